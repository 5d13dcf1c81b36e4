"""What the last page of a match is in every game: a still picture, and over it what moves once when it is opened."""

from __future__ import annotations

from typing import Any

from game.language import current
from game.rules.core import Outcome
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.moment import Moment

WIDE, HIGH = 1280.0, 720.0


class LastPage:
    """The last page as scenes know it (`table_view.ResultView`); a game draws the two parts of it.

    ticks: for how long something moves. foot: where the buttons of the scene begin, from the top of the page.
    """

    ticks = 200.0
    foot = 644.0

    def __init__(self, moment: Moment, outcome: Outcome) -> None:
        self.dirty = True
        self._moment, self._outcome = moment, outcome
        self._state: Any = moment.observation
        self._tick = self.ticks if moment.preferences.pace == 0 else 0.0
        self._size = (WIDE, HIGH)

    def layout(self, canvas: Canvas) -> None:
        """Take over the size of the canvas."""
        self._size = canvas.size
        self.dirty = True

    def update(self) -> None:
        """Advance by one tick."""
        if self._tick < self.ticks:
            self._tick += 1
            self.dirty = True

    @property
    def buttons(self) -> Box:
        """The place for the buttons of the scene: a row at the foot."""
        x, y = self._corner()
        return Box(x + 240, y + self.foot, 800, 66)

    def draw(self, canvas: Canvas, remainder: float = 0.0) -> None:
        """Draw the page; only what moves is drawn anew every frame."""
        self._size = canvas.size
        key = ("last page", current(), self)  # not its id, which another page may have later
        canvas.surface.blit(canvas.layer(key, *canvas.size, self._still, opaque=True), (0, 0))
        self._moving(canvas, min(self.ticks, self._tick + remainder))
        self.dirty = False

    def _corner(self) -> tuple[float, float]:
        """Return where the page of 1280 x 720 lies on the canvas."""
        return (self._size[0] - WIDE) / 2, (self._size[1] - HIGH) / 2

    def _still(self, canvas: Canvas) -> None:
        """Draw what never changes."""
        raise NotImplementedError

    def _moving(self, canvas: Canvas, tick: float) -> None:
        """Draw the counters, and what falls over the page until `ticks` are over."""
        raise NotImplementedError
