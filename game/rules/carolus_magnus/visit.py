"""The emperor stops at a region: who is strongest, what is built and taken, what grows together (rules 1.4, step 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.carolus_magnus.board import CASTLES, COLOUR_COUNT, FEWEST_REGIONS, NOBODY, TILES
from game.rules.carolus_magnus.legal import placements

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State


def strengths(state: State, index: int) -> list[int]:
    """Return the strength of every side on the region: knights whose arms it holds, and its castles."""
    first = state.starts[index]
    found = [0] * len(state.stocks)
    sides, land = state.sides, state.land
    place = first
    for holder in state.arms:
        if holder >= 0:
            found[sides[holder]] += land[place]
        place += TILES
    lord = state.lords[first]
    if lord >= 0:
        found[lord] += state.spans[first] if state.stocks[lord] else castles(state, index)
    return found


def strongest(found: list[int]) -> int:
    """Return the side with strictly more than every other one, -1 when there is none."""
    best = max(found)
    return found.index(best) if found.count(best) == 1 else NOBODY


def castles(state: State, index: int) -> int:
    """Return how many castles stand on the region: one a tile.

    Only the last region of a match that ended by shortage has fewer: what was left (rules 1.4, step 2.4).
    """
    first = state.starts[index]
    lord = state.lords[first]
    if lord == NOBODY:
        return 0
    if state.stocks[lord] or index != state.emperor:
        return state.spans[first]
    others = [other for other in state.starts if state.lords[other] == lord and other != first]
    return CASTLES[state.players] - sum(state.spans[other] for other in others)


def visit(state: State) -> bool:
    """Resolve the region where the emperor stands; return whether the match is over (rules 1.7)."""
    index = state.emperor
    found = strengths(state, index)
    winner = strongest(found)
    if winner == NOBODY:
        return False
    first = state.starts[index]
    lord = state.lords[first]
    if lord == winner:
        return False
    wanted = state.spans[first]
    if lord != NOBODY:
        state.stocks[lord] += wanted
    state.lords[first] = winner
    left = state.stocks[winner] - wanted
    state.stocks[winner] = left if left > 0 else 0  # a shortage: what is left is built (rules 1.4, step 2.4)
    merged = _merge(state, index, winner)
    return left <= 0 or (merged and len(state.starts) < FEWEST_REGIONS)


def _merge(state: State, index: int, lord: int) -> bool:
    """Join the region with each neighbour that carries castles of the same side; return whether there was one."""
    starts = state.starts
    first = starts[index]
    before, after = starts[index - 1], starts[(index + 1) % len(starts)]
    gone = []
    if state.lords[after] == lord:
        _absorb(state, first, after)
        gone.append(after)
    if state.lords[before] == lord:
        _absorb(state, before, first)
        gone.append(first)
        first = before
    if not gone:
        return False
    state.starts = tuple([start for start in starts if start not in gone])
    state.spots = placements(state.starts)
    state.emperor = state.starts.index(first)
    return True


def _absorb(state: State, first: int, other: int) -> None:
    """Pool the knights and castles of two regions that touch; `first` is where the new region begins clockwise."""
    state.spans[first] += state.spans[other]
    state.spans[other] = 0
    state.lords[other] = NOBODY
    land = state.land
    for place in range(0, COLOUR_COUNT * TILES, TILES):
        land[place + first] += land[place + other]
        land[place + other] = 0
