"""The clock of a turn. It stands while somebody is lost, and begins anew when he is back."""

from __future__ import annotations

from net.engine import ACT
from net.host_room import Room
from net.ledger import Applied

UNDO = "undo"  # the one word of an engine's that the clock knows: taking back must not wind it up


class TurnClock:
    """Runs only where the table has a timer."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._ends: float | None = None
        self._due: object = None
        self._depth = self._deepest = 0  # inputs less those taken back
        room.listeners.append(self._applied)

    def update(self, is_paused: bool) -> None:
        """Start, go on or stand, by what is due now."""
        room = self._room
        seconds = room.ledger.start.get("timer", 0) if room.is_begun else 0
        waits = room.ledger.due.kind == ACT or (room.ledger.auction is not None and not room.ledger.auction.is_sealed)
        if not seconds or is_paused or not waits or room.ledger.is_ended or room.lost_seats():
            self._ends = None
            return
        due = (room.ledger.due, room.ledger.auction and room.ledger.auction.seq, self._deepest)
        if self._ends is None or due != self._due:
            self._ends = room.now + seconds
        self._due = due

    def restart(self) -> None:
        """Give the full time again, after the machine has slept."""
        self._ends = None

    def left(self) -> int:
        """Return the seconds left, -1 while no clock runs."""
        if self._ends is None:
            return -1
        return max(0, -int(-(self._ends - self._room.now) // 1))

    def is_over(self) -> bool:
        """Return whether the time of those who are to act is over."""
        return self._ends is not None and self._room.now >= self._ends

    def deadline(self) -> float | None:
        """Return when that will be, None while no clock runs."""
        return self._ends

    def _applied(self, applied: Applied) -> None:
        if applied.entry.kind == "INPUT":
            self._depth += -1 if applied.entry.payload == UNDO else 1
        elif applied.entry.kind in ("RAND", "OPEN"):
            self._depth += 1
        self._deepest = max(self._deepest, self._depth)
