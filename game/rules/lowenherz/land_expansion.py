"""Expanding a region, and what it cuts off. Section 1.11 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import (
    CITY_POINTS,
    COLOURS,
    FIELD_POINTS,
    FOUNDING_POINTS,
    MOST_CASTLES,
    NOBODY,
    NONE,
    REGIONS,
)
from game.rules.lowenherz.land import enclose, fields_of, flood, neighbours, occupied, reached
from game.rules.lowenherz.land_founding import judge
from game.rules.lowenherz.land_regions import own_land, region_at, strength

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

NOTHING_CUT = ((0, 0),) * len(COLOURS)


def expansions(state: State, seat: int, bound: bool = True) -> list[tuple[int, int]]:
    """Return (castle, field) for every field a seat may take: of its castle's region, ascending.

    While a region is expanding (`growing`) only that one goes on. bound: whether alliances count; without them it is
    what could be taken if the seat's alliances were ended.
    """
    empty = ~(occupied(state) | own_land(state, seat))  # own pieces elsewhere are linked to others there: 1.19.2
    found = []
    for castle in range(len(state.castles[seat])):
        region = seat * MOST_CASTLES + castle
        if state.regions[region] and state.growing in (NONE, region):
            fields = neighbours(state.regions[region]) & empty
            found += [(castle, field) for field in fields_of(_takeable(state, region, fields, bound))]
    return found


def _takeable(state: State, region: int, fields: int, bound: bool) -> int:
    """Return those of the fields beside a region that are not held by an ally or with as many knights."""
    force = strength(state, region)
    for other in range(REGIONS):
        if state.regions[other] & fields and (
            force <= strength(state, other) or (bound and are_allied(state, region, other))
        ):
            fields &= ~state.regions[other]
    return fields


def are_allied(state: State, region: int, other: int) -> bool:
    """Return whether an alliance keeps two regions from expanding into one another."""
    return ((region, other) if region < other else (other, region)) in state.alliances


def expand(state: State, seat: int, castle: int, field: int) -> None:
    """Take a field for the region round a castle: walls, points of both sides, cut-offs, regions founded thereby.

    The first field of an expansion says which region is `growing`; `end_expansion` closes the account.
    """
    region, victim = seat * MOST_CASTLES + castle, region_at(state, field)
    if state.growing == NONE:
        state.growing, state.cut = region, NOTHING_CUT
    taken = 1 << field
    beside = reached(taken, state.right, state.below)  # of the same area, before it is cut out
    state.regions[region] |= taken
    enclose(state, state.regions[region])
    worth = FIELD_POINTS + CITY_POINTS * (state.city >> field & 1)
    state.points[seat] += worth
    if victim != NOBODY:
        _lose(state, victim, taken, worth)
    elif beside & beside - 1:  # with one neighbour or none, nothing falls apart
        _judge_parts(state, beside)


def end_expansion(state: State) -> None:
    """Forget which region was expanding and what it has cut off."""
    state.growing, state.cut = NONE, NOTHING_CUT


def _lose(state: State, region: int, taken: int, worth: int) -> None:
    """Take a field from a region and all that is cut off from its castle with it; its owner pays for both."""
    colour, castle = divmod(region, MOST_CASTLES)
    home = 1 << state.castles[colour][castle]
    rest = state.regions[region] & ~taken
    state.regions[region] = kept = flood(home, state.right, state.below, rest)
    off = rest & ~kept
    if colour >= state.players:  # nobody loses what was the neutral colour's
        return
    state.points[colour] -= worth
    if not off:
        return
    fields, cities = state.cut[colour]
    more, more_cities = fields + off.bit_count(), (off & state.city).bit_count()
    state.points[colour] -= FOUNDING_POINTS[more] - FOUNDING_POINTS[fields] + CITY_POINTS * more_cities
    cut = list(state.cut)
    cut[colour] = more, cities + more_cities
    state.cut = tuple(cut)


def _judge_parts(state: State, fields: int) -> None:
    """Found the regions among the parts into which open land fell, each of which holds one of these fields."""
    if not fields & ~flood(fields & -fields, state.right, state.below, fields):
        return  # it is still one area, with as many castles as before
    while fields:
        part = flood(fields & -fields, state.right, state.below)
        judge(state, part)
        fields &= ~part
