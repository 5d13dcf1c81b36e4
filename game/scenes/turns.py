"""Tells persons that it is their turn: the table is turned, a banner says a name, a bell rings after a wait."""

from __future__ import annotations

from collections.abc import Callable

from game.match import Match
from game.scenes.announcer import Announcer
from game.scenes.show import Show
from game.scenes.terms import Terms


class Turns:
    """Watches the turns of a match as they are shown. held: whether a mouse button is down."""

    def __init__(self, match: Match, show: Show, announcer: Announcer, terms: Terms,
                 play: Callable[[str], object]) -> None:  # fmt: skip
        self.held = False
        self._match, self._show, self._announcer, self._play = match, show, announcer, play
        self._terms = terms
        self._awaited: int | None = None  # the ply at which this screen waited for a computer or another machine

    def update(self) -> None:
        """Advance by one tick."""
        actor = self._match.actor
        if actor >= 0 and actor not in self._terms.persons:
            self._awaited = len(self._match.log)
        elif actor < 0 and not self._match.is_over:
            return  # chance decides at once
        elif self._show.is_settled:
            self._call(actor)

    def _call(self, actor: int) -> None:
        if actor in self._terms.persons and self._awaited is not None and self._awaited < len(self._match.log):
            self._play("bell")  # not after an undo
        self._awaited = None
        if actor in self._terms.persons and actor != self._show.seat and not self.held:
            self._turn_to(actor)  # not while a button is held: a click ends on what it began on

    def _turn_to(self, actor: int) -> None:
        """Between persons at one screen: lay the next one's hand at the bottom, once the last move was seen.

        A game with secrets needs a curtain here before the hand is turned.
        """
        self._show.turn_to(actor)
        self._announcer.turn(actor)
