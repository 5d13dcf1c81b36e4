"""What holds in every position, and a sentence for whatever does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import NOBODY, SPACINGS
from game.rules.lowenherz.cards import CARD_LINES, DUCATS, MOST_DUCATS, START_DUCATS
from game.rules.lowenherz.hands import EVERYTHING, SPECTATOR
from game.rules.lowenherz.invariants_cards import card_problems
from game.rules.lowenherz.invariants_course import course_problems
from game.rules.lowenherz.invariants_lines import line_problems
from game.rules.lowenherz.land_problems import land_problems

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def problems(state: State) -> list[str]:
    """Return every broken invariant in a sentence each; [] when sound."""
    found = _option_problems(state) or course_problems(state)
    if found:  # everything else reads whose turn it is
        return found
    return [*land_problems(state), *_purse_problems(state), *card_problems(state)] or line_problems(state)


def _option_problems(state: State) -> list[str]:
    found = []
    if state.first not in range(NOBODY, state.players):
        found.append("the seat that begins is one of the table's")
    if state.basic and state.players == 2:
        found.append("two players do not play on the printed land")
    if state.spacing not in SPACINGS:
        found.append("own castles are 6 or 7 steps apart")
    if state.viewer not in (EVERYTHING, SPECTATOR, *range(state.players)):
        found.append("who sees the position is a seat of the table, a spectator, or sees all")
    return found


def _purse_problems(state: State) -> list[str]:
    lines = [lines[0] for card, lines in enumerate(CARD_LINES) if lines and not state.deck >> card & 1]
    most = state.players * START_DUCATS + sum(number for kind, number in lines if kind == DUCATS)
    if any(not 0 <= ducats <= MOST_DUCATS for ducats in state.purse) or sum(state.purse) > most:
        return ["there are no more ducats than were given out"]
    return []
