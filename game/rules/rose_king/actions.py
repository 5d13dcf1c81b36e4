"""The table of action numbers: one block a kind. Nothing else knows the numbers.

0..23 play a card, 24..47 play a card with a hero, 48 draw; then chance: 49..72 this card comes, 73 and 74 who is red.
"""

from __future__ import annotations

from game.rules.rose_king.board import CARDS

PLAY = 0
HERO = PLAY + CARDS
DRAW = HERO + CARDS
CARD = DRAW + 1
RED_SEAT = CARD + CARDS
NUM_ACTIONS = RED_SEAT + 2


def play(card: int) -> int:
    """Return the action that plays the card onto an empty square."""
    return PLAY + card


def hero_play(card: int) -> int:
    """Return the action that plays the card with a hero onto an opponent's stone."""
    return HERO + card


def card_comes(card: int) -> int:
    """Return the chance action that deals or turns up the card."""
    return CARD + card


def red_seat(seat: int) -> int:
    """Return the chance action that gives red to the seat."""
    return RED_SEAT + seat


def is_play(action: int) -> bool:
    """Return whether the action plays a card onto an empty square."""
    return PLAY <= action < HERO


def is_hero_play(action: int) -> bool:
    """Return whether the action plays a card with a hero."""
    return HERO <= action < DRAW


def is_card_coming(action: int) -> bool:
    """Return whether the action is chance that deals or turns up a card."""
    return CARD <= action < RED_SEAT


def is_red_seat(action: int) -> bool:
    """Return whether the action is chance that says who is red."""
    return RED_SEAT <= action < NUM_ACTIONS


def card_of(action: int) -> int | None:
    """Return the card that the action plays, deals or turns up; None for the others."""
    if 0 <= action < DRAW:
        return action % CARDS
    if is_card_coming(action):
        return action - CARD
    return None
