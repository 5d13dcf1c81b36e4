"""Tables for tests of the log: peers with their secrets, and a host who writes what is due."""

from __future__ import annotations

import random

import pytest

from net import fair
from net.engine import ACT, DRAW, OVER, SEAL
from net.ledger import BadEntry, Ledger
from tests.net.toy_engine import ToyEngine
from tests.toy_games import KEY, VERSION

GAME_ID = bytes(range(16))
LINKS = 24


def holder(peer, kind="person", name="", level=0):
    """Return a seat of the START entry."""
    return {"kind": kind, "name": name or f"P{peer}", "colour": peer % 16, "team": -1, "level": level, "peer": peer}


def snapshot(ledger):
    """Return everything of a ledger that an entry could change."""
    if not ledger.is_begun:
        return ledger.head, len(ledger.log), ledger.due
    auction = ledger.auction and (ledger.auction.seq, ledger.auction.seats, dict(ledger.auction.seals))
    chains = {peer: ledger.draws.link(peer) for peer, one in ledger.peers.items() if one.anchor}
    return (
        *(ledger.head, len(ledger.log), ledger.due, ledger.digest, ledger.draw, auction, chains, ledger.is_ended),
        *(ledger.engine.to_text(), repr(ledger.seats), repr(ledger.peers), ledger.seating.host, ledger.seating.term),
    )


def refusal(ledger, kind, seat, payload):
    """Append what has to be refused; return why it was, after seeing that it changed nothing."""
    before = snapshot(ledger)
    said = ledger.refusal_of(kind, seat, payload)
    with pytest.raises(BadEntry) as caught:
        ledger.append(kind, seat, payload)
    assert snapshot(ledger) == before
    assert caught.value.seq == len(ledger.log) + 1
    assert said in ("", caught.value.reason)  # "": only the engine could tell
    return caught.value.reason


class Table:
    """A match between peers, all of whose secrets the test knows. seats: (peer, kind) of each."""

    GAME = {"game": KEY, "version": VERSION, "rules": "ab" * 32, "options": {"coins": "5"}}  # noqa: RUF012

    def __init__(self, seats=((1, "person"), (2, "person")), seed=0, make_engine=ToyEngine, links=LINKS, **start):
        self.links = links
        self.random = random.Random(seed)
        self.seed = seed
        self.ledger = Ledger(GAME_ID, make_engine)
        self.chains = {}
        self.tokens = {}
        self.nonces = {}  # seat -> (nonce, text) of its bid
        self.start = self.start_payload(seats) | start

    def chain(self, peer, salt=""):
        """Return a new chain of the peer."""
        seed = fair.hashed(f"seed {self.seed} {salt}", fair.number(peer))
        self.chains[peer] = fair.Chain(GAME_ID, peer, seed, self.links)
        return self.chains[peer]

    def token(self, peer, salt=""):
        """Return the hash of a new token of the peer."""
        self.tokens[peer] = fair.hashed(f"token {self.seed} {salt}", fair.number(peer))[:16]
        return fair.token_hash(self.tokens[peer])

    def start_payload(self, seats):
        """Return a START entry's payload for these seats."""
        peers = sorted({1} | {peer for peer, _ in seats})
        return {
            **self.GAME,
            "table": "Round table",
            "timer": 0,
            "undo": "turn",
            "watch": True,
            "started": "2026-11-30T01:00:00Z",
            "chain": self.links,
            "seats": [holder(peer, kind, level=2 * (kind == "computer")) for peer, kind in seats],
            "peers": [[peer, f"P{peer}", self.token(peer), self.chain(peer).anchor] for peer in peers],
        }

    def begin(self):
        """Write START."""
        self.ledger.append("START", None, self.start)
        return self

    def change(self, seat, peer, kind="person", anchor=None, token=None, why="lost"):
        """Write a SEATSET."""
        return self.ledger.append("SEATSET", seat, self.seatset(peer, kind, anchor, token, why))

    def seatset(self, peer, kind="person", anchor=None, token=None, why="lost"):
        """Return the payload of a SEATSET."""
        payload = holder(peer, kind, level=2 * (kind == "computer")) | {"why": why}
        payload |= {} if anchor is None else {"anchor": anchor}
        return payload | ({} if token is None else {"token": token})

    def value(self, peer):
        """Return what the peer owes to the open draw."""
        return self.chains[peer].value(self.ledger.draws.link(peer))

    def rand(self):
        """Return the payload of an honest RAND."""
        peers = self.ledger.draw.peers
        values = {peer: self.value(peer) for peer in peers}
        return self.ledger.draws.payload(values, {peer: self.witness(peer) for peer in peers})

    def witness(self, peer):
        """Return what the peer says of the log that the open draw is made from."""
        link = self.ledger.draws.link(peer)
        if link >= self.links:
            return bytes(16)
        return fair.witness(self.chains[peer].value(link + 1), self.ledger.draw.head)

    def seal(self, seat, text):
        """Seal a bid and write it."""
        nonce = bytes(self.random.randrange(256) for _ in range(16))
        self.nonces[seat] = (nonce, text)
        commit = fair.commitment(GAME_ID, self.ledger.auction.seq, seat, nonce, text)
        return self.ledger.append("SEAL", seat, commit)

    def opening(self):
        """Return the payload of an honest OPEN."""
        return self.ledger.auction.payload(self.nonces)

    def legal(self, seat):
        """Return the words that the seat may say now."""
        words = [f"bid:{coins}" for coins in range(6)] + [f"show:{card}" for card in range(8)] + ["keep"]
        return [word for word in words if not self.ledger.engine.refusal(seat, word)]

    def step(self):
        """Write one entry that is due, chosen at random where there is a choice."""
        ledger = self.ledger
        if ledger.due.kind == DRAW:
            return ledger.append("RAND", None, self.rand())
        if ledger.due.kind == OVER:
            return ledger.append("END", None, ledger.digest)
        if ledger.due.kind == SEAL and ledger.auction.is_sealed:
            return ledger.append("OPEN", None, self.opening())
        seat = self.random.choice(ledger.waiting_for())
        word = self.random.choice(self.legal(seat))
        return ledger.append("INPUT", seat, word) if ledger.due.kind == ACT else self.seal(seat, word)

    def until(self, kind, sealed=False):
        """Go on until something of this kind is due; sealed: until all seals of an auction are in."""
        while self.ledger.due.kind != kind or (sealed and not self.ledger.auction.is_sealed):
            self.step()
        return self

    def play(self):
        """Play to the END."""
        while not self.ledger.is_ended:
            self.step()
        return self
