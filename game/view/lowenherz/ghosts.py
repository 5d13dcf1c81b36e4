"""What would follow from the place that is pointed at, drawn on the board: walls, colours, men, points on the track."""

from __future__ import annotations

from dataclasses import replace

import pygame as pg

from game.rules.lowenherz import actions as of
from game.rules.lowenherz.board import COLUMNS, FIELDS
from game.rules.lowenherz.land import fields_of
from game.view.canvas import Canvas
from game.view.lowenherz import track, walls, washes
from game.view.lowenherz.geometry import F, Table
from game.view.lowenherz.preview import Then
from game.view.lowenherz.realms import shown_colour
from game.view.lowenherz.tones import picture
from game.view.script import Piece

TINT, RIM, ALPHA = 215, 150, 225
MEN = ("castle:", "knight:")
LOST_INK, DASH_INK = "#1c120a", (255, 226, 90)


def fields(then: Then) -> int:
    """Return the fields whose colour would change."""
    found = then.cut_off
    for region in then.founded:
        found |= then.look.state.regions[region]
    taken = of.taken(then.action)
    return found if taken is None else found | 1 << taken[1]


def tint(canvas: Canvas, then: Then) -> None:
    """Colour the land as it would be."""
    table = then.before.table
    for region in then.founded:
        _realm(canvas, then, region, then.look.state.regions[region])
    taken = of.taken(then.action)
    if taken is not None and then.before.acting is not None:
        canvas.put(picture("land", then.before.acting), *table.field_box(taken[1]), TINT)
    for field in fields_of(then.cut_off):
        canvas.dim(*table.field_box(field), LOST_INK, 120)


def pieces(then: Then) -> list[Piece]:
    """Return the walls, towers and men that would be new, as they are drawn before they are there."""
    table, old = then.before.table, then.before.pieces
    towers = set(walls.turrets(walls.walled(then.before.state)))
    found = [walls.wall_piece(table, edge) for edge in then.new_walls]
    corners = walls.turrets(walls.walled(then.look.state))
    found += [walls.turret_piece(table, corner) for corner in corners if corner not in towers]
    found += [piece for name, piece in then.look.pieces.items() if name not in old and name.startswith(MEN)]
    return [replace(piece, alpha=ALPHA) for piece in found]


def _realm(canvas: Canvas, then: Then, region: int, fields: int) -> None:
    table, colour = then.before.table, shown_colour(then.look.state, region)
    found = fields_of(fields)
    for field in found:
        canvas.put(picture("land", colour), *table.field_box(field), TINT)
    rim, x, y = washes.rim_piece(canvas, found, colour, RIM)
    canvas.blit(rim, table.fields.x + x, table.fields.y + y)
    outline(canvas, table, fields)


def outline(canvas: Canvas, table: Table, fields: int) -> None:
    """Draw a dashed line round some fields."""
    width, step = max(1, canvas.px(2)), F / 6
    for field in fields_of(fields):
        box, row, column = table.field_box(field), *divmod(field, COLUMNS)
        sides = (
            (field - COLUMNS, row > 0, (box.x, box.y + 2), True),
            (field + COLUMNS, row < FIELDS // COLUMNS - 1, (box.x, box.bottom - 2), True),
            (field - 1, column > 0, (box.x + 2, box.y), False),
            (field + 1, column < COLUMNS - 1, (box.right - 2, box.y), False),
        )
        for beside, is_there, (x, y), lies in sides:
            if is_there and fields >> beside & 1:
                continue
            for n in range(0, 6, 2):
                dx, dy = (n * step + step / 2, 0.0) if lies else (0.0, n * step + step / 2)
                end = (x + dx + step, y) if lies else (x, y + dy + step)
                pg.draw.line(canvas.surface, DASH_INK, _pixel(canvas, x + dx, y + dy), _pixel(canvas, *end), width)


def _pixel(canvas: Canvas, x: float, y: float) -> tuple[int, int]:
    return canvas.px(x), canvas.px(y)


def over(canvas: Canvas, then: Then) -> None:
    """Draw what lies over the men: those that would go, and points on the track."""
    for name, piece in then.before.pieces.items():
        if name not in then.look.pieces and name.startswith(MEN):
            canvas.icon("cross", piece.x, piece.y + 4, 38, "#3a0d12")
            canvas.icon("cross", piece.x, piece.y + 4, 34, "#ffb3a8")
    for seat in then.gains:
        track.ghost(canvas, then.before.table, seat, then.look.state.points[seat])
