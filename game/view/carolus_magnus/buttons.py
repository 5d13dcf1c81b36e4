"""The buttons of the table: undo, redo, hint, menu, those that the match has; the knob, and the button of the dice."""

from __future__ import annotations

from game.language import _
from game.view import studded
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus.inks import letters
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.spots import BUTTONS, keep_box
from game.view.commands import is_on, label
from game.view.palette import INK
from game.view.widgets.button import draw_knob

SIZE, LARGEST, ICON = 17.0, 19.0, 25.0
TIGHTEST = 0.78  # a label is not set smaller than this beside its icon
STUD = 18.0  # what a stud and some air take at either end of a button
OFF_INK, PRIMARY_INK = "#c2a67c", "#fff0c8"


def buttons(canvas: Canvas, look: Look) -> None:
    """Draw all buttons, none of them pointed at."""
    if look.moment.replaying:
        return
    for name in BUTTONS:
        button(canvas, look, name)
    knob(canvas, look)
    keep(canvas, look)


def knob(canvas: Canvas, look: Look, state: str = "") -> None:
    """Draw the knob that shows again what happened since the last turn; not where there is nothing to show."""
    if look.moment.can_look_back and not look.moment.replaying:
        x, y, size, _h = look.table.look_back
        draw_knob(canvas, x, y, size, "replay", "hover" if state else "normal", state == "pressed")


def keep(canvas: Canvas, look: Look, state: str = "") -> None:
    """Draw the button that leaves the dice as they fell."""
    box = keep_box(look)
    if box is not None:
        canvas.nine(f"ui/table_primary{'_' + state if state else ''}", *box)
        _text(canvas, _("Keep the dice"), box, PRIMARY_INK, ("#1a0805", 0.8, 1.2))


def button(canvas: Canvas, look: Look, name: str, state: str = "") -> None:
    """Draw one button; state: "" at rest, "hover", "pressed". One that is off looks it whatever the state."""
    box = look.button(name)
    if box is None:
        return
    on = is_on(look.moment, name)
    canvas.nine(f"ui/table_plain{'_' + state if state else ''}" if on else "ui/table_off", *box)
    ink = INK if on else OFF_INK
    shadow = ("#fff6dc", 0.6, 0.9) if on else ("#1a0805", 0.8, 1.2)
    y = box.y + (box.h - 4) / 2 + (1 if state == "pressed" and on else 0)
    _label(canvas, look, name, box.x + box.w / 2, y, ink, shadow)


def _text(canvas: Canvas, text: str, box: Box, ink: str, shadow: tuple[str, float, float]) -> None:
    x, y = box.centre
    canvas.text(text, x, y - 2, "title", 15, ink, "center", fit=studded.between(box), shadow=shadow)


def _sizes(canvas: Canvas, look: Look) -> tuple[float, dict[str, float]]:
    """Return the one size in which all words fit between the studs, and the room of each for its icon.

    A word that would become too small beside its icon has none.
    """
    size, room = letters(canvas, SIZE, LARGEST), look.table.undo.w - 2 * STUD
    wide = {name: canvas.measure(label(name), "title", size)[0] for name in BUTTONS}
    icons = {name: ICON if wide[name] * TIGHTEST <= room - ICON else 0.0 for name in BUTTONS}
    return size * min(1.0, *((room - icons[name]) / wide[name] for name in BUTTONS)), icons


def _label(
    canvas: Canvas, look: Look, name: str, middle: float, y: float, ink: str, shadow: tuple[str, float, float]
) -> None:  # fmt: skip
    """Write the label, beside its icon where there is room, both together in the middle."""
    text, (size, icons) = label(name), _sizes(canvas, look)
    x = middle - (canvas.measure(text, "title", size)[0] + icons[name]) / 2
    if icons[name]:
        canvas.icon(name, x + 10, y, 20, ink)
    canvas.text(text, x + icons[name], y, "title", size, ink, "midleft", shadow=shadow)
