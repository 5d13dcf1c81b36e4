"""From the mouse, the keys or a pad to an intent: what is pointed at, which slip is open, where the focus goes."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist
from typing import Any

from game.view import table_view as contract
from game.view.boxes import Box
from game.view.commands import COMMANDS, USED
from game.view.lowenherz import asides, card, options, panel_cards, picking, reasons, side, spots
from game.view.lowenherz.choices import PLAYS
from game.view.lowenherz.look import Look
from game.view.pointer import TablePointer
from game.view.table_view import Intent


@dataclass
class Pointer(TablePointer[Look]):
    """What a person points at, and what was begun and is not an action yet.

    opened: the field whose slip of options is open. plan: what is being played, one of PLAYS; own: the own region that
    was chosen for it. picked: the first of two lines of the card, from 0. silent: the spot that was pressed last and
    not left since, of which nothing need be said. last: the place on the board where the focus was until it was gone.
    """

    opened: int | None = None
    plan: str | None = None
    own: int | None = None
    picked: int | None = None
    silent: str | None = None
    last: str | None = None

    def mark(self) -> tuple[object, ...]:
        """Return what the picture shows of the pointer."""
        return *super().mark(), *self.begun()

    def begun(self) -> tuple[object, ...]:
        """Return what was begun."""
        return self.opened, self.plan, self.own, self.picked

    @property
    def in_hand(self) -> bool:
        """Whether a card or the first of two lines is in hand: undo lays it down."""
        return self.plan is not None or self.picked is not None

    def begin(self, plan: str) -> None:
        """Begin to play a renegade or an alliance, or to end an alliance: its regions are chosen on the board."""
        self.opened, self.plan, self.own = None, plan, None

    def lay_down(self) -> bool:
        """Take back the newest thing that was begun; return whether there was one."""
        if self.opened is not None:
            self.opened = None
        elif self.own is not None:
            self.own = None
        elif self.plan is not None:
            self.plan = None
        elif self.picked is not None:
            self.picked = None
        else:
            return False
        return True

    def follow(self, look: Look, anew: bool = True) -> None:
        """Take over a moment; anew: with another position. What is gone cannot be pointed at any more."""
        if anew or not look.moment.actions:
            self.opened = self.plan = self.own = self.picked = None
        gone = self.keys and self.focus not in self.stops(look)
        if gone and _is_place(self.focus):
            self.last = self.focus
        super().follow(look, anew)
        if gone and _is_place(self.focus):
            self.focus = None  # a place would look like advice: a key leads there

    # ---- what there is
    def stops(self, look: Look) -> dict[str, Box]:
        """Return all that can be chosen now and where it lies, and the open politics cards, which are small."""
        found = picking.targets(look, self)
        return found if self.in_hand or self.opened is not None else found | panel_cards.shown(look)

    def first(self, look: Look) -> str | None:
        """Return the first spot that is no button to take back or leave."""
        return next((spot for spot in picking.targets(look, self) if spot not in contract.CONTROLS), None)

    def spot_at(self, look: Look, x: float, y: float) -> str | None:
        """Return the spot under a point."""
        return picking.spot_at(look, self, x, y)

    def is_there(self, look: Look, spot: str) -> bool:
        """Return whether a spot is on the table (still)."""
        return picking.box_of(look, self, spot) is not None

    def numbered(self, look: Look, number: int) -> str | None:
        """Return a row of the open slip, or what the side of the table says."""
        rows = list(options.boxes(look, self.opened))
        return rows[number - 1] if 0 < number <= len(rows) else side.digit(look, number)

    # ---- the mouse
    def _mouse(self, event: Any, look: Look) -> Intent | None:
        if self.hovered != self.silent:
            self.silent = None
        if event.kind == "down" and event.button == 3:
            return USED if self.lay_down() else None
        if event.kind == "down" and event.button == 1:
            self.silent = self.hovered
        return super()._mouse(event, look)

    def leave(self) -> None:
        """Take note that the mouse is elsewhere."""
        self.hovered = self.silent = None

    # ---- choosing
    def choose(self, look: Look, spot: str | None) -> Intent | None:
        """Return what pressing a spot means; it may also open a slip, or choose the first of two regions."""
        if spot is None:
            return None
        if spot == "undo" and self.in_hand:
            self.lay_down()
            self._refocus(look)
            return USED
        if spot in asides.targets(look):
            return asides.choose(look, spot)
        kind, _sep, word = spot.partition(":")
        if kind == "play" and word in PLAYS and word in look.choices.plays:
            self.begin(word)
            self._refocus(look)
            return USED
        if kind not in ("field", "edge", "option"):
            self.opened = None
            return side.choose(look, spot, self)
        return self._choose_place(look, spot)

    def _choose_place(self, look: Look, spot: str) -> Intent | None:
        found = picking.actions_of(look, self, spot)
        if found and self.plan is not None and self.own is None:  # also where there is but one pair: it is shown first
            self.own = next(own for (own, _), action in picking.pairs(look, self).items() if action == found[0])
            self._refocus(look)
            return USED
        if len(found) == 1:
            return Intent(contract.ACTION, found[0])
        if found:
            field = spots.field_of(spot)
            self.opened = None if field == self.opened else field
            self._refocus(look)
            return USED
        if self.opened is not None:
            self.opened = None
            return USED
        text = "" if look.moment.replaying else reasons.refusal(look, spot)
        return Intent(contract.REFUSED, text=text) if text else None

    def _refocus(self, look: Look) -> None:
        if self.keys:
            self.focus = self.first(look)

    # ---- keys and pads
    def _command(self, command: str, look: Look) -> Intent | None:
        if (command == "back" or (command == "undo" and self.in_hand)) and self.lay_down():
            self._refocus(look)
            return USED
        if command not in COMMANDS:
            self.silent = self.focus if self.keys and command == "confirm" else None
        return super()._command(command, look)

    def _confirm(self, look: Look) -> Intent | None:
        if self.keys and self.focus is not None:
            return self.choose(look, self.focus)
        self.keys, self.focus = True, self._enter(look)  # the first key only shows where the focus is
        return None

    def _enter(self, look: Look) -> str | None:
        """Return where the focus comes in: where the mouse was, where it was or near that, or at the first spot."""
        stops = self.stops(look)
        for spot in (self.hovered, self.focus, self._near(look), self.first(look)):
            if spot in stops or (spot is not None and card.both_of(look, spot) is not None):
                return spot
        return next(iter(stops), None)

    def _near(self, look: Look) -> str | None:
        """Return the place nearest to where the focus was on the board; None where it was not there, or nothing is."""
        box = picking.box_of(look, self, self.last)
        kind = (self.last or "").partition(":")[0]
        found = {spot: one.centre for spot, one in self.stops(look).items() if spot.startswith(kind + ":")}
        return None if box is None or not found else min(found, key=lambda spot: dist(found[spot], box.centre))


def _is_place(spot: str | None) -> bool:
    """Return whether a spot is a field or an edge of the board."""
    return spots.field_of(spot) is not None or spots.edge_of(spot) is not None
