"""What a field of a message or of an entry may be: checks of one value each, and the limits they keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

NAME_CHARACTERS, NAME_BYTES = 24, 48
CHAT_CHARACTERS, CHAT_BYTES = 200, 400
INPUT_BYTES = 200
DUMP_BYTES = 48 * 1024
PLAY, WATCH = "play", "watch"

Check = Callable[[Any], bool]


def u32(value: Any) -> bool:
    """Whether it is a whole number below 2**32."""
    return type(value) is int and 0 <= value < 1 << 32


def u16(value: Any) -> bool:
    """Whether it is a whole number below 2**16."""
    return type(value) is int and 0 <= value < 1 << 16


def flag(value: Any) -> bool:
    """Whether it is True or False."""
    return type(value) is bool


def plain(value: Any) -> bool:
    """Whatever the wire lets through at all."""
    return True


def table(value: Any) -> bool:
    """Whether it is a dict."""
    return type(value) is dict


def rows(value: Any) -> bool:
    """Whether it is a list."""
    return type(value) is list


def exactly(count: int) -> Check:
    """Return the check for exactly so many bytes."""
    return lambda value: type(value) is bytes and len(value) == count


def raw(most: int) -> Check:
    """Return the check for at most so many bytes."""
    return lambda value: type(value) is bytes and len(value) <= most


def text(characters: int, least: int = 1, size: int | None = None) -> Check:
    """Return the check for printable text of `least` to `characters` characters and at most `size` bytes."""
    most = size or 4 * characters

    def check(value: Any) -> bool:
        return (
            type(value) is str
            and least <= len(value) <= characters
            and value.isprintable()
            and len(value.encode()) <= most
        )

    return check


def maybe(check: Check) -> Check:
    """Return the check that lets None through as well."""
    return lambda value: value is None or check(value)


def one_of(*values: str) -> Check:
    """Return the check for one of these words."""
    return lambda value: type(value) is str and value in values


name = text(NAME_CHARACTERS, size=NAME_BYTES)
code = text(24)
sentence = text(300, least=0)
word = text(40, least=0)
B16, B32 = exactly(16), exactly(32)
WISHES = ("take", "leave", "name", "colour", "computer", "open", "team")
ENTRY_KINDS = ("START", "INPUT", "RAND", "SEAL", "OPEN", "SEATSET", "TERM", "END")
chat = text(CHAT_CHARACTERS, size=CHAT_BYTES)
played = text(INPUT_BYTES, size=INPUT_BYTES)
