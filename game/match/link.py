"""Links: proposals go in, and what is agreed comes out in the order in which everybody applies it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Protocol

from game.match.log import Entry, Message, Rewind


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
    """Hands out the plies of a finished log up to a wanted place, backwards too. Proposals are not heard."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.entries = tuple(entries)
        self.place = 0  # plies handed out
        self._wanted = 0

    def seek(self, ply: int) -> None:
        """Make the next `receive` lead to the position after `ply` plies, kept within the log."""
        self._wanted = max(0, min(ply, len(self.entries)))

    def send(self, message: Message) -> None:
        """Drop the message: nobody acts in a replay."""

    def receive(self) -> list[Message]:
        """Return the plies up to the wanted place, or the rewind to it."""
        start, self.place = self.place, self._wanted
        if self._wanted < start:
            return [Rewind(self._wanted)]
        return list(self.entries[start : self._wanted])
