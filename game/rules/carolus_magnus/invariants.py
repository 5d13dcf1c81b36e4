"""What holds in every position (rules 1.5), and a sentence for whatever does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.carolus_magnus.board import NOBODY
from game.rules.carolus_magnus.invariants_course import course_problems
from game.rules.carolus_magnus.invariants_refill import refill_problems
from game.rules.carolus_magnus.invariants_ring import piece_problems, ring_problems

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State


def problems(state: State) -> list[str]:
    """Return every broken invariant in a sentence each; [] when sound."""
    found = _option_problems(state) or ring_problems(state)
    if found:  # everything else reads the ring
        return found
    found = piece_problems(state) + course_problems(state)
    return found or refill_problems(state)  # which reads whose turn it is


def _option_problems(state: State) -> list[str]:
    found = []
    if state.first not in range(NOBODY, state.players):
        found.append("the seat that chooses first is one of the table's")
    if state.talk and state.players != 4:
        found.append("only of four players are two partners who could talk")
    return found
