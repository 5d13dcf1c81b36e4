"""A soft disc of light, of which flashes, sparks and dust are made in every game."""

from __future__ import annotations

import pygame as pg

from game.view import light
from game.view.assets import PREMULTIPLIED
from game.view.canvas import Canvas

SPOT = 48  # pixels of the disc from which all are scaled
FAINTEST = 8  # what is fainter is not drawn


def spot(canvas: Canvas, x: float, y: float, radius: float, colour: str, alpha: int) -> None:
    """Draw a soft disc of light, scaled from one in the cache."""
    soft = canvas.workshop.cache.get(
        ("spot", colour), lambda: light.soft_ellipse(SPOT // 2, SPOT // 2, SPOT // 6, colour, 255)
    )
    scaled(canvas, soft, x, y, radius * 2, alpha)


def scaled(canvas: Canvas, surface: pg.Surface, x: float, y: float, size: float, alpha: int) -> None:
    """Draw a square premultiplied surface `size` units wide with its middle at x, y."""
    if alpha < FAINTEST:
        return
    side = max(2, canvas.px(size))
    drawn = pg.transform.smoothscale(surface, (side, side))
    drawn.fill((alpha,) * 4, special_flags=pg.BLEND_RGBA_MULT)
    middle = (canvas.px(x), canvas.px(y))
    canvas.surface.blit(drawn, drawn.get_rect(center=middle), special_flags=PREMULTIPLIED)
