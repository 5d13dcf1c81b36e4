"""What can be pointed at, and what pressing it means.

A spot is anything that can be pointed at: "card:NE2", "square:40", a button ("draw", "undo", "redo", "hint", "menu"),
"log". Picking never judges what is legal: it looks the spot up among the actions it was given, and asks the words for
the reason when there is none.
"""

from __future__ import annotations

from game.rules import rose_king as rules
from game.view import commands
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.commands import COMMANDS, wish
from game.view.rose_king import words
from game.view.rose_king.look import Look
from game.view.rose_king.pieces import card_name
from game.view.table_view import LOOK_BACK, Intent

BUTTONS = ("draw", "undo", "redo", "hint", "menu")
LIFT = 22.0  # a card under the pointer rises by this, and is still hit where it lay
KNOB_REACH = 10.0


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
        return (
            look.table.chronicle if spot == "log" else look.button(spot) if spot in BUTTONS else look.table.button(spot)
        )
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
        plaque = look.button(name)
        if plaque is not None and plaque.holds(x, y):
            return name
    if look.table.look_back.grown(KNOB_REACH).holds(x, y):
        return LOOK_BACK
    return "log" if look.table.chronicle.holds(x, y) else None


def is_on(look: Look, button: str) -> bool:
    """Return whether a button can be pressed."""
    return look.can_draw if button == "draw" else commands.is_on(look.moment, button)


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
    return action_of(look, spot) is not None or (spot in (*BUTTONS, LOOK_BACK) and is_on(look, spot))


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
    if spot in COMMANDS:
        return wish(look.moment, spot)
    text = refusal(look, spot)
    return Intent(contract.REFUSED, text=text) if text else None
