"""What may be done now, and by whom: the set-up, decision cards, bargaining and bidding; the rest by its file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import (
    ACCEPT,
    ASK,
    BID,
    CASTLE,
    DUEL,
    KNIGHT,
    LAY,
    LINE_SETS,
    PAY,
    PURSES,
)
from game.rules.lowenherz.board import CASTLES
from game.rules.lowenherz.cards import OFFERS
from game.rules.lowenherz.hands import ALL_TREASURES, TREASURE_SHIFT
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.land_set_up import castle_fields, castle_knight_fields
from game.rules.lowenherz.legal_chance import chance_outcomes
from game.rules.lowenherz.legal_lines import borders, keepings, knights_and_fields, lookings
from game.rules.lowenherz.legal_plays import breaks, plays, removals, renegade_knights
from game.rules.lowenherz.money import most_asked
from game.rules.lowenherz.politics import may_hold

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

_ONE_CARD = [LAY + number for number, lines in enumerate(LINE_SETS) if lines.bit_count() == 1]
_TWO_CARDS = [LAY + number for number, lines in enumerate(LINE_SETS) if lines.bit_count() == 2]


def legal_actions(state: State, seat: int | None = None) -> list[int]:
    """Return the actions of `seat` (default: of the actor), ascending; [] for whoever is not to act."""
    actor = state.actor
    if actor == SIMULTANEOUS:
        return _bids(state, seat) if seat in state.rivals else []
    if (seat is not None and seat != actor) or actor == TERMINAL:
        return []
    if actor == CHANCE:
        return [action for action, _ in chance_outcomes(state)]
    return _CHOICES[state.phase](state)


def colour_to_place(state: State) -> int:
    """Return the colour whose castle comes next in the set-up: when all own ones stand, the neutral ones follow."""
    return state.turn if state.lap < state.players * CASTLES[state.players] else state.neutral


def _castles(state: State) -> list[int]:
    return [CASTLE + field for field in fields_of(castle_fields(state, colour_to_place(state)))]


def _castle_knights(state: State) -> list[int]:
    colour = colour_to_place(state)
    return [KNIGHT + field for field in fields_of(castle_knight_fields(state, colour, state.castles[colour][-1]))]


def lays_two(state: State) -> bool:
    """Return whether the seat whose turn it is lays two decision cards: with 2 and 3 players the first one does."""
    return state.players < 4 and not state.order


def _layings(state: State) -> list[int]:
    """Renegades and alliances come before the decision card, which ends the turn (1.19.7)."""
    laying = _TWO_CARDS if lays_two(state) else _ONE_CARD
    seat = state.turn
    if not (state.hands[seat] or state.strange[seat] or state.alliances):
        return laying[:]
    renegades, alliances = plays(state, seat)
    return [*laying, *renegades, *alliances, *breaks(state, seat)]


def _offers(state: State) -> list[int]:
    """Either side may pay the other; the sixth offer can only be accepted or answered by the duel (1.19.8).

    What is agreed is in the payer's purse (1.7). Who asks the other to pay may not know that where purses are hidden;
    what the other cannot pay it cannot accept.
    """
    found: list[int] = []
    if state.offers < OFFERS:
        speaker, other = state.turn, other_rival(state, state.turn)
        found += range(PAY, PAY + state.purse[speaker])
        found += range(ASK, ASK + most_asked(state, other))
    if state.offers and state.price <= state.purse[state.payer]:
        found.append(ACCEPT)
    found.append(DUEL)
    return found


def other_rival(state: State, seat: int) -> int:
    """Return the one of two rivals that `seat` is not."""
    first, second = state.rivals
    return second if seat == first else first


def _bids(state: State, seat: int) -> list[int]:
    purse = state.purse[seat]
    found = list(range(BID, BID + purse + 1))
    for part in bid_treasures(state, seat):
        start = BID + part * PURSES
        found += range(start, start + purse + 1)
    return found


def bid_treasures(state: State, seat: int) -> list[int]:
    """Return the sets of treasures that a seat may be able to bid, bit n for the n-th, without the empty one.

    Of those that this viewer does not know to be there, there are no more in a set than cards of the seat it has not
    seen.
    """
    if not state.hands[seat] and not state.strange[seat]:
        return []
    treasures = (may_hold(state, seat) & ALL_TREASURES) >> TREASURE_SHIFT
    guessed = ~(state.hands[seat] & ALL_TREASURES) >> TREASURE_SHIFT
    strange = state.strange[seat]
    sets = [part for part in range(1, treasures + 1) if not part & ~treasures]
    return [part for part in sets if (part & guessed).bit_count() <= strange]


_CHOICES: dict[int, Callable[[State], list[int]]] = {
    phases.CASTLE: _castles,
    phases.CASTLE_KNIGHT: _castle_knights,
    phases.LAY: _layings,
    phases.REMOVE: removals,
    phases.RENEGADE_KNIGHT: renegade_knights,
    phases.OFFER: _offers,
    phases.BORDERS: borders,
    phases.KNIGHTS: knights_and_fields,
    phases.LOOK: lookings,
    phases.KEEP: keepings,
}
