"""What the persons and computer players of one screen choose: proposed one thing at a time, and awaited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.language import _
from game.match import Match
from game.rules.core import SIMULTANEOUS
from game.scenes import table_dialogs
from game.scenes.computer import Computers
from game.scenes.lookback import since_last_turn
from game.scenes.reasons import why_off
from game.scenes.scene import Context
from game.scenes.show import Show
from game.scenes.terms import Terms, acting
from game.scenes.veil import Veil
from game.view import table_view as wants
from game.view.input import Event
from game.view.moment import Moment

TICKS_OF_A_TENTH = 6


class Choosing:
    """Chooses for the seats of this screen. poll: is called when something has been sent and may have come back."""

    def __init__(
        self, context: Context, match: Match, terms: Terms, show: Show, veil: Veil, computers: Computers,
        poll: Callable[[], object],
    ) -> None:  # fmt: skip
        self._context, self._match, self._terms, self._show = context, match, terms, show
        self._veil, self._computers, self._poll = veil, computers, poll
        self._waits = False  # something was proposed and has not come back yet
        self._asker = -1  # the seat for which it was, -1 for none
        self._to_act: tuple[int, ...] = ()  # as it was shown last
        self._curious: int | None = None  # the seat for which a hint was asked before it looks at its secrets

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
    def last_turn(self) -> int | None:
        """After how many plies the last turn of whoever looks at the table was over; None where nothing followed it."""
        looker = self._show.seat if self._show.seat is not None else self.person
        return since_last_turn(self._match.log, looker, self._match.actor)

    def complete(self, moment: Moment) -> Moment:
        """Return the moment of the newest position with what the person who is to choose may do now."""
        seat, seats = self.person, self._match.seats
        return replace(
            moment,
            actions=self._veil.actions(seat),
            may_look=self._veil.may_look(seat),
            chosen=tuple(one for one in range(len(seats)) if self._match.has_chosen(one)),
            can_undo=self._terms.can_undo(),
            can_redo=self._terms.can_redo(),
            can_hint=seat is not None and self._terms.hints,
            can_look_back=self.last_turn is not None,
            undo_rule=self._terms.undo_rule,
            off=why_off(self._match, seat),
            thinking=seat is None and any(not seats[one].is_person for one in self._match.to_act),
        )

    def status(self) -> dict[str, object]:
        """Return what a test outside the process wants to know: who is asked, for what, and who sees it."""
        found = self._show.view.targets().keys() - wants.CONTROLS
        return {
            "asked": self.person,
            "choices": [] if self._waits else sorted(found),
            "seen_by": self._show.seat,
            "looking_back": self._show.is_looking_back,
        }

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
        self._veil.cover()
        return True

    def ask_hint(self) -> None:
        """Look for a good action of the person who is to choose, where that is fair.

        Where the person's secrets are covered the curtain falls first, or the hint would tell the others of them.
        """
        seat = self.person
        if seat is None or not self._terms.hints:
            return
        if self._veil.hides(seat):
            self._curious = seat
            self._veil.toggle(seat)
        else:
            self._computers.ask_hint(seat)

    def waits_for_hint(self, event: Event) -> bool:
        """Return whether an event comes too early, and say so: Enter after a hint means what that will point at."""
        early = event.kind == "command" and event.command == "confirm" and self._computers.is_hinting
        if early:
            self._context.toast(_("Thinking …"))
        return early

    def looks_again(self) -> None:
        """Take note that whoever looked elsewhere sees the table again: a hint may wait for that."""
        if self._veil.is_lifted:
            return  # until the curtain comes back
        seat, self._curious = self._curious, None
        if seat is not None and seat == self.person and not self._veil.hides(seat):
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
        if seat == self._show.seat:
            self._veil.cover()
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
