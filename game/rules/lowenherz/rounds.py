"""The round: turning up a card, the three lines one after the other, silver, the end. Sections 1.6, 1.14, 1.15."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, illegal
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import CARD, CONTENT
from game.rules.lowenherz.board import NOBODY, NONE
from game.rules.lowenherz.cards import (
    BORDERS,
    CARD_LINES,
    CARDS,
    DUCATS,
    KING_CARD,
    KNIGHT_LINE,
    LINES,
    SILVER_CARDS,
    STACK_MASKS,
)
from game.rules.lowenherz.hands import CODES, COUNTS, HAND_SIZES, PARCHMENT_POINTS
from game.rules.lowenherz.land_expansion import end_expansion
from game.rules.lowenherz.land_regions import mountains
from game.rules.lowenherz.legal_lines import is_anything_possible
from game.rules.lowenherz.politics import hand_size, show_card

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

EXPANSION_FIELDS = 2


def await_card(state: State) -> None:
    """Let chance turn up the next action card."""
    state.card = NONE
    state.turn = NOBODY
    state.phase = phases.CARD
    state.actor = CHANCE


def turn_up(state: State, action: int) -> None:
    """Turn up a card of the uppermost stack; after a silver card the same seat turns up the next one."""
    card = action - CARD
    cards = next(state.deck & mask for mask in STACK_MASKS if state.deck & mask)
    if not 0 <= card < CARDS or not cards >> card & 1:
        raise illegal(action)
    state.deck ^= 1 << card
    if card in SILVER_CARDS:
        _score_mountains(state)
    elif card == KING_CARD:
        _score_mountains(state)
        _show_next(state, 0)
    else:
        state.card = card
        state.turn = state.actor = state.start
        state.phase = phases.LAY


def _score_mountains(state: State) -> None:
    for seat in range(state.players):
        state.points[seat] += mountains(state, seat)


def _show_next(state: State, first: int) -> None:
    """Let the next seat that holds cards nobody saw show them; when all have, parchments count and the match ends."""
    for seat in range(first, state.players):
        if hand_size(state, seat) > HAND_SIZES[state.shown[seat]]:
            state.turn = seat
            state.phase = phases.SHOW
            state.actor = CHANCE
            return
    for seat in range(state.players):
        state.points[seat] += PARCHMENT_POINTS[state.hands[seat]]
    state.turn = NOBODY
    state.phase = phases.END
    state.actor = TERMINAL


def show(state: State, action: int) -> None:
    """Let everybody see the cards of a seat at the end of the match."""
    code, seat = action - CONTENT, state.turn
    if not 0 <= code < CODES or action not in state.legal_actions(CHANCE):
        raise illegal(action)
    for kind, count in enumerate(COUNTS[code - state.shown[seat]]):
        for _ in range(count):
            show_card(state, seat, kind)
    _show_next(state, seat + 1)


def begin_lines(state: State) -> None:
    """Carry out the first line, now that all decision cards lie."""
    state.line = NONE
    next_line(state)


def next_line(state: State) -> None:
    """Go on with the next line that somebody has chosen; after the last one the round is over (section 1.6)."""
    clear_line(state)
    lines = CARD_LINES[state.card]
    for line in range(state.line + 1, LINES):
        state.line = line
        choosers = tuple([seat for seat in state.order if state.laid[seat] >> line & 1])
        if not choosers:
            continue
        kind, number = lines[line]
        if kind == DUCATS:
            for seat in choosers:
                state.purse[seat] += number // len(choosers)
        elif len(choosers) > 1:
            _contest(state, choosers)
            return
        elif begin_line(state, choosers[0]):
            return
        else:
            clear_line(state)
    _end_round(state)


def _contest(state: State, choosers: tuple[int, ...]) -> None:
    """Two bargain first, and the one who laid earlier speaks first; three or four bid at once (section 1.7)."""
    state.rivals = choosers
    if len(choosers) == 2:
        state.turn = state.actor = choosers[0]
        state.phase = phases.OFFER
    else:
        begin_bids(state)


def begin_bids(state: State) -> None:
    """Let the rivals bid; what was offered before is void."""
    state.offers = state.price = 0
    state.payer = NOBODY
    state.turn = NOBODY
    state.phase = phases.BID
    state.actor = SIMULTANEOUS


def clear_line(state: State) -> None:
    """Forget whatever belongs to one line only."""
    state.rivals = state.bids = ()
    state.offers = state.price = state.left = state.swords = 0
    state.payer = state.looked = NOBODY
    if state.growing != NONE:
        end_expansion(state)


def begin_line(state: State, seat: int) -> bool:
    """Let a seat carry out the line; return whether anything is possible in it."""
    clear_line(state)
    kind, number = CARD_LINES[state.card][state.line]
    state.turn = state.actor = seat
    state.left = number if kind in (BORDERS, KNIGHT_LINE) else 0
    state.swords = EXPANSION_FIELDS if kind == KNIGHT_LINE else 0
    state.phase = phases.BORDERS if kind == BORDERS else phases.KNIGHTS if kind == KNIGHT_LINE else phases.LOOK
    return is_anything_possible(state, kind)


def begin_line_or_next(state: State, seat: int) -> None:
    """Let the winner of a contest carry out the line; if nothing is possible in it, it lapses."""
    if not begin_line(state, seat):
        next_line(state)


def _end_round(state: State) -> None:
    """Decision cards go back to hand, the black castle to the left neighbour (section 1.6.7)."""
    state.laid = [0] * state.players
    state.order = ()
    state.line = NONE
    state.start = (state.start + 1) % state.players
    await_card(state)
