"""Who may see secrets at this screen: where several persons share it, only who asked the others to look away."""

from __future__ import annotations

from collections.abc import Callable

from game.match import Match
from game.rules.core import SIMULTANEOUS, State
from game.scenes.curtain import Curtain
from game.scenes.lookback import since_last_turn
from game.scenes.scene import Context
from game.scenes.show import Show
from game.scenes.terms import Terms
from game.view.view_package import Secrets, ViewPackage


class Veil:
    """Keeps the secrets of the seats of one screen from one another. A game without `Secrets` has none.

    turn_to: shows the table from the side of a seat, or as everybody may see it.

    Everything is shown as nobody in particular sees it, but while a seat chooses unseen: then it alone looks. What it
    chose is covered before it is carried out, so what follows is seen by all; and it stays covered where the same seat
    may go on while others look.
    """

    def __init__(self, context: Context, match: Match, terms: Terms, show: Show, package: ViewPackage,
                 turn_to: Callable[[int | None], object]) -> None:  # fmt: skip
        self._context, self._match, self._terms, self._show = context, match, terms, show
        self._turn_to = turn_to
        self._secrets = package if isinstance(package, Secrets) else None
        self._alone: int | None = None  # the seat that alone looks at the screen as long as it goes on choosing
        self._called: int | None = None
        self._back: int | None = None  # the seat before whom the curtain falls again, once all have looked back

    @property
    def is_drawn(self) -> bool:
        """Whether persons of several seats look at this screen, who have secrets from one another."""
        return self._secrets is not None and len(self._terms.persons) > 1

    def actions(self, seat: int | None) -> tuple[int, ...]:
        """Return what may be offered to the person at the seat on the screen as it is now."""
        if seat is None:
            return ()
        own = self._own(seat)
        if self._secrets is None or not self._covers(seat):
            return tuple(own.legal_actions(seat))
        return tuple(self._secrets.open_actions(own, seat))

    def may_look(self, seat: int | None) -> bool:
        """Return whether the person at the seat can look at what nobody else may see, or cover it again."""
        if seat is None or self._secrets is None or not self.is_drawn:
            return False
        return self._secrets.has_secrets(self._own(seat), seat)

    def hides(self, seat: int | None) -> bool:
        """Return whether something that the seat may see is not shown."""
        return self._covers(seat) and self.may_look(seat)

    def cover(self) -> None:
        """Show again what everybody may see: before a choice is carried out."""
        if self.is_drawn and self._show.seat is not None:
            self._turn_to(None)
        if self._match.actor == SIMULTANEOUS:
            self._alone = None  # what all have chosen is shown to all, so nobody looks alone afterwards

    def notice(self) -> None:
        """Take note who is to choose now, long before that is shown: once it is another seat nobody looks alone."""
        if self._match.to_act and self._alone not in self._match.to_act:
            self._alone = None
        if self._back not in self._match.to_act:
            self._back = None

    def will_fall(self, seat: int) -> bool:
        """Return whether the curtain falls, once the seat is called, before what is shown to all now."""
        if not self.is_drawn or self._show.seat is not None or self._alone == seat:
            return False
        return self._back == seat or not self.actions(seat)

    @property
    def is_lifted(self) -> bool:
        """Whether the curtain comes back: it was raised only to show to all what happened."""
        return self._back is not None

    def call(self, seat: int) -> bool:
        """Let the person at the seat choose; return whether it is somebody else's turn than at the last call.

        Without secrets the table is turned to that side. With them the curtain falls where nothing may be shown.
        """
        if not self.is_drawn:
            if seat == self._show.seat:
                return False
            self._turn_to(seat)
            return True
        is_new, self._called = seat != self._called, seat
        if self._show.seat == seat:
            return is_new
        if self._alone == seat and not self.actions(seat):
            self._turn_to(seat)
            return is_new
        self._alone = None  # what can be chosen while others look needs no open hand
        if self._show.seat is not None:
            self._turn_to(None)
        elif self.will_fall(seat):
            self._fall(seat, must=not self.actions(seat))
        return is_new

    def toggle(self, seat: int | None) -> None:
        """Let the person at the seat look at the own secrets, or cover them again."""
        if seat is None or self._secrets is None or not self.may_look(seat):
            return
        if self._show.seat == seat and self._secrets.open_actions(self._own(seat), seat):
            self._alone = None
            self._turn_to(None)
        elif self._show.seat != seat:
            self._fall(seat, must=False)

    def _covers(self, seat: int | None) -> bool:
        return self.is_drawn and self._show.seat != seat

    def _own(self, seat: int) -> State:
        return self._match.observation(seat)

    def _fall(self, seat: int, must: bool) -> None:
        """Let the curtain fall before the screen; whoever raises it looks alone.

        What happened is shown to all, with everything covered, and then the curtain falls again.
        """
        assert self._secrets is not None, "without secrets there is no curtain"
        self._alone = self._back = None  # whoever leaves it closed does not look
        name = self._show.looks[seat].name
        ply = since_last_turn(self._match.log, seat, self._match.actor)

        def alone() -> None:
            self._alone = seat
            self._turn_to(seat)

        def look_back() -> None:
            if ply is not None:
                self._back = seat
                self._turn_to(None)
                self._show.look_back(ply)

        draw = self._secrets.draw_curtain
        self._context.stack.push(
            Curtain(self._context, name, draw, alone, look_back if ply is not None else None, must)
        )
