"""Ghosts: a land that is pointed at in its light, and the numbers that a placement would change."""

from __future__ import annotations

from dataclasses import replace

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import lands as pictures
from game.view.carolus_magnus import names, panel_rows, preview
from game.view.carolus_magnus.inks import GHOST
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.overlay import PALE_LIGHT, ring_of_light
from game.view.carolus_magnus.paint import paint
from game.view.script import Piece

PLATE = 0.88  # the height of a ghost number's plate as a share of its row


# ---- lands
def land(canvas: Canvas, look: Look, index: int, kind: str = "hover", then: Look | None = None) -> None:
    """Draw a land in its light once more, with what would stand on it `then`; kind: one of `lands.LINES`."""
    place = look.ring.lands[index]
    pictures.draw_light(canvas, place.name, kind, place.box)
    standing = sorted(_standing(then or look, index), key=lambda piece: piece.layer)
    for piece in standing:
        if piece.layer == names.LAND:
            paint(canvas, piece)
    pictures.draw_line(canvas, place.name, kind, place.box)
    for piece in standing:
        if piece.layer > names.LAND:
            paint(canvas, piece)


def _standing(look: Look, index: int) -> list[Piece]:
    """Return the pieces of a region: its land, and all that stands on it."""
    first, tiles = look.state.starts[index], look.ring.lands[index].tiles
    wanted = [names.land(tiles), names.label(first), *(names.castle(tile) for tile in tiles)]
    wanted += [names.group(first, colour) for colour in range(len(names.COLOUR_WORDS))]
    wanted += [names.coin(steps) for steps in look.choices.steps if look.at_step(steps) == index]
    if look.state.emperor == index:
        wanted.append(names.EMPEROR_PIECE)
    return [look.pieces[name] for name in wanted if name in look.pieces]


# ---- numbers
def numbers(canvas: Canvas, look: Look, then: Look) -> None:
    """Draw the numbers that a placement would change: labels, courts, and arms that would move."""
    for piece in preview.changed_labels(look, then):
        canvas.glow(piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h, 8, 6, PALE_LIGHT, 255)
        paint(canvas, piece)
    knight = preview.new_knight(look, then)
    if knight is not None:
        paint(canvas, replace(knight, alpha=190))
    for seat, colour in preview.changed_courts(look, then):
        _count(canvas, then, seat, colour)
    for colour in preview.moved_arms(look, then):
        _arms(canvas, then, colour)


def _count(canvas: Canvas, then: Look, seat: int, colour: int) -> None:
    """Write a row's number on a plate; whoever would hold the arms sees the lead as well."""
    panel, held = then.table.seats[seat], then.state.arms[colour] == seat
    x, y = panel.number(colour)
    h = panel.row(colour).h * PLATE
    w = panel.marks - 3 if held else panel.marks * 0.58
    canvas.dim(x - w + 4, y - h / 2, w, h, GHOST, 245, 6)
    panel_rows.count(canvas, panel, colour, then.courts[seat][colour], False, "#ffffff")
    if held:
        panel_rows.lead(canvas, panel, colour, then.leads[colour], "#e4ffd8")


def _arms(canvas: Canvas, then: Look, colour: int) -> None:
    piece = then.pieces.get(names.arms(colour))
    if piece is not None:
        ring_of_light(canvas, Box(piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h))
        paint(canvas, replace(piece, alpha=215))
