"""Small flags with the code of a language; the one in use is lit."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas import Canvas
from game.view.palette import INK, PALE
from game.view.widgets.base import Widget, Words

_WIDE, _HIGH = 50.0, 26.0


class Pennant(Widget):
    """One flag. lit: whether its language is in use."""

    def __init__(self, name: str, code: str, label: Words, lit: Callable[[], bool], on: Callable[[], object]) -> None:
        super().__init__(name, label, label)
        self.code, self.lit, self.on = code, lit, on

    def activate(self) -> None:
        self.on()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        on = self.lit()
        top = self.y + (self.h - _HIGH) / 2
        canvas.put("ui/pennant_lit" if on or self.warmth > 0.5 else "ui/pennant", self.x, top, _WIDE, _HIGH)
        ink = INK if on or self.warmth > 0.5 else PALE
        canvas.text(self.code.upper(), self.x + 21, top + _HIGH / 2, "bold", 14 / canvas.text_scale, ink, "center")
