"""A slip of parchment with lines of words and small pictures, beside what is pointed at."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import names
from game.view.carolus_magnus.inks import SIDE_INKS
from game.view.palette import INK

SIZE, TITLE_SIZE = 16.0, 18.0
PAD_X, PAD_Y, SPACE, POINT = 14.0, 10.0, 5.0, 11.0
AWAY = "away"
EXTRA = {"": 900.0, AWAY: 3000.0}  # so much area may be hidden rather than do without a point, or lie away
OUT_OF_SIGHT = 30.0  # the weight of what lies over the slip itself
BELOW = 7.0  # how far below such a sheet a slip begins


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
    """The lines of a slip, the first is its title.

    at: the box that it belongs to. spare: what it should not hide, each with a weight. beside: it lies at the side.
    free: a box round whose middle it may lie as well, away from what it belongs to; below: one under which it may.
    """

    lines: tuple[Line, ...]
    at: Box
    spare: tuple[tuple[Box, float], ...] = ()
    beside: bool = False
    free: Box | None = None
    below: Box | None = None


def knight_sign(colour: int) -> Sign:
    """Return a small knight."""
    return Sign(names.knight_picture(colour), 0.92, 1.1)


def castle_sign(side: int) -> Sign:
    """Return a small castle."""
    return Sign(names.castle_picture(side), 1.15, 1.15)


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


def draw(canvas: Canvas, tip: Tip, room: Box) -> None:
    """Draw a slip inside the room, where it hides least."""
    height = SIZE * 1.42 * canvas.text_scale
    w = min(room.w - 8, max(_line_width(canvas, line, _size(row)) for row, line in enumerate(tip.lines)) + 2 * PAD_X)
    h = height * len(tip.lines) + 2 * PAD_Y + 2
    box, point = place(tip, w, h, room)
    canvas.shadow(*box, 8, 7, 150, 3, 6)
    canvas.nine(f"{names.PICTURES}tooltip", *box)
    if point:
        _point(canvas, tip.at, box, point == "up")
    y = box.y + PAD_Y + height / 2 + 1
    for row, line in enumerate(tip.lines):
        _draw_line(canvas, line, box, y, _size(row))
        y += height


def place(tip: Tip, w: float, h: float, room: Box) -> tuple[Box, str]:
    """Return where a slip of that size lies, and where its point is: "up", "down", "" for none."""
    at = tip.at
    x, y = at.centre
    found = [] if tip.beside else [
        (Box(left, top, w, h), point)
        for left in (x - w / 2, x - w + 34, x - 34)
        for top, point in ((at.bottom + POINT, "up"), (at.y - POINT - h, "down"))
    ]  # fmt: skip
    found += [(Box(left, y - h / 2, w, h), "") for left in (at.right + 8, at.x - 8 - w)]
    if tip.free is not None:
        middle = tip.free.centre
        found.append((Box(middle[0] - w / 2, middle[1] - h / 2, w, h), AWAY))
    if tip.below is not None:
        found.append((Box(tip.below.centre[0] - w / 2, tip.below.bottom + BELOW, w, h), AWAY))
    inside = [(_into(box, room), point) for box, point in found]
    box, point = min(inside, key=lambda pair: _cost(pair[0], tip) + EXTRA.get(pair[1], 0))
    return box, point if point != AWAY else ""


def beside(tip: Tip, sheet: Box) -> Tip:
    """Return the slip as it lies where a sheet is over the table: not under it, and instead of there below it."""
    if tip.free is None or not sheet.meets(tip.free):
        return replace(tip, spare=(*tip.spare, (sheet, OUT_OF_SIGHT)))
    return replace(tip, spare=(*tip.spare, (sheet, OUT_OF_SIGHT)), free=None, below=sheet)


def _cost(box: Box, tip: Tip) -> float:
    """Return how much of what matters a slip would hide; what it belongs to above all."""
    hidden = 8 * box.shared(tip.at) + sum(weight * box.shared(other) for other, weight in tip.spare)
    return hidden + math.dist(box.centre, tip.at.centre)


def _into(box: Box, room: Box) -> Box:
    """Return the box moved into the room."""
    x = max(room.x, min(box.x, room.right - box.w))
    return Box(x, max(room.y, min(box.y, room.bottom - box.h)), box.w, box.h)


def _point(canvas: Canvas, at: Box, box: Box, up: bool) -> None:
    x = max(box.x + 18, min(at.centre[0], box.right - 18))
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
