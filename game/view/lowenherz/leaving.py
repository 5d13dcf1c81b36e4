"""The question before a line of the card is ended while something of it, which was fought for, could still be used."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz import actions as of
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import EDGE_FIELDS, NONE
from game.view.lowenherz import preview
from game.view.lowenherz.look import Look


def warning(look: Look, action: int) -> str | None:
    """Return the question before the rest of a line is given up, None where nothing of it is left or it is no end."""
    left = unused(look) if action == of.DONE else ""
    return _("{left} End the line all the same?").format(left=left) if left else None


def unused(look: Look) -> str:
    """Return what could still be done in the line, as a sentence; "" for nothing."""
    state, choices = look.state, look.choices
    if state.phase == phases.BORDERS:
        useful = any(not preview.is_idle(look, edge, EDGE_FIELDS[edge]) for edge in choices.edges)
        said = ngettext("You may still place {n} border.", "You may still place {n} borders.", state.left)
        return said.format(n=state.left) if useful else ""
    if state.phase == phases.LOOK:
        return _("You may still look through a stack and keep a card.") if choices.looks else ""
    if state.phase != phases.KNIGHTS:
        return ""
    found = [action for several in choices.fields.values() for action in several]
    knights = any(of.placed_knight(action) for action in found)
    fields = any(of.taken(action) for action in found)
    return _knights(state.left, state.swords, knights, fields, state.growing != NONE)


def _knights(left: int, swords: int, knights: bool, fields: bool, grows: bool) -> str:
    """Return what a line of knights still allows. left: of knights; swords: of fields; grows: one has been taken."""
    if knights and fields:
        return _("You may still place a knight or expand a region.")
    if knights:
        return ngettext("You may still place {n} knight.", "You may still place {n} knights.", left).format(n=left)
    if fields and grows:
        return _("You may still take one more field.")
    return _("You may still expand a region.") if fields else ""
