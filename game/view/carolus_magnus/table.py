"""Carolus Magnus' table: joins the look, the stage, the picking and the frame (contract: `game.view.table_view`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.rules import carolus_magnus as rules
from game.view import table_view as contract
from game.view.canvas import Canvas
from game.view.carolus_magnus import (
    coming,
    geometry,
    ghosts,
    hand,
    names,
    panel_head,
    picking,
    pointing,
    status,
    words_visit,
)
from game.view.carolus_magnus.choreography import Steps, steps
from game.view.carolus_magnus.frame import Drawn, pictures_to_come
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.pointer import Pointer
from game.view.carolus_magnus.refusal import Refusal
from game.view.moment import Moment
from game.view.script import Script
from game.view.table_view import Intent, Play
from game.view.tabletop import Tabletop


class CarolusTable(Tabletop):
    """The table of one match. Made by `game.view.carolus_magnus.view()`."""

    def __init__(self, play_sound: Play = contract.silence) -> None:
        super().__init__(play_sound, names.FLYING)
        self.table = geometry.layout(geometry.MIN_W, geometry.MIN_H, 2)
        self._pointer = Pointer()
        self._foresight = pointing.Foresight()
        self._look: Look | None = None
        self._before: Look | None = None  # whose numbers and turn stand until those of the look have arrived
        self._steps = Steps(Script())
        self._refusal = Refusal()
        self._coming: Iterator[None] = iter(())  # lands that will be shown
        self._walking = False  # they belong to the running step

    # ---- what is shown
    @property
    def ready(self) -> bool:
        """Whether the next change may be played: nothing moves, or what moves goes on beside it."""
        return not self._stage.busy or self._stage.now >= self._steps.next_at

    @property
    def look(self) -> Look:
        """What is shown."""
        assert self._look is not None, "show comes first"
        return self._look

    def layout(self, canvas: Canvas) -> None:
        """Take over the size of the canvas; nothing moves any more."""
        self._canvas = canvas
        self._frame.forget()
        if self._look is not None:
            self.show(self._look.moment)
            self._to_come = pictures_to_come(self.look)
        else:
            self.table = self._laid(self.table.players, False)

    def show(self, moment: Moment) -> None:
        """Show the moment at once."""
        first = self._look is None
        self._take(moment)
        if first:
            self._to_come = pictures_to_come(self.look)
        self._stage.show(self.look.pieces)
        self._steps, self._before = Steps(Script()), None

    def play(self, moment: Moment, before: rules.State, action: int | None) -> None:
        """Animate from what is shown to the moment, reached by the action (None: an undo, a jump)."""
        old = self._look
        if old is None:
            self.show(moment)
            return
        if action is None and moment.observation == before and moment.replaying == old.moment.replaying:
            self.finish()  # only whose turn it is was told: what somebody has in hand stays there
            self.refresh(moment)
            return
        beside = action is not None and self._stage.busy and self.ready
        if not beside:
            self.finish()
        if action is not None and not beside:
            hand.leave(self._stage, old, self._pointer, action)
        self._before = old
        self._take(moment)
        actor = before.actor if before.actor >= 0 else before.turn
        foreign = moment.kind(actor) != "person"
        walked = rules.steps_of(action) if action is not None else None
        self._walking = walked is not None
        if walked is not None:
            soon = coming.of_step(before, walked, self.look.state, self.table.board)
            self._coming = coming.portions(self._canvas, soon)
        self._steps = steps(self.look, old, action, foreign, self._play)
        if beside:
            self._steps.later(self._stage.now)
        start = self._stage.join if beside else self._stage.move_to
        start(self.look.pieces, self._steps.script, moment.preferences.pace)

    def refresh(self, moment: Moment) -> None:
        """Take over a moment with the same observation: buttons, chronicle, thinking."""
        if self._look is None:
            self.show(moment)
            return
        self._look = Look(moment, self._table_for(moment))
        self._stage.pieces = dict(self._look.pieces)
        self._pointer.follow(self._look, anew=False)
        self._frame.forget()
        self.dirty = True

    def _take(self, moment: Moment) -> None:
        self._look = Look(moment, self._table_for(moment))
        soon = coming.wanted(self.look.state, self.table.board, self.table.text_scale)
        self._coming = coming.portions(self._canvas, soon)
        self._hinted = None
        self._refusal.stop()
        self._pointer.wanted = None
        self._pointer.follow(self._look)
        self._frame.forget()
        self.dirty = True

    def _table_for(self, moment: Moment) -> geometry.Table:
        """Return the places for a moment: those of now, unless the number of players or a replay needs others."""
        players = moment.observation.players
        laid = self._laid(players, moment.replaying)
        if laid != self.table:
            self.table = laid
        return self.table

    def _laid(self, players: int, replaying: bool) -> geometry.Table:
        w, h = self._canvas.size if self._canvas else (geometry.MIN_W, geometry.MIN_H)
        text_scale = self._canvas.text_scale if self._canvas else 1.0
        return geometry.layout(w, h, players, text_scale, replaying)

    def finish(self) -> None:
        """Jump to the end of every animation."""
        super().finish()
        self._before = None

    # ---- time
    def update(self) -> None:
        """Advance by one tick."""
        if self._stage.update():
            self.dirty = True
        self.dirty = self._refusal.update() or self.dirty
        self._make_a_picture()
        walking = self._stage.busy and self._walking
        if self._canvas is not None and (walking or not (self.dirty or self._stage.busy)):
            next(self._coming, None)

    # ---- pointing
    @property
    def pointed(self) -> str | None:
        """What is pointed at, as `spots` names it."""
        return self._pointer.pointed

    def handle(self, event: Any) -> Intent | None:
        """Return what the person wants by this event. What still moves is finished first by a press."""
        if self._look is None:
            return None
        if self._skips(event):
            self.finish()
        before, pointed = self._pointer.mark(), self._pointer.pointed
        lifted = self._pointer.lifted
        intent = self._pointer.handle(event, self.look)
        if self._pointer.mark() != before:
            self._moved(event, pointed, lifted)
        if intent is not None and intent.kind == contract.REFUSED:
            self._refusal.start(intent.text, self._pointer.pointed)
            self._play("refuse")
            self.dirty = True
        return intent

    def _moved(self, event: Any, pointed: str | None, lifted: tuple[int, int] | None) -> None:
        """React to another spot that is pointed at, or another knight in hand."""
        self.dirty = True
        spot = self._pointer.pointed
        if lifted != self._pointer.lifted:
            self._frame.forget()
            self._refusal.stop()
            self._play("tick" if self._pointer.lifted else "click")
        elif event.kind == "move" and pointed != spot:
            self._refusal.stop()
            if picking.can_press(self.look, spot, self._pointer.colour):
                self._play("hover")

    def hint(self, action: int, words: str = "") -> None:
        """Point at an action until the next change; keys go on from there."""
        self._hinted, self._hint_words = action, words
        self._pointer.hovered = None
        self._pointer.put_back()
        found = pointing.spots_of(self.look, action)
        if found:
            self._pointer.focus = found[0]
            self._pointer.wanted = found[1] if len(found) > 1 else None
        self._frame.forget()
        self.dirty = True

    def warning(self, action: int) -> str | None:
        """Return the question before an action, None if there is nothing to ask."""
        asked = self.look.moment.preferences.warnings
        return words_visit.warning(self.look.state, action, asked and action != self._hinted, asked)  # a hint says it

    def targets(self) -> dict[str, tuple[float, float, float, float]]:
        """Return the boxes of what can be clicked now: "knight:red", "court", "land:F", "step:2", "disc:3", buttons."""
        return hand.targets(self.look, self._pointer.lifted is not None)

    @property
    def controls(self) -> tuple[float, float, float, float]:
        """The place of a replay's controls, where the buttons are otherwise."""
        return self.table.controls

    @property
    def aside(self) -> tuple[float, float, float, float]:
        """Of the column of somebody else what is below its head, above the buttons and beside the board."""
        seat = self._look.moment.seat if self._look is not None else None
        return self.table.aside(seat)

    @property
    def calling(self) -> float:
        """The height of the ribbon: what is called covers what whoever acts is told, and no land."""
        return self.table.ribbon.y + self.table.ribbon.h * status.WORDS_Y

    @property
    def talk_knob(self) -> tuple[float, float]:
        """The other end of the chronicle's title, a little over its rim: the first line begins below it."""
        return self.table.chronicle.x + 8, self.table.chronicle.y - 2

    def seat_box(self, seat: int) -> tuple[float, float, float, float] | None:
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
        panel_head.attendance(canvas, told, self._presence)
        self._refusal.draw(canvas, look)
        status.ribbon(canvas, told, self._presence, *self._remark())
        pointing.draw_button(canvas, look, pointer)
        self._stage.draw_effects(canvas, remainder)
        self._frame.draw_flying(canvas, drawn)
        if still:
            pointing.over(canvas, look, pointer, self._hinted)
        self.dirty = False

    def _seen(self, arrives: float) -> Look:
        """Return the look of now, the one before until the running step has come to the time at which that changes."""
        if self._before is None or not self._stage.busy or self._stage.now >= arrives:
            return self.look
        return self._before if self._before.table is self.look.table else self.look

    def _remark(self) -> tuple[str, bool]:
        """Return what is said on the ribbon instead of whose turn it is, and whether that is a hint."""
        if self._refusal.text or self._hinted is None or not self._hint_words:
            said = "" if self._stage.busy else pointing.remark(self.look, self._pointer.pointed)
            return self._refusal.text or said, False
        return self._hint_words, True
