"""Short lights over the table: dust under a stone, the clash of swords, points that fly to their counter, petals.

Each function returns a drawing of (canvas, share of its time); nothing is remembered between two frames.
"""

from __future__ import annotations

import math
import random

import pygame as pg

from game.view.assets import PREMULTIPLIED, faded
from game.view.canvas import Canvas
from game.view.palette import GOLD
from game.view.script import Drawing
from game.view.spark import spot
from game.view.tween import bump, in_out_cubic, in_quad, mix, out_back, out_cubic

PETALS, PETAL_SIZES = 54, (14, 18, 22, 26)  # few sizes, each of which is drawn once an angle
CRY_SIZE = 24.0


def dust(x: float, y: float, size: float, seed: int) -> Drawing:
    """Puffs of dust that fly apart from under a stone."""
    rnd = random.Random(seed)
    puffs = [(i * math.tau / 10 + rnd.uniform(-0.3, 0.3), rnd.uniform(0.6, 1.0), rnd.uniform(5, 9)) for i in range(10)]

    def draw(canvas: Canvas, u: float) -> None:
        for turn, far, radius in puffs:
            reach = size * (0.42 + 0.34 * far * out_cubic(u))
            px, py = x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.8 + size * 0.1
            spot(canvas, px, py, radius * (0.8 + 0.7 * u), "#e8d3a4", round(190 * (1 - u)))

    return draw


def flash(x: float, y: float, size: float, colour: str) -> Drawing:
    """A light that opens and fades."""

    def draw(canvas: Canvas, u: float) -> None:
        spot(canvas, x, y, size * (0.7 + 0.6 * out_cubic(u)), colour, round(220 * (1 - u)))

    return draw


def clash(x: float, y: float, size: float) -> Drawing:
    """Two swords that strike: the badge leaps up, sparks fly."""
    rnd = random.Random(5)
    sparks = [(rnd.uniform(0, math.tau), rnd.uniform(0.5, 1.1)) for _ in range(14)]

    def draw(canvas: Canvas, u: float) -> None:
        grown = size * (1.9 - 0.7 * out_back(min(1.0, u * 2.2)))
        alpha = 255 if u < 0.6 else round(255 * (1 - u) / 0.4)
        surface = canvas.picture("rose_king/swords", size * 1.6, size * 1.6)
        side = max(1, canvas.px(grown))
        surface = pg.transform.smoothscale(surface, (side, side))
        if alpha < 252:
            surface = faded(surface, alpha)
        middle = (canvas.px(x), canvas.px(y))
        canvas.surface.blit(surface, surface.get_rect(center=middle), special_flags=PREMULTIPLIED)
        for turn, far in sparks:
            reach = size * (0.4 + far * out_cubic(u))
            px, py = x + math.cos(turn) * reach, y + math.sin(turn) * reach + size * 0.4 * u * u
            spot(canvas, px, py, 4, "#ffe38a", round(255 * (1 - u)))

    return draw


def score_pop(text: str, start: tuple[float, float], end: tuple[float, float], size: float = 30) -> Drawing:
    """Golden points that rise from a square and fly to their counter."""

    def draw(canvas: Canvas, u: float) -> None:
        if u < 0.42:
            x, y = start[0], start[1] - 34 * out_back(u / 0.42)
        else:
            v = in_out_cubic((u - 0.42) / 0.58)
            x, y = mix(start[0], end[0], v), mix(start[1] - 34, end[1], v) - 60 * bump(v)
        canvas.gold_text(text, x, y, size / canvas.text_scale, "center", "bold", edge=2.2, glow=7, power=0.35)

    return draw


def cry(text: str, x: float, y: float) -> Drawing:
    """Golden words that open from their middle, stand, and close."""

    def draw(canvas: Canvas, u: float) -> None:
        open_by = out_cubic(min(1.0, u / 0.18)) if u < 0.85 else (1 - u) / 0.15
        wide = canvas.measure(text, "title", CRY_SIZE)[0] + 90
        with canvas.clipped(x - wide / 2 * open_by, y - 40, wide * open_by, 80):
            canvas.nine("ui/banner", x - wide / 2, y - 24, wide, 48)
            canvas.text(text, x, y, "title", CRY_SIZE, GOLD, "center")

    return draw


def petals(box: tuple[float, float, float, float], words: tuple[str, ...]) -> Drawing:
    """Rose petals that sail down through a box; words: the colours of the petals."""
    rnd = random.Random(23)
    x, y, w, h = box
    falling = [
        (x + rnd.uniform(0, w), rnd.uniform(0, 0.35), rnd.choice(PETAL_SIZES), rnd.uniform(0, 360), rnd.choice(words))
        for _ in range(PETALS)
    ]

    def draw(canvas: Canvas, u: float) -> None:
        for i, (px, delay, size, angle, word) in enumerate(falling):
            v = (u - delay) / 0.65
            if not 0 < v < 1:
                continue
            sway = math.sin(v * 9 + i) * 22
            alpha = 255 if v < 0.8 else round(255 * (1 - v) / 0.2) // 16 * 16
            turn = round((angle + 200 * v) / 15) * 15
            py = y - size + (h + size) * in_quad(v)
            canvas.put(f"rose_king/petal_{word}", px + sway, py, size, size, alpha, turn)

    return draw
