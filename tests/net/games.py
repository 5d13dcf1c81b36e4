"""What is played in the tests of a whole table: the toy game, and the games of the catalogue by their real rules."""

from __future__ import annotations

from typing import ClassVar

from game.match.golden import rules_hash
from game.rules.catalog import GAMES
from game.scenes.lan.engine import engine_for
from tests import toy_games
from tests.net.toy_engine import ToyEngine

UNDOES = 0.03  # how often somebody wishes to take back what was done last


class ToyGame:
    """What is played in a world: its key, version, options, numbers of seats, and what may be said."""

    key = toy_games.KEY
    version = toy_games.VERSION
    rules = "aa" * 16
    options: ClassVar = {"coins": "5"}
    seats = toy_games.SEATS
    messages = 260  # troubles strike while so many arrive
    make_engine = ToyEngine

    @staticmethod
    def legal(ledger, seat):
        """Return the words that a seat may say now."""
        state = ledger.engine.state
        return [toy_games.action_to_text(state, action) for action in state.legal_actions(seat)]

    @classmethod
    def choose(cls, ledger, seat, rng):
        """Return one of them."""
        return rng.choice(cls.legal(ledger, seat))


class RealGame:
    """A game by its real rules, judged by the referee of the program itself; what chance decides is drawn by all.

    seats: the numbers of seats to play with, all of the game if none is given.
    """

    messages = 800

    def __init__(self, game, *seats):
        self.key, self.version, self.rules = game.KEY, game.VERSION, rules_hash(game)
        self.options = {option.key: option.default for option in game.OPTIONS}
        self.seats = seats or game.SEATS
        self.make_engine = engine_for({game.KEY: game})

    def legal(self, ledger, seat):
        """Return the words that a seat may say now."""
        match = ledger.engine.match
        return [f"play {match.word_of(action)}" for action in match.choices(seat)]

    def choose(self, ledger, seat, rng):
        """Return one of them, now and then the wish to take the last one back."""
        if rng.random() < UNDOES and not ledger.engine.refusal(seat, "undo"):
            return "undo"
        return rng.choice(self.legal(ledger, seat))


REAL = {key: RealGame(game) for key, game in GAMES.items()}
