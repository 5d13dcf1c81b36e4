"""One playing of a game. Everything that changes its state comes out of its link."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.match.chance import ChanceSource
from game.match.course import Course
from game.match.joint import choosers
from game.match.link import Link, LocalLink
from game.match.log import Change, Entry, Message, Reseat, Restart, Rewind, Seat
from game.match.undo import TABLE, redo_length, undo_target
from game.rules.core import CHANCE, Game, IllegalAction, RulesError


class Keeper(Protocol):
    """Whoever writes a match down."""

    def keep(self, match: Match) -> None:
        """Write the match as it stands; never raises, a failure is the keeper's to report."""

    def seen(self) -> None:
        """Take note that the last page of the match was shown; never raises."""


class Match(Course):
    """A game, its seats and the ordered log of what they chose.

    `chance` None: chance comes over the link (replays, networks). `seed` and `started` (UTC, ISO 8601) are only written
    down. undo: a policy of `game.match.undo`. Raises InvalidText for options or a number of seats that the game does
    not know.

    evidence: lines that a network adds to the file, so that its dice and bids can be checked. trouble: "" or why
    something that came over the link was passed over; everything else was applied.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, str] | None = None,
        *,
        chance: ChanceSource | None,
        link: Link | None = None,
        keeper: Keeper | None = None,
        seed: int = 0,
        started: str = "",
        undo: str = TABLE,
    ) -> None:
        super().__init__(game, seats, options)
        self.seed = seed
        self.started = started
        self.keeper = keeper
        self.undo_policy = undo
        self.evidence: list[str] = []
        self.trouble = ""
        self._kept_evidence = 0
        self._chance = chance
        self._chance_asked = -1  # ply for which chance has already been answered
        self._link: Link = LocalLink() if link is None else link

    def propose(self, actor: int, action: int) -> None:
        """Send an action of `actor` on its way; `poll` brings it back. Raises IllegalAction.

        Where several seats choose at the same time, nothing shows before all of them have.
        """
        if actor != self._state.actor and actor not in choosers(self._state):
            raise IllegalAction("it is not this seat's turn")
        if actor in self._chosen:
            raise IllegalAction("this seat has chosen")
        if action not in self.choices(actor):
            raise IllegalAction("this action may not be chosen now")
        self._link.send(Entry(len(self.log) + 1, actor, action, self.word_of(action)))

    def reseat(self, seat: int, holder: Seat) -> None:
        """Ask for somebody else to sit at a seat from now on; `poll` brings it back."""
        self._link.send(Reseat(seat, holder))

    def poll(self, seat: int | None = None) -> list[Change]:
        """Apply everything that arrived, let chance answer, and return the changes as `seat` sees them, in order.

        The keeper has written the new log by the time this returns. What cannot be applied is passed over and leaves
        its reason in `trouble`.
        """
        changes: list[Change] = []
        while True:
            messages = self._link.receive()
            if not messages and not self._ask_chance():
                break
            for message in messages:
                changes += self._hear(message, seat)
        if changes or len(self.evidence) != self._kept_evidence:
            self.keep()
        return changes

    def _hear(self, message: Message, seat: int | None) -> list[Change]:
        if isinstance(message, (Rewind, Restart)):
            self._chance_asked = -1
        if isinstance(message, Restart):
            self.trouble = ""
        try:
            return self._take(message, seat)
        except RulesError as error:
            self.trouble = f"after ply {len(self.log)}: {error}"
        except Exception as error:
            if self.undo_policy == TABLE:
                raise  # a mistake in the rules
            # over a network a position that went wrong is made anew: everything can be told again
            self.trouble = f"after ply {len(self.log)}: {error!r}"
        return []

    def keep(self) -> None:
        """Let the keeper write the match down as it stands."""
        self._kept_evidence = len(self.evidence)
        if self.keeper is not None:
            self.keeper.keep(self)

    def can_undo(self) -> bool:
        """Return whether `undo` is allowed now."""
        return self._undo_target() is not None

    def undo(self) -> bool:
        """Ask for the last decision back; return whether that is allowed."""
        target = self._undo_target()
        if target is None:
            return False
        self._link.send(Rewind(target))
        return True

    def _undo_target(self) -> int | None:
        if self._chosen:
            return None  # somebody has acted already, though nobody sees how
        target = undo_target(self.log, self.seats, self._barrier, self.undo_policy, self._state.actor)
        return None if target is None or target < self._seen else target

    def can_redo(self) -> bool:
        """Return whether there is something that was taken back and can come again."""
        return bool(self._undone) and self.undo_policy == TABLE

    def redo(self) -> bool:
        """Ask for what was taken back last; return whether there is anything."""
        if not self.can_redo():
            return False
        for entry in self._undone[: redo_length(self._undone, self.seats)]:
            self._link.send(entry)
        return True

    def _ask_chance(self) -> bool:
        """Return whether an answer of chance was sent. A link need not echo at once, so each ply asks only once."""
        if self._chance is None or self._state.actor != CHANCE or self._chance_asked == len(self.log):
            return False
        number = sum(entry.actor == CHANCE for entry in self.log)
        action = self._chance.choose(number, self._state.chance_outcomes())
        if action is None:
            return False
        self._chance_asked = len(self.log)
        self.propose(CHANCE, action)
        return True
