"""Rose King's table: joins the look, the stage, the picking and the frame (contract: `game.view.table_view`)."""

from __future__ import annotations

from typing import Any

from game.rules import rose_king as rules
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.moment import Moment
from game.view.rose_king import column, geometry, overlay, panel, picking, pieces, pointing, words
from game.view.rose_king.choreography import steps
from game.view.rose_king.frame import Drawn, pictures_to_come
from game.view.rose_king.look import Look, near_house
from game.view.rose_king.pieces import card_name
from game.view.rose_king.pointer import Pointer
from game.view.rose_king.preview import Preview, preview
from game.view.rose_king.rise import Rise
from game.view.rose_king.steps import Steps
from game.view.script import Script
from game.view.shown import Coming, Place
from game.view.table_view import Play
from game.view.tabletop import Tabletop
from game.view.told import Row
from game.view.tween import count_up


class RoseKingTable(Tabletop[Look]):
    """The table of one match. Made by `game.view.rose_king.view()`."""

    table: geometry.Layout
    _pointer: Pointer
    _steps: Steps

    def __init__(self, play_sound: Play = contract.silence) -> None:
        super().__init__(play_sound, pieces.FLYING, Pointer())
        self._rise = Rise()

    # ---- what is shown
    def _laid(self, moment: Moment | None) -> geometry.Layout:
        return geometry.layout(*(self._canvas.size if self._canvas else (geometry.MIN_W, geometry.MIN_H)))

    def _look_at(self, moment: Moment, anew: bool) -> Look:
        near = near_house(moment) if anew or self._look is None else self._look.near
        return Look(moment, self._table_for(moment), near)

    def _pictures(self) -> Coming:
        return pictures_to_come(self.look)

    def _no_steps(self) -> Steps:
        return Steps(Script())

    def _way(self, old: Look, before: rules.State, action: int | None, foreign: bool) -> Steps:
        return steps(self.look, old, action, foreign, self._play)

    def _actor(self, before: rules.State) -> int:
        return before.actor if before.actor >= 0 else before.seat_of(before.house)

    def _take(self, moment: Moment) -> None:
        super()._take(moment)
        self._rise.clear()

    def _advance(self) -> bool:
        changed = super()._advance()
        at_once = self._look is not None and self.look.moment.preferences.pace == 0
        return self._rise.update(self._pointed_card(), at_once) or changed

    # ---- pointing
    def _pointed_card(self) -> int | None:
        """Return the card that is pointed at: itself, or by its square, or by the hint."""
        if self._look is None or self._stage.busy:
            return None
        spot = self.pointed
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

    def _can_press(self, spot: str | None) -> bool:
        return picking.can_press(self.look, spot)

    def _moved(self, event: Any, was: Pointer) -> None:
        if self.pointed and picking.shows_a_card(self.look, self.pointed):
            self._hinted = None  # what is pointed at now replaces the hint
        super()._moved(event, was)

    def _focus_on(self, action: int) -> None:
        card = rules.card_of(action)
        self._pointer.focus = "draw" if card is None else card_name(card)

    def _rows(self, canvas: Canvas) -> list[Row]:
        return column.rows(canvas, self.look)

    def place_of(self, spot: str) -> Box | None:
        return self.table.own_heroes if spot == "heroes" else picking.box_of(self.look, spot)

    def warning(self, action: int) -> str | None:
        """Return the question before an action, None if there is nothing to ask."""
        preferences = self.look.moment.preferences
        return words.warning(self.look.state, action, preferences.confirm_spending, preferences.warnings)

    def targets(self) -> dict[str, Place]:
        """Return the boxes of what can be clicked now: cards by their words, squares as "square:40", buttons."""
        found: dict[str, Place] = {}
        for spot, box in self._pointer.stops(self.look).items():
            if not spot.startswith("card:") or picking.action_of(self.look, spot) is not None:
                found[spot.removeprefix("card:")] = box
        return found

    @property
    def aside(self) -> Place:
        """The chronicle and the piles: the buttons and the board stay free."""
        return self.table.aside

    def seat_box(self, seat: int) -> Place | None:
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
        self._told.draw(canvas, self.place_of, self.busy)
        panel.standing(canvas, look, self._points(remainder), self._unrolled(remainder), self._presence)
        pointing.draw_button(canvas, look, self._pointer, self._hinted)
        self._stage.draw_effects(canvas, remainder)
        self._frame.draw_flying(canvas, drawn)
        pointing.draw_focus(canvas, look, self._pointer, self._rise)
        overlay.slip(canvas, look, self._remark(shown))
        self.dirty = False

    def _remark(self, shown: Preview | None) -> str:
        """Return what is said on the slip: a refusal, the reasons of a hint, or what there is to what is pointed at."""
        if self._refusal.text:
            return self._refusal.text
        if self._hinted is not None:
            return self._hint_words
        return "" if self._stage.busy else pointing.remark(self.look, shown, self._resting.asked(self.pointed))

    def _points(self, remainder: float) -> tuple[int, int]:
        u = self._steps.counted(self._stage, remainder)
        before, (red, white) = self._before or self.look, self.look.points
        return count_up(before.points[0], red, u), count_up(before.points[1], white, u)

    def _unrolled(self, remainder: float) -> float:
        same = self._before is None or self._before.turn == self.look.turn
        return 1.0 if same else self._steps.unrolled(self._stage, remainder)

    def _shaken(self, remainder: float) -> tuple[int, int]:
        return self._steps.shaken(self._stage, self.look.moment.preferences.shake, remainder)
