"""The match that "Continue" offers, in words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.language import _, ngettext
from game.match import Saved, Seat, continue_match
from game.match.saves import newest_unfinished
from game.rules.core import CHANCE
from game.scenes.seats import opponents
from game.scenes.spoken import local_time, spoken_time


@dataclass(frozen=True)
class Unfinished:
    """A saved match that goes on. turn: whose it is; plies: how many decisions were made."""

    saved: Saved
    game: str
    seats: tuple[Seat, ...]
    turn: int
    plies: int

    def title(self, game_name: str) -> str:
        """Return who plays what, as in "Rose King: Anna against Bert"."""
        return f"{game_name}: {opponents([seat.name for seat in self.seats])}"

    def note(self, now: datetime) -> str:
        """Return how far it is and when it was saved."""
        saved = spoken_time(local_time(self.saved.modified), now)
        moves = ngettext("{n} move", "{n} moves", self.plies).format(n=self.plies)
        if not 0 <= self.turn < len(self.seats):
            return _("{moves}, saved {when}").format(moves=moves, when=saved)
        name = self.seats[self.turn].name
        return _("{moves}, {name} to move, saved {when}").format(moves=moves, name=name, when=saved)


def find(home: Path) -> Unfinished | None:
    """Return the newest match that is not over, None when there is none."""
    saved = newest_unfinished(home)
    if saved is None or saved.record is None:
        return None
    match = continue_match(saved)
    plies = sum(entry.actor != CHANCE for entry in match.log)
    return Unfinished(saved, saved.record.game, match.seats, match.actor, plies)
