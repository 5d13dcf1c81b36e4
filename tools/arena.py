#!/usr/bin/env python3
"""Let two computer players meet in pairs of matches with the same chance, seats exchanged, and print the score.

tools/arena.py 3 1 [--pairs N] [--seed N]      level against level; `random` and `greedy` are players too
tools/arena.py 3 1 --game KEY --seats 3        with three seats a pair has six matches: one against two, and the reverse
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.ai.levels import Level, choose, level_of  # noqa: E402
from game.ai.thinking import thinking_of  # noqa: E402
from game.rules.catalog import GAMES  # noqa: E402
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, Game, State  # noqa: E402

Player = Callable[[State, random.Random, int], int]  # an observation, chance, the seat


def computer(key: str, level: Level) -> Player:
    """Return the computer player of a level."""

    def play(state: State, rng: random.Random, seat: int) -> int:
        search = thinking_of(key).Search(state, level.plies)
        while search.step():
            pass
        return choose(search.ranking(), level, rng)

    return play


def play_random(state: State, rng: random.Random, seat: int) -> int:
    """Choose any action."""
    return rng.choice(state.legal_actions(seat))


def play_greedy(state: State, rng: random.Random, seat: int) -> int:
    """Choose the action that leaves the best lead at once; where several choose at once, any."""
    if state.actor == SIMULTANEOUS:
        return play_random(state, rng, seat)
    leads = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        scores = after.scores()
        leads[action] = 2 * scores[seat] - sum(scores)
    best = max(leads.values())
    return rng.choice([action for action, lead in leads.items() if lead == best])


ANCHORS = {"random": play_random, "greedy": play_greedy}


def play_match(game: Game, players: list[Player], seed: int) -> tuple[float, ...]:
    """Return the result by seat: 1 for a win, 0.5 for a draw, 0 for a loss.

    The chance of event number n depends on the seed and n alone, so both matches of a pair meet the same luck.
    """
    state = game.new_state(len(players))
    rng = random.Random(f"players {seed}")
    events = 0
    while state.actor != TERMINAL:
        if state.actor == CHANCE:
            action = state.sample_chance(random.Random(f"chance {seed} {events}").randrange)
            events += 1
            state.apply(action)
        elif state.actor == SIMULTANEOUS:
            choosing = [seat for seat in range(len(players)) if state.legal_actions(seat)]
            state.apply_joint({seat: players[seat](state.observation(seat), rng, seat) for seat in choosing})
        else:
            seat = state.actor
            state.apply(players[seat](state.observation(seat), rng, seat))
    outcome = state.outcome()
    assert outcome is not None
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(len(players)))


def seatings(seats: int) -> list[tuple[bool, ...]]:
    """Return the ways in which two players take the seats of a pair, True for the first: both have the same in all.

    Of an even number each has a half, side by side, as partners sit where there are any.
    """
    if seats % 2 == 0:
        half = seats // 2
        return [(True,) * half + (False,) * half, (False,) * half + (True,) * half]
    alone = [tuple(seat == other for other in range(seats)) for seat in range(seats)]
    return alone + [tuple(not here for here in seating) for seating in alone]


def play_pairs(game: Game, one: Player, other: Player, pairs: int, seed: int = 0, seats: int = 2) -> list[float]:
    """Return for every pair the share of its matches that `one` took, 0 to 1."""
    found = []
    for pair in range(seed, seed + pairs):
        taken = 0.0
        for seating in seatings(seats):
            result = play_match(game, [one if first else other for first in seating], pair)
            taken += sum(share for share, first in zip(result, seating, strict=True) if first)
        found.append(taken / len(seatings(seats)))
    return found


def interval(scores: list[float]) -> tuple[float, float, float]:
    """Return the mean and its 95 % interval, by the spread between the pairs."""
    mean = sum(scores) / len(scores)
    if len(scores) < 2:
        return mean, 0.0, 1.0
    variance = sum((score - mean) ** 2 for score in scores) / (len(scores) - 1)
    reach = 1.96 * math.sqrt(variance / len(scores))
    return mean, max(0.0, mean - reach), min(1.0, mean + reach)


def elo(share: float) -> float:
    """Return the rating difference that gives this share."""
    share = min(max(share, 0.001), 0.999)
    return 400 * math.log10(share / (1 - share))


def player(key: str, name: str) -> Player:
    """Return the player of that name: a number is a level."""
    return ANCHORS[name] if name in ANCHORS else computer(key, level_of(int(name)))


def main() -> int:
    """Play the pairs and print the score; returns the exit code."""
    parser = argparse.ArgumentParser(description="Let two computer players meet in pairs of matches.")
    parser.add_argument("one", help="a level, random or greedy")
    parser.add_argument("other")
    parser.add_argument("--game", default="rose_king", choices=sorted(GAMES))
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    key = arguments.game
    players = (player(key, arguments.one), player(key, arguments.other))
    if arguments.seats not in GAMES[key].SEATS:
        parser.error(f"{key} has not {arguments.seats} seats")
    scores = play_pairs(GAMES[key], *players, arguments.pairs, arguments.seed, arguments.seats)
    mean, low, high = interval(scores)
    count = len(seatings(arguments.seats)) * len(scores)
    print(f"{arguments.one} against {arguments.other}: {mean:.1%} of {count} matches [{low:.1%}, {high:.1%}]")
    print(f"Elo {elo(mean):+.0f} [{elo(low):+.0f}, {elo(high):+.0f}]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
