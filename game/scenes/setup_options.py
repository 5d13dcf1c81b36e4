"""The table options of the new-match scene: one row each, and what the option that one looks at means."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.core import Option
from game.scenes.proposal import Proposal
from game.view.canvas import Canvas
from game.view.palette import SOFT
from game.view.view_package import OptionWords, ViewPackage
from game.view.widgets import fitted
from game.view.widgets.stepper import NamedStepper

_TOP, _BOTTOM = 52.0, 12.0  # of the sheet, for its heading and its rim
_MARGIN, _GAP = 26.0, 4.0
_FEW = 2  # options that each have their explanation below them
_MANY = 5  # beyond these there is room for no explanation but in tips
_ROW, _EXPLAINED = 40.0, 104.0
_BELOW = 50.0  # the room of the one explanation


class Options:
    """Makes the rows of the options that leave a choice at the chosen number of seats, and explains them.

    on: hears the key and the value of what was changed.
    """

    def __init__(self, package: ViewPackage, proposal: Proposal, on: Callable[[str, object], object]) -> None:
        self._package = package
        side = package.side_option()
        self.rows = [self._row(option, proposal, on) for option in proposal.offered() if option.key != side]
        self._box = (0.0, 0.0, 0.0, 0.0)
        self._shown = 0  # the row that is explained

    def _row(self, option: Option, proposal: Proposal, on: Callable[[str, object], object]) -> NamedStepper:
        key = option.key
        values = [(value, partial(self._value, key, value)) for value in proposal.values(option)]
        label = partial(self._label, key)
        return NamedStepper(f"option_{key}", label, values, proposal.options[key], partial(on, key))

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Give the rows their places on a sheet of that size."""
        left, wide, top = x + _MARGIN, w - 2 * _MARGIN, y + _TOP
        room = h - _TOP - _BOTTOM
        count = len(self.rows)
        if count <= _FEW:
            step, high = _EXPLAINED, _ROW
        else:
            below = _BELOW if count <= _MANY else 0.0
            step = min(_ROW + _GAP, (room - below) / count)
            high = step - _GAP
        for number, row in enumerate(self.rows):
            row.place(left, top + number * step, wide, high)
            row.tip = partial(self._explanation, row) if count > _MANY else ""
        below_top = top + count * step
        self._box = (left, below_top, wide, y + h - _BOTTOM - below_top)

    def look(self) -> bool:
        """Explain the row that is pointed at or has the focus; return whether that is another one."""
        before = self._shown
        for number, row in enumerate(self.rows):
            if row.hovered or (row.focused and not any(one.hovered for one in self.rows)):
                self._shown = number
        for number, row in enumerate(self.rows):
            row.explained = _FEW < len(self.rows) <= _MANY and number == self._shown
        return before != self._shown

    def draw(self, canvas: Canvas) -> None:
        """Paint the explanations."""
        if len(self.rows) <= _FEW:
            for row in self.rows:
                box = (row.x, row.y + row.h + 6, row.w, _EXPLAINED - row.h - 12)
                fitted.draw(canvas, self._explanation(row), *box, "body", 16, SOFT)
        elif len(self.rows) <= _MANY:
            x, y, w, h = self._box
            fitted.draw(canvas, self._explanation(self.rows[self._shown]), x, y + 4, w, h - 4, "body", 16, SOFT)

    # -- words, in the language of the moment

    def _words(self, key: str) -> OptionWords:
        return self._package.option_words()[key]

    def _label(self, key: str) -> str:
        return self._words(key).label

    def _value(self, key: str, value: str) -> str:
        return self._words(key).values[value]

    def _explanation(self, row: NamedStepper) -> str:
        return self._words(row.name.removeprefix("option_")).explanation
