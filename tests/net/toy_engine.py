"""A small engine around the toy game: two to four seats, dice, hidden cards, sealed bids."""

from __future__ import annotations

import hashlib

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, RulesError
from net.engine import ACT, DRAW, OVER, SEAL, Due, UnknownSetup
from tests import toy_games as toy


class ToyEngine:
    """What a `Ledger` asks of an engine. An input is the word of an action; "explode" and "halfway" break the rules."""

    def __init__(self, start):
        if start["game"] != toy.KEY or start["version"] != toy.VERSION:
            raise UnknownSetup("another game")
        try:
            self.state = toy.new_state(len(start["seats"]), start["options"])
        except RulesError as error:
            raise UnknownSetup(str(error)) from None
        self.holders = list(start["seats"])

    def due(self):
        actor = self.state.actor
        if actor == SIMULTANEOUS:
            return Due(SEAL, tuple(range(len(self.state.coins))))
        if actor == CHANCE:
            return Due(DRAW)
        return Due(OVER) if actor == TERMINAL else Due(ACT, (actor,))

    def refusal(self, seat, text):
        if text == "explode":
            raise RuntimeError("a rule that nobody has tried")
        if self.state.actor not in (seat, SIMULTANEOUS):
            return "turn"
        return "" if text == "halfway" or self._action(seat, text) is not None else "illegal"

    def _action(self, seat, text):
        try:
            action = toy.action_from_text(self.state, text)
        except RulesError:
            return None
        return action if action in self.state.legal_actions(seat) else None

    def play(self, seat, text):
        if text == "halfway":
            self.state.points[0] += 100
            raise RuntimeError("broken off in the middle")
        self.state.apply(self._action(seat, text))
        return [(seat, text)]

    def play_sealed(self, bids):
        self.state.apply_joint({seat: self._action(seat, text) for seat, text in bids.items()})
        return [("bids", dict(bids))]

    def default(self, seat):
        return "bid:0" if self.state.actor == SIMULTANEOUS else "keep"

    def draw(self, below):
        drawn = []
        while self.state.actor == CHANCE:
            action = self.state.sample_chance(below)
            drawn.append(("chance", toy.action_to_text(self.state, action)))
            self.state.apply(action)
        return drawn

    def reseat(self, seat, holder):
        self.holders[seat] = dict(holder)
        return [("seat", seat, holder["kind"])]

    def digest(self):
        return hashlib.blake2b(self.state.observation(None).to_text().encode(), digest_size=16).digest()

    def to_text(self):
        return self.state.to_text()
