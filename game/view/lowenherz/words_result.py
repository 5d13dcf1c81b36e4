"""How a match ended, in words: who won by what, and which comparison decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.language import _
from game.rules.core import Outcome
from game.rules.lowenherz import State
from game.rules.lowenherz.hands import PARCHMENT_POINTS, TREASURE_DUCATS
from game.rules.lowenherz.land_regions import mountains
from game.view.listed import listed
from game.view.lowenherz.card_words import ducats_words, points_words
from game.view.lowenherz.setup_words import side_name
from game.view.moment import SeatLook


class Reckoning(NamedTuple):
    """How the points of a seat came about at the end: what it had, the last silver, its parchments; its wealth."""

    before: int
    silver: int
    parchments: int
    ducats: int
    treasures: int

    @property
    def points(self) -> int:
        """The power points at the end."""
        return self.before + self.silver + self.parchments

    @property
    def wealth(self) -> int:
        """What decides between equals."""
        return self.ducats + self.treasures


def reckoning(state: State, seat: int) -> Reckoning:
    """Return how the points of a seat came about in a finished match."""
    silver, parchments = mountains(state, seat), PARCHMENT_POINTS[state.hands[seat]]
    before = state.points[seat] - silver - parchments
    return Reckoning(before, silver, parchments, state.purse[seat], TREASURE_DUCATS[state.hands[seat]])


def player(seat: int, seats: Sequence[SeatLook]) -> str:
    """Return the name of the player, that of the colour where nobody is known."""
    return seats[seat].name if 0 <= seat < len(seats) and seats[seat].name else side_name(seat)


def result_words(state: State, outcome: Outcome, seats: Sequence[SeatLook] = ()) -> str:
    """Return the result in one sentence."""
    names = [player(seat, seats) for seat in outcome.winners]
    if len(names) > 1:
        return _("{names} share the victory").format(names=listed(names))
    if outcome.tie_breaks:
        return _("{name} wins by the fuller purse").format(name=names[0])
    return _("{name} wins with {points}").format(name=names[0], points=points_words(max(outcome.scores)))


def why_words(state: State, outcome: Outcome, seats: Sequence[SeatLook] = ()) -> str:
    """Return which comparison decided, in one sentence."""
    best = max(outcome.scores)
    if not outcome.tie_breaks:
        second = max((score for score in outcome.scores if score < best), default=best)
        return _("{points} ahead of the next").format(points=points_words(best - second))
    if len(outcome.winners) > 1:
        return _("Equal in power points, and equal in ducats")
    winner = outcome.winners[0]
    ducats = outcome.tie_breaks[0].values[winner]
    return _("Equal in power points; {name} has more ducats: {ducats}").format(
        name=player(winner, seats), ducats=ducats_words(ducats)
    )
