"""What tests of any table look at: its picture, the still one of a moment, and how long an animation takes."""

from __future__ import annotations

from typing import Any

import pygame as pg

from game.view.canvas import Canvas
from game.view.moment import Moment


def picture(view: Any, canvas: Canvas) -> bytes:
    """Return what a table shows now."""
    view.draw(canvas)
    return pg.image.tobytes(canvas.surface, "RGB")


def still(package: Any, moment: Moment, canvas: Canvas) -> bytes:
    """Return what a new table of the game shows of a moment."""
    view = package.view()
    view.layout(canvas)
    view.show(moment)
    return picture(view, canvas)


def run(view: Any, ticks: int = 3000) -> int:
    """Let the animation run out; returns how many ticks it took."""
    for tick in range(ticks):
        if not view.busy:
            return tick
        view.update()
    raise AssertionError("the animation never ends")
