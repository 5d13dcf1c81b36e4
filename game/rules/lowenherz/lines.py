"""Carrying out a line: borders, knights and expansion, politics. Sections 1.8 to 1.12 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import CHANCE, illegal
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import BORDER, BREAK, CARD, CONTENT, DONE, KEEP, KNIGHT, LOOK, PAYMENTS, TAKE
from game.rules.lowenherz.board import EDGE_FIELDS, EDGES, FIELDS, MOST_CASTLES, NONE, UPRIGHT
from game.rules.lowenherz.cards import BORDERS, KINDS, KNIGHT_LINE
from game.rules.lowenherz.hands import CODES, UNITS, holds
from game.rules.lowenherz.land_borders import free_edges, is_capped, place_border
from game.rules.lowenherz.land_expansion import expand, expansions
from game.rules.lowenherz.land_knights import knight_fields
from game.rules.lowenherz.laying import break_off
from game.rules.lowenherz.legal_chance import chance_outcomes
from game.rules.lowenherz.legal_lines import is_anything_possible
from game.rules.lowenherz.money import can_pay, pay
from game.rules.lowenherz.politics import keep_card, may_lie, see_stack
from game.rules.lowenherz.rounds import next_line

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def place_border_or_stop(state: State, action: int) -> None:
    """Place a border; the cap may end the line before all are placed (section 1.9)."""
    if _stopped_or_broken_off(state, action):
        return
    edge = action - BORDER
    if not 0 <= edge < EDGES or is_capped(state, state.turn) or not _is_free(state, edge):
        raise illegal(action)
    place_border(state, edge)
    state.left -= 1
    _go_on(state, BORDERS)


def _is_free(state: State, edge: int) -> bool:
    right, below = free_edges(state)
    return bool((right if edge < UPRIGHT else below) >> EDGE_FIELDS[edge][0] & 1)


def _stopped_or_broken_off(state: State, action: int) -> bool:
    if action == DONE:
        next_line(state)
        return True
    if BREAK <= action < CARD:
        break_off(state, action)
        return True
    return False


def _go_on(state: State, kind: str) -> None:
    if not is_anything_possible(state, kind):
        next_line(state)


def place_or_take_or_stop(state: State, action: int) -> None:
    """Place a knight, or expand by a field (sections 1.10 and 1.11)."""
    if _stopped_or_broken_off(state, action):
        return
    if TAKE <= action < DONE:
        _take(state, action)
    else:
        _place(state, action)
    _go_on(state, KNIGHT_LINE)


def _place(state: State, action: int) -> None:
    """Place a knight. The last one, and one after an expansion, leaves nothing else to do (1.19.12)."""
    payment, field = divmod(action - KNIGHT, FIELDS)
    seat = state.turn
    if (
        not 0 <= payment < PAYMENTS
        or not state.left
        or not knight_fields(state, seat) >> field & 1
        or not can_pay(state, seat, field, payment)
    ):
        raise illegal(action)
    pay(state, seat, field, payment)
    state.knights[seat] |= 1 << field
    state.left -= 1
    if not state.left or state.growing != NONE:
        state.swords = 0


def _take(state: State, action: int) -> None:
    """Expand by a field. Only in either order, and before the first knight, a knight may follow."""
    castle, field = divmod(action - TAKE, FIELDS)
    seat = state.turn
    if castle >= MOST_CASTLES or not state.swords or (castle, field) not in expansions(state, seat):
        raise illegal(action)
    if state.growing == NONE:
        state.left = 1 if state.either_order and state.left == 2 else 0
    expand(state, seat, castle, field)
    state.swords -= 1


def look_or_stop(state: State, action: int) -> None:
    """Choose a stack to look through, or leave the line (section 1.12)."""
    if _stopped_or_broken_off(state, action):
        return
    stack = action - LOOK
    if not 0 <= stack < len(state.sizes) or not state.sizes[stack]:
        raise illegal(action)
    state.looked = stack
    state.phase = phases.CONTENT
    state.actor = CHANCE


def see(state: State, action: int) -> None:
    """Let the seat whose line it is see what lies in the stack."""
    code = action - CONTENT
    if not 0 <= code < CODES or action not in [outcome for outcome, _ in chance_outcomes(state)]:
        raise illegal(action)
    see_stack(state, state.turn, state.looked, code)
    state.phase = phases.KEEP
    state.actor = state.turn


def keep(state: State, action: int) -> None:
    """Keep one card of the stack; the others go back."""
    kind = action - KEEP
    if not 0 <= kind < KINDS or not holds(may_lie(state, state.looked), UNITS[kind]):
        raise illegal(action)
    keep_card(state, kind)
    next_line(state)
