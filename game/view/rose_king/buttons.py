"""The buttons of the table: draw, undo, redo, hint, menu, those of them that the match has."""

from __future__ import annotations

from game.language import _
from game.rules import rose_king as rules
from game.view import commands, studded
from game.view.canvas import Canvas
from game.view.palette import INK
from game.view.rose_king import words
from game.view.rose_king.look import Look
from game.view.rose_king.picking import BUTTONS, is_on
from game.view.widgets.button import draw_knob

SIZE = 17.0
NOTE_ROOM = 180.0  # what a second line takes
OFF_INK, PRIMARY_INK = "#c2a67c", "#fff0c8"


def label(name: str) -> str:
    """Return the word on a button."""
    return _("Draw") if name == "draw" else commands.label(name)


def draw_note(look: Look) -> str:
    """Return the small line on the draw button: why it is off, or what it does."""
    state, moment = look.state, look.moment
    if look.can_draw:
        return "" if state.undrawn else _("the discards are shuffled first")
    if moment.actions and state.house != rules.NOBODY:
        return words.draw_reason(state, state.house)
    return _("the match is over") if state.house == rules.NOBODY else _("not your turn")


def note(look: Look, name: str, room: float) -> str:
    """Return the small line on a button; on a narrow one there is none."""
    if name == "draw":
        return draw_note(look)
    if name != "undo" or is_on(look, name) or room <= NOTE_ROOM:
        return ""
    return look.moment.undo_rule


def buttons(canvas: Canvas, look: Look) -> None:
    """Draw all buttons, none of them pointed at."""
    if look.moment.replaying:
        return
    for name in BUTTONS:
        button(canvas, look, name)
    knob(canvas, look)


def knob(canvas: Canvas, look: Look, state: str = "") -> None:
    """Draw the knob that shows again what happened since the last turn; not where there is nothing to show."""
    if look.moment.can_look_back and not look.moment.replaying:
        x, y, size, _h = look.table.look_back
        draw_knob(canvas, x, y, size, "replay", "hover" if state else "normal", state == "pressed")


def button(canvas: Canvas, look: Look, name: str, state: str = "") -> None:
    """Draw one button; state: "" at rest, "hover", "pressed". One that is off looks it whatever the state."""
    box = look.button(name)
    if box is None:
        return
    on = is_on(look, name)
    kind = "primary" if name == "draw" else "plain"
    picture = f"ui/table_{kind}{'_' + state if state else ''}" if on else "ui/table_off"
    canvas.nine(picture, *box)
    ink = (PRIMARY_INK if name == "draw" else INK) if on else OFF_INK
    shadow = ("#fff6dc", 0.6, 0.9) if on and name != "draw" else ("#1a0805", 0.8, 1.2)
    room = box.w - 26
    line = note(look, name, room)
    y = box.y + (box.h - 4) / 2 - (8 if line else 0) + (1 if state == "pressed" and on else 0)
    studded.draw(canvas, box, y, label(name), name, SIZE, ink, shadow)
    if line:
        canvas.text(line, box.x + box.w / 2, y + 19, "body", 14, ink, "center", fit=room)
