"""The table of action numbers: one block a kind, in this order. Nothing else knows the numbers.

A region is colour * 4 + castle, a castle 0..3 the place in the order of placing. A payment is 0 for what is free or
paid with 5 ducats, 1..4 for one of the treasures.
"""

from __future__ import annotations

from game.rules.lowenherz.board import (
    COLOUR_LETTERS,
    EDGE_NAMES,
    EDGES,
    FIELD_NAMES,
    FIELDS,
    LAID_TILES,
    MOST_CASTLES,
    REGIONS,
    TILE_LETTERS,
    TURNS,
)
from game.rules.lowenherz.cards import CARD_NAMES, CARDS, KIND_WORDS, KINDS, MOST_DUCATS, TREASURES
from game.rules.lowenherz.hands import CODE_WORDS, CODES, KIND_LETTERS

PAYMENTS = 1 + len(TREASURES)
LINE_SETS = (1, 2, 4, 3, 5, 6)  # the masks of lines that a seat can lay: one card, or two different ones
LINE_SET_WORDS = ("1", "2", "3", "12", "13", "23")
PURSES = MOST_DUCATS + 1
TREASURE_SETS = 1 << len(TREASURES)

TILE = 0  # chance: tile * 4 + turns
FIRST = TILE + LAID_TILES  # chance: a seat
CASTLE = FIRST + 4  # a field
KNIGHT = CASTLE + FIELDS  # payment * FIELDS + field
BORDER = KNIGHT + PAYMENTS * FIELDS  # an edge
TAKE = BORDER + EDGES  # castle * FIELDS + field
DONE = TAKE + MOST_CASTLES * FIELDS
LAY = DONE + 1  # number among LINE_SETS
RENEGADE = LAY + len(LINE_SETS)  # castle * REGIONS + region
REMOVE = RENEGADE + MOST_CASTLES * REGIONS  # payment * FIELDS + field
ALLY = REMOVE + PAYMENTS * FIELDS  # castle * REGIONS + region
BREAK = ALLY + MOST_CASTLES * REGIONS  # castle * REGIONS + region
CARD = BREAK + MOST_CASTLES * REGIONS  # chance: a card
LOOK = CARD + CARDS  # a stack
CONTENT = LOOK + 2  # chance: a code, of the stack that is looked through, or of the hand that is shown at the end
KEEP = CONTENT + CODES  # a kind
PAY = KEEP + KINDS  # ducats - 1
ASK = PAY + MOST_DUCATS  # ducats - 1
ACCEPT = ASK + MOST_DUCATS
DUEL = ACCEPT + 1
BID = DUEL + 1  # set of treasures * PURSES + ducats
NUM_ACTIONS = BID + TREASURE_SETS * PURSES

PAYMENT_WORDS = ("", *(f"+{KIND_LETTERS[kind]}" for kind in TREASURES))
REGION_NAMES = tuple(f"{letter}{castle + 1}" for letter in COLOUR_LETTERS for castle in range(MOST_CASTLES))
_CASTLES = range(1, MOST_CASTLES + 1)


def _treasures_word(treasures: int) -> str:
    return "".join(PAYMENT_WORDS[number + 1] for number in range(len(TREASURES)) if treasures >> number & 1)


ACTION_WORDS = (
    *(f"tile:{letter}{turns}" for letter in TILE_LETTERS for turns in range(TURNS)),
    *(f"first:{seat}" for seat in range(1, 5)),
    *(f"castle:{name}" for name in FIELD_NAMES),
    *(f"knight:{name}{paid}" for paid in PAYMENT_WORDS for name in FIELD_NAMES),
    *(f"border:{name}" for name in EDGE_NAMES),
    *(f"take:{castle}:{name}" for castle in _CASTLES for name in FIELD_NAMES),
    "done",
    *(f"lay:{word}" for word in LINE_SET_WORDS),
    *(f"renegade:{castle}:{name}" for castle in _CASTLES for name in REGION_NAMES),
    *(f"remove:{name}{paid}" for paid in PAYMENT_WORDS for name in FIELD_NAMES),
    *(f"alliance:{castle}:{name}" for castle in _CASTLES for name in REGION_NAMES),
    *(f"break:{castle}:{name}" for castle in _CASTLES for name in REGION_NAMES),
    *(f"card:{name}" for name in CARD_NAMES),
    *(f"look:{stack + 1}" for stack in range(2)),
    *(f"cards:{word}" for word in CODE_WORDS),
    *(f"keep:{word}" for word in KIND_WORDS),
    *(f"pay:{ducats}" for ducats in range(1, PURSES)),
    *(f"ask:{ducats}" for ducats in range(1, PURSES)),
    "accept",
    "duel",
    *(f"bid:{ducats}{_treasures_word(treasures)}" for treasures in range(TREASURE_SETS) for ducats in range(PURSES)),
)


def castle(field: int) -> int:
    """Return the action that places a castle of the set-up."""
    return CASTLE + field


