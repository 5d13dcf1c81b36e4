"""The ring as people see it: regions by name, with their knights, castles and strengths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.carolus_magnus.board import TILE_LETTERS, TILES
from game.rules.carolus_magnus.visit import castles, strengths

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State


@dataclass(frozen=True, slots=True)
class Region:
    """One region: its first tile and all its tiles clockwise, who owns it (-1: nobody) by how many castles.

    knights: five counts; strengths: of every side, castles included.
    """

    first: int
    tiles: tuple[int, ...]
    owner: int
    castles: int
    knights: tuple[int, ...]
    strengths: tuple[int, ...]

    @property
    def name(self) -> str:
        """The letters of its tiles, clockwise."""
        return region_name(self.tiles)


def regions(state: State) -> tuple[Region, ...]:
    """Return all regions in the ring's order."""
    return tuple(region(state, index) for index in range(len(state.starts)))


def region(state: State, index: int) -> Region:
    """Return the region at this place of the ring's order."""
    first = state.starts[index]
    return Region(
        first,
        tiles_of(first, state.spans[first]),
        state.lords[first],
        castles(state, index),
        tuple(state.land[first::TILES]),
        tuple(strengths(state, index)),
    )


def tiles_of(first: int, size: int) -> tuple[int, ...]:
    """Return so many tiles clockwise from the first one."""
    return tuple((first + offset) % TILES for offset in range(size))


def region_name(tiles: Sequence[int]) -> str:
    """Return the letters of the tiles, clockwise: "FGH"."""
    return "".join(TILE_LETTERS[tile] for tile in tiles)


def region_at(state: State, tile: int) -> int:
    """Return the place of the region that the tile belongs to in the ring's order."""
    starts = state.starts
    before = [index for index, first in enumerate(starts) if first <= tile]
    return before[-1] if before else len(starts) - 1


def name_at(state: State, index: int) -> str:
    """Return the name of the region at this place of the ring's order."""
    first = state.starts[index]
    return region_name(tiles_of(first, state.spans[first]))
