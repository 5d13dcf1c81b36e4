"""Draws pictures from files with their shadows: at rest at their exact size, on their way scaled from one kept size."""

from __future__ import annotations

from collections.abc import Hashable

import pygame as pg

from game.view import flight, light
from game.view.canvas import Canvas
from game.view.palette import NIGHT
from game.view.script import Piece

SOFT, SHADOW_ALPHA = 4, 130  # the shadow under a moving piece
KEPT = 1.2  # moving sprites are scaled from a picture that much larger than `_SIZES`
#: the sizes in units from which moving sprites are scaled, by what their names contain
_SIZES = (("/knight_", (30.0, 36.0)), ("/arms_", (40.0, 40.0)), ("/castle_", (46.0, 46.0)), ("/disc_", (40.0, 40.0)),
          ("/emperor", (56.0, 84.0)), ("/die_", (48.0, 48.0)), ("/road_", (20.0, 20.0)))  # fmt: skip
SMALL_SHADOWS = {"knight": 1.4, "disc": 1.8, "castle": 2.2}  # how far a thing at rest throws it


def resting(canvas: Canvas, piece: Piece) -> None:
    """Draw a sprite at rest."""
    x, y = piece.x - piece.w / 2, piece.y - piece.h / 2
    if piece.shadow == "emperor":
        emperor_light(canvas, piece)
    elif piece.shadow in SMALL_SHADOWS and piece.alpha > 200:
        canvas.cast(piece.picture, x, y, piece.w, piece.h, SMALL_SHADOWS[piece.shadow])
    if round(piece.angle) % 360:
        flight.aslant(canvas, piece, kept_size(piece))
    else:
        canvas.put(piece.picture, x, y, piece.w, piece.h, round(piece.alpha))


def emperor_light(canvas: Canvas, piece: Piece) -> None:
    """Draw the gold that shines round Charlemagne, and the shadow at his feet."""
    x, y, share = piece.x, piece.y - piece.lift, piece.alpha / 255
    w, h = piece.w * abs(piece.sx), piece.h * piece.sy
    foot = piece.y + h * 0.34
    canvas.shadow(x - w * 0.4, foot, w * 0.8, h * 0.16, 6, 3, round(150 * share) // 16 * 16, 3, 3, ellipse=True)
    canvas.glow(
        x - w * 0.36, y - h * 0.42, w * 0.72, h * 0.84, 8, 9, "#ffcf5a", round(110 * share) // 8 * 8, ellipse=True
    )


def kept_size(piece: Piece) -> tuple[float, float]:
    """Return the size from which a moving piece is scaled."""
    for part, (w, h) in _SIZES:
        if part in piece.picture:
            return w * KEPT, h * KEPT
    return piece.w, piece.h


def flying(canvas: Canvas, piece: Piece) -> None:
    """Draw a sprite on its way."""
    if piece.shadow == "emperor":
        emperor_light(canvas, piece)
    elif piece.shadow:
        flying_shadow(canvas, piece, kept_size(piece))
    show(canvas, piece, canvas.picture(piece.picture, *kept_size(piece)), piece.picture)


def show(canvas: Canvas, piece: Piece, surface: pg.Surface, key: Hashable, rim: float = 0.0) -> None:
    """Draw a surface with the place, size, angle and strength of a piece; `rim` units more on every side.

    key: what the surface shows.
    """
    drawn = flight.shown(canvas, piece, surface, key, rim)
    flight.centred(canvas, drawn, piece.x, piece.y - piece.lift, piece.alpha)


def flying_shadow(canvas: Canvas, piece: Piece, kept: tuple[float, float]) -> None:
    """Draw the shadow under a moving piece: one soft shape a kind, scaled like the piece."""
    blur = max(1, canvas.px(SOFT))
    w, h = max(1, canvas.px(kept[0])), max(1, canvas.px(kept[1]))

    def make() -> pg.Surface:
        return light.soft_ellipse(w, h, blur, NIGHT, SHADOW_ALPHA)

    key = ("flying shadow", w, h, blur)
    soft = canvas.workshop.cache.get(key, make)
    drawn = flight.scaled(canvas, piece, soft, key, light.soft_rim(blur) / canvas.k)
    flight.throw(canvas, piece, drawn, 2, 3)
