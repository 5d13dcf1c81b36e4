"""A slip over the edge of the board while something is amiss between the machines, with a button where one helps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.view.canvas import Canvas
from game.view.input import Input
from game.view.palette import GLOW, IVORY
from game.view.widgets.base import Words, spoken
from game.view.widgets.button import Button
from game.view.widgets.ui import Ui

_HIGH, _BUTTON, _ICON, _SIZE = 44.0, 36.0, 22.0, 18.0
_MARGIN, _WIDEST = 18.0, 740.0


@dataclass(frozen=True)
class Notice:
    """What is amiss. text: in one line. act: what its button does, None for none; label: the words on it."""

    icon: str
    text: str
    label: Words = ""
    act: Callable[[], object] | None = None


class Strip:
    """Shows one notice at a time, or none."""

    def __init__(self, source: Input, play: Callable[[str], object]) -> None:
        self.ui = Ui(source, play)
        self.notice: Notice | None = None
        self.dirty = False
        self._button = self.ui.add(Button("strip", self._label, self._act, size=16))
        self._button.visible = False

    def show(self, notice: Notice | None) -> None:
        """Show this notice in place of the one before."""
        if notice == self.notice:
            return
        self.notice = notice
        self._button.visible = notice is not None and notice.act is not None
        self.dirty = True

    def update(self) -> None:
        """Advance by one tick."""
        changed = self._button.update()
        self.dirty = changed or self.dirty

    def draw(self, canvas: Canvas, y: float) -> None:
        """Paint the slip round a height."""
        self.dirty = False
        notice = self.notice
        if notice is None:
            return
        button = self._button_width(canvas) if self._button.visible else 0.0
        around = 2 * _MARGIN + _ICON + 10 + (button + 14 if button else 0.0)
        room = min(_WIDEST, canvas.size[0] - 120) - around
        words = min(room, canvas.measure(notice.text, "body", _SIZE)[0])
        wide = words + around
        x = (canvas.size[0] - wide) / 2
        canvas.nine("ui/tooltip", x, y - _HIGH / 2, wide, _HIGH)
        canvas.icon(notice.icon, x + _MARGIN + _ICON / 2, y, _ICON, GLOW)
        canvas.text(notice.text, x + _MARGIN + _ICON + 10, y, "body", _SIZE, IVORY, fit=words + 0.5)
        if button:
            self._button.place(x + wide - button - 10, y - _BUTTON / 2, button, _BUTTON)
            self.ui.draw(canvas)

    def _button_width(self, canvas: Canvas) -> float:
        return canvas.measure(spoken(self._label), "title", self._button.size)[0] + 36

    def _label(self) -> str:
        return spoken(self.notice.label) if self.notice else ""

    def _act(self) -> None:
        self.ui.focus(None)  # keys do not come here: the menu offers the same
        if self.notice is not None and self.notice.act is not None:
            self.notice.act()
