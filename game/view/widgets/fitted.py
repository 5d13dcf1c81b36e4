"""Words in a box: as large as wanted if they fit, else broken into lines, else smaller too."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.palette import INK
from game.view.runs import Run

_SMALLEST = 0.6
_STEP = 0.95


def size_for(canvas: Canvas, text: str, w: float, h: float, face: str, size: float) -> float:
    """Return the largest letter size, at most `size`, at which the words fill no more than the box."""
    smallest = size * _SMALLEST
    while size > smallest and not _fits(canvas, text, w, h, face, size):
        size *= _STEP
    return size


def even_width(canvas: Canvas, text: str, w: float, face: str, size: float) -> float:
    """Return the width at which the words take as many rows as in the width w, but rows of about one length."""
    if not text.strip():
        return w  # no words would fit into any width
    high = canvas.measure(text, face, size, wrap=w)[1]
    narrower = w * _STEP
    while _fits(canvas, text, narrower, high, face, size):
        w, narrower = narrower, narrower * _STEP
    return w


def draw(canvas: Canvas, text: str, x: float, y: float, w: float, h: float, face: str = "body", size: float = 18,
         colour: str = INK, anchor: str = "topleft") -> None:  # fmt: skip
    """Paint the words into the box. anchor: "topleft", or "midleft" and "center" for the middle of its height."""
    fitting = size_for(canvas, text, w, h, face, size)
    left = x + w / 2 if anchor == "center" else x
    canvas.text(text, left, y if anchor == "topleft" else y + h / 2, face, fitting, colour, anchor, wrap=w)


def draw_rich(canvas: Canvas, runs: tuple[Run, ...], x: float, y: float, w: float, h: float, size: float = 18) -> None:
    """Paint runs into the box, in the middle of its height."""
    smallest = size * _SMALLEST
    while size > smallest and canvas.rich_height(runs, size, w) > h:
        size *= _STEP
    canvas.rich(runs, x, y + (h - canvas.rich_height(runs, size, w)) / 2, size, w)


def _fits(canvas: Canvas, text: str, w: float, h: float, face: str, size: float) -> bool:
    wide, high = canvas.measure(text, face, size, wrap=w)
    longest = max((canvas.measure(word, face, size)[0] for word in text.split()), default=0)
    return wide <= w and high <= h and longest <= w
