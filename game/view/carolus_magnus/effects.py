"""Short lights over the ring: dust under a castle, a flash, chips of stone, strengths that rise, gold at the end.

Each function returns a drawing of (canvas, share of its time); nothing is remembered between two frames.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

from game.view.assets import PREMULTIPLIED, faded
from game.view.canvas import Canvas
from game.view.carolus_magnus import names
from game.view.script import Drawing
from game.view.spark import scaled, spot
from game.view.tween import bump, in_quad, out_back, out_cubic

SPARKS, SPARK_SIZES = 46, (14, 20, 26)


def dust(x: float, y: float, size: float, seed: int) -> Drawing:
    """Puffs of dust that fly apart from under a thing that fell, its foot at x, y."""
    rnd = random.Random(seed)
    puffs = [
        (i * math.tau / 9 + rnd.uniform(-0.3, 0.3), rnd.uniform(0.6, 1.0), rnd.uniform(0.16, 0.26)) for i in range(9)
    ]

    def draw(canvas: Canvas, u: float) -> None:
        for i, (turn, far, radius) in enumerate(puffs):
            reach = size * (0.36 + 0.42 * far * out_cubic(u))
            px, py = x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.5 - size * 0.1 * u
            side = size * radius * (1.4 + 1.2 * u)
            puff = canvas.picture(f"{names.PICTURES}dust_{i % 3}", size * 0.7, size * 0.7)
            scaled(canvas, puff, px, py, side, round(210 * (1 - u)))

    return draw


def flash(x: float, y: float, size: float, colour: str = "#ffe9a8") -> Drawing:
    """A light that opens and fades."""

    def draw(canvas: Canvas, u: float) -> None:
        spot(canvas, x, y, size * (0.7 + 0.6 * out_cubic(u)), colour, round(200 * (1 - u)))

    return draw


def chips(x: float, y: float, size: float, side: int, seed: int) -> Drawing:
    """Stones of a castle that breaks off, thrown up and falling."""
    rnd = random.Random(seed)
    stones = [(rnd.uniform(-1, 1), rnd.uniform(0.6, 1.2), rnd.randrange(3)) for _ in range(8)]

    def draw(canvas: Canvas, u: float) -> None:
        for across, high, kind in stones:
            px = x + across * size * (0.3 + 0.6 * u)
            py = y - high * size * 0.8 * bump(min(1.0, u * 0.85)) + size * 0.2 * u
            chip = canvas.picture(f"{names.PICTURES}chip_{names.SIDE_WORDS[side]}_{kind}", size * 0.2, size * 0.2)
            scaled(canvas, chip, px, py, size * 0.2, 255 if u < 0.7 else round(255 * (1 - u) / 0.3))

    return draw


def verdict(text: str, x: float, y: float) -> Drawing:
    """The strengths that decided, golden over a land: they rise, stand and fade."""

    def draw(canvas: Canvas, u: float) -> None:
        if u > 0.85:
            spot(canvas, x, y - 30, 14 * (1 - u) / 0.15, "#ffe9a8", 120)
            return
        up = 26 * out_back(min(1.0, u / 0.4))
        canvas.gold_text(text, x, y - up, 25 / canvas.text_scale, "center", "bold", edge=2.2, glow=6, power=0.4)

    return draw


def glow_of(draw_light: Drawing) -> Drawing:
    """A drawing that takes an alpha as its share, swelling and fading."""
    return lambda canvas, u: draw_light(canvas, 255 * bump(u))


@lru_cache(maxsize=4)
def _sparks(w: float, seed: int) -> tuple[tuple[float, float, int, float], ...]:
    rnd = random.Random(seed)
    return tuple(
        (rnd.uniform(0, w), rnd.uniform(0, 0.4), rnd.choice(SPARK_SIZES), rnd.uniform(0, math.tau))
        for _ in range(SPARKS)
    )


def gold(box: tuple[float, float, float, float]) -> Drawing:
    """Golden sparks that sail down through a box at the end of a match."""
    x, y, w, h = box

    def draw(canvas: Canvas, u: float) -> None:
        for px, delay, size, phase in _sparks(w, 23):
            v = (u - delay) / 0.6
            if not 0 < v < 1:
                continue
            sparkle = canvas.picture(f"{names.PICTURES}sparkle", size, size)
            alpha = round(255 * (0.55 + 0.45 * math.sin(v * 16 + phase)) * min(1.0, (1 - v) * 5)) // 16 * 16
            middle = (canvas.px(x + px + math.sin(v * 7 + phase) * 20), canvas.px(y + h * in_quad(v)))
            shown = faded(sparkle, alpha) if alpha < 252 else sparkle
            canvas.surface.blit(shown, shown.get_rect(center=middle), special_flags=PREMULTIPLIED)

    return draw
