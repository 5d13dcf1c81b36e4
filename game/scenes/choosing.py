"""What the persons and computer players of one screen choose: proposed one thing at a time, and awaited."""

from __future__ import annotations

from collections.abc import Callable

from game.match import Match
from game.rules.core import SIMULTANEOUS
from game.scenes import table_dialogs
from game.scenes.computer import Computers
from game.scenes.scene import Context
from game.scenes.show import Show
from game.scenes.terms import Terms, acting

TICKS_OF_A_TENTH = 6


class Choosing:
    """Chooses for the seats of this screen. poll: is called when something has been sent and may have come back."""

    def __init__(
        self, context: Context, match: Match, terms: Terms, show: Show, computers: Computers, poll: Callable[[], object]
    ) -> None:
        self._context, self._match, self._terms, self._show = context, match, terms, show
        self._computers, self._poll = computers, poll
        self._waits = False  # something was proposed and has not come back yet
        self._asker = -1  # the seat for which it was, -1 for none
        self._to_act: tuple[int, ...] = ()  # as it was shown last

    @property
    def seat(self) -> int | None:
        """The seat that is to choose at this screen now, None while nobody here is."""
        return acting(self._match, self._terms, self._show.seat)

    @property
    def person(self) -> int | None:
        """The same where a person sits there, else None."""
        seat = self.seat
        return seat if seat in self._terms.persons else None

    @property
    def waits(self) -> bool:
        """Whether something was proposed and has not come back yet: until then nothing else can be."""
        return self._waits

    def choose(self, action: int) -> None:
        """Propose an action of the person who is to choose, after the question that the view may have about it."""
        seat = self.person
        if seat is None:
            return
        question = self._show.view.warning(action)
        if question is None:
            self._propose(seat, action)
            return
        moment = (len(self._match.log), seat)

        def confirmed() -> None:
            if moment == (len(self._match.log), self.person):
                self._propose(moment[1], action)

        table_dialogs.ask(self._context, question, confirmed)

    def take_back(self, ask: Callable[[], bool]) -> bool:
        """Ask for something back; return whether that is allowed."""
        if self._waits or not ask():
            return False
        self._waits, self._asker = True, -1
        return True

    def ask_hint(self) -> None:
        """Look for a good action of the person who is to choose, where that is fair."""
        seat = self.person
        if seat is not None and self._terms.hints:
            self._computers.ask_hint(seat)

    def work(self, is_watched: bool) -> None:
        """Advance by one tick: let the computer players of this machine think and act.

        is_watched: whether somebody looks, who is to see what happened before a computer acts again.
        """
        self._computers.update()
        self._see_choices()
        self._let_computer_play(is_watched)

    def drop(self) -> None:
        """Take note that the match went on, or that what was proposed last will not come back."""
        self._waits = False
        self._computers.drop()

    def _propose(self, seat: int, action: int) -> None:
        if self._waits:
            return
        self._waits, self._asker = True, seat
        self._match.propose(seat, action)
        self._poll()
        self._see_choices()

    def _see_choices(self) -> None:
        """Show who has chosen: where several choose at the same time nothing else of the table changes."""
        if self._match.to_act == self._to_act:
            return
        self._to_act = self._match.to_act
        if self._asker not in self._to_act:
            self._waits = False
        if self._match.actor == SIMULTANEOUS:
            self._show.refresh()

    def _let_computer_play(self, is_watched: bool) -> None:
        seat = self.seat
        if self._waits or seat is None or seat in self._terms.persons:
            return
        self._computers.think(seat)
        if is_watched and not self._show.is_settled:
            return
        action = self._computers.move(self._context.settings.least_thinking * TICKS_OF_A_TENTH)
        if action is not None:
            self._propose(seat, action)
