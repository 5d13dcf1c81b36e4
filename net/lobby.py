"""The lobby as everybody sees it: seats, options, who is ready. The host sends it whole after each change."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

OPEN, PERSON, COMPUTER = "open", "person", "computer"
NOBODY = 0  # a peer's number is 1 or more; the host's own is 1


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
    ping: int = -1  # milliseconds, -1 while unknown
    machine: str = ""


@dataclass(frozen=True, slots=True)
class LobbyState:
    """Everything that is agreed before START.

    game: key of the rules, version: of the rules. options: the game's table options, all of them. rules of the house:
    timer in seconds a turn (0: none), undo ("turn" or "move": what may be taken back), watch: whether others may watch.
    continued: the file that is played on, "" for a new match.
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
        raise NotImplementedError
