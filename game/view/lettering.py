"""The half of the canvas that sets text: lines, paragraphs, mixed runs and gold leaf, in logical units."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Self

import pygame as pg

from game.view.assets import PREMULTIPLIED, faded
from game.view.gold import gold_line, gold_rim
from game.view.making import Making, at_once
from game.view.palette import INK
from game.view.runs import Run, mixed, mixed_height
from game.view.text import CAPITALS, LEADING, SMALLEST_FIT
from game.view.workshop import Workshop

Rect = tuple[float, float, float, float]


class Lettering:
    """Sets text on a surface. k: pixels a unit. text_scale: the person's choice, for letters only.

    gilding: where lines in gold leaf go that are not drawn but made later, with their keys; None to draw them.
    """

    workshop: Workshop
    surface: pg.Surface
    k: float
    text_scale: float
    gilding: list[tuple[Hashable, Making]] | None = None

    def px(self, units: float) -> int:
        """Whole pixels of a length."""
        return round(units * self.k)

    def text(self, text: str, x: float, y: float, face: str = "body", size: float = 18, colour: str = INK,
             anchor: str = "midleft", wrap: float = 0, fit: float = 0, shadow: tuple[str, float, float] | None
             = None, spacing: float = 0, alpha: int = 255) -> Rect:  # fmt: skip
        """Draws text and returns its box in units.

        face: body, bold or title. anchor: a rect anchor of pygame; "mid" and "center" put the middle of the capitals
        at y. wrap: break into lines of this width. fit: shrink to this width, to 70 % at the least, then shorten.
        shadow: (colour, dx, dy).
        """
        drawn, base, px = self._set(text, face, size, colour, anchor, wrap, fit, spacing)
        rows = 1 + round((drawn.get_height() - self.workshop.setter.font_height(face, px)) / (px * LEADING[face]))
        last = base + (rows - 1) * px * LEADING[face]
        left, top = self._corner(drawn.get_size(), x, y, anchor, (base - CAPITALS[face] * px + last) / 2)
        if shadow:
            dark = self._set(text, face, size, shadow[0], anchor, wrap, fit, spacing)[0]
            self._show(dark, left + round(shadow[1] * self.k), top + round(shadow[2] * self.k), alpha)
        self._show(drawn, left, top, alpha)
        return left / self.k, top / self.k, drawn.get_width() / self.k, drawn.get_height() / self.k

    def _set(self, text: str, face: str, size: float, colour: str, anchor: str, wrap: float, fit: float,
             spacing: float) -> tuple[pg.Surface, float, float]:  # fmt: skip
        """The text's surface, its first baseline and the letters' size after fitting, in pixels."""
        setter, px = self.workshop.setter, size * self.k * self.text_scale
        gap = spacing * self.k * self.text_scale
        if fit and not wrap:
            text, px = setter.fit(text.replace("\n", " "), face, px, fit * self.k, gap, self._least(size))
        if wrap or "\n" in text:
            align = "right" if anchor.endswith("right") else "left" if anchor.endswith("left") else "center"
            return setter.paragraph(text, face, px, colour, wrap * self.k, align), setter.baseline(face, px), px
        return setter.line(text, face, px, colour, gap), setter.baseline(face, px), px

    def _least(self, size: float) -> float:
        """The pixels down to which fitted letters may shrink: 70 % of the size without the person's enlargement."""
        return SMALLEST_FIT * size * self.k * min(1.0, self.text_scale)

    def _corner(self, size: tuple[int, int], x: float, y: float, anchor: str, middle: float) -> tuple[int, int]:
        """The upper left pixel of something anchored at x, y whose optical middle is `middle` pixels from its top."""
        w, h = size
        left = x * self.k - (0 if anchor.endswith("left") else w if anchor.endswith("right") else w / 2)
        upper = 0.0 if "top" in anchor else h if "bottom" in anchor else middle
        return round(left), round(y * self.k - upper)

    def _show(self, drawn: pg.Surface, left: int, top: int, alpha: int) -> None:
        self.surface.blit(faded(drawn, alpha) if alpha < 255 else drawn, (left, top), special_flags=PREMULTIPLIED)

    def measure(
        self, text: str, face: str = "body", size: float = 18, wrap: float = 0, spacing: float = 0
    ) -> tuple[float, float]:
        """The width and height in units that `text` would take."""
        setter, px = self.workshop.setter, size * self.k * self.text_scale
        rows = setter.lines(text, face, px, wrap * self.k)
        wide = max(setter.width(row, face, px, spacing * self.k * self.text_scale) for row in rows)
        return wide / self.k, ((len(rows) - 1) * px * LEADING[face] + setter.font_height(face, px)) / self.k

    def rich(self, runs: tuple[Run, ...], x: float, y: float, size: float = 18, wrap: float = 0) -> Rect:
        """Draws runs of different faces and colours as one text from its upper left corner on; returns its box."""
        drawn = mixed(
            self.workshop.setter, runs, size * self.k * self.text_scale, wrap * self.k, self.workshop.pictures
        )
        left, top = self.px(x), self.px(y)
        self._show(drawn, left, top, 255)
        return left / self.k, top / self.k, drawn.get_width() / self.k, drawn.get_height() / self.k

    def rich_height(self, runs: tuple[Run, ...], size: float = 18, wrap: float = 0) -> float:
        """The height in units that `rich` would take."""
        px = size * self.k * self.text_scale
        return mixed_height(self.workshop.setter, runs, px, wrap * self.k, self.workshop.pictures) / self.k

    def gold_text(self, text: str, x: float, y: float, size: float = 35, anchor: str = "center", face: str =
                  "title", spacing: float = 0, edge: float = 1.7, glow: float = 9, power: float = 0.5, fit:
                  float = 0) -> Rect:  # fmt: skip
        """Draws a line in gold leaf, its capitals centred on y; returns the box of the letters in units.

        edge: width of the dark outline. glow and power: reach and strength (0..1) of the light behind, 0 for none.
        """
        setter, px = self.workshop.setter, size * self.k * self.text_scale
        gap = spacing * self.k
        if fit:
            text, px = setter.fit(text, face, px, fit * self.k, gap, self._least(size))
        rim, reach = edge * self.k, self.px(glow)
        key = ("gold", text, face, px, gap, rim, reach, power)
        parts = gold_line(setter, text, face, px, gap, rim, reach, power)
        if self.gilding is not None:
            self.gilding.append((key, parts))
            return 0.0, 0.0, 0.0, 0.0
        drawn = self.workshop.cache.get(key, lambda: at_once(parts))
        margin = gold_rim(px, rim, reach)
        wide = drawn.get_width() - 2 * margin
        left, _ = self._corner((wide, 0), x, y, anchor, 0)
        top = round(y * self.k - setter.baseline(face, px) + CAPITALS[face] * px / 2)
        self.surface.blit(drawn, (left - margin, top - margin), special_flags=PREMULTIPLIED)
        return left / self.k, top / self.k, wide / self.k, px * LEADING[face] / self.k

    def gild_ahead(self, draw: Callable[[Self], object]) -> Iterator[None]:
        """Make the lines in gold leaf that a drawing will have, a small part of the work at each step."""
        self.gilding = []
        draw(self)
        found, self.gilding = self.gilding, None
        for key, parts in found:
            if self.workshop.cache.held(key) is None:
                made = yield from parts
                self.workshop.cache.put(key, made)


def letters(canvas: Lettering, size: float, most: float) -> float:
    """Return the size to set letters in so that with the person's text size they are at most so high."""
    return min(size, most / canvas.text_scale)
