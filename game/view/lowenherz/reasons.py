"""Why something cannot be chosen now, in one sentence; looked up in today's language when it is asked for."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from game.rules.core import TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import EDGE_FIELDS, UPRIGHT
from game.rules.lowenherz.land import links
from game.rules.lowenherz.land_regions import region_at
from game.view.lowenherz import reasons_land, spots
from game.view.lowenherz.look import Look


def refusal(look: Look, spot: str) -> str:
    """Return why a spot of the board cannot be chosen; "" where nothing needs to be said."""
    if look.state.actor == TERMINAL:
        return _("The match is over")
    if not look.moment.actions:
        return waiting(look)
    field, edge = spots.field_of(spot), spots.edge_of(spot)
    if edge is not None:
        return edge_reason(look, edge)
    if field is None:
        return ""
    return _OF_FIELDS.get(look.state.phase, _elsewhere)(look, field)


def waiting(look: Look) -> str:
    """Return why nobody here can choose anything now."""
    if look.turn < 0:
        return ""
    name = look.player(look.turn)
    return (
        _("{name} is thinking").format(name=name) if look.moment.thinking else _("{name} is to move").format(name=name)
    )


def edge_reason(look: Look, edge: int) -> str:
    """Return why no border can be placed on an edge."""
    state = look.state
    one, other = EDGE_FIELDS[edge]
    walls, linked = (state.right, links(state)[0]) if edge < UPRIGHT else (state.below, links(state)[1])
    if state.phase != phases.BORDERS:
        return _elsewhere(look, one)
    if walls >> one & 1:
        return _("A border lies there already")
    if linked >> one & 1:
        return _("Two pieces of one colour hold together across this edge")
    if region_at(state, one) >= 0 and region_at(state, one) == region_at(state, other):
        return _("Both sides lie in one finished region")
    return _("Not here: choose an edge that glows")


def _elsewhere(look: Look, field: int) -> str:
    """Return what is to be done beside the board first."""
    return {
        phases.LAY: _("First choose a line of the card"),
        phases.OFFER: _("First end the bargaining"),
        phases.BID: _("First make your bid"),
        phases.LOOK: _("First choose a stack of politics cards"),
        phases.KEEP: _("First choose the card to keep"),
        phases.BORDERS: _("Choose an edge between two fields"),
    }.get(look.state.phase, "")


_OF_FIELDS: dict[int, Callable[[Look, int], str]] = {
    phases.CASTLE: reasons_land.castle_reason,
    phases.CASTLE_KNIGHT: reasons_land.castle_knight_reason,
    phases.KNIGHTS: reasons_land.line_reason,
    phases.REMOVE: reasons_land.removal_reason,
    phases.RENEGADE_KNIGHT: reasons_land.renegade_reason,
}
