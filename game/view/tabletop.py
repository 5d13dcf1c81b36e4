"""What the table of every game is built on: it shows one moment after another, moves its pieces, and is pointed at.

A game says how a moment looks, how its pieces get from one to the next, what the pointer means, and draws all that.
"""

from __future__ import annotations

from copy import copy
from itertools import islice
from typing import Any, Generic, TypeVar

from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.frame import Frame
from game.view.moment import Moment, Presence
from game.view.refusal import Refusal
from game.view.script import Script, Steps
from game.view.shown import Coming, Offer, Placed, Pointing, Resting, Shown
from game.view.stage import Stage
from game.view.table_view import Intent, Play
from game.view.told import Row, Told

L = TypeVar("L", bound=Shown)


class Tabletop(Placed, Generic[L]):
    """The common ground of the tables; flying: the layer of what is over everything else.

    table: the places of the table; a game's own kind of them, as its pointer and its steps are of its own kind.
    """

    _pointer: Pointing
    _steps: Steps

    def __init__(self, play_sound: Play, flying: int, pointer: Pointing) -> None:
        self.dirty = True
        self._play = play_sound
        self._stage = Stage()
        self._frame = Frame(flying)
        self._presence = Presence()
        self._canvas: Canvas | None = None
        self._pointer = pointer
        self._refusal = Refusal()
        self._resting = Resting()
        self._look: L | None = None
        self._before: L | None = None  # what is still shown of a step's beginning until the pieces have arrived
        self._steps = self._no_steps()
        self._to_come: Coming = iter(())
        self._hinted: int | None = None
        self._hint_words = ""
        self._offer = Offer()
        self._told = Told()
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

    def _can_press(self, spot: str | None) -> bool:
        """Return whether something happens when a spot is pressed."""
        raise NotImplementedError

    def _focus_on(self, action: int) -> None:
        """Let the keys go on from what stands for an action."""
        raise NotImplementedError

    def _rows(self, canvas: Canvas) -> list[Row]:
        """Return the lines of the chronicle that are shown, with their places."""
        raise NotImplementedError

    def place_of(self, spot: str) -> Box | None:
        """Return where a spot of the board lies, None where it is not there any more."""
        raise NotImplementedError

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
        self._pointer.follow(self._look, anew=False)
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
        self._hinted = None
        self._told.forget()
        self._refusal.stop()
        self._pointer.follow(self._look)
        self._resting.renew(self._pointer.hovered)
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
        self.dirty = self._told.shining.update(self._may_move) or self.dirty
        if not (self.dirty or self._stage.busy or self._look is None or self._canvas is None):
            self._prepare(self._canvas)

    def _advance(self) -> bool:
        """Advance what moves by one tick; return whether the picture changed."""
        said, moved = self._refusal.update(), self._stage.busy
        changed = self._stage.update()
        if moved and not self._stage.busy:
            self._arrive()
        return said or changed

    @property
    def _may_move(self) -> bool:
        """Whether something may move by itself, as the settings have it."""
        return self._look is not None and not self.busy and self._look.moment.preferences.pace > 0

    def _prepare(self, canvas: Canvas) -> None:
        """Make the next picture of those to come, while there is nothing to draw."""
        for name, w, h in islice(self._to_come, 1):
            canvas.picture(name, w, h)

    # ---- pointing
    @property
    def pointed(self) -> str | None:
        """The spot that is pointed at, as the game names it."""
        return self._pointer.pointed

    def handle(self, event: Any) -> Intent | None:
        """Return what the person wants by this event. What still moves is finished first by a press."""
        if self._look is None:
            return None
        if self._skips(event):
            self.finish()
        was = copy(self._pointer)
        self._pointer.keys |= self._offer.hear(event) and self._hinted is not None
        read = self._told.hear(event, self._pointer, self._canvas, self._rows, self.table.chronicle)
        intent = read or self._choose(event)
        self._resting.hear(event, self.pointed)
        if self._pointer.mark() != was.mark():
            self._moved(event, was)
        self.dirty = self._told.stirs or self.dirty
        if intent is not None and intent.kind == contract.REFUSED:
            self._refusal.start(intent.text, self._pointer.pointed)
            self._play("refuse")
            self.dirty = True
        return intent

    def _skips(self, event: Any) -> bool:
        """Return whether an event ends what still moves."""
        return self._stage.busy and (event.kind == "down" or (event.kind == "command" and event.command != "fast"))

    def _choose(self, event: Any) -> Intent | None:
        """Return what an event wants by what it points at."""
        return self._pointer.handle(event, self.look)

    def _moved(self, event: Any, was: Any) -> None:
        """React to what is pointed at otherwise now. was: the pointer before."""
        self.dirty = True
        if event.kind == "move" and was.pointed != self._pointer.pointed:
            self._refusal.stop()
            if self._can_press(self._pointer.pointed):
                self._play("hover")

    def hint(self, action: int, words: str = "") -> None:
        """Point at an action until the next change; keys go on from there."""
        self._hinted, self._hint_words, self._offer.stands = action, words, True
        self._pointer.hovered = None
        self._focus_on(action)
        self._changed()

    def shine(self, spots: tuple[str, ...], action: int | None = None) -> None:
        """Let spots shine until told otherwise; keys go on from what stands for the action."""
        self._told.shining.begin(spots, action is not None, Box(*self.lectern))
        if action is not None and self._look is not None:
            self._focus_on(action)
        self._changed()
