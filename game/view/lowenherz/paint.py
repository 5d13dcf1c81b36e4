"""Draws one piece of the board: men, walls, pennants with their numbers, markers."""

from __future__ import annotations

from collections.abc import Callable

import pygame as pg

from game.view import flight
from game.view.assets import transparent
from game.view.boxes import Box, Slot
from game.view.canvas import Canvas
from game.view.lowenherz.tones import INKS, picture
from game.view.script import Piece

LAP_SEAL = 17.0
DECISION = (76.0, 96.0)  # a decision card as it is kept
PAD = 3.0  # round a made picture, for what sticks out of its box


def box_of(piece: Piece) -> Box:
    """Return the box in which a piece is drawn."""
    w, h = piece.w * abs(piece.sx), piece.h * piece.sy
    return Box(piece.x - w / 2, piece.y - h / 2 - piece.lift, w, h)


def paint(canvas: Canvas, piece: Piece, moving: bool = False) -> None:
    """Draw a piece where it is; `moving` says that its size, angle or strength may be about to change."""
    kind, _, rest = piece.picture.partition("/")
    make = _MADE.get(kind)
    if make is None and not moving:
        canvas.put(piece.picture, piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h, round(piece.alpha))
        return
    if make is None:
        made, rim = canvas.picture(piece.picture, piece.w, piece.h), 0.0
    else:
        key = (piece.picture, canvas.px(piece.w), canvas.px(piece.h), canvas.palette)
        made, rim = canvas.workshop.cache.get(key, lambda: make(canvas, rest, piece.w, piece.h)), PAD
    if not moving:
        canvas.blit(made, piece.x - piece.w / 2 - rim, piece.y - piece.h / 2 - rim)
        return
    shown = flight.shown(canvas, piece, made, piece.picture, rim)
    if shown is made and round(piece.alpha) > 251:  # to the pixel where it will rest
        canvas.blit(made, piece.x - piece.w / 2 - rim, piece.y - piece.lift - piece.h / 2 - rim)
        return
    flight.centred(canvas, shown, piece.x, piece.y - piece.lift, piece.alpha)


def aslant(canvas: Canvas, name: str, slot: Slot, alpha: float = 255) -> None:
    """Draw a decision card at its angle, made from one upright picture, which serves every size and angle."""

    def turned() -> pg.Surface:
        return pg.transform.rotozoom(canvas.picture(name, *DECISION), -slot.angle, slot.w / DECISION[0])

    key = ("aslant", name, canvas.px(slot.w), canvas.px(DECISION[0]), slot.angle)
    flight.centred(canvas, canvas.workshop.cache.get(key, turned), slot.x, slot.y, alpha)


def _on(canvas: Canvas, w: float, h: float) -> Canvas:
    return canvas.on(transparent(canvas.px(w + 2 * PAD), canvas.px(h + 2 * PAD)))


def _pennant(canvas: Canvas, rest: str, w: float, h: float) -> pg.Surface:
    """Return a pennant with the number of fields on its cloth."""
    colour, count = map(int, rest.split("/"))
    on = _on(canvas, w, h)
    on.put(picture("pennant", colour), PAD, PAD, w, h)
    size = (19 if count < 100 else 14) * h / 52 / canvas.text_scale
    on.text(str(count), PAD + w / 2, PAD + h * 0.375, "bold", size, INKS[canvas.palette][colour], "center")
    return on.surface


def _marker(canvas: Canvas, rest: str, w: float, h: float) -> pg.Surface:
    """Return a power marker; a seal says how many times it went round the track, or that it is below zero."""
    seat, laps = map(int, rest.split("/"))
    on = _on(canvas, w, h)
    on.put(picture("marker", seat), PAD, PAD, w, h)
    if laps:
        x, y = PAD + w - LAP_SEAL + 4, PAD - 3
        on.put("lowenherz/line_number", x, y, LAP_SEAL, LAP_SEAL)
        text = f"+{50 * laps}" if laps > 0 else "−"
        size = (8 if laps > 0 else 14) / canvas.text_scale
        on.text(text, x + LAP_SEAL / 2, y + LAP_SEAL / 2, "bold", size, "#f3d27a", "center")
    return on.surface


_MADE: dict[str, Callable[[Canvas, str, float, float], pg.Surface]] = {"pennant": _pennant, "marker": _marker}
