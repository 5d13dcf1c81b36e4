"""Why something cannot be chosen now, in one sentence; looked up in today's language when it is asked for."""

from __future__ import annotations

from game.language import _
from game.rules.core import TERMINAL
from game.view.lowenherz.look import Look


def refusal(look: Look, spot: str) -> str:
    """Return why a spot of the board cannot be chosen; "" where nothing needs to be said."""
    if look.state.actor == TERMINAL:
        return _("The match is over")
    if not look.moment.actions:
        return ""
    if look.choices.fields or look.choices.edges:
        return _("Not here: choose a place that glows")
    return ""
