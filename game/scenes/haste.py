"""Whether a press is meant for what lies there now: what has just come under the pointer nobody had time to see."""

from __future__ import annotations

from collections.abc import Iterable

from game.scenes.scene import Rect
from game.view.input import DOUBLE_CLICK, Event

SEEN = 9  # ticks until a person could have seen what is new, and have kept the finger back


class Haste:
    """Knows how long the position has been shown, and in which one a double click began."""

    def __init__(self) -> None:
        self._age = DOUBLE_CLICK
        self._positions = 0
        self._begun_in = 0  # the position in which the first of several quick clicks fell

    @property
    def is_new(self) -> bool:
        """Whether nobody can have seen yet what lies there."""
        return self._age < SEEN

    @property
    def is_over(self) -> bool:
        """Whether every press counts, even one where the last position was pressed."""
        return self._age >= DOUBLE_CLICK

    def renew(self) -> None:
        """Take note that something else lies there from now on."""
        self._positions += 1
        self._age = 0

    def update(self) -> bool:
        """Advance by one tick; return whether every press counts from now on."""
        self._age += 1
        return self._age == DOUBLE_CLICK

    def is_meant(self, event: Event, always: Iterable[Rect] = ()) -> bool:
        """Return whether the event may act. always: places that mean the same all the time, as that of Undo.

        The later half of a double click counts only for the position that the first half was for, or for one that has
        been there as long as a double click may take.
        """
        if event.kind == "command":
            return event.command != "confirm" or not self.is_new
        if event.kind != "down" or event.button != 1:
            return True
        if event.clicks < 2 or self.is_over:
            self._begun_in = self._positions
        if not self.is_new and self._begun_in == self._positions:
            return True
        return any(x <= event.x < x + w and y <= event.y < y + h for x, y, w, h in always)
