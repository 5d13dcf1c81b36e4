"""What pressing a spot means.

Picking never judges what is legal: it looks the spot up among the actions it was given, and asks for the reason when
there is none.
"""

from __future__ import annotations

from game.view import table_view as contract
from game.view.carolus_magnus import reasons, spots
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.spots import BUTTONS, land_of
from game.view.commands import COMMANDS, is_on, wish
from game.view.table_view import LOOK_BACK, Intent


def can_lift(look: Look, spot: str | None) -> bool:
    """Return whether the spot is a knight that may be taken in hand."""
    knight = spots.knight_of(spot)
    return knight is not None and knight[0] in look.choices.knights


def action_of(look: Look, spot: str | None, lifted: int | None = None) -> int | None:
    """Return the action that a spot stands for now, None when it is none. lifted: the colour of the knight in hand."""
    if spot is None:
        return None
    if spot == "court":
        return None if lifted is None else look.choices.court.get(lifted)
    if spot == "keep":
        return look.choices.keep
    index = land_of(look, spot)
    if index is not None:
        if lifted is not None:
            return look.choices.lands.get((lifted, look.state.starts[index]))
        return look.choices.steps.get(look.steps_to(index))
    disc = spots.disc_of(spot)
    if disc is not None:
        return look.choices.discs.get(disc[1]) if disc[0] == look.acting else None
    if (colour := spots.colour_of(spot, "crown")) is not None:
        return look.choices.crowns.get(colour)
    if (colour := spots.colour_of(spot, "die")) is not None:
        return look.choices.dice.get(colour)
    return None


def can_press(look: Look, spot: str | None, lifted: int | None = None) -> bool:
    """Return whether a press on the spot does something that belongs to this spot alone."""
    if action_of(look, spot, lifted) is not None or can_lift(look, spot):
        return True
    return spot in (*BUTTONS, LOOK_BACK) and is_on(look.moment, spot)


def choose(look: Look, spot: str | None, lifted: int | None = None) -> Intent | None:
    """Return what pressing a spot means, with the knight of a colour in hand or without."""
    if spot is None:
        return None
    action = action_of(look, spot, lifted)
    if action is not None:
        return Intent(contract.ACTION, action)
    if spot in COMMANDS:
        return wish(look.moment, spot)
    text = "" if look.moment.replaying else reasons.refusal(look, spot, lifted)
    return Intent(contract.REFUSED, text=text) if text else None
