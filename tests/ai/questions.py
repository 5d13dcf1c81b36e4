"""Questions to the computer players, and waiting for their answers."""

from __future__ import annotations

import random
import time

from game.ai.messages import Best, Info, Job, Notice
from game.rules import rose_king as rk
from tests.rules.random_play import random_match

PATIENCE = 20.0  # seconds until a test gives a worker up


def positions(count, seed=0):
    """Return that many positions of random matches in which somebody has a choice."""
    rng = random.Random(seed)
    found = []
    while len(found) < count:
        match = [state.clone() for state, _ in random_match(rk, 2, None, rng.randrange(10**6))]
        found += rng.sample(
            [state for state in match if len(state.legal_actions(state.actor)) > 1 and state.actor >= 0], 2
        )
    return found[:count]


def question(state, job=1, level=3, seed=0):
    """Return the job of finding an action in the position."""
    return Job(job, rk.KEY, rk.VERSION, state.actor, state.to_text(), level, seed)


def wait_for_best(players, job=1):
    """Return (Best, everything else heard meanwhile) of the job, polled as a loop does."""
    heard: list[Info | Notice | Best] = []
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for answer in players.poll():
            if isinstance(answer, Best) and answer.job == job:
                return answer, heard
            heard.append(answer)
        time.sleep(0.001)
    raise AssertionError(f"no answer within {PATIENCE} seconds")