def knight(field: int, payment: int = 0) -> int:
    """Return the action that places a knight."""
    return KNIGHT + payment * FIELDS + field


def border(edge: int) -> int:
    """Return the action that places a border."""
    return BORDER + edge


def take(number: int, field: int) -> int:
    """Return the action that expands the region round the castle of this number, from 0, to a field."""
    return TAKE + number * FIELDS + field


def lay(lines: int) -> int:
    """Return the action that lays the decision cards of a mask of lines."""
    return LAY + LINE_SETS.index(lines)


def renegade(number: int, region: int) -> int:
    """Return the action that plays a renegade for the region round the own castle against another region."""
    return RENEGADE + number * REGIONS + region


def remove(field: int, payment: int = 0) -> int:
    """Return the action that removes a knight."""
    return REMOVE + payment * FIELDS + field


def ally(number: int, region: int) -> int:
    """Return the action that plays an alliance of the region round the own castle with another region."""
    return ALLY + number * REGIONS + region


def break_off(number: int, region: int) -> int:
    """Return the action that ends such an alliance."""
    return BREAK + number * REGIONS + region


def look(stack: int) -> int:
    """Return the action that looks through a stack, 0 or 1."""
    return LOOK + stack


def content(code: int) -> int:
    """Return the chance action that says which politics cards a stack or a hand is."""
    return CONTENT + code


def keep(kind: int) -> int:
    """Return the action that keeps a card of this kind."""
    return KEEP + kind


def pay(ducats: int) -> int:
    """Return the action that offers to pay so much for the line."""
    return PAY + ducats - 1


def ask(ducats: int) -> int:
    """Return the action that offers to give up the line for so much."""
    return ASK + ducats - 1


def bid(ducats: int, treasures: int = 0) -> int:
    """Return the action that bids ducats and a set of treasures, bit n for the n-th."""
    return BID + treasures * PURSES + ducats


def placed_knight(action: int) -> tuple[int, int] | None:
    """Return (field, payment) of a knight that the action places; None for the others."""
    return _field_and_payment(action - KNIGHT) if KNIGHT <= action < BORDER else None


def removed_knight(action: int) -> tuple[int, int] | None:
    """Return (field, payment) of a knight that the action removes; None for the others."""
    return _field_and_payment(action - REMOVE) if REMOVE <= action < ALLY else None


def _field_and_payment(number: int) -> tuple[int, int]:
    return number % FIELDS, number // FIELDS


def castle_of(action: int) -> int | None:
    """Return the field of the castle that the action places; None for the others."""
    return action - CASTLE if CASTLE <= action < KNIGHT else None


def edge_of(action: int) -> int | None:
    """Return the edge on which the action places a border; None for the others."""
    return action - BORDER if BORDER <= action < TAKE else None


def taken(action: int) -> tuple[int, int] | None:
    """Return (number of the own castle, field) of an expansion; None for the others."""
    return divmod(action - TAKE, FIELDS) if TAKE <= action < DONE else None


def lines_of(action: int) -> int | None:
    """Return the mask of lines whose decision cards the action lays; None for the others."""
    return LINE_SETS[action - LAY] if LAY <= action < RENEGADE else None


def renegade_of(action: int) -> tuple[int, int] | None:
    """Return (number of the own castle, other region) of a renegade; None for the others."""
    return divmod(action - RENEGADE, REGIONS) if RENEGADE <= action < REMOVE else None


def allied(action: int) -> tuple[int, int] | None:
    """Return (number of the own castle, other region) of a new alliance; None for the others."""
    return divmod(action - ALLY, REGIONS) if ALLY <= action < BREAK else None


def broken_off(action: int) -> tuple[int, int] | None:
    """Return (number of the own castle, other region) of an alliance that is ended; None for the others."""
    return divmod(action - BREAK, REGIONS) if BREAK <= action < CARD else None


def card_of(action: int) -> int | None:
    """Return the action card that chance turns up; None for the others."""
    return action - CARD if CARD <= action < LOOK else None


def code_of(action: int) -> int | None:
    """Return the code of the politics cards that are seen; None for the others."""
    return action - CONTENT if CONTENT <= action < KEEP else None


def kept(action: int) -> int | None:
    """Return the kind of the card that is kept; None for the others."""
    return action - KEEP if KEEP <= action < PAY else None


def offer_of(action: int) -> tuple[bool, int] | None:
    """Return (whether the speaker pays, ducats) of an offer; None for the others."""
    if PAY <= action < ASK:
        return True, action - PAY + 1
    return (False, action - ASK + 1) if ASK <= action < ACCEPT else None


def bid_of(action: int) -> tuple[int, int] | None:
    """Return (ducats, set of treasures) of a bid; None for the others."""
    if not BID <= action < NUM_ACTIONS:
        return None
    treasures, ducats = divmod(action - BID, PURSES)
    return ducats, treasures
