"""Draws: where the chain of every peer stands, and the draw that is open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from net.checks import B16, B32, u32
from net.fair import draw_key, follows, is_witness, link_before


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw that waits for links. index: from 1. head: of the log when it opened. peers: who contribute, ascending."""

    index: int
    head: bytes
    peers: tuple[int, ...]


@dataclass(slots=True)
class _Standing:
    """since: draws opened before the anchor was known. drawn, value: the last link shown, and for which draw.

    witness, head: what its owner said of the log it was drawn from, and the head that this was in ours.
    """

    since: int
    drawn: int
    value: bytes
    witness: bytes = b""
    head: bytes = b""


class Draws:
    """All draws of a match. links: length of every chain."""

    def __init__(self, game_id: bytes, links: int) -> None:
        self.open: Draw | None = None
        self.opened = 0
        self._game_id = game_id
        self._links = links
        self._chains: dict[int, _Standing] = {}

    def anchor(self, peer: int, anchor: bytes) -> None:
        """Begin a chain of a peer; an older one of the same peer counts no more."""
        self._chains[peer] = _Standing(self.opened, self.opened, anchor)

    def begin(self, head: bytes, peers: tuple[int, ...]) -> None:
        """Open the next draw."""
        self.opened += 1
        self.open = Draw(self.opened, head, peers)

    def link(self, peer: int) -> int:
        """Return which link of the peer's newest chain belongs to the draw opened last, from 1."""
        return self.opened - self._chains[peer].since

    def problem_of_value(self, peer: int, index: int, value: bytes, head: bytes) -> str:
        """Return "" for the link that a peer owes to the open draw at this head, else why it is not that."""
        if self.open is None or index != self.open.index or head != self.open.head or peer not in self.open.peers:
            return "stale"
        if self.link(peer) > self._links:
            return "chain"
        known, steps = self._chains[peer], index - self._chains[peer].drawn
        if not follows(self._game_id, peer, value, known.value, steps):
            return "reveal"
        return "" if not known.witness or self._was_here(peer, known, value, steps) else "witness"

    def _was_here(self, peer: int, known: _Standing, value: bytes, steps: int) -> bool:
        """Whether the peer drew last from the same log as we."""
        return is_witness(known.witness, link_before(self._game_id, peer, value, steps - 1), known.head)

    def problem(self, payload: Any) -> str:
        """Return "" for the payload of a RAND that settles the open draw, else why not."""
        if type(payload) is not list or len(payload) != 3 or not u32(payload[0]):
            return "shape"
        index, rows, witnesses = payload
        if type(rows) is not list or type(witnesses) is not list or not all(B16(one) for one in witnesses):
            return "shape"
        if not all(type(row) is list and len(row) == 2 and u32(row[0]) and B32(row[1]) for row in rows):
            return "shape"
        if self.open is None:
            return "turn"
        if index != self.open.index or tuple(row[0] for row in rows) != self.open.peers:
            return "stale"
        if len(witnesses) != len(rows):
            return "shape"
        for peer, value in rows:
            if reason := self.problem_of_value(peer, index, value, self.open.head):
                return reason
        return ""

    def payload(self, values: Mapping[int, bytes], witnesses: Mapping[int, bytes]) -> list[Any]:
        """Return the payload of the RAND that settles the open draw by these values of all who contribute."""
        assert self.open is not None, "no draw is open"
        peers = self.open.peers
        return [self.open.index, [[peer, values[peer]] for peer in peers], [witnesses[peer] for peer in peers]]

    def key(self, payload: list[Any]) -> bytes:
        """Return the key that a RAND without problem gives to the generator."""
        assert self.open is not None, "no draw is open"
        return draw_key(self.open.head, (value for _, value in payload[1]))

    def settle(self, payload: list[Any]) -> None:
        """Note the shown links and close the draw."""
        assert self.open is not None, "no draw is open"
        index, rows, witnesses = payload
        for (peer, value), witness in zip(rows, witnesses, strict=True):
            chain = self._chains[peer]
            chain.drawn, chain.value, chain.witness, chain.head = index, value, witness, self.open.head
        self.open = None
