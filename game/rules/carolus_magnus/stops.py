"""What would happen if the emperor stopped on a region now (rules 1.4), told in full; nothing is changed.

What is previewed, hinted at, told and shown reads the same numbers. It is a second reading of the resolution, which
works without a copy of the position; a test compares both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.carolus_magnus.board import CASTLES, COLOUR_COUNT, FEWEST_REGIONS, NOBODY
from game.rules.carolus_magnus.regions import name_at
from game.rules.carolus_magnus.visit import castles as castles_on
from game.rules.carolus_magnus.visit import strongest

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State

OWN, TIE, NOBODY_COUNTS, BUILT, TAKEN, SHORT = "own", "tie", "nobody", "built", "taken", "short"


@dataclass(frozen=True, slots=True)
class Visit:
    """What a stop brings.

    index, name: of the region visited. owner, castles: who has castles there and how many, before. strengths: by side,
    castles included. counted: by side, the knights of each colour that count for it. reason: "built" (the first
    castle), "taken" (foreign castles exchanged), "short" (exchanged as far as the stock goes, the last castle), "own"
    (it is the winner's already), "tie" (at the top), "nobody" (nothing counts). winner: the strongest side, NOBODY at a
    tie. built: castles put up. merged: names of the neighbours that are pushed together with it; joined: the name of
    the region afterwards. stocks, standing: castles left and castles on the ring afterwards, by side. regions: how many
    are left. ends: "last_castle", "three_regions" or "" while the stop does not end the match; winners: sides that win
    then. gift: the castles go up for another side than that of who moves the emperor.
    """

    index: int
    name: str
    owner: int
    castles: int
    strengths: tuple[int, ...]
    counted: tuple[tuple[int, ...], ...]
    reason: str
    winner: int
    built: int
    merged: tuple[str, ...]
    joined: str
    stocks: tuple[int, ...]
    standing: tuple[int, ...]
    regions: int
    ends: str
    winners: tuple[int, ...]
    gift: bool

    @property
    def changes(self) -> bool:
        """Whether a castle is put up at all."""
        return self.built > 0


def visit(state: State, index: int, seat: int = NOBODY) -> Visit:
    """Return what happens if `seat` (by itself: whose turn it is) stops the emperor on the region of this index now."""
    counted = counting(state, index)
    owner, size = state.owners[index], state.sizes[index]
    castles = castles_on(state, index)
    strengths = [sum(knights) + (castles if side == owner else 0) for side, knights in enumerate(counted)]
    winner, reason = _judge(strengths, owner)
    stocks = list(state.stocks)
    built = 0
    left = right = False
    if reason in (BUILT, TAKEN):
        built = min(size, stocks[winner])
        reason = SHORT if built < size else reason
        if owner != NOBODY:
            stocks[owner] += castles
        stocks[winner] -= built
        left, right = _merging(state, index, winner)
    count = len(state.starts)
    regions = count - left - right
    standing = tuple(CASTLES[state.players] - stock for stock in stocks)
    ends = _ending(built, stocks, winner, regions)
    mover = state.turn if seat == NOBODY else seat
    return Visit(
        index=index,
        name=name_at(state, index),
        owner=owner,
        castles=castles,
        strengths=tuple(strengths),
        counted=counted,
        reason=reason,
        winner=winner,
        built=built,
        merged=tuple(name_at(state, other) for other in _around(count, index, left, right) if other != index),
        joined="".join(name_at(state, other) for other in _around(count, index, left, right)),
        stocks=tuple(stocks),
        standing=standing,
        regions=regions,
        ends=ends,
        winners=_winners(state, ends, winner, standing),
        gift=built > 0 and mover >= 0 and winner != state.sides[mover],
    )


def counting(state: State, index: int) -> tuple[tuple[int, ...], ...]:
    """Return, by side, how many knights of each colour of the region count for it: those whose arms it holds."""
    knights = state.knights[index]
    holders = [NOBODY if seat == NOBODY else state.sides[seat] for seat in state.arms]
    return tuple(
        tuple(knights[colour] if holders[colour] == side else 0 for colour in range(COLOUR_COUNT))
        for side in range(len(state.stocks))
    )


def _judge(strengths: list[int], owner: int) -> tuple[int, str]:
    winner = strongest(strengths)
    if winner == NOBODY:
        return NOBODY, TIE if max(strengths) else NOBODY_COUNTS
    if winner == owner:
        return winner, OWN
    return winner, BUILT if owner == NOBODY else TAKEN


def _merging(state: State, index: int, winner: int) -> tuple[bool, bool]:
    """Return whether the neighbours before and after the region are pushed together with it."""
    count = len(state.starts)
    return state.owners[index - 1] == winner, state.owners[(index + 1) % count] == winner


def _around(count: int, index: int, left: bool, right: bool) -> list[int]:
    """Return the indices of the regions that become one, clockwise."""
    return [(index + step) % count for step in range(-1 if left else 0, 2 if right else 1)]


def _ending(built: int, stocks: list[int], winner: int, regions: int) -> str:
    if not built:
        return ""
    if stocks[winner] == 0:
        return "last_castle"
    return "three_regions" if regions < FEWEST_REGIONS else ""


def _winners(state: State, ends: str, winner: int, standing: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sides that win: by the last castle, or by castles, then arms (rules 1.7)."""
    if not ends:
        return ()
    if ends == "last_castle":
        return (winner,)
    return leaders(standing, arms_of_sides(state))


def leaders(standing: tuple[int, ...], arms: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sides with most castles, of equals those with most arms."""
    reckoning = list(zip(standing, arms, strict=True))
    return tuple(side for side, found in enumerate(reckoning) if found == max(reckoning))


def arms_of_sides(state: State) -> tuple[int, ...]:
    """Return how many arms each side holds."""
    holders = [state.sides[seat] for seat in state.arms if seat != NOBODY]
    return tuple(holders.count(side) for side in range(len(state.stocks)))
