"""What the buttons beside every table and the keys of the same meaning want, and when they can be used."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.moment import Moment
from game.view.table_view import Intent

COMMANDS = {
    "undo": contract.UNDO,
    "redo": contract.REDO,
    "hint": contract.HINT,
    "menu": contract.MENU,
    "back": contract.MENU,
    "log": contract.LOG,
    contract.LOOK_BACK: contract.LOOK_BACK,
}
USED = Intent(contract.NOTHING)


def label(button: str) -> str:
    """Return the word on a button that every table has."""
    return {"undo": _("Undo"), "redo": _("Redo"), "hint": _("Hint"), "menu": _("Menu")}[button]


def is_on(moment: Moment, button: str) -> bool:
    """Return whether a button can be pressed; one that is not among `COMMANDS` always."""
    if button == "hint":
        return moment.can_hint
    if button == contract.LOOK_BACK:
        return moment.can_look_back
    if button in ("undo", "redo"):
        if button in moment.without:
            return False
        return moment.can_undo if button == "undo" else moment.can_redo
    return True


def button_box(moment: Moment, place: Callable[[str], Box], name: str, beside: str | None) -> Box | None:
    """Return where a button lies, None where the match is without it.

    place: where each would lie among all. beside: the one that shares its row; without that it has the whole row.
    """
    if name in moment.without:
        return None
    box = place(name)
    if beside is None or beside not in moment.without:
        return box
    other = place(beside)
    left = min(box.x, other.x)
    return Box(left, box.y, max(box.right, other.right) - left, box.h)


def why_off(moment: Moment, button: str) -> str:
    """Return why Undo, Redo or Hint cannot be used; "" where that needs no words."""
    if is_on(moment, button) or moment.replaying:
        return ""
    if button not in moment.without:
        return dict(moment.off).get(button) or (moment.undo_rule if button == "undo" else "")
    return {"hint": _("no hints against other people"), "redo": _("what was taken back does not come again")}.get(
        button, ""
    )


def remark(moment: Moment, button: str | None) -> str:
    """Return what is said of a button that is pointed at: what the knob shows, why another is off; "" for nothing."""
    if button == contract.LOOK_BACK and is_on(moment, button):
        return _("See again what happened since your last turn")
    return why_off(moment, button or "")


def wish(moment: Moment, command: str) -> Intent | None:
    """Return what a command, or the button of that name, means now."""
    if is_on(moment, command):
        return Intent(COMMANDS[command])
    text = why_off(moment, command)
    return Intent(contract.REFUSED, text=text) if text else None
