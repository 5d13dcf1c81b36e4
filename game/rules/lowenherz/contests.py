"""Who may carry out a line that several have chosen: bargaining, and sealed bids. Section 1.7 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import IllegalAction, illegal
from game.rules.lowenherz.actions import ACCEPT, ASK, BID, DUEL, NUM_ACTIONS, PAY, PURSES
from game.rules.lowenherz.cards import OFFERS
from game.rules.lowenherz.hands import EVERYTHING, KINDS_OF, TREASURE_DUCATS, TREASURE_SHIFT, UNITS, holds
from game.rules.lowenherz.legal import bid_treasures, other_rival
from game.rules.lowenherz.money import most_asked
from game.rules.lowenherz.politics import show_card, use_card
from game.rules.lowenherz.rounds import begin_bids, begin_line_or_next, next_line
from game.rules.lowenherz.worlds import Deals

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

Bid = tuple[int, int, int]  # seat, ducats, code of treasures


def speak(state: State, action: int) -> None:
    """Make an offer, accept the last one, or call the duel."""
    seat = state.turn
    if action == DUEL:
        begin_bids(state)
    elif action == ACCEPT and state.offers and state.price <= state.purse[state.payer]:
        payer, price = state.payer, state.price
        state.purse[payer] -= price
        state.purse[other_rival(state, payer)] += price
        begin_line_or_next(state, payer)
    elif PAY <= action < ACCEPT:
        payer, price = (seat, action - PAY + 1) if action < ASK else (other_rival(state, seat), action - ASK + 1)
        most = state.purse[seat] if payer == seat else most_asked(state, payer)
        if price > most or state.offers == OFFERS:
            raise illegal(action)
        state.payer, state.price = payer, price
        state.offers += 1
        state.turn = state.actor = other_rival(state, seat)
    else:
        raise illegal(action)


def bid(state: State, actions: dict[int, int]) -> None:
    """Open the bids: the single highest pays the bank and carries out the line.

    Those that tie for the highest bid once more; when that is a tie again the line lapses.
    """
    bids = _read(state, actions)
    if not _can_be(state, bids):
        raise IllegalAction("the rivals cannot all have the treasures that they bid")
    _show(state, bids)
    best = max(map(bid_value, bids))
    winners = [one for one in bids if bid_value(one) == best]
    if len(winners) == 1:
        ((seat, ducats, code),) = winners
        state.purse[seat] -= ducats
        for kind in KINDS_OF[code]:
            use_card(state, seat, kind)
        begin_line_or_next(state, seat)
    elif state.bids:
        next_line(state)
    else:
        state.bids = bids
        state.rivals = tuple(seat for seat, _, _ in winners)


def _show(state: State, bids: tuple[Bid, ...]) -> None:
    for seat, _, code in bids:
        for kind in KINDS_OF[code]:
            if not holds(state.shown[seat], UNITS[kind]):
                show_card(state, seat, kind)


def _can_be(state: State, bids: tuple[Bid, ...]) -> bool:
    """Return whether the treasures can lie so: who sees no hand must not take one for that of two rivals."""
    if state.viewer == EVERYTHING or not any(code for _, _, code in bids):
        return True
    shown = state.clone()
    _show(shown, bids)
    return Deals(shown).is_possible


def bid_value(one: Bid) -> int:
    """Return what a bid is worth."""
    _, ducats, code = one
    return ducats + TREASURE_DUCATS[code]


def _read(state: State, actions: dict[int, int]) -> tuple[Bid, ...]:
    """Return the bids in the order of laying. Raises IllegalAction unless there is a legal one of every rival."""
    if set(actions) != set(state.rivals):
        raise IllegalAction("every rival bids, and nobody else")
    bids = []
    for seat in state.rivals:
        action = actions[seat]
        if not BID <= action < NUM_ACTIONS:
            raise illegal(action)
        treasures, ducats = divmod(action - BID, PURSES)
        if ducats > state.purse[seat] or (treasures and treasures not in bid_treasures(state, seat)):
            raise illegal(action)
        bids.append((seat, ducats, treasures << TREASURE_SHIFT))
    return tuple(bids)
