"""Draws one piece: sprites with their shadows, and the pictures that are made at run time (lands, seals, targets).

What rests is drawn at its exact size from the cache. What moves is scaled and turned from one cached surface, so that
a frame of a flight never rasterises anything.
"""

from __future__ import annotations

import pygame as pg

from game.view.assets import PREMULTIPLIED, faded
from game.view.canvas import Canvas
from game.view.rose_king import outline
from game.view.stage import Piece

SEAL_TEXT = {"red": "#ffeed0", "white": "#ffffff"}
GLOW = {"play": ("#ffd24a", 255), "hover": ("#ffd24a", 255), "light": ("#ff3b30", 170)}


def paint(canvas: Canvas, piece: Piece, moving: bool = False) -> None:
    """Draw a piece where it is; `moving` says that its size and angle are about to change."""
    kind, _, rest = piece.picture.partition("/")
    if kind == "land":
        _land(canvas, piece, rest)
    elif kind == "seal":
        _seal(canvas, piece, rest)
    elif kind == "target":
        target(canvas, piece, rest)
    elif moving:
        _flying(canvas, piece)
    else:
        _resting(canvas, piece)


# ---- made at run time
def _land(canvas: Canvas, piece: Piece, rest: str) -> None:
    house, squares, *strong = rest.split("/")
    land = outline.land(int(house), tuple(map(int, squares.split(","))), bool(strong))
    drawn = canvas.drawing(land.svg, piece.w, piece.h)
    alpha = round(piece.alpha)
    canvas.blit(drawn if alpha >= 252 else faded(drawn, alpha), piece.x - piece.w / 2, piece.y - piece.h / 2)


def _seal(canvas: Canvas, piece: Piece, rest: str) -> None:
    house, number = rest.split("/")
    alpha = round(piece.alpha)
    canvas.put(f"rose_king/seal_{house}", piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h, alpha)
    seal_number(canvas, number, piece.x, piece.y, piece.w, house, alpha)


def seal_number(canvas: Canvas, number: str, x: float, y: float, size: float, house: str, alpha: int = 255) -> None:
    """Write points on a seal of this size; it does not grow with the text size, the seal would burst."""
    letters = size * (0.56 if len(number) < 3 else 0.46) / canvas.text_scale
    canvas.text(number, x, y, "bold", letters, SEAL_TEXT[house], "center", alpha=alpha)


def target(canvas: Canvas, piece: Piece, kind: str) -> None:
    """Draw the frame of a square that may be chosen; kind: play, hover, hero (a frame without its light), light."""
    alpha = round(piece.alpha)
    x, y, size = piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w
    if kind == "hero":
        canvas.put("rose_king/target_hero", x, y, size, size, alpha)
        badge = size * 0.54
        canvas.put("rose_king/swords", x + size * 0.6, y - size * 0.14, badge, badge, alpha)
        return
    colour, power = GLOW[kind]
    inset = -3 if kind == "hover" else 3
    canvas.glow(x + inset, y + inset, size - 2 * inset, size - 2 * inset, 9, 8, colour, power * alpha // 255 // 8 * 8)
    if kind != "light":
        canvas.put("rose_king/target" if kind == "play" else "rose_king/target_hover", x, y, size, size, alpha)


# ---- sprites
def _resting(canvas: Canvas, piece: Piece) -> None:
    x, y = piece.x - piece.w / 2, piece.y - piece.h / 2
    _shadow(canvas, piece, x, y)
    canvas.put(piece.picture, x, y, piece.w, piece.h, round(piece.alpha), piece.angle)


def _shadow(canvas: Canvas, piece: Piece, x: float, y: float) -> None:
    """Draw the shadow of a piece; one that is lifted throws it further and softer."""
    lift, alpha = piece.lift, piece.alpha / 255
    w, h = piece.w, piece.h
    if piece.shadow == "crown":
        dark = round(150 * alpha / (1 + lift / 60)) // 8 * 8
        foot = y + h * 0.72 + lift * 0.9
        canvas.shadow(x + w * 0.14, foot, w * 0.76, h * 0.26, 8, 3, dark, 2 + lift * 0.3, 3, ellipse=True)
    elif piece.shadow == "card":
        blur = 4 + min(6, round(lift / 4))
        dark = round((150 if w < 70 else 130) * alpha) // 8 * 8
        canvas.shadow(x, y, w, h, 6, blur, dark, 2 + lift * 0.4, 3 + lift * 0.7, angle=piece.angle)
    elif piece.shadow == "small":
        dark = round(110 * alpha) // 8 * 8
        canvas.shadow(x + w * 0.05, y + h * 0.04, w * 0.9, h * 0.9, 4, 3, dark, 1, 2, angle=piece.angle)


#: the size in units at which a moving picture is kept, by the beginning of its name
_KEPT = (
    ("rose_king/card_small_", (52.0, 74.0)),
    ("rose_king/card_", (92.0, 130.0)),
    ("rose_king/hero_", (64.0, 92.0)),
    ("rose_king/glyph_", (34.0, 46.0)),
)


def kept_size(piece: Piece) -> tuple[float, float]:
    for start, size in _KEPT:
        if piece.picture.startswith(start):
            return size
    return piece.w, piece.h


def _flying(canvas: Canvas, piece: Piece) -> None:
    x, y = piece.x - piece.w / 2, piece.y - piece.h / 2 - piece.lift
    _flying_shadow(canvas, piece)
    surface = canvas.picture(piece.picture, *kept_size(piece))
    w, h = max(1, canvas.px(piece.w * abs(piece.sx))), max(1, canvas.px(piece.h * piece.sy))
    if (w, h) != surface.get_size():
        surface = pg.transform.smoothscale(surface, (w, h))
    if round(piece.angle) % 360:
        surface = pg.transform.rotozoom(surface, -piece.angle, 1)
    if piece.alpha < 252:
        surface = faded(surface, max(0, round(piece.alpha)))
    middle = canvas.px(x + piece.w / 2), canvas.px(y + piece.h / 2)
    canvas.surface.blit(surface, surface.get_rect(center=middle), special_flags=PREMULTIPLIED)


def _flying_shadow(canvas: Canvas, piece: Piece) -> None:
    """Draw a shadow from the cache: its size in steps, its softness by the height."""
    if not piece.shadow or abs(piece.sx) < 0.2:
        return
    x, y = piece.x - piece.w / 2, piece.y - piece.h / 2
    if piece.shadow == "crown":
        _shadow(canvas, piece, x, y - piece.lift * 0.4)
        return
    w, h = round(piece.w * abs(piece.sx) / 6) * 6, round(piece.h / 6) * 6
    blur = 4 + round(min(24, piece.lift) / 6)
    dark = round(150 * piece.alpha / 255) // 16 * 16
    angle = round(piece.angle / 5) * 5
    left, top = piece.x - w / 2 + piece.lift * 0.3, piece.y - h / 2 + piece.lift * 0.4
    canvas.shadow(left, top, w, h, 6 if piece.shadow == "card" else h / 2, blur, dark, 2, 4, angle=angle)
