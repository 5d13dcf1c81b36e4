"""Where knights may be placed and which ones may be removed. Sections 1.10 and 1.13 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import ALL_FIELDS, KNIGHTS, MOST_CASTLES
from game.rules.lowenherz.land import mask_of, neighbours, occupied, reached

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def knight_fields(state: State, colour: int, within: int = ALL_FIELDS) -> int:
    """Return where a colour may place a knight from its supply; a forest among them must be paid for.

    within: only fields of this mask, for a renegade those of the own region.
    """
    knights = state.knights[colour]
    if knights.bit_count() >= KNIGHTS:
        return 0
    beside = reached(knights | mask_of(state.castles[colour]), state.right, state.below)
    return beside & (state.plain | state.forest) & within & ~occupied(state)


def removable_knights(state: State, region: int) -> int:
    """Return the knights of a region that are not the only link between other knights and the castle."""
    colour, castle = divmod(region, MOST_CASTLES)
    if not state.regions[region]:
        return 0
    home = 1 << state.castles[colour][castle]
    knights = state.knights[colour] & state.regions[region]
    found, rest = 0, knights
    while rest:
        knight = rest & -rest
        rest ^= knight
        if _all_linked(home, knights ^ knight):
            found |= knight
    return found


def _all_linked(home: int, knights: int) -> bool:
    """Return whether all these knights of one region, in which no walls are, have a chain of links to its castle."""
    linked, before = home, 0
    while linked != before:
        before = linked
        linked |= neighbours(linked) & knights
    return not knights & ~linked
