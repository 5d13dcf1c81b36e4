"""How the computer thinks about each game, one line each. Static imports are what the packager follows."""

from __future__ import annotations

from typing import Any, Protocol

from game.ai import rose_king
from game.ai.levels import Ranking


class Search(Protocol):
    """A search of one position that is done in small steps, so that it can be dropped at any time."""

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""

    def step(self) -> bool:
        """Do a few milliseconds of work; return whether there is more to do."""

    def ranking(self) -> Ranking:
        """Return (action, value for the actor), best first."""


class Thinking(Protocol):
    """What the file of one game offers."""

    def Search(self, state: Any, plies: int) -> Search: ...  # noqa: N802 - it is a class

    def gain(self, state: Any, action: int) -> int:
        """Return by how many points the action itself changes the lead of its seat."""


THINKING: dict[str, Thinking] = {
    "rose_king": rose_king,
}
