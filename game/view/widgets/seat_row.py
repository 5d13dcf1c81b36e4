"""One seat of a match to be: its number, its crest or house, the name, person or computer, and how strong."""

from __future__ import annotations

from game.language import _
from game.view.canvas import Canvas
from game.view.palette import BROWN
from game.view.widgets.base import Widget, Words, spoken
from game.view.widgets.stepper import Stepper
from game.view.widgets.textfield import TextField
from game.view.widgets.ui import Ui

NUMERALS = ("I", "II", "III", "IV", "V")
_SOFT = "#7a5a2c"
_TALL = 96.0  # from this height on, the notes stand below the widgets instead of beside them
_CROWNS = (98.0, 20.0)  # the strength of a computer player
_FIELD = 42.0


class SeatRow:
    """Draws what belongs to the seat and places its three widgets, which the scene made.

    picker: shows what the seat plays, and picks it where there is a choice. level: the strength of a computer player,
    0 for a person. side: what the seat plays, as in "Lancaster, red".
    """

    def __init__(self, number: int, ui: Ui, picker: Widget, field: TextField, kind: Stepper) -> None:
        self.number = number
        self.picker, self.field, self.kind = ui.add(picker), ui.add(field), ui.add(kind)
        self.x = self.y = self.w = self.h = 0.0

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Give the row its box."""
        self.x, self.y, self.w, self.h = x, y, w, h
        tall = h >= _TALL
        wide = 176.0 if tall else 102.0
        self.picker.place(x + 48, y + 8, wide, h - 16)
        left = x + 48 + wide + 14
        room = x + w - 14 - left
        line = y + h / 2 - _FIELD / 2 - (20 if tall else 0)
        name = room * 0.52 if tall else 196.0
        self.field.place(left, line, name, _FIELD)
        self.kind.place(left + name + 12, line, room - name - 12 if tall else 190.0, _FIELD)

    def draw(self, canvas: Canvas, level: int, side: Words) -> None:
        """Paint everything but the widgets."""
        middle = self.y + self.h / 2
        canvas.nine("ui/row_normal", self.x, self.y, self.w, self.h)
        canvas.text(NUMERALS[self.number], self.x + 25, middle, "title", 19, BROWN, "center")
        if self.h >= _TALL:
            self._notes_below(canvas, level, side)
        else:
            self._notes_beside(canvas, level, side)

    def _notes_below(self, canvas: Canvas, level: int, side: Words) -> None:
        y = self.field.y + _FIELD + 24
        canvas.text(spoken(side), self.field.x + 4, y, "body", 18, _SOFT, fit=self.field.w - 8)
        left, room = self.kind.x + 4, self.kind.w - 8
        if not level:
            canvas.text(_("at this table"), left, y, "body", 17, _SOFT, fit=room)
            return
        canvas.put(f"ui/level_{level}", left, y - 10, *_CROWNS)
        after = _CROWNS[0] + 10
        canvas.text(_("computer"), left + after, y, "body", 16, _SOFT, fit=room - after)

    def _notes_beside(self, canvas: Canvas, level: int, side: Words) -> None:
        """Paint what the seat plays, which says more than who plays it: that stands in the field beside it."""
        left, middle = self.kind.x + self.kind.w + 14, self.y + self.h / 2
        room = self.x + self.w - 12 - left
        if not level:
            canvas.text(spoken(side) or _("at this table"), left, middle, "body", 17, _SOFT, fit=room)
            return
        canvas.put(f"ui/level_{level}", left - 2, middle - 19, *_CROWNS)
        canvas.text(spoken(side) or _("computer"), left, middle + 14, "body", 16, _SOFT, fit=room)
