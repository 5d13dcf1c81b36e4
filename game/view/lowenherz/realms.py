"""Finished regions: whose every field is, the pennants with their sizes, the signs of alliances. Pure."""

from __future__ import annotations

from functools import lru_cache

from game.rules.lowenherz import State
from game.rules.lowenherz.board import COLUMNS, EDGE_FIELDS, FIELDS, MOST_CASTLES, NOBODY, steps_between
from game.rules.lowenherz.land import fields_of, occupied
from game.view.lowenherz import names
from game.view.lowenherz.geometry import F, Table, edge_between
from game.view.lowenherz.men import standing
from game.view.lowenherz.tones import NEUTRAL
from game.view.script import Piece

ALLIANCE = 34.0


def pennant_field(state: State, region: int) -> int:
    """Return the field of a region on which its pennant stands: an empty one, plain before others, near the castle."""
    fields = state.regions[region]
    colour, number = divmod(region, MOST_CASTLES)
    home = state.castles[colour][number]
    empty = fields & ~occupied(state)
    for choice in (empty & state.plain, empty & ~state.city, empty):
        if choice:
            return min(fields_of(choice), key=lambda field: (steps_between(field, home), field))
    return home


def pennant_fields(state: State) -> set[int]:
    """Return all fields on which pennants stand."""
    return {pennant_field(state, region) for region, fields in enumerate(state.regions) if fields}


def pennant_piece(state: State, table: Table, region: int) -> Piece:
    """Return the pennant of a region with the number of its fields; without an empty field beside the castle."""
    colour, number = divmod(region, MOST_CASTLES)
    field = pennant_field(state, region)
    picture = f"pennant/{shown_colour(state, region)}/{state.regions[region].bit_count()}"
    piece = standing(table, picture, field, "pennant")
    if field != state.castles[colour][number] and not occupied(state) >> field & 1:
        return piece
    return Piece(picture, piece.x + F / 2 - 8, piece.y + 6, piece.w * 0.8, piece.h * 0.8, piece.layer + 2)


@lru_cache(maxsize=64)
def common_edges(one: int, other: int) -> tuple[int, ...]:
    """Return the edges between two sets of fields."""
    found = []
    for field in fields_of(one):
        for step in (-COLUMNS, -1, 1, COLUMNS):
            beside = field + step
            edge = edge_between(field, beside) if beside >= 0 and other >> beside & 1 else None
            if edge is not None:
                found.append(edge)
    return tuple(sorted(found))


def region_pieces(state: State, table: Table) -> dict[str, Piece]:
    """Return the pennants and the signs of alliances by their names."""
    pieces = {
        names.pennant(region): pennant_piece(state, table, region)
        for region, fields in enumerate(state.regions)
        if fields
    }
    for one, other in state.alliances:
        x, y = _between(state, table, one, other)
        pieces[names.alliance(one, other)] = Piece(
            names.PICTURES + "alliance", x, y, ALLIANCE, ALLIANCE * 1.04, names.SIGN
        )
    return pieces


def _between(state: State, table: Table, one: int, other: int) -> tuple[float, float]:
    """Return where the sign of an alliance lies: on the common walls, without any half way between the castles.

    Of the walls it takes one in the middle that lies beside no pennant and no castle, so that it covers none.
    """
    edges = common_edges(state.regions[one], state.regions[other])
    if edges:
        shown = pennant_fields(state) | {field for castles in state.castles for field in castles}
        free = [edge for edge in edges if shown.isdisjoint(EDGE_FIELDS[edge])] or edges
        return table.edge_middle(free[len(free) // 2])
    places = [
        table.field_box(state.castles[region // MOST_CASTLES][region % MOST_CASTLES]).centre for region in (one, other)
    ]
    return (places[0][0] + places[1][0]) / 2, (places[0][1] + places[1][1]) / 2


def owners(state: State) -> tuple[int, ...]:
    """Return by field the colour of the region in which it lies, 4 for the neutral one, NOBODY for no region."""
    found = [NOBODY] * FIELDS
    for region, fields in enumerate(state.regions):
        for field in fields_of(fields):
            found[field] = shown_colour(state, region)
    return tuple(found)


def shown_colour(state: State, region: int) -> int:
    """Return the colour in which a region is drawn: that of its castle, or the one of nobody."""
    colour = region // MOST_CASTLES
    return NEUTRAL if colour == state.neutral else colour


def realms(state: State) -> tuple[tuple[int, int], ...]:
    """Return (mask of fields, colour in which they are drawn) of every region there is."""
    return tuple((fields, shown_colour(state, region)) for region, fields in enumerate(state.regions) if fields)
