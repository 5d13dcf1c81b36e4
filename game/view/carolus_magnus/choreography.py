"""How the table gets from one moment to the next: who flies when, and what is heard.

A look is what `look.Look` offers: `state`, `moment`, `ring`, `pieces` (those of the ring, the middle and the panels).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Protocol

from game.view.carolus_magnus.ring import Ring
from game.view.moment import Moment
from game.view.script import Pieces, Script
from game.view.table_view import Play


class Shown(Protocol):
    """What the choreography reads of a look."""

    moment: Moment
    state: Any
    ring: Ring
    pieces: Pieces


@dataclass(slots=True)
class Steps:
    """The script of one step; all times in ms of the script.

    count_at: when numbers in the panels change. turn_at: when the turn passes. next_at: from when on another step may
    run beside this one, infinite where none may.
    """

    script: Script
    count_at: float = 0.0
    turn_at: float = 0.0
    next_at: float = math.inf


def steps(look: Shown, before: Shown, action: int | None, foreign: bool, play: Play) -> Steps:
    """Return how the table gets from `before` to `look` by an action (None: everything glides by itself)."""
    raise NotImplementedError
