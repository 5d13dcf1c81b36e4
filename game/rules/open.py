"""What the state of a game offers in which nothing is hidden and nobody chooses at the same time as others."""

from __future__ import annotations

from typing import Any, Self

from game.rules.core import IllegalAction
from game.rules.slotted import Slotted


class OpenState(Slotted):
    """A part of `core.State`: everybody sees all but the chance to come, which no state knows."""

    __slots__ = ()

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def apply_joint(self, actions: dict[int, int]) -> None:
        """Refuse: nothing in this game is chosen at the same time."""
        raise IllegalAction("no choice of this game is made by all seats at once")

    def observation(self, seat: int | None) -> Self:
        """Return a copy: everything is open."""
        return self.clone()

    def reveals(self, action: int, seat: int) -> bool:
        """Return False: nothing is hidden from anybody."""
        return False

    def resample(self, seat: int | None, rng: Any) -> Self:
        """Return a copy: nothing is hidden from anybody."""
        return self.clone()
