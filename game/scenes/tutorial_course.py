"""The course of a lesson: one match whose plies all stand in a script, and the place that the pupil has come to."""

from __future__ import annotations

from collections import deque

from game.ai.levels import LEVELS
from game.match import COMPUTER, PERSON, Change, Match, Seat
from game.match.link import LocalLink
from game.match.log import Rewind
from game.rules.core import CHANCE, Game
from game.scenes.seats import NAMES, company
from game.view.lesson import PUPIL, Lesson, Step


class LessonCourse:
    """Plays a lesson. number: of the step that is shown, from 0; it is the number of steps once all are done.

    name: of the pupil. Whatever is played has to be shown: see `take`.
    """

    def __init__(self, game: Game, lesson: Lesson, name: str = NAMES[PUPIL]) -> None:
        self.lesson = lesson
        self.number = 0
        self._link = LocalLink()
        others = enumerate(company(name, lesson.seats)[1:], start=1)
        seats = [Seat(PERSON, name, PUPIL), *(Seat(COMPUTER, one, seat, LEVELS[0].number) for seat, one in others)]
        self.match = Match(game, seats, lesson.options, chance=None, link=self._link)
        self._starts: list[int] = []  # how many plies had been played when each step began
        self._changes: list[Change] = []
        self._jumped = False
        self._wishes: deque[str] = deque()
        self._then: deque[str] = deque()
        self._begin()

    @property
    def step(self) -> Step:
        """The step that is shown; the last one once all are done."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def is_done(self) -> bool:
        """Whether there is no further step."""
        return self.number == len(self.lesson.steps)

    @property
    def is_explaining(self) -> bool:
        """Whether the step waits for nothing but that the pupil has read it."""
        return not self.step.wish and not self._then and not self.is_done

    @property
    def wished(self) -> int | None:
        """The action that is asked of the pupil now, None while nothing is."""
        return self.match.action_from_text(self._wishes[0]) if self._wishes else None

    @property
    def spots(self) -> tuple[str, ...]:
        """The places that shine now."""
        done = len(self.step.wish.split()) - len(self._wishes)
        return tuple(self.step.spots[min(done, len(self.step.spots) - 1)].split()) if self.step.spots else ()

    @property
    def is_waiting(self) -> bool:
        """Whether plies of others are still to come before the next step."""
        return bool(self._then) and not self._wishes

    def choose(self, action: int) -> bool:
        """Play an action of the pupil if it is the one that is asked for; return whether it is."""
        if action != self.wished:
            return False
        self._play(self._wishes.popleft())
        self._play_chance()
        return True

    def go_on(self) -> None:
        """Play the next ply of the others; where there is none, begin the next step."""
        if self._wishes:
            return
        if self._then:
            self._play(self._then.popleft())
            self._play_chance()
        elif not self.is_done:
            self.number += 1
            self._begin()

    def go_back(self) -> bool:
        """Return to the beginning of the step before, or of this one if part of it is done; whether that is possible.

        Nothing of the match is done in another way than by taking back its plies.
        """
        begun = len(self.match.log) > self._starts[-1]
        if not begun and self.number == 0:
            return False
        if not begun:
            self._starts.pop()
            self.number -= 1
        self._link.send(Rewind(self._starts[-1]))
        self.match.poll(PUPIL)
        self._jumped = True
        self._fill()
        return True

    def take(self) -> list[Change] | None:
        """Return what has been played since the last call, as the pupil sees it; None where plies were passed over."""
        changes, self._changes = self._changes, []
        jumped, self._jumped = self._jumped, False
        return None if jumped else changes

    def _begin(self) -> None:
        """Begin the step of now."""
        if self.is_done:
            return
        for word in self.step.before.split():
            self._play(word)
            self._jumped = True
        self._starts.append(len(self.match.log))
        self._fill()

    def _fill(self) -> None:
        self._wishes = deque(self.step.wish.split())
        self._then = deque(self.step.then.split())

    def _play_chance(self) -> None:
        """Let chance answer at once, as in any match."""
        while self.match.actor == CHANCE:
            self._play((self._wishes or self._then).popleft())

    def _play(self, word: str) -> None:
        actor = CHANCE if self.match.actor == CHANCE else self.match.to_act[0]
        self.match.propose(actor, self.match.action_from_text(word))
        self._changes += self.match.poll(PUPIL)
