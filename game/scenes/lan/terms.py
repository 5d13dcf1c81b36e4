"""The terms of a match over the network: each machine acts for its own persons, the host's for the computer players."""

from __future__ import annotations

from game.language import _
from game.match import Match
from game.match.undo import TURN
from game.scenes.lan.company import Company
from game.view.moment import SeatLook
from net.facade import Session


class OverNetwork:
    """Undo as the table agreed; nothing that was taken back comes again by itself."""

    def __init__(self, match: Match, company: Company, session: Session) -> None:
        self._match, self._company, self._session = match, company, session

    @property
    def persons(self) -> list[int]:
        """The seats of the persons at this screen."""
        return self._company.own_persons(self._match.seats)

    @property
    def computers(self) -> list[int]:
        """The seats that computer players of this machine act for: all of them where it hosts."""
        if not self._session.is_host:
            return []
        return [number for number, seat in enumerate(self._match.seats) if not seat.is_person]

    @property
    def hints(self) -> bool:
        """Whether hints are fair: only where no person plays elsewhere."""
        return all(number in self.persons for number, seat in enumerate(self._match.seats) if seat.is_person)

    @property
    def without(self) -> tuple[str, ...]:
        """What cannot be done at this screen: nothing comes again, and whoever plays against people has no hints.

        Who watches does nothing at all.
        """
        if not self.persons:
            return ("undo", "redo", "hint", "done")
        return ("redo",) if self.hints else ("redo", "hint")

    @property
    def undo_rule(self) -> str:
        """When something may be taken back, as the table agreed."""
        return _("only while it is your turn") if self._match.undo_policy == TURN else _("only until the next move")

    def looks(self) -> tuple[SeatLook, ...]:
        """Return what a picture needs to know about each seat; who sits elsewhere is "remote"."""
        here = self.persons
        return tuple(
            SeatLook(seat.name, "remote" if seat.is_person and n not in here else seat.kind, seat.colour, seat.level)
            for n, seat in enumerate(self._match.seats)
        )

    def can_undo(self) -> bool:
        """Return whether the last action is one of this screen's persons and may still be taken back."""
        log = self._match.log
        return bool(log) and log[-1].actor in self.persons and self._match.can_undo()

    def can_redo(self) -> bool:
        """Return False: over the network nothing comes again by itself."""
        return False

    def undo(self) -> bool:
        """Ask for the last action back; return whether that is allowed."""
        return self.can_undo() and self._match.undo()

    def redo(self) -> bool:
        """Do nothing, which is what can be done."""
        return False
