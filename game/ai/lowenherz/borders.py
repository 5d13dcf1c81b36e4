"""A line of borders: closing what can be closed, one's own or a rival's while it is small, or coming nearer to it."""

from __future__ import annotations

from game.ai.lowenherz.board import Table
from game.ai.lowenherz.knights import Best, Using
from game.rules.lowenherz.actions import DONE, border
from game.rules.lowenherz.board import EDGE_FIELDS, MOST_CASTLES, UPRIGHT
from game.rules.lowenherz.land_borders import free_edges, is_capped, place_border
from game.rules.lowenherz.state import State

BEAMS = {1: 1, 2: 3, 3: 4}  # what is followed further, by plies
SINGLES = {1: 10, 2: 24, 3: 24}  # borders that are weighed one by one
Plan = tuple[int, ...]


def use_borders(table: Table, state: State, seat: int, left: int, found: dict[int, Best] | None = None) -> Using:
    """Yield while looking; return the best use of so many borders. found: is told what each first action leads to."""
    worth = table.worth(state)
    best = Best(table.lead(worth, seat), worth, state)
    if found is not None:
        found[DONE] = best
    if not left or is_capped(state, seat):
        return best
    weighed = []
    for plan in _plans(table, state, seat, left):
        after = _placed(state, seat, plan)
        if after is None:
            continue
        worth = table.worth(after)
        weighed.append((Best(table.lead(worth, seat), worth, after), plan))
        yield
    weighed.sort(key=lambda pair: (-pair[0].value, pair[1]))
    for number, (here, plan) in enumerate(weighed):
        if number < BEAMS[table.plies] and left > len(plan):
            further = yield from use_borders(table, here.state, seat, left - len(plan))
            here = max(here, further, key=lambda one: one.value)
        if here.value > best.value:
            best = here
        if found is not None:
            action = border(plan[0])
            found[action] = max(here, found.get(action, here), key=lambda one: one.value)
    return best


def _placed(state: State, seat: int, plan: Plan) -> State | None:
    """Return the position after these borders; those that became needless or illegal on the way are left out."""
    after, placed = state.clone(), 0
    for edge in plan:
        right, below = free_edges(after)
        if is_capped(after, seat):
            break
        if (right if edge < UPRIGHT else below) >> EDGE_FIELDS[edge][0] & 1:
            place_border(after, edge)
            placed += 1
        elif not placed:
            return None
    return after


def _plans(table: Table, state: State, seat: int, left: int) -> list[Plan]:
    """Return what is worth a look: closures that need no more than is left, and single borders of the own others."""
    land = 0
    for fields in state.regions:
        land |= fields
    closing: dict[Plan, None] = {}
    singles: dict[int, float] = {}
    for region, sets in table.closures.items():
        if state.regions[region]:
            continue
        own = region // MOST_CASTLES == seat
        for one in sets:
            missing = one.missing(state)
            if one.fields & land or not missing:
                continue
            if missing <= left:
                closing[tuple(one.edges(state))] = None
            elif own:
                value = one.worth * table.outlook.closing[missing] / (missing + 2)
                for edge in one.edges(state):
                    singles[edge] = singles.get(edge, 0.0) + value
    best = sorted(singles, key=lambda edge: (-singles[edge], edge))[: SINGLES[table.plies]]
    return [*closing, *((edge,) for edge in best)]
