"""Who sits where: the shapes of START and SEATSET, and the peers with what everybody knows of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from net.checks import (
    B32,
    Shape,
    code,
    fits,
    flag,
    maybe,
    name,
    one_of,
    peer_number,
    row_of,
    rows,
    text,
    u16,
    u32,
    within,
    word,
)
from net.lobby import COLOURS, COMPUTER, HOST, LEVELS, MOST_OPTIONS, MOST_PEERS, MOST_SEATS, PERSON, TEAMS, UNDOS
from net.messages import Entry

MOST_LINKS = 1 << 16
TERM_STEP = 64  # so much later than the last one a term may be: nobody can use all numbers up

Holder = dict[str, Any]  # kind, name, colour, team, level, peer


def options(value: Any) -> bool:
    return (
        type(value) is dict
        and len(value) <= MOST_OPTIONS
        and all(code(key) and word(chosen) for key, chosen in value.items())
    )


HOLDER: Shape = {
    "kind": one_of(PERSON, COMPUTER),
    "name": text(80, least=0),
    "colour": within(0, COLOURS - 1),
    "team": within(-1, TEAMS - 1),
    "level": within(0, LEVELS - 1),
    "peer": peer_number,
}
CHANGE: Shape = {**HOLDER, "why": word}
_PEER = row_of(peer_number, name, B32, maybe(B32))
_TERM = row_of(u32, peer_number)
RENEWED: Shape = {"token": B32, "anchor": B32}  # these two may be absent
START: Shape = {
    "game": code,
    "version": u32,
    "rules": text(128, least=0),
    "table": word,
    "options": options,
    "timer": u16,
    "undo": one_of(*UNDOS),
    "watch": flag,
    "started": word,
    "chain": within(1, MOST_LINKS),
    "seats": rows,
    "peers": rows,
}


@dataclass(slots=True)
class Peer:
    """A machine with a part in the match. token: hash of the one it comes back with. anchor: of its newest chain."""

    number: int
    name: str
    token: bytes
    anchor: bytes | None


def start_problem(payload: Any) -> str:
    """Return "" for a START entry in which everything fits together, else why not, a code of `reasons.FAULTS`."""
    if not fits(payload, START):
        return "shape"
    seats, peers = payload["seats"], payload["peers"]
    if not 1 <= len(seats) <= MOST_SEATS or not all(fits(seat, HOLDER) for seat in seats):
        return "shape"
    if not 1 <= len(peers) <= MOST_PEERS or not all(map(_PEER, peers)):
        return "shape"
    numbers = [row[0] for row in peers]
    if numbers != sorted(set(numbers)) or HOST not in numbers:
        return "peer"
    anchors = {row[0]: row[3] for row in peers}
    if any(_holder_problem(seat, anchors) for seat in seats):
        return "peer"
    if any(anchors[peer] is None for peer in contributors(seats)):
        return "anchor"
    known = [anchor for anchor in anchors.values() if anchor is not None]
    return "" if len(set(known)) == len(known) else "anchor"


def _holder_problem(seat: Holder, anchors: dict[int, bytes | None]) -> bool:
    return seat["peer"] not in anchors or (seat["kind"] == COMPUTER and seat["peer"] != HOST)


def contributors(seats: Iterable[Holder]) -> tuple[int, ...]:
    """Return the peers at whose machines persons sit, ascending: they make chance."""
    return tuple(sorted({seat["peer"] for seat in seats if seat["kind"] == PERSON}))


def anchor_named(entry: Entry, peer: int) -> bytes | None:
    """Return the anchor that a START or SEATSET in good shape names for a peer, None where it names none."""
    if entry.kind == "START":
        return next((row[3] for row in entry.payload["peers"] if row[0] == peer), None)
    return entry.payload.get("anchor") if entry.payload["peer"] == peer else None


def is_credible(term: int, known: int) -> bool:
    """Return whether a term that somebody speaks of can be one, where `known` stands in the log."""
    return term <= known + TERM_STEP // 2


class Seating:
    """The seats and peers of a match as they are now. Made from a START entry that passed `start_problem`."""

    def __init__(self, start: dict[str, Any]) -> None:
        self.seats: list[Holder] = [dict(seat) for seat in start["seats"]]
        self.peers = {row[0]: Peer(*row) for row in start["peers"]}
        self.host = HOST
        self.term = 0
        self._anchors = {peer.anchor for peer in self.peers.values()}  # all there ever were

    def contributors(self) -> tuple[int, ...]:
        """Return the peers who make chance now, ascending."""
        return contributors(self.seats)

    def after(self, seat: int, payload: dict[str, Any]) -> list[Holder]:
        """Return the seats as they are once this change is made."""
        holder = {key: payload[key] for key in HOLDER}
        return [*self.seats[:seat], holder, *self.seats[seat + 1 :]]

    def change_problem(self, seat: Any, payload: Any) -> str:
        """Return "" for a SEATSET that can be made, else why not."""
        if type(payload) is not dict:
            return "shape"
        renewed = {key: check for key, check in RENEWED.items() if key in payload}
        if not fits(payload, {**CHANGE, **renewed}) or not u16(seat) or seat >= len(self.seats):
            return "shape"
        if payload["kind"] == COMPUTER:
            return "shape" if renewed else "" if payload["peer"] == self.host else "peer"
        known = self.peers.get(payload["peer"])
        if known is None and "token" not in renewed:
            return "peer"
        if known is None and (len(self.peers) >= MOST_PEERS or not name(payload["name"])):
            return "peer"
        anchor = payload.get("anchor")
        if anchor is None:
            return "" if known is not None and known.anchor is not None else "anchor"
        return "anchor" if anchor in self._anchors else ""

    def touches_host(self, seat: int, payload: dict[str, Any]) -> bool:
        """Return whether this change makes the host contribute to chance, or no longer, or by a new chain."""
        anew = payload["peer"] == self.host and "anchor" in payload
        return anew or (self.host in contributors(self.after(seat, payload))) != (self.host in self.contributors())

    def change(self, seat: int, payload: dict[str, Any]) -> None:
        """Let somebody else sit down."""
        self.seats = self.after(seat, payload)
        self._anchors.add(payload.get("anchor"))
        number = payload["peer"]
        if number not in self.peers:
            self.peers[number] = Peer(number, payload["name"], payload["token"], payload["anchor"])
            return
        peer = self.peers[number]
        peer.token = payload.get("token", peer.token)
        peer.anchor = payload.get("anchor", peer.anchor)

    def term_problem(self, payload: Any) -> str:
        """Return "" for a TERM that can begin, else why not."""
        if not _TERM(payload):
            return "shape"
        if not self.term < payload[0] <= self.term + TERM_STEP:
            return "term"
        return "" if payload[1] in self.peers else "peer"

    def begin_term(self, term: int, peer: int) -> tuple[int, ...]:
        """Let another peer host; return the seats of the computer that changed hands."""
        self.term = term
        moved = tuple(seat for seat, one in enumerate(self.seats) if one["kind"] == COMPUTER and one["peer"] != peer)
        self.host = peer
        for seat in moved:
            self.seats[seat] = {**self.seats[seat], "peer": peer}
        return moved
