"""The lobby as the host keeps it: who may change what, and which changes make everybody agree anew."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from net.checks import NAME_BYTES, NAME_CHARACTERS, PLAY, WATCH, name
from net.facade import HostSetup
from net.lobby import (
    COLOURS,
    COMPUTER,
    MOST_PEERS,
    MOST_SEATS,
    NOBODY,
    OPEN,
    PERSON,
    UNDOS,
    LobbyPeer,
    LobbySeat,
    LobbyState,
    is_seat_value,
    label,
    timer_of,
)

NOT_NOW = "lobby"  # of `reasons.NACKS`
HOST_ONLY = "host"


class HostLobby:
    """Each change raises the revision and clears what was ready: nobody is bound by what he has not seen. Who comes to
    watch, or goes without having had a seat, changes nothing of what the others have agreed to.

    The methods that a peer asks for return "" or the code why not, of `reasons.NACKS`.
    """

    def __init__(self, setup: HostSetup, host: int) -> None:
        if not 1 <= len(setup.seats) <= MOST_SEATS:
            raise ValueError("a table has one to eight seats")
        self.host = host
        self.anchors: dict[int, bytes] = {}  # of who is ready
        self.state = LobbyState(
            table=setup.table, game=setup.game, version=setup.version, seats=setup.seats, peers=(),
            options=dict(setup.options), timer=setup.timer, undo=setup.undo, watch=setup.watch,
            locked=bool(setup.password),
        )  # fmt: skip

    # -- coming and going

    def has_room(self, role: str) -> bool:
        """Return whether somebody more may come in with this role."""
        if len(self.state.peers) >= MOST_PEERS:
            return False
        return role == WATCH or self.state.free_seats() > 0

    def join(self, peer: int, wanted: str, role: str, machine: str = "") -> None:
        """Let a peer in, and let him sit on the first free seat if he plays and has none yet."""
        named = self.free_name(wanted, peer)
        peers = (*self.state.peers, LobbyPeer(peer, named, role, machine=machine))
        if role == WATCH:
            self.state = replace(self.state, peers=peers)
            return
        self._change(peers=peers)
        free = [number for number, seat in enumerate(self.state.seats) if seat.kind == OPEN]
        if role == PLAY and free and not self.state.seats_of(peer):
            self._seat(free[0], kind=PERSON, peer=peer, name=self.free_name(wanted, peer, sitting=True))

    def leave(self, peer: int) -> None:
        """Let a peer go; his seats are open again."""
        if self.state.peer(peer) is None:
            return
        self.anchors.pop(peer, None)
        for number in self.state.seats_of(peer):
            self._open(number)
        self.state = replace(self.state, peers=tuple(one for one in self.state.peers if one.peer != peer))

    def free_name(self, wanted: str, peer: int, sitting: bool = False) -> str:
        """Return the name for a peer, or for one more seat of his, by which nobody else here is called."""
        others = {one.name for one in self.state.peers if one.peer != peer}
        seats = {seat.name for seat in self.state.seats if seat.kind != OPEN and (sitting or seat.peer != peer)}
        return free_name(wanted, others | seats)

    # -- wishes

    def wish(self, peer: int, seat: int, what: str, value: Any) -> str:
        """Change a seat as `messages.SeatWish` asks."""
        if not 0 <= seat < len(self.state.seats):
            return NOT_NOW
        if what in ("computer", "open"):
            return self._fill(peer, seat, what, value)
        if what == "take":
            return self._take(peer, seat, value)
        if not self._may_change(peer, seat):
            return "seat"
        if what == "leave":
            self._open(seat)
            return ""
        return self._adjust(seat, what, value)

    def _take(self, peer: int, seat: int, value: Any) -> str:
        one = self.state.peer(peer)
        if one is None or self.state.seats[seat].kind != OPEN:
            return NOT_NOW
        wanted = value or one.name
        if not name(wanted) or not wanted.strip():
            return NOT_NOW
        self._update_peer(peer, role=PLAY)  # somebody who came to watch may sit down
        self._seat(seat, kind=PERSON, peer=peer, name=self.free_name(wanted, peer, sitting=True), level=0)
        return ""

    def _fill(self, peer: int, seat: int, what: str, value: Any) -> str:
        if peer != self.host:
            return HOST_ONLY
        if what == "open":
            self._open(seat)
            return ""
        if not is_seat_value("level", value):
            return NOT_NOW
        self._seat(seat, kind=COMPUTER, peer=self.host, name="", level=value)
        return ""

    def _adjust(self, seat: int, what: str, value: Any) -> str:
        if not is_seat_value(what, value):
            return NOT_NOW
        if what == "colour":
            return self._colour(seat, value)
        if what == "name":
            if not name(value) or not value.strip():
                return NOT_NOW
            held = self.state.seats[seat]
            peer = held.peer if held.kind == PERSON else NOBODY
            value = value if value == held.name else self.free_name(value, peer, sitting=True)
        self._seat(seat, **{what: value})
        return ""

    def _colour(self, seat: int, colour: int) -> str:
        """A colour that an open seat or a computer has is exchanged; one that a person has is his."""
        other = next((number for number, one in enumerate(self.state.seats) if one.colour == colour), seat)
        if other != seat and self.state.seats[other].kind == PERSON:
            return NOT_NOW
        if other != seat:
            self._seat(other, colour=self.state.seats[seat].colour)
        self._seat(seat, colour=colour)
        return ""

    def option(self, peer: int, key: str, value: Any) -> str:
        """Change an option of the game or a rule of the house; the host only."""
        if peer != self.host:
            return HOST_ONLY
        fits = {
            "timer": timer_of,
            "undo": lambda one: one in UNDOS,
            "watch": lambda one: type(one) is bool,
            "table": label,
        }
        if key in fits:
            if not fits[key](value):
                return NOT_NOW
            self._change(**{key: value})
            return ""
        if key == "seats":
            return self._have_seats(value)
        if key not in self.state.options or not label(value):
            return NOT_NOW
        self._change(options={**self.state.options, key: value})
        return ""

    def _have_seats(self, count: Any) -> str:
        """Have so many seats. The last open ones go first, then the last computer players, never a person."""
        seats = list(self.state.seats)
        if type(count) is not int or not 1 <= count <= MOST_SEATS:
            return NOT_NOW
        persons = sum(seat.kind == PERSON for seat in seats)
        if count < persons:
            return NOT_NOW
        while len(seats) > count:
            kind = OPEN if any(seat.kind == OPEN for seat in seats) else COMPUTER
            del seats[max(number for number, seat in enumerate(seats) if seat.kind == kind)]
        while len(seats) < count:
            taken = {seat.colour for seat in seats}
            seats.append(LobbySeat(colour=next(colour for colour in range(COLOURS) if colour not in taken)))
        self._change(seats=tuple(seats))
        return ""

    def ready(self, peer: int, ready: bool, revision: int, anchor: bytes | None) -> str:
        """Note that a peer agrees with this revision, or no longer; that is no change of the lobby itself."""
        one = self.state.peer(peer)
        if one is None or revision != self.state.revision or (ready and anchor is None):
            return "stale"
        if ready and anchor is not None:
            self.anchors[peer] = anchor
        self._update_peer(peer, ready=ready)
        return ""

    # -- inside

    def _may_change(self, peer: int, seat: int) -> bool:
        return self.state.seats[seat].peer == peer or (peer == self.host and self.state.seats[seat].kind != PERSON)

    def _open(self, seat: int) -> None:
        self._seat(seat, kind=OPEN, peer=NOBODY, name="", level=0)

    def _seat(self, seat: int, **changes: Any) -> None:
        seats = list(self.state.seats)
        seats[seat] = replace(seats[seat], **changes)
        self._change(seats=tuple(seats))

    def _update_peer(self, peer: int, **changes: Any) -> None:
        peers = tuple(replace(one, **changes) if one.peer == peer else one for one in self.state.peers)
        self.state = replace(self.state, peers=peers)

    def _change(self, **changes: Any) -> None:
        self.anchors.clear()
        self.state = replace(self.state, **changes)
        peers = tuple(replace(one, ready=False) for one in self.state.peers)
        self.state = replace(self.state, peers=peers, revision=self.state.revision + 1)


def free_name(wanted: str, taken: Collection[str]) -> str:
    """Return the name, with " (2)" and so on where it is taken; never longer than a name may be."""
    return next(found for found in _numbered(wanted) if found not in taken)


def _numbered(wanted: str) -> Iterator[str]:
    yield wanted
    for number in range(2, 1000):
        ending = f" ({number})"
        short = wanted[: NAME_CHARACTERS - len(ending)]
        while len((short + ending).encode()) > NAME_BYTES:
            short = short[:-1]
        yield short.rstrip() + ending
