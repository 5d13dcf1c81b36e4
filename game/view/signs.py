"""Words that have pictures in their place where there is room for some: little shields within a line of the chronicle.

A line is put together from words and signs; `told` makes a sentence of it, and `runs` sets it with its pictures.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.view.moment import Sentence
from game.view.palette import INK
from game.view.runs import Run

_BEGIN, _PICTURE, _BETWEEN, _SPOKEN, _END = "\x02", "\x05", "\x1e", "\x1f", "\x03"  # no name has any of them
_SIGN = re.compile(f"{_BEGIN}([^{_SPOKEN}]*){_SPOKEN}([^{_END}]*){_END}")


def picture(name: str) -> str:
    """Return a part of a sign that is the picture `assets/images/<name>.svg`."""
    return _PICTURE + name


def sign(spoken: str, parts: Iterable[str]) -> str:
    """Return a piece of a line that is drawn as these parts, pictures and short words, and spoken as some words."""
    return f"{_BEGIN}{_BETWEEN.join(parts)}{_SPOKEN}{spoken}{_END}"


def plain(line: str) -> str:
    """Return a line in words alone."""
    return _SIGN.sub(lambda found: found[2], line)


def told(line: str, seat: int = -1, ply: int = -1, aloud: bool = False) -> Sentence:
    """Return the sentence of a line that may have signs."""
    text = plain(line)
    return Sentence(text, seat, ply, aloud, "" if text == line else line)


def runs(sentence: Sentence, face: str = "body", colour: str = INK) -> tuple[Run, ...]:
    """Return a sentence as it is drawn, pictures where it has signs."""
    found: list[Run] = []
    pieces = _SIGN.split(sentence.drawn or sentence.text)
    for place in range(0, len(pieces), 3):  # words, then the parts of a sign and its words
        if pieces[place]:
            found.append(Run(pieces[place], face, colour))
        for part in pieces[place + 1].split(_BETWEEN) if place + 1 < len(pieces) else ():
            name = part.removeprefix(_PICTURE)
            found.append(Run("", face, colour, name) if name != part else Run(part, face, colour))
    return tuple(found)
