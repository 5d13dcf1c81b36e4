"""What shows one moment of a match after another: its pieces move from the one to the next, and then rest.

A game says how a moment looks and how its pieces get from one to the next.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Generic, TypeVar

from game.view.canvas import Canvas
from game.view.frame import Frame
from game.view.moment import Moment, Presence
from game.view.script import Script, Steps
from game.view.shown import Coming, Placed, Shown
from game.view.stage import Stage
from game.view.table_view import Play

L = TypeVar("L", bound=Shown)


class Showing(Placed, Generic[L]):
    """The moments of a table; flying: the layer of what is over everything else.

    table: the places of the table; a game's own kind of them, as its steps are of its own kind.
    """

    _steps: Steps

    def __init__(self, play_sound: Play, flying: int) -> None:
        self.dirty = True
        self._play = play_sound
        self._stage = Stage()
        self._frame = Frame(flying)
        self._presence = Presence()
        self._canvas: Canvas | None = None
        self._look: L | None = None
        self._before: L | None = None  # what is still shown of a step's beginning until the pieces have arrived
        self._steps = self._no_steps()
        self._to_come: Coming = iter(())
        self.table = self._laid(None)

    # ---- what a game says
    def _laid(self, moment: Moment | None) -> Any:
        """Return the places of the table for a moment, None before the first one."""
        raise NotImplementedError

    def _look_at(self, moment: Moment, anew: bool) -> L:
        """Return how a moment looks; anew: with another position than the one before."""
        raise NotImplementedError

    def _pictures(self) -> Coming:
        """Return the pictures that later moments will show."""
        raise NotImplementedError

    def _no_steps(self) -> Any:
        """Return the steps while nothing happens."""
        return Steps(Script())

    def _way(self, old: L, before: Any, action: int | None, foreign: bool) -> Any:
        """Return the steps from the old look to the one of now; foreign: nobody at this screen chose the action."""
        raise NotImplementedError

    def _actor(self, before: Any) -> int:
        """Return the seat that acts in an observation, or for which chance decides."""
        actor: int = before.actor if before.actor >= 0 else before.turn
        return actor

    def _leave(self, old: L, action: int) -> None:
        """Let what was begun in the old look set out from where it was seen; most games begin nothing."""

    # ---- what is shown
    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self._stage.busy

    @property
    def ready(self) -> bool:
        """Whether the next change may be played: nothing moves, or what moves goes on beside it."""
        return not self._stage.busy or self._stage.now >= self._steps.next_at

    @property
    def look(self) -> L:
        """What is shown."""
        assert self._look is not None, "show comes first"
        return self._look

    def layout(self, canvas: Canvas) -> None:
        """Take over the size of the canvas; nothing moves any more."""
        self._canvas = canvas
        self._frame.forget()
        if self._look is None:
            self.table = self._laid(None)
            return
        self.show(self._look.moment)
        self._to_come = self._pictures()

    def show(self, moment: Moment) -> None:
        """Show the moment at once."""
        first = self._look is None
        self._take(moment)
        if first:
            self._to_come = self._pictures()
        self._stage.show(self.look.pieces)
        self._steps, self._before = self._no_steps(), None

    def play(self, moment: Moment, before: Any, action: int | None) -> None:
        """Animate from what is shown to the moment, reached by the action (None: an undo, a jump)."""
        old = self._look
        if old is None:
            self.show(moment)
            return
        beside = action is not None and self._stage.busy and self.ready
        if not beside:
            self.finish()
            if action is not None:
                self._leave(old, action)
        self._take(moment)
        self._before = old
        self._steps = self._way(old, before, action, moment.kind(self._actor(before)) != "person")
        self._steps.later(self._stage.now)
        start = self._stage.join if beside else self._stage.move_to
        start(self.look.pieces, self._steps.script, moment.preferences.pace)
        if not self._stage.busy:
            self._arrive()

    def refresh(self, moment: Moment) -> None:
        """Take over a moment with the same observation: buttons, chronicle, thinking."""
        if self._look is None:
            self.show(moment)
            return
        self._look = self._look_at(moment, False)
        self._stage.pieces = dict(self._look.pieces)
        self._changed()

    def attend(self, presence: Presence) -> None:
        """Take over how the other machines are doing and the clock of the turn."""
        if presence != self._presence:
            self._presence = presence
            self.dirty = True

    def finish(self) -> None:
        """Jump to the end of every animation."""
        if self._stage.busy:
            self._stage.finish()
            self._arrive()

    def _take(self, moment: Moment) -> None:
        self._look = self._look_at(moment, True)
        self._changed()

    def _arrive(self) -> None:
        """Let everything be as the look of now has it."""
        self._before = None
        self._changed()

    def _changed(self) -> None:
        """Draw anew, also what rests."""
        self._frame.forget()
        self.dirty = True

    def _table_for(self, moment: Moment) -> Any:
        """Return the places for a moment: those of now, the very same, unless it needs others."""
        laid = self._laid(moment)
        if laid != self.table:
            self.table = laid
        return self.table

    def _seen(self, arrives: float) -> L:
        """Return the look of now, the one before until the running step has come to the time at which that changes."""
        if self._before is None or not self._stage.busy or self._stage.now >= arrives:
            return self.look
        return self._before if self._before.table is self.look.table else self.look

    # ---- time
    def fast(self, on: bool) -> None:
        """Run animations four times as fast."""
        self._stage.fast = on

    def update(self) -> None:
        """Advance by one tick."""
        self.dirty = self._advance() or self.dirty
        if not (self.dirty or self._stage.busy or self._look is None or self._canvas is None):
            self._prepare(self._canvas)

    def _advance(self) -> bool:
        """Advance what moves by one tick; return whether the picture changed."""
        moved = self._stage.busy
        changed = self._stage.update()
        if moved and not self._stage.busy:
            self._arrive()
        return changed

    @property
    def _may_move(self) -> bool:
        """Whether something may move by itself, as the settings have it."""
        return self._look is not None and not self.busy and self._look.moment.preferences.pace > 0

    def _prepare(self, canvas: Canvas) -> None:
        """Make the next picture of those to come, while there is nothing to draw."""
        for name, w, h in islice(self._to_come, 1):
            canvas.picture(name, w, h)
