"""Text of several faces and colours in one line or paragraph, and pictures in it: runs, broken at spaces, in pixels."""

from __future__ import annotations

from typing import NamedTuple

import pygame as pg

from game.view.assets import PREMULTIPLIED, Pictures, transparent
from game.view.palette import INK
from game.view.text import CAPITALS, LEADING, Typesetter

_LAST_LINE = 1.4  # its height as a share of the size
_PICTURE = 1.12  # the height of a picture as a share of the size


class Run(NamedTuple):
    """Words in one face and colour; or a picture, which stands in a line like a word."""

    text: str
    face: str = "body"
    colour: str = INK
    picture: str = ""


Row = list[tuple[float, Run]]  # the pieces of a line with their x


def mixed(
    setter: Typesetter, runs: tuple[Run, ...], size: float, width: float = 0, pictures: Pictures | None = None
) -> pg.Surface:
    """The runs in lines of at most `width` pixels, or in one line. pictures: where those of the runs come from."""

    def make() -> pg.Surface:
        return _drawn(setter, rows(setter, runs, size, width, pictures), size, pictures)

    return setter.cache.get(("runs", runs, size, width), make)


def mixed_height(
    setter: Typesetter, runs: tuple[Run, ...], size: float, width: float = 0, pictures: Pictures | None = None
) -> float:
    """The height of what `mixed` draws, without drawing it."""
    return size * LEADING["body"] * (len(rows(setter, runs, size, width, pictures)) - 1) + size * _LAST_LINE


def rows(
    setter: Typesetter, runs: tuple[Run, ...], size: float, width: float, pictures: Pictures | None = None
) -> list[Row]:
    """The lines. Words of one look are one piece: set apart, each would be rounded to whole pixels."""
    found: list[Row] = [[]]
    x, space = 0.0, setter.width(" ", "body", size)
    for glued, run in _words(runs):
        left, longer = _lengthened(found[-1], glued, run)
        if longer and (not width or left + setter.width(longer.text, longer.face, size) <= width):
            found[-1][-1] = (left, longer)
            x = left + setter.width(longer.text, longer.face, size)
            continue
        wide = _width(setter, run, size, pictures)
        gap = 0.0 if glued or not found[-1] else space
        if width and found[-1] and x + gap + wide > width:
            taken = found[-1].pop()[1] if glued and len(found[-1]) > 1 and found[-1][-1][1].picture else None
            found.append([(0.0, taken)] if taken else [])  # what is glued to a picture does not begin a line
            x, gap = _width(setter, taken, size, pictures) if taken else 0.0, 0.0
        found[-1].append((x + gap, run))
        x += gap + wide
    return found


def _width(setter: Typesetter, run: Run, size: float, pictures: Pictures | None) -> float:
    if not run.picture:
        return setter.width(run.text, run.face, size)
    return _extent(run, size, pictures)[0]


def _extent(run: Run, size: float, pictures: Pictures | None) -> tuple[int, int]:
    """The pixels of a picture among letters of a size."""
    assert pictures is not None, "a run with a picture needs somebody who draws it"
    drawing, high = pictures.drawing(run.picture), max(1, round(size * _PICTURE))
    return max(1, round(high * drawing.w / drawing.h)), high


def _lengthened(row: Row, glued: bool, run: Run) -> tuple[float, Run | None]:
    """The last piece of the row with the word added and its x; None if they look different."""
    if run.picture or not row or row[-1][1]._replace(text="") != run._replace(text=""):
        return 0.0, None
    left, last = row[-1]
    return left, last._replace(text=last.text + ("" if glued else " ") + run.text)


def _words(runs: tuple[Run, ...]) -> list[tuple[bool, Run]]:
    """The runs cut at spaces; the flag says that no space stands before the piece."""
    pieces: list[tuple[bool, Run]] = []
    spaced = False
    for run in runs:
        if run.picture:
            pieces.append((not spaced, run))
            spaced = False
            continue
        for i, word in enumerate(run.text.split(" ")):
            spaced = spaced or i > 0
            if word:
                pieces.append((not spaced, run._replace(text=word)))
                spaced = False
    return pieces


def _drawn(setter: Typesetter, lines: list[Row], size: float, pictures: Pictures | None = None) -> pg.Surface:
    step, base = size * LEADING["body"], setter.baseline("body", size)
    parts: list[tuple[pg.Surface, int, int]] = []
    for i, row in enumerate(lines):
        for x, run in row:
            if run.picture and pictures is not None:
                extent = _extent(run, size, pictures)
                top = i * step + base - (CAPITALS["body"] * size + extent[1]) / 2
                parts.append((pictures.picture(run.picture, *extent), round(x), max(0, round(top))))
                continue
            top = i * step + base - setter.baseline(run.face, size)
            parts.append((setter.line(run.text, run.face, size, run.colour), round(x), max(0, round(top))))
    wide = max((x + part.get_width() for part, x, _ in parts), default=1)
    whole = transparent(wide, round(step * (len(lines) - 1)) + round(size * _LAST_LINE))
    for part, x, y in parts:
        whole.blit(part, (x, y), special_flags=PREMULTIPLIED)
    return whole
