"""The walls on the board as pieces, with a tower where walls end, turn or meet. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.lowenherz import State
from game.rules.lowenherz.board import COLUMNS, EDGE_FIELDS, EDGES
from game.rules.lowenherz.land_borders import place_border
from game.rules.lowenherz.land_founding import can_close
from game.view.boxes import Box
from game.view.lowenherz import names
from game.view.lowenherz.anchors import ANCHORED
from game.view.lowenherz.geometry import F, Table, is_upright
from game.view.script import Piece

PLACES = {False: ANCHORED["edge_lying"], True: ANCHORED["edge_upright"]}
GLOWS = {False: ANCHORED["edge_glow_lying"], True: ANCHORED["edge_glow_upright"]}
CORNERS = COLUMNS + 1  # in a row
_STRAIGHT = ({"N", "S"}, {"E", "W"})


def is_walled(state: State, edge: int) -> bool:
    """Return whether a wall stands on an edge."""
    bit = 1 << EDGE_FIELDS[edge][0]
    return bool((state.right if is_upright(edge) else state.below) & bit)


def walled(state: State) -> list[int]:
    """Return the edges with a wall, ascending."""
    return [edge for edge in range(EDGES) if is_walled(state, edge)]


def ends_of(edge: int) -> tuple[int, int]:
    """Return the corners at both ends of an edge, the left or upper one first."""
    row, column = divmod(EDGE_FIELDS[edge][1], COLUMNS)
    corner = row * CORNERS + column
    return corner, corner + (CORNERS if is_upright(edge) else 1)


def corner_at(table: Table, corner: int) -> tuple[float, float]:
    """Return the place of a corner of the fields."""
    row, column = divmod(corner, CORNERS)
    return table.fields.x + column * F, table.fields.y + row * F


def boxed(anchor: tuple[float, float], box: tuple[float, float, float, float]) -> Box:
    """Return the place of a picture whose anchor is put at a point."""
    x, y, w, h = box
    return Box(anchor[0] + x, anchor[1] + y, w, h)


def wall_piece(table: Table, edge: int) -> Piece:
    """Return the wall on an edge."""
    upright = is_upright(edge)
    anchor = table.edge_ends(edge)[0]
    box = boxed(anchor, ANCHORED["wall_upright" if upright else "wall_lying"])
    layer = names.standing(anchor[1] - table.fields.y + (26 if upright else 4))
    return Piece(names.wall_picture(upright, edge), *box.centre, box.w, box.h, layer)


def turret_piece(table: Table, corner: int) -> Piece:
    """Return the tower at a corner."""
    anchor = corner_at(table, corner)
    box = boxed(anchor, ANCHORED["turret"])
    layer = names.standing(anchor[1] - table.fields.y + 5)
    return Piece(names.PICTURES + "turret", *box.centre, box.w, box.h, layer)


def turrets(edges: list[int]) -> list[int]:
    """Return the corners at which the walls on these edges have a tower: where they do not go straight on."""
    ways: dict[int, set[str]] = {}
    for edge in edges:
        first, second = ends_of(edge)
        here, there = ("S", "N") if is_upright(edge) else ("E", "W")
        ways.setdefault(first, set()).add(here)
        ways.setdefault(second, set()).add(there)
    return sorted(corner for corner, found in ways.items() if found not in _STRAIGHT)


def wall_pieces(state: State, table: Table) -> dict[str, Piece]:
    """Return all walls and towers by their names."""
    edges = walled(state)
    pieces = {names.wall(edge): wall_piece(table, edge) for edge in edges}
    pieces |= {names.turret(corner): turret_piece(table, corner) for corner in turrets(edges)}
    return pieces


def closing(state: State, edges: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """Return those of some free edges on which a wall would found regions now, with the numbers of the regions."""
    found = {}
    for edge in edges:
        if can_close(state, edge):
            then = state.clone()
            founded = place_border(then, edge)
            if founded:
                found[edge] = tuple(founded)
    return found
