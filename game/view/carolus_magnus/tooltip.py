"""A slip of parchment with lines of words and small pictures, beside what is pointed at."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.canvas import Canvas
from game.view.carolus_magnus import names
from game.view.carolus_magnus.boxes import Box
from game.view.carolus_magnus.inks import SIDE_INKS
from game.view.palette import INK

SIZE, TITLE_SIZE = 16.0, 18.0
PAD_X, PAD_Y, SPACE, POINT = 14.0, 10.0, 5.0, 11.0
WIDEST = 330.0


@dataclass(frozen=True, slots=True)
class Words:
    """Words of a line."""

    text: str
    face: str = "body"
    ink: str = INK


@dataclass(frozen=True, slots=True)
class Sign:
    """A small picture in a line: its width and height as shares of the letters; over it a number, if it has one."""

    picture: str
    w: float
    h: float
    number: str = ""
    ink: str = INK


Line = tuple[Words | Sign, ...]


@dataclass(frozen=True, slots=True)
class Tip:
    """The lines of a slip, the first is its title; and the box that it belongs to."""

    lines: tuple[Line, ...]
    at: Box


def knight_sign(colour: int) -> Sign:
    """Return a small knight."""
    return Sign(names.knight_picture(colour), 0.92, 1.1)


def castle_sign(side: int) -> Sign:
    """Return a small castle."""
    return Sign(names.castle_picture(side), 1.15, 1.15)


def arms_sign(colour: int) -> Sign:
    """Return small arms."""
    return Sign(names.arms_picture(colour), 1.15, 1.15)


def strength_sign(side: int, number: int) -> Sign:
    """Return the shield of a side with its strength."""
    wide = "_wide" if number > 9 else ""
    picture = f"{names.PICTURES}side_shield_{names.SIDE_WORDS[side]}{wide}"
    return Sign(picture, 1.45 if wide else 1.16, 1.3, str(number), SIDE_INKS[side])


def _size(row: int) -> float:
    return SIZE if row else TITLE_SIZE


def _width(canvas: Canvas, part: Words | Sign, size: float) -> float:
    if isinstance(part, Sign):
        return part.w * size * canvas.text_scale
    return canvas.measure(part.text, part.face, size)[0]


def _line_width(canvas: Canvas, line: Line, size: float) -> float:
    return sum(_width(canvas, part, size) for part in line) + SPACE * max(0, len(line) - 1)


def draw(canvas: Canvas, tip: Tip, room: Box, beside: bool = False) -> None:
    """Draw a slip inside the room: towards its middle below or above what it belongs to, or at its side."""
    height = SIZE * 1.42 * canvas.text_scale
    w = min(room.w - 8, max(_line_width(canvas, line, _size(row)) for row, line in enumerate(tip.lines)) + 2 * PAD_X)
    h = height * len(tip.lines) + 2 * PAD_Y + 2
    box, up = _place(tip.at, w, h, room, beside)
    canvas.shadow(*box, 8, 7, 150, 3, 6)
    canvas.nine(f"{names.PICTURES}tooltip", *box)
    if not beside:
        _point(canvas, tip.at, box, up)
    y = box.y + PAD_Y + height / 2 + 1
    for row, line in enumerate(tip.lines):
        _draw_line(canvas, line, box, y, _size(row))
        y += height


def _place(at: Box, w: float, h: float, room: Box, beside: bool) -> tuple[Box, bool]:
    """Return where the slip lies, and whether it lies below (its point is up)."""
    middle, height = at.centre
    if beside:
        right = middle < room.centre[0]
        x = at.right + 8 if right else at.x - 8 - w
        return Box(x, _into(height - h / 2, room.y, room.bottom - h), w, h), False
    below = height < room.centre[1]
    y = at.bottom + POINT if below else at.y - POINT - h
    x = _into(middle - w / 2, room.x, room.right - w)
    return Box(x, _into(y, room.y, room.bottom - h), w, h), below


def _into(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))


def _point(canvas: Canvas, at: Box, box: Box, up: bool) -> None:
    x = _into(at.centre[0], box.x + 18, box.right - 18)
    name = "tooltip_point_up" if up else "tooltip_point"
    y = box.y - 11 if up else box.bottom - 5
    canvas.put(f"{names.PICTURES}{name}", x - 12, y, 24, 16)


def _draw_line(canvas: Canvas, line: Line, box: Box, y: float, size: float) -> None:
    wide = _line_width(canvas, line, size)
    room = box.w - 2 * PAD_X
    x = box.x + (box.w - min(wide, room)) / 2
    for part in line:
        w = _width(canvas, part, size)
        if isinstance(part, Words):
            fit = max(12.0, min(w, box.right - PAD_X - x)) + 1
            canvas.text(part.text, x, y, part.face, size, part.ink, "midleft", fit=fit)
        else:
            _sign(canvas, part, x, y, size * canvas.text_scale)
        x += w + SPACE


def _sign(canvas: Canvas, sign: Sign, x: float, y: float, size: float) -> None:
    w, h = sign.w * size, sign.h * size
    canvas.put(sign.picture, x, y - h / 2, w, h)
    if sign.number:
        letters = size * 0.92 / canvas.text_scale
        canvas.text(sign.number, x + w / 2, y - h * 0.04, "bold", letters, sign.ink, "center")
