"""Laying decision cards, and the renegades and alliances before it. Sections 1.6.4 and 1.13 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import illegal
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import ALLY, BREAK, CARD, KNIGHT, LAY, LINE_SETS, PAYMENTS, REMOVE, RENEGADE
from game.rules.lowenherz.board import FIELDS, MOST_CASTLES, NONE, REGIONS
from game.rules.lowenherz.cards import ALLIANCE, ALLIANCE_COST
from game.rules.lowenherz.cards import RENEGADE as RENEGADE_CARD
from game.rules.lowenherz.hands import UNITS, holds
from game.rules.lowenherz.land_expansion import are_allied
from game.rules.lowenherz.land_knights import knight_fields, removable_knights
from game.rules.lowenherz.land_regions import adjoining
from game.rules.lowenherz.legal import lays_two
from game.rules.lowenherz.legal_plays import can_ally, can_change, must_pay_for_renegade
from game.rules.lowenherz.money import can_pay, forests_payable, pay
from game.rules.lowenherz.politics import may_hold, use_card
from game.rules.lowenherz.rounds import begin_lines

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def lay_or_play(state: State, action: int) -> None:
    """Lay the decision card or cards, or play a politics card or end an alliance before."""
    if LAY <= action < RENEGADE:
        _lay(state, action)
    elif RENEGADE <= action < REMOVE:
        _play_renegade(state, action)
    elif ALLY <= action < BREAK:
        _play_alliance(state, action)
    else:
        break_off(state, action)


def _lay(state: State, action: int) -> None:
    lines = LINE_SETS[action - LAY]
    if (lines.bit_count() == 2) != lays_two(state):
        raise illegal(action)
    state.laid[state.turn] = lines
    state.order += (state.turn,)
    if len(state.order) == state.players:
        begin_lines(state)
    else:
        state.turn = state.actor = (state.turn + 1) % state.players


def _regions(state: State, number: int) -> tuple[int, int] | None:
    """Return the own region and the one beside it that an action names, None if they are not there."""
    castle, other = divmod(number, REGIONS)
    own = state.turn * MOST_CASTLES + castle
    return (own, other) if state.regions[own] and other in adjoining(state, own) else None


def _play_renegade(state: State, action: int) -> None:
    """Say which own region a knight of which region beside it goes over to."""
    pair = _regions(state, action - RENEGADE)
    if pair is None or not holds(may_hold(state, state.turn), UNITS[RENEGADE_CARD]) or not can_change(state, *pair):
        raise illegal(action)
    use_card(state, state.turn, RENEGADE_CARD)
    state.host, state.prey = pair
    state.phase = phases.REMOVE


def remove(state: State, action: int) -> None:
    """Remove the knight, for 5 ducats or a treasure if it stands in a forest."""
    payment, field = divmod(action - REMOVE, FIELDS)
    seat = state.turn
    if (
        not 0 <= payment < PAYMENTS
        or not removable_knights(state, state.prey) >> field & 1
        or not can_pay(state, seat, field, payment)
        or (state.forest >> field & 1 and forests_payable(state, seat) < 1 + must_pay_for_renegade(state))
    ):
        raise illegal(action)
    pay(state, seat, field, payment)
    state.knights[state.prey // MOST_CASTLES] ^= 1 << field
    state.phase = phases.RENEGADE_KNIGHT


def place_renegade(state: State, action: int) -> None:
    """Place the own knight in the own region, for 5 ducats or a treasure if it comes to a forest."""
    payment, field = divmod(action - KNIGHT, FIELDS)
    seat = state.turn
    if (
        not 0 <= payment < PAYMENTS
        or not knight_fields(state, seat, state.regions[state.host]) >> field & 1
        or not can_pay(state, seat, field, payment)
    ):
        raise illegal(action)
    pay(state, seat, field, payment)
    state.knights[seat] |= 1 << field
    state.host = state.prey = NONE
    state.phase = phases.LAY


def _play_alliance(state: State, action: int) -> None:
    pair = _regions(state, action - ALLY)
    if pair is None or not holds(may_hold(state, state.turn), UNITS[ALLIANCE]) or not can_ally(state, *pair):
        raise illegal(action)
    use_card(state, state.turn, ALLIANCE)
    state.alliances = tuple(sorted((*state.alliances, (min(pair), max(pair)))))


def break_off(state: State, action: int) -> None:
    """End an alliance for 10 ducats."""
    castle, other = divmod(action - BREAK, REGIONS)
    own = state.turn * MOST_CASTLES + castle
    if (
        not BREAK <= action < CARD
        or other // MOST_CASTLES == state.turn
        or not are_allied(state, own, other)
        or state.purse[state.turn] < ALLIANCE_COST
    ):
        raise illegal(action)
    state.purse[state.turn] -= ALLIANCE_COST
    pair = min(own, other), max(own, other)
    state.alliances = tuple(one for one in state.alliances if one != pair)
