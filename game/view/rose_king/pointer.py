"""From the mouse, the keys or a pad to an intent: what is pointed at, and where the focus of the keys goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.rules import rose_king as rules
from game.view.commands import COMMANDS, DIRECTIONS, KNOB, wish
from game.view.rose_king.look import Look
from game.view.rose_king.picking import BUTTONS, box_of, choose, is_on, spot_at
from game.view.rose_king.pieces import card_name
from game.view.table_view import Intent
from game.view.widgets.nearest import nearest


def stops(look: Look) -> list[str]:
    """Return the spots that keys walk over: targets, the cards of the house to move, the buttons that work."""
    if look.moment.replaying:
        return []
    found = [f"square:{square}" for square in sorted(look.by_square)]
    house = look.state.house
    if look.moment.actions and house != rules.NOBODY:
        found += [card_name(card) for card in look.state.hand(house)]
    return found + [name for name in (KNOB, *BUTTONS) if is_on(look, name)]


def first_stop(look: Look) -> str | None:
    """Return where the focus goes by itself: the first card that can be played, else the draw, else nowhere.

    Never Undo or another button: who presses Enter once too often while the other one thinks takes nothing back.
    """
    if look.by_card:
        return card_name(min(look.by_card))
    return "draw" if is_on(look, "draw") else None


def entrance(look: Look) -> str | None:
    """Return where keys that were pressed on purpose begin to walk; None where there is nothing to walk over."""
    return first_stop(look) or next(iter(stops(look)), None)


def step(look: Look, spot: str | None, command: str) -> str | None:
    """Return the nearest spot in the direction of a command, the same one when there is none."""
    if spot not in stops(look):
        return entrance(look)
    boxes = {other: box for other in stops(look) if (box := box_of(look, other))}
    found = nearest(boxes.pop(spot), list(boxes.values()), command)
    return spot if found is None else list(boxes)[found]


def turn(look: Look, spot: str | None, by: int) -> str | None:
    """Return the next (1) or previous (-1) spot in reading order, round and round."""
    found = stops(look)
    if spot not in found:
        return entrance(look)
    return found[(found.index(spot) + by) % len(found)]


@dataclass(slots=True)
class Pointer:
    """What a person points at: under the mouse, or the focus of keys and pads."""

    hovered: str | None = None
    focus: str | None = None
    pressed: str | None = None
    keys: bool = False  # the newest event came from keys or a pad

    @property
    def pointed(self) -> str | None:
        """The spot that is pointed at now."""
        return self.focus if self.keys else self.hovered

    def mark(self) -> tuple[object, ...]:
        """Return what the picture shows of the pointer."""
        return self.pointed, self.keys, self.pressed

    def follow(self, look: Look, anew: bool = True) -> None:
        """Take over a moment; anew: with another position. A focus that is gone moves to the first card to be played.

        What is pressed stays so while the position is the same: a click in the moment in which a computer player is
        done thinking is a click.
        """
        if anew:
            self.pressed = None
        if self.keys and self.focus not in stops(look):
            self.focus = first_stop(look)
        if self.hovered and box_of(look, self.hovered) is None:
            self.hovered = None

    def handle(self, event: Any, look: Look) -> Intent | None:
        """Return the intent of an event, None if it only moves what is pointed at."""
        if event.kind == "command":
            return self._command(event.command, look)
        if event.kind not in ("move", "down", "up"):
            return None
        self.keys = False
        self.hovered = spot_at(look, event.x, event.y, self.hovered)
        if event.kind == "down" and event.button == 1:
            self.pressed = self.hovered
        if event.kind == "up" and event.button == 1:
            pressed, self.pressed = self.pressed, None
            return choose(look, pressed) if pressed == self.hovered else None
        return None

    def _command(self, command: str, look: Look) -> Intent | None:
        if command in COMMANDS:
            return wish(look.moment, command)
        if command in DIRECTIONS:
            self.focus = step(look, self.focus, command) if self.keys else self._enter(look)
            self.keys = True
            return None
        if command in ("next", "previous"):
            self.keys, self.focus = True, turn(look, self.focus, 1 if command == "next" else -1)
            return None
        if command.startswith("digit_"):
            self._digit(int(command[6:]) - 1, look)
            return None
        if command != "confirm":
            return None
        if not self.keys:  # the first key after the mouse only shows where the focus is
            self.keys, self.focus = True, self._enter(look)
            return None
        return choose(look, self.focus)

    def _enter(self, look: Look) -> str | None:
        """Return where the focus comes back after the mouse was used."""
        return self.focus if self.focus in stops(look) else entrance(look)

    def _digit(self, place: int, look: Look) -> None:
        house = look.state.house
        if look.moment.actions and house != rules.NOBODY and 0 <= place < len(look.state.hand(house)):
            self.keys, self.focus = True, card_name(look.state.hand(house)[place])
