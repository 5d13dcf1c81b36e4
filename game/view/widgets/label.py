"""Words that are only read: the names of settings, and the headings of a sheet of parchment."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.palette import INK, OXBLOOD, SOFT
from game.view.widgets.base import Widget, Words, spoken


class Named(Widget):
    """The name of a setting in bold, with a note below it; stands to the left of the widget that changes it."""

    focusable = False

    def __init__(self, name: str, label: Words, note: Words = "") -> None:
        super().__init__(name, label)
        self.note = note

    def draw(self, canvas: Canvas, focused: bool) -> None:
        note, middle = spoken(self.note), self.y + self.h / 2
        canvas.text(spoken(self.label), self.x, middle - (10 if note else 0), "bold", 19, INK, fit=self.w)
        if note:
            canvas.text(note, self.x, middle + 13, "body", 15, SOFT, fit=self.w)


def heading(canvas: Canvas, text: str, x: float, y: float, w: float, size: float = 20) -> None:
    """Paint a heading on parchment: a red first letter, the rest in ink, a line to the right. y: its middle."""
    first, rest = text[:1], text[1:]
    letter = canvas.text(first, x, y, "title", size * 1.18, OXBLOOD)
    after = x + letter[2]
    words = canvas.text(rest, after, y + size * 0.06, "title", size, INK, fit=w - letter[2] - 20) if rest else letter
    used = after + words[2] + 12 - x
    if w - used > 24:
        canvas.nine("ui/heading_rule", x + used, y - 3, w - used, 6)
