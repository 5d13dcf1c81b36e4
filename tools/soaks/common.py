"""What the soaks of all games share."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.rules.core import Game, State

Policy = Callable[[Any, random.Random], int]  # the next action of a seat, from the position


class BrokenInvariant(Exception):
    """A rule does not hold; the message names it and shows the position."""


class Watch(Protocol):
    """The history of one match that a state does not hold, and the invariants that need it."""

    def after(self, before: Any, action: int, state: Any) -> None:
        """Check everything that must hold after the ply. Raises BrokenInvariant."""


class Figures(Protocol):
    """What many matches were like."""

    def add(self, state: Any, watch: Any, plies: int) -> None:
        """Count a finished match."""

    def lines(self) -> list[str]:
        """Return the figures in words."""


@dataclass
class NoWatch:
    """For a game of which nothing more is known than that its states have no problems."""

    def after(self, before: State, action: int, state: State) -> None:
        """Check nothing."""


@dataclass
class Ends:
    """How matches of any game ended, and how long they were."""

    reasons: list[str] = field(default_factory=list)
    plies: list[int] = field(default_factory=list)

    def add(self, state: State, watch: object, plies: int) -> None:
        """Count a finished match."""
        outcome = state.outcome()
        assert outcome is not None
        self.reasons.append(outcome.reason)
        self.plies.append(plies)

    def lines(self) -> list[str]:
        """Return the figures in words."""
        matches = len(self.plies)
        shares = [f"{reason} {self.reasons.count(reason) / matches:.1%}" for reason in sorted(set(self.reasons))]
        return [f"matches {matches}, all invariants kept", *shares, f"plies a match {spread(self.plies)}"]


def spread(values: Sequence[int]) -> str:
    """Return the smallest, the largest and the mean value in words."""
    return f"{min(values)} to {max(values)}, mean {sum(values) / len(values):.1f}"


def shown(game: Game, before: State, action: int, state: State) -> str:
    """Return a ply as text: the position before, the action, the position after."""
    return f"{before.to_text()}{game.action_to_text(before, action)}\n{state.to_text()}"
