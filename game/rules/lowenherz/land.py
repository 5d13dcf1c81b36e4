"""Areas, walls and links as masks: what everything else about the land is made of. Section 1.2 of the rules.

A mask has bit f for field f. Of walls, bit f of `right` lies between f and the field on its right, bit f of `below`
between f and the field below it; the frame is not among them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from game.rules.lowenherz.board import (
    ALL_FIELDS,
    COLUMNS,
    FIELDS,
    LAST_ROW,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
)

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

NOT_LAST_ROW = ALL_FIELDS ^ LAST_ROW


def neighbours(mask: int) -> int:
    """Return the fields beside any field of a mask, walls or no walls; they may belong to it themselves."""
    return (
        mask << 1 & NOT_FIRST_COLUMN | mask >> 1 & NOT_LAST_COLUMN | (mask & NOT_LAST_ROW) << COLUMNS | mask >> COLUMNS
    )


def reached(mask: int, right: int, below: int) -> int:
    """Return the fields one step from any field of a mask, not over walls; they may belong to it themselves."""
    across, down = NOT_LAST_COLUMN & ~right, NOT_LAST_ROW & ~below
    return (mask & across) << 1 | mask >> 1 & across | (mask & down) << COLUMNS | mask >> COLUMNS & down


def flood(seeds: int, right: int, below: int, goal: int = ALL_FIELDS) -> int:
    """Return what can be reached from the seeds without crossing a wall; less once the whole goal is reached."""
    across, down = NOT_LAST_COLUMN & ~right, NOT_LAST_ROW & ~below
    wet, before = seeds, 0
    while wet != before and goal & ~wet:
        before = wet
        wet |= (wet & across) << 1 | wet >> 1 & across
        wet |= (wet & down) << COLUMNS | wet >> COLUMNS & down
    return wet


def area(state: State, field: int) -> int:
    """Return the mask of the area in which a field lies."""
    return flood(1 << field, state.right, state.below)


def enclose(state: State, mask: int) -> None:
    """Put walls around a set of fields and take away those inside it."""
    inside = mask & mask >> 1
    state.right = state.right & ~inside | (mask ^ mask >> 1) & NOT_LAST_COLUMN
    inside = mask & mask >> COLUMNS
    state.below = state.below & ~inside | (mask ^ mask >> COLUMNS) & NOT_LAST_ROW


@lru_cache(maxsize=1024)  # castles never change after the set-up
def mask_of(fields: tuple[int, ...]) -> int:
    """Return the mask of some fields."""
    return sum(1 << field for field in fields)


def all_castles(state: State) -> int:
    """Return the mask of the castles of all colours."""
    first, second, third, fourth = state.castles
    return mask_of(first) | mask_of(second) | mask_of(third) | mask_of(fourth)


def occupied(state: State) -> int:
    """Return the mask of the fields with a castle or a knight of any colour."""
    first, second, third, fourth = state.knights
    return first | second | third | fourth | all_castles(state)


def links(state: State) -> tuple[int, int]:
    """Return the edges, as walls are kept, between two pieces of one colour of which at least one is a knight.

    Where an older wall lies between the two they are not linked (section 1.19.1), yet the edge is among these.
    """
    right = below = 0
    for castles, knights in zip(state.castles, state.knights, strict=True):
        pieces = knights | mask_of(castles)
        right |= knights & pieces >> 1 | pieces & knights >> 1
        below |= knights & pieces >> COLUMNS | pieces & knights >> COLUMNS
    return right & NOT_LAST_COLUMN, below


_BYTES = (FIELDS + 7) // 8
_IN_BYTE = tuple(
    tuple(tuple(place * 8 + bit for bit in range(8) if value >> bit & 1) for value in range(256))
    for place in range(_BYTES)
)


def fields_of(mask: int) -> list[int]:
    """Return the fields of a mask, ascending."""
    found: list[int] = []
    for place, value in enumerate(mask.to_bytes(_BYTES, "little")):
        if value:
            found += _IN_BYTE[place][value]
    return found
