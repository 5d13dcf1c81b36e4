"""Lettering of gold leaf for titles: a dark edge, a bevel and a warm glow behind it."""

from __future__ import annotations

import itertools
import random

import pygame as pg

from game.view.assets import PREMULTIPLIED, tinted, transparent
from game.view.light import halo
from game.view.making import Making
from game.view.palette import mix, rgb
from game.view.text import CAPITALS, Typesetter, oversampling

_LEAF = ((0.0, "#fff6cf"), (0.22, "#f9dd8b"), (0.48, "#eab94b"), (0.56, "#c98f2a"), (0.72, "#e9bd55"), (1.0, "#a06a16"))
_AT_ONCE = 4  # of the 24 copies of the letters that make their edge
_EDGE, _BEVEL, _SHINE = "#2a1606", "#6e4709", "#fffbe6"


def gold_rim(size: float, edge: float, glow: int) -> int:
    """Pixels of rim on every side of the letters that `gold_line` draws."""
    over = oversampling(size)
    return 2 * max(1, round(edge * over)) // over + 3 * glow


def gold_line(
    setter: Typesetter, text: str, face: str, size: float, spacing: float, edge: float, glow: int, power: float
) -> Making:
    """Make one line with a rim of `gold_rim` pixels, a small part of the work at each step, and return it.

    size, spacing, edge (width of the dark outline) and glow (its reach) in pixels; power is the glow's strength 0..1.
    """
    over = oversampling(size)
    font = setter.font(face, max(1, round(size * over)))
    letters = setter.large_line(text or " ", font, (255, 255, 255), round(spacing * over))
    yield
    capital, wide = size * over * CAPITALS[face], max(1, round(edge * over))
    small = yield from _leafed(letters, font.get_ascent(), capital, wide, over)
    if glow < 1:
        return small
    yield
    whole = halo(small, glow, "#c9741a", power)
    whole.blit(small, (3 * glow, 3 * glow), special_flags=PREMULTIPLIED)
    return whole


def _leafed(letters: pg.Surface, base: int, capital: float, edge: int, over: int) -> Making:
    """Make the large letters covered in leaf, scaled down and premultiplied."""
    margin = 2 * edge // over * over  # a whole number of small pixels
    w, h = letters.get_width() + 2 * margin, letters.get_height() + 2 * margin
    sheet = transparent(-(-w // over) * over, -(-h // over) * over)
    rim = tinted(letters, _EDGE)
    for turn in range(24):
        if turn % _AT_ONCE == 0:
            yield
        step = pg.Vector2(edge, 0).rotate(15 * turn)
        sheet.blit(rim, (margin + round(step.x), margin + round(step.y)))
    yield
    sheet.blit(rim, (margin + edge // 2, margin + edge))
    sheet.blit(tinted(letters, _BEVEL), (margin + edge // 4, margin + edge // 3))
    sheet.blit(tinted(letters, _SHINE), (margin - edge // 4, margin - edge // 3))
    yield
    leaf = _leaf(letters.get_width(), letters.get_height(), base - capital, base)
    yield
    leaf.blit(letters, (0, 0), special_flags=pg.BLEND_RGBA_MULT)
    sheet.blit(leaf, (margin, margin))
    yield
    return pg.transform.smoothscale(sheet.premul_alpha(), (sheet.get_width() // over, sheet.get_height() // over))


def _leaf(w: int, h: int, top: float, bottom: float) -> pg.Surface:
    """Beaten gold: bright above, amber below, with faint creases that are the same every time."""
    sheet = transparent(w, h)
    for y in range(h):
        sheet.fill(rgb(_leaf_colour((y - top) / max(1.0, bottom - top))), (0, y, w, 1))
    chance = random.Random(5)
    for _ in range(w * h // 2600):
        x, y, reach = chance.randrange(w), chance.randrange(h), chance.randint(6, 34)
        shift = chance.choice((-16, -10, 12, 20))
        colour = [min(255, max(0, v + shift)) for v in sheet.get_at((x, y))[:3]]
        end = (x + chance.randint(-reach, reach), y + chance.randint(-reach // 2, reach // 2))
        pg.draw.line(sheet, colour, (x, y), end, chance.choice((1, 2, 3)))
    return sheet


def _leaf_colour(t: float) -> str:
    t = min(1.0, max(0.0, t))
    for (low, a), (high, b) in itertools.pairwise(_LEAF):
        if t <= high:
            return mix(a, b, (t - low) / (high - low))
    return _LEAF[-1][1]
