"""Plain data: what may travel and lie in a log, and how it is packed."""

from __future__ import annotations

from typing import Any

import msgpack

MOST_DEPTH, MOST_NODES = 8, 4096
_LEAST_INT, _MOST_INT = -(1 << 63), (1 << 63) - 1


class NotPlain(ValueError):
    """The value or the bytes are no plain data; the message says why."""


def check_plain(value: Any) -> None:
    """Raise NotPlain unless all of it is None, bool, int64, str, bytes, list or dict with str keys, and not too much.

    Whatever passes comes back equal from `packed` and `unpacked`; a tuple would come back as a list, so it does not.
    """
    nodes = 0
    level = [value]
    for _ in range(MOST_DEPTH + 1):
        nodes += len(level)
        if nodes > MOST_NODES:
            raise NotPlain("too many values")
        level = [inner for one in level for inner in _inside(one)]
        if not level:
            return
    raise NotPlain("too deep")


def _inside(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        return value
    if kind is dict:
        if any(type(key) is not str for key in value):
            raise NotPlain("a key is no text")
        return value.values()
    if kind is int:
        if not _LEAST_INT <= value <= _MOST_INT:
            raise NotPlain("a number is too large")
    elif value is not None and kind is not bool and kind is not str and kind is not bytes:
        raise NotPlain(f"a value is of the kind {kind.__name__}")
    return ()


def packed(value: Any) -> bytes:
    """Return plain data as msgpack, the same bytes for equal data in equal order. Raises NotPlain."""
    check_plain(value)
    try:
        data: bytes = msgpack.packb(value)
    except ValueError as error:  # half of a surrogate pair
        raise NotPlain(str(error)) from None
    return data


def unpacked(data: bytes) -> Any:
    """Return the plain data that the bytes hold, exactly one value. Raises NotPlain, and nothing else."""
    try:
        value = msgpack.unpackb(
            data, ext_hook=_refuse, object_pairs_hook=_unique, max_array_len=MOST_NODES, max_map_len=MOST_NODES
        )
    except ValueError as error:  # with strict map keys every error of msgpack is one
        raise NotPlain(str(error) or type(error).__name__) from None
    check_plain(value)
    return value


def _refuse(code: int, data: bytes) -> Any:
    raise NotPlain(f"an extension {code}")


def _unique(pairs: list[tuple[Any, Any]]) -> dict[Any, Any]:
    # msgpack itself would let the last of two equal keys win: two readings of the same bytes
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotPlain("a key stands twice")
    return found
