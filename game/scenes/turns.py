"""Tells persons that it is their turn: the table is turned, a banner says a name, a bell rings after a computer."""

from __future__ import annotations

from collections.abc import Callable

from game.match import Match
from game.scenes.announcer import Announcer
from game.scenes.seats import persons_of
from game.scenes.show import Show


class Turns:
    """Watches the turns of a match as they are shown. held: whether a mouse button is down."""

    def __init__(self, match: Match, show: Show, announcer: Announcer, play: Callable[[str], object]) -> None:
        self.held = False
        self._match, self._show, self._announcer, self._play = match, show, announcer, play
        self._persons = persons_of(match.seats)
        self._awaited: int | None = None  # the ply for which a computer player was thinking

    def update(self) -> None:
        """Advance by one tick."""
        actor = self._match.actor
        if actor >= 0 and actor not in self._persons:
            self._awaited = len(self._match.log)
        elif actor < 0 and not self._match.is_over:
            return  # chance decides at once
        elif self._show.is_settled:
            self._call(actor)

    def _call(self, actor: int) -> None:
        if actor in self._persons and self._awaited is not None and self._awaited < len(self._match.log):
            self._play("bell")  # not after an undo
        self._awaited = None
        if actor in self._persons and actor != self._show.seat and not self.held:  # a click ends on what it began on
            self._turn_to(actor)

    def _turn_to(self, actor: int) -> None:
        """Between persons at one screen: lay the next one's hand at the bottom, once the last move was seen.

        A game with secrets needs a curtain here before the hand is turned.
        """
        self._show.turn_to(actor)
        self._announcer.turn(actor)
