"""What holds of a contest and of a line that is carried out, and of a renegade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz import phases
from game.rules.lowenherz.board import ALL_FIELDS, MOST_CASTLES, NOBODY, NONE
from game.rules.lowenherz.cards import BORDERS, CARD_LINES, DUCATS, KNIGHT_LINE, OFFERS, POLITICS
from game.rules.lowenherz.contests import bid_value
from game.rules.lowenherz.hands import ALL_TREASURES
from game.rules.lowenherz.land import area
from game.rules.lowenherz.land_regions import adjoining
from game.rules.lowenherz.legal_lines import is_anything_possible
from game.rules.lowenherz.legal_plays import can_change
from game.rules.lowenherz.money import most_asked

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

_IN_A_RENEGADE = (phases.REMOVE, phases.RENEGADE_KNIGHT)
_CARRIED_OUT = {
    phases.BORDERS: BORDERS,
    phases.KNIGHTS: KNIGHT_LINE,
    phases.LOOK: POLITICS,
    phases.CONTENT: POLITICS,
    phases.KEEP: POLITICS,
}
# knights left, fields left, whether a region is expanding, for a single and a double knight, then for either order
_KNIGHT_STEPS = {
    1: {(1, 2, False), (0, 1, True)},
    2: {(2, 2, False), (1, 2, False), (0, 1, True)},
}
_EITHER_ORDER_STEPS = {(1, 1, True), (1, 0, True)}


def line_problems(state: State) -> list[str]:
    """Return what is wrong with the contest, the line or the renegade of this moment."""
    found = _renegade_problems(state)
    if state.line == NONE:
        return found + _idle_problems(state)
    kind, number = CARD_LINES[state.card][state.line]
    choosers = tuple(seat for seat in state.order if state.laid[seat] >> state.line & 1)
    if kind == DUCATS or not choosers:
        return [*found, "ducats are shared at once, and a line that nobody chose lapses"]
    if state.phase in (phases.OFFER, phases.BID):
        contest = _offer_problems(state, choosers) if state.phase == phases.OFFER else _bid_problems(state, choosers)
        return found + contest + _unused_problems(state)
    return found + _carried_out_problems(state, kind, number, choosers)


def _renegade_problems(state: State) -> list[str]:
    if state.phase not in _IN_A_RENEGADE:
        return ["a renegade is played before a decision card"] if (state.host, state.prey) != (NONE, NONE) else []
    if state.host // MOST_CASTLES != state.turn or not state.regions[state.host]:
        return ["a renegade goes over to a region of the seat whose turn it is"]
    if state.prey not in adjoining(state, state.host):
        return ["a renegade comes from a region beside the own one"]
    if state.phase == phases.REMOVE and not can_change(state, state.host, state.prey):
        return ["a renegade can be paid, goes from where it may and comes to where it may"]
    return [] if state.legal_actions() else ["a renegade comes to where it may"]


def _idle_problems(state: State) -> list[str]:
    if state.rivals or state.bids or state.offers or state.price or state.payer != NOBODY:
        return ["nothing is contested before the lines are carried out"]
    return _unused_problems(state)


def _unused_problems(state: State) -> list[str]:
    if state.left or state.swords or state.growing != NONE or any(map(any, state.cut)):
        return ["nothing is left to place while nobody carries out a line"]
    return []


def _offer_problems(state: State, choosers: tuple[int, ...]) -> list[str]:
    if len(choosers) != 2 or state.rivals != choosers or state.bids:
        return ["the two who chose a line bargain for it"]
    if state.offers not in range(OFFERS + 1) or state.turn != choosers[state.offers % 2]:
        return [f"up to {OFFERS} offers are made in turn, the first by who laid first"]
    if not state.offers:
        return [] if (state.payer, state.price) == (NOBODY, 0) else ["a price is offered by somebody"]
    if state.payer not in choosers:
        return ["an offer is of ducats that the payer has"]
    most = most_asked(state, state.payer) if state.payer == state.turn else state.purse[state.payer]
    if not 1 <= state.price <= most:
        return ["an offer is of ducats that the payer has"]
    return []


def _bid_problems(state: State, choosers: tuple[int, ...]) -> list[str]:
    if len(choosers) < 2 or (state.offers, state.payer, state.price) != (0, NOBODY, 0):
        return ["two or more bid, and offers are void"]
    if not state.bids:
        return [] if state.rivals == choosers else ["all who chose the line bid for it"]
    if tuple(seat for seat, _, _ in state.bids) != choosers:
        return ["all who chose the line bid for it"]
    for seat, ducats, code in state.bids:
        if ducats > state.purse[seat] or code & ~(state.shown[seat] & ALL_TREASURES):
            return [f"seat {seat + 1} bids what it has"]
    best = max(map(bid_value, state.bids))
    tied = tuple(one[0] for one in state.bids if bid_value(one) == best)
    return [] if len(tied) > 1 and tied == state.rivals else ["those who tie for the highest bid bid once more"]


def _carried_out_problems(state: State, kind: str, number: int, choosers: tuple[int, ...]) -> list[str]:
    if _CARRIED_OUT[state.phase] != kind or state.turn not in choosers:
        return ["a line is carried out by one of those who chose it"]
    if state.rivals or state.bids or state.offers or state.price or state.payer != NOBODY:
        return ["a line is carried out when it is not contested any more"]
    if kind != KNIGHT_LINE:
        found = _unused_problems(state) if kind == POLITICS or state.swords or state.growing != NONE else []
        if kind == BORDERS and state.left not in range(1, number + 1):
            found.append("up to as many borders can be placed as the line shows")
    else:
        found = _knight_problems(state, number)
    if not found and state.phase not in (phases.CONTENT, phases.KEEP) and not is_anything_possible(state, kind):
        found.append("a line in which nothing is possible is over")
    return found


def _knight_problems(state: State, number: int) -> list[str]:
    step = state.left, state.swords, state.growing != NONE
    either = number == 2 and state.either_order and step in _EITHER_ORDER_STEPS
    if step not in _KNIGHT_STEPS[number] and not either:
        return ["a line of knights has knights and fields left as its order allows"]
    if state.growing == NONE:
        return ["only an expansion cuts off"] if any(map(any, state.cut)) else []
    if state.growing // MOST_CASTLES != state.turn or not state.regions[state.growing]:
        return ["a region of the seat whose turn it is expands"]
    if any(any(cut) for colour, cut in enumerate(state.cut) if colour >= state.players or colour == state.turn):
        return ["other players lose what is cut off"]
    if not _is_cut_possible(state):
        return ["what is cut off has become a neutral zone, or was taken by the second field"]
    return []


def _is_cut_possible(state: State) -> bool:
    loose = ALL_FIELDS
    for field in (field for castles in state.castles for field in castles):
        loose &= ~area(state, field)
    fields, cities = (sum(numbers) for numbers in zip(*state.cut, strict=True))
    taken = int(not state.swords)
    least = all(cities <= fields for fields, cities in state.cut)
    return least and fields <= loose.bit_count() + taken and cities <= (loose & state.city).bit_count() + taken
