"""A short explanation beside the thing that the pointer or the focus rests on."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.palette import IVORY
from game.view.widgets.base import Rect

_ROOM = 320.0
_SIZE = 16
_MARGIN = 14.0


def draw(canvas: Canvas, text: str, beside: Rect) -> None:
    """Paint the tip below the box, or above it where there is no room below; nothing for an empty tip."""
    if not text:
        return
    text_w, text_h = canvas.measure(text, "body", _SIZE, wrap=_ROOM)
    w, h = text_w + 2 * _MARGIN, text_h + 14
    width, height = canvas.size
    x, y, bw, bh = beside
    left = max(8.0, min(x + bw / 2 - w / 2, width - w - 8))
    top = y + bh + 10 if y + bh + 10 + h < height - 6 else max(6.0, y - h - 10)
    canvas.nine("ui/tooltip", left, top, w, h)
    canvas.text(text, left + _MARGIN, top + 7, size=_SIZE, colour=IVORY, anchor="topleft", wrap=_ROOM)
