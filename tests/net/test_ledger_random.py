"""Matches in which people are lost, come back, hand over and host on at any moment: one log, one meaning, one file."""

import random

import pytest

from game.scenes.lan.evidence import FAIR, check_match
from net.engine import ACT, DRAW, SEAL
from net.fair import token_hash
from net.ledger import Ledger
from tests.net.game_tables import GAMES, GameTable, file_of
from tests.net.tables import GAME_ID, refusal


class Unrest:
    """Plays a table to its end, with a chance of trouble before each entry."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        seats = [(self.random.choice([1, 2, 3, 4]), "person") for _ in range(self.random.randrange(2, 5))]
        seats = [seat if self.random.random() < 0.8 else (1, "computer") for seat in seats]
        self.table = GameTable(seats=seats, seed=seed, timer=self.random.choice([0, 30])).begin()
        self.table.random = self.random
        self.ledger = self.table.ledger
        self.refused = self.done = 0

    def play(self):
        while not self.ledger.is_ended:
            if self.random.random() < 0.6:
                self.trouble()
            else:
                self.table.step()
        return self

    def trouble(self):
        kind, seat, payload = self.random.choice([self.leaves, self.comes, self.hosts, self.late])()
        if self.ledger.refusal_of(kind, seat, payload):
            refusal(self.ledger, kind, seat, payload)
            self.refused += 1
            return
        before = self.ledger.draw
        self.ledger.append(kind, seat, payload)
        self.done += 1
        self.look(before)

    def look(self, before):
        """See that an open draw has those who contribute now, and new links if they are others than before."""
        draw = self.ledger.draw
        assert (draw is None) == (self.ledger.due.kind != DRAW)
        if draw is not None:
            assert draw.peers == self.ledger.seating.contributors()
            assert draw == before or (draw.index, draw.head) == (before.index + 1, self.ledger.head)
        assert (self.ledger.auction is None) == (self.ledger.due.kind != SEAL)

    def leaves(self):
        seat = self.random.randrange(len(self.ledger.seats))
        return "SEATSET", seat, self.table.seatset(self.ledger.seating.host, "computer")

    def comes(self):
        seat, peer = self.random.randrange(len(self.ledger.seats)), self.random.randrange(1, 7)
        known = self.ledger.peers.get(peer)
        if known is not None and self.random.random() < 0.8:
            return "SEATSET", seat, self.table.seatset(peer, why="back")
        return self.with_new_chain(seat, peer)

    def with_new_chain(self, seat, peer):
        chain, token = self.table.chains.get(peer), self.table.tokens.get(peer)
        salt = str(self.random.random())
        anchor, mark = self.table.chain(peer, salt).anchor, self.table.token(peer, salt)
        payload = self.table.seatset(peer, anchor=anchor, token=mark, why="given")
        if self.ledger.refusal_of("SEATSET", seat, payload):
            self.table.chains[peer], self.table.tokens[peer] = chain, token
        return "SEATSET", seat, payload

    def hosts(self):
        peer = self.random.choice([*self.ledger.peers, 99])
        return "TERM", None, [self.ledger.seating.term + self.random.randrange(3), peer]

    def late(self):
        seat = self.random.choice(self.ledger.waiting_for() or (0,))
        return ("INPUT", seat, "timeout") if self.ledger.due.kind == ACT else ("SEAL", seat, None)


@pytest.mark.parametrize("start", range(0, 300, 30))
def test_whatever_happens_everybody_reads_the_same_match(start):
    refused = done = 0
    for seed in range(start, start + 30):
        unrest = Unrest(seed).play()
        ledger = unrest.ledger
        other = Ledger(GAME_ID, ledger._make_engine)
        for entry in ledger.log.entries:
            other.take(entry)
        assert (other.head, other.digest, other.seats) == (ledger.head, ledger.digest, ledger.seats)
        assert other.engine.to_text() == ledger.engine.to_text()
        assert check_match(file_of(ledger).encode(), GAMES).kind == FAIR
        for peer, token in unrest.table.tokens.items():
            assert not token or peer not in ledger.peers or ledger.peers[peer].token == token_hash(token)
        refused, done = refused + unrest.refused, done + unrest.done
    assert refused > 100 and done > 200
