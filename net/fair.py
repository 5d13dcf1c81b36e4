"""Chance that nobody can foresee or bend, and bids that nobody can read or change.

Every peer with a person at the table makes a chain of hashes and publishes its end, the anchor, before the match. For
draw k everybody shows link k: it can be checked by hashing and cannot be chosen any more, and nobody knows it before
its owner shows it. All links together with the head of the log are the key of a generator that serves that draw.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator

LINKS = 1 << 14  # more than any game here can need; a test compares
SEED_BYTES, NONCE_BYTES, WITNESS_BYTES = 32, 16, 16


def hashed(domain: str, *parts: bytes) -> bytes:
    """Return SHA-256 of the parts, each behind its length, so that no two lists of parts or domains mean the same."""
    digest = hashlib.sha256()
    for part in (domain.encode(), *parts):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


def number(value: int) -> bytes:
    """Return a whole number as eight bytes, for `hashed`."""
    return value.to_bytes(8, "big")


def _links_before(game_id: bytes, peer: int, value: bytes, steps: int) -> Iterator[bytes]:
    """Each link is `hashed("chain", game_id, number(peer), the link behind it)`; what all begin with is hashed once."""
    # the peer's number is in it, so that the copied anchor of somebody else cannot be followed
    start = hashlib.sha256()
    for part in (b"chain", game_id, number(peer)):
        start.update(len(part).to_bytes(4, "big") + part)
    start.update(SEED_BYTES.to_bytes(4, "big"))
    for _ in range(steps):
        digest = start.copy()
        digest.update(value)
        value = digest.digest()
        yield value


class Chain:
    """A peer's chain; the seed is its last link and all that has to be kept. About 16 ms and 520 kB for 16384 links."""

    def __init__(self, game_id: bytes, peer: int, seed: bytes, links: int = LINKS) -> None:
        self.links = links
        self._values = [seed, *_links_before(game_id, peer, seed, links)]

    @property
    def anchor(self) -> bytes:
        """What is published before the match: link 0."""
        return self._values[-1]

    def value(self, link: int) -> bytes:
        """Return link 1 … `links`. Raises ValueError for another: the chain is used up."""
        if not 1 <= link <= self.links:
            raise ValueError(f"the chain has no link {link}")
        return self._values[self.links - link]


def link_before(game_id: bytes, peer: int, value: bytes, steps: int) -> bytes:
    """Return the link that lies `steps` before `value` in the peer's chain; whoever has a link has all before it."""
    for earlier in _links_before(game_id, peer, value, steps):
        value = earlier
    return value


def follows(game_id: bytes, peer: int, value: bytes, known: bytes, steps: int) -> bool:
    """Return whether `value` lies `steps` links behind the `known` one in the peer's chain."""
    return hmac.compare_digest(link_before(game_id, peer, value, steps), known)


def witness(link: bytes, head: bytes) -> bytes:
    """Return what only the owner of a link that he has not shown yet can say about a head of the log.

    It goes with the link before. When this one is shown, everybody sees whether both had drawn from the same log.
    """
    return hashed("witness", link, head)[:WITNESS_BYTES]


def is_witness(given: bytes, link: bytes, head: bytes) -> bool:
    """Return whether this is that."""
    return hmac.compare_digest(given, witness(link, head))


def draw_key(head: bytes, values: Iterable[bytes]) -> bytes:
    """Return the key of a draw: from the log's head when it opened and the links of all, in the order of the peers."""
    return hashed("draw", head, *values)


class Drbg:
    """Whole numbers from a key: SHA-256 of the key and a counter, the same on every machine."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._rest = b""

    def below(self, limit: int) -> int:
        """Return a whole number 0 … limit-1, all equally likely. Raises ValueError for a limit below 1."""
        if limit < 1:
            raise ValueError("there is nothing to choose from")
        bits = (limit - 1).bit_length()
        while True:  # what lies above is thrown away and drawn again: a remainder would favour small numbers
            value = int.from_bytes(self._take((bits + 7) // 8), "big") >> (-bits % 8)
            if value < limit:
                return value

    def _take(self, count: int) -> bytes:
        while len(self._rest) < count:
            self._rest += hashed("stream", self._key, number(self._counter))
            self._counter += 1
        taken, self._rest = self._rest[:count], self._rest[count:]
        return taken


def commitment(game_id: bytes, auction: int, seat: int, nonce: bytes, text: str) -> bytes:
    """Return the seal of a bid: it binds to the text and tells nothing about it."""
    return hashed("bid", game_id, number(auction), number(seat), nonce, text.encode())


def opens(seal: bytes, game_id: bytes, auction: int, seat: int, nonce: bytes, text: str) -> bool:
    """Return whether this is what was sealed."""
    return hmac.compare_digest(seal, commitment(game_id, auction, seat, nonce, text))


def token_hash(token: bytes) -> bytes:
    """Return by what everybody knows a peer's token, without knowing the token."""
    return hashed("token", token)
