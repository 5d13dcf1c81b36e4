"""A position as the computer thinks about it: what it is worth to everybody, and what a line does to it."""

from __future__ import annotations

from game.ai.lowenherz_closures import Closure, Grower, all_closures, core_of
from game.ai.lowenherz_outlook import Outlook
from game.ai.lowenherz_worth import Closures, Judge, Key, Worth, lead, weights
from game.rules.lowenherz.board import COLOURS, MOST_CASTLES
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
        self._regrown: dict[tuple[int, int, int, int], list[Closure]] = {}
        self.closures: Closures = all_closures(state, self.outlook, WIDTHS[self.plies])
        self._judge = Judge(self.outlook)
        self.base: Worth = self.worth(state)
        self.harm = weights(self.base, state, HARM[state.players])

    def worth(self, state: State) -> Worth:
        """Return what everybody can expect in a position that came from this one."""
        return self._judge.expected(state, *self._closures_in(state))

    def _closures_in(self, state: State) -> tuple[Closures, Key]:
        """Return the closures; where a castle has got or lost knights, new ones are grown, if one looks so far.

        With them comes what they depend on.
        """
        if self.plies == 1 or state.knights == self.state.knights:
            return self.closures, ()
        found, keys = self.closures, []
        for colour in COLOURS[: state.players]:
            if state.knights[colour] == self.state.knights[colour]:
                continue
            for castle in range(len(state.castles[colour])):
                region = colour * MOST_CASTLES + castle
                if region in found and not state.regions[region]:
                    core = core_of(state, region)
                    if core != core_of(self.state, region):
                        found = found | {region: self._grown(state, region, core)}
                        keys.append((region, core))
        return found, tuple(keys)

    def _grown(self, state: State, region: int, core: int) -> list[Closure]:
        key = region, core, state.right, state.below
        if key not in self._regrown:
            self._regrown[key] = Grower(state, self.outlook).closures(region, WIDTHS[self.plies])
        return self._regrown[key]

    def lead(self, worth: Worth, seat: int) -> float:
        """Return how much that is worth to a seat, the others considered."""
        return lead(worth, seat, self.harm)

    def value(self, state: State, seat: int) -> float:
        """Return how much a position that came from this one is worth to a seat."""
        return self.lead(self.worth(state), seat)
