"""Reading a state's text line by line and word by word: whatever is wrong is an InvalidText that says what."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from game.rules.core import InvalidText, State

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
_MOST_SHOWN = 40  # letters
_Value = TypeVar("_Value")


def shown(text: object) -> str:
    """Return the text as it may stand in a message: ASCII, and short."""
    words = ascii(text)
    return words if len(words) <= _MOST_SHOWN else words[: _MOST_SHOWN - 3] + "..."


def lines_of(text: str, key: str, version: int) -> list[str]:
    """Return the lines below the header, which must name the game and its version, without blanks at their ends."""
    if not isinstance(text, str):
        raise InvalidText("a state is text")
    header, *lines = text.rstrip().split("\n")
    check_header(header.rstrip(), key, version)
    return [line.rstrip() for line in lines]


def check_header(line: str, key: str, version: int) -> None:
    """Raise InvalidText unless the line says of which game and version the state is."""
    found, _, number = line.partition(" ")
    if found != key:
        raise InvalidText(f"a state of this game begins with {key}, not with {shown(line)}")
    if number != str(version):
        raise InvalidText(f"the state is of version {shown(number)}, this is version {version}")


def check_writing(state: State, text: str) -> None:
    """Raise InvalidText where the text is not what `to_text` writes: twice, in another order, with other blanks."""
    written = state.to_text().rstrip().split("\n")
    given = [line.rstrip() for line in text.rstrip().split("\n")]
    for right, wrong in zip(written, given, strict=True):
        if right != wrong:
            raise InvalidText(f"the position is written {shown(right)}, not {shown(wrong)}")


def words_of(words: Iterable[str], values: Iterable[int] | None = None) -> dict[str, int]:
    """Return what each word means: its value, or its place."""
    if values is None:
        return {word: place for place, word in enumerate(words)}
    return dict(zip(words, values, strict=True))


def take_line(lines: list[str], key: str) -> str:
    """Return what stands in the next line behind the colon, and take the line away."""
    return value_behind(lines.pop(0) if lines else "", key)


def value_behind(line: str, key: str) -> str:
    """Return what stands in the line behind the key and its colon."""
    found, colon, value = line.partition(":")
    if not colon or found != key:
        raise InvalidText(f"a line begins with {key}:, not with {shown(line)}")
    return value.strip(" ")


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


def seat_of(players: int, word: str) -> int:
    """Return one of so many seats, which count from 1 in texts."""
    return value_of(word, {str(seat + 1): seat for seat in range(players)}, "a seat")


def options_of(text: str, keys: tuple[str, ...]) -> dict[str, str]:
    """Return the words of table options such as "first=drawn talk=no", which must be these, in this order."""
    words = dict(word.partition("=")[::2] for word in text.split())
    if tuple(words) != keys:
        raise InvalidText(f"the options are {' '.join(keys)}, not {shown(text)}")
    return words


def split(text: str, mark: str, count: int, what: str) -> list[str]:
    """Return the parts between the marks, of which there must be so many."""
    found = text.split(mark)
    if len(found) != count:
        raise InvalidText(f"{shown(text)} is no value of {what}")
    return found


def parts(text: str, keys: tuple[str, ...], what: str) -> list[str]:
    """Return the values of parts that are divided by semicolons and begin with their keys."""
    pairs = [part.strip().partition(" ")[::2] for part in text.split(";")]
    if tuple(key for key, _ in pairs) != keys:
        raise InvalidText(f"{what} has {', '.join(keys)}, not {shown(text)}")
    return [value for _, value in pairs]
