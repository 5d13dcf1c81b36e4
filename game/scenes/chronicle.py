"""What happened, in words: the lines of the log panel, each with the ply it tells of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.match import Change, Match, watch
from game.view.moment import SeatLook, Sentence
from game.view.told import Touching
from game.view.view_package import JointWords, RunWords, ViewPackage


@dataclass(frozen=True)
class _Told:
    """What was said about one ply. began, actions, spots: of the plies in a row that one line tells.

    renews: it takes the place of the line before, which was the only one of its ply.
    """

    ply: int
    lines: tuple[Sentence, ...]
    began: Any
    actions: tuple[int, ...]
    spots: tuple[str, ...]
    renews: bool = False


class Chronicle:
    """The lines up to the ply that is shown, oldest first. seats: who sits where, for the lines to come.

    Where a game tells small steps in one line, that line is renewed with every one of them.
    """

    def __init__(self, package: ViewPackage, seats: tuple[SeatLook, ...]) -> None:
        self.lines: tuple[Sentence, ...] = ()
        self._package = package
        self._told: list[_Told] = []
        self.seats = seats

    def add(self, change: Change) -> tuple[Sentence, ...]:
        """Take over one change and return its lines; a rewind takes lines away and returns none."""
        if change.entry is None:
            self._rewind(change.ply)
            return ()
        told = self._renewed(change) or self._alone(change)
        kept = self.lines[:-1] if told.renews else self.lines
        self.lines = kept + told.lines
        self._told.append(told)
        return told.lines

    def rebuild(self, match: Match, plies: int) -> None:
        """Tell the first `plies` plies of the match again, in the language of this moment."""
        self.lines, self._told = (), []
        again, link = watch(match)
        link.seek(plies)
        for change in again.poll():
            self.add(change)

    def _alone(self, change: Change) -> _Told:
        entry = change.entry
        assert entry is not None
        actions = () if entry.is_joint else (entry.action,)
        spots = self._touched(change)
        lines = _about(sentences_of(self._package, change, self.seats), spots)
        return _Told(entry.ply - 1, lines, change.before, actions, spots)

    def _renewed(self, change: Change) -> _Told | None:
        """Return the newest line told anew with this ply in it, None where the ply has its own."""
        entry, last = change.entry, self._told[-1] if self._told else None
        if entry is None or entry.is_joint or not isinstance(self._package, RunWords):
            return None
        if last is None or not last.actions or len(last.lines) != 1:  # what followed a step is never told away
            return None
        actions = (*last.actions, entry.action)
        lines = self._package.run_sentences(
            last.began, change.before, actions, change.after, self.seats, entry.ply - 1
        )  # fmt: skip
        if lines is None:
            return None
        spots = tuple(dict.fromkeys(last.spots + self._touched(change)))
        return _Told(entry.ply - 1, _about(lines, spots), last.began, actions, spots, renews=True)

    def _touched(self, change: Change) -> tuple[str, ...]:
        """Return the spots of the board that a change is about."""
        entry, package = change.entry, self._package
        if entry is None or entry.is_joint or not isinstance(package, Touching):
            return ()
        return package.touched(change.before, entry.action, change.after)

    def _rewind(self, ply: int) -> None:
        self._told = [told for told in self._told if told.ply < ply]
        lines: list[Sentence] = []
        for told in self._told:
            if told.renews:
                del lines[-1]
            lines += told.lines
        self.lines = tuple(lines)


def _about(lines: tuple[Sentence, ...], spots: tuple[str, ...]) -> tuple[Sentence, ...]:
    """Return the lines with the spots that they speak of."""
    return tuple(replace(line, spots=spots) for line in lines) if spots else lines


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
