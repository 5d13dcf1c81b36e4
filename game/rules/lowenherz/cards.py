"""The action cards and the politics cards. Sections 2.1 and 2.2 of the rules."""

from __future__ import annotations

# The action cards, stack after stack. Section 2.1.
DUCATS, POLITICS, BORDERS, KNIGHT_LINE = "DPBK"
STACKS = "ABCDE"
SILVER, KING = "silver", "king"
_CARDS = (
    "D4 B2 K1,D6 B2 K1,P B3 K1,P B2 B3,D8 B2 B3,D6 B3 K1",
    "D8 B2 K2,D6 B2 K1,silver,P B2 K2,P B3 K1,P B2 B3,D4 B2 K1",
    "silver,D4 B2 K2,D6 B2 K1,P B2 K1,D8 B3 K2,P K1 K2,P B1 B2",
    "D4 B2 K2,D8 K1 K2,D6 K1 K2,silver,P B2 K1,P B3 K2,P B1 B2",
    "P B2 K2,P K1 K2,D8 K1 K2,king",
)
CARD_TEXTS = tuple(text for stack in _CARDS for text in stack.split(","))
CARD_STACKS = tuple(number for number, stack in enumerate(_CARDS) for _ in stack.split(","))
CARD_NAMES = tuple(
    f"{STACKS[number]}{place + 1}" for number, stack in enumerate(_CARDS) for place in range(stack.count(",") + 1)
)
CARDS = len(CARD_TEXTS)
SILVER_CARDS = tuple(card for card, text in enumerate(CARD_TEXTS) if text == SILVER)
KING_CARD = CARD_TEXTS.index(KING)
LINES = 3


def _lines(text: str) -> tuple[tuple[str, int], ...]:
    return () if text in (SILVER, KING) else tuple((word[0], int(word[1:] or 1)) for word in text.split())


# card -> its three (kind, number), () for silver and king; the number of a politics line is 1
CARD_LINES = tuple(_lines(text) for text in CARD_TEXTS)
STACK_MASKS = tuple(
    sum(1 << card for card in range(CARDS) if CARD_STACKS[card] == number) for number in range(len(STACKS))
)
ALL_CARDS = (1 << CARDS) - 1

# The politics cards. Sections 1.13 and 2.2. A hand or a stack is a code: see politics.py.
RENEGADE, ALLIANCE = 0, 1
PARCHMENTS = (2, 3, 4)
TREASURES = (5, 6, 7, 8)
KINDS = 9
KIND_COUNTS = (3, 3, 1, 1, 1, 1, 1, 1, 1)
KIND_VALUES = (0, 0, 3, 4, 5, 8, 10, 12, 15)
KIND_WORDS = (
    "renegade",
    "alliance",
    "parchment3",
    "parchment4",
    "parchment5",
    "treasure8",
    "treasure10",
    "treasure12",
    "treasure15",
)
POLITICS_CARDS = sum(KIND_COUNTS)
STACK_SIZES = (7, 6)  # which of the two has seven says nothing, for what lies in them is drawn

START_DUCATS = 12
FOREST_COST = 5
ALLIANCE_COST = 10
OFFERS = 6  # of one negotiation, three a side
MOST_DUCATS = 4 * START_DUCATS + sum(lines[0][1] for lines in CARD_LINES if lines and lines[0][0] == DUCATS)
