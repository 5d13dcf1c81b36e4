"""A table of several machines in one process that plays by a real ledger: for links, where `lan_game` is for scenes."""

from __future__ import annotations

from game.match.golden import rules_hash
from game.scenes.lan.engine import engine_for
from net import fair
from net.engine import DRAW, OVER, SEAL
from net.events import NotEntered, Played, Rebuilt, Started
from net.log import entry_to_line
from tests import toy_games
from tests.match import toy
from tests.net import tables

GAMES = {"toy_auction": toy_games, "toy": toy}


class LedgerSession:
    """What one machine sees of the table; `events` wait to be polled."""

    def __init__(self, table, peer):
        self.table, self.peer = table, peer
        self.events = []
        self.asked = []  # everything that the screen wanted
        self.heals = 0

    @property
    def is_host(self):
        return self.table.ledger.seating.host == self.peer

    def poll(self):
        events, self.events = self.events, []
        return events

    def play(self, seat, text, base):
        self.asked.append((seat, text, base))
        self.table.enter(self, "INPUT", seat, text, base)

    def seal(self, seat, text):
        self.asked.append((seat, text))
        self.table.bid(self, seat, text)

    def heal(self):
        self.heals += 1
        self.events.append(Rebuilt(self.table.start))
        self.events += self.table.told


class LedgerTable(tables.Table):
    """The host's side. Everything that is due without a choice (draws, openings, END) is written at once."""

    def __init__(self, game=toy_games, seats=((1, "person"), (2, "person")), **start):
        options = {option.key: option.default for option in game.OPTIONS}
        table = {"game": game.KEY, "version": game.VERSION, "rules": rules_hash(game), "options": options}
        super().__init__(seats, make_engine=engine_for(GAMES), **(table | start))
        self.told = []
        self.sessions = {}

    def session(self, peer):
        """Return the session of a peer, which comes to know all that was there before."""
        session = self.sessions[peer] = LedgerSession(self, peer)
        session.events += [Started(self.start), *self.told]
        return session

    def begin(self):
        self.write("START", None, self.start)
        return self

    def write(self, kind, seat, payload):
        """Write an entry and what is due after it, and tell everybody."""
        applied = self.ledger.append(kind, seat, payload)
        line = entry_to_line(applied.entry, applied.head)
        played = Played(applied.seq, kind, seat, applied.results, applied.digest, True, line)
        self.told.append(played)
        for session in self.sessions.values():
            session.events.append(played)
        ledger = self.ledger
        if ledger.due.kind == DRAW:
            self.write("RAND", None, self.rand())
        elif ledger.due.kind == SEAL and ledger.auction.is_sealed:
            self.write("OPEN", None, self.opening())
        elif ledger.due.kind == OVER and not ledger.is_ended:
            self.write("END", None, ledger.digest)

    def enter(self, session, kind, seat, payload, base):
        """Write what a machine wants, if it may."""
        if base != len(self.ledger.log):
            session.events.append(NotEntered("stale"))
        elif reason := self.ledger.refusal_of(kind, seat, payload):
            session.events.append(NotEntered(reason))
        else:
            self.write(kind, seat, payload)

    def bid(self, session, seat, text):
        """Seal what a machine bids, if it may."""
        reason = self.ledger.engine.refusal(seat, text)
        if reason or self.ledger.auction is None or seat not in self.ledger.auction.missing():
            session.events.append(NotEntered(reason or "turn"))
            return
        self.write("SEAL", seat, self.seal_of(seat, text))

    def seal_of(self, seat, text):
        """Return the seal of a bid, whose secret is kept for the opening."""
        nonce = bytes(self.random.randrange(256) for _ in range(16))
        self.nonces[seat] = (nonce, text)
        return fair.commitment(tables.GAME_ID, self.ledger.auction.seq, seat, nonce, text)
