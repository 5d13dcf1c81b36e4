"""What a ply did beside the action itself, for those who show a match: skipped turns, reshuffles."""

from __future__ import annotations

from game.rules.core import CHANCE, TERMINAL
from game.rules.rose_king.board import NOBODY
from game.rules.rose_king.state import State


def skipped_house(before: State, after: State) -> int:
    """Return the house whose turn was skipped by the ply between the two states, -1 when none was.

    A turn ends with a play, or with the card that a draw turned up; then it is the other house's turn, unless that
    house holds five cards of which it can play none (rules 3.6).
    """
    deal = before.actor == CHANCE and not before.drawing
    if deal or after.actor in (CHANCE, TERMINAL) or after.house != before.house:
        return NOBODY
    return 1 - after.house


def is_reshuffled(before: State, after: State) -> bool:
    """Return whether the discard became the new pile in the ply between the two states (rules 3.4)."""
    return before.discard != 0 and after.discard == 0
