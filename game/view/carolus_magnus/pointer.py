"""From the mouse, the keys or a pad to an intent: what is pointed at, which knight is in hand, where the focus goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.view import table_view as contract
from game.view.carolus_magnus import picking, spots
from game.view.carolus_magnus.focus import entrance, first_stop, step, stops, turn
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.spots import box_of, knight_of, spot_at
from game.view.commands import COMMANDS, DIRECTIONS, USED, wish
from game.view.table_view import Intent

DRAG = 7.0  # units that a pressed knight is moved until it is dragged


@dataclass(slots=True)
class Pointer:
    """What a person points at, and the knight in hand.

    lifted: (colour, place among those of its colour) of the knight in hand. given: the one that was just played, until
    the match has taken it. at: where the mouse is while a knight is dragged.
    """

    hovered: str | None = None
    focus: str | None = None
    pressed: str | None = None
    keys: bool = False  # the newest event came from keys or a pad
    lifted: tuple[int, int] | None = None
    given: tuple[int, int] | None = None
    at: tuple[float, float] | None = None
    wanted: str | None = None  # where the hint says that the knight in hand goes
    _down: tuple[float, float] = (0.0, 0.0)
    _clicks: int = 1

    @property
    def pointed(self) -> str | None:
        """The spot that is pointed at now."""
        return self.focus if self.keys else self.hovered

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
        return self.pointed, self.keys, self.pressed, self.lifted, self.given, self.at

    def put_back(self) -> None:
        """Lay the knight in hand down."""
        self.lifted = self.given = self.at = None

    def follow(self, look: Look, anew: bool = True) -> None:
        """Take over a moment; anew: with another position. What is gone cannot be pointed at any more."""
        if anew:
            self.pressed = None
        if anew or self.lifted is None or self.lifted[0] not in look.choices.knights:
            self.put_back()
        if self.keys and self.focus not in stops(look, self.lifted is not None):
            self.focus = first_stop(look, self.lifted is not None)
        if self.hovered and box_of(look, self.hovered) is None:
            self.hovered = None

    def handle(self, event: Any, look: Look) -> Intent | None:
        """Return the intent of an event, None if it only moves what is pointed at."""
        if event.kind == "command":
            self.given = None
            return self._command(event.command, look)
        if event.kind not in ("move", "down", "up"):
            return None
        self.keys = False
        self.hovered = spot_at(look, event.x, event.y, self.lifted is not None)
        if event.kind == "move":
            self._drag(event, look)
        elif event.kind == "down":
            return self._press(event)
        elif event.button == 1:
            return self._release(look)
        return None

    # ---- the mouse
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
            self.hovered = spot_at(look, event.x, event.y, True)

    def _release(self, look: Look) -> Intent | None:
        pressed, self.pressed = self.pressed, None
        if self.at is not None:
            return self._drop(look)
        if pressed is None or pressed != self.hovered:
            return self._led(look, pressed)
        if picking.can_lift(look, pressed):
            return self._click_knight(look, pressed)
        return self._choose(look, pressed)

    def _drop(self, look: Look) -> Intent | None:
        """End a drag: on a court or a land the knight is played, elsewhere it goes back."""
        intent = None if knight_of(self.hovered) is not None else self._choose(look, self.hovered)
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
            return self._choose(look, "court")
        self.lifted = None if self.lifted == knight else knight
        return None

    def _choose(self, look: Look, spot: str | None) -> Intent | None:
        if spot is None:
            self.put_back()
            return None
        intent = picking.choose(look, spot, self.colour)
        if intent is not None and intent.kind == contract.ACTION:
            self.lifted, self.given = None, self.lifted
        return intent

    # ---- keys and pads
    def _command(self, command: str, look: Look) -> Intent | None:
        if command == "back" and self.lifted is not None:
            return self._let_go()
        if command in COMMANDS:
            return wish(look.moment, command)
        if command in DIRECTIONS:
            self.focus = step(look, self.focus, command, self.lifted is not None) if self.keys else self._enter(look)
            self.keys = True
        elif command in ("next", "previous"):
            by = 1 if command == "next" else -1
            self.keys, self.focus = True, turn(look, self.focus, by, self.lifted is not None)
        elif command.startswith("digit_"):
            self._digit(int(command[6:]), look)
        elif command == "confirm":
            return self._confirm(look)
        return None

    def _let_go(self) -> Intent:
        if self.keys and self.lifted is not None:
            self.focus = f"knight:{spots.colour_word(self.lifted[0])}:{self.lifted[1]}"
        self.put_back()
        return USED

    def _confirm(self, look: Look) -> Intent | None:
        if not self.keys:  # the first key after the mouse only shows where the focus is
            self.keys, self.focus = True, self._enter(look)
            return None
        if picking.can_lift(look, self.focus):
            self._lift(self.focus)
            return None
        return self._choose(look, self.focus)

    def _lift(self, spot: str | None) -> None:
        self.keys, self.lifted, self.at = True, knight_of(spot), None
        self.focus = self.wanted or "court"

    def _enter(self, look: Look) -> str | None:
        """Return where the focus comes back after the mouse was used."""
        held = self.lifted is not None
        return self.focus if self.focus in stops(look, held) else entrance(look, held)

    def _digit(self, number: int, look: Look) -> None:
        """A number means the knight at that place of the reserve, a disc, a step, a colour in the middle."""
        spot = numbered(look, number)
        if picking.can_lift(look, spot):
            self._lift(spot)
        elif spot is not None:
            self.keys, self.focus = True, spot


def numbered(look: Look, number: int) -> str | None:
    """Return the spot that a number key means now, None for none."""
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
