"""The names of the colours as regions and pieces have them, in today's language; and words that name players later."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.view.lowenherz.setup_words import neutral_name, side_name
from game.view.lowenherz.tones import NEUTRAL

_MARK = re.compile("\x1c([0-9])")  # no name has it


def marked(seat: int) -> str:
    """Return what stands for the name of a player in words whose writer does not know who sits there."""
    return f"\x1c{seat}"


def named(text: str, name: Callable[[int], str]) -> str:
    """Return words with names in place of what stands for them. name: that of a seat."""
    return _MARK.sub(lambda found: name(int(found[1])), text)


def colour_name(colour: int) -> str:
    """Return the name of a colour of the rules, 0 to 3, or of the one that nobody plays (`tones.NEUTRAL`)."""
    return neutral_name() if colour == NEUTRAL else side_name(colour)
