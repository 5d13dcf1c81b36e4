"""From the mouse, the keys or a pad to an intent: what is pointed at, which slip is open, where the focus goes."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist
from typing import Any

from game.view import table_view as contract
from game.view.commands import COMMANDS, DIRECTIONS, USED, wish
from game.view.lowenherz import asides, card, options, picking, reasons, side, spots
from game.view.lowenherz.choices import PLAYS
from game.view.lowenherz.look import Look
from game.view.table_view import Intent
from game.view.widgets.nearest import nearest


@dataclass(slots=True)
class Pointer:
    """What a person points at, and what was begun and is not an action yet.

    opened: the field whose slip of options is open. plan: what is being played, one of PLAYS; own: the own region that
    was chosen for it. picked: the first of two lines of the card, from 0. silent: the spot that was pressed last and
    not left since, of which nothing need be said. last: the place on the board where the focus was until it was gone.
    """

    hovered: str | None = None
    focus: str | None = None
    pressed: str | None = None
    keys: bool = False  # the newest event came from keys or a pad
    opened: int | None = None
    plan: str | None = None
    own: int | None = None
    picked: int | None = None
    silent: str | None = None
    last: str | None = None

    @property
    def pointed(self) -> str | None:
        """The spot that is pointed at now."""
        return self.focus if self.keys else self.hovered

    def mark(self) -> tuple[object, ...]:
        """Return what the picture shows of the pointer."""
        return self.pointed, self.keys, self.pressed, *self.begun()

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
        if anew:
            self.pressed = None
        if anew or not look.moment.actions:
            self.opened = self.plan = self.own = self.picked = None
        stops = picking.targets(look, self)
        if self.keys and self.focus not in stops:
            self.last = self.focus if _is_place(self.focus) else self.last
            first = self._first(look)
            self.focus = None if _is_place(first) else first  # a place would look like advice: a key leads there
        if self.hovered and picking.box_of(look, self, self.hovered) is None:
            self.hovered = None

    def handle(self, event: Any, look: Look) -> Intent | None:
        """Return the intent of an event, None if it only moves what is pointed at."""
        if event.kind == "command":
            return self._command(event.command, look)
        if event.kind not in ("move", "down", "up"):
            return None
        self.keys = False
        self.hovered = picking.spot_at(look, self, event.x, event.y)
        if self.hovered != self.silent:
            self.silent = None
        if event.kind == "down":
            return self._press(event)
        if event.kind == "up" and event.button == 1:
            pressed, self.pressed = self.pressed, None
            if pressed is not None and pressed == self.hovered:
                return self.choose(look, pressed)
        return None

    def _press(self, event: Any) -> Intent | None:
        if event.button == 3:
            return USED if self.lay_down() else None
        if event.button == 1:
            self.pressed = self.silent = self.hovered
        return None

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
            self.focus = self._first(look)

    # ---- keys and pads
    def _command(self, command: str, look: Look) -> Intent | None:
        if (command == "back" or (command == "undo" and self.in_hand)) and self.lay_down():
            self._refocus(look)
            return USED
        if command in COMMANDS:
            return wish(look.moment, command)
        self.silent = self.focus if self.keys and command == "confirm" else None
        if command in DIRECTIONS:
            self.focus = self._step(look, command) if self.keys else self._enter(look)
            self.keys = True
        elif command in ("next", "previous"):
            self.focus = self._turn(look, 1 if command == "next" else -1) if self.keys else self._enter(look)
            self.keys = True
        elif command.startswith("digit_"):
            self._digit(look, int(command[6:]))
        elif command == "confirm":
            if self.keys and self.focus is not None:
                return self.choose(look, self.focus)
            self.keys, self.focus = True, self._enter(look)  # the first key only shows where the focus is
        return None

    def _first(self, look: Look) -> str | None:
        """Return where the focus goes by itself; never to a button that takes back or leaves."""
        return next((spot for spot in picking.targets(look, self) if spot not in contract.CONTROLS), None)

    def _enter(self, look: Look) -> str | None:
        """Return where the focus comes in: where the mouse was, where it was or near that, or at the first spot."""
        stops = picking.targets(look, self)
        for spot in (self.hovered, self.focus, self._near(look), self._first(look)):
            if spot in stops or (spot is not None and card.both_of(look, spot) is not None):
                return spot
        return next(iter(stops), None)

    def _near(self, look: Look) -> str | None:
        """Return the place nearest to where the focus was on the board; None where it was not there, or nothing is."""
        box = picking.box_of(look, self, self.last)
        kind = (self.last or "").partition(":")[0]
        found = {spot: one.centre for spot, one in picking.targets(look, self).items() if spot.startswith(kind + ":")}
        return None if box is None or not found else min(found, key=lambda spot: dist(found[spot], box.centre))

    def _step(self, look: Look, direction: str) -> str | None:
        stops = picking.targets(look, self)
        if self.focus not in stops:
            return self._enter(look)
        start = stops.pop(self.focus)
        at = nearest(start, list(stops.values()), direction)
        return self.focus if at is None else list(stops)[at]

    def _turn(self, look: Look, by: int) -> str | None:
        stops = list(picking.targets(look, self))
        if self.focus not in stops:
            return self._enter(look)
        return stops[(stops.index(self.focus) + by) % len(stops)]

    def _digit(self, look: Look, number: int) -> None:
        """A number means a row of the open slip, or what the side of the table says."""
        rows = list(options.boxes(look, self.opened))
        spot = rows[number - 1] if 0 < number <= len(rows) else side.digit(look, number)
        if spot is not None:
            self.keys, self.focus = True, spot


def _is_place(spot: str | None) -> bool:
    """Return whether a spot is a field or an edge of the board."""
    return spots.field_of(spot) is not None or spots.edge_of(spot) is not None
