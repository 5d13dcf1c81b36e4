"""A match between two quick computer players that nobody has to win: what the title's cabinet shows."""

from __future__ import annotations

from collections import deque

from game.match import COMPUTER, Change, Match, Seat, new_match
from game.rules.catalog import GAMES
from game.rules.core import State
from game.scenes.seats import NAMES
from game.scenes.show import LAST
from game.view.moment import Moment, SeatLook, Sentence, ViewPreferences
from game.view.table_view import ViewPackage

_REMEMBERED = 6


class Demonstration:
    """Plays match after match of one game, an action at a time, with as few seats as it allows.

    seed: of the first match; the next ones follow.
    """

    def __init__(self, key: str, package: ViewPackage, seed: int) -> None:
        self.key = key
        self.seats = tuple(SeatLook(NAMES[seat], COMPUTER, seat, 1) for seat in range(GAMES[key].SEATS[0]))
        self._recent: deque[Change] = deque(maxlen=2 * _REMEMBERED)  # a draw is two plies and one line
        self._package = package
        self._seed = seed
        self._match = self._new()

    @property
    def observation(self) -> State:
        """The position that is shown."""
        return self._match.observation(None)

    @property
    def chronicle(self) -> tuple[Sentence, ...]:
        """What happened last, oldest first, in the language of this moment."""
        lines: list[Sentence] = []
        for change in self._recent:
            if change.entry is not None:
                lines += self._package.sentences(change.before, change.entry.action, change.after, self.seats)
        return tuple(lines[-_REMEMBERED:])

    def moment(self, state: State, preferences: ViewPreferences) -> Moment:
        """Return one of its positions as a table shows it to a spectator."""
        last = tuple((entry.actor, entry.action) for entry in self._match.log[-LAST:])
        return Moment(state, seat=0, actor=state.actor, seats=self.seats, chronicle=self.chronicle, last=last,
                      replaying=True, preferences=preferences)  # fmt: skip

    def advance(self, actions: int = 1) -> list[Change]:
        """Play some actions, with what chance answers to them; a match that is over gives way to a new one."""
        changes: list[Change] = []
        for _ in range(actions):
            if self._match.is_over:
                self._match = self._new()
                self._recent.clear()
            state = self._match.observation(self._match.actor)
            self._match.propose(state.actor, _lively(state))
            changes += self._match.poll()
        self._recent.extend(changes)
        return changes

    def _new(self) -> Match:
        seats = [Seat(COMPUTER, look.name, look.colour, look.level) for look in self.seats]
        match = new_match(GAMES[self.key], seats, seed=self._seed)
        self._seed += 1
        match.poll()
        return match


def _lively(state: State) -> int:
    """Return the action that gains most at once; the last one of equals, so that nobody hoards cards."""
    seat = state.actor
    best, choice = -1_000_000, -1
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        points = after.scores()
        gain = 2 * points[seat] - sum(points)
        if gain > best:
            best, choice = gain, action
    return choice
