"""What holds of the course: whose turn it is, the discs, the set-up, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.carolus_magnus import phases
from game.rules.carolus_magnus.board import (
    ALL_DISCS,
    COLOUR_COUNT,
    DISCS,
    FEWEST_REGIONS,
    LAID_OF_COLOUR,
    NOBODY,
    TILES,
)
from game.rules.carolus_magnus.phases import BEFORE_THE_TURNS, OF_CHANCE, OVER
from game.rules.carolus_magnus.rounds import is_frozen
from game.rules.core import CHANCE, TERMINAL

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State

_SET_UP_ONLY = BEFORE_THE_TURNS | {phases.START_ROLL}


def course_problems(state: State) -> list[str]:
    """Return what is wrong with the phase, the discs and the end of the match."""
    found = _phase_problems(state) or _choosing_problems(state)
    if found:
        return found
    if not state.round:
        return _set_up_problems(state)
    return _disc_problems(state) + _end_problems(state)


def _phase_problems(state: State) -> list[str]:
    if state.phase not in range(OVER + 1):
        return ["the phase is one of the game's"]
    if state.round not in range(state.limit + 1):
        return [f"a match has at most {state.limit} rounds"]
    may_set_up = state.phase in _SET_UP_ONLY or state.phase == phases.CROWN
    if state.phase in _SET_UP_ONLY if state.round else not may_set_up:
        return ["the first round begins when the tiles are laid and the reserves full, and not before"]
    nobodys = state.phase in BEFORE_THE_TURNS or state.phase == OVER
    if state.turn not in (range(state.players) if not nobodys else (NOBODY,)):
        return ["it is the turn of a seat of the table, before and after the match nobody's"]
    chance = CHANCE if state.phase in OF_CHANCE else state.turn
    if state.actor != (TERMINAL if state.phase == OVER else chance):
        return ["the actor is who decides in this phase"]
    if (state.emperor == NOBODY) != (state.phase in (phases.LAY, phases.EMPEROR)):
        return ["the emperor stands on a region as soon as it is drawn"]
    return []


def _choosing_problems(state: State) -> list[str]:
    choosing, players = state.choosing, state.players
    if state.phase in BEFORE_THE_TURNS:
        return ["nobody chooses a disc before it is known who is first"] if choosing else []
    if sorted(choosing) != list(range(players)):
        return ["every seat chooses one disc a round"]
    if state.round > 1:
        return []
    if any((choosing[0] + offset) % players != seat for offset, seat in enumerate(choosing)):
        return ["in the first round the discs are chosen in seating order"]
    if state.first not in (NOBODY, choosing[0]):
        return [f"by the table's option seat {state.first + 1} chooses the first disc"]
    return []


def _set_up_problems(state: State) -> list[str]:
    found = []
    if any(state.court) or any(lord != NOBODY for lord in state.lords) or any(arms != NOBODY for arms in state.arms):
        found.append("before the first round there are no courts, arms and castles")
    if any(hand != ALL_DISCS for hand in state.hands) or any(state.played) or state.order:
        found.append("before the first round no disc is played")
    if state.phase == phases.FIRST and state.first != NOBODY:
        found.append("by the table's option it is not drawn who chooses first")
    tiles = [sum(state.land[tile::TILES]) for tile in range(TILES)]
    laid = tiles.count(1)
    if tiles != [1] * laid + [0] * (TILES - laid) or (laid == TILES) != (state.phase != phases.LAY):
        found.append("the knights are laid one on a tile, from A on")
    if any(sum(state.land[colour * TILES : (colour + 1) * TILES]) > LAID_OF_COLOUR for colour in range(COLOUR_COUNT)):
        found.append("three knights of each colour are laid")
    return found


def _disc_problems(state: State) -> list[str]:
    played = [state.played[seat] for seat in state.choosing]
    waiting = state.choosing.index(state.turn) if state.phase == phases.DISC else state.players
    if not all(played[:waiting]) or any(played[waiting:]):
        return ["the discs of a round are chosen one after the other, before the turns"]
    if state.order != (tuple(sorted(state.choosing, key=state.played.__getitem__)) if all(played) else ()):
        return ["the lowest disc acts first, of equal ones the earlier"]
    found = []
    taken = 0
    unused = DISCS - (state.round - 1) % DISCS
    for seat in state.choosing:
        hand, disc = state.hands[seat], state.played[seat]
        mine = 1 << disc - 1 if disc else 0
        if hand & mine or hand not in range(ALL_DISCS + 1) or (hand | mine).bit_count() != unused:
            found.append(f"seat {seat + 1} has {unused} discs that were not used in the rounds before")
        elif mine & taken and (hand | mine) & ~taken:
            found.append(f"seat {seat + 1} could have played another number than somebody before")
        taken |= mine
    return found


def _end_problems(state: State) -> list[str]:
    if state.phase == OVER:
        return _over_problems(state)
    if state.phase == phases.DISC and is_frozen(state):
        return ["with nothing left to play and to take the match is over at the end of the round"]
    return []


def _over_problems(state: State) -> list[str]:
    if state.stocks.count(0) > 1:
        return ["only one side can build its last castle"]
    if 0 in state.stocks:
        return []
    if len(state.starts) < FEWEST_REGIONS:
        first = state.starts[state.emperor]
        return [] if state.spans[first] > 1 else ["the emperor stands on the region that was merged last"]
    if state.round < state.limit and not is_frozen(state):
        return ["the match is not over while nobody has built all castles and there are four regions"]
    return []
