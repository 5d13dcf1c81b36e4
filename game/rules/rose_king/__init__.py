"""Rose King: two houses, one crown, 9 x 9 squares. The numbers are those of the rules.

1-2  The crown stands in the centre of the empty board. Of 24 cards (eight directions, one to three steps) each house
     gets five, open; 14 are the pile. 52 stones are one supply, four heroes belong to each house. Red begins; which
     seat is red is an option, chosen or drawn. Directions are absolute, the same for both.
3    A turn is one action. Play a card: the crown moves the full way to an empty square, over anything, and a stone of
     the house is laid there. Or play it with a hero, onto an opponent's stone, which is turned; the hero is gone. Or
     draw, with fewer than five cards in hand. If the pile is empty, the discard is shuffled first (option: at once when
     the pile becomes empty). Whoever can do nothing is skipped, which happens by itself.
4    The last stone ends the match at once, and so does a position in which neither house can act.
5    A territory is stones of one colour connected over edges; it counts its size squared. Ties: the larger single
     territory, then more stones on the board, then a draw.

Chance decides who is red (if drawn), the ten cards of the deal, and every card drawn: `actor` is CHANCE, every possible
card is equally likely. Nothing else is hidden, so an observation is a copy of the state.
"""

from __future__ import annotations

from game.rules.core import InvalidText, Option
from game.rules.core import chosen as chosen_options
from game.rules.rose_king.actions import (
    DRAW,
    NUM_ACTIONS,
    card_comes,
    card_of,
    hero_play,
    is_card_coming,
    is_hero_play,
    is_play,
    is_red_seat,
    play,
    red_seat,
)
from game.rules.rose_king.board import (
    CARD_WORDS,
    CARDS,
    EMPTY,
    HAND_LIMIT,
    HEROES,
    HOUSES,
    NEIGHBOURS,
    NOBODY,
    RED,
    RED_STONE,
    SIZE,
    STONES,
    WHITE,
    cards_of,
    target,
)
from game.rules.rose_king.explain import is_reshuffled, skipped_house
from game.rules.rose_king.legal import actions_of_house, card_status
from game.rules.rose_king.notation import KEY, VERSION, action_from_text, action_to_text
from game.rules.rose_king.reading import state_from_text
from game.rules.rose_king.scoring import points, sizes, territories
from game.rules.rose_king.state import State

SEATS: tuple[int, ...] = (2,)
MAX_PLIES = 189  # 52 plays, 8 hero plays, 59 draws with a card each, 10 cards dealt, the colours
MAX_DRAWS = 70
OPTIONS: tuple[Option, ...] = (Option("red", ("first", "second", "drawn")), Option("reshuffle", ("lazy", "eager")))
_RED_SEATS = {"first": 0, "second": 1, "drawn": NOBODY}

__all__ = [
    "CARDS",
    "CARD_WORDS",
    "DRAW",
    "EMPTY",
    "HAND_LIMIT",
    "HEROES",
    "HOUSES",
    "KEY",
    "MAX_DRAWS",
    "MAX_PLIES",
    "NEIGHBOURS",
    "NOBODY",
    "NUM_ACTIONS",
    "OPTIONS",
    "RED",
    "RED_STONE",
    "SEATS",
    "SIZE",
    "STONES",
    "VERSION",
    "WHITE",
    "State",
    "action_from_text",
    "action_to_text",
    "actions_of_house",
    "card_comes",
    "card_of",
    "card_status",
    "cards_of",
    "hero_play",
    "is_card_coming",
    "is_hero_play",
    "is_play",
    "is_red_seat",
    "is_reshuffled",
    "new_state",
    "play",
    "points",
    "red_seat",
    "sizes",
    "skipped_house",
    "state_from_text",
    "target",
    "territories",
]


def new_state(seats: int = 2, options: dict[str, str] | None = None) -> State:
    """Return the position before ply 1. Raises InvalidText for an unknown option or value or a wrong seat count."""
    if seats not in SEATS:
        raise InvalidText(f"Rose King has 2 seats, not {seats!r}")
    chosen = chosen_options(OPTIONS, options, seats)
    return State(_RED_SEATS[chosen["red"]], chosen["reshuffle"] == "eager")
