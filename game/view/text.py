"""Lettering: lines and paragraphs as premultiplied, cached surfaces in pixels.

Text is rendered at four times its size and scaled down: hinted text of 14 to 20 pixels has visibly uneven spacing.
"""

from __future__ import annotations

from bisect import bisect_right

import pygame as pg

from game.view.assets import PREMULTIPLIED, transparent
from game.view.cache import SurfaceCache
from game.view.fonts import Fonts, drawable, rendered
from game.view.palette import rgb

LEADING = {"title": 1.25, "body": 1.24, "bold": 1.24}  # line distance as a share of the size
CAPITALS = {"title": 0.70, "body": 0.65, "bold": 0.65}  # height of H as a share of the size
SMALLEST_FIT = 0.7
ELLIPSIS = "…"
_WIDTHS_KEPT = 4000
_SHEET = 500_000  # pixels; lines that are larger are rare


class Paper:
    """One surface for lines that are not scaled down yet: a new one for each would cost as much as drawing them."""

    def __init__(self) -> None:
        self._whole = transparent(1, 1)

    def sheet(self, w: int, h: int) -> pg.Surface:
        """A surface of that size with anything on it, good until the next one is asked for."""
        if w * h > _SHEET:
            return transparent(w, h)
        wide, high = self._whole.get_size()
        if w > wide or h > high:
            larger = (max(w, wide), max(h, high))
            self._whole = transparent(*(larger if larger[0] * larger[1] <= _SHEET else (w, h)))
        return self._whole.subsurface((0, 0, w, h))


