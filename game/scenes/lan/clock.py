"""The last seconds of a turn, to be heard."""

from __future__ import annotations

from collections.abc import Callable

from game.view.widgets.presence import HURRY


class Hurry:
    """Ticks once a second while whoever sits here has little time left."""

    def __init__(self, play: Callable[[str], object]) -> None:
        self._play = play
        self._heard = -1

    def update(self, clock: int, is_ours: bool) -> None:
        """Advance by one tick. clock: seconds left, -1 where no clock runs."""
        if is_ours and 0 < clock <= HURRY and clock != self._heard:
            self._play("tick")
        self._heard = clock
