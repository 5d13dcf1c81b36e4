"""Which renegades and alliances may be played, which alliances may be ended. Section 1.13 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.actions import ALLY, BREAK, KNIGHT, REMOVE, RENEGADE
from game.rules.lowenherz.board import MOST_CASTLES, REGIONS
from game.rules.lowenherz.cards import ALLIANCE_COST
from game.rules.lowenherz.hands import COUNTS
from game.rules.lowenherz.land_expansion import are_allied
from game.rules.lowenherz.land_knights import knight_fields, removable_knights
from game.rules.lowenherz.land_regions import adjoining
from game.rules.lowenherz.money import forests_payable, payable
from game.rules.lowenherz.politics import may_hold

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def plays(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Return the renegades and the alliances that a seat may play now, each ascending."""
    counts = COUNTS[may_hold(state, seat)]
    renegades, alliances = counts[0], counts[1]
    found: tuple[list[int], list[int]] = [], []
    if not renegades and not alliances:
        return found
    for castle in range(len(state.castles[seat])):
        host = seat * MOST_CASTLES + castle
        if not state.regions[host]:
            continue
        beside = adjoining(state, host)
        if renegades:
            found[0].extend(RENEGADE + castle * REGIONS + prey for prey in beside if can_change(state, host, prey))
        if alliances:
            start = ALLY + castle * REGIONS
            found[1].extend(start + other for other in beside if can_ally(state, host, other))
    return found


def can_change(state: State, host: int, prey: int) -> bool:
    """Return whether a knight may go from one region and an own one come to another, beside it, and both be paid."""
    seat = host // MOST_CASTLES
    fields = knight_fields(state, seat, state.regions[host])
    knights = removable_knights(state, prey)
    if not fields or not knights:
        return False
    forests = (not knights & ~state.forest) + (not fields & ~state.forest)
    return forests == 0 or forests <= forests_payable(state, seat)


def can_ally(state: State, host: int, other: int) -> bool:
    """Return whether two regions that adjoin are of players and not allied yet (1.19.5)."""
    return other // MOST_CASTLES < state.players and not are_allied(state, host, other)


def breaks(state: State, seat: int) -> list[int]:
    """Return the actions by which a seat may end its alliances, ascending."""
    if not state.alliances or state.purse[seat] < ALLIANCE_COST:
        return []
    return sorted(BREAK + own % MOST_CASTLES * REGIONS + other for own, other in own_alliances(state, seat))


def own_alliances(state: State, seat: int) -> list[tuple[int, int]]:
    """Return (own region, other region) of every alliance of a seat."""
    found = []
    for one, other in state.alliances:
        if one // MOST_CASTLES == seat:
            found.append((one, other))
        elif other // MOST_CASTLES == seat:
            found.append((other, one))
    return found


def removals(state: State) -> list[int]:
    """Return the knights that a renegade may remove, with what may be paid for it: enough must be left for the own."""
    seat = state.turn
    knights = removable_knights(state, state.prey)
    forest = knights & state.forest
    if forest and forests_payable(state, seat) < 1 + must_pay_for_renegade(state):
        forest = 0
    return payable(state, seat, knights & ~state.forest, forest, REMOVE)


def must_pay_for_renegade(state: State) -> bool:
    """Return whether the renegade can come to a forest only."""
    return not knight_fields(state, state.turn, state.regions[state.host]) & ~state.forest


def renegade_knights(state: State) -> list[int]:
    """Return where the own knight of a renegade may come, with what may be paid for it."""
    fields = knight_fields(state, state.turn, state.regions[state.host])
    return payable(state, state.turn, fields & state.plain, fields & state.forest, KNIGHT)
