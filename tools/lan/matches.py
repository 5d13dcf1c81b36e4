"""What a peer without a window plays: the games there are, choices from a seed, and a second reading of the log."""

from __future__ import annotations

import importlib
import random
from typing import Any

from game.match.referee import play_text
from game.rules.catalog import GAMES
from game.rules.core import Game
from game.scenes.lan.engine import RefereeEngine, engine_for, identity_of
from net.engine import ACT, SEAL
from net.events import Played
from net.facade import Identity
from net.ledger import Ledger
from net.log import entry_from_line

TOY: Any = importlib.import_module("tests.toy_games")  # dice, hidden cards, sealed bids: more than Rose King has
PLAYED: dict[str, Game] = {**GAMES, TOY.KEY: TOY}
APP = "trial"


def identity(machine: str = "", app: str = APP) -> Identity:
    """Return who a peer is to others."""
    return identity_of(app, machine, PLAYED)


class Reading:
    """The match as this peer reads it from the lines of its log, checking each entry anew.

    mine: the seats whose holder is our machine. Raises `net.ledger.BadEntry` or ValueError where the log is not right.
    """

    def __init__(self, game_id: bytes, seed: str) -> None:
        self.ledger = Ledger(game_id, engine_for(PLAYED))
        self.seed = seed

    def take(self, event: Played) -> None:
        """Append what was played and compare the digest that the session gave with our own."""
        entry, head = entry_from_line(event.line)
        if entry.seq <= len(self.ledger.log):
            return
        applied = self.ledger.append(entry.kind, entry.seat, entry.payload)
        if (applied.digest, applied.head) != (event.digest, head):
            raise ValueError(f"entry {entry.seq} leads to another position here")

    def due(self, peer: int) -> list[tuple[int, str, int]]:
        """Return (seat, input, number of the auction or 0) of everything that this peer's seats are to do now."""
        due = self.ledger.due
        if due.kind not in (ACT, SEAL):
            return []
        auction = self.ledger.auction
        seats = auction.missing() if auction else due.seats
        mine = [seat for seat in seats if self.ledger.seats[seat]["peer"] == peer]
        return [(seat, self.choice(seat), auction.seq if auction else 0) for seat in mine]

    def choice(self, seat: int) -> str:
        """Return what a seat does here: the same for the same seed, place in the match and seat."""
        engine = self.ledger.engine
        assert isinstance(engine, RefereeEngine)
        match = engine.match
        chance = random.Random(f"{self.seed} {len(match.log)} {seat}")
        return play_text(match.word_of(chance.choice(match.choices(seat))))

    @property
    def result(self) -> dict[str, Any]:
        """Return what equal matches have equal."""
        return {"entries": len(self.ledger.log), "head": self.ledger.head.hex(), "digest": self.ledger.digest.hex()}


def options_of(key: str) -> dict[str, str]:
    """Return the table options of a game as they stand when nobody changes them."""
    return {option.key: option.default for option in PLAYED[key].OPTIONS}


def other_options(key: str, seats: int) -> dict[str, str]:
    """Return the last value of every table option of a game that leaves a choice with so many seats."""
    values = {option.key: option.values_at(seats) for option in PLAYED[key].OPTIONS}
    return {name: found[-1] for name, found in values.items() if len(found) > 1}
