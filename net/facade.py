"""What the scenes use of the network, as one page: look for tables, host one, join one, play on.

Everything here may be called from the window's thread and returns at once; sockets and timers live in a thread of their
own. `Network` is made once a program; a `Session` once a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from net.engine import MakeEngine
from net.events import Event
from net.lobby import LobbySeat
from net.messages import PLAY


@dataclass(frozen=True, slots=True)
class Identity:
    """Who we are to others. app: version of the program. rules: game key -> hash of its rules, in hexadecimal."""

    app: str
    rules: dict[str, str]
    make_engine: MakeEngine
    machine: str = ""  # the computer's name, shown beside a player's


@dataclass(frozen=True, slots=True)
class HostSetup:
    """A table to open. seats: how it begins; those of the host carry peer 1. password "": none."""

    table: str
    player: str
    game: str
    version: int
    seats: tuple[LobbySeat, ...]
    options: dict[str, str]
    password: str = ""
    timer: int = 0
    undo: str = "turn"
    watch: bool = True
    started: str = ""  # the present moment in UTC, only written down


@dataclass(frozen=True, slots=True)
class Found:
    """A table in the list. state: "open", "full", "play". ping in milliseconds, -1 unknown.

    silent: seconds without answer. trouble: "" or why it cannot be joined: "protocol", "rules", "app".
    gone: to be greyed. app: the version over there.
    own: hosted by this program.
    """

    id: str
    table: str
    host: str
    game: str
    taken: int
    seats: int
    state: str
    locked: bool
    watch: bool
    ping: int
    silent: int
    gone: bool
    trouble: str
    app: str
    addresses: tuple[str, ...]
    own: bool = False


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match on this machine that can be gone back to. was_host: whether this machine was its host."""

    id: str
    table: str
    game: str
    players: tuple[str, ...]
    was_host: bool
    path: Path
    when: float  # of the file, seconds since 1970


@dataclass(frozen=True, slots=True)
class Search:
    """The state of the search. problem: "" or why it is off: "no-network", "blocked" or "failed"."""

    tables: tuple[Found, ...] = ()
    listening: bool = False
    problem: str = ""


class Session(Protocol):
    """One table we host, sit at or watch. After Refused, Unreachable or Ended it is over and says nothing more."""

    is_host: bool
    addresses: tuple[str, ...]  # of the host's table, "192.168.1.7:47810"; () for a guest

    def poll(self) -> list[Event]:
        """Return what has happened since the last call."""

    # before the match
    def take_seat(self, seat: int, name: str = "") -> None:
        """Sit down; a second seat for a second person at this screen has a name of its own."""

    def leave_seat(self, seat: int) -> None: ...

    def change_seat(self, seat: int, what: str, value: Any) -> None:
        """`what` as in `messages.SeatWish`: "name", "colour", "team", "computer" (level), "open" (host)."""

    def option(self, key: str, value: Any) -> None:
        """Host: a table option of the game, or "timer", "undo", "watch", "table", or "seats", their number."""

    def ready(self, ready: bool) -> None:
        """Agree with the lobby as it was told last."""

    def begin(self) -> None: ...

    def kick(self, peer: int) -> None: ...

    def answer_password(self, password: str) -> None: ...

    # beside the match
    def chat(self, text: str) -> None: ...

    def emote(self, emote: int) -> None: ...

    # the match
    def play(self, seat: int, text: str, base: int) -> None:
        """Propose an input for a seat of ours; `base`: the last seq that the screen had applied."""

    def seal(self, seat: int, text: str) -> None:
        """Bid in secret for a seat of ours; it is opened by itself when all bids are in."""

    # trouble
    def replace_lost(self, seat: int, level: int) -> None:
        """Host: let the computer play on for a seat whose machine is lost."""

    def take_back(self, seat: int) -> None:
        """Sit down again where the computer plays for us."""

    def give_seat(self, seat: int, peer: int) -> None:
        """Host: let a watcher take the seat of somebody who is lost."""

    def wait(self) -> None:
        """After HostSilent: go on dialling the old host."""

    def take_over(self) -> None:
        """After HostSilent: host on here."""

    def heal(self) -> None:
        """The screen's own position is not the one that `Played.digest` names: send Rebuilt and everything again."""

    def leave(self) -> None:
        """End it: the connection, and for the host the table. A match that is not over can be gone back to."""


class Network(Protocol):
    """The one door. `net.open_network(home, identity)` makes it; nothing is opened before something is asked for."""

    def browse(self, wanted: bool) -> None:
        """Look for tables, or stop. Only while the list is on the screen."""

    def search(self) -> Search:
        """Return the list as it stands; cheap, for every tick."""

    def own_addresses(self) -> tuple[str, ...]:
        """Return how other machines reach this one, best first, without a port while nothing is hosted."""

    def host(self, setup: HostSetup) -> Session: ...

    def join(self, address: str | Found, player: str, role: str = PLAY) -> Session:
        """Sit down at a found table, or at "host", "host:port" or "[v6]:port" (no port: the usual ones)."""

    def unfinished(self) -> list[Unfinished]:
        """Return the matches that can be gone back to, newest first; unreadable files are passed over and kept."""

    def rejoin(self, match: Unfinished) -> Session:
        """Go back: as host where nobody else hosts on meanwhile, else as the player who we were."""

    def forget(self, match: Unfinished) -> None:
        """Take it off that list."""

    def close(self) -> None:
        """Say goodbye to everybody and end the thread; waits at most a second."""


@dataclass(slots=True)
class Limits:
    """What may be lifted for a measurement."""

    messages_per_second: int = 120
    burst: int = 240
    bytes_per_second: int = 64 * 1024
