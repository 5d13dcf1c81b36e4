"""What may be done in a line of the action card that one has won: borders, knights and expansion, politics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.actions import BORDER, DONE, KEEP, KNIGHT, LOOK, TAKE
from game.rules.lowenherz.board import FIELDS
from game.rules.lowenherz.cards import ALLIANCE_COST, BORDERS, KNIGHT_LINE
from game.rules.lowenherz.hands import KINDS_OF
from game.rules.lowenherz.land_borders import free_edges, is_capped, legal_borders
from game.rules.lowenherz.land_expansion import expansions
from game.rules.lowenherz.land_knights import knight_fields
from game.rules.lowenherz.legal_plays import breaks, own_alliances
from game.rules.lowenherz.money import may_pay_forest, payable
from game.rules.lowenherz.politics import may_lie

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def borders(state: State) -> list[int]:
    """Return the edges for a border, and whatever else may be done meanwhile."""
    found = [BORDER + edge for edge in legal_borders(state, state.turn)]
    found.append(DONE)
    return found + breaks(state, state.turn) if state.alliances else found


def knights_and_fields(state: State) -> list[int]:
    """Return the fields for a knight and for an expansion, and whatever else may be done meanwhile."""
    seat = state.turn
    found: list[int] = []
    if state.left:
        fields = knight_fields(state, seat)
        found = payable(state, seat, fields & state.plain, fields & state.forest, KNIGHT)
    if state.swords:
        found += [TAKE + castle * FIELDS + field for castle, field in expansions(state, seat)]
    found.append(DONE)
    return found + breaks(state, seat) if state.alliances else found


def lookings(state: State) -> list[int]:
    """Return the stacks that are not empty, and whatever else may be done before looking (1.19.9)."""
    found = [DONE, *breaks(state, state.turn)]
    return found + [LOOK + stack for stack, size in enumerate(state.sizes) if size]


def keepings(state: State) -> list[int]:
    """Return the kinds of which a card may be kept."""
    return [KEEP + kind for kind in KINDS_OF[may_lie(state, state.looked)]]


def is_anything_possible(state: State, kind: str) -> bool:
    """Return whether the line still offers something, as far as everybody can tell; if not it ends by itself (1.19.11).

    A line of knights waits as long as ending an alliance could still open an expansion.
    """
    if kind == BORDERS:
        return state.left > 0 and not is_capped(state, state.turn) and any(free_edges(state))
    return _is_knight_or_field_possible(state) if kind == KNIGHT_LINE else any(state.sizes)


def _is_knight_or_field_possible(state: State) -> bool:
    seat = state.turn
    if state.left:
        fields = knight_fields(state, seat)
        if fields & state.plain or (fields and may_pay_forest(state, seat)):
            return True
    if not state.swords:
        return False
    if expansions(state, seat):
        return True
    could_end = state.alliances and state.purse[seat] >= ALLIANCE_COST and own_alliances(state, seat)
    return bool(could_end and expansions(state, seat, bound=False))
