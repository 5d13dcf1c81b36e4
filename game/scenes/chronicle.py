"""What happened, in words: the lines of the log panel, each with the ply it tells of."""

from __future__ import annotations

from game.match import Change, Match, watch
from game.view.moment import SeatLook, Sentence
from game.view.table_view import JointWords, ViewPackage


class Chronicle:
    """The lines up to the ply that is shown, oldest first. seats: who sits where, for the lines to come."""

    def __init__(self, package: ViewPackage, seats: tuple[SeatLook, ...]) -> None:
        self.lines: tuple[Sentence, ...] = ()
        self._package = package
        self.seats = seats

    def add(self, change: Change) -> tuple[Sentence, ...]:
        """Take over one change and return its lines; a rewind takes lines away and returns none."""
        if change.entry is None:
            self.lines = tuple(line for line in self.lines if line.ply < change.ply)
            return ()
        words = sentences_of(self._package, change, self.seats)
        self.lines += words
        return words

    def rebuild(self, match: Match, plies: int) -> None:
        """Tell the first `plies` plies of the match again, in the language of this moment."""
        self.lines = ()
        again, link = watch(match)
        link.seek(plies)
        for change in again.poll():
            self.add(change)


def sentences_of(package: ViewPackage, change: Change, seats: tuple[SeatLook, ...]) -> tuple[Sentence, ...]:
    """Return what the chronicle says about one change; a rewind has no words."""
    entry = change.entry
    if entry is None:
        return ()
    if not entry.is_joint:
        return package.sentences(change.before, entry.action, change.after, seats, entry.ply - 1)
    if not isinstance(package, JointWords):
        return ()
    choices = {choice.seat: choice.action for choice in entry.choices}
    return package.joint_sentences(change.before, choices, change.after, seats, entry.ply - 1)
