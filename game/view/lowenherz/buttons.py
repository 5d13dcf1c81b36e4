"""The four buttons beside the board, redo in the end of undo, and the knob that shows again what happened."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

from game.language import _
from game.view import commands, studded
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.commands import KNOB, is_on
from game.view.frame import Item
from game.view.lowenherz.look import Look
from game.view.palette import INK
from game.view.widgets.button import draw_knob

NAMES = ("done", "undo", "redo", "hint", "menu")
SIZE = 17.0
OFF_INK, PRIMARY_INK = "#c2a67c", "#fff0c8"
ICONS = {"done": "check"}


def label(name: str) -> str:
    """Return the word on a button."""
    return _("Done") if name == "done" else commands.label(name)


def works(look: Look, name: str, begun: bool = False) -> bool:
    """Return whether a button can be pressed now. begun: something is in hand, which undo lays down."""
    if name == "undo" and begun:
        return True
    return look.choices.done is not None if name == "done" else is_on(look.moment, name)


def places(look: Look) -> dict[str, Box]:
    """Return the places of all buttons that the match has, and of the knob."""
    if look.moment.replaying:
        return {}
    found = {name: box for name in NAMES if (box := look.button(name)) is not None}
    return found | ({KNOB: look.table.look_back} if look.moment.can_look_back else {})


def items(look: Look, begun: bool) -> Iterator[Item]:
    """Yield the buttons. begun: something is in hand."""
    boxes = places(look)
    key: Hashable = tuple((name, box, works(look, name, begun)) for name, box in boxes.items())
    paint = partial(_paint, look=look, begun=begun)
    yield Item("buttons", key, tuple(box.grown(14) for box in boxes.values()), paint)


def _paint(canvas: Canvas, look: Look, begun: bool) -> None:
    for name in places(look):
        draw(canvas, look, name, begun=begun)


def draw(canvas: Canvas, look: Look, name: str, state: str = "", begun: bool = False) -> None:
    """Draw one button; state: "" at rest, "hover", "pressed". One that is off looks it whatever the state."""
    box = places(look).get(name)
    if box is None:
        return
    if name == KNOB:
        draw_knob(canvas, box.x, box.y, box.w, "replay", "hover" if state else "normal", state == "pressed")
        return
    on = works(look, name, begun)
    kind = "primary" if name == "done" else "plain"
    canvas.nine(f"ui/table_{kind}{'_' + state if state else ''}" if on else "ui/table_off", *box)
    ink = OFF_INK if not on else PRIMARY_INK if name == "done" else INK
    shadow = ("#fff6dc", 0.6, 0.9) if ink == INK else ("#1a0805", 0.8, 1.2)
    y = box.y + (box.h - 4) / 2 + (1 if state == "pressed" and on else 0)
    text = "" if name == "redo" else label(name)
    studded.draw(canvas, box, y, text, ICONS.get(name, name), SIZE, ink, shadow)
