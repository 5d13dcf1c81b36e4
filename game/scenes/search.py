"""Finding words in the sections of a rule page: which sections hold them, and where to mark them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from game.view.palette import OXBLOOD
from game.view.runs import Run
from game.view.view_package import RuleSection


def found(sections: Sequence[RuleSection], wanted: str) -> list[int]:
    """Return the indices of the sections that hold what is wanted; all of them for an empty search."""
    key = _folded(wanted.strip())
    return [i for i, section in enumerate(sections) if key in _folded("\n".join((section.title, *section.paragraphs)))]


def count(sections: Sequence[RuleSection], wanted: str) -> int:
    """Return how often it occurs in all sections, 0 for an empty search."""
    key = _folded(wanted.strip())
    texts = [text for section in sections for text in (section.title, *section.paragraphs)]
    return sum(_folded(text).count(key) for text in texts) if key else 0


def marked(text: str, wanted: str) -> tuple[Run, ...]:
    """Return the text as runs in which what is wanted stands out."""
    key, folded = _folded(wanted.strip()), _folded(text)
    if not key or len(folded) != len(text):
        return (Run(text),)
    runs: list[Run] = []
    start = 0
    while (at := folded.find(key, start)) >= 0:
        runs += [Run(text[start:at]), Run(text[at : at + len(key)], "bold", OXBLOOD)]
        start = at + len(key)
    runs.append(Run(text[start:]))
    return tuple(run for run in runs if run.text)


def _folded(text: str) -> str:
    """Return the text without capitals and accents, letter for letter, so that "heros" is found in "Héros"."""
    plain = (unicodedata.normalize("NFD", letter)[0] for letter in text)
    return "".join(letter.lower() if len(letter.lower()) == 1 else letter for letter in plain)
