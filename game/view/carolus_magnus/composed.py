"""Pictures with numbers, put together at run time and kept: groups of knights, labels, coins, the supply, discs."""

from __future__ import annotations

import pygame as pg

from game.view.assets import transparent
from game.view.canvas import Canvas
from game.view.carolus_magnus import names, stands
from game.view.carolus_magnus.labels import BETWEEN, CELL
from game.view.palette import IVORY

PAD = 6.0  # round groups and labels, for shadows, badges and crowns, in units
SIDE_INKS = ("#2b1d10", "#ffe6a6", "#10161c")  # numbers on white, black, grey
SUPPLY_INK, EMPTY_INK = "#f0d9a4", "#9a7c4c"


def group(canvas: Canvas, colour: int, number: int, h: float) -> pg.Surface:
    """Return equal knights of a height with a rim of `PAD`: up to three fanned out, more as one with its number."""
    key = ("knights", colour, number, canvas.px(h), canvas.palette)
    return canvas.workshop.cache.get(key, lambda: _group(canvas, colour, number, h))


def _group(canvas: Canvas, colour: int, number: int, h: float) -> pg.Surface:
    on = _board(canvas, stands.group_width(number, h), h)
    w, picture = h * stands.SHIELD, names.knight_picture(colour)
    for i in range(number if number <= stands.FANNED else 1):
        on.put(picture, PAD + i * w * stands.FAN, PAD, w, h, lift=1.4)
    if number > stands.FANNED:
        _badge(on, number, PAD + w, PAD + h / 2, h)
    return on.surface


def _badge(on: Canvas, number: int, x: float, y: float, h: float) -> None:
    """Draw the number of knights on a dark coin beside the shield that ends at x."""
    d = max(18.0, h * 0.68)
    wide = d if number < 10 else d * 1.22
    left, top = x - d * 0.3, y - d * 0.2
    on.shadow(left + 1, top + 1, wide - 2, d - 2, d / 2, 2, 150, 1, 2)
    on.nine(f"{names.PICTURES}count_badge", left, top, wide, d)
    on.text(str(number), left + wide / 2, top + d / 2, "bold", d * 0.78 / on.text_scale, IVORY, "center")


def _board(canvas: Canvas, w: float, h: float) -> Canvas:
    """Return a canvas for a picture of w x h units with a rim; its place in whole pixels is that of the rim."""
    return canvas.on(transparent(canvas.px(w) + 2 * canvas.px(PAD), canvas.px(h) + 2 * canvas.px(PAD)))


def label(canvas: Canvas, words: str, w: float, h: float) -> pg.Surface:
    """Return the label of a region with a rim of `PAD`; words: its letters, the strengths, the leader."""
    key = ("label", words, canvas.px(w), canvas.px(h), canvas.text_scale)
    return canvas.workshop.cache.get(key, lambda: _label(canvas, words, w, h))


def _label(canvas: Canvas, words: str, w: float, h: float) -> pg.Surface:
    letters, strengths, leader = words.split("/")
    numbers = [int(number) for number in strengths.split(".")]
    on = _board(canvas, w, h)
    x, y, size = PAD, PAD, h - 9
    on.shadow(x, y, w, h, 6, 2, 120, 1, 2)
    on.nine(f"{names.PICTURES}tag", x, y, w, h)
    cell = (size + 3) * CELL
    field = w - 13 - len(numbers) * cell - (len(numbers) - 1) * BETWEEN
    on.nine(f"{names.PICTURES}tag_letters", x + 4, y + 3, field, h - 7)
    on.text(
        letters, x + 4 + field / 2, y + h / 2 - 0.4, "title", (size - 4) / on.text_scale, IVORY, "center", fit=field - 4
    )
    at = x + field + 8
    for side, number in enumerate(numbers):
        _cell(on, side, number, at, y + 3, cell, size, int(leader) == side)
        at += cell + BETWEEN
    return on.surface


def _cell(on: Canvas, side: int, number: int, x: float, y: float, w: float, size: float, leads: bool) -> None:
    """Draw the strength of one side on its shield, under a crown if it is the strongest."""
    wide = "_wide" if number > 9 else ""
    own = w if wide else (size + 3) * 0.9
    left = x + (w - own) / 2
    on.put(f"{names.PICTURES}side_shield_{names.SIDE_WORDS[side]}{wide}", left, y, own, size + 3)
    letters = (size - 0.5) * (1 if number < 100 else 0.8) / on.text_scale
    on.text(str(number), x + w / 2, y + (size + 3) * 0.47, "bold", letters, SIDE_INKS[side], "center")
    if leads:
        on.put(f"{names.PICTURES}crown_emblem", x + w / 2 - 7, y - 9.5, 14, 12.2)


def coin(canvas: Canvas, steps: int, size: float, bright: bool = False) -> pg.Surface:
    """Return the coin with a number of steps, without a rim."""
    key = ("coin", steps, canvas.px(size), bright)
    return canvas.workshop.cache.get(key, lambda: _coin(canvas, steps, size, bright))


def _coin(canvas: Canvas, steps: int, size: float, bright: bool) -> pg.Surface:
    on = canvas.on(transparent(canvas.px(size), canvas.px(size)))
    on.put(f"{names.PICTURES}step_coin{'_bright' if bright else ''}", 0, 0, size, size)
    on.text(str(steps), size / 2, size / 2 - 0.3, "bold", size * 0.58 / on.text_scale, "#4a2a06", "center")
    return on.surface


def supply_number(canvas: Canvas, number: int, x: float, y: float, k: float) -> None:
    """Write how many knights of a colour are left, the number's middle at x, y; k: the scale of the middle."""
    ink = SUPPLY_INK if number else EMPTY_INK
    canvas.text(str(number), x, y, "bold", 16 * k * min(1.12, canvas.text_scale) / canvas.text_scale, ink, "center")
