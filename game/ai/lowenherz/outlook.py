"""What is still to come in a match of Löwenherz, and what a ducat and a politics card are worth meanwhile."""

from __future__ import annotations

from math import exp, expm1, log1p

from game.rules.lowenherz.board import EDGES
from game.rules.lowenherz.cards import (
    BORDERS,
    CARD_LINES,
    CARD_STACKS,
    CARDS,
    DUCATS,
    KIND_VALUES,
    KINDS,
    KNIGHT_LINE,
    PARCHMENTS,
    SILVER_CARDS,
    STACKS,
    TREASURES,
)
from game.rules.lowenherz.cards import RENEGADE as RENEGADE_CARD
from game.rules.lowenherz.hands import COUNTS
from game.rules.lowenherz.phases import SET_UP
from game.rules.lowenherz.politics import may_lie
from game.rules.lowenherz.state import State

Worth = list[float]  # points by seat
Gain = tuple[float, int, float]  # a field to take: what it brings, whose it is or NONE, and what is lost with it
Prospects = tuple[Worth, list[list[Gain]]]  # points by seat, and by seat the fields it can take

LAST = len(STACKS) - 1
OF_LAST = 0.5  # of the cards of the last stack that come before the king
SILVERED = 0.85  # of the silver that a mountain could bring
OPEN = 0.8  # how surely a field is taken that nobody defends
SHARE = 0.6  # of the knight lines are used to expand
MOST_PLACED = 2 * EDGES
OWN = 0.85  # of the share of all borders is placed for oneself
REACH, STEEP = 0.8, 2.5  # of these borders, after which a castle is closed in as one wishes in half of all cases
EXPANSIONS = 12  # more of one seat are not counted
STAKES = {2: 9.0, 3: 6.0, 4: 5.0}  # points a round that are fought for with ducats, by players
HALF, OF_ROUND = 3.0, 0.8  # ducats in a purse that halve what one more is worth: for what can still be bid for
LEAST = 0.005  # points for a ducat that only breaks ties
ENOUGH = 9.0  # rounds to come in which knights and cards keep their worth
RENEGADE, ALLIANCE, STRANGE = 4.0, 1.5, 3.5  # points for such a card, and for one that is hidden
OF_TREASURE = 0.8  # of its ducats


class Outlook:
    """What is left of the match, the same during a whole search.

    silver: scorings of mountains. rounds, borders, knights and income: expected, the open card with what is left of it
    included. tails: chance that a seat expands at least so many times. early: 1 while cards and knights keep their
    worth, then less and less.
    By the borders that a seat places before: closing is the chance that a set of fields will be closed in as one
    wishes, later the part of the match that is left then, mountain what one brings from then on.
    ducat: points for one in an empty purse: what is still fought for, by all the money that there will be. half: ducats
    in a purse that halve it. thrift: how much of a ducat's worth later on is seen.
    """

    def __init__(self, state: State, thrift: float = 1.0) -> None:
        self.silver = 1 + sum(state.deck >> card & 1 for card in SILVER_CARDS)
        self.rounds = self.borders = self.knights = self.income = 0.0
        for card in range(CARDS):
            lines = CARD_LINES[card]
            if card == state.card:
                self._count(lines[max(state.line, 0) :], 1.0)
            elif state.deck >> card & 1 and lines:
                self._count(lines, OF_LAST if CARD_STACKS[card] == LAST else 1.0)
        self._hands: dict[int, float] = {}
        self.tails = _tails(SHARE * self.knights / state.players)
        own = OWN * self.borders / state.players
        self.closing = tuple(_closing(REACH * own, missing) for missing in range(MOST_PLACED))
        self.later = tuple(max(0.0, 1 - missing / own) if own else 0.0 for missing in range(MOST_PLACED))
        self.mountain = tuple(SILVERED * (1 + (self.silver - 1) * later) for later in self.later)
        self.early = 1.0 if state.phase in SET_UP else min(1.0, self.rounds / ENOUGH)
        self.half = HALF + OF_ROUND * self.rounds
        mean = sum(state.purse) / state.players
        money = sum(state.purse) + self.income
        self.ducat = thrift * STAKES[state.players] * self.rounds / max(money, 1.0) * (1 + mean / self.half) + LEAST

    def _count(self, lines: tuple[tuple[str, int], ...], weight: float) -> None:
        self.rounds += weight
        for kind, number in lines:
            if kind == BORDERS:
                self.borders += weight * number
            elif kind == KNIGHT_LINE:
                self.knights += weight * (1 + 0.3 * (number - 1))
            elif kind == DUCATS:
                self.income += weight * number

    def money(self, ducats: float) -> float:
        """Return what so many ducats are worth: the first of them most."""
        return self.ducat * self.half * log1p(ducats / self.half)

    def price(self, ducats: float) -> float:
        """Return what one more is worth to who has so many ducats."""
        return self.ducat / (1 + ducats / self.half)

    def cost(self, ducats: float, purse: int) -> float:
        """Return how many points it costs to give so many ducats out of a purse."""
        return self.money(purse) - self.money(max(0.0, purse - ducats))

    def gift(self, ducats: float, purse: int) -> float:
        """Return how many points so many ducats bring that come into a purse."""
        return self.money(purse + ducats) - self.money(purse)

    def limit(self, points: float, purse: int) -> float:
        """Return how many ducats somebody with such a purse would give at most for so many points."""
        if points <= 0:
            return 0.0
        return min(float(purse), (self.half + purse) * -expm1(-points / (self.ducat * self.half)))

    def card(self, kind: int) -> float:
        """Return what a politics card in hand is worth."""
        if kind in PARCHMENTS:
            return float(KIND_VALUES[kind])
        if kind in TREASURES:
            return self.price(12) * OF_TREASURE * KIND_VALUES[kind]
        return self.early * (RENEGADE if kind == RENEGADE_CARD else ALLIANCE)

    def hand(self, code: int, strange: int) -> float:
        """Return what a hand is worth: the cards that are known, and how many are not."""
        if code not in self._hands:
            self._hands[code] = sum(count * self.card(kind) for kind, count in enumerate(COUNTS[code]))
        return self._hands[code] + STRANGE * strange

    def best_of_stack(self, state: State, stack: int) -> float:
        """Return what the best card of a stack is expected to be worth, for all the viewer knows."""
        size = state.sizes[stack]
        if not size:
            return 0.0
        counts = COUNTS[may_lie(state, stack)]
        cards = sorted((self.card(kind) for kind in range(KINDS) for _ in range(counts[kind])), reverse=True)
        here = min(1.0, size / len(cards))  # the chance of each to lie in this stack
        expected, none_better = 0.0, 1.0
        for worth in cards:
            expected += none_better * here * worth
            none_better *= 1 - here
        return expected


def _closing(reach: float, missing: int) -> float:
    """Return the chance that what lacks so many borders will be closed as one wishes."""
    if not reach:
        return float(missing == 0)
    return 1 / (1 + (missing / reach) ** STEEP)


def _tails(mean: float) -> tuple[float, ...]:
    chance, below = exp(-mean), 0.0
    found = []
    for number in range(1, EXPANSIONS + 1):
        below += chance
        found.append(max(0.0, 1 - below))
        chance *= mean / number
    return tuple(found)
