"""The lobby as everybody sees it: seats, options, who is ready. The host sends it whole after each change."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from net.checks import PLAY, WATCH, Shape, flag, name, one_of, text, u32, within

OPEN, PERSON, COMPUTER = "open", "person", "computer"
NOBODY, HOST = 0, 1  # peers are numbered from 1; that is who hosts at the beginning


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat. kind: OPEN, PERSON or COMPUTER. peer: whose machine plays it. colour: 0 to 15. team: -1 for none."""

    kind: str = OPEN
    name: str = ""
    peer: int = NOBODY
    colour: int = 0
    team: int = -1
    level: int = 0


@dataclass(frozen=True, slots=True)
class LobbyPeer:
    """Somebody at the table. machine: the computer's name as it is shown. ready: for the lobby's present revision."""

    peer: int
    name: str
    role: str
    ready: bool = False
    machine: str = ""


@dataclass(frozen=True, slots=True)
class LobbyState:
    """Everything that is agreed before START.

    game: key of the rules, version: of the rules. options: the game's table options, all of them. rules of the house:
    timer in seconds a turn (0: none), undo ("turn" or "move": what may be taken back), watch: whether others may watch.
    locked: whether a password is asked for. revision: rises with everything that has to be agreed on.
    """

    table: str
    game: str
    version: int
    seats: tuple[LobbySeat, ...]
    peers: tuple[LobbyPeer, ...]
    options: dict[str, str] = field(default_factory=dict)
    timer: int = 0
    undo: str = "turn"
    watch: bool = True
    locked: bool = False
    revision: int = 0

    def seats_of(self, peer: int) -> tuple[int, ...]:
        """Return the seats that a peer's machine plays."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.peer == peer)

    def peer(self, number: int) -> LobbyPeer | None:
        """Return who has this number, None when nobody has."""
        return next((one for one in self.peers if one.peer == number), None)

    def waiting(self) -> tuple[LobbyPeer, ...]:
        """Return who sits at a seat and is not ready."""
        sitting = {seat.peer for seat in self.seats if seat.kind == PERSON}
        return tuple(one for one in self.peers if one.peer in sitting and not one.ready)

    def free_seats(self) -> int:
        """Return how many seats nobody has taken."""
        return sum(seat.kind == OPEN for seat in self.seats)

    @property
    def can_begin(self) -> bool:
        """Whether every seat is taken and everybody who sits is ready."""
        return not self.free_seats() and not self.waiting()

    def to_plain(self) -> dict[str, Any]:
        """Return what `lobby_from_plain` reads back."""
        plain = {field.name: getattr(self, field.name) for field in fields(self)}
        plain["seats"] = [_row(seat) for seat in self.seats]
        plain["peers"] = [_row(peer) for peer in self.peers]
        plain["options"] = dict(self.options)
        return plain


class BadLobby(ValueError):
    """What was sent is no lobby; the message says which part of it."""


MOST_SEATS, MOST_PEERS, MOST_OPTIONS = 8, 16, 32
MOST_TIMER = 3600
COLOURS, LEVELS, TEAMS = 16, 16, 8
UNDOS = ("turn", "move")

label = text(40)  # a table's name, a value of an option
machine_name = text(40, least=0)
_some_name = text(24, least=0, size=48)


_SEAT: Shape = {
    "kind": one_of(OPEN, PERSON, COMPUTER),
    "name": _some_name,
    "peer": u32,
    "colour": within(0, COLOURS - 1),
    "team": within(-1, TEAMS - 1),
    "level": within(0, LEVELS - 1),
}
_PEER: Shape = {
    "peer": u32,
    "name": name,
    "role": one_of(PLAY, WATCH),
    "ready": flag,
    "machine": machine_name,
}
_STATE: Shape = {
    "table": label,
    "game": text(40),
    "version": u32,
    "seats": lambda value: type(value) is list and 1 <= len(value) <= MOST_SEATS,
    "peers": lambda value: type(value) is list and len(value) <= MOST_PEERS,
    "options": lambda value: type(value) is dict and len(value) <= MOST_OPTIONS,
    "timer": within(0, MOST_TIMER),
    "undo": one_of(*UNDOS),
    "watch": flag,
    "locked": flag,
    "revision": u32,
}


def lobby_from_plain(plain: Any) -> LobbyState:
    """Return the lobby that `LobbyState.to_plain` made plain. Raises BadLobby, and nothing else."""
    if type(plain) is not dict or set(plain) != set(_STATE):
        raise BadLobby("not the fields of a lobby")
    _check(plain, _STATE)
    if not all(label(key) and label(value) for key, value in plain["options"].items()):
        raise BadLobby("an option")
    parts = dict(plain)
    parts["seats"] = tuple(LobbySeat(**_read(row, _SEAT)) for row in plain["seats"])
    parts["peers"] = tuple(LobbyPeer(**_read(row, _PEER)) for row in plain["peers"])
    parts["options"] = dict(plain["options"])
    state = LobbyState(**parts)
    _check_numbers(state)
    return state


def timer_of(value: Any) -> bool:
    """Whether this may be the seconds of a turn."""
    return _STATE["timer"](value)


def is_seat_value(field: str, value: Any) -> bool:
    """Whether a seat's field may have this value."""
    return _SEAT[field](value)


def _row(record: LobbySeat | LobbyPeer) -> list[Any]:
    return [getattr(record, field.name) for field in fields(record)]


def _read(row: Any, checks: Shape) -> dict[str, Any]:
    if type(row) is not list or len(row) != len(checks):
        raise BadLobby("a row of the wrong length")
    named = dict(zip(checks, row, strict=True))
    _check(named, checks)
    return named


def _check(values: dict[str, Any], checks: Shape) -> None:
    for key, check in checks.items():
        if not check(values[key]):
            raise BadLobby(key)


def _check_numbers(state: LobbyState) -> None:
    numbers = [peer.peer for peer in state.peers]
    if len(set(numbers)) != len(numbers) or NOBODY in numbers:
        raise BadLobby("the numbers of the peers")
    for seat in state.seats:
        if (seat.kind == OPEN) != (seat.peer == NOBODY) or (seat.peer != NOBODY and seat.peer not in numbers):
            raise BadLobby("a seat of nobody")
