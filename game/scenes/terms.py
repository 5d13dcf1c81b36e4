"""On what terms a match is played at a screen: for which seats this machine acts, and what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.match import Match
from game.scenes.seats import looks_of, persons_of
from game.view.moment import SeatLook


class Terms(Protocol):
    """On what terms a match is played at this screen.

    persons, computers: the seats for which this machine acts, ascending; they may change while the match goes on.
    hints: whether a person may ask for one. without: which of "undo", "redo", "hint" and "done" can never be used here.
    undo_rule: a few words on when something may be taken back, "" where that needs none.
    """

    @property
    def persons(self) -> Sequence[int]: ...

    @property
    def computers(self) -> Sequence[int]: ...

    @property
    def hints(self) -> bool: ...

    @property
    def without(self) -> tuple[str, ...]: ...

    @property
    def undo_rule(self) -> str: ...

    def looks(self) -> tuple[SeatLook, ...]:
        """Return what a picture needs to know about each seat."""

    def can_undo(self) -> bool: ...

    def can_redo(self) -> bool: ...

    def undo(self) -> bool:
        """Ask for the last decision back; return whether that is allowed."""

    def redo(self) -> bool: ...


def acting(match: Match, terms: Terms, seat: int | None) -> int | None:
    """Return the seat that is to choose at this screen now, None while nobody here is.

    Where several seats choose at the same time it is `seat` before other persons, and persons before computer players.
    """
    for here in (terms.persons, terms.computers):
        ours = [one for one in match.to_act if one in here]
        if ours:
            return seat if seat in ours else ours[0]
    return None


class AtOneScreen:
    """The terms of a match whose players all sit here: undo as the match allows it, hints for everybody."""

    hints = True
    without: tuple[str, ...] = ()
    undo_rule = ""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.persons = persons_of(match.seats)
        self.computers = [seat for seat in range(len(match.seats)) if seat not in self.persons]

    def looks(self) -> tuple[SeatLook, ...]:
        """Return what a picture needs to know about each seat."""
        return looks_of(self._match.seats)

    def can_undo(self) -> bool:
        """Return whether something may be taken back now."""
        return self._match.can_undo()

    def can_redo(self) -> bool:
        """Return whether something that was taken back can come again."""
        return self._match.can_redo()

    def undo(self) -> bool:
        """Ask for the last decision back; return whether that is allowed."""
        return self._match.undo()

    def redo(self) -> bool:
        """Ask for what was taken back last; return whether there is anything."""
        return self._match.redo()
