"""Links: proposals go in, and what is agreed comes out in the order in which everybody applies it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Protocol

from game.match.log import Entry, Message, Reseat, Rewind, Seat, seats_at, told


class Link(Protocol):
    """The only road from a proposal to the state."""

    def send(self, message: Message) -> None:
        """Propose a message; it may come back later, elsewhere in the order, or never."""

    def receive(self) -> list[Message]:
        """Return what was agreed since the last call, in order."""


class LocalLink:
    """Everything sent comes back in the same order. `backlog` comes first: the plies of a match to continue."""

    def __init__(self, backlog: Iterable[Message] = ()) -> None:
        self._queue: deque[Message] = deque(backlog)

    def send(self, message: Message) -> None:
        """Put the message behind the others."""
        self._queue.append(message)

    def receive(self) -> list[Message]:
        """Return what was sent since the last call."""
        messages = list(self._queue)
        self._queue.clear()
        return messages


class ReplayLink:
    """Hands out a finished log up to a wanted place, backwards too. Proposals are not heard.

    seats: who sat there before ply 1; reseats: who sat down later.
    """

    def __init__(self, entries: Iterable[Entry], seats: Sequence[Seat] = (), reseats: Iterable[Reseat] = ()) -> None:
        self.entries = tuple(entries)
        self.place = 0  # plies handed out
        self._seats = tuple(seats)
        self._reseats = tuple(reseats)
        self._story = tuple(told(self.entries, self._reseats))
        self._told = 0  # parts of the story handed out
        self._wanted = 0

    def seek(self, ply: int) -> None:
        """Make the next `receive` lead to the position after `ply` plies, kept within the log."""
        self._wanted = max(0, min(ply, len(self.entries)))

    def send(self, message: Message) -> None:
        """Drop the message: nobody acts in a replay."""

    def receive(self) -> list[Message]:
        """Return the plies up to the wanted place, or the rewind to it."""
        start, self.place = self.place, self._wanted
        first, self._told = self._told, self._wanted + sum(reseat.ply <= self._wanted for reseat in self._reseats)
        if self._wanted >= start:
            return list(self._story[first : self._told])
        now = seats_at(self._seats, self._reseats, start)
        then = seats_at(self._seats, self._reseats, self._wanted)
        back = [Reseat(seat, holder) for seat, holder in enumerate(then) if holder != now[seat]]
        return [Rewind(self._wanted), *back]
