"""The newest sentences of the chronicle, each with the crest of whoever it tells of; the newest at the foot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.view import signs
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.frame import Item
from game.view.lettering import letters
from game.view.lowenherz.geometry import Table
from game.view.lowenherz.look import Look
from game.view.lowenherz.tones import picture
from game.view.moment import Sentence
from game.view.palette import INK
from game.view.told import Row

SIZE, GAP, HEAD, FOOT = 15.5, 0.0, 8.0, 7.0
OLDER = "#4d3620"
LEFT, RIGHT = 42.0, 48.0
MOST = 12  # sentences


def scenery(canvas: Canvas, table: Table) -> None:
    """Draw the sheet."""
    canvas.panel(*table.chronicle, "lowenherz/panel_curled", 10, 47)


def items(look: Look) -> Iterator[Item]:
    """Yield the sentences."""
    shown = look.moment.chronicle[-MOST:]
    yield Item("chronicle", (look.table, shown), (look.table.chronicle,), partial(_paint, look=look))


def fitting(canvas: Canvas, sentences: tuple[Sentence, ...], w: float, h: float) -> list[tuple[Sentence, float]]:
    """Return the newest sentences that a box of this size holds, the oldest first, with their heights."""
    size = letters(canvas, SIZE, 19)
    found: list[tuple[Sentence, float]] = []
    for sentence in reversed(sentences):
        face = "body" if found else "bold"
        high = canvas.rich_height(signs.runs(sentence, face), size, w) + GAP
        if high > h and found:
            break
        h -= high
        found.append((sentence, high))
    return found[::-1]


def rows(canvas: Canvas, look: Look) -> list[Row]:
    """Return the sentences that are shown with their places, the oldest first."""
    box = look.table.chronicle
    fits = fitting(canvas, look.moment.chronicle[-MOST:], box.w - LEFT - RIGHT, box.h - HEAD - FOOT)
    y = box.y + HEAD + max(0.0, box.h - HEAD - FOOT - sum(high for _, high in fits)) / 2
    found = []
    for sentence, high in fits:
        found.append((sentence, Box(box.x, y, box.w - RIGHT, high)))
        y += high
    return found


def _paint(canvas: Canvas, look: Look) -> None:
    size, found = letters(canvas, SIZE, 19), rows(canvas, look)
    for n, (sentence, row) in enumerate(found):
        if 0 <= sentence.seat < look.state.players:
            canvas.put(picture("crest", sentence.seat), row.x + 17, row.y + 0.5, 16, 19)
        face, ink = ("bold", INK) if n == len(found) - 1 else ("body", OLDER)
        canvas.rich(signs.runs(sentence, face, ink), row.x + LEFT, row.y, size, row.w - LEFT)
