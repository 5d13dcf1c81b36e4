"""The computer players of a table: asked once a turn, heard when a person has had the time to follow."""

from __future__ import annotations

from typing import Protocol

from game.rules.core import State


class Thinker(Protocol):
    """A computer player of one game, working beside the loop. It is asked one thing at a time."""

    def ask(self, observation: State, level: int) -> None:
        """Begin to look for an action of the observation's actor; what was asked before is dropped."""

    def answer(self) -> int | None:
        """Return the action once it is found, None until then. Never waits."""

    def cancel(self) -> None:
        """Drop what was asked."""

    def close(self) -> None:
        """End the work for good."""


class Computers:
    """Counts the ticks of a computer player's turn.

    asked: the ply it was asked at, -1 while nobody thinks.
    """

    def __init__(self, thinker: Thinker) -> None:
        self.asked = -1
        self._thinker = thinker
        self._ticks = 0

    def think(self, observation: State, level: int, ply: int) -> None:
        """Ask for the action at this ply; asking again for the same ply changes nothing."""
        if self.asked == ply:
            return
        self.asked, self._ticks = ply, 0
        self._thinker.ask(observation, level)

    def update(self) -> None:
        """Advance by one tick."""
        self._ticks += 1

    def answer(self, least: int) -> int | None:
        """Return the action, not before `least` ticks have passed; then nobody thinks any more."""
        if self.asked < 0 or self._ticks < least:
            return None
        action = self._thinker.answer()
        if action is not None:
            self.asked = -1
        return action

    def drop(self) -> None:
        """Stop thinking: the position is gone."""
        if self.asked >= 0:
            self.asked = -1
            self._thinker.cancel()

    def close(self) -> None:
        """End the work for good."""
        self.asked = -1
        self._thinker.close()
