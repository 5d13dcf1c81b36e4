"""The speed of Rose King's rules in processor time, through the contract that every game offers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from game.rules import rose_king
from game.rules.core import CHANCE, TERMINAL, State
from tools.benchmarks import Row

RUNS = 7
MATCHES = 2500  # a run
PERSON_MATCHES = 20


def rows() -> list[Row]:
    """Measure and return the rows."""
    play_matches(MATCHES, 0)  # warm
    speeds = [random_play(seed) for seed in range(1, RUNS + 1)]
    persons = sorted(action for seed in range(PERSON_MATCHES) for action in person_actions(seed))
    groups = [persons[start::7] for start in range(7)]
    worst = [group[int(len(group) * 0.99)] for group in groups]
    return [
        Row("Rose King, random play, one core", speeds, "million plies/s", "at least 0.8"),
        Row("legal actions + apply of a person's action, 99th percentile", worst, "ms", "under 1", 4),
    ]


def random_play(seed: int) -> float:
    """Return million plies a second of random matches, chance included."""
    before = time.process_time()
    plies = play_matches(MATCHES, seed)
    return plies / (time.process_time() - before) / 1e6


def play_matches(matches: int, seed: int) -> int:
    """Play random matches and return their plies together."""
    uniform = random.Random(seed).random

    def below(n: int) -> int:
        return int(uniform() * n)

    plies = 0
    for _ in range(matches):
        plies += play_match(rose_king.new_state(), below)
    return plies


def play_match(state: State, below: Callable[[int], int]) -> int:
    """Play the match to its end and return its plies."""
    plies = 0
    while True:
        actor = state.actor
        if actor == TERMINAL:
            return plies
        if actor == CHANCE:
            state.apply(state.sample_chance(below))
        else:
            actions = state.legal_actions()
            state.apply(actions[below(len(actions))])
        plies += 1


def person_actions(seed: int) -> list[float]:
    """Return the milliseconds of every legal_actions + apply of the seats in one match."""
    chance, times, state = random.Random(seed), [], rose_king.new_state()
    while state.actor != TERMINAL:
        if state.actor == CHANCE:
            state.apply(state.sample_chance(chance.randrange))
            continue
        before = time.process_time()
        actions = state.legal_actions()
        state.apply(actions[seed % len(actions)])
        times.append((time.process_time() - before) * 1000)
    return times
