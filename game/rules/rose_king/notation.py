"""State -> text diagram (`reading` reads it back to an equal state), action <-> word.

    rose_king 1
    red seat: first
    reshuffle: lazy
    phase: turn red
    crown: 4,4
    .........          nine rows from north to south, R and W are stones
    red: 4 heroes, N1 N3 E2 SE1 SW3
    white: 4 heroes, NE1 NE2 SE3 S2 NW1
    pile: ...          the cards that are not drawn yet, in no order
    discard: ...

The phases: `colours` (chance draws who is red), `deal red` (red gets the next card), `turn red`, `draw red` (red draws,
chance turns up the card), `over`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.action_words import ActionWords
from game.rules.core import CHANCE, TERMINAL
from game.rules.core import State as AnyState
from game.rules.rose_king.board import CARD_WORDS, HEROES, HOUSES, NOBODY, SIZE, SQUARES, cards_of

if TYPE_CHECKING:
    from game.rules.rose_king.state import State

KEY = "rose_king"
VERSION = 1

STONE_MARKS = ".RW"
SEAT_WORDS = {0: "first", 1: "second", NOBODY: "undrawn"}
SQUARE_WORDS = tuple(f"{square % SIZE},{square // SIZE}" for square in range(SQUARES))
HERO_WORDS = tuple(f"{count} heroes" for count in range(HEROES + 1))

_WORDS = ActionWords(
    (
        *CARD_WORDS,
        *(f"{card}+hero" for card in CARD_WORDS),
        "draw",
        *(f"card:{card}" for card in CARD_WORDS),
        "red:first",
        "red:second",
    )
)


def state_to_text(state: State) -> str:
    """Return the diagram of the state, which `state_from_text` reads back to an equal state."""
    return "\n".join(
        (
            f"{KEY} {VERSION}",
            f"red seat: {SEAT_WORDS[state.red]}",
            f"reshuffle: {'eager' if state.eager else 'lazy'}",
            f"phase: {phase_word(state)}",
            f"crown: {SQUARE_WORDS[state.crown]}",
            *board_to_rows(state.board),
            *(_house_line(state, house) for house in range(2)),
            f"pile: {cards_to_text(state.undrawn)}".rstrip(),
            f"discard: {cards_to_text(state.discard)}".rstrip(),
            "",
        )
    )


def phase_word(state: State) -> str:
    """Return the phase as it stands in the diagram, such as "turn red"."""
    if state.actor == TERMINAL:
        return "over"
    if state.red == NOBODY:
        return "colours"
    kind = "draw" if state.drawing else "deal" if state.actor == CHANCE else "turn"
    return f"{kind} {HOUSES[state.house]}"


def board_to_rows(board: bytes | bytearray) -> list[str]:
    """Return the nine rows of the diagram, north to south."""
    marks = "".join(STONE_MARKS[stone] for stone in board)
    return [marks[start : start + SIZE] for start in range(0, SQUARES, SIZE)]


def cards_to_text(cards: int) -> str:
    """Return the words of a set of cards, such as "N1 SE3"."""
    return " ".join(CARD_WORDS[card] for card in cards_of(cards))


def action_to_text(state: AnyState, action: int) -> str:
    """Return the word of the action: `NE2`, `NE2+hero`, `draw`; of chance `card:NE2`, `red:first`, `red:second`."""
    return _WORDS.to_text(action)


def action_from_text(state: AnyState, text: str) -> int:
    """Return the action that the word means. Raises InvalidText, or IllegalAction where it may not be chosen."""
    return _WORDS.from_text(state, text)


def _house_line(state: State, house: int) -> str:
    return f"{HOUSES[house]}: {HERO_WORDS[state.heroes[house]]}, {cards_to_text(state.hands[house])}".rstrip()
