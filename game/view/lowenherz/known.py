"""What the table shows of things that are open by the rules but hidden by habit, or that somebody here knows."""

from __future__ import annotations

from game.rules.lowenherz import State, phases
from game.rules.lowenherz.hands import EVERYTHING


def shows_purse(state: State, seat: int) -> bool:
    """Return whether the number of a seat's ducats is shown: its own, by the table's option, and after the end."""
    return state.open_purses or state.viewer in (EVERYTHING, seat) or state.phase == phases.END
