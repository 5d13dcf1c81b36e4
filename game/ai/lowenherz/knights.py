"""A line of knights: every knight and every field that may be taken, and what may follow."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace

from game.ai.lowenherz.board import Table
from game.ai.lowenherz.outlook import Worth
from game.rules.lowenherz.actions import DONE, break_off, knight, take
from game.rules.lowenherz.board import MOST_CASTLES, NONE
from game.rules.lowenherz.cards import ALLIANCE_COST, FOREST_COST, TREASURES
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.land_expansion import expand, expansions
from game.rules.lowenherz.land_knights import knight_fields
from game.rules.lowenherz.legal_plays import own_alliances
from game.rules.lowenherz.money import treasure_payments
from game.rules.lowenherz.politics import use_card
from game.rules.lowenherz.state import State

BEAMS = {1: 2, 2: 4, 3: 5}  # what is followed further, by plies


@dataclass(frozen=True, slots=True)
class Step:
    """A position in the middle of a line: the action that led here, and what may still be done."""

    action: int
    state: State
    left: int
    swords: int


@dataclass(frozen=True, slots=True)
class Best:
    """What the best use of the line leads to: its value for who uses it, and what everybody can expect."""

    value: float
    worth: Worth
    state: State


Using = Generator[None, None, Best]


def use_knights(table: Table, step: Step, seat: int, found: dict[int, Best] | None = None) -> Using:
    """Yield while looking; return the best use of what is left. found: is told what each first action leads to."""
    worth = table.worth(step.state)
    best = Best(table.lead(worth, seat), worth, step.state)
    if found is not None:
        found[DONE] = best
    weighed = []
    for after in _steps(step, seat):
        worth = table.worth(after.state)
        weighed.append((Best(table.lead(worth, seat), worth, after.state), after))
        yield
    weighed.sort(key=lambda pair: (-pair[0].value, pair[1].action))
    for number, (here, after) in enumerate(weighed):
        if number < BEAMS[table.plies] and (after.left or after.swords):
            here = max(here, (yield from use_knights(table, after, seat)), key=lambda one: one.value)
        if here.value > best.value:
            best = here
        if found is not None:
            found[after.action] = here
    return best


def _steps(step: Step, seat: int) -> list[Step]:
    state, found = step.state, []
    if step.left:
        fields = knight_fields(state, seat)
        for field in fields_of(fields & state.plain):
            found.append(_placed(step, seat, field, 0))
        for field in fields_of(fields & state.forest):
            if state.purse[seat] >= FOREST_COST:
                found.append(_placed(step, seat, field, 0))
            elif seat == state.viewer and treasure_payments(state, seat):
                found.append(_placed(step, seat, field, treasure_payments(state, seat)[0]))
    if step.swords:
        found += [_taken(step, seat, castle, field) for castle, field in expansions(state, seat)]
        if state.alliances and state.purse[seat] >= ALLIANCE_COST:
            found += [_broken(step, seat, own, other) for own, other in own_alliances(state, seat)]
    return found


def _placed(step: Step, seat: int, field: int, payment: int) -> Step:
    state = step.state.clone()
    if payment:
        use_card(state, seat, TREASURES[payment - 1])
    elif state.forest >> field & 1:
        state.purse[seat] -= FOREST_COST
    state.knights[seat] |= 1 << field
    left = step.left - 1
    swords = step.swords if left and state.growing == NONE else 0
    return Step(knight(field, payment), state, left, swords)


def _taken(step: Step, seat: int, castle: int, field: int) -> Step:
    state = step.state.clone()
    left = step.left
    if state.growing == NONE:
        left = 1 if state.either_order and left == 2 else 0
    expand(state, seat, castle, field)
    return Step(take(castle, field), state, left, step.swords - 1)


def _broken(step: Step, seat: int, own: int, other: int) -> Step:
    state = step.state.clone()
    state.purse[seat] -= ALLIANCE_COST
    pair = min(own, other), max(own, other)
    state.alliances = tuple(one for one in state.alliances if one != pair)
    return replace(step, action=break_off(own % MOST_CASTLES, other), state=state)
