"""What the table of every game is built on: it shows one moment after another, and is pointed at.

A game says how a moment looks, how its pieces get from one to the next, what the pointer means, and draws all that.
"""

from __future__ import annotations

from copy import copy
from typing import Any, TypeVar

from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.moment import Moment
from game.view.pointer import TablePointer
from game.view.refusal import Refusal
from game.view.showing import Showing
from game.view.shown import Offer, Resting, Shown
from game.view.table_view import Intent, Play
from game.view.told import Row, Told

L = TypeVar("L", bound=Shown)


class Tabletop(Showing[L]):
    """The common ground of the tables. Its pointer is of the game's own kind."""

    _pointer: TablePointer[Any]

    def __init__(self, play_sound: Play, flying: int, pointer: TablePointer[Any]) -> None:
        self._pointer = pointer
        self._refusal = Refusal()
        self._resting = Resting()
        self._offer = Offer()
        self._hinted: int | None = None
        self._hint_words = ""
        self._told = Told()
        super().__init__(play_sound, flying)

    # ---- what a game says
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
    def refresh(self, moment: Moment) -> None:
        """Take over a moment with the same observation: buttons, chronicle, thinking."""
        super().refresh(moment)
        self._pointer.follow(self.look, anew=False)

    def update(self) -> None:
        """Advance by one tick."""
        super().update()
        self.dirty = self._told.shining.update(self._may_move) or self.dirty

    def _take(self, moment: Moment) -> None:
        super()._take(moment)
        self._hinted = None
        self._told.forget()
        self._refusal.stop()
        self._pointer.follow(self.look)
        self._resting.renew(self._pointer.hovered)

    def _advance(self) -> bool:
        said = self._refusal.update()
        return super()._advance() or said

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
        offered = self._hinted is not None or self._told.shining.points
        self._pointer.keys |= self._offer.hear(event) and offered
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
        """Let spots shine until told otherwise; keys go on from what stands for the action, and Enter means it."""
        self._told.shining.begin(spots, action is not None, Box(*self.lectern))
        self._offer.stands = action is not None
        if action is not None and self._look is not None:
            self._focus_on(action)
        self._changed()
