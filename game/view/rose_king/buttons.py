"""The buttons of the table: draw, undo, redo, hint, menu, those of them that the match has."""

from __future__ import annotations

from game.language import _
from game.rules import rose_king as rules
from game.view import commands, studded
from game.view.canvas import Canvas
from game.view.rose_king import words
from game.view.rose_king.look import Look
from game.view.rose_king.picking import BUTTONS, is_on

SIZE = 17.0
NOTE_ROOM = 180.0  # what a second line takes


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
    """Draw the knob that shows again what happened since the last turn."""
    studded.look_back(canvas, look.moment, look.table.look_back, state)


def button(canvas: Canvas, look: Look, name: str, state: str = "") -> None:
    """Draw one button; state: "" at rest, "hover", "pressed". One that is off looks it whatever the state."""
    box = look.button(name)
    if box is None:
        return
    face = studded.plaque(canvas, box, state, "primary" if name == "draw" else "plain", is_on(look, name))
    room = box.w - 26
    line = note(look, name, room)
    if line:
        face = face._replace(y=face.y - 8)
        canvas.text(line, box.x + box.w / 2, face.y + 19, "body", 14, face.ink, "center", fit=room)
    studded.draw(canvas, box, face, label(name), name, SIZE)
