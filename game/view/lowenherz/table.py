"""Löwenherz' table: joins look, stage, picking, the side and the dialogues (contract: `game.view.table_view`)."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.rules.lowenherz import State
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.commands import COMMANDS
from game.view.lowenherz import asides, card, chronicle, geometry, names, picking, pointing, side
from game.view.lowenherz.choreography import steps
from game.view.lowenherz.contest import Contest
from game.view.lowenherz.frame import Drawn, pictures_to_come
from game.view.lowenherz.land import Land
from game.view.lowenherz.look import Look
from game.view.lowenherz.pointer import Pointer
from game.view.lowenherz.preview import Foresight
from game.view.lowenherz.princes import named
from game.view.lowenherz.steps import Steps
from game.view.moment import Moment
from game.view.script import Script
from game.view.shown import Coming, Place
from game.view.table_view import Intent, Play
from game.view.tabletop import Tabletop
from game.view.told import Row

#: commands that belong to the buttons beside the board, also while a dialogue is open
BESIDE = frozenset(COMMANDS) - {"back"} | {"fast"}


class LowenherzTable(Tabletop[Look]):
    """The table of one match. Made by `game.view.lowenherz.view()`."""

    table: geometry.Table
    _pointer: Pointer
    _steps: Steps

    def __init__(self, play_sound: Play = contract.silence) -> None:
        super().__init__(play_sound, names.FLYING, Pointer())
        self._land = Land()
        self._foresight = Foresight()
        self._contest = Contest(play_sound)

    # ---- what is shown
    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self._stage.busy or self._contest.busy

    @property
    def ready(self) -> bool:
        """Whether the next change may be played."""
        return not self.busy

    def _laid(self, moment: Moment | None) -> geometry.Table:
        w, h = self._canvas.size if self._canvas else (geometry.MIN_W, geometry.MIN_H)
        text_scale = self._canvas.text_scale if self._canvas else 1.0
        players = moment.observation.players if moment else 4
        return geometry.layout(w, h, players, text_scale, moment is not None and moment.replaying)

    def _look_at(self, moment: Moment, anew: bool) -> Look:
        return Look(moment, self._table_for(moment))

    def _pictures(self) -> Coming:
        return pictures_to_come(self.look)

    def _no_steps(self) -> Steps:
        return Steps(Script())

    def show(self, moment: Moment) -> None:
        """Show the moment at once."""
        super().show(moment)
        self._land.show(self.look.scene)
        self._contest.show(self.look)

    def play(self, moment: Moment, before: State, action: int | None) -> None:
        """Animate from what is shown to the moment, reached by the action (None: an undo, a jump)."""
        self.finish()
        old = self._look
        super().play(moment, before, action)
        if old is not None:
            self._contest.play(self.look, old, action)

    def _way(self, old: Look, before: State, action: int | None, foreign: bool) -> Steps:
        made = steps(self.look, old, action, foreign, self._play)
        self._land.begin(self.look.scene, made.spread, made.spread_at)
        return made

    def refresh(self, moment: Moment) -> None:
        """Take over a moment with the same observation: buttons, chronicle, thinking."""
        super().refresh(moment)
        self._contest.show(self.look)

    def _arrive(self) -> None:
        """Let the land and the numbers be those of the look."""
        self._land.show(self.look.scene)
        super()._arrive()

    def finish(self) -> None:
        """Jump to the end of every animation."""
        if self._contest.busy:
            self._contest.finish()
            self.dirty = True
        super().finish()

    # ---- time
    def fast(self, on: bool) -> None:
        """Run animations four times as fast."""
        super().fast(on)
        self._contest.fast = on

    def _advance(self) -> bool:
        """Advance by one tick. What the dialogue shows comes first: the board waits for it."""
        shows = self._contest.busy
        changed = self._contest.update()
        return (self._refusal.update() if shows else super()._advance()) or changed

    def _prepare(self, canvas: Canvas) -> None:
        super()._prepare(canvas)
        self._contest.prepare(canvas, self.look)

    # ---- pointing
    def _skips(self, event: Any) -> bool:
        return super()._skips(event) and not self._contest.busy

    def _choose(self, event: Any) -> Intent | None:
        if not self._belongs_to_contest(event):
            self._contest.leave()
            return super()._choose(event)
        intent = self._contest.handle(event, self.look)
        self._pointer.leave()
        self.dirty = True
        return intent

    def _belongs_to_contest(self, event: Any) -> bool:
        """Return whether an event is one for the open dialogue, or for what it shows: keys, the mouse at its place."""
        if not (self._contest.is_open or self._contest.busy):
            return False
        if event.kind == "command":
            return event.command not in BESIDE
        return event.kind in ("wheel", "text", "key") or self._contest.holds(event.x, event.y)

    def _can_press(self, spot: str | None) -> bool:
        return spot in picking.targets(self.look, self._pointer)

    def _focus_on(self, action: int) -> None:
        self._hint_words = named(self._hint_words, self.look.owner_name)
        self._contest.hint(action, self.look, self._hint_words)
        self._pointer.picked = None
        spot = pointing.spot_of(action)
        if spot is not None:
            self._pointer.focus = spot

    def _rows(self, canvas: Canvas) -> list[Row]:
        return [] if self._contest.is_open else chronicle.rows(canvas, self.look)  # a dialogue lies on them

    def place_of(self, spot: str) -> Box | None:
        asked = self._contest.targets(self.look) if self._contest.is_open else {}
        return asked.get(spot) or picking.box_of(self.look, self._pointer, spot)

    def warning(self, action: int) -> str | None:
        """Return the question before an action, None if there is nothing to ask."""
        asked = self.look.moment.preferences.warnings and action != self._hinted  # a hint has said it
        return asides.warning(self.look, action) or (pointing.warning(self.look, action) if asked else None)

    def targets(self) -> dict[str, Place]:
        """Return the boxes of what can be clicked now: "field:c3", "edge:c3-d3", "option:0", and those beside."""
        stops = card.called(picking.targets(self.look, self._pointer), self.look, self._pointer.picked)
        found: dict[str, Place] = dict(stops)
        return found | (self._contest.targets(self.look) if self._contest.is_open else {})

    @property
    def aside(self) -> Place:
        """The left column, with the frame of the board beside it."""
        return self.table.aside

    @property
    def lectern(self) -> Place:
        """The left column below the panels, as wide as what is asked leaves it."""
        return self.table.lectern(self._contest.is_open)

    def seat_box(self, seat: int) -> Place | None:
        """Return the panel of a seat."""
        return self.table.panels[seat] if 0 <= seat < len(self.table.panels) else None

    # ---- drawing
    def draw(self, canvas: Canvas, remainder: float = 0.0) -> None:
        """Draw the whole table."""
        look, pointer = self.look, self._pointer
        if self._contest.covers(canvas):
            self._contest.draw(canvas, look)
            self.dirty = False
            return
        drawn = Drawn(look, self._numbers(), pointer, self._stage, self._land, remainder)
        self._frame.draw(canvas, drawn, self._stage, frozenset(), remainder)
        if not self._stage.busy:
            then = self._foresight.then(look, pointing.action(look, pointer, self._hinted))
            pointing.board(canvas, look, pointer, self._land, then, self._hinted)
        self._told.shining.in_hand = pointer.picked is not None
        self._told.draw(canvas, self.place_of, self.busy)
        side.over(canvas, look, pointer)
        side.remark(canvas, look, self._presence, self._remark(), pointer)
        self._refusal.draw(canvas, partial(picking.box_of, look, pointer))
        self._stage.draw_effects(canvas, remainder)
        self._frame.draw_flying(canvas, drawn)
        if self._contest.busy or not self._stage.busy:
            self._contest.draw(canvas, look, self._refusal.text, self._presence.clock)
        if not self.busy:
            if self._contest.is_open:  # what is asked covers what shines on the board
                self._told.shining.draw(canvas, self.place_of)
            asides.draw(canvas, look, self.pointed, pointer.pressed)
            pointing.focus(canvas, look, pointer)
            side.slip(canvas, look, pointer)
        self._land.prepare(canvas)  # in the first frame of a step, which shows the old picture once more
        self.dirty = False

    def _numbers(self) -> Look:
        """Return the look whose numbers the panels show."""
        return self._seen(self._steps.count_at)

    def _remark(self) -> str:
        """Return what is said in the status in place of whose turn it is."""
        begun = pointing.remark(self.look, self._pointer, self._resting.asked(self.pointed))
        return self._refusal.text or begun or (self._hint_words if self._hinted is not None else "")
