"""What holds in every position (rules 6), and a sentence for whatever does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import CHANCE, TERMINAL
from game.rules.rose_king.board import (
    ALL_CARDS,
    CENTRE,
    EMPTY,
    HAND_LIMIT,
    HEROES,
    HOUSES,
    NOBODY,
    RED,
    SQUARES,
    STONES,
    WHITE,
    WHITE_STONE,
)
from game.rules.rose_king.legal import actions_of_house

if TYPE_CHECKING:
    from game.rules.rose_king.state import State

OPENING_PILE = 14


def problems(state: State) -> list[str]:
    """Return every broken invariant in a sentence each; [] when sound."""
    found = _board_problems(state) + _card_problems(state) + _hero_problems(state)
    if found:  # the rest reads the board, the cards and the heroes
        return found
    if state.red == NOBODY or _is_deal(state):
        return _opening_problems(state)
    return _history_problems(state) + _turn_problems(state)


def _board_problems(state: State) -> list[str]:
    if len(state.board) != SQUARES or state.crown not in range(SQUARES):
        return ["the board has 81 squares and the crown stands on one of them"]
    if not all(EMPTY <= stone <= WHITE_STONE for stone in state.board):
        return ["a square is empty or holds a red or a white stone"]
    found = []
    stones = SQUARES - state.board.count(EMPTY)
    if stones > STONES:
        found.append(f"there are {STONES} stones, not {stones}")
    elif stones + state.supply != STONES:
        found.append(f"{stones} stones lie on the board and {state.supply} in the supply, that is not {STONES}")
    if stones and state.board[state.crown] == EMPTY:
        found.append("the crown stands on the stone that was laid or turned last, not on an empty square")
    if not stones and state.crown != CENTRE:
        found.append("the crown starts in the centre")
    return found


def _card_problems(state: State) -> list[str]:
    found = []
    places = (*state.hands, state.undrawn, state.discard)
    everywhere = 0
    for cards in places:
        everywhere |= cards
    if everywhere != ALL_CARDS or sum(cards.bit_count() for cards in places) != ALL_CARDS.bit_count():
        found.append("every card is once in a hand, the pile or the discard")
    for house in (RED, WHITE):
        if state.hands[house].bit_count() > HAND_LIMIT:
            found.append(f"{HOUSES[house]} holds more than {HAND_LIMIT} cards")
    return found


def _hero_problems(state: State) -> list[str]:
    return [
        f"{HOUSES[house]} has 0 to {HEROES} heroes, not {state.heroes[house]}"
        for house in (RED, WHITE)
        if state.heroes[house] not in range(HEROES + 1)
    ]


def _spent(state: State) -> int:
    """Return how many cards were played, with and without a hero."""
    return STONES - state.supply + 2 * HEROES - sum(state.heroes)


def _is_deal(state: State) -> bool:
    return state.actor == CHANCE and not state.drawing


def _opening_problems(state: State) -> list[str]:
    found = []
    red, white = (hand.bit_count() for hand in state.hands)
    if _spent(state) or state.discard:
        found.append("nothing is played before the colours are known and the hands dealt")
    if state.red == NOBODY and (red or white):
        found.append("no card is dealt before the colours are known")
    if state.red not in (NOBODY, 0, 1):
        found.append("red is played by seat 0 or 1")
    if state.house != (WHITE if red > white else RED) or red - white not in (0, 1) or white == HAND_LIMIT:
        found.append("the cards are dealt in turn, red first, five each")
    if not _is_deal(state) or state.actions:
        found.append("chance decides before the hands are full")
    return found


def _history_problems(state: State) -> list[str]:
    """Check what the numbers say about the plies that led here."""
    found = []
    spent = _spent(state)
    draws = sum(hand.bit_count() for hand in state.hands) + spent - 2 * HAND_LIMIT
    discarded = state.discard.bit_count()
    if draws < 0:
        found.append("the hands hold fewer cards than the plays can have taken out of them")
    if discarded > spent:
        found.append("more cards are discarded than were played")
    if discarded < spent and draws < OPENING_PILE:
        found.append("played cards lie in the pile, and it was not used up yet")
    if state.eager and not state.undrawn:
        found.append("with the eager reshuffle the pile is never empty")
    if not spent and state.house != RED:
        found.append("red begins")
    return found


def _turn_problems(state: State) -> list[str]:
    if state.red not in (0, 1):
        return ["red is played by seat 0 or 1"]
    if state.actor == TERMINAL:
        return _end_problems(state)
    if state.house not in (RED, WHITE):
        return ["red or white is to move"]
    if not state.supply:
        return ["the last stone ends the match"]
    if state.drawing:
        return _draw_problems(state)
    if state.actor != state.house ^ state.red:
        return ["the actor is the seat of the house to move"]
    if not state.actions:
        return [f"{HOUSES[state.house]} can do nothing and would have been skipped"]
    if state.actions != actions_of_house(state, state.house):
        return ["the kept actions are not those of the position"]
    return []


def _draw_problems(state: State) -> list[str]:
    found = []
    if state.actor != CHANCE or state.actions:
        found.append("chance decides which card is drawn")
    if state.hands[state.house].bit_count() == HAND_LIMIT:
        found.append(f"{HOUSES[state.house]} cannot draw with a full hand")
    if not state.undrawn:
        found.append("the discard is shuffled before a card is drawn")
    return found


def _end_problems(state: State) -> list[str]:
    found = []
    if state.house != NOBODY or state.drawing or state.actions:
        found.append("nobody is to move when the match is over")
    if state.supply and (actions_of_house(state, RED) or actions_of_house(state, WHITE)):
        found.append("the match is not over while somebody can act and stones are left")
    return found
