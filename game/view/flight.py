"""How pieces on their way are drawn, in every game: one kept picture scaled, turned and faded, over a soft shadow.

A piece that glides has the same size in most frames, so what was scaled last stays at hand for a while.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame as pg

from game.view.assets import PREMULTIPLIED, faded
from game.view.canvas import Canvas
from game.view.script import Piece

FAR = 90.0  # the lift at which a shadow is half as dark


def shown(canvas: Canvas, piece: Piece, surface: pg.Surface, key: Hashable, rim: float = 0.0) -> pg.Surface:
    """Return a surface scaled and turned like a piece, `rim` units more on every side; key: what the surface shows."""
    surface = scaled(canvas, piece, surface, key, rim)
    return pg.transform.rotozoom(surface, -piece.angle, 1) if round(piece.angle) % 360 else surface


def scaled(canvas: Canvas, piece: Piece, surface: pg.Surface, key: Hashable, rim: float = 0.0) -> pg.Surface:
    """Return a surface scaled like a piece, upright."""
    w = max(1, canvas.px(piece.w * abs(piece.sx) + 2 * rim))
    h = max(1, canvas.px(piece.h * piece.sy + 2 * rim))
    if surface.get_size() == (w, h):
        return surface
    of = (key, surface.get_size(), w, h)
    return canvas.workshop.moving.get(of, lambda: pg.transform.smoothscale(surface, (w, h)))


def centred(canvas: Canvas, surface: pg.Surface, x: float, y: float, alpha: float = 255) -> None:
    """Draw a premultiplied surface with its middle at x, y."""
    if alpha < 4:
        return
    if alpha < 252:
        surface = faded(surface, round(alpha))
    middle = canvas.px(x), canvas.px(y)
    canvas.surface.blit(surface, surface.get_rect(center=middle), special_flags=PREMULTIPLIED)


def aslant(canvas: Canvas, piece: Piece, kept: tuple[float, float]) -> None:
    """Draw a turned picture at rest, made from an upright, larger one of the size `kept`, which serves every angle."""
    w, h = kept

    def turned() -> pg.Surface:
        return pg.transform.rotozoom(canvas.picture(piece.picture, w, h), -piece.angle, piece.w / w)

    key = ("aslant", piece.picture, canvas.px(w), piece.w, piece.angle)
    centred(canvas, canvas.workshop.cache.get(key, turned), piece.x, piece.y, piece.alpha)


def throw(canvas: Canvas, piece: Piece, shadow: pg.Surface, x: float, y: float) -> None:
    """Draw the shadow of a piece under it, x, y from its middle: further off and fainter the higher it flies."""
    lift = piece.lift
    centred(canvas, shadow, piece.x + x + lift * 0.25, piece.y + y + lift * 0.12, piece.alpha / (1 + lift / FAR))
