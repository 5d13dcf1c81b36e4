"""What belongs to each game beside its rules, one line each. Static imports are what the packager follows."""

from __future__ import annotations

from game.scenes.computer import Thinker
from game.view import rose_king
from game.view.table_view import ViewPackage

VIEWS: dict[str, ViewPackage] = {
    "rose_king": rose_king,
}


def thinker(key: str) -> Thinker:
    """Return a computer player of the game, not yet working."""
    raise NotImplementedError(key)
