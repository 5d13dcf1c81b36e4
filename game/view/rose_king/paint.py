"""Draws one piece: sprites with their shadows, and the pictures that are made at run time (lands, seals, targets).

What rests is drawn at its exact size from the cache. What moves is scaled and turned from one cached surface, so that
a frame of a flight never rasterises anything.
"""

from __future__ import annotations

from dataclasses import replace

import pygame as pg

from game.view import flight, light
from game.view.assets import faded, transparent
from game.view.canvas import Canvas
from game.view.palette import NIGHT
from game.view.rose_king import outline
from game.view.rose_king.houses import tones_of
from game.view.script import Piece

SEAL_KEPT = 30.0  # the size of the surface from which a moving seal is scaled
GLOW = {"play": ("#ffd24a", 255), "hover": ("#ffd24a", 255), "light": ("#ff3b30", 170)}


def paint(canvas: Canvas, piece: Piece, moving: bool = False) -> None:
    """Draw a piece where it is; `moving` says that its size and angle are about to change."""
    kind, _, rest = piece.picture.partition("/")
    if kind == "land":
        _land(canvas, piece, rest)
    elif kind == "seal":
        _seal(canvas, piece, rest, moving)
    elif kind == "target":
        target(canvas, piece, rest)
    elif moving:
        _flying(canvas, piece)
    else:
        _resting(canvas, piece)


# ---- made at run time
def _land(canvas: Canvas, piece: Piece, rest: str) -> None:
    house, squares = rest.split("/")
    land = outline.land(int(house), tuple(map(int, squares.split(","))), canvas.palette)
    drawn = canvas.drawing(land.svg, piece.w, piece.h)
    alpha = round(piece.alpha)
    canvas.blit(drawn if alpha >= 252 else faded(drawn, alpha), piece.x - piece.w / 2, piece.y - piece.h / 2)


def _seal(canvas: Canvas, piece: Piece, rest: str, moving: bool) -> None:
    house, number = rest.split("/")
    if not moving:
        canvas.put(f"rose_king/seal_{house}", piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h)
        seal_number(canvas, number, piece.x, piece.y, piece.w, house)
        return
    size = SEAL_KEPT
    key = ("seal", house, number, canvas.px(size), canvas.text_scale)
    whole = canvas.workshop.cache.get(key, lambda: _stamped(canvas, house, number, size))
    drawn = flight.shown(canvas, piece, whole, (piece.picture, canvas.text_scale))
    flight.centred(canvas, drawn, piece.x, piece.y, piece.alpha)


def _stamped(canvas: Canvas, house: str, number: str, size: float) -> pg.Surface:
    """Return a seal with its number as one picture, to be scaled while it moves."""
    surface = transparent(canvas.px(size), canvas.px(size))
    on = canvas.on(surface)
    on.put(f"rose_king/seal_{house}", 0, 0, size, size)
    seal_number(on, number, size / 2, size / 2, size, house)
    return surface


def counter(
    canvas: Canvas, number: int, x: float, y: float, size: float, colour: str, from_right: bool = False
) -> float:  # fmt: skip
    """Write a number that counts from x on (or up to x), digit by digit: they are equally wide. Returns its width.

    So a counter needs ten small pictures, not one for every number it passes through.
    """
    step = canvas.measure("0", "bold", size)[0]
    digits = str(number)
    x -= step * len(digits) if from_right else 0
    for i, digit in enumerate(digits):
        canvas.text(digit, x + i * step, y, "bold", size, colour)
    return step * len(digits)


def seal_number(canvas: Canvas, number: str, x: float, y: float, size: float, house: str) -> None:
    """Write points on a seal of this size; it does not grow with the text size, the seal would burst."""
    letters = size * (0.56 if len(number) < 3 else 0.46) / canvas.text_scale
    canvas.text(number, x, y, "bold", letters, tones_of(canvas.palette, house).seal, "center")


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
    if alpha < 250:  # few steps, each of which is kept
        power = power * alpha // 255 // 64 * 64
    inset = -3 if kind == "hover" else 3
    canvas.glow(x + inset, y + inset, size - 2 * inset, size - 2 * inset, 9, 8, colour, power)
    if kind != "light":
        canvas.put("rose_king/target" if kind == "play" else "rose_king/target_hover", x, y, size, size, alpha)


