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
Shape = dict[str, Check]


def within(least: int, most: int) -> Check:
    """Return the check for a whole number within these limits."""
    return lambda value: type(value) is int and least <= value <= most


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


def fits(value: Any, shape: Shape) -> bool:
    """Return whether the value is a dict with exactly these keys, and each passes its check."""
    return type(value) is dict and value.keys() == shape.keys() and all(shape[key](value[key]) for key in shape)


def row_of(*checks: Check) -> Check:
    """Return the check for a list of so many values, each of which passes its own check."""
    return lambda value: (
        type(value) is list
        and len(value) == len(checks)
        and all(check(one) for check, one in zip(checks, value, strict=True))
    )


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
word = text(40, least=0)
u16, u32 = within(0, (1 << 16) - 1), within(0, (1 << 32) - 1)
peer_number = within(1, (1 << 32) - 1)
B16, B32 = exactly(16), exactly(32)
WISHES = ("take", "leave", "name", "colour", "computer", "open", "team")
ENTRY_KINDS = ("START", "INPUT", "RAND", "SEAL", "OPEN", "SEATSET", "TERM", "END")
chat = text(CHAT_CHARACTERS, size=CHAT_BYTES)
played = text(INPUT_BYTES, size=INPUT_BYTES)
