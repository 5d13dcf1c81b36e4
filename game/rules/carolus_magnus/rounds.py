"""Rounds and turns: who chooses a disc, who acts, when a round and the match are over (rules 1.3, 1.4, 1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.carolus_magnus import phases
from game.rules.carolus_magnus.actions import DISC
from game.rules.carolus_magnus.board import ALL_DISCS, COLOUR_COUNT, DISCS, FACES, HAND, NOBODY
from game.rules.carolus_magnus.legal import playable_discs
from game.rules.core import CHANCE, TERMINAL, illegal

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State


def first_round(state: State) -> None:
    """Begin the first round; in it the discs are chosen in seating order (rules 1.2.8)."""
    _begin_round(state)


def _begin_round(state: State) -> None:
    state.round += 1
    state.phase = phases.DISC
    state.turn = state.actor = state.choosing[0]


def play_disc(state: State, action: int) -> None:
    """Put the disc before the player; when all lie, the lowest acts first, of equal ones the earlier (rules 1.3)."""
    seat = state.actor
    number = action - DISC + 1
    bit = 1 << action - DISC if 0 < number <= DISCS else 0
    if not playable_discs(state, seat) & bit:
        raise illegal(action)
    played = state.played
    state.hands[seat] ^= bit
    played[seat] = number
    chosen = state.choosing.index(seat) + 1
    if chosen < state.players:
        state.turn = state.actor = state.choosing[chosen]
        return
    state.order = tuple(sorted(state.choosing, key=played.__getitem__))
    _begin_turn(state, state.order[0])


def _begin_turn(state: State, seat: int) -> None:
    state.turn = seat
    if state.early_roll:
        state.phase = phases.ROLL
        state.actor = CHANCE
    else:
        begin_placing(state)


def begin_placing(state: State) -> None:
    """Let the player play three knights (four of three players), or all that the reserve still has."""
    seat = state.turn
    start = seat * COLOUR_COUNT
    state.left = min(HAND[state.players], sum(state.reserve[start : start + COLOUR_COUNT]))
    state.phase = phases.PLACE if state.left else phases.MOVE
    state.actor = seat


def next_turn(state: State) -> None:
    """Give the turn to the next player of the order, or end the round."""
    done = state.order.index(state.turn) + 1
    if done < state.players:
        _begin_turn(state, state.order[done])
    elif state.round == state.limit or is_frozen(state):
        end(state)
    else:
        _next_round(state)


def _next_round(state: State) -> None:
    """Discs are chosen in the order of the last turns; all come back when all five are used (rules 1.3)."""
    state.choosing = state.order
    state.order = ()
    state.played = [0] * state.players
    if not any(state.hands):
        state.hands = [ALL_DISCS] * state.players
    _begin_round(state)


def is_frozen(state: State) -> bool:
    """Return whether there are no knights left to play or to take (rules 1.7); asked at the end of a round."""
    return not any(state.supply) and not any(state.reserve)


def end(state: State) -> None:
    """End the match at once."""
    state.phase = phases.OVER
    state.turn = NOBODY
    state.actor = TERMINAL
    state.left = 0
    state.dice[:] = bytes(FACES)
