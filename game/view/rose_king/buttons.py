"""The five buttons of the table: draw, undo, redo, hint, menu."""

from __future__ import annotations

from game.language import _
from game.rules import rose_king as rules
from game.view.canvas import Canvas
from game.view.palette import INK
from game.view.rose_king import words
from game.view.rose_king.geometry import Box
from game.view.rose_king.look import Look
from game.view.rose_king.picking import BUTTONS, is_on

OFF_INK, PRIMARY_INK = "#c2a67c", "#fff0c8"


def label(name: str) -> str:
    return {"draw": _("Draw"), "undo": _("Undo"), "redo": _("Redo"), "hint": _("Hint"), "menu": _("Menu")}[name]


def draw_note(look: Look) -> str:
    """Return the small line on the draw button: why it is off, or what it does."""
    state, moment = look.state, look.moment
    if look.can_draw:
        return "" if state.undrawn else _("the discards are shuffled first")
    if moment.actions and state.house != rules.NOBODY:
        return words.draw_reason(state, state.house)
    return _("the match is over") if state.house == rules.NOBODY else _("not your turn")


def buttons(canvas: Canvas, look: Look) -> None:
    """Draw all buttons, none of them pointed at."""
    if look.moment.replaying:
        return
    for name in BUTTONS:
        button(canvas, look, name)


def button(canvas: Canvas, look: Look, name: str, state: str = "") -> None:
    """Draw one button; state: "" at rest, "hover", "pressed". One that is off looks it whatever the state."""
    box = Box(*getattr(look.table, name))
    on = is_on(look, name)
    kind = "primary" if name == "draw" else "plain"
    picture = f"ui/table_{kind}{'_' + state if state else ''}" if on else "ui/table_off"
    canvas.nine(picture, *box)
    ink = (PRIMARY_INK if name == "draw" else INK) if on else OFF_INK
    shadow = ("#fff6dc", 0.6, 0.9) if on and name != "draw" else ("#1a0805", 0.8, 1.2)
    note = draw_note(look) if name == "draw" else ""
    text = label(name)
    room = box.w - 30
    wide = min(canvas.measure(text, "title", 17)[0], room - 27)
    x = box.x + (box.w - wide - 27) / 2
    y = box.y + (box.h - 4) / 2 - (8 if note else 0) + (1 if state == "pressed" and on else 0)
    canvas.icon(name, x + 10, y, 20, ink)
    canvas.text(text, x + 27, y, "title", 17, ink, "midleft", fit=room - 26, shadow=shadow)
    if note:
        canvas.text(note, box.x + box.w / 2, y + 19, "body", 14, ink, "center", fit=room)
