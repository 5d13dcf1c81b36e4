"""What is still to come in a match of Löwenherz, and what a ducat and a politics card are worth meanwhile."""

from __future__ import annotations

from math import exp

from game.rules.lowenherz.board import EDGES
from game.rules.lowenherz.cards import (
    BORDERS,
    CARD_LINES,
    CARD_STACKS,
    CARDS,
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

LAST = len(STACKS) - 1
OF_LAST = 0.5  # of the cards of the last stack that come before the king
SHARE = 0.6  # of the knight lines are used to expand
REACH, STEEP = 0.5, 1.5  # borders of the own share of all that close a castle in as one wishes, in half of all cases
EXPANSIONS = 12  # more of one seat are not counted
DUCAT = {2: 1.5, 3: 0.9, 4: 0.7}  # points for the first ducat by players, while enough lines are to come
FULL_PURSE = 60  # with so many, one more is worth nothing
ENOUGH = 9.0  # rounds to come in which a ducat keeps its worth
RENEGADE, ALLIANCE, STRANGE = 2.0, 1.0, 3.0  # points for such a card, and for one that is hidden
OF_TREASURE = 0.8  # of its ducats


class Outlook:
    """What is left of the match, the same during a whole search.

    silver: scorings of mountains. rounds, borders and knights: expected, the open card with what is left of it
    included. tails: chance that a seat expands at least so many times. closing: chance, by the borders it lacks, that a
    set of fields will be closed in as one wishes. early: 1 while ducats keep their worth, then less and less.
    """

    def __init__(self, state: State) -> None:
        self.silver = 1 + sum(state.deck >> card & 1 for card in SILVER_CARDS)
        self.rounds = self.borders = self.knights = 0.0
        for card in range(CARDS):
            lines = CARD_LINES[card]
            if card == state.card:
                self._count(lines[max(state.line, 0) :], 1.0)
            elif state.deck >> card & 1 and lines:
                self._count(lines, OF_LAST if CARD_STACKS[card] == LAST else 1.0)
        self._hands: dict[int, float] = {}
        self.tails = _tails(SHARE * self.knights / state.players)
        self.ducat = DUCAT[state.players]
        self.closing = tuple(_closing(REACH * self.borders / state.players, missing) for missing in range(EDGES))
        self.early = 1.0 if state.phase in SET_UP else min(1.0, self.rounds / ENOUGH)

    def _count(self, lines: tuple[tuple[str, int], ...], weight: float) -> None:
        self.rounds += weight
        for kind, number in lines:
            if kind == BORDERS:
                self.borders += weight * number
            elif kind == KNIGHT_LINE:
                self.knights += weight * (1 + 0.3 * (number - 1))

    def money(self, ducats: float) -> float:
        """Return what so many ducats are worth."""
        ducats = min(ducats, FULL_PURSE)
        return (self.early * self.ducat + 0.005) * ducats * (1 - ducats / (2 * FULL_PURSE))

    def price(self, ducats: int) -> float:
        """Return what one of so many ducats is worth."""
        return (self.early * self.ducat + 0.005) * max(0.1, 1 - ducats / FULL_PURSE)

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
