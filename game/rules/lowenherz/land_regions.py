"""What can be said of founded regions: whose they are, how strong, what lies beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import ALL_FIELDS, MOST_CASTLES, NOBODY, REGIONS
from game.rules.lowenherz.land import all_castles, flood, neighbours

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def own_land(state: State, colour: int) -> int:
    """Return the fields of all regions of a colour."""
    first, second, third, fourth = state.regions[colour * MOST_CASTLES : (colour + 1) * MOST_CASTLES]
    return first | second | third | fourth


def all_land(state: State) -> int:
    """Return the fields of all regions."""
    land = 0
    for fields in state.regions:
        land |= fields
    return land


def count_regions(state: State, colour: int) -> int:
    """Return how many regions a colour has."""
    return sum(1 for fields in state.regions[colour * MOST_CASTLES : (colour + 1) * MOST_CASTLES] if fields)


def region_at(state: State, field: int) -> int:
    """Return the number of the region in which a field lies, NOBODY in open land and neutral zones."""
    return next((region for region, fields in enumerate(state.regions) if fields >> field & 1), NOBODY)


def neutral_zones(state: State) -> int:
    """Return the fields of all areas without a castle."""
    return ALL_FIELDS & ~flood(all_castles(state), state.right, state.below)


def strength(state: State, region: int) -> int:
    """Return the number of knights that defend a region, or attack from it. Section 1.11 e."""
    return (state.knights[region // MOST_CASTLES] & state.regions[region]).bit_count()


def adjoining(state: State, region: int) -> list[int]:
    """Return the regions of other colours that have an edge in common with a region, ascending. Section 1.13."""
    colour, beside = region // MOST_CASTLES, neighbours(state.regions[region])
    return [other for other in range(REGIONS) if state.regions[other] & beside and other // MOST_CASTLES != colour]


def mountains(state: State, seat: int) -> int:
    """Return the number of mountains in the regions of a seat: what a silver scoring brings it. Section 1.14."""
    return (own_land(state, seat) & state.mountain).bit_count()
