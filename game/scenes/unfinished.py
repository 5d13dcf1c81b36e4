"""The match that "Continue" offers, in words: one that goes on, or one whose end nobody has seen yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.language import _, ngettext
from game.match import Saved, Seat, continue_match
from game.match.saves import newest
from game.rules.core import CHANCE, TERMINAL
from game.scenes import dialogs
from game.scenes.scene import Context
from game.scenes.seats import opponents
from game.scenes.spoken import local_time, spoken_time


@dataclass(frozen=True)
class Unfinished:
    """A saved match that is offered. turn: whose it is; plies: how many decisions were made."""

    saved: Saved
    game: str
    seats: tuple[Seat, ...]
    turn: int
    plies: int

    @property
    def is_over(self) -> bool:
        """Whether the match is over and only its last page was not seen."""
        return self.turn == TERMINAL

    def words(self) -> str:
        """Return what the button says that leads there."""
        return _("See the result") if self.is_over else _("Continue")

    def title(self, game_name: str) -> str:
        """Return who plays what, as in "Rose King: Anna against Bert"."""
        return f"{game_name}: {opponents([seat.name for seat in self.seats])}"

    def note(self, now: datetime) -> str:
        """Return how far it is and when it was saved."""
        saved = spoken_time(local_time(self.saved.modified), now)
        if self.is_over:
            return _("ended {when}, result not seen yet").format(when=saved)
        moves = ngettext("{n} move", "{n} moves", self.plies).format(n=self.plies)
        if not 0 <= self.turn < len(self.seats):
            return _("{moves}, saved {when}").format(moves=moves, when=saved)
        name = self.seats[self.turn].name
        return _("{moves}, {name} to move, saved {when}").format(moves=moves, name=name, when=saved)


@dataclass(frozen=True)
class Offer:
    """What the title offers. spoiled: what was saved after the match, or in its place, and cannot be opened."""

    match: Unfinished | None = None
    spoiled: tuple[Saved, ...] = ()

    @property
    def lament(self) -> str:
        """What to say when nothing can be offered though something was saved, "" when all is well."""
        if self.match is not None or not self.spoiled:
            return ""
        text = _("The match that was saved last cannot be opened. Its file {name} stays as it is; see Saved matches.")
        return text.format(name=self.spoiled[0].path.name)

    def take(self, context: Context, then: Callable[[], object]) -> None:
        """Call `then` to open the match; where a newer one is spoiled, ask before."""
        if not self.spoiled:
            then()
            return
        first = self.spoiled[0]
        text = _("{problem} This match was saved last; its file stays as it is. Open the newest one that can be read?")
        answers = (
            dialogs.Answer("yes", lambda: _("Continue"), then, "check", "oxblood"),
            dialogs.Answer("no", lambda: _("Cancel"), icon="cross"),
        )
        asked = dialogs.Question(context, first.path.name, lambda: text.format(problem=first.problem), answers)
        context.stack.push(asked)


def find(home: Path) -> Offer:
    """Return the newest match that goes on or whose end was not seen, and what is spoiled and newer."""
    found = newest(home)
    if found.saved is None or found.saved.record is None:
        return Offer(None, found.spoiled)
    match = continue_match(found.saved)
    plies = sum(entry.actor != CHANCE for entry in match.log)
    offered = Unfinished(found.saved, found.saved.record.game, match.seats, match.actor, plies)
    return Offer(offered, found.spoiled)
