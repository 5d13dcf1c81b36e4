"""Paying for forests: 5 ducats to the bank, or one treasure. Sections 1.10, 1.13 and 1.19.4 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import FIELDS
from game.rules.lowenherz.cards import (
    ALL_CARDS,
    CARD_LINES,
    DUCATS,
    FOREST_COST,
    STACK_MASKS,
    START_DUCATS,
    TREASURES,
)
from game.rules.lowenherz.hands import KINDS_OF, TREASURES_IN
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.politics import hand_size, may_hold, may_hold_treasures, use_card

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

_PAYMENTS = tuple(tuple(1 + TREASURES.index(kind) for kind in kinds if kind in TREASURES) for kinds in KINDS_OF)

_CARD_DUCATS = tuple(lines[0][1] if lines and lines[0][0] == DUCATS else 0 for lines in CARD_LINES)


def most_asked(state: State, payer: int) -> int:
    """Return the most that a rival may be asked to pay: what is in the purse, where purses are open.

    Where they are hidden it is all that has come into the game so far, so that nothing tells of the purse.
    """
    if state.open_purses:
        return state.purse[payer]
    gone = ALL_CARDS & ~state.deck & ~(STACK_MASKS[0] if state.basic else 0)
    shared = sum(ducats for card, ducats in enumerate(_CARD_DUCATS) if gone >> card & 1)
    return START_DUCATS * state.players + shared


def treasure_payments(state: State, seat: int) -> tuple[int, ...]:
    """Return the payments by treasure that a seat may be able to make, ascending."""
    if not state.hands[seat] and not state.strange[seat]:
        return ()
    return _PAYMENTS[may_hold(state, seat)]


def forests_payable(state: State, seat: int) -> int:
    """Return how many forests a seat may be able to pay."""
    treasures = TREASURES_IN[state.hands[seat]]
    if state.strange[seat]:
        treasures = min(TREASURES_IN[may_hold(state, seat)], treasures + state.strange[seat])
    return state.purse[seat] // FOREST_COST + treasures


def may_pay_forest(state: State, seat: int) -> bool:
    """Return whether a seat can pay a forest, as far as everybody can tell: a card nobody saw may be a treasure."""
    return state.purse[seat] >= FOREST_COST or (hand_size(state, seat) > 0 and may_hold_treasures(state, seat))


def payable(state: State, seat: int, free: int, forest: int, block: int) -> list[int]:
    """Return the actions of a block, payment * FIELDS + field, for fields that are free and such as must be paid."""
    if not forest:
        return [block + field for field in fields_of(free)]
    fields = free | forest if state.purse[seat] >= FOREST_COST else free
    found = [block + field for field in fields_of(fields)]
    for payment in treasure_payments(state, seat):
        start = block + payment * FIELDS
        found += [start + field for field in fields_of(forest)]
    return found


def can_pay(state: State, seat: int, field: int, payment: int) -> bool:
    """Return whether a seat may pay for this field in this way; what is no forest is free."""
    if not state.forest >> field & 1:
        return payment == 0
    if payment == 0:
        return state.purse[seat] >= FOREST_COST
    return payment in treasure_payments(state, seat)


def pay(state: State, seat: int, field: int, payment: int) -> None:
    """Pay for the field, if it is a forest."""
    if payment:
        use_card(state, seat, TREASURES[payment - 1])
    elif state.forest >> field & 1:
        state.purse[seat] -= FOREST_COST
