"""Who wins. Section 1.15 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import Outcome, TieBreak
from game.rules.lowenherz.hands import TREASURE_DUCATS
from game.rules.lowenherz.phases import END

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

REASON = "king"  # the only way in which a match ends


def scores(state: State) -> tuple[int, ...]:
    """Return the power points by seat; parchments are among them once all hands are shown."""
    return tuple(state.points)


def wealth(state: State) -> tuple[int, ...]:
    """Return ducats and treasures in hand by seat, as far as this viewer knows them."""
    return tuple(ducats + TREASURE_DUCATS[hand] for ducats, hand in zip(state.purse, state.hands, strict=True))


def reckon(state: State) -> Outcome | None:
    """Return how the match ended, None while it goes on: most points, then most ducats, then a shared victory."""
    if state.phase != END:
        return None
    points, ducats = scores(state), wealth(state)
    best = max(points)
    tie_breaks = (TieBreak("ducats", ducats),) if points.count(best) > 1 else ()
    totals = list(zip(points, ducats, strict=True)) if tie_breaks else [(number, 0) for number in points]
    ranks = tuple(1 + sum(other > own for other in totals) for own in totals)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(winners, REASON, points, ranks, tie_breaks)
