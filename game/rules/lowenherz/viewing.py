"""What a seat may see: everything but the stacks and the cards of others, as far as they were not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.hands import EVERYTHING, HAND_SIZES, SPECTATOR, UNSEEN

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
