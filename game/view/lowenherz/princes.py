"""The names of the colours as regions and pieces have them, in today's language."""

from __future__ import annotations

from game.view.lowenherz.setup_words import neutral_name, side_name
from game.view.lowenherz.tones import NEUTRAL


def colour_name(colour: int) -> str:
    """Return the name of a colour of the rules, 0 to 3, or of the one that nobody plays (`tones.NEUTRAL`)."""
    return neutral_name() if colour == NEUTRAL else side_name(colour)
