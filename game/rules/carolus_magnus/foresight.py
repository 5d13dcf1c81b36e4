"""What can be said of what comes, for previews and computer players alike; pure questions, nothing is changed.

`visit` tells what a stop of the emperor would bring now, also while knights are still to be played; `after_placing` is
the position to ask after some of them. `threats`, `takers` and the like tell what the open reserves allow next turn.
"""

from game.rules.carolus_magnus.stops import Visit, after_placing, arms_of_sides, counting, visit
from game.rules.carolus_magnus.threats import (
    Taker,
    Threat,
    can_act_twice,
    cheapest_way,
    is_safe,
    keys,
    knights_to_play,
    lead,
    needed,
    possible_gain,
    reach_of,
    takeable,
    takers,
    threats,
)

__all__ = [
    "Taker",
    "Threat",
    "Visit",
    "after_placing",
    "arms_of_sides",
    "can_act_twice",
    "cheapest_way",
    "counting",
    "is_safe",
    "keys",
    "knights_to_play",
    "lead",
    "needed",
    "possible_gain",
    "reach_of",
    "takeable",
    "takers",
    "threats",
    "visit",
]
