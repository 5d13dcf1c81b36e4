"""A match between quick computer players that nobody has to win: what the title's cabinet shows."""

from __future__ import annotations

import random

from game.language import current
from game.match import COMPUTER, Change, Match, Seat, new_match
from game.rules.catalog import GAMES
from game.rules.core import SIMULTANEOUS, State
from game.scenes import catalog
from game.scenes.chronicle import Chronicle
from game.scenes.seats import NAMES
from game.scenes.show import LAST
from game.view.moment import Moment, SeatLook, Sentence, ViewPreferences

_REMEMBERED = 6


class Demonstration:
    """Plays match after match of one game, an action at a time.

    seed: of the first match; the next ones follow. turn: how often the game had its turn before: its numbers of seats
    are shown one after the other, the fewest first.
    """

    def __init__(self, key: str, seed: int, turn: int = 0) -> None:
        self.key = key
        self.seats: tuple[SeatLook, ...] = ()
        self._language = current()
        self._seed, self._turn = seed, turn
        self._match = self._new()

    @property
    def observation(self) -> State:
        """The position that is shown."""
        return self._match.observation(None)

    @property
    def is_over(self) -> bool:
        """Whether the match is over; the next action begins another one."""
        return self._match.is_over

    @property
    def chronicle(self) -> tuple[Sentence, ...]:
        """What happened last, oldest first, in the language of this moment."""
        if self._language != current():
            self._language = current()
            self._chronicle.rebuild(self._match, len(self._match.log))
        return self._chronicle.lines[-_REMEMBERED:]

    def moment(self, state: State, preferences: ViewPreferences) -> Moment:
        """Return one of its positions as a table shows it to a spectator."""
        log = self._match.log[-LAST:]
        last = tuple(pair for entry in log for pair in entry.pairs)
        joint = log[-1].pairs if log and log[-1].is_joint else ()
        return Moment(state, seat=0, actor=state.actor, seats=self.seats, chronicle=self.chronicle, last=last,
                      joint=joint, replaying=True, preferences=preferences)  # fmt: skip

    def advance(self, actions: int = 1) -> list[Change]:
        """Play some actions, with what chance answers to them; a match that is over gives way to a new one."""
        changes: list[Change] = []
        for _ in range(actions):
            if self._match.is_over:
                self._match = self._new()
            for seat in self._match.to_act:
                self._match.propose(seat, _lively(self._match.observation(seat), seat, self._rng))
            changes += self._match.poll()
        for change in changes:
            if change.entry is not None:
                self._chronicle.add(change)
        return changes

    def _new(self) -> Match:
        counts = GAMES[self.key].SEATS
        self.seats = tuple(
            SeatLook(NAMES[seat], COMPUTER, seat, 1) for seat in range(counts[self._turn % len(counts)])
        )  # fmt: skip
        self._turn += 1
        self._chronicle = Chronicle(catalog.VIEWS[self.key], self.seats)
        seats = [Seat(COMPUTER, look.name, look.colour, look.level) for look in self.seats]
        match = new_match(GAMES[self.key], seats, seed=self._seed)
        self._rng = random.Random(self._seed)
        self._seed += 1
        match.poll()
        return match


def _lively(state: State, seat: int, rng: random.Random) -> int:
    """Return an action that gains most at once; of equals any one, so that not always the same thing happens.

    Where others choose at the same time it is the middle one: what it gains depends on theirs.
    """
    actions = state.legal_actions(seat)
    if state.actor == SIMULTANEOUS:
        return actions[len(actions) // 2]
    gains = [_gain(state, seat, action) for action in actions]
    return rng.choice([action for action, gain in zip(actions, gains, strict=True) if gain == max(gains)])


def _gain(state: State, seat: int, action: int) -> int:
    after = state.clone()
    after.apply(action)
    points = after.scores()
    return 2 * points[seat] - sum(points)
