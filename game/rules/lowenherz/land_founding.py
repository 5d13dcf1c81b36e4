"""Closed areas become regions and score. Section 1.8 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import (
    CITY_POINTS,
    COLOURS,
    COLUMNS,
    EDGE_FIELDS,
    FOUNDING_POINTS,
    MOST_CASTLES,
    NOBODY,
    ROWS,
    UPRIGHT,
)
from game.rules.lowenherz.land import all_castles, area, enclose, flood, mask_of

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def region_points(state: State, fields: int) -> int:
    """Return what founding a region of these fields is worth."""
    return FOUNDING_POINTS[fields.bit_count()] + CITY_POINTS * (fields & state.city).bit_count()


def judge(state: State, fields: int) -> int:
    """Found the region, if this area has become one; return its number or NOBODY. Its owner scores at once."""
    found = fields & all_castles(state)
    if found.bit_count() != 1:  # no castle: a neutral zone; more: land not decided yet
        return NOBODY
    colour = next(colour for colour in COLOURS if found & mask_of(state.castles[colour]))
    region = colour * MOST_CASTLES + state.castles[colour].index(found.bit_length() - 1)
    if state.regions[region]:
        return NOBODY
    state.regions[region] = fields
    enclose(state, fields)
    if colour < state.players:  # the neutral colour has none
        state.points[colour] += region_points(state, fields)
    return region


def judge_all(state: State) -> list[int]:
    """Found every region that the walls enclose, as after the set-up; return their numbers."""
    found = [judge(state, area(state, field)) for castles in state.castles for field in castles]
    return [region for region in found if region != NOBODY]


def found_after_border(state: State, edge: int) -> list[int]:
    """Found what the border just placed has closed: up to two regions, whose numbers it returns."""
    if not can_close(state, edge):
        return []
    one, other = EDGE_FIELDS[edge]
    goal = 1 << other
    fields = flood(1 << one, state.right, state.below, goal)
    if fields & goal:
        return []
    found = judge(state, fields), judge(state, area(state, other))
    return [region for region in found if region != NOBODY]


def can_close(state: State, edge: int) -> bool:
    """Return whether a border may have divided an area: not unless both its ends touch the frame or another wall.

    For if the corner at one end touches neither, it has four fields around it, and of the four edges between them only
    this one is walled. So the fields on its two sides are still linked, round that corner.
    """
    right, below = state.right, state.below
    return all(right & beside or below & above for beside, above in _LOOSE_ENDS[edge])


def _loose_ends(edge: int) -> tuple[tuple[int, int], ...]:
    """Return the other walls, upright and lying, that could touch each end of an edge that is not at the frame."""
    one = EDGE_FIELDS[edge][0]
    row, column = divmod(one, COLUMNS)
    if edge < UPRIGHT:  # corners as the field to the upper left of them
        corners = [one - COLUMNS] * (row > 0) + [one] * (row < ROWS - 1)
    else:
        corners = [one - 1] * (column > 0) + [one] * (column < COLUMNS - 1)
    own_right, own_below = (1 << one, 0) if edge < UPRIGHT else (0, 1 << one)
    return tuple(
        ((1 << corner | 1 << corner + COLUMNS) & ~own_right, (1 << corner | 1 << corner + 1) & ~own_below)
        for corner in corners
    )


_LOOSE_ENDS = tuple(_loose_ends(edge) for edge in range(len(EDGE_FIELDS)))
