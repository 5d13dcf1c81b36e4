"""From the mouse, the keys or a pad to an intent: what is pointed at, which knight is in hand, where the focus goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.view import table_view as contract
from game.view.boxes import Box
from game.view.carolus_magnus import focus, picking, spots
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.spots import knight_of
from game.view.commands import USED
from game.view.pointer import TablePointer
from game.view.table_view import Intent

DRAG = 7.0  # units that a pressed knight is moved until it is dragged


@dataclass
class Pointer(TablePointer[Look]):
    """What a person points at, and the knight in hand.

    lifted: (colour, place among those of its colour) of the knight in hand. given: the one that was just played, until
    the match has taken it. at: where the mouse is while a knight is dragged.
    """

    lifted: tuple[int, int] | None = None
    given: tuple[int, int] | None = None
    at: tuple[float, float] | None = None
    wanted: str | None = None  # where the hint says that the knight in hand goes
    _down: tuple[float, float] = (0.0, 0.0)
    _clicks: int = 1

    @property
    def colour(self) -> int | None:
        """The colour of the knight in hand."""
        return None if self.lifted is None else self.lifted[0]

    @property
    def raised(self) -> tuple[int, int] | None:
        """The knight that is drawn lifted."""
        return self.lifted or self.given

    def mark(self) -> tuple[object, ...]:
        """Return what the picture shows of the pointer."""
        return *super().mark(), self.lifted, self.given, self.at

    def put_back(self) -> None:
        """Lay the knight in hand down."""
        self.lifted = self.given = self.at = None

    def follow(self, look: Look, anew: bool = True) -> None:
        """Take over a moment; anew: with another position. What is gone cannot be pointed at any more."""
        if anew or self.lifted is None or self.lifted[0] not in look.choices.knights:
            self.put_back()
        super().follow(look, anew)

    # ---- what there is
    def stops(self, look: Look) -> dict[str, Box]:
        """Return the spots that keys walk over and their places."""
        found = focus.stops(look, self.lifted is not None)
        return {spot: box for spot in found if (box := spots.box_of(look, spot))}

    def first(self, look: Look) -> str | None:
        """Return the first spot that can be chosen."""
        return focus.first_stop(look, self.lifted is not None)

    def spot_at(self, look: Look, x: float, y: float) -> str | None:
        """Return the spot under a point."""
        return spots.spot_at(look, x, y, self.lifted is not None)

    def is_there(self, look: Look, spot: str) -> bool:
        """Return whether a spot is on the table (still)."""
        return spots.box_of(look, spot) is not None

    def choose(self, look: Look, spot: str | None) -> Intent | None:
        """Return what choosing a spot means; a spot of nothing lays the knight in hand down."""
        if spot is None:
            self.put_back()
            return None
        intent = picking.choose(look, spot, self.colour)
        if intent is not None and intent.kind == contract.ACTION:
            self.lifted, self.given = None, self.lifted
        return intent

    # ---- the mouse
    def _mouse(self, event: Any, look: Look) -> Intent | None:
        if event.kind == "move":
            self._drag(event, look)
        elif event.kind == "down":
            return self._press(event)
        elif event.button == 1:
            return self._release(look)
        return None

    def _press(self, event: Any) -> Intent | None:
        self.given = None
        if event.button == 3 and self.lifted is not None:
            self.put_back()
            return USED
        if event.button == 1:
            self.pressed, self._down, self._clicks = self.hovered, (event.x, event.y), event.clicks
        return None

    def _drag(self, event: Any, look: Look) -> None:
        if self.at is not None:
            self.at = event.x, event.y
            return
        far = abs(event.x - self._down[0]) + abs(event.y - self._down[1])
        if self.pressed and far > DRAG and picking.can_lift(look, self.pressed):
            self.lifted, self.at = knight_of(self.pressed), (event.x, event.y)
            self.hovered = self.spot_at(look, event.x, event.y)

    def _release(self, look: Look) -> Intent | None:
        pressed, self.pressed = self.pressed, None
        if self.at is not None:
            return self._drop(look)
        if pressed is None or pressed != self.hovered:
            return self._led(look, pressed)
        if picking.can_lift(look, pressed):
            return self._click_knight(look, pressed)
        return self.choose(look, pressed)

    def _drop(self, look: Look) -> Intent | None:
        """End a drag: on a court or a land the knight is played, elsewhere it goes back."""
        intent = None if knight_of(self.hovered) is not None else self.choose(look, self.hovered)
        if intent is None or intent.kind != contract.ACTION:
            self.put_back()
        return intent

    def _led(self, look: Look, pressed: str | None) -> Intent | None:
        """Charlemagne was dragged from his land to another one."""
        led = bool(look.choices.steps) and spots.land_of(look, pressed) == look.state.emperor
        is_way = led and picking.action_of(look, self.hovered) is not None
        return picking.choose(look, self.hovered) if is_way else None

    def _click_knight(self, look: Look, spot: str) -> Intent | None:
        knight = knight_of(spot)
        if self._clicks == 2 and knight is not None and self.lifted in (None, knight):
            self.lifted = knight
            return self.choose(look, "court")
        self.lifted = None if self.lifted == knight else knight
        return None

    # ---- keys and pads
    def _command(self, command: str, look: Look) -> Intent | None:
        self.given = None
        if command == "back" and self.lifted is not None:
            return self._let_go()
        return super()._command(command, look)

    def _let_go(self) -> Intent:
        if self.keys and self.lifted is not None:
            self.focus = f"knight:{spots.colour_word(self.lifted[0])}:{self.lifted[1]}"
        self.put_back()
        return USED

    def _confirm(self, look: Look) -> Intent | None:
        if self.keys and picking.can_lift(look, self.focus):
            self._lift(self.focus)
            return None
        return super()._confirm(look)

    def _lift(self, spot: str | None) -> None:
        self.keys, self.lifted, self.at = True, knight_of(spot), None
        self.focus = self.wanted or "court"

    def _digit(self, number: int, look: Look) -> None:
        spot = self.numbered(look, number)
        if picking.can_lift(look, spot):
            self._lift(spot)
        else:
            super()._digit(number, look)

    def numbered(self, look: Look, number: int) -> str | None:
        """Return the knight at that place of the reserve, a disc, a step, a colour in the middle."""
        seat = look.acting
        if seat is None:
            return None
        if look.choices.knights:
            knights = spots.own_knights(look)
            return knights[number - 1] if 0 < number <= len(knights) else None
        if look.choices.steps:
            return spots.land_spot(look, look.at_step(number)) if number in look.choices.steps else None
        if look.choices.discs:
            return f"disc:{seat}:{number}" if number in look.choices.discs else None
        if look.choices.crowns:
            return f"crown:{spots.colour_word(number - 1)}" if number - 1 in look.choices.crowns else None
        return None
