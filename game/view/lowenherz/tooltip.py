"""A slip of parchment with a few lines beside what is pointed at."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz.tones import picture
from game.view.palette import INK, OXBLOOD

SIZE, TITLE_SIZE, PAD, GAP, WIDEST = 16.0, 17.0, 12.0, 3.0, 330.0
CREST, AWAY = 17.0, 10.0
CARD_W, CARD_H, BETWEEN, BELOW = 70.0, 98.0, 6.0, 8.0
GLOW, OTHERS = "#ffb400", 120  # how strongly the cards are drawn that are not meant


@dataclass(frozen=True, slots=True)
class Line:
    """A line. colour: whose crest stands before it, -1 for none. number: at the right end, in bold."""

    text: str
    colour: int = -1
    number: str = ""
    ink: str = INK


@dataclass(frozen=True, slots=True)
class Tip:
    """A title and lines. at: the box that it belongs to. cards: pictures over them, large; chosen: which is meant."""

    title: str
    lines: tuple[Line, ...]
    at: Box
    cards: tuple[str, ...] = ()
    chosen: int = 0


def draw(canvas: Canvas, tip: Tip, room: Box) -> None:
    """Draw a slip beside its box, towards the middle of the room."""
    w, h = measure(canvas, tip)
    box = place(tip.at, w, h, room)
    canvas.nine("lowenherz/bubble", box.x - 6, box.y - 5, box.w + 14, box.h + 14)
    x, y, inner = box.x + PAD, box.y + PAD - 3, box.w - 2 * PAD
    y += _draw_cards(canvas, tip, x, y, inner)
    canvas.text(tip.title, x, y, "bold", TITLE_SIZE, OXBLOOD, "topleft", wrap=inner)
    y += canvas.measure(tip.title, "bold", TITLE_SIZE, inner)[1] + GAP
    for line in tip.lines:
        y += _draw_line(canvas, line, x, y, inner) + GAP


def measure(canvas: Canvas, tip: Tip) -> tuple[float, float]:
    """Return the width and the height of a slip."""
    wide = canvas.measure(tip.title, "bold", TITLE_SIZE)[0]
    for line in tip.lines:
        wide = max(wide, canvas.measure(line.text, "body", SIZE)[0] + _indent(canvas, line) + _after(canvas, line))
    many = len(tip.cards)
    inner = min(WIDEST, max(wide, many * (CARD_W + BETWEEN) - BETWEEN)) + 1
    high = (CARD_H + BELOW if many else 0.0) + canvas.measure(tip.title, "bold", TITLE_SIZE, inner)[1]
    high += sum(_height(canvas, line, inner) + GAP for line in tip.lines)
    return inner + 2 * PAD, high + 2 * PAD - 4


def place(at: Box, w: float, h: float, room: Box) -> Box:
    """Return where a slip of that size lies beside a box."""
    right = at.centre[0] < room.centre[0]
    x = at.right + AWAY if right else at.x - AWAY - w
    y = at.centre[1] - h / 2
    x = max(room.x, min(x, room.right - w))
    return Box(x, max(room.y, min(y, room.bottom - h)), w, h)


def _draw_cards(canvas: Canvas, tip: Tip, x: float, y: float, inner: float) -> float:
    """Draw the cards side by side, the one that is meant over the others; return the room that they take."""
    many = len(tip.cards)
    step = min(CARD_W + BETWEEN, (inner - CARD_W) / max(1, many - 1))
    for n in sorted(range(many), key=lambda n: n == tip.chosen):
        if n == tip.chosen and many > 1:
            canvas.glow(x + n * step, y + 2, CARD_W, CARD_H, 6, 5, GLOW, 255)
        canvas.put(tip.cards[n], x + n * step, y + 2, CARD_W, CARD_H, 255 if n == tip.chosen else OTHERS)
    return CARD_H + BELOW if many else 0.0


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
