"""The buttons of the table: undo, redo, hint, menu, those that the match has; the knob, and the button of the dice."""

from __future__ import annotations

from game.language import _
from game.view import studded
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.spots import BUTTONS, keep_box
from game.view.commands import is_on, label
from game.view.lettering import letters

SIZE, LARGEST, ICON = 17.0, 19.0, 25.0
TIGHTEST = 0.78  # a label is not set smaller than this beside its icon
STUD = 18.0  # what a stud and some air take at either end of a button


def buttons(canvas: Canvas, look: Look) -> None:
    """Draw all buttons, none of them pointed at."""
    if look.moment.replaying:
        return
    for name in BUTTONS:
        button(canvas, look, name)
    knob(canvas, look)
    keep(canvas, look)


def knob(canvas: Canvas, look: Look, state: str = "") -> None:
    """Draw the knob that shows again what happened since the last turn."""
    studded.look_back(canvas, look.moment, look.table.look_back, state)


def keep(canvas: Canvas, look: Look, state: str = "") -> None:
    """Draw the button that leaves the dice as they fell."""
    box = keep_box(look)
    if box is not None:
        face, (x, y) = studded.plaque(canvas, box, state, "primary"), box.centre
        text, room = _("Keep the dice"), studded.between(box)
        canvas.text(text, x, y - 2, "title", 15, face.ink, "center", fit=room, shadow=face.shadow)


def button(canvas: Canvas, look: Look, name: str, state: str = "") -> None:
    """Draw one button; state: "" at rest, "hover", "pressed". One that is off looks it whatever the state."""
    box = look.button(name)
    if box is None:
        return
    _label(canvas, look, name, box, studded.plaque(canvas, box, state, on=is_on(look.moment, name)))


def _sizes(canvas: Canvas, look: Look) -> tuple[float, dict[str, float]]:
    """Return the one size in which all words fit between the studs, and the room of each for its icon.

    A word that would become too small beside its icon has none.
    """
    size, room = letters(canvas, SIZE, LARGEST), look.table.undo.w - 2 * STUD
    wide = {name: canvas.measure(label(name), "title", size)[0] for name in BUTTONS}
    icons = {name: ICON if wide[name] * TIGHTEST <= room - ICON else 0.0 for name in BUTTONS}
    return size * min(1.0, *((room - icons[name]) / wide[name] for name in BUTTONS)), icons


def _label(canvas: Canvas, look: Look, name: str, box: Box, face: studded.Face) -> None:
    """Write the label, beside its icon where there is room, both together in the middle."""
    text, (size, icons) = label(name), _sizes(canvas, look)
    x = box.x + box.w / 2 - (canvas.measure(text, "title", size)[0] + icons[name]) / 2
    if icons[name]:
        canvas.icon(name, x + 10, face.y, 20, face.ink)
    canvas.text(text, x + icons[name], face.y, "title", size, face.ink, "midleft", shadow=face.shadow)
