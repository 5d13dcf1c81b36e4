"""Which region could expand into which: strengths of neighbours, compared as the rules do. Section 1.11 e. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.lowenherz import State
from game.rules.lowenherz.board import MOST_CASTLES, NONE
from game.rules.lowenherz.land_expansion import are_allied, expansions
from game.rules.lowenherz.land_regions import adjoining, region_at, strength


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A region beside another one. takes: it could expand into that one; gives: that one into it; allied: neither."""

    region: int
    knights: int
    takes: bool
    gives: bool
    allied: bool


def preys(state: State) -> frozenset[tuple[int, int]]:
    """Return all (region, other) of which the first could take a field of the other, if it were to expand now."""
    free = state.clone()
    free.growing = NONE
    found = set()
    for seat in range(state.players):
        for castle, field in expansions(free, seat):
            prey = region_at(state, field)
            if prey >= 0:
                found.add((seat * MOST_CASTLES + castle, prey))
    return frozenset(found)


def neighbours(state: State, pairs: frozenset[tuple[int, int]], region: int) -> list[Neighbour]:
    """Return the regions of other colours beside a region, first those that could take from it. pairs: of `preys`."""
    found = [
        Neighbour(
            other,
            strength(state, other),
            takes=(other, region) in pairs,
            gives=(region, other) in pairs,
            allied=are_allied(state, region, other),
        )
        for other in adjoining(state, region)
    ]
    return sorted(found, key=lambda one: (not one.takes, not one.gives, one.region))
