"""Tells persons that it is their turn: the table is turned, a banner says a name, a bell rings after a wait."""

from __future__ import annotations

from collections.abc import Callable

from game.match import Match
from game.scenes.announcer import Announcer
from game.scenes.show import Show
from game.scenes.terms import Terms, acting
from game.scenes.veil import Veil

REST = 60  # ticks to see what was shown to all last, before a curtain hides it


class Turns:
    """Watches the turns of a match as they are shown. held: whether a mouse button is down."""

    def __init__(self, match: Match, show: Show, announcer: Announcer, terms: Terms, veil: Veil,
                 play: Callable[[str], object]) -> None:  # fmt: skip
        self.held = False
        self._match, self._show, self._announcer, self._play = match, show, announcer, play
        self._terms, self._veil = terms, veil
        self._awaited: int | None = None  # the ply at which this screen waited for a computer or another machine
        self._seen = len(match.log)
        self._rest = 0  # ticks until a curtain may fall

    def update(self) -> None:
        """Advance by one tick."""
        self._watch()
        seat = acting(self._match, self._terms, self._show.seat)
        if seat in self._terms.persons or self._match.is_over:
            if self._show.is_settled:
                self._call(seat)
        elif self._match.to_act:  # otherwise chance decides at once
            self._awaited = len(self._match.log)

    def hurry(self) -> None:
        """Let the curtain fall without more ado, once nothing moves: whoever presses has seen enough."""
        if self._show.is_settled or self._show.is_looking_back:
            self._rest = 0

    def _watch(self) -> None:
        """Leave time to see what is shown to all now."""
        ply = len(self._match.log)
        if ply > self._seen or self._show.is_looking_back:
            self._rest = REST
        elif self._rest and self._show.is_settled:
            self._rest -= 1
        self._seen = ply

    def _call(self, seat: int | None) -> None:
        if seat is not None and self._awaited is not None and self._awaited < len(self._match.log):
            self._play("bell")  # not after an undo
        self._awaited = None
        if seat is None or self.held or (self._rest and self._veil.will_fall(seat)):
            return
        if self._veil.call(seat):
            self._announcer.turn(seat)  # not while a button is held: a click ends on what it began on
