"""The four buttons beside the board, redo in the end of undo, and the knob that shows again what happened."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

from game.language import _
from game.view import commands, studded
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.commands import is_on
from game.view.frame import Item
from game.view.lowenherz.look import Look
from game.view.table_view import LOOK_BACK

NAMES = ("done", "undo", "redo", "hint", "menu")
SIZE = 17.0
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
    return found | ({LOOK_BACK: look.table.look_back} if look.moment.can_look_back else {})


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
    if name == LOOK_BACK:
        studded.look_back(canvas, look.moment, box, state)
        return
    face = studded.plaque(canvas, box, state, "primary" if name == "done" else "plain", works(look, name, begun))
    studded.draw(canvas, box, face, "" if name == "redo" else label(name), ICONS.get(name, name), SIZE)
