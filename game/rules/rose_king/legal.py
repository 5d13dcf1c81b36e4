"""What the house to move may do, and why a card may not be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.rose_king.actions import CARD, DRAW, HERO, RED_SEAT
from game.rules.rose_king.board import (
    EMPTY,
    HALF_BITS,
    HALF_MASK,
    HAND_LIMIT,
    HIGH_CARDS,
    LOW_CARDS,
    NOBODY,
    ON_BOARD,
    TARGETS,
    cards_of,
)

if TYPE_CHECKING:
    from game.rules.rose_king.state import State


def actions_of_house(state: State, house: int) -> list[int]:
    """Return what the house could do if it were its turn, ascending; [] when it is blocked (rules 3)."""
    hand = state.hands[house]
    crown = state.crown
    board = state.board
    targets = TARGETS[crown]
    opponent = 2 - house if state.heroes[house] else NOBODY
    usable = hand & ON_BOARD[crown]
    actions = []
    hero_plays = []
    # `cards_of` written out, here and in `sample_chance`: random play is 4 % faster without the two calls
    for card in LOW_CARDS[usable & HALF_MASK] + HIGH_CARDS[usable >> HALF_BITS]:
        stone = board[targets[card]]
        if stone == EMPTY:
            actions.append(card)
        elif stone == opponent:
            hero_plays.append(HERO + card)
    actions += hero_plays
    if hand.bit_count() < HAND_LIMIT:
        actions.append(DRAW)
    return actions


def chance_actions(state: State) -> list[int]:
    """Return what chance may bring now, ascending; all are equally likely."""
    if state.red == NOBODY:
        return [RED_SEAT, RED_SEAT + 1]
    return [CARD + card for card in cards_of(state.undrawn)]


def card_status(state: State, house: int, card: int) -> str:
    """Return what the card could do for the house from where the crown stands.

    "play", "hero" (a hero play is possible), or why it cannot be played: "off_board", "own_stone", "no_hero" (an
    opponent's stone, and no hero left).
    """
    square = TARGETS[state.crown][card]
    if not ON_BOARD[state.crown] >> card & 1:
        return "off_board"
    if state.board[square] == EMPTY:
        return "play"
    if state.board[square] == house + 1:
        return "own_stone"
    return "hero" if state.heroes[house] else "no_hero"
