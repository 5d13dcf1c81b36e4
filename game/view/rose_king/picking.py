"""From the mouse, the keys or a pad to an intent.

A spot is anything that can be pointed at: "card:NE2", "square:40", a button ("draw", "undo", "redo", "hint", "menu"),
"log". Picking never judges what is legal: it looks the spot up among the actions it was given, and asks the words for
the reason when there is none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.rules import rose_king as rules
from game.view import table_view as contract
from game.view.rose_king import words
from game.view.rose_king.geometry import Box
from game.view.rose_king.look import Look
from game.view.rose_king.pieces import card_name
from game.view.table_view import Intent

BUTTONS = ("draw", "undo", "redo", "hint", "menu")
LIFT = 22.0  # a card under the pointer rises by this, and is still hit where it lay
_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
KNOB, KNOB_REACH = "look_back", 5.0
_COMMANDS = {
    "undo": contract.UNDO,
    "redo": contract.REDO,
    "hint": contract.HINT,
    "menu": contract.MENU,
    "back": contract.MENU,
    "log": contract.LOG,
    "look_back": contract.LOOK_BACK,
}


def card_of_spot(spot: str | None) -> int | None:
    """Return the card that a spot is, None for other spots."""
    if not spot or not spot.startswith("card:"):
        return None
    return rules.CARD_WORDS.index(spot[5:])


def square_of_spot(spot: str | None) -> int | None:
    """Return the square that a spot is, None for other spots."""
    return int(spot[7:]) if spot and spot.startswith("square:") else None


def box_of(look: Look, spot: str) -> Box | None:
    """Return where a spot is, None when it is not on the table (any more)."""
    card, square = card_of_spot(spot), square_of_spot(spot)
    if square is not None:
        return look.table.square(square)
    if card is None:
        return look.table.chronicle if spot == "log" else getattr(look.table, spot)
    place = look.place_of(card)
    return look.table.card(place[0] == look.near, place[1]).box if place else None


def spot_at(look: Look, x: float, y: float, hovered: str | None = None) -> str | None:
    """Return the spot under a point; the card that is `hovered` reaches as high as it has risen."""
    for house in (look.near, 1 - look.near):
        near = house == look.near
        for place, card in enumerate(look.state.hand(house)):
            box = look.table.card(near, place).box
            if card_name(card) == hovered and near:
                box = Box(box.x, box.y - LIFT, box.w, box.h + LIFT)
            if box.holds(x, y):
                return card_name(card)
    square = look.table.square_at(x, y)
    if square is not None:
        return f"square:{square}"
    if look.moment.replaying:
        return None
    for name in BUTTONS:
        if getattr(look.table, name).holds(x, y):
            return name
    if look.table.look_back.grown(KNOB_REACH).holds(x, y):
        return KNOB
    return "log" if look.table.chronicle.holds(x, y) else None


def is_on(look: Look, button: str) -> bool:
    """Return whether a button can be pressed."""
    if button == "draw":
        return look.can_draw
    if button == "hint":
        return bool(look.moment.actions)
    if button == KNOB:
        return look.moment.can_look_back
    if button in ("undo", "redo"):
        return look.moment.can_undo if button == "undo" else look.moment.can_redo
    return True


def action_of(look: Look, spot: str | None) -> int | None:
    """Return the action that a spot stands for now, None when it is none."""
    card, square = card_of_spot(spot), square_of_spot(spot)
    if card is not None:
        return look.by_card.get(card)
    if square is not None:
        return look.by_square.get(square)
    return rules.DRAW if spot == "draw" and look.can_draw else None


def shows_a_card(look: Look, spot: str) -> bool:
    """Return whether pointing at the spot shows where a card leads."""
    return card_of_spot(spot) is not None or square_of_spot(spot) in look.by_square


def can_press(look: Look, spot: str | None) -> bool:
    """Return whether a press on the spot does something that belongs to this spot alone."""
    return action_of(look, spot) is not None or (spot in (*BUTTONS, KNOB) and is_on(look, spot))


def refusal(look: Look, spot: str) -> str:
    """Return why a card, a square or the draw cannot be chosen; "" where nothing needs to be said."""
    state, moment = look.state, look.moment
    if not moment.actions:
        return "" if moment.replaying else words.wait_reason(state, moment.seats, moment.thinking)
    house = state.house
    card, square = card_of_spot(spot), square_of_spot(spot)
    if card is not None:
        holder = look.holder(card)
        if holder != house:
            return words.foreign_card(state, holder, moment.seats)
        return words.card_reason(state, house, card)
    if square is not None:
        return words.square_reason(state, house, square)
    return words.draw_reason(state, house) if spot == "draw" else ""


def choose(look: Look, spot: str | None) -> Intent | None:
    """Return what pressing a spot means."""
    if spot is None:
        return None
    action = action_of(look, spot)
    if action is not None:
        return Intent(contract.ACTION, action)
    if spot in _COMMANDS or spot == "log":
        return Intent(_COMMANDS.get(spot, spot)) if is_on(look, spot) else None
    text = refusal(look, spot)
    return Intent(contract.REFUSED, text=text) if text else None


# ---- keys and pads
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
    found = stops(look)
    if spot not in found:
        return entrance(look)
    here = box_of(look, spot)
    assert here is not None
    dx, dy = _STEPS[command]
    best, least = spot, float("inf")
    for other in found:
        box = box_of(look, other)
        if other == spot or box is None:
            continue
        vx, vy = box.centre[0] - here.centre[0], box.centre[1] - here.centre[1]
        along, across = vx * dx + vy * dy, abs(vx * dy) + abs(vy * dx)
        if along > 4 and along + 2.2 * across < least:
            best, least = other, along + 2.2 * across
    return best


def turn(look: Look, spot: str | None, by: int) -> str | None:
    """Return the next (1) or previous (-1) spot in reading order, round and round."""
    found = stops(look)
    if spot not in found:
        return entrance(look)
    return found[(found.index(spot) + by) % len(found)]


@dataclass(slots=True)
class Picker:
    """What a person points at: under the mouse, or the focus of keys and pads."""

    hovered: str | None = None
    focus: str | None = None
    pressed: str | None = None
    keys: bool = False  # the newest event came from keys or a pad

    @property
    def pointed(self) -> str | None:
        """The spot that is pointed at now."""
        return self.focus if self.keys else self.hovered

    def follow(self, look: Look) -> None:
        """Take over a new moment: a focus that is gone moves to the first card that can be played."""
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
        if command in _COMMANDS:
            kind = _COMMANDS[command]
            return Intent(kind) if command == "back" or is_on(look, kind) else None
        if command in _STEPS or command in ("next", "previous"):
            before = self.focus if self.keys else None
            self.keys = True
            if command in _STEPS:
                self.focus = step(look, before or self.focus, command) if before else self._enter(look)
            else:
                self.focus = turn(look, self.focus, 1 if command == "next" else -1)
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


