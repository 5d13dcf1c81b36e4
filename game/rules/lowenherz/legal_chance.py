"""What chance may bring, and how likely it is."""

from __future__ import annotations

from collections.abc import Callable
from math import comb, prod
from typing import TYPE_CHECKING

from game.rules.core import CHANCE, drawn
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import CARD, CONTENT, FIRST, TILE
from game.rules.lowenherz.board import LAID_TILES, TURNS
from game.rules.lowenherz.cards import CARDS, KIND_COUNTS, STACK_MASKS, STACK_SIZES
from game.rules.lowenherz.hands import ALL_POLITICS, COUNTS, UNSEEN, parts_of
from game.rules.lowenherz.worlds import hand_codes, stack_codes

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

_EVEN = 1  # the weight of what is as likely as everything else
_FIRST_LOOK = {
    size: [(CONTENT + code, prod(map(comb, KIND_COUNTS, COUNTS[code]))) for code in parts_of(ALL_POLITICS, size)]
    for size in STACK_SIZES
}


def chance_outcomes(state: State) -> list[tuple[int, int]]:
    """Return (action, whole-number weight) for everything chance may bring, ascending; [] unless CHANCE is to act."""
    if state.actor != CHANCE:
        return []
    if state.phase == phases.CONTENT:
        return _contents(state)
    if state.phase == phases.SHOW:
        return _hands(state)
    return [(action, _EVEN) for action in _even_outcomes(state)]


def _even_outcomes(state: State) -> list[int]:
    if state.phase == phases.CARD:
        cards = next(state.deck & mask for mask in STACK_MASKS if state.deck & mask)
        return [CARD + card for card in range(CARDS) if cards >> card & 1]
    if state.phase == phases.FIRST:
        return list(range(FIRST, FIRST + state.players))
    lying = [laid // TURNS for laid in state.tiles]
    return [TILE + laid for laid in range(LAID_TILES) if laid // TURNS not in lying]


def _contents(state: State) -> list[tuple[int, int]]:
    """What lies in the stack that is looked through: drawn at the first look of all, later what is left of it."""
    code = state.stacks[state.looked]
    if code != UNSEEN:
        return [(CONTENT + code, _EVEN)]
    if not state.looks:
        return _FIRST_LOOK[state.sizes[state.looked]][:]
    return [(CONTENT + code, weight) for code, weight in stack_codes(state, state.looked)]


def _hands(state: State) -> list[tuple[int, int]]:
    """What the seat holds whose cards are shown at the end: a full state knows it."""
    if not state.strange[state.turn]:
        return [(CONTENT + state.hands[state.turn], _EVEN)]
    return [(CONTENT + code, weight) for code, weight in hand_codes(state, state.turn)]


def sample_chance(state: State, below: Callable[[int], int]) -> int:
    """Return one chance action by the law of `chance_outcomes`; `below(n)` gives an int in 0..n-1."""
    if state.phase in (phases.CARD, phases.TILES, phases.FIRST):
        actions = _even_outcomes(state)
        return actions[below(len(actions))]
    return drawn(chance_outcomes(state), below)
