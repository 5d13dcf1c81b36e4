"""What pressing a spot means.

Picking never judges what is legal: it looks the spot up among the actions it was given, and asks for the reason when
there is none.
"""

from __future__ import annotations

from game.language import _
from game.view import table_view as contract
from game.view.carolus_magnus import reasons, spots
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.spots import BUTTONS, KNOB, land_of
from game.view.table_view import Intent

#: what a command of a key or a pad, or the button of that name, asks for
COMMANDS = {
    "undo": contract.UNDO,
    "redo": contract.REDO,
    "hint": contract.HINT,
    "menu": contract.MENU,
    "back": contract.MENU,
    "log": contract.LOG,
    "look_back": contract.LOOK_BACK,
}


def is_on(look: Look, button: str) -> bool:
    """Return whether a button can be pressed."""
    if button == "hint":
        return look.moment.can_hint
    if button == KNOB:
        return look.moment.can_look_back
    if button in ("undo", "redo"):
        if button in look.moment.without:
            return False
        return look.moment.can_undo if button == "undo" else look.moment.can_redo
    return True


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
    return spot in (*BUTTONS, KNOB) and is_on(look, spot)


def why_off(look: Look, button: str) -> str:
    """Return why Undo, Redo or Hint cannot be used; "" where that needs no words."""
    if is_on(look, button) or look.moment.replaying:
        return ""
    if button not in look.moment.without:
        return look.moment.undo_rule if button == "undo" else ""
    return {"hint": _("no hints against other people"), "redo": _("what was taken back does not come again")}.get(
        button, ""
    )


def wish(look: Look, command: str) -> Intent | None:
    """Return what a command, or the button of that name, means now."""
    if is_on(look, command):
        return Intent(COMMANDS[command])
    text = why_off(look, command)
    return Intent(contract.REFUSED, text=text) if text else None


def choose(look: Look, spot: str | None, lifted: int | None = None) -> Intent | None:
    """Return what pressing a spot means, with the knight of a colour in hand or without."""
    if spot is None:
        return None
    action = action_of(look, spot, lifted)
    if action is not None:
        return Intent(contract.ACTION, action)
    if spot in COMMANDS:
        return wish(look, spot)
    text = "" if look.moment.replaying else reasons.refusal(look, spot, lifted)
    return Intent(contract.REFUSED, text=text) if text else None
