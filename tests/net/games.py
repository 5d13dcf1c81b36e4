"""What is played in the tests of a whole table: the toy game, and Rose King by its real rules."""

from __future__ import annotations

from typing import ClassVar

from game.match.golden import rules_hash
from game.rules import rose_king
from game.scenes.lan_engine import engine_for
from tests import toy_games
from tests.net.toy_engine import ToyEngine


class ToyGame:
    """What is played in a world: its key, version, options, numbers of seats, and what may be said."""

    key = toy_games.KEY
    version = toy_games.VERSION
    rules = "aa" * 16
    options: ClassVar = {"coins": "5"}
    seats = toy_games.SEATS
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


class RoseKingGame:
    """Rose King, judged by the referee of the program itself; the cards are drawn by all."""

    key = rose_king.KEY
    version = rose_king.VERSION
    rules = rules_hash(rose_king)
    options: ClassVar = {option.key: option.default for option in rose_king.OPTIONS}
    seats = rose_king.SEATS
    make_engine = staticmethod(engine_for({rose_king.KEY: rose_king}))

    @staticmethod
    def legal(ledger, seat):
        """Return the words that a seat may say now."""
        match = ledger.engine.match
        return [f"play {match.word_of(action)}" for action in match.choices(seat)]

    @classmethod
    def choose(cls, ledger, seat, rng):
        """Return one of them, now and then the wish to take the last one back."""
        if rng.random() < 0.03 and not ledger.engine.refusal(seat, "undo"):
            return "undo"
        return rng.choice(cls.legal(ledger, seat))
