"""The log: the ordered entries that alone change a match, each bound to all before it by a chain of hashes."""

from __future__ import annotations

import json
import re
from typing import Any

from net.checks import ENTRY_KINDS, u16, u32
from net.fair import hashed
from net.messages import Entry
from net.plain import NotPlain, packed

_BYTES = "hex:"  # the key under which a line of text holds bytes
_LINE = re.compile(r"([1-9][0-9]{0,8}) ([A-Z]{1,10}) (-|[0-9]{1,5}) ([0-9a-f]{64}) (\S.*)")


class EntryError(ValueError):
    """The bytes or the line are no entry; the message says why."""


def first_head(game_id: bytes) -> bytes:
    """Return the head of the log before its first entry."""
    return hashed("three-crowns-log", game_id)


def next_head(head: bytes, entry: Entry) -> bytes:
    """Return the head after the entry."""
    return hashed("entry", head, pack(entry))


def pack(entry: Entry) -> bytes:
    """Return the entry as bytes, always the same for the same entry. Raises EntryError."""
    try:
        return packed(list(entry))
    except NotPlain as error:
        raise EntryError(str(error)) from None


def checked_entry(seq: Any, kind: Any, seat: Any, payload: Any) -> Entry:
    """Return these as an entry, its payload unread. Raises EntryError."""
    if not u32(seq) or kind not in ENTRY_KINDS or not (seat is None or u16(seat)):
        raise EntryError("number, kind or seat is wrong")
    return Entry(seq, kind, seat, payload)


def entry_to_line(entry: Entry, head: bytes) -> str:
    """Return one line of text: number, kind, seat or "-", the head after it, and the payload as JSON.

    Raises EntryError for a payload that is not plain.
    """
    pack(entry)
    seat = "-" if entry.seat is None else entry.seat
    payload = json.dumps(_to_json(entry.payload), separators=(",", ":"))
    return f"{entry.seq} {entry.kind} {seat} {head.hex()} {payload}"


def entry_from_line(line: str) -> tuple[Entry, bytes]:
    """Return the entry and the head that the line names; whether they fit is not checked. Raises EntryError."""
    found = _LINE.fullmatch(line)
    if found is None or not line.isascii():
        raise EntryError("no line of a log")
    seq, kind, seat, head, text = found.groups()
    try:
        payload = json.loads(text, object_pairs_hook=_from_pairs, parse_float=_refuse, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise EntryError(str(error)) from None
    entry = checked_entry(int(seq), kind, None if seat == "-" else int(seat), payload)
    if entry_to_line(entry, bytes.fromhex(head)) != line:
        raise EntryError("the line is written in another way")
    return entry, bytes.fromhex(head)


def _to_json(value: Any) -> Any:
    if type(value) is bytes:
        return {_BYTES: value.hex()}
    if type(value) is list:
        return [_to_json(one) for one in value]
    if type(value) is dict:
        if _BYTES in value:
            raise EntryError("a key that means bytes")
        return {key: _to_json(one) for key, one in value.items()}
    return value


def _from_pairs(pairs: list[tuple[str, Any]]) -> Any:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotPlain("a key stands twice")
    if _BYTES in found:
        if len(found) > 1 or type(found[_BYTES]) is not str:
            raise NotPlain("no bytes")
        return bytes.fromhex(found[_BYTES])
    return found


def _refuse(text: str) -> Any:
    raise NotPlain(f"{text} is no whole number")


class Log:
    """The entries of one match and the head after each."""

    def __init__(self, game_id: bytes) -> None:
        self.entries: list[Entry] = []
        self._heads = [first_head(game_id)]

    def __len__(self) -> int:
        """Return how many entries there are, which is the number of the last one."""
        return len(self.entries)

    @property
    def head(self) -> bytes:
        """The head after the last entry."""
        return self._heads[-1]

    def head_at(self, seq: int) -> bytes:
        """Return the head after entry `seq`; 0 is the head before the first. Raises ValueError where none is yet."""
        if not 0 <= seq < len(self._heads):
            raise ValueError(f"there is no entry {seq}")
        return self._heads[seq]

    def since(self, seq: int) -> list[Entry]:
        """Return the entries from number `seq` on."""
        return self.entries[max(0, seq - 1) :]

    def append(self, entry: Entry) -> bytes:
        """Add the next entry and return the head after it. Raises EntryError, and ValueError for a wrong number."""
        if entry.seq != len(self.entries) + 1:
            raise ValueError(f"entry {entry.seq} is not the next one")
        head = next_head(self.head, entry)
        self.entries.append(entry)
        self._heads.append(head)
        return head

    def lines(self) -> list[str]:
        """Return every entry as its line of text."""
        return [entry_to_line(entry, self._heads[entry.seq]) for entry in self.entries]
