"""What holds of the ring, the knights, the castles and the arms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.carolus_magnus.board import (
    CASTLES,
    COLOUR_COUNT,
    COLOURS,
    FEWEST_REGIONS,
    KNIGHTS,
    NOBODY,
    SIDE_WORDS,
    TILE_LETTERS,
    TILES,
)
from game.rules.carolus_magnus.legal import placements
from game.rules.carolus_magnus.phases import OVER
from game.rules.carolus_magnus.visit import castles

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State


def ring_problems(state: State) -> list[str]:
    """Return what is wrong with the regions and their owners."""
    starts, spans = state.starts, state.spans
    ends = [first + spans[first] for first in starts]
    if not starts or [end % TILES for end in ends] != [*(first % TILES for first in starts[1:]), starts[0]]:
        return ["every tile is in one region, and the regions follow one another clockwise"]
    if sum(spans) != TILES or state.spots != placements(starts):
        return ["every tile is in one region, and the regions follow one another clockwise"]
    if any(lord not in range(NOBODY, len(state.stocks)) for lord in state.lords):
        return ["castles belong to a side of the table"]
    inside = [tile for tile in range(TILES) if not spans[tile]]
    if any(state.lords[tile] != NOBODY or any(state.land[tile::TILES]) for tile in inside):
        return ["what lies on a region is kept at its first tile"]
    if state.emperor not in range(NOBODY, len(starts)):
        return ["the emperor stands on a region"]
    return _owner_problems(state)


def _owner_problems(state: State) -> list[str]:
    found = []
    owners = state.owners
    for index, first in enumerate(state.starts):
        if owners[index] == NOBODY and state.spans[first] > 1:
            found.append(f"the region that begins with {TILE_LETTERS[first]} has several tiles and no castles")
        if owners[index] != NOBODY and owners[index] == owners[index - 1] and len(owners) > 1:
            before = TILE_LETTERS[state.starts[index - 1]]
            found.append(
                f"the regions that begin with {before} and {TILE_LETTERS[first]} have one owner and would merge"
            )
    if len(owners) < FEWEST_REGIONS and state.phase != OVER:
        found.append("with three regions or fewer the match is over")
    return found


def piece_problems(state: State) -> list[str]:
    """Return what is wrong with the numbers of knights and castles, and with the arms."""
    return _knight_problems(state) + _castle_problems(state) + _arms_problems(state)


def _knight_problems(state: State) -> list[str]:
    found = []
    for colour, word in enumerate(COLOURS):
        players = sum(state.court[colour::COLOUR_COUNT]) + sum(state.reserve[colour::COLOUR_COUNT])
        ring = sum(state.land[colour * TILES : (colour + 1) * TILES])
        count = state.supply[colour] + players + ring
        if count != KNIGHTS:
            found.append(f"there are {KNIGHTS} {word} knights, not {count}")
    return found


def _castle_problems(state: State) -> list[str]:
    found = []
    whole = CASTLES[state.players]
    for side, stock in enumerate(state.stocks):
        ring = sum(castles(state, index) for index, lord in enumerate(state.owners) if lord == side)
        if stock + ring != whole:
            found.append(f"{SIDE_WORDS[side]} has {whole} castles, not {stock} in stock and {ring} on the ring")
        if not stock and state.phase != OVER:
            found.append(f"{SIDE_WORDS[side]} has built the last castle, so the match is over")
        if not stock and state.phase == OVER and state.owners[state.emperor] != side:
            found.append(f"{SIDE_WORDS[side]} has built the last castle where the emperor does not stand")
    return found + _shortage_problems(state)


def _shortage_problems(state: State) -> list[str]:
    """Fewer castles than tiles, but at least one, stand only where a match has just ended."""
    counts = [(castles(state, index), state.spans[first]) for index, first in enumerate(state.starts)]
    if any(not 0 < count <= size for (count, size), lord in zip(counts, state.owners, strict=True) if lord != NOBODY):
        return ["a region carries a castle for every tile, after a shortage fewer, but at least one"]
    return []


def _arms_problems(state: State) -> list[str]:
    found = []
    for colour, word in enumerate(COLOURS):
        counts = state.court[colour::COLOUR_COUNT]
        holder = state.arms[colour]
        if holder not in range(NOBODY, state.players):
            found.append(f"the {word} arms are held by a seat of the table or by nobody")
        elif holder == NOBODY and any(counts):
            found.append(f"nobody holds the {word} arms, but there are {word} knights in a court")
        elif holder != NOBODY and counts[holder] < max(counts):
            found.append(f"somebody has more {word} knights in court than seat {holder + 1}, who holds the arms")
    return found
