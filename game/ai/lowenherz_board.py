"""A position as the computer thinks about it: what it is worth to everybody, and what a line does to it."""

from __future__ import annotations

from game.ai.lowenherz_closures import all_closures
from game.ai.lowenherz_outlook import Outlook
from game.ai.lowenherz_worth import Closures, Judge, Worth, lead, weights
from game.rules.lowenherz.state import State

WIDTHS = {1: 4, 2: 6, 3: 9}  # closures of a castle that are weighed, by plies
HARM = {2: 0.9, 3: 0.8, 4: 0.8}  # how much the points of rivals count beside the own ones, by players


class Table:
    """What stays the same while a position is thought about."""

    def __init__(self, state: State, plies: int) -> None:
        self.state = state
        self.weighs_replies = plies > 2
        self.plies = min(max(plies, 1), 3)
        self.outlook = Outlook(state)
        self.closures: Closures = all_closures(state, self.outlook, WIDTHS[self.plies])
        self._judge = Judge(self.outlook)
        self.base: Worth = self.worth(state)
        self.harm = weights(self.base, state, HARM[state.players])

    def worth(self, state: State) -> Worth:
        """Return what everybody can expect in a position that came from this one."""
        return self._judge.expected(state, self.closures)

    def lead(self, worth: Worth, seat: int) -> float:
        """Return how much that is worth to a seat, the others considered."""
        return lead(worth, seat, self.harm)

    def value(self, state: State, seat: int) -> float:
        """Return how much a position that came from this one is worth to a seat."""
        return self.lead(self.worth(state), seat)
