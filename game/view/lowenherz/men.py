"""Castles and knights as pieces, seen from the front. Pure."""

from __future__ import annotations

from game.rules.lowenherz import State
from game.rules.lowenherz.board import COLOURS, COLUMNS
from game.rules.lowenherz.land import fields_of
from game.view.boxes import Box
from game.view.lowenherz import names
from game.view.lowenherz.anchors import ANCHORED, FOOT, PENNANT_FOOT, depth
from game.view.lowenherz.geometry import F, Table
from game.view.script import Piece

FEET = {"pennant": PENNANT_FOOT}


def stand_box(table: Table, field: int, kind: str) -> Box:
    """Return the place of a picture that stands on a field; kind: its name in `ANCHORED`."""
    x, y, w, h = ANCHORED[kind]
    box, foot = table.field_box(field), FEET.get(kind, FOOT)
    return Box(box.x + foot[0] + x, box.y + foot[1] + y, w, h)


def standing(table: Table, picture: str, field: int, kind: str) -> Piece:
    """Return a piece that stands on a field."""
    box, foot = stand_box(table, field, kind), FEET.get(kind, FOOT)
    layer = names.standing(depth(kind, field // COLUMNS * F + foot[1]))
    return Piece(picture, *box.centre, box.w, box.h, layer)


def castle_piece(table: Table, colour: int, field: int, neutral: int) -> Piece:
    """Return the castle of a colour on a field."""
    return standing(table, names.of_colour("castle", colour, neutral), field, "castle")


def knight_piece(table: Table, colour: int, field: int, neutral: int) -> Piece:
    """Return the knight of a colour on a field."""
    return standing(table, names.of_colour("knight", colour, neutral), field, "knight")


def men_pieces(state: State, table: Table) -> dict[str, Piece]:
    """Return all castles and knights by their names."""
    pieces = {}
    for colour in COLOURS:
        for number, field in enumerate(state.castles[colour]):
            pieces[names.castle(colour, number)] = castle_piece(table, colour, field, state.neutral)
        for field in fields_of(state.knights[colour]):
            pieces[names.knight(colour, field)] = knight_piece(table, colour, field, state.neutral)
    return pieces
