"""The levels of the computer players: how far each looks, and how loosely it chooses among what it found.

Depth and looseness, never seconds: a level is as strong on a slow machine as on a fast one, and a seed repeats it.
How strong each is stands with every game (`game/ai/<game>/__init__.py`), as `tools/arena.py` measured it: the share of
the matches, and the 95 % interval.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from game.language import N_

Ranking = list[tuple[int, float]]  # (action, value for who is to move), best first


@dataclass(frozen=True, slots=True)
class Level:
    """One strength. name: to be looked up in the catalogue when it is drawn.

    plies: turns looked ahead. looseness: in points; an action that is worse by as much is chosen about a third as often
    as the best one. 0 always chooses the best.
    """

    number: int
    name: str
    plies: int
    looseness: float


LEVELS = (
    Level(1, N_("Page"), 1, 8.0),
    Level(2, N_("Squire"), 1, 0.0),
    Level(3, N_("Knight"), 2, 0.0),
    Level(4, N_("Earl"), 3, 0.0),
)
STRONGEST = LEVELS[-1].number


def level_of(number: int) -> Level:
    """Return the level of that number; the nearest where there is none, as in a save of a later version."""
    return LEVELS[min(max(number, 1), len(LEVELS)) - 1]


def choose(ranking: Ranking, level: Level, rng: random.Random) -> int:
    """Return the action the level plays out of the ranking; equals are drawn."""
    best = ranking[0][1]
    if level.looseness == 0:
        return rng.choice([action for action, value in ranking if value == best])
    weights = [math.exp((value - best) / level.looseness) for _, value in ranking]
    return rng.choices([action for action, _ in ranking], weights)[0]
