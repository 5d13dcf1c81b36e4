"""Dice and the knights that they bring, and what happens when a colour is used up (rules 1.2.6, 1.4 step 3, 1.6).

The coloured dice are carried out first, then those that show an exhausted colour are rolled again one by one, then the
crowns are named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.carolus_magnus import phases
from game.rules.carolus_magnus.actions import FACES_OF, KEEP_DICE, NAME_CROWN, ROLL, TURN_DIE
from game.rules.carolus_magnus.board import COLOUR_COUNT, CROWN, FACES, RESERVE
from game.rules.carolus_magnus.legal import dice_to_roll
from game.rules.carolus_magnus.rounds import begin_placing, first_round, next_turn
from game.rules.core import CHANCE, IllegalAction, illegal

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State

_COLOURS = range(COLOUR_COUNT)


def begin_refill(state: State) -> None:
    """Let the dice of the turn be rolled, or carry out those that were rolled at its start (option)."""
    for colour in _COLOURS:
        if not state.supply[colour]:
            _return_knights(state, colour)
    if state.early_roll:
        _settle(state)
    elif any(state.supply):
        state.phase = phases.ROLL
        state.actor = CHANCE
    else:  # no knight could be taken (rules 1.6)
        next_turn(state)


def roll(state: State, action: int) -> None:
    """Note the faces of the turn's dice."""
    state.dice[:] = _faces(state, action)
    if state.early_roll:
        begin_placing(state)
    else:
        _settle(state)


def roll_at_start(state: State, action: int) -> None:
    """Take the knights of one roll before the match; the crowns are named after the player's last roll."""
    faces = _faces(state, action)
    start = state.turn * COLOUR_COUNT
    for colour in _COLOURS:
        state.supply[colour] -= faces[colour]
        state.reserve[start + colour] += faces[colour]
    state.dice[CROWN] += faces[CROWN]
    if sum(state.reserve[start : start + COLOUR_COUNT]) + state.dice[CROWN] == RESERVE[state.players]:
        _next_crown(state)


def reroll(state: State, action: int) -> None:
    """Carry out what the first of the dice shows that had to be rolled again."""
    face = action - ROLL
    if not 0 <= face < FACES or (face != CROWN and not state.supply[face]):
        raise IllegalAction(f"chance action {action!r} is not possible here")
    dice = state.dice
    stuck = next(colour for colour in _COLOURS if dice[colour])
    dice[stuck] -= 1
    dice[face] += 1
    _carry_out(state)


def turn_die(state: State, action: int) -> None:
    """Turn a die to a crown, or leave them all as they are (option)."""
    colour = action - TURN_DIE
    if action != KEEP_DICE:
        if not 0 <= colour < COLOUR_COUNT or not state.dice[colour]:
            raise illegal(action)
        state.dice[colour] -= 1
        state.dice[CROWN] += 1
    _carry_out(state)


def name_crown(state: State, action: int) -> None:
    """Take a knight of the named colour."""
    colour = action - NAME_CROWN
    if not 0 <= colour < COLOUR_COUNT or not state.supply[colour]:
        raise illegal(action)
    state.dice[CROWN] -= 1
    _take(state, colour)
    _next_crown(state)


def _faces(state: State, action: int) -> tuple[int, ...]:
    """Return the faces of a whole roll. Raises IllegalAction for another number of dice."""
    faces = FACES_OF.get(action)
    if faces is None or sum(faces) != dice_to_roll(state):
        raise IllegalAction(f"chance action {action!r} is not possible here")
    return faces


def _settle(state: State) -> None:
    """Carry the turn's dice out; by the option one may be turned to a crown before, if none was rolled."""
    if state.crown_die and not state.dice[CROWN] and any(state.supply):
        state.phase = phases.TURN_DIE
        state.actor = state.turn
    else:
        _carry_out(state)


def _carry_out(state: State) -> None:
    """Take a knight for every coloured die; those that show an exhausted colour stay for another roll."""
    dice, supply = state.dice, state.supply
    stuck = False
    for colour in _COLOURS:
        while dice[colour] and supply[colour]:
            dice[colour] -= 1
            _take(state, colour)
        stuck = stuck or dice[colour] > 0
    if stuck and any(supply):
        state.phase = phases.REROLL
        state.actor = CHANCE
    else:
        _next_crown(state)


def _next_crown(state: State) -> None:
    """Let the next crown be named; without one, or with an empty supply, the turn is over (rules 1.6)."""
    if any(state.supply):
        if state.dice[CROWN]:
            state.phase = phases.CROWN
            state.actor = state.turn
            return
    else:
        state.dice[:] = bytes(FACES)
    if state.round:
        next_turn(state)
    else:
        _next_reserve(state)


def _next_reserve(state: State) -> None:
    """Before the match the players roll in seating order, each the whole reserve (rules 1.2.6)."""
    rolled = state.choosing.index(state.turn) + 1
    if rolled == state.players:
        first_round(state)
    else:
        state.turn = state.choosing[rolled]
        state.phase = phases.START_ROLL
        state.actor = CHANCE


def _take(state: State, colour: int) -> None:
    state.reserve[state.turn * COLOUR_COUNT + colour] += 1
    left = state.supply[colour] - 1
    state.supply[colour] = left
    if not left:
        _return_knights(state, colour)


def _return_knights(state: State, colour: int) -> None:
    """Put back equally many knights of an exhausted colour from every court, as many as all have (rules 1.6)."""
    court = state.court
    least = min(court[colour::COLOUR_COUNT])
    if least:
        for place in range(colour, len(court), COLOUR_COUNT):
            court[place] -= least
        state.supply[colour] = least * state.players