# ---- sprites at rest
def _resting(canvas: Canvas, piece: Piece) -> None:
    x, y = piece.x - piece.w / 2, piece.y - piece.h / 2
    _shadow(canvas, piece, x, y)
    if piece.angle:
        flight.aslant(canvas, piece, kept_size(piece))
    else:
        canvas.put(piece.picture, x, y, piece.w, piece.h, round(piece.alpha))


def _shadow(canvas: Canvas, piece: Piece, x: float, y: float) -> None:
    """Draw the shadow of a piece; one that is lifted throws it further and softer."""
    lift, alpha = piece.lift, piece.alpha / 255
    w, h = piece.w, piece.h
    if piece.shadow == "crown":
        foot, dark = y + h * 0.72, round(150 * alpha) // 16 * 16
        canvas.shadow(x + w * 0.14, foot, w * 0.76, h * 0.26, 8, 3, dark, 2, 3, ellipse=True)
    elif piece.shadow == "card":
        blur = 4 + min(6, round(lift / 4))
        dark = 150 if w < 70 else 130
        canvas.shadow(x, y, w, h, 6, blur, dark, 2 + lift * 0.4, 3 + lift * 0.7, angle=piece.angle)
    elif piece.shadow == "small":
        canvas.shadow(x + w * 0.05, y + h * 0.04, w * 0.9, h * 0.9, 4, 3, 110, 1, 2, angle=piece.angle)


# ---- sprites on their way
#: the size in units at which a moving picture is kept, by the beginning of its name
_KEPT = (
    ("rose_king/card_small_", (52.0, 74.0)),
    ("rose_king/card_", (92.0, 130.0)),
    ("rose_king/hero_", (64.0, 92.0)),
    ("rose_king/glyph_", (51.0, 69.0)),
)
SOFT = 5  # how soft the shadow of a moving piece is
SHADOW_ALPHA = 130


def kept_size(piece: Piece) -> tuple[float, float]:
    """Return the size of the surface from which a moving piece is scaled."""
    for start, size in _KEPT:
        if piece.picture.startswith(start):
            return size
    return piece.w, piece.h


def _flying(canvas: Canvas, piece: Piece) -> None:
    _flying_shadow(canvas, piece)
    surface = flight.shown(canvas, piece, canvas.picture(piece.picture, *kept_size(piece)), piece.picture)
    flight.centred(canvas, surface, piece.x, piece.y - piece.lift, piece.alpha)


def _flying_shadow(canvas: Canvas, piece: Piece) -> None:
    """Draw the shadow under a moving piece: one soft shape a kind, scaled and turned like the piece."""
    if not piece.shadow or abs(piece.sx) < 0.1:
        return
    kind, blur = piece.shadow, max(1, canvas.px(SOFT))
    size = tuple(canvas.px(v) for v in kept_size(piece))
    w, h = (size[0], max(1, size[1] // 4)) if kind == "crown" else size

    def make() -> pg.Surface:
        if kind in ("crown", "stone"):
            return light.soft_ellipse(w, h, blur, NIGHT, SHADOW_ALPHA)
        return light.soft_box(w, h, canvas.px(6), blur, NIGHT, SHADOW_ALPHA)

    key = ("flying shadow", kind, w, h, blur)
    soft = canvas.workshop.cache.get(key, make)
    ground = piece
    if kind == "crown":
        ground = replace(piece, w=piece.w * 0.8, h=piece.h / 4, y=piece.y + piece.h * 0.36)
    surface = flight.scaled(canvas, ground, soft, key, light.soft_rim(blur) / canvas.k)
    if round(ground.angle) % 360:  # a soft shape may be turned pixel by pixel, in a fifth of the time
        surface = pg.transform.rotate(surface, -ground.angle)
    flight.throw(canvas, ground, surface, 2, 4)
