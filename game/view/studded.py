"""The buttons of a table: plaques with a stud at either end, words beside an icon where there is room, the knob."""

from __future__ import annotations

from typing import NamedTuple

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.moment import Moment
from game.view.palette import INK
from game.view.text import SMALLEST_FIT
from game.view.widgets.button import draw_knob

Shadow = tuple[str, float, float]
STUD = 0.3  # of the height of a button: a stud and some air, at either end
ICON = 27.0  # an icon with the gap behind it
TIGHTEST = 0.78  # words are not set smaller than this to leave room for their icon
OFF_INK, PRIMARY_INK = "#c2a67c", "#fff0c8"
ON_LIGHT: Shadow = ("#fff6dc", 0.6, 0.9)
ON_DARK: Shadow = ("#1a0805", 0.8, 1.2)


class Face(NamedTuple):
    """How words are written on a button; y: their middle."""

    ink: str
    shadow: Shadow
    y: float


def between(box: Box) -> float:
    """Return the room between the studs of a button."""
    return box.w - 2 * STUD * box.h


def plaque(canvas: Canvas, box: Box, state: str = "", kind: str = "plain", on: bool = True) -> Face:
    """Draw a button without words; return how those are written on it.

    state: "" at rest, "hover" or "pressed"; one that is off looks it whatever the state. kind: "plain" or "primary".
    """
    canvas.nine(f"ui/table_{kind}{'_' + state if state else ''}" if on else "ui/table_off", *box)
    ink = OFF_INK if not on else PRIMARY_INK if kind == "primary" else INK
    sunk = 1 if state == "pressed" and on else 0
    return Face(ink, ON_LIGHT if ink == INK else ON_DARK, box.y + (box.h - 4) / 2 + sunk)


def draw(canvas: Canvas, box: Box, face: Face, text: str, icon: str, size: float) -> None:
    """Write the words of a button; words that would be cut give way to their icon, which gives way to longish words."""
    middle, room = box.x + box.w / 2, between(box)
    wide = canvas.measure(text, "title", size)[0] if text else 0.0
    if icon and (not text or wide / canvas.text_scale * SMALLEST_FIT > room):
        canvas.icon(icon, middle, face.y, 20, face.ink)
        return
    gap = ICON if icon and wide * TIGHTEST <= room - ICON else 0.0
    wide = min(wide, room - gap)
    x = middle - (wide + gap) / 2
    if gap:
        canvas.icon(icon, x + 10, face.y, 20, face.ink)
    canvas.text(text, x + gap, face.y, "title", size, face.ink, "midleft", fit=wide + 0.5, shadow=face.shadow)


def look_back(canvas: Canvas, moment: Moment, box: Box, state: str = "") -> None:
    """Draw the knob that shows again what happened since the last turn; not where there is nothing to show."""
    if moment.can_look_back and not moment.replaying:
        draw_knob(canvas, box.x, box.y, box.w, "replay", "hover" if state else "normal", state == "pressed")
