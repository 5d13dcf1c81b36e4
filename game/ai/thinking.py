"""A job being thought about: from the text of an observation to the answer, in small steps, wherever it runs."""

from __future__ import annotations

import random

from game.ai.catalog import THINKING
from game.ai.levels import choose, level_of
from game.ai.messages import Best, Job
from game.rules.catalog import GAMES
from game.rules.core import InvalidText, State


def read_job(job: Job) -> State:
    """Return the observation of the job. Raises InvalidText when it cannot be answered."""
    game = GAMES.get(job.game)
    if game is None or job.version != game.VERSION or job.game not in THINKING:
        raise InvalidText(f"the computer does not play version {job.version} of {job.game!r}")
    state = game.state_from_text(job.observation)
    if not state.legal_actions(job.seat):
        raise InvalidText(f"seat {job.seat} is not to move")
    return state


class Thought:
    """The search for one job; `seed` decides between equals and what a loose level takes."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self._state = read_job(job)
        self._level = level_of(job.level)
        self._search = THINKING[job.game].Search(self._state, self._level.plies)

    @property
    def progress(self) -> float:
        return self._search.progress

    def step(self) -> bool:
        """Do a few milliseconds of work; return whether there is more to do."""
        return self._search.step()

    def best(self) -> Best:
        """Return the answer, once `step` returned False."""
        ranking = self._search.ranking()
        action = choose(ranking, self._level, random.Random(self.job.seed))
        gain = THINKING[self.job.game].gain(self._state, action)
        return Best(self.job.number, action, dict(ranking)[action], gain, tuple(ranking))


def any_action(job: Job) -> Best:
    """Return an answer without thinking, so that a match can go on whatever happens."""
    actions = read_job(job).legal_actions(job.seat)
    return Best(job.number, random.Random(job.seed).choice(actions), 0.0, 0, ())
