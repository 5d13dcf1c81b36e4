"""Rose King's table: joins the look, the stage, the picking and the frame (contract: `game.view.table_view`)."""

from __future__ import annotations

from typing import Any

from game.rules import rose_king as rules
from game.view import table_view as contract
from game.view.canvas import Canvas
from game.view.moment import Moment
from game.view.rose_king import geometry, overlay, panel, picking, pieces, pointing, words
from game.view.rose_king.choreography import steps
from game.view.rose_king.frame import Drawn, pictures_to_come
from game.view.rose_king.look import Look, near_house
from game.view.rose_king.pieces import card_name
from game.view.rose_king.pointer import Pointer, stops
from game.view.rose_king.preview import Preview, preview
from game.view.rose_king.rise import Rise
from game.view.rose_king.steps import Steps
from game.view.script import Script
from game.view.table_view import Intent, Play
from game.view.tabletop import Tabletop
from game.view.tween import count_up

REFUSAL_TICKS = 200  # how long a reason stays
CALLING = 0.135  # of the height, from above: where large words cross the table


class RoseKingTable(Tabletop):
    """The table of one match. Made by `game.view.rose_king.view()`."""

    def __init__(self, play_sound: Play = contract.silence) -> None:
        super().__init__(play_sound, pieces.FLYING)
        self.table = geometry.layout(geometry.MIN_W, geometry.MIN_H)
        self._pointer = Pointer()
        self._look: Look | None = None
        self._steps = Steps(Script())
        self._from = (0, 0)
        self._house = rules.NOBODY  # whose turn it was before the running step
        self._rise = Rise()
        self._said, self._said_ticks = "", 0

    # ---- what is shown
    @property
    def ready(self) -> bool:
        """Whether the next change may be played: nothing moves, or a card of the deal has left the pile."""
        return not self._stage.busy or self._stage.now >= self._steps.next_at

    @property
    def look(self) -> Look:
        """What is shown."""
        assert self._look is not None, "show comes first"
        return self._look

    def layout(self, canvas: Canvas) -> None:
        """Take over the size of the canvas; nothing moves any more."""
        self.table = geometry.layout(*canvas.size)
        self._canvas = canvas
        self._frame.forget()
        if self._look is not None:
            self.show(self._look.moment)
            self._to_come = pictures_to_come(self._look)

    def show(self, moment: Moment) -> None:
        """Show the moment at once."""
        if self._look is None:
            self._to_come = pictures_to_come(Look(moment, self.table, rules.RED))
        self._take(moment)
        self._stage.show(self.look.pieces)
        self._steps = Steps(Script())

    def play(self, moment: Moment, before: rules.State, action: int | None) -> None:
        """Animate from what is shown to the moment, reached by the action (None: an undo, a jump)."""
        old = self._look
        if old is None:
            self.show(moment)
            return
        beside = action is not None and self._stage.busy and self.ready
        if not beside:
            self.finish()
        self._from, self._house = old.points, old.turn
        self._take(moment)
        actor = before.actor if before.actor >= 0 else before.seat_of(before.house)
        foreign = moment.kind(actor) != "person"
        self._steps = steps(self.look, old, action, foreign, self._play)
        self._steps.later(self._stage.now)
        start = self._stage.join if beside else self._stage.move_to
        start(self.look.pieces, self._steps.script, moment.preferences.pace)

    def refresh(self, moment: Moment) -> None:
        """Take over a moment with the same observation: buttons, chronicle, thinking."""
        if self._look is None:
            self.show(moment)
            return
        self._look = Look(moment, self.table, self.look.near)
        self._stage.pieces = dict(self._look.pieces)
        self._pointer.follow(self._look)
        self._frame.forget()
        self.dirty = True

    def _take(self, moment: Moment) -> None:
        self._look = Look(moment, self.table, near_house(moment))
        self._hinted = None
        self._said_ticks = 0
        self._rise.clear()
        self._pointer.follow(self._look)
        self._frame.forget()
        self.dirty = True

    # ---- time
    def update(self) -> None:
        """Advance by one tick."""
        if self._stage.update():
            self.dirty = True
        if self._said_ticks:
            self._said_ticks -= 1
            self.dirty = self.dirty or not self._said_ticks
        at_once = self._look is not None and self.look.moment.preferences.pace == 0
        if self._rise.update(self._pointed_card(), at_once):
            self.dirty = True
        self._make_a_picture()

    # ---- pointing
    @property
    def pointed(self) -> str | None:
        """What is pointed at, as `picking` names it."""
        return self._pointer.pointed

    def _pointed_card(self) -> int | None:
        """Return the card that is pointed at: itself, or by its square, or by the hint."""
        if self._look is None or self._stage.busy:
            return None
        spot = self._pointer.pointed
        card = picking.card_of_spot(spot)
        if card is not None:
            return card if self.look.place_of(card) else None
        action = picking.action_of(self.look, spot)
        if action is None and self._hinted is not None:
            action = self._hinted
        return rules.card_of(action) if action is not None else None

    def _preview(self) -> Preview | None:
        card = self._pointed_card()
        house = self.look.holder(card) if card is not None else rules.NOBODY
        return preview(self.look.state, house, card) if card is not None and house != rules.NOBODY else None

    def handle(self, event: Any) -> Intent | None:
        """Return what the person wants by this event. What still moves is finished first by a press."""
        if self._look is None:
            return None
        if self._skips(event):
            self.finish()
        before = (self._pointer.pointed, self._pointer.keys, self._pointer.pressed)
        intent = self._pointer.handle(event, self.look)
        if (self._pointer.pointed, self._pointer.keys, self._pointer.pressed) != before:
            if self._pointer.pointed and picking.shows_a_card(self.look, self._pointer.pointed):
                self._hinted = None  # what is pointed at now replaces the hint
            if event.kind == "move" and before[0] != self._pointer.pointed:
                self._said_ticks = 0
                if picking.can_press(self.look, self._pointer.pointed):
                    self._play("hover")
            self.dirty = True
        if intent is not None and intent.kind == contract.REFUSED:
            self._say(intent.text)
            self._play("refuse")
        return intent

    def _say(self, text: str) -> None:
        self._said, self._said_ticks = text, REFUSAL_TICKS
        self.dirty = True

    def hint(self, action: int, words: str = "") -> None:
        """Point at an action until the next change; keys go on from there."""
        self._hinted, self._hint_words = action, words
        self._pointer.hovered = None
        card = rules.card_of(action)
        self._pointer.focus = "draw" if card is None else card_name(card)
        self.dirty = True

    def warning(self, action: int) -> str | None:
        """Return the question before an action, None if there is nothing to ask."""
        preferences = self.look.moment.preferences
        return words.warning(self.look.state, action, preferences.confirm_spending, preferences.warnings)

    def targets(self) -> dict[str, tuple[float, float, float, float]]:
        """Return the boxes of what can be clicked now: cards by their words, squares as "square:40", buttons."""
        found: dict[str, tuple[float, float, float, float]] = {}
        for spot in stops(self.look):
            box = picking.box_of(self.look, spot)
            if box is None or (spot.startswith("card:") and picking.action_of(self.look, spot) is None):
                continue
            found[spot.removeprefix("card:")] = box
        return found

    @property
    def controls(self) -> tuple[float, float, float, float]:
        """The place of the buttons, free while replaying."""
        table = self.table
        return table.draw.x, table.draw.y, table.draw.w, table.menu.bottom - table.draw.y

    @property
    def aside(self) -> tuple[float, float, float, float]:
        """The chronicle and the piles: the buttons and the board stay free."""
        chronicle, piles = self.table.chronicle, self.table.piles
        return chronicle.x, chronicle.y, chronicle.w, piles.bottom - chronicle.y

    @property
    def talk_knob(self) -> tuple[float, float]:
        """The corner of the chronicle that the look back does not take."""
        return self.table.chronicle.x + 14, self.table.chronicle.y + 10

    @property
    def calling(self) -> float:
        """A height over the upper edge of the board, not over its middle."""
        return self.table.h * CALLING

    def seat_box(self, seat: int) -> tuple[float, float, float, float] | None:
        """Return the panel of the house that a seat plays, None before the lot has fallen."""
        house = self.look.state.house_of(seat)
        return None if house == rules.NOBODY else self.look.house_panel(house)

    # ---- drawing
    def draw(self, canvas: Canvas, remainder: float = 0.0) -> None:
        """Draw the whole table."""
        look = self.look
        lifted = frozenset(card_name(card) for card in self._rise.cards)
        drawn = Drawn(look, lifted, self._shaken(remainder))
        self._frame.draw(canvas, drawn, self._stage, lifted, remainder)
        shown = None if self._stage.busy else self._preview()
        if shown is not None:
            pointing.draw_preview(canvas, look, shown)
        for card in self._rise.cards:
            overlay.lifted_card(canvas, look, card, self._rise.share(card))
        panel.standing(canvas, look, self._points(remainder), self._unrolled(remainder), self._presence)
        pointing.draw_button(canvas, look, self._pointer, self._hinted)
        self._stage.draw_effects(canvas, remainder)
        self._frame.draw_flying(canvas, drawn)
        pointing.draw_focus(canvas, look, self._pointer, self._rise)
        overlay.slip(canvas, look, self._remark(shown))
        self.dirty = False

    def _remark(self, shown: Preview | None) -> str:
        """Return what is said on the slip: a refusal, the reasons of a hint, or what there is to what is pointed at."""
        if self._said_ticks:
            return self._said
        if self._hinted is not None:
            return self._hint_words
        return "" if self._stage.busy else pointing.remark(self.look, shown, self._pointer.pointed)

    def _points(self, remainder: float) -> tuple[int, int]:
        u = self._steps.counted(self._stage, remainder)
        red, white = self.look.points
        return count_up(self._from[0], red, u), count_up(self._from[1], white, u)

    def _unrolled(self, remainder: float) -> float:
        return 1.0 if self._house == self.look.turn else self._steps.unrolled(self._stage, remainder)

    def _shaken(self, remainder: float) -> tuple[int, int]:
        return self._steps.shaken(self._stage, self.look.moment.preferences.shake, remainder)
