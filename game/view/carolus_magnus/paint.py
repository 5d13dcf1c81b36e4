"""Draws one piece of the table: sprites with their shadows, and the pictures that are made at run time."""

from __future__ import annotations

from collections.abc import Callable

import pygame as pg

from game.view import flight
from game.view.assets import transparent
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import composed, lands, names, sprites
from game.view.carolus_magnus.composed import PAD
from game.view.script import Piece

DIE_WORDS = (*names.COLOUR_WORDS, "crown")
GROUP_KEPT, DISC_KEPT = 40.0, 44.0  # the sizes from which groups and discs are scaled while they move


def paint(canvas: Canvas, piece: Piece, moving: bool = False) -> None:
    """Draw a piece where it is; `moving` says that its size and angle are about to change."""
    kind, _, rest = piece.picture.partition("/")
    made = _MADE.get(kind)
    if made is not None:
        made(canvas, piece, rest, moving)
    elif moving:
        sprites.flying(canvas, piece)
    else:
        sprites.resting(canvas, piece)


def _box(piece: Piece) -> Box:
    return Box(piece.x - piece.w / 2, piece.y - piece.h / 2 - piece.lift, piece.w, piece.h)


def _land(canvas: Canvas, piece: Piece, rest: str, moving: bool) -> None:
    word, owner = rest.split("/")
    lands.draw_land(canvas, word, int(owner), _box(piece), piece.alpha, moving)


def _light(canvas: Canvas, piece: Piece, rest: str, moving: bool) -> None:
    word, kind = rest.split("/")
    lands.draw_light(canvas, word, kind, _box(piece), piece.alpha, moving)


def _knights(canvas: Canvas, piece: Piece, rest: str, moving: bool) -> None:
    colour, number = map(int, rest.split("/"))
    changing = moving and (piece.sx, piece.sy) != (1, 1)
    size = (canvas.px(piece.w), canvas.px(piece.h))
    if moving and (changing or not _group_is_kept(canvas, colour, number, piece.h)):
        kept = composed.group(canvas, colour, number, GROUP_KEPT)
        sprites.show(canvas, piece, kept, piece.picture, PAD * piece.h / GROUP_KEPT)
        return
    drawn = composed.group(canvas, colour, number, piece.h)
    rim = canvas.px(PAD)
    left, top = canvas.px(piece.x) - size[0] // 2 - rim, canvas.px(piece.y - piece.lift) - size[1] // 2 - rim
    _at(canvas, drawn, left, top, piece.alpha)


def _group_is_kept(canvas: Canvas, colour: int, number: int, h: float) -> bool:
    return canvas.workshop.cache.held(("knights", colour, number, canvas.px(h), canvas.palette)) is not None


def _at(canvas: Canvas, drawn: pg.Surface, left: int, top: int, alpha: float) -> None:
    flight.centred(
        canvas, drawn, (left + drawn.get_width() / 2) / canvas.k, (top + drawn.get_height() / 2) / canvas.k, alpha
    )


def _label(canvas: Canvas, piece: Piece, rest: str, moving: bool) -> None:
    if not moving:
        flight.centred(canvas, composed.label(canvas, rest, piece.w, piece.h), piece.x, piece.y, piece.alpha)
        return
    kept = canvas.workshop.cache.get(
        ("label at hand", rest, canvas.text_scale), lambda: composed.label(canvas, rest, piece.w, piece.h)
    )
    at_hand = kept.get_width() - 2 * canvas.px(PAD)
    if abs(at_hand - canvas.px(piece.w)) <= 1 and (piece.sx, piece.sy) == (1, 1):
        flight.centred(canvas, kept, piece.x, piece.y - piece.lift, piece.alpha)
    else:
        sprites.show(canvas, piece, kept, (piece.picture, canvas.text_scale), PAD)


def _coin(canvas: Canvas, piece: Piece, rest: str, moving: bool) -> None:
    steps, _, bright = rest.partition("/")
    sprites.show(canvas, piece, composed.coin(canvas, int(steps), piece.w, bool(bright)), piece.picture)


def _supply(canvas: Canvas, piece: Piece, rest: str, moving: bool) -> None:
    colour, number = map(int, rest.split("/"))
    picture = names.knight_picture(colour)
    x, y = piece.x - piece.w / 2, piece.y - piece.h / 2
    canvas.put(picture, x, y, piece.w, piece.h, 255 if number else 90)
    k = piece.h / 30
    composed.supply_number(canvas, number, piece.x + 23.5 * k, piece.y + k, k)


def _die(canvas: Canvas, piece: Piece, rest: str, moving: bool) -> None:
    word = f"die_{DIE_WORDS[int(rest)]}" if rest.isdigit() else rest
    sprite = Piece(names.PICTURES + word, piece.x, piece.y, piece.w, piece.h, piece.layer, piece.angle, piece.alpha,
                   piece.sx, piece.sy, piece.lift, piece.shadow)  # fmt: skip
    (sprites.flying if moving else sprites.resting)(canvas, sprite)


def _disc(canvas: Canvas, piece: Piece, rest: str, moving: bool) -> None:
    number, _, picture = rest.partition("/")
    size = DISC_KEPT if moving else piece.w
    key = ("disc", rest, canvas.px(size))
    drawn = canvas.workshop.cache.get(key, lambda: _numbered(canvas, number, picture, size))
    if moving:
        sprites.flying_shadow(canvas, piece, (DISC_KEPT, DISC_KEPT))
    sprites.show(canvas, piece, drawn, piece.picture)


def _numbered(canvas: Canvas, number: str, picture: str, size: float) -> pg.Surface:
    """Return a disc with its number; one that is used lies face down."""
    on = canvas.on(transparent(canvas.px(size), canvas.px(size)))
    on.put(picture, 0, 0, size, size)
    if not picture.endswith("_used"):
        side = next(i for i, word in enumerate(names.SIDE_WORDS) if f"disc_{word}" in picture)
        ink = composed.SIDE_INKS[side]
        on.text(number, size / 2, size / 2 - 0.3, "bold", size * 0.5 / on.text_scale, ink, "center")
    return on.surface


_MADE: dict[str, Callable[[Canvas, Piece, str, bool], None]] = {
    "land": _land,
    "light": _light,
    "knights": _knights,
    "label": _label,
    "coin": _coin,
    "supply": _supply,
    "die": _die,
    "disc": _disc,
}
