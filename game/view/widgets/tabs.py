"""Heads of several pages of which one is open."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.palette import BROWN, INK
from game.view.widgets.base import spoken
from game.view.widgets.segments import Segments


class Tabs(Segments):
    """Like neighbouring plates, but they stand on the sheet they open. on hears the value of the page."""

    def draw(self, canvas: Canvas, focused: bool) -> None:
        each = self.w / len(self.values)
        for i, (value, words) in enumerate(self.values):
            chosen = value == self.value
            x, top = self.x + i * each, self.y if chosen else self.y + 4
            canvas.nine("ui/tab_chosen" if chosen else "ui/tab", x, top, each - 4, self.h - (top - self.y))
            middle = (x + each / 2 - 2, top + (self.h - top + self.y) / 2)
            canvas.text(spoken(words), *middle, "title", self.size, INK if chosen else BROWN, "center", fit=each - 24)
