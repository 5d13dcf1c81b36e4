"""What the buttons beside every table and the keys of the same meaning want, and when they can be used."""

from __future__ import annotations

from game.language import _
from game.view import table_view as contract
from game.view.moment import Moment
from game.view.table_view import Intent

KNOB = "look_back"
COMMANDS = {
    "undo": contract.UNDO,
    "redo": contract.REDO,
    "hint": contract.HINT,
    "menu": contract.MENU,
    "back": contract.MENU,
    "log": contract.LOG,
    KNOB: contract.LOOK_BACK,
}


def is_on(moment: Moment, button: str) -> bool:
    """Return whether a button can be pressed; one that is not among `COMMANDS` always."""
    if button == "hint":
        return moment.can_hint
    if button == KNOB:
        return moment.can_look_back
    if button in ("undo", "redo"):
        if button in moment.without:
            return False
        return moment.can_undo if button == "undo" else moment.can_redo
    return True


def why_off(moment: Moment, button: str) -> str:
    """Return why Undo, Redo or Hint cannot be used; "" where that needs no words."""
    if is_on(moment, button) or moment.replaying:
        return ""
    if button not in moment.without:
        return moment.undo_rule if button == "undo" else ""
    return {"hint": _("no hints against other people"), "redo": _("what was taken back does not come again")}.get(
        button, ""
    )


def wish(moment: Moment, command: str) -> Intent | None:
    """Return what a command, or the button of that name, means now."""
    if is_on(moment, command):
        return Intent(COMMANDS[command])
    text = why_off(moment, command)
    return Intent(contract.REFUSED, text=text) if text else None
