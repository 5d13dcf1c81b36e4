"""Laying the land and the first pieces on it. Sections 1.3 to 1.5 and 2.6 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import (
    BASIC_PIECES,
    BASIC_REGIONS,
    BASIC_TILES,
    COLOURS,
    FIELD_NAMES,
    FIELDS,
    MOST_CASTLES,
    SPACINGS,
    TERRAIN_MASKS,
)
from game.rules.lowenherz.land import enclose, mask_of, neighbours, occupied

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def lay_tile(state: State, laid: int) -> None:
    """Lay a tile (tile * 4 + turns) on the next slot."""
    plain, forest, mountain, city = TERRAIN_MASKS[laid][len(state.tiles)]
    state.tiles += (laid,)
    state.plain |= plain
    state.forest |= forest
    state.mountain |= mountain
    state.city |= city


def castle_fields(state: State, colour: int) -> int:
    """Return where a colour may place its next castle; 0 only if no empty plain has an empty plain beside it.

    Where the demanded distance to the colour's own castles cannot be kept, the largest that can is enough.
    """
    empty = state.plain & ~occupied(state)
    fields = empty & neighbours(empty)
    for distance in range(state.spacing, 1, -1):
        far = fields
        for castle in state.castles[colour]:
            far &= ~_NEARER[distance][castle]
        if far:
            return far
    return fields


def castle_knight_fields(state: State, colour: int, field: int) -> int:
    """Return where the knight of a castle on this field may stand in the set-up, which is the same for any colour."""
    return neighbours(1 << field) & state.plain & ~occupied(state)


def lay_basic(state: State) -> None:
    """Lay the printed land with the pieces and regions on it, which bring no points."""
    for laid in BASIC_TILES:
        lay_tile(state, laid)
    for colour in COLOURS:
        castles, knights = zip(*BASIC_PIECES[colour], strict=True)
        state.castles[colour] = tuple(FIELD_NAMES.index(name) for name in castles)
        state.knights[colour] = _mask(knights)
        state.regions[colour * MOST_CASTLES] = _mask(BASIC_REGIONS[colour].split())
        enclose(state, state.regions[colour * MOST_CASTLES])


def _mask(names: tuple[str, ...] | list[str]) -> int:
    return mask_of(tuple(FIELD_NAMES.index(name) for name in names))


def _balls() -> list[list[int]]:
    """Return, by distance and field, the fields that are nearer to it."""
    balls = [[0] * FIELDS, [1 << field for field in range(FIELDS)]]
    for _ in range(2, max(SPACINGS) + 1):
        balls.append([ball | neighbours(ball) for ball in balls[-1]])
    return balls


_NEARER = _balls()
