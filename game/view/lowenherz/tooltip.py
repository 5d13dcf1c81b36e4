"""A slip of parchment with a few lines beside what is pointed at."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz.tones import picture
from game.view.palette import INK, OXBLOOD

SIZE, TITLE_SIZE, PAD, GAP, WIDEST = 16.0, 17.0, 12.0, 3.0, 330.0
CREST, AWAY = 17.0, 10.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line. colour: whose crest stands before it, -1 for none. number: at the right end, in bold."""

    text: str
    colour: int = -1
    number: str = ""
    ink: str = INK


@dataclass(frozen=True, slots=True)
class Tip:
    """A title and lines. at: the box that it belongs to."""

    title: str
    lines: tuple[Line, ...]
    at: Box


def draw(canvas: Canvas, tip: Tip, room: Box) -> None:
    """Draw a slip beside its box, towards the middle of the room."""
    w, h = measure(canvas, tip)
    box = place(tip.at, w, h, room)
    canvas.nine("lowenherz/bubble", box.x - 6, box.y - 5, box.w + 14, box.h + 14)
    x, y, inner = box.x + PAD, box.y + PAD - 3, box.w - 2 * PAD
    canvas.text(tip.title, x, y, "bold", TITLE_SIZE, OXBLOOD, "topleft", wrap=inner)
    y += canvas.measure(tip.title, "bold", TITLE_SIZE, inner)[1] + GAP
    for line in tip.lines:
        y += _draw_line(canvas, line, x, y, inner) + GAP


def measure(canvas: Canvas, tip: Tip) -> tuple[float, float]:
    """Return the width and the height of a slip."""
    wide = canvas.measure(tip.title, "bold", TITLE_SIZE)[0]
    for line in tip.lines:
        wide = max(wide, canvas.measure(line.text, "body", SIZE)[0] + _indent(canvas, line) + _after(canvas, line))
    inner = min(WIDEST, wide) + 1
    high = canvas.measure(tip.title, "bold", TITLE_SIZE, inner)[1]
    high += sum(_height(canvas, line, inner) + GAP for line in tip.lines)
    return inner + 2 * PAD, high + 2 * PAD - 4


def place(at: Box, w: float, h: float, room: Box) -> Box:
    """Return where a slip of that size lies beside a box."""
    right = at.centre[0] < room.centre[0]
    x = at.right + AWAY if right else at.x - AWAY - w
    y = at.centre[1] - h / 2
    x = max(room.x, min(x, room.right - w))
    return Box(x, max(room.y, min(y, room.bottom - h)), w, h)


def _indent(canvas: Canvas, line: Line) -> float:
    return CREST * canvas.text_scale + 6 if line.colour >= 0 else 0.0


def _after(canvas: Canvas, line: Line) -> float:
    return canvas.measure(line.number, "bold", SIZE)[0] + 14 if line.number else 0.0


def _height(canvas: Canvas, line: Line, inner: float) -> float:
    return canvas.measure(line.text, "body", SIZE, inner - _indent(canvas, line) - _after(canvas, line))[1]


def _draw_line(canvas: Canvas, line: Line, x: float, y: float, inner: float) -> float:
    indent, high = _indent(canvas, line), _height(canvas, line, inner)
    if line.colour >= 0:
        side = CREST * canvas.text_scale
        canvas.put(picture("crest", line.colour), x, y + 1, side, side * 124 / 104)
    canvas.text(line.text, x + indent, y, "body", SIZE, line.ink, "topleft",
                wrap=inner - indent - _after(canvas, line))  # fmt: skip
    if line.number:
        canvas.text(line.number, x + inner, y, "bold", SIZE, line.ink, "topright")
    return high
