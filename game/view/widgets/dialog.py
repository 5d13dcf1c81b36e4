"""A sheet of parchment in the middle of a dimmed screen: a heading, a text, and buttons beside or below one another."""

from __future__ import annotations

from collections.abc import Sequence

from game.view.canvas import Canvas
from game.view.palette import INK
from game.view.widgets.base import Rect, Words, spoken
from game.view.widgets.button import Button
from game.view.widgets.label import heading

_WIDE, _UPRIGHT = 560.0, 380.0
_MARGIN = 30.0
_TEXT = 19.0
_BUTTON = 54.0
_GAP = 12.0
_LEAST_BUTTON = 150.0
_TITLE = 24.0


class Dialog:
    """Where everything of a dialog lies. upright: a narrow sheet with its buttons below one another."""

    def __init__(self, title: Words, text: Words, upright: bool = False) -> None:
        self.title, self.text, self.upright = title, text, upright
        self.rect: Rect = (0, 0, 0, 0)

    def layout(self, canvas: Canvas, buttons: Sequence[Button]) -> None:
        """Measure the words and give sheet and buttons their places."""
        width, height = canvas.size
        w = min((_UPRIGHT if self.upright else _WIDE) * max(1.0, canvas.text_scale), width - 80)
        rows = [[button] for button in buttons] if self.upright else self._rows(canvas, buttons, w - 2 * _MARGIN)
        foot = len(rows) * (_BUTTON + _GAP) - _GAP if rows else 0.0
        h = 40 + self._head(canvas) + self._words(canvas, w) + foot + _MARGIN
        x, y = (width - w) / 2, max(10.0, (height - h) / 2)
        self.rect = (x, y, w, h)
        top = y + h - _MARGIN - foot
        for row in rows:
            each = (w - 2 * _MARGIN - _GAP * (len(row) - 1)) / len(row)
            for i, button in enumerate(row):
                button.place(x + _MARGIN + i * (each + _GAP), top, each, _BUTTON)
            top += _BUTTON + _GAP

    def draw(self, canvas: Canvas) -> None:
        """Dim what is below and paint the sheet with its words."""
        canvas.dim(0, 0, *canvas.size, alpha=150)
        x, y, w, h = self.rect
        canvas.panel(x, y, w, h)
        if spoken(self.title):
            heading(canvas, spoken(self.title), x + _MARGIN, y + 44, w - 2 * _MARGIN, _TITLE)
        top = y + 26 + self._head(canvas)
        text = spoken(self.text)
        if text:
            canvas.text(text, x + _MARGIN, top, "body", _TEXT, INK, "topleft", wrap=w - 2 * _MARGIN)

    def _head(self, canvas: Canvas) -> float:
        return 30 + 20 * canvas.text_scale if spoken(self.title) else 0.0

    def _words(self, canvas: Canvas, w: float) -> float:
        text = spoken(self.text)
        return canvas.measure(text, "body", _TEXT, wrap=w - 2 * _MARGIN)[1] + 22 if text else 0.0

    def _rows(self, canvas: Canvas, buttons: Sequence[Button], room: float) -> list[list[Button]]:
        """Put the buttons beside one another if every label fits, else below one another."""
        if not buttons:
            return []
        each = (room - _GAP * (len(buttons) - 1)) / len(buttons)
        needed = max(self._needed(canvas, button) for button in buttons)
        return [list(buttons)] if needed <= each else [[button] for button in buttons]

    def _needed(self, canvas: Canvas, button: Button) -> float:
        wide = canvas.measure(spoken(button.label), "title", button.size)[0]
        return max(_LEAST_BUTTON, wide + 40 + (button.size * 1.35 + 12 if button.icon else 0))
