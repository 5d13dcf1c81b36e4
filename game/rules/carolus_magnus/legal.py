"""What may be done now, by whom, and what chance may bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.carolus_magnus import phases
from game.rules.carolus_magnus.actions import (
    DISC,
    EMPEROR,
    FIRST,
    KEEP_DICE,
    LAY,
    NAME_CROWN,
    ROLL,
    ROLL_OUTCOMES,
    ROLL_WAYS,
    STEP,
    TO_COURT,
    TO_REGION,
    TURN_DIE,
)
from game.rules.carolus_magnus.board import (
    COLOUR_COUNT,
    CROWN,
    DISCS,
    HAND,
    KNIGHTS,
    LAID_OF_COLOUR,
    START_ROLLS,
    TILES,
)
from game.rules.carolus_magnus.phases import PLACE
from game.rules.core import CHANCE, TERMINAL, drawn

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State

Spots = tuple[tuple[int, ...], ...]

_DISC_ACTIONS = tuple([DISC + bit for bit in range(DISCS) if discs >> bit & 1] for discs in range(1 << DISCS))
_STEP_ACTIONS = tuple([STEP + number for number in range(disc)] for disc in range(DISCS + 1))
_COLOURS = range(COLOUR_COUNT)
_EVEN = 1  # the weight of what is as likely as everything else


def placements(starts: tuple[int, ...]) -> Spots:
    """Return the actions that put a knight onto a region, by its colour."""
    return tuple(tuple([TO_REGION + colour * TILES + first for first in starts]) for colour in _COLOURS)


def legal_actions(state: State, seat: int | None = None) -> list[int]:
    """Return the actions of `seat` (default: of the actor), ascending; [] for whoever is not to act."""
    if seat is not None and seat != state.actor:
        return []
    if state.phase == PLACE:
        return _placings(state)
    if state.actor == CHANCE:
        return [action for action, _ in chance_outcomes(state)]
    if state.actor == TERMINAL:
        return []
    return _CHOICES[state.phase](state)


def _placings(state: State) -> list[int]:
    """Any knight of the reserve goes to the own court or to any region (rules 1.4, step 1)."""
    spots = state.spots
    start = state.actor * COLOUR_COUNT
    held = state.reserve[start : start + COLOUR_COUNT]
    actions = [TO_COURT + colour for colour in _COLOURS if held[colour]]
    for colour in _COLOURS:
        if held[colour]:
            actions += spots[colour]
    return actions


def playable_discs(state: State, seat: int) -> int:
    """Return the set of discs that the seat may play now (rules 1.3).

    A number that somebody else has played in this round is forbidden; but whoever has no other plays any of his.
    """
    taken = 0
    for disc in state.played:
        if disc:
            taken |= 1 << disc - 1
    hand = state.hands[seat]
    return hand & ~taken or hand


def _discs(state: State) -> list[int]:
    return _DISC_ACTIONS[playable_discs(state, state.actor)][:]


def reach(state: State) -> int:
    """Return how many steps the emperor may make at most in the turn: the number of the disc."""
    return state.played[state.turn]


def _steps(state: State) -> list[int]:
    return _STEP_ACTIONS[state.played[state.actor]][:]


def _crowns(state: State) -> list[int]:
    """A crown names any colour that the supply still has (rules 1.4, step 3)."""
    return [NAME_CROWN + colour for colour in _COLOURS if state.supply[colour]]


def _turnings(state: State) -> list[int]:
    return [KEEP_DICE, *(TURN_DIE + colour for colour in _COLOURS if state.dice[colour])]


_CHOICES: dict[int, Callable[[State], list[int]]] = {
    phases.DISC: _discs,
    phases.MOVE: _steps,
    phases.CROWN: _crowns,
    phases.TURN_DIE: _turnings,
}


def chance_outcomes(state: State) -> list[tuple[int, int]]:
    """Return (action, whole-number weight) for everything chance may bring, ascending; [] unless CHANCE is to act."""
    if state.actor != CHANCE:
        return []
    phase = state.phase
    if phase == phases.LAY:
        return [(LAY + colour, left) for colour in _COLOURS if (left := unlaid(state, colour))]
    if phase == phases.EMPEROR:
        return [(EMPEROR + tile, _EVEN) for tile in range(TILES)]
    if phase == phases.FIRST:
        return [(FIRST + seat, _EVEN) for seat in range(state.players)]
    if phase == phases.REROLL:
        return [(action, _EVEN) for action in _rerolls(state)]
    return list(ROLL_OUTCOMES[dice_to_roll(state)])


def sample_chance(state: State, below: Callable[[int], int]) -> int:
    """Return one chance action by the law of `chance_outcomes`; `below(n)` gives an int in 0..n-1."""
    phase = state.phase
    if phase == phases.ROLL or phase == phases.START_ROLL:
        ways = ROLL_WAYS[dice_to_roll(state)]
        return ways[below(len(ways))]
    return drawn(chance_outcomes(state), below)


def unlaid(state: State, colour: int) -> int:
    """Return how many of the colour's three knights are still to be laid on the tiles (rules 1.2)."""
    return state.supply[colour] - (KNIGHTS - LAID_OF_COLOUR)


def dice_to_roll(state: State) -> int:
    """Return how many dice are rolled next; a player fills the reserve in several rolls before the match."""
    if state.phase == phases.ROLL:
        return HAND[state.players]
    if state.phase == phases.REROLL:
        return 1
    start = state.turn * COLOUR_COUNT
    rolled = sum(state.reserve[start : start + COLOUR_COUNT]) + state.dice[CROWN]
    rolls: tuple[int, ...] = START_ROLLS[state.players]
    return rolls[rolled // rolls[0]]


def _rerolls(state: State) -> list[int]:
    """Only faces that can be carried out: a colour that the supply has, or a crown, which names one (rules 1.6)."""
    return [*(ROLL + colour for colour in _COLOURS if state.supply[colour]), ROLL + CROWN]
