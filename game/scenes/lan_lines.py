"""One line of what is said at a table on the network, and how it is set."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.palette import INK, SOFT
from game.view.runs import Run
from game.view.widgets.scrolllog import Block

_SIZE = 16.0
_LONGEST_WORD = 16  # a longer one is broken, or it would not fit the drawer


@dataclass(frozen=True)
class Line:
    """Something that was said. name "": the table itself says it. colour: of the name. is_own: from this machine."""

    text: str
    name: str = ""
    colour: str = INK
    is_own: bool = False


def block(line: Line, ink: str = "") -> Block:
    """Return a line as a paragraph. ink: one colour for everything, "" for the usual ones."""
    words = " ".join(_broken(word) for word in line.text.split(" "))
    if not line.name:
        return Block((Run(words, "body", ink or SOFT),), _SIZE, 7)
    return Block((Run(f"{line.name}:", "bold", ink or line.colour), Run(f" {words}", "body", ink or INK)), _SIZE, 7)


def _broken(word: str) -> str:
    return " ".join(word[at : at + _LONGEST_WORD] for at in range(0, len(word), _LONGEST_WORD))
