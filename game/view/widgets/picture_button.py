"""A picture that can be pressed, without a plaque: it grows a little under the pointer."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas import Canvas
from game.view.palette import FAINT
from game.view.widgets.base import Widget, Words

_GROWTH = 4.0


class PictureButton(Widget):
    """One picture, square, in the middle of its box. The label is its tip as well."""

    def __init__(self, name: str, label: Words, picture: str, on: Callable[[], object]) -> None:
        super().__init__(name, label, label)
        self.picture, self.on = picture, on

    def activate(self) -> None:
        if self.enabled:
            self.on()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        canvas.dim(self.x, self.y, self.w, self.h, FAINT, round(40 + 70 * self.warmth), 6)
        size = min(self.w, self.h) - _GROWTH - 2 + (0.0 if self.pressed else round(self.warmth) * _GROWTH)
        canvas.put(self.picture, self.x + (self.w - size) / 2, self.y + (self.h - size) / 2, size, size)
