"""Carolus Magnus' table: joins the look, the stage, the picking and the frame (contract: `game.view.table_view`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Any

from game.rules import carolus_magnus as rules
from game.view import commands
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import (
    chronicle,
    coming,
    geometry,
    ghosts,
    hand,
    lectern,
    names,
    panel_head,
    picking,
    pointing,
    spots,
    status,
    words_visit,
)
from game.view.carolus_magnus.choreography import steps
from game.view.carolus_magnus.frame import Drawn, pictures_to_come
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.pointer import Pointer
from game.view.moment import Moment
from game.view.script import Steps
from game.view.shown import Coming, Place
from game.view.table_view import Play
from game.view.tabletop import Tabletop
from game.view.told import Row

MENDED = 100.0  # ms of a step after which the still picture is as it needs it, so that there is time for other work


class CarolusTable(Tabletop[Look]):
    """The table of one match. Made by `game.view.carolus_magnus.view()`."""

    table: geometry.Table
    _pointer: Pointer

    def __init__(self, play_sound: Play = contract.silence) -> None:
        super().__init__(play_sound, names.FLYING, Pointer())
        self._foresight = pointing.Foresight()
        self._coming: Iterator[None] = iter(())  # lands that will be shown
        self._walking = False  # they belong to the running step

    # ---- what is shown
    def _laid(self, moment: Moment | None) -> geometry.Table:
        w, h = self._canvas.size if self._canvas else (geometry.MIN_W, geometry.MIN_H)
        text_scale = self._canvas.text_scale if self._canvas else 1.0
        players = moment.observation.players if moment else 2
        return geometry.layout(w, h, players, text_scale, moment is not None and moment.replaying)

    def _look_at(self, moment: Moment, anew: bool) -> Look:
        return Look(moment, self._table_for(moment))

    def _pictures(self) -> Coming:
        return pictures_to_come(self.look)

    def play(self, moment: Moment, before: rules.State, action: int | None) -> None:
        """Animate from what is shown to the moment, reached by the action (None: an undo, a jump)."""
        old = self._look
        told = action is None and old is not None and moment.observation == before
        if told and moment.replaying == self.look.moment.replaying:
            self.finish()  # only whose turn it is was told: what somebody has in hand stays there
            self.refresh(moment)
            return
        super().play(moment, before, action)

    def _leave(self, old: Look, action: int) -> None:
        hand.leave(self._stage, old, self._pointer, action)

    def _way(self, old: Look, before: rules.State, action: int | None, foreign: bool) -> Steps:
        walked = rules.steps_of(action) if action is not None else None
        self._walking = walked is not None
        if walked is not None:
            soon = coming.of_step(before, walked, self.look.state, self.table.board, lit=True)
            self._coming = coming.portions(self._canvas, soon)
        return steps(self.look, old, action, foreign, self._play)

    def _take(self, moment: Moment) -> None:
        self._pointer.wanted = None
        super()._take(moment)
        soon = coming.wanted(self.look.state, self.table.board, self.table.text_scale)
        self._coming = chain(coming.portions(self._canvas, soon), coming.coasts(self._canvas, self.look))

    # ---- time
    def _advance(self) -> bool:
        changed = super()._advance()
        if self._walking and self._stage.busy and self._stage.now > MENDED:
            next(self._coming, None)
        return changed

    def _prepare(self, canvas: Canvas) -> None:
        super()._prepare(canvas)
        next(self._coming, None)

    # ---- pointing
    def _can_press(self, spot: str | None) -> bool:
        return picking.can_press(self.look, spot, self._pointer.colour)

    def _moved(self, event: Any, was: Pointer) -> None:
        if was.lifted == self._pointer.lifted:
            super()._moved(event, was)
            return
        self._refusal.stop()
        self._play("tick" if self._pointer.lifted else "click")
        self._changed()

    def _focus_on(self, action: int) -> None:
        self._pointer.put_back()
        found = pointing.spots_of(self.look, action)
        if found:
            self._pointer.focus = found[0]
            self._pointer.wanted = found[1] if len(found) > 1 else None

    def _rows(self, canvas: Canvas) -> list[Row]:
        return chronicle.rows(canvas, self.look)

    def place_of(self, spot: str) -> Box | None:
        return spots.land_with(self.look, spot) if spot.startswith("land:") else spots.box_of(self.look, spot)

    def warning(self, action: int) -> str | None:
        """Return the question before an action, None if there is nothing to ask."""
        asked = self.look.moment.preferences.warnings
        return words_visit.warning(self.look.state, action, asked and action != self._hinted, asked)  # a hint says it

    def targets(self) -> dict[str, Place]:
        """Return the boxes of what can be clicked now: "knight:red", "court", "land:F", "step:2", "disc:3", buttons."""
        return hand.targets(self.look, self._pointer.lifted is not None)

    @property
    def aside(self) -> Place:
        """Of the column of somebody else what is below its head, above the buttons and beside the board."""
        seat = self._look.moment.seat if self._look is not None else None
        return self.table.aside(seat)

    @property
    def lectern(self) -> Place:
        """The middle of the ring, over supply and dice: courts and lands are what a lesson speaks of."""
        return lectern.lectern(self.look)

    def seat_box(self, seat: int) -> Place | None:
        """Return the panel of a seat."""
        return self.table.seats[seat].box if 0 <= seat < len(self.table.seats) else None

    # ---- drawing
    def draw(self, canvas: Canvas, remainder: float = 0.0) -> None:
        """Draw the whole table."""
        look, pointer, still = self.look, self._pointer, not self._stage.busy
        raised = pointer.raised
        lifted = hand.left_out(look, raised) if still else frozenset()
        told = self._seen(self._steps.turn_at)
        drawn = Drawn(look, self._seen(self._steps.count_at), told)
        self._frame.draw(canvas, drawn, self._stage, lifted, remainder)
        if still:
            then = self._foresight.then(look, pointer, self._hinted)
            pointing.under(canvas, look, pointer, then)
            if then is not None:
                ghosts.numbers(canvas, look, then)
        self._told.shining.in_hand = pointer.lifted is not None
        self._told.draw(canvas, self.place_of, self.busy)
        panel_head.attendance(canvas, told, self._presence)
        self._refusal.draw(canvas, partial(pointing.refused, look))
        status.ribbon(canvas, told, self._presence, *self._remark(), pointer.lifted is not None)
        pointing.draw_button(canvas, look, pointer)
        self._stage.draw_effects(canvas, remainder)
        self._frame.draw_flying(canvas, drawn)
        if still:
            pointing.over(canvas, look, pointer, self._hinted, self._told.shining.coach)
        self.dirty = False

    def _remark(self) -> tuple[str, bool]:
        """Return what is said on the ribbon instead of whose turn it is, and whether that is a hint."""
        if self._refusal.text or self._hinted is None or not self._hint_words:
            said = "" if self._stage.busy else commands.remark(self.look.moment, self._resting.asked(self.pointed))
            return self._refusal.text or said, False
        return self._hint_words, True
