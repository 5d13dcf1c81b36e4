"""What a seat may see: everything but the stacks and the cards of others, as far as they were not shown.

And by what it comes to see more of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import allied, placed_knight, removed_knight, renegade_of
from game.rules.lowenherz.board import NOBODY, NONE
from game.rules.lowenherz.cards import ALLIANCE, RENEGADE, TREASURES
from game.rules.lowenherz.hands import EVERYTHING, HAND_SIZES, SPECTATOR, UNITS, UNSEEN, holds

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def observation(state: State, seat: int | None) -> State:
    """Return the state as `seat` (None: a spectator) may see it; it runs like any state.

    The observation of somebody else's observation knows no more than both do.
    """
    seen = state.clone()
    viewer = SPECTATOR if seat is None else seat
    if state.viewer == viewer:
        return seen
    if state.viewer != EVERYTHING:
        viewer = SPECTATOR
    seen.viewer = viewer
    for one in range(state.players):
        if one != viewer:
            seen.strange[one] += HAND_SIZES[seen.hands[one] - seen.shown[one]]
            seen.hands[one] = seen.shown[one]
    seen.looks = tuple(look if look[0] == viewer else (*look[:2], UNSEEN, NONE) for look in state.looks)
    for stack in range(len(seen.stacks)):
        lookers = [look[0] for look in state.looks if look[1] == stack]
        if not lookers or lookers[-1] != viewer:
            seen.stacks[stack] = UNSEEN
    return seen


def reveals(state: State, action: int, seat: int) -> bool:
    """Return whether `seat` learns by this action of the actor what was hidden from it.

    That is a look through a stack, a card of another that nobody has seen and that is used, and the hands at the end.
    """
    if state.phase == phases.CONTENT:
        return seat == state.turn
    if state.turn in (seat, NOBODY):
        return False
    if state.phase == phases.SHOW:
        return state.hands[state.turn] != state.shown[state.turn] or state.strange[state.turn] > 0
    kind = _used(action)
    return kind != NONE and not holds(state.shown[state.turn], UNITS[kind])


def _used(action: int) -> int:
    """Return the kind of the politics card that leaves a hand by an action, NONE where none does."""
    if renegade_of(action) is not None:
        return RENEGADE
    if allied(action) is not None:
        return ALLIANCE
    _, payment = placed_knight(action) or removed_knight(action) or (NONE, 0)
    return TREASURES[payment - 1] if payment else NONE
