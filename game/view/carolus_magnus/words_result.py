"""How a match ended, in words: who won by what, why it was over, which comparison decided."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _, ngettext
from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import State
from game.rules.carolus_magnus.stops import arms_of_sides
from game.rules.core import Outcome
from game.view.carolus_magnus.setup_words import side_name
from game.view.carolus_magnus.words import castles_words, sums_words
from game.view.listed import listed
from game.view.moment import SeatLook


def winning_sides(state: State, outcome: Outcome) -> list[int]:
    """Return the sides of the winners, ascending."""
    return sorted({state.sides[seat] for seat in outcome.winners})


def result_words(state: State, outcome: Outcome, seats: Sequence[SeatLook] = ()) -> str:
    """Return the result in one sentence; sides are named, not players."""
    sides = winning_sides(state, outcome)
    if len(sides) > 1:
        return _("{sides} share the victory").format(sides=listed([side_name(side) for side in sides]))
    side = side_name(sides[0])
    if outcome.tie_breaks:
        return _("{side} wins by its arms").format(side=side)
    castles = castles_words(max(outcome.scores))
    return _("{side} wins with {castles}").format(side=side, castles=castles)


def end_words(state: State, outcome: Outcome) -> str:
    """Return why the match is over."""
    if outcome.reason == "last_castle":
        sides = [side_name(side) for side, left in enumerate(state.stocks) if not left]
        return _("{side} has built the last castle").format(side=listed(sides))
    if outcome.reason == "three_regions":
        left = len(state.starts)
        return ngettext("Only {n} region is left", "Only {n} regions are left", left).format(n=left)
    if outcome.reason == "frozen":
        return _("No knight is left to play or to take")
    return _("The limit of {n} rounds is reached").format(n=state.limit)


def why_words(state: State, outcome: Outcome) -> str:
    """Return why the match is over and, where castles alone did not decide it, what did."""
    why = end_words(state, outcome)
    if not outcome.tie_breaks:
        return why
    if len(winning_sides(state, outcome)) == 1:
        return _("{why}: equal castles, the arms decide").format(why=why)
    return _("{why}: equal castles, equal arms").format(why=why)


def standing_words(state: State) -> str:
    """Return castles and arms of all sides beside each other."""
    castles = [rules.CASTLES[state.players] - left for left in state.stocks]
    return _("castles {a}      arms {b}").format(a=sums_words(castles), b=sums_words(arms_of_sides(state)))
