"""Text of several faces and colours in one line or paragraph: runs, broken at spaces, in pixels."""

from __future__ import annotations

from typing import NamedTuple

import pygame as pg

from game.view.assets import PREMULTIPLIED, transparent
from game.view.palette import INK
from game.view.text import LEADING, Typesetter

_LAST_LINE = 1.4  # its height as a share of the size


class Run(NamedTuple):
    """Words in one face and colour."""

    text: str
    face: str = "body"
    colour: str = INK


Row = list[tuple[float, Run]]  # the pieces of a line with their x


def mixed(setter: Typesetter, runs: tuple[Run, ...], size: float, width: float = 0) -> pg.Surface:
    """The runs in lines of at most `width` pixels, or in one line."""
    return setter.cache.get(("runs", runs, size, width), lambda: _drawn(setter, rows(setter, runs, size, width), size))


def mixed_height(setter: Typesetter, runs: tuple[Run, ...], size: float, width: float = 0) -> float:
    """The height of what `mixed` draws, without drawing it."""
    return size * LEADING["body"] * (len(rows(setter, runs, size, width)) - 1) + size * _LAST_LINE


def rows(setter: Typesetter, runs: tuple[Run, ...], size: float, width: float) -> list[Row]:
    """The lines. Words of one look are one piece: set apart, each would be rounded to whole pixels."""
    found: list[Row] = [[]]
    x, space = 0.0, setter.width(" ", "body", size)
    for glued, run in _words(runs):
        left, longer = _lengthened(found[-1], glued, run)
        if longer and (not width or left + setter.width(longer.text, longer.face, size) <= width):
            found[-1][-1] = (left, longer)
            x = left + setter.width(longer.text, longer.face, size)
            continue
        wide = setter.width(run.text, run.face, size)
        gap = 0.0 if glued or not found[-1] else space
        if width and found[-1] and x + gap + wide > width:
            found.append([])
            x, gap = 0.0, 0.0
        found[-1].append((x + gap, run))
        x += gap + wide
    return found


def _lengthened(row: Row, glued: bool, run: Run) -> tuple[float, Run | None]:
    """The last piece of the row with the word added and its x; None if they look different."""
    if not row or row[-1][1]._replace(text="") != run._replace(text=""):
        return 0.0, None
    left, last = row[-1]
    return left, last._replace(text=last.text + ("" if glued else " ") + run.text)


def _words(runs: tuple[Run, ...]) -> list[tuple[bool, Run]]:
    """The runs cut at spaces; the flag says that no space stands before the piece."""
    pieces: list[tuple[bool, Run]] = []
    spaced = False
    for run in runs:
        for i, word in enumerate(run.text.split(" ")):
            spaced = spaced or i > 0
            if word:
                pieces.append((not spaced, run._replace(text=word)))
                spaced = False
    return pieces


def _drawn(setter: Typesetter, lines: list[Row], size: float) -> pg.Surface:
    step, base = size * LEADING["body"], setter.baseline("body", size)
    parts: list[tuple[pg.Surface, int, int]] = []
    for i, row in enumerate(lines):
        for x, run in row:
            top = i * step + base - setter.baseline(run.face, size)
            parts.append((setter.line(run.text, run.face, size, run.colour), round(x), max(0, round(top))))
    wide = max((x + part.get_width() for part, x, _ in parts), default=1)
    whole = transparent(wide, round(step * (len(lines) - 1)) + round(size * _LAST_LINE))
    for part, x, y in parts:
        whole.blit(part, (x, y), special_flags=PREMULTIPLIED)
    return whole
