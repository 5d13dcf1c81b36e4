"""The levels of the computer players: how far each looks, and how loosely it chooses among what it found.

Depth and looseness, never seconds: a level is as strong on a slow machine as on a fast one, and a seed repeats it.
Measured for Rose King with `tools/arena.py`, share of the matches and 95 % interval:

    Page against random play   85 % [82, 88]   400 matches
    Squire against Page        66 % [61, 71]   400
    Knight against Squire      74 % [70, 79]   400
    Earl against Knight        68 % [62, 75]   200

For Carolus Magnus with two, three and four seats; three: one against two and two against one, four: team against team:

    Page against random play  100 %  50       100 %  36       100 %  40
    Squire against Page        75 % [66, 84]   83 % [76, 91]   74 % [64, 84]   100, 84, 80 matches
    Knight against Squire      70 % [62, 79]   55 % [48, 63]   66 % [56, 76]   120, 102, 100
    Earl against Knight        73 % [64, 82]   58 % [47, 70]   63 % [52, 75]   100, 60, 60

With three seats the two upper steps are small: from so many matches it is not certain that there are any.

For Löwenherz with two seats, from few matches:

    Page against random play  100 %             2 matches
    Squire against Page        75 % [53, 97]   12
    Knight against Squire      85 % [70, 100]  20
    Earl against Knight        75 % [56, 94]   24

With three and four seats only Page against random play was measured: alone against all others it won 2 of 2 each.
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
