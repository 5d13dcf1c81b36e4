"""What holds of the land in every position (sections 1.2, 1.8 and 1.13), and a sentence for whatever does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import (
    ALL_FIELDS,
    CASTLES,
    COLOUR_WORDS,
    COLOURS,
    COLUMNS,
    KNIGHTS,
    MOST_CASTLES,
    NEUTRAL,
    NEUTRAL_CASTLES,
    NOT_LAST_COLUMN,
    REGIONS,
    SLOTS,
    TERRAIN_MASKS,
)
from game.rules.lowenherz.land import NOT_LAST_ROW, all_castles, area, mask_of, reached
from game.rules.lowenherz.phases import CASTLE_KNIGHT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.rules.lowenherz.state import State


def land_problems(state: State) -> list[str]:
    """Return every broken invariant of the land in a sentence each; [] when sound."""
    found = [*_terrain_problems(state), *_wall_problems(state), *_piece_problems(state)]
    found += [*_chain_problems(state), *_region_problems(state), *_founding_problems(state), *_alliance_problems(state)]
    return found


def _terrain_problems(state: State) -> Iterator[str]:
    """Yield what is wrong with tiles and terrain."""
    tiles = [laid // 4 for laid in state.tiles]
    if len(tiles) > SLOTS or len(set(tiles)) < len(tiles):
        yield "every tile lies once"
        return
    laid = [TERRAIN_MASKS[laid][slot] for slot, laid in enumerate(state.tiles)]
    wanted = tuple(sum(masks) for masks in zip(*laid, strict=True)) if laid else (0, 0, 0, 0)
    if wanted != (state.plain, state.forest, state.mountain, state.city):
        yield "the terrain is that of the tiles"


def _wall_problems(state: State) -> Iterator[str]:
    """Yield what is wrong with the places of walls."""
    if state.right & ~NOT_LAST_COLUMN or state.below & ~NOT_LAST_ROW:
        yield "walls lie between two fields of the board"


def _piece_problems(state: State) -> Iterator[str]:
    """Yield what is wrong with the numbers and places of castles and knights."""
    taken = 0
    for colour in COLOURS:
        castles, knights = mask_of(state.castles[colour]), state.knights[colour]
        name = COLOUR_WORDS[colour]
        if len(state.castles[colour]) > _castles(state, colour) or knights.bit_count() > KNIGHTS:
            yield f"{name} has no more castles and knights than there are"
        if castles.bit_count() < len(state.castles[colour]) or castles & knights or taken & (castles | knights):
            yield f"{name} shares no field with another piece"
        if castles & ~state.plain or knights & ~(state.plain | state.forest):
            yield f"castles of {name} stand on plains, knights on plains and in forests"
        taken |= castles | knights


def _castles(state: State, colour: int) -> int:
    """Return how many castles a colour has in this match."""
    if colour == NEUTRAL[state.players]:
        return NEUTRAL_CASTLES[state.players]
    return CASTLES[state.players] if colour < state.players else 0


def _chain_problems(state: State) -> Iterator[str]:
    """Yield the colours with a knight that has no chain of links to a castle."""
    for colour in COLOURS:
        linked, before = mask_of(state.castles[colour]), 0
        while linked != before:
            before = linked
            linked |= reached(linked, state.right, state.below) & state.knights[colour]
        if state.knights[colour] & ~linked:
            yield f"every knight of {COLOUR_WORDS[colour]} is linked to a castle"


def _region_problems(state: State) -> Iterator[str]:
    """Yield the regions that are no closed area with their one castle and no strange knights."""
    for region in range(REGIONS):
        fields = state.regions[region]
        if not fields:
            continue
        colour, castle = divmod(region, MOST_CASTLES)
        name = f"region {castle + 1} of {COLOUR_WORDS[colour]}"
        if castle >= len(state.castles[colour]) or fields & all_castles(state) != 1 << state.castles[colour][castle]:
            yield f"{name} holds its castle and no other"
            continue
        if fields != area(state, state.castles[colour][castle]):
            yield f"{name} is the closed area around its castle"
        if fields & fields >> 1 & state.right or fields & fields >> COLUMNS & state.below:
            yield f"{name} has no walls inside"
        if any(fields & state.knights[other] for other in COLOURS if other != colour):
            yield f"{name} holds no knights of others"


def _founding_problems(state: State) -> Iterator[str]:
    """Yield the areas with one castle that are no region, once the set-up is over."""
    if state.phase <= CASTLE_KNIGHT and not state.basic:
        if any(state.regions):
            yield "no region is founded in the set-up"
        return
    rest = ALL_FIELDS
    while rest:
        fields = area(state, (rest & -rest).bit_length() - 1)
        rest &= ~fields
        if (fields & all_castles(state)).bit_count() == 1 and fields not in state.regions:
            yield "every area with one castle is a region"


def _alliance_problems(state: State) -> Iterator[str]:
    """Yield what is wrong with the alliances."""
    if list(state.alliances) != sorted(set(state.alliances)):
        yield "alliances are kept in order, each once"
    if any(one >= other for one, other in state.alliances):
        yield "an alliance names the lower region first"
    for one, other in state.alliances:
        owners = one // MOST_CASTLES, other // MOST_CASTLES
        if owners[0] == owners[1] or max(owners) >= state.players or not state.regions[one] * state.regions[other]:
            yield "an alliance binds the regions of two players"
