"""Löwenherz' table: joins look, stage, picking, the side and the dialogues (contract: `game.view.table_view`)."""

from __future__ import annotations

from typing import Any

from game.rules.lowenherz import State
from game.view import table_view as contract
from game.view.canvas import Canvas
from game.view.lowenherz import asides, card, geometry, names, picking, pointing, side
from game.view.lowenherz.choreography import steps
from game.view.lowenherz.contest import Contest
from game.view.lowenherz.frame import Drawn, pictures_to_come
from game.view.lowenherz.land import Land
from game.view.lowenherz.look import Look
from game.view.lowenherz.pointer import Pointer
from game.view.lowenherz.preview import Foresight
from game.view.lowenherz.refusal import Refusal
from game.view.lowenherz.steps import Steps
from game.view.moment import Moment
from game.view.script import Script
from game.view.table_view import Intent, Play
from game.view.tabletop import Tabletop

#: commands that belong to the buttons beside the board, also while a dialogue is open
BESIDE = frozenset({"undo", "redo", "hint", "menu", "log", "look_back", "fast"})


class LowenherzTable(Tabletop):
    """The table of one match. Made by `game.view.lowenherz.view()`."""

    def __init__(self, play_sound: Play = contract.silence) -> None:
        super().__init__(play_sound, names.FLYING)
        self.table = geometry.layout(geometry.MIN_W, geometry.MIN_H, 4)
        self._land = Land()
        self._pointer = Pointer()
        self._foresight = Foresight()
        self._refusal = Refusal()
        self._contest = Contest(play_sound)
        self._look: Look | None = None
        self._before: Look | None = None  # whose numbers stand until those of the look have arrived
        self._steps = Steps(Script())

    # ---- what is shown
    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self._stage.busy or self._contest.busy

    @property
    def ready(self) -> bool:
        """Whether the next change may be played."""
        return not self.busy

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
        self._land.show(self.look.scene)
        self._contest.show(self.look)
        self._steps, self._before = Steps(Script()), None

    def play(self, moment: Moment, before: State, action: int | None) -> None:
        """Animate from what is shown to the moment, reached by the action (None: an undo, a jump)."""
        self.finish()
        old = self._look
        if old is None:
            self.show(moment)
            return
        self._take(moment)
        self._before = old
        actor = before.actor if before.actor >= 0 else before.turn
        foreign = 0 <= actor < len(moment.seats) and moment.seats[actor].kind != "person"
        self._steps = steps(self.look, old, action, foreign, self._play)
        self._land.begin(self.look.scene, self._steps.spread, self._steps.spread_at)
        self._stage.move_to(self.look.pieces, self._steps.script, moment.preferences.pace)
        self._contest.play(self.look, old, action)
        if not self._stage.busy:
            self._arrive()

    def refresh(self, moment: Moment) -> None:
        """Take over a moment with the same observation: buttons, chronicle, thinking."""
        if self._look is None:
            self.show(moment)
            return
        self._look = Look(moment, self._table_for(moment))
        self._stage.pieces = dict(self._look.pieces)
        self._pointer.follow(self._look, anew=False)
        self._contest.show(self._look)
        self._frame.forget()
        self.dirty = True

    def _take(self, moment: Moment) -> None:
        self._look = Look(moment, self._table_for(moment))
        self._hinted = None
        self._refusal.stop()
        self._pointer.follow(self._look)
        self._frame.forget()
        self.dirty = True

    def _arrive(self) -> None:
        """Let the land and the numbers be those of the look."""
        self._land.show(self.look.scene)
        self._before = None
        self._frame.forget()
        self.dirty = True

    def _table_for(self, moment: Moment) -> geometry.Table:
        """Return the places for a moment: those of now, unless the number of players or a replay needs others."""
        laid = self._laid(moment.observation.players, moment.replaying)
        if laid != self.table:
            self.table = laid
        return self.table

    def _laid(self, players: int, replaying: bool) -> geometry.Table:
        w, h = self._canvas.size if self._canvas else (geometry.MIN_W, geometry.MIN_H)
        text_scale = self._canvas.text_scale if self._canvas else 1.0
        return geometry.layout(w, h, players, text_scale, replaying)

    def finish(self) -> None:
        """Jump to the end of every animation."""
        if self._contest.busy:
            self._contest.finish()
            self.dirty = True
        if self._stage.busy:
            super().finish()
            self._arrive()

    # ---- time
    def fast(self, on: bool) -> None:
        """Run animations four times as fast."""
        super().fast(on)
        self._contest.fast = on

    def update(self) -> None:
        """Advance by one tick. What the dialogue shows comes first: the board waits for it."""
        was_busy, shows = self._stage.busy, self._contest.busy
        changed = [self._refusal.update(), self._contest.update()]
        if not shows:
            changed.append(self._stage.update())
        if was_busy and not self._stage.busy:
            self._arrive()
        self.dirty = any(changed) or self.dirty
        self._make_a_picture()

    # ---- pointing
    @property
    def pointed(self) -> str | None:
        """What is pointed at, as `picking` names it."""
        return self._pointer.pointed

    def handle(self, event: Any) -> Intent | None:
        """Return what the person wants by this event. What still moves is finished first by a press."""
        if self._look is None:
            return None
        if self._skips(event) and not self._contest.busy:
            self.finish()
        before, pointed = self._pointer.mark(), self._pointer.pointed
        if self._belongs_to_contest(event):
            intent = self._contest.handle(event, self.look)
            self._pointer.leave()
            self.dirty = True
        else:
            self._contest.leave()
            intent = self._pointer.handle(event, self.look)
        if self._pointer.mark() != before:
            self._moved(event, pointed)
        if intent is not None and intent.kind == contract.REFUSED:
            self._refusal.start(intent.text, self._pointer.pointed)
            self._play("refuse")
            self.dirty = True
        return intent

    def _belongs_to_contest(self, event: Any) -> bool:
        """Return whether an event is one for the open dialogue, or for what it shows: keys, the mouse at its place."""
        if not (self._contest.is_open or self._contest.busy):
            return False
        if event.kind == "command":
            return event.command not in BESIDE
        return event.kind in ("wheel", "text", "key") or self._contest.holds(event.x, event.y)

    def _moved(self, event: Any, pointed: str | None) -> None:
        """React to another spot that is pointed at."""
        self.dirty = True
        spot = self._pointer.pointed
        if event.kind == "move" and pointed != spot:
            self._refusal.stop()
            if spot in picking.targets(self.look, self._pointer):
                self._play("hover")

    def hint(self, action: int, words: str = "") -> None:
        """Point at an action until the next change; keys go on from there."""
        self._hinted, self._hint_words = action, words
        self._pointer.hovered = None
        self._contest.hint(action, self.look)
        spot = pointing.spot_of(action)
        if spot is not None:
            self._pointer.focus = spot
        self._frame.forget()
        self.dirty = True

    def warning(self, action: int) -> str | None:
        """Return the question before an action, None if there is nothing to ask."""
        asked = self.look.moment.preferences.warnings and action != self._hinted  # a hint has said it
        return asides.warning(self.look, action) or (pointing.warning(self.look, action) if asked else None)

    def targets(self) -> dict[str, tuple[float, float, float, float]]:
        """Return the boxes of what can be clicked now: "field:c3", "edge:c3-d3", "option:0", and those beside."""
        stops = card.called(picking.targets(self.look, self._pointer), self.look, self._pointer.picked)
        found: dict[str, tuple[float, float, float, float]] = dict(stops)
        return found | (self._contest.targets(self.look) if self._contest.is_open else {})

    @property
    def controls(self) -> tuple[float, float, float, float]:
        """The place of a replay's controls, where the buttons are otherwise."""
        return self.table.controls

    @property
    def aside(self) -> tuple[float, float, float, float]:
        """The left column, with the frame of the board beside it."""
        return self.table.aside

    @property
    def talk_knob(self) -> tuple[float, float]:
        """The upper corner of the chronicle."""
        return self.table.talk_knob

    @property
    def calling(self) -> float:
        """The height of the boxes below the board, so that no field is covered."""
        return self.table.status.centre[1]

    def seat_box(self, seat: int) -> tuple[float, float, float, float] | None:
        """Return the panel of a seat."""
        return self.table.panels[seat] if 0 <= seat < len(self.table.panels) else None

    # ---- drawing
    def draw(self, canvas: Canvas, remainder: float = 0.0) -> None:
        """Draw the whole table."""
        look, pointer = self.look, self._pointer
        if self._contest.covers(canvas):
            self._contest.draw(canvas, look, remainder)
            self.dirty = False
            return
        drawn = Drawn(look, self._numbers(), pointer, self._stage, self._land, remainder)
        self._frame.draw(canvas, drawn, self._stage, frozenset(), remainder)
        if not self._stage.busy:
            then = self._foresight.then(look, pointing.action(look, pointer, self._hinted))
            pointing.board(canvas, look, pointer, self._land, then, self._hinted)
        side.over(canvas, look, pointer)
        side.remark(canvas, look, self._presence, self._remark(), pointer)
        self._refusal.draw(canvas, look, pointer)
        self._stage.draw_effects(canvas, remainder)
        self._frame.draw_flying(canvas, drawn)
        if self._contest.busy or not self._stage.busy:
            self._contest.draw(canvas, look, remainder)
        if not self.busy:
            asides.draw(canvas, look, pointer.pointed, pointer.pressed)
            pointing.focus(canvas, look, pointer)
            side.slip(canvas, look, pointer)
        self._land.prepare(canvas)  # in the first frame of a step, which shows the old picture once more
        self.dirty = False

    def _numbers(self) -> Look:
        """Return the look whose numbers the panels show."""
        if self._before is None or not self._stage.busy or self._stage.now >= self._steps.count_at:
            return self.look
        return self._before if self._before.table is self.look.table else self.look

    def _remark(self) -> str:
        """Return what is said in the status in place of whose turn it is."""
        begun = pointing.remark(self.look, self._pointer)
        return self._refusal.text or begun or (self._hint_words if self._hinted is not None else "")
