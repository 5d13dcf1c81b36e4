"""A position as the computer thinks about it: what it is worth to everybody, and what a line does to it."""

from __future__ import annotations

from copy import copy

from game.ai.lowenherz.closures import Closures, all_closures
from game.ai.lowenherz.outlook import Outlook, Worth
from game.ai.lowenherz.worth import Judge, lead, weights
from game.rules.lowenherz.state import State

WIDTHS = {1: 3, 2: 6, 3: 6}  # closures of a castle that are weighed, by plies
HARM = {2: 0.9, 3: 0.8, 4: 0.8}  # how much the points of rivals count beside the own ones, by players
HEED = {1: 0.2, 2: 0.8, 3: 1.0}  # of that is seen, by plies
THRIFT = {1: 0.6, 2: 0.6, 3: 1.0}  # of what ducats will be worth is seen, by plies


class Table:
    """What stays the same while a position is thought about."""

    def __init__(self, state: State, plies: int) -> None:
        self.state = state
        self.plies = min(max(plies, 1), 3)
        self.depth = self.plies - 1  # how deeply those who bid are thought about
        self.looks_ahead = plies > 2  # to what follows a line
        self.outlook = Outlook(state, THRIFT[self.plies])
        self.closures: Closures = all_closures(state, self.outlook, WIDTHS[self.plies])
        self._judge = Judge(self.outlook, self.closures)
        self.base: Worth = self.worth(state)
        self.harm = weights(self.base, state, HEED[self.plies] * HARM[state.players])

    def narrower(self) -> Table:
        """Return the same for what lies further ahead, where less is looked at."""
        table = copy(self)
        table.plies = max(1, self.plies - 1)
        return table

    def worth(self, state: State) -> Worth:
        """Return what everybody can expect in a position that came from this one."""
        return self._judge.expected(state)

    def lead(self, worth: Worth, seat: int) -> float:
        """Return how much that is worth to a seat, the others considered."""
        return lead(worth, seat, self.harm)

    def value(self, state: State, seat: int) -> float:
        """Return how much a position that came from this one is worth to a seat."""
        return self.lead(self.worth(state), seat)
