"""What happened since the last turn of somebody: where to begin when it is shown again."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.match import Entry
from game.rules.core import CHANCE
from game.view.canvas import Canvas
from game.view.palette import IVORY

_HEIGHT = 34.0


def since_last_turn(log: Sequence[Entry], seat: int | None, actor: int | None = None) -> int | None:
    """Return after how many plies the newest decision of the seat was made; None where nothing has followed it.

    Before the first decision of the seat everything counts from the first decision of anybody. actor: who is to act; in
    the middle of a turn of many actions the seat's decisions of this turn are passed over.
    """
    if seat is None:
        return None
    end = len(log)
    while actor == seat and end and (log[end - 1].acts(seat) or log[end - 1].actor == CHANCE):
        end -= 1
    own = [ply for ply, entry in enumerate(log[:end], 1) if entry.acts(seat)]
    others = [ply for ply, entry in enumerate(log[:end]) if entry.actor != CHANCE and not entry.acts(seat)]
    start = own[-1] if own else min(others, default=end)
    return start if start < end else None


def draw_sign(canvas: Canvas, middle: float) -> None:
    """Say on a slip round the height `middle` that the past is shown."""
    text = _("What happened since your last turn; any click goes on")
    wide = min(canvas.size[0] - 80, canvas.measure(text, "body", 17)[0] + 76)
    x = (canvas.size[0] - wide) / 2
    canvas.nine("ui/tooltip", x, middle - _HEIGHT / 2, wide, _HEIGHT)
    canvas.icon("replay", x + 26, middle, 20, IVORY)
    canvas.text(text, x + 46, middle, "body", 17, IVORY, fit=wide - 62)
