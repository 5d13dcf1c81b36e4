"""A slip where it hides least while something is amiss between the machines, with a button where one helps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.view.canvas import Canvas
from game.view.input import Input
from game.view.palette import GLOW, IVORY
from game.view.widgets import fitted
from game.view.widgets.base import Rect, Words, spoken
from game.view.widgets.button import Button
from game.view.widgets.ui import Ui

_HIGH, _BUTTON, _ICON, _SIZE = 36.0, 30.0, 22.0, 18.0
_MARGIN, _WIDEST = 18.0, 740.0
_BROAD = 500.0  # a place that is narrower has room for no line


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

    def draw(self, canvas: Canvas, place: Rect) -> None:
        """Paint the slip: in one line round the middle of a broad place, over the whole of a narrow one."""
        self.dirty = False
        if self.notice is None:
            return
        button = self._button_width(canvas) if self._button.visible else 0.0
        if place[2] < _BROAD:
            self._draw_sheet(canvas, self.notice, place, button)
        else:
            self._draw_line(canvas, self.notice, place, button)
        if button:
            self.ui.draw(canvas)

    def _draw_line(self, canvas: Canvas, notice: Notice, place: Rect, button: float) -> None:
        around = 2 * _MARGIN + _ICON + 10 + (button + 14 if button else 0.0)
        words = min(min(_WIDEST, place[2]) - around, canvas.measure(notice.text, "body", _SIZE)[0])
        wide = words + around
        x, y = place[0] + (place[2] - wide) / 2, place[1] + place[3] / 2
        canvas.nine("ui/tooltip", x, y - _HIGH / 2, wide, _HIGH)
        canvas.icon(notice.icon, x + _MARGIN + _ICON / 2, y, _ICON, GLOW)
        canvas.text(notice.text, x + _MARGIN + _ICON + 10, y, "body", _SIZE, IVORY, fit=words + 0.5)
        self._button.place(x + wide - button - 10, y - _BUTTON / 2, button, _BUTTON)

    def _draw_sheet(self, canvas: Canvas, notice: Notice, place: Rect, button: float) -> None:
        x, y, w, h = place
        canvas.nine("ui/tooltip", x, y, w, h)
        foot = _BUTTON + 10 if button else 0.0
        canvas.icon(notice.icon, x + 12 + _ICON / 2, y + (h - foot) / 2, _ICON, GLOW)
        left = x + _ICON + 20
        room = (left, y + 5, x + w - 10 - left, h - 10 - foot)
        fitted.draw(canvas, notice.text, *room, "body", _SIZE, IVORY, "midleft")
        self._button.place(x + (w - button) / 2, y + h - foot, button, _BUTTON)

    def _button_width(self, canvas: Canvas) -> float:
        return canvas.measure(spoken(self._label), "title", self._button.size)[0] + 36

    def _label(self) -> str:
        return spoken(self.notice.label) if self.notice else ""

    def _act(self) -> None:
        self.ui.focus(None)  # keys do not come here: the menu offers the same
        if self.notice is not None and self.notice.act is not None:
            self.notice.act()
