"""The speed of the rules of every game in processor time, through the contract that all of them offer."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from game.rules import carolus_magnus, lowenherz, rose_king
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, Game, State
from tools.benchmarks import Row

RUNS = 7
PERSON_MATCHES = 20
GAMES: tuple[tuple[str, Game, int, int, float], ...] = (  # name, rules, seats, matches a run, million plies/s at least
    ("Rose King", rose_king, 2, 2500, 0.8),
    ("Carolus Magnus of two", carolus_magnus, 2, 600, 0.15),
    ("Carolus Magnus of four", carolus_magnus, 4, 600, 0.15),
    ("Löwenherz of two", lowenherz, 2, 300, 0.06),
    ("Löwenherz of four", lowenherz, 4, 300, 0.06),
)


def rows() -> list[Row]:
    """Measure and return the rows."""
    found = []
    for name, game, seats, matches, goal in GAMES:
        play_matches(game, seats, matches, 0)  # warm
        speeds = [random_play(game, seats, matches, seed) for seed in range(1, RUNS + 1)]
        found.append(Row(f"{name}, random play, one core", speeds, "million plies/s", f"at least {goal}"))
    for name, game in (("Rose King", rose_king), ("Carolus Magnus", carolus_magnus), ("Löwenherz", lowenherz)):
        persons = sorted(action for seed in range(PERSON_MATCHES) for action in person_actions(game, seed))
        groups = [persons[start::7] for start in range(7)]
        worst = [group[int(len(group) * 0.99)] for group in groups]
        what = f"{name}, legal actions + apply of a person's action, 99th percentile"
        found.append(Row(what, worst, "ms", "under 1", 4))
    return found


def random_play(game: Game, seats: int, matches: int, seed: int) -> float:
    """Return million plies a second of random matches, chance included."""
    before = time.process_time()
    plies = play_matches(game, seats, matches, seed)
    return plies / (time.process_time() - before) / 1e6


def play_matches(game: Game, seats: int, matches: int, seed: int) -> int:
    """Play random matches and return their plies together."""
    uniform = random.Random(seed).random

    def below(n: int) -> int:
        return int(uniform() * n)

    plies = 0
    for _ in range(matches):
        plies += play_match(game.new_state(seats), below)
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
        elif actor == SIMULTANEOUS:
            state.apply_joint({seat: actions[below(len(actions))] for seat, actions in choices(state)})
        else:
            actions = state.legal_actions()
            state.apply(actions[below(len(actions))])
        plies += 1


def choices(state: State) -> list[tuple[int, list[int]]]:
    """Return (seat, actions) of everybody who chooses where several do at once."""
    return [(seat, actions) for seat in range(len(state.scores())) if (actions := state.legal_actions(seat))]


def person_actions(game: Game, seed: int) -> list[float]:
    """Return the milliseconds of every legal_actions + apply of the seats in one match."""
    chance, times, state = random.Random(seed), [], game.new_state(game.SEATS[0])
    while state.actor != TERMINAL:
        if state.actor == CHANCE:
            state.apply(state.sample_chance(chance.randrange))
            continue
        before = time.process_time()
        if state.actor == SIMULTANEOUS:
            state.apply_joint({seat: actions[seed % len(actions)] for seat, actions in choices(state)})
        else:
            actions = state.legal_actions()
            state.apply(actions[seed % len(actions)])
        times.append((time.process_time() - before) * 1000)
    return times
