"""The words on the buttons of a table, between the studs at both ends, beside an icon where there is room for it."""

from __future__ import annotations

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.text import SMALLEST_FIT

Shadow = tuple[str, float, float]
STUD = 0.3  # of the height of a button: a stud and some air, at either end
ICON = 27.0  # an icon with the gap behind it
TIGHTEST = 0.78  # words are not set smaller than this to leave room for their icon


def between(box: Box) -> float:
    """Return the room between the studs of a button."""
    return box.w - 2 * STUD * box.h


def draw(canvas: Canvas, box: Box, y: float, text: str, icon: str, size: float, ink: str, shadow: Shadow) -> None:
    """Draw them round a height; words that would be cut give way to their icon, which gives way to longish words."""
    middle, room = box.x + box.w / 2, between(box)
    wide = canvas.measure(text, "title", size)[0] if text else 0.0
    if icon and (not text or wide / canvas.text_scale * SMALLEST_FIT > room):
        canvas.icon(icon, middle, y, 20, ink)
        return
    gap = ICON if icon and wide * TIGHTEST <= room - ICON else 0.0
    wide = min(wide, room - gap)
    x = middle - (wide + gap) / 2
    if gap:
        canvas.icon(icon, x + 10, y, 20, ink)
    canvas.text(text, x + gap, y, "title", size, ink, "midleft", fit=wide + 0.5, shadow=shadow)
