"""How an action changes the state: one small function a kind, then the automatic steps up to the next choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import CHANCE, TERMINAL, IllegalAction, illegal
from game.rules.rose_king.actions import CARD, DRAW, HERO, RED_SEAT
from game.rules.rose_king.board import CARDS, HAND_LIMIT, NOBODY, RED, TARGETS, WHITE
from game.rules.rose_king.legal import actions_of_house

if TYPE_CHECKING:
    from game.rules.rose_king.state import State


def apply(state: State, action: int) -> None:
    """Change the state by one action of the actor. Raises IllegalAction before anything is touched."""
    if state.actor == CHANCE:
        _apply_chance(state, action)
        return
    if action not in state.actions:
        raise illegal(action)
    if action == DRAW:
        _start_draw(state)
    elif action < HERO:
        _play(state, action)
    else:
        _play_hero(state, action - HERO)


def _play(state: State, card: int) -> None:
    _lead_crown(state, card)
    state.supply -= 1
    if state.supply:
        _next_turn(state, state.house)
    else:  # the last stone ends the match at once (rules 4.1)
        _end(state)


def _play_hero(state: State, card: int) -> None:
    _lead_crown(state, card)
    state.heroes[state.house] -= 1
    _next_turn(state, state.house)


def _lead_crown(state: State, card: int) -> None:
    """Discard the card, move the crown as it says, and leave a stone of the house below it (rules 3.1, 3.2)."""
    house = state.house
    square = TARGETS[state.crown][card]
    bit = 1 << card
    state.hands[house] ^= bit
    state.discard |= bit
    state.board[square] = house + 1
    state.crown = square


def _start_draw(state: State) -> None:
    """Leave the card to chance, which finds a new pile if the old one is used up (rules 3.4)."""
    if not state.undrawn:
        _reshuffle(state)
    state.drawing = True
    state.actor = CHANCE
    state.actions = []


def _apply_chance(state: State, action: int) -> None:
    if state.red == NOBODY:
        _draw_colours(state, action)
        return
    card = action - CARD
    if not 0 <= card < CARDS or not state.undrawn >> card & 1:
        raise IllegalAction(f"chance action {action!r} is not possible here")
    bit = 1 << card
    house = state.house
    state.undrawn ^= bit
    state.hands[house] |= bit
    if state.drawing:
        state.drawing = False
        if state.eager and not state.undrawn:
            _reshuffle(state)
        _next_turn(state, house)
    else:
        _next_deal(state)


def _draw_colours(state: State, action: int) -> None:
    seat = action - RED_SEAT
    if seat not in (0, 1):
        raise IllegalAction(f"chance action {action!r} is not possible here")
    state.red = seat


def _next_deal(state: State) -> None:
    """Deal in turn, red first; with both hands full red begins (rules 2.1, 2.2)."""
    red, white = state.hands
    if white.bit_count() == HAND_LIMIT:
        _next_turn(state, WHITE)
    else:
        state.house = WHITE if red.bit_count() > white.bit_count() else RED


def _reshuffle(state: State) -> None:
    """Make the discard pile the draw pile; cards in hand stay where they are."""
    state.undrawn = state.discard
    state.discard = 0


def _next_turn(state: State, house: int) -> None:
    """Give the turn to the other house; a blocked house is skipped, and two of them end the match (rules 3.6, 4.2)."""
    for candidate in (1 - house, house):
        actions = actions_of_house(state, candidate)
        if actions:
            state.house = candidate
            state.actor = candidate ^ state.red  # red sits at seat `red`, white at the other
            state.actions = actions
            return
    _end(state)


def _end(state: State) -> None:
    state.house = NOBODY
    state.actor = TERMINAL
    state.actions = []
