"""Where a border may be placed, and placing it. Section 1.9 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import EDGE_FIELDS, FIELDS, NOT_LAST_COLUMN, UPRIGHT
from game.rules.lowenherz.land import NOT_LAST_ROW, links
from game.rules.lowenherz.land_founding import found_after_border
from game.rules.lowenherz.land_regions import all_land, count_regions

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def is_capped(state: State, seat: int) -> bool:
    """Return whether a seat owns a region round each of its castles and so may place no border."""
    return count_regions(state, seat) >= len(state.castles[seat])


def free_edges(state: State) -> tuple[int, int]:
    """Return the edges on which anybody may place a border, as walls are kept.

    That is where no wall and no link lies and no region: an edge without a wall that has a region on one side has the
    same region on the other, for a region is enclosed.
    """
    land, (right, below) = all_land(state), links(state)
    return NOT_LAST_COLUMN & ~(land | state.right | right), NOT_LAST_ROW & ~(land | state.below | below)


def legal_borders(state: State, seat: int) -> list[int]:
    """Return the edges on which a seat may place a border, ascending."""
    if is_capped(state, seat):
        return []
    right, below = free_edges(state)
    found: list[int] = []
    for place, value in enumerate((right | below << FIELDS).to_bytes(_BYTES, "little")):
        if value:
            found += _IN_BYTE[place][value]
    return found


def place_border(state: State, edge: int) -> list[int]:
    """Place a border and found what it closes; return the numbers of the new regions."""
    if edge < UPRIGHT:
        state.right |= 1 << EDGE_FIELDS[edge][0]
    else:
        state.below |= 1 << EDGE_FIELDS[edge][0]
    return found_after_border(state, edge)


# The two masks one behind the other, byte by byte: the edges of every value of that byte.
_BYTES = (2 * FIELDS + 7) // 8
_EDGE_OF_BIT = {(one if edge < UPRIGHT else FIELDS + one): edge for edge, (one, _) in enumerate(EDGE_FIELDS)}
_IN_BYTE = tuple(
    tuple(
        tuple(_EDGE_OF_BIT[place * 8 + bit] for bit in range(8) if value >> bit & 1 and place * 8 + bit in _EDGE_OF_BIT)
        for value in range(256)
    )
    for place in range(_BYTES)
)
