"""The end of a match on the screen: its last position is looked at for a moment before the last page covers it."""

from __future__ import annotations

from game.match import Match

END_TICKS = 90


class Ending:
    """Counts how long the last position of a match has been shown."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._rest = 0
        self._taken = False

    def begin(self) -> None:
        """Begin anew: the end may have been taken back."""
        self._rest, self._taken = 0, False

    def update(self, is_settled: bool) -> None:
        """Advance by one tick. is_settled: whether the newest position is shown and nothing moves."""
        if self._match.is_over and is_settled:
            self._rest += 1

    def take(self) -> bool:
        """Return, once, that the last page may come."""
        if self._taken or self._rest < END_TICKS or not self._match.is_over:
            return False
        self._taken = True
        return True
