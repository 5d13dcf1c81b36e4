"""Who wins, and why the match is over (rules 1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.carolus_magnus.board import CASTLES, FEWEST_REGIONS
from game.rules.carolus_magnus.phases import OVER
from game.rules.carolus_magnus.rounds import is_frozen
from game.rules.carolus_magnus.stops import arms_of_sides
from game.rules.core import Outcome, TieBreak

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State

LAST_CASTLE, THREE_REGIONS, FROZEN, ROUNDS = "last_castle", "three_regions", "frozen", "round_limit"


def scores(state: State) -> tuple[int, ...]:
    """Return the castles on the ring by seat; partners have those of their team."""
    castles = CASTLES[state.players]
    return tuple(castles - state.stocks[side] for side in state.sides)


def reason(state: State) -> str:
    """Return why a match in this position is over."""
    if 0 in state.stocks:
        return LAST_CASTLE
    if len(state.starts) < FEWEST_REGIONS:
        return THREE_REGIONS
    return FROZEN if is_frozen(state) else ROUNDS


def reckon(state: State) -> Outcome | None:
    """Return how the match ended, None while it goes on: most castles, then most arms, then a shared victory."""
    if state.phase != OVER:
        return None
    castles, held = scores(state), arms_of_sides(state)
    arms = tuple(held[side] for side in state.sides)
    best = {side for side, count in zip(state.sides, castles, strict=True) if count == max(castles)}
    tie_breaks = (TieBreak("arms", arms),) if len(best) > 1 else ()
    totals = list(zip(castles, arms, strict=True)) if tie_breaks else [(count, 0) for count in castles]
    ranks = tuple(1 + sum(other > own for other in totals) for own in totals)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(winners, reason(state), castles, ranks, tie_breaks)
