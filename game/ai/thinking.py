"""A job being thought about: from the text of an observation to the answer, in small steps, wherever it runs.

How the computer thinks about a game stands in the package `game/ai/<key>/`, which is found by the key of its rules: no
table names it, so a packager must be told to take all of `game.ai`.
"""

from __future__ import annotations

import importlib
import random
from typing import Any, Protocol, cast

from game.ai.levels import Ranking, choose, level_of
from game.ai.messages import Best, Job
from game.rules.catalog import GAMES
from game.rules.core import InvalidText, State


class Search(Protocol):
    """A search of one position that is done in small steps, so that it can be dropped at any time."""

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""

    def step(self) -> bool:
        """Do a few milliseconds of work; return whether there is more to do."""

    def ranking(self) -> Ranking:
        """Return (action, value for the actor), best first."""


class Thinking(Protocol):
    """What the package of one game offers."""

    def Search(self, state: Any, plies: int) -> Search:  # noqa: N802 - it is a class
        """Return the search of an observation, `plies` turns deep.

        Where several seats choose at the same time the observation says whose it is.
        """

    def lead(self, state: Any, seat: int) -> int:
        """Return by how many points the seat, or its side, is ahead of the best of the others now."""


def thinking_of(key: str) -> Thinking:
    """Return how the computer thinks about the game of that key. Raises InvalidText for a game that there is not."""
    if key not in GAMES:
        raise InvalidText(f"there is no game {key!r}")
    return cast(Thinking, importlib.import_module(f"game.ai.{key}"))


def gain(thinking: Thinking, state: State, action: int) -> int:
    """Return by how many points the action itself changes the lead of its seat; 0 where several choose at once."""
    seat = state.actor
    if seat < 0:
        return 0
    after = state.clone()
    after.apply(action)
    return thinking.lead(after, seat) - thinking.lead(state, seat)


def read_job(job: Job) -> State:
    """Return the observation of the job. Raises InvalidText when it cannot be answered."""
    game = GAMES.get(job.game)
    if game is None or job.version != game.VERSION:
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
        self._thinking = thinking_of(job.game)
        self._search = self._thinking.Search(self._state, self._level.plies)

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return self._search.progress

    def step(self) -> bool:
        """Do a few milliseconds of work; return whether there is more to do."""
        return self._search.step()

    def best(self) -> Best:
        """Return the answer, once `step` returned False."""
        ranking = self._search.ranking()
        action = choose(ranking, self._level, random.Random(self.job.seed))
        gained = gain(self._thinking, self._state, action)
        return Best(self.job.number, action, dict(ranking)[action], gained, tuple(ranking))


def any_action(job: Job) -> Best:
    """Return an answer without thinking, so that a match can go on whatever happens."""
    actions = read_job(job).legal_actions(job.seat)
    return Best(job.number, random.Random(job.seed).choice(actions), 0.0, 0, ())
