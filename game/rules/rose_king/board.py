"""Fixed facts of Rose King: the board, the two houses, the cards, where a card leads. No state.

A square is `y * 9 + x`, x from west to east, y from north to south. A card is `direction * 3 + steps - 1`. A set of
cards is an int with one bit a card, which is cheap to copy and has one value for every set.
"""

from __future__ import annotations

SIZE = 9
SQUARES = SIZE * SIZE
CENTRE = SQUARES // 2

RED, WHITE = 0, 1  # the houses, Lancaster and York; also the place of a house in `hands` and `heroes`
NOBODY = -1
HOUSES = ("red", "white")

EMPTY = 0  # what a square of the board holds; a stone is the number of its house plus one
RED_STONE, WHITE_STONE = 1, 2
STONES = 52  # one supply for both houses (rules 1.3)

HEROES = 4
HAND_LIMIT = 5

DIRECTIONS = (
    ("N", 0, -1),
    ("NE", 1, -1),
    ("E", 1, 0),
    ("SE", 1, 1),
    ("S", 0, 1),
    ("SW", -1, 1),
    ("W", -1, 0),
    ("NW", -1, -1),
)
CARD_WORDS = tuple(f"{name}{steps}" for name, _, _ in DIRECTIONS for steps in (1, 2, 3))
CARDS = len(CARD_WORDS)
ALL_CARDS = (1 << CARDS) - 1

HALF_BITS = CARDS // 2
HALF_MASK = (1 << HALF_BITS) - 1
OFF_BOARD = -1


def _target(square: int, card: int) -> int:
    """Directions are absolute: the same for both houses (rules 2.3)."""
    _, dx, dy = DIRECTIONS[card // 3]
    steps = card % 3 + 1
    x = square % SIZE + dx * steps
    y = square // SIZE + dy * steps
    if 0 <= x < SIZE and 0 <= y < SIZE:
        return y * SIZE + x
    return OFF_BOARD


def _neighbours(square: int) -> tuple[int, ...]:
    x, y = square % SIZE, square // SIZE
    around = ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
    return tuple(b * SIZE + a for a, b in around if 0 <= a < SIZE and 0 <= b < SIZE)


def _card_lists(first: int) -> tuple[tuple[int, ...], ...]:
    """Return, for every set of the twelve cards from `first` on, its cards in ascending order."""
    lists: list[tuple[int, ...]] = [()]
    for cards in range(1, 1 << HALF_BITS):
        top = cards.bit_length() - 1
        lists.append((*lists[cards ^ (1 << top)], first + top))
    return tuple(lists)


TARGETS = tuple(tuple(_target(square, card) for card in range(CARDS)) for square in range(SQUARES))
ON_BOARD = tuple(sum(1 << card for card in range(CARDS) if row[card] != OFF_BOARD) for row in TARGETS)
NEIGHBOURS = tuple(_neighbours(square) for square in range(SQUARES))
LOW_CARDS = _card_lists(0)
HIGH_CARDS = _card_lists(HALF_BITS)


def target(crown: int, card: int) -> int | None:
    """Return the square the card leads the crown to, None when that lies off the board."""
    square = TARGETS[crown][card]
    return None if square == OFF_BOARD else square


def cards_of(cards: int) -> tuple[int, ...]:
    """Return the cards of a set, ascending."""
    return LOW_CARDS[cards & HALF_MASK] + HIGH_CARDS[cards >> HALF_BITS]
