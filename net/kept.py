"""What a session file holds, and the frames it is made of."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from net.checks import B16, B32, Check, flag, one_of, plain, played, table, u16, u32
from net.log import checked_entry
from net.messages import PLAY, WATCH, Entry
from net.migrate import heirs_from_rows
from net.plain import NotPlain, check_plain, packed, unpacked

MAGIC = b"three-crowns session 1\n"
_LENGTH, _CHECK = 4, 8
_FRAME_LIMIT = 1 << 20


class SessionError(Exception):
    """The file is no session that can be gone back to; the message says why, for the log."""


def _texts(value: Any) -> bool:
    return type(value) is list and all(type(one) is str for one in value)


def _seeds(value: Any) -> bool:
    return type(value) is list and all(B32(one) for one in value)


def _string(value: Any) -> bool:
    return type(value) is str


def _plain(kind: type) -> Check:
    def check(value: Any) -> bool:
        try:
            check_plain(value)
        except NotPlain:
            return False
        return type(value) is kind

    return check


def _heirs(value: Any) -> bool:
    try:
        heirs_from_rows(value)
    except (ValueError, TypeError):
        return False
    return type(value) is list and _plain(list)(value)


@dataclass(slots=True)
class Kept:
    """All that is needed to go back to a match, from when we are at the table.

    game_id: of the match, the file's name as well. peer, token, name, role: who we are there. seeds: of our chains, the
    newest last. table, game, players: for the list. addresses: where the host was reached last. heirs: the rows of the
    last Heirs message. term: the highest heard of. was_host: whether we hosted. password: of the table we host.
    entries: the log. bids: (auction, seat) -> nonce and text of every bid of ours. There are several where somebody
    else sat there meanwhile, or where the match went on from an older entry; any of them may be the one that counts.
    """

    game_id: bytes
    peer: int = 0
    token: bytes = bytes(16)
    name: str = ""
    role: str = PLAY
    seeds: list[bytes] = field(default_factory=list)
    table: str = ""
    game: str = ""
    players: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    heirs: list[Any] = field(default_factory=list)
    term: int = 0
    was_host: bool = False
    password: str = ""
    entries: list[Entry] = field(default_factory=list)
    bids: dict[tuple[int, int], list[tuple[bytes, str]]] = field(default_factory=dict)

    def set(self, facts: Mapping[str, Any]) -> None:
        """Change some of the facts. Raises ValueError for one that there is not or a value that cannot be one."""
        for key, value in facts.items():
            if key not in FACTS or not FACTS[key](value):
                raise ValueError(f"{key} cannot be {value!r}")
        for key, value in facts.items():
            setattr(self, key, value)

    def facts(self) -> dict[str, Any]:
        """Return everything but the entries and bids."""
        return {key: getattr(self, key) for key in FACTS}

    def add_entry(self, entry: Entry) -> bool:
        """Add the next entry; return False for one that is there already. Raises ValueError if one is missing."""
        if entry.seq > len(self.entries) + 1:
            raise ValueError(f"entry {entry.seq} comes too early")
        if entry.seq <= len(self.entries):
            return False
        self.entries.append(entry)
        return True

    def add_bid(self, auction: int, seat: int, nonce: bytes, text: str) -> None:
        """Add what a seal of ours hides."""
        self.bids.setdefault((auction, seat), []).append((nonce, text))


FACTS: dict[str, Check] = {
    "game_id": B16,
    "peer": u32,
    "token": B16,
    "name": _string,
    "role": one_of(PLAY, WATCH),
    "seeds": _seeds,
    "table": _string,
    "game": _string,
    "players": _texts,
    "addresses": _texts,
    "heirs": _heirs,
    "term": u32,
    "was_host": flag,
    "password": _string,
}
_PARTS: dict[str, tuple[Check, ...]] = {
    "facts": (table,),
    "entry": (u32, plain, plain, plain),
    "bid": (u32, u16, B16, played),
}


def frame(parts: list[Any], before: bytes) -> tuple[bytes, bytes]:
    """Return the frame of these parts and its check. before: the check of the frame before it, b"" for the first."""
    body = packed(parts)
    check = _check(body, before)
    return len(body).to_bytes(_LENGTH, "big") + check + body, check


def _check(body: bytes, before: bytes) -> bytes:
    return hashlib.blake2b(before + body, digest_size=_CHECK).digest()


def kept_to_bytes(kept: Kept) -> tuple[bytes, bytes]:
    """Return a whole file, and the check of its last frame."""
    pieces, check = [MAGIC], b""
    rows: list[list[Any]] = [["facts", kept.facts()]]
    rows += [["entry", *entry] for entry in kept.entries]
    rows += [["bid", *place, *bid] for place, bids in kept.bids.items() for bid in bids]
    for parts in rows:
        data, check = frame(parts, check)
        pieces.append(data)
    return b"".join(pieces), check


def kept_from_bytes(data: bytes) -> Kept:
    """Return what a file says up to its last whole frame. Raises SessionError where it does not even say who we are."""
    if not data.startswith(MAGIC):
        raise SessionError("no session of this program")
    place, check = len(MAGIC), b""
    kept: Kept | None = None
    while (body := _body(data, place, check)) is not None:
        try:
            kept = _with(kept, unpacked(body))
        except ValueError:
            break  # nobody wrote this by accident; what stands before it is still good
        check = _check(body, check)
        place += _LENGTH + _CHECK + len(body)
    if kept is None:
        raise SessionError("nothing in it")
    return kept


def _body(data: bytes, place: int, before: bytes) -> bytes | None:
    start = place + _LENGTH + _CHECK
    if len(data) < start:
        return None
    length = int.from_bytes(data[place : place + _LENGTH], "big")
    body = data[start : start + length]
    if length > _FRAME_LIMIT or len(body) < length or _check(body, before) != data[place + _LENGTH : start]:
        return None
    return body


def _with(kept: Kept | None, parts: Any) -> Kept:
    """Return `kept` with what one frame adds. Raises ValueError."""
    if type(parts) is not list or not parts or type(parts[0]) is not str or parts[0] not in _PARTS:
        raise ValueError("no frame of a session")
    kind, *fields = parts
    checks = _PARTS[kind]
    if len(fields) != len(checks) or not all(check(one) for check, one in zip(checks, fields, strict=True)):
        raise ValueError("a frame of another shape")
    if kept is None:
        return _begun(kind, fields[0])
    if kind == "facts":
        kept.set(fields[0])
    elif kind == "entry":
        kept.add_entry(checked_entry(*fields))
    else:
        auction, seat, nonce, text = fields
        kept.add_bid(auction, seat, nonce, text)
    return kept


def _begun(kind: str, facts: Any) -> Kept:
    if kind != "facts" or "game_id" not in facts:
        raise ValueError("a session begins with who we are")
    kept = Kept(facts["game_id"])
    kept.set(facts)
    return kept
