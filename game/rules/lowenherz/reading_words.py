"""Reading the words of a text: each raises InvalidText, which says what was wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeVar

from game.rules.core import InvalidText
from game.rules.lowenherz.notation import shown

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
_Value = TypeVar("_Value")


def words_of(words: Iterable[str], values: Iterable[int] | None = None) -> dict[str, int]:
    """Return what each word means: its value, or its place."""
    if values is None:
        return {word: place for place, word in enumerate(words)}
    return dict(zip(words, values, strict=True))


def take_line(lines: list[str], key: str) -> str:
    """Return what stands in the next line behind the colon, and take the line away."""
    found, colon, value = lines.pop(0).partition(":") if lines else ("", "", "")
    if not colon or found != key:
        raise InvalidText(f"a line begins with {key}:, not with {shown(found + colon + value)}")
    return value.strip()


def value_of(word: str, words: Mapping[str, _Value], what: str) -> _Value:
    """Return what a word means."""
    if word not in words:
        raise InvalidText(f"{shown(word)} is no value of {what}")
    return words[word]


def number(word: str) -> int:
    """Return a number."""
    if not _NUMBER.fullmatch(word):
        raise InvalidText(f"{shown(word)} is no number from 0 to 999")
    return int(word)


def seat_of(state: State, word: str) -> int:
    """Return a seat of the table."""
    return value_of(word, {str(seat + 1): seat for seat in range(state.players)}, "a seat")


def split(text: str, mark: str, count: int, what: str) -> list[str]:
    """Return the parts between the marks, of which there must be so many."""
    found = text.split(mark)
    if len(found) != count:
        raise InvalidText(f"{shown(text)} is no value of {what}")
    return found


def parts(text: str, keys: tuple[str, ...]) -> list[str]:
    """Return the values of parts that are divided by semicolons and begin with their keys."""
    pairs = [part.strip().partition(" ")[::2] for part in text.split(";")]
    if tuple(key for key, _ in pairs) != keys:
        raise InvalidText(f"here stand {', '.join(keys)}, not {shown(text)}")
    return [value for _, value in pairs]
