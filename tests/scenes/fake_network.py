"""A network that a test drives by hand: it remembers what the scenes ask for and tells them what the test says.

`FakeNetwork` meets `net.facade.Network` and `FakeSession` meets `net.facade.Session`. Nothing answers by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from net.events import Connected, Event, LobbyChanged
from net.facade import Found, HostSetup, Search, Unfinished
from net.lobby import LobbyPeer, LobbySeat, LobbyState
from net.messages import PLAY

GAME_ID = bytes(range(16))
ADDRESSES = ("192.168.1.42:47810",)


@dataclass
class FakeSession:
    """One table. asked: what the scenes called, as (name, arguments). `tell` says what `poll` returns next."""

    is_host: bool = False
    addresses: tuple[str, ...] = ()
    asked: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)
    left: bool = False
    _waiting: list[Event] = field(default_factory=list)

    def tell(self, *events: Event) -> None:
        """Say that these things have happened."""
        self._waiting.extend(events)

    def calls(self, name: str) -> list[tuple[Any, ...]]:
        """Return the arguments of every call of that name."""
        return [arguments for called, arguments in self.asked if called == name]

    def poll(self) -> list[Event]:
        told, self._waiting = self._waiting, []
        return told

    def take_seat(self, seat: int, name: str = "") -> None:
        self.asked.append(("take_seat", (seat, name)))

    def leave_seat(self, seat: int) -> None:
        self.asked.append(("leave_seat", (seat,)))

    def change_seat(self, seat: int, what: str, value: Any) -> None:
        self.asked.append(("change_seat", (seat, what, value)))

    def option(self, key: str, value: Any) -> None:
        self.asked.append(("option", (key, value)))

    def ready(self, ready: bool) -> None:
        self.asked.append(("ready", (ready,)))

    def begin(self) -> None:
        self.asked.append(("begin", ()))

    def kick(self, peer: int) -> None:
        self.asked.append(("kick", (peer,)))

    def answer_password(self, password: str) -> None:
        self.asked.append(("answer_password", (password,)))

    def chat(self, text: str) -> None:
        self.asked.append(("chat", (text,)))

    def emote(self, emote: int) -> None:
        self.asked.append(("emote", (emote,)))

    def play(self, seat: int, text: str, base: int) -> None:
        self.asked.append(("play", (seat, text, base)))

    def seal(self, seat: int, text: str) -> None:
        self.asked.append(("seal", (seat, text)))

    def replace_lost(self, seat: int, level: int) -> None:
        self.asked.append(("replace_lost", (seat, level)))

    def take_back(self, seat: int) -> None:
        self.asked.append(("take_back", (seat,)))

    def give_seat(self, seat: int, peer: int) -> None:
        self.asked.append(("give_seat", (seat, peer)))

    def wait(self) -> None:
        self.asked.append(("wait", ()))

    def take_over(self) -> None:
        self.asked.append(("take_over", ()))

    def heal(self) -> None:
        self.asked.append(("heal", ()))

    def leave(self) -> None:
        self.asked.append(("leave", ()))
        self.left = True


@dataclass
class FakeNetwork:
    """The door. found: what the search shows. sessions: the ones made, with what they were made from in `doors`."""

    found: Search = field(default_factory=lambda: Search((), True))
    own: tuple[str, ...] = ("192.168.1.42",)
    matches: list[Unfinished] = field(default_factory=list)
    browsing: bool = False
    closed: bool = False
    sessions: list[FakeSession] = field(default_factory=list)
    doors: list[tuple[Any, ...]] = field(default_factory=list)
    forgotten: list[Unfinished] = field(default_factory=list)

    @property
    def session(self) -> FakeSession:
        """The session made last."""
        return self.sessions[-1]

    def browse(self, wanted: bool) -> None:
        self.browsing = wanted

    def search(self) -> Search:
        return self.found

    def own_addresses(self) -> tuple[str, ...]:
        return self.own

    def host(self, setup: HostSetup) -> FakeSession:
        session = self._made(FakeSession(True, ADDRESSES), "host", setup)
        session.tell(Connected(1, PLAY, "lobby", True, GAME_ID), LobbyChanged(lobby_of(setup)))
        return session

    def join(self, address: str | Found, player: str, role: str = PLAY) -> FakeSession:
        return self._made(FakeSession(), "join", address, player, role)

    def unfinished(self) -> list[Unfinished]:
        return [match for match in self.matches if match not in self.forgotten]

    def rejoin(self, match: Unfinished) -> FakeSession:
        return self._made(FakeSession(match.was_host, ADDRESSES if match.was_host else ()), "rejoin", match)

    def forget(self, match: Unfinished) -> None:
        self.forgotten.append(match)

    def close(self) -> None:
        self.closed = True

    def _made(self, session: FakeSession, *door: Any) -> FakeSession:
        self.sessions.append(session)
        self.doors.append(door)
        return session


def lobby_of(setup: HostSetup) -> LobbyState:
    """Return the lobby as it stands just after a table was opened."""
    peers = (LobbyPeer(1, setup.player, PLAY, False, "wilhelmina"),)
    return LobbyState(
        setup.table, setup.game, setup.version, setup.seats, peers, dict(setup.options), setup.timer, setup.undo,
        setup.watch, bool(setup.password), 1,
    )  # fmt: skip


def rose_lobby(**changes: Any) -> LobbyState:
    """Return a lobby of Rose King: Wilhelmina hosts as peer 1, Kees is peer 2; `changes` replaces fields."""
    seats = (LobbySeat("person", "Wilhelmina", 1, 0), LobbySeat("person", "Kees", 2, 1))
    peers = (
        LobbyPeer(1, "Wilhelmina", PLAY, False, "wilhelmina"),
        LobbyPeer(2, "Kees", PLAY, False, "kees-pc"),
    )
    options = {"red": "first", "reshuffle": "lazy"}
    state = LobbyState("Roses after lunch", "rose_king", 1, seats, peers, options, 0, "turn", True, False, 3)
    return replace(state, **changes)


def found_table(**changes: Any) -> Found:
    """Return an open table of Rose King in the list; `changes` replaces fields."""
    table = Found(
        "a1b2c3d4", "Roses after lunch", "wilhelmina", "rose_king", 1, 2, "open", False, True, 18, 0, False, "", "1.0",
        ("192.168.1.7:47810",),
    )  # fmt: skip
    return replace(table, **changes)