class Typesetter:
    """Sets text in pixels. `size` is the letter size in pixels, `width` the room in pixels."""

    def __init__(self, cache: SurfaceCache) -> None:
        self.cache = cache
        self.fonts = Fonts()
        self._paper = Paper()
        self._widths: dict[tuple[str, str, float], float] = {}

    def with_cache(self, cache: SurfaceCache) -> Typesetter:
        """The same fonts and measures, the lines in another cache."""
        other = Typesetter(cache)
        other.fonts, other._paper, other._widths = self.fonts, self._paper, self._widths
        return other

    def clear(self) -> None:
        """Forgets fonts and measures, after a change of scale."""
        self.fonts.clear()
        self._widths.clear()

    def font(self, face: str, px: int) -> pg.font.Font:
        """A face at px pixels."""
        return self.fonts.get(face, px)

    def width(self, text: str, face: str, size: float, spacing: float = 0) -> float:
        """The width of one line."""
        key = (text, face, size)
        if key not in self._widths:
            if len(self._widths) > _WIDTHS_KEPT:
                self._widths.clear()
            over = oversampling(size)
            self._widths[key] = self.font(face, max(1, round(size * over))).size(drawable(text))[0] / over
        return self._widths[key] + spacing * max(0, len(text) - 1)

    def lines(self, text: str, face: str, size: float, width: float) -> list[str]:
        """The text broken into lines of at most `width`; words wider than that are broken too. 0 keeps long lines."""
        found: list[str] = []
        for paragraph in text.split("\n"):
            if not width:
                found.append(paragraph)
                continue
            line = ""
            for word in self._fitting_words(paragraph, face, size, width):
                longer = f"{line} {word}" if line else word
                if self.width(longer, face, size) <= width:
                    line = longer
                    continue
                if line:
                    found.append(line)
                line = word
            found.append(line)
        return found

    def _fitting_words(self, paragraph: str, face: str, size: float, width: float) -> list[str]:
        """The words (a no-break space keeps words together), those that are too wide cut into pieces."""
        words: list[str] = []
        for word in paragraph.split(" "):
            while len(word) > 1 and self.width(word, face, size) > width:
                cut = self._fitting_letters(word, face, size, width)
                words.append(word[:cut])
                word = word[cut:]
            if word:
                words.append(word)
        return words

    def _fitting_letters(self, word: str, face: str, size: float, width: float) -> int:
        """How many letters of a word that is too wide make a line, one at least."""
        return max(1, bisect_right(range(1, len(word)), width, key=lambda n: self.width(word[:n], face, size)))

    def fit(self, text: str, face: str, size: float, width: float, spacing: float = 0,
            least: float = 0) -> tuple[str, float]:  # fmt: skip
        """The text and the size that fit the width: shrunk to `least` (70 %), then shortened by an ellipsis."""
        wide = self.width(text, face, size, spacing)
        if wide <= width or not text:
            return text, size
        smaller, least = size * width / wide, least or size * SMALLEST_FIT
        while smaller > least and self.width(text, face, smaller, spacing) > width:
            smaller *= 0.98  # sizes are whole pixels when drawn, so the width does not follow them exactly
        smaller = max(smaller, least)
        short = text
        while short and self.width(short if short == text else short + ELLIPSIS, face, smaller, spacing) > width:
            short = short[:-1].rstrip()
        return (text if short == text else short + ELLIPSIS), smaller

    def line(self, text: str, face: str, size: float, colour: str, spacing: float = 0) -> pg.Surface:
        """One line; its baseline is at `baseline(face, size)` from the top."""
        key = ("text", text, face, size, colour, spacing)
        return self.cache.get(key, lambda: self._line(text, face, size, colour, spacing))

    def _line(self, text: str, face: str, size: float, colour: str, spacing: float) -> pg.Surface:
        over = oversampling(size)
        font = self.font(face, max(1, round(size * over)))
        if not text:  # smoothscale of the zero-width surface of an empty text crashes pygame-ce 2.5.8
            return transparent(1, font.get_height() // over)
        ink = rgb(colour)
        large = self.large_line(text, font, ink, round(spacing * over))
        target = (max(1, -(-large.get_width() // over)), max(1, -(-large.get_height() // over)))
        padded = self._paper.sheet(target[0] * over, target[1] * over)
        padded.fill((*ink, 0))  # of one colour all over, so that it can be scaled before it is premultiplied
        padded.blit(large, (0, 0), special_flags=pg.BLEND_RGBA_MAX)
        return pg.transform.smoothscale(padded, target).premul_alpha()

    def large_line(self, text: str, font: pg.font.Font, colour: tuple[int, ...], gap: int) -> pg.Surface:
        """A line not yet scaled down nor premultiplied, letters `gap` further apart than the font has them."""
        if not gap:
            return rendered(text, font, colour)
        letters = [rendered(letter, font, colour) for letter in text]
        wide = sum(letter.get_width() for letter in letters) + gap * (len(letters) - 1)
        whole = transparent(wide, font.get_height())
        x = 0
        for letter in letters:
            whole.blit(letter, (x, 0))
            x += letter.get_width() + gap
        return whole

    def baseline(self, face: str, size: float) -> float:
        """Pixels from the top of a line's surface to its baseline."""
        over = oversampling(size)
        return self.font(face, max(1, round(size * over))).get_ascent() / over

    def font_height(self, face: str, size: float) -> float:
        """The height of one line's surface."""
        over = oversampling(size)
        return self.font(face, max(1, round(size * over))).get_height() / over

    def paragraph(
        self, text: str, face: str, size: float, colour: str, width: float, align: str = "left"
    ) -> pg.Surface:
        """Several lines; align is left, center or right."""
        rows = self.lines(text, face, size, width)
        if len(rows) == 1:
            return self.line(rows[0], face, size, colour)
        key = ("paragraph", text, face, size, colour, width, align)
        return self.cache.get(key, lambda: self._stack(rows, face, size, colour, align))

    def _stack(self, rows: list[str], face: str, size: float, colour: str, align: str) -> pg.Surface:
        drawn = [self.line(row, face, size, colour) for row in rows]
        wide, step = max(row.get_width() for row in drawn), size * LEADING[face]
        whole = transparent(wide, round(step * (len(rows) - 1)) + drawn[-1].get_height())
        for i, row in enumerate(drawn):
            x = {"left": 0, "center": (wide - row.get_width()) // 2, "right": wide - row.get_width()}[align]
            whole.blit(row, (x, round(i * step)), special_flags=PREMULTIPLIED)
        return whole


def oversampling(size: float) -> int:
    """How many times larger than wanted text is rendered; large letters need less."""
    return 4 if size < 44 else 2
