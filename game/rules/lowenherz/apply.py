"""How an action changes the state: the set-up; the rest by its file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.core import SIMULTANEOUS, IllegalAction, illegal
from game.rules.lowenherz import contests, laying, lines, phases, rounds
from game.rules.lowenherz.actions import CASTLE, FIRST, KNIGHT, TILE
from game.rules.lowenherz.board import CASTLES, FIELDS, LAID_TILES, NEUTRAL_CASTLES, NOBODY, SLOTS, TURNS
from game.rules.lowenherz.land_founding import judge_all
from game.rules.lowenherz.land_set_up import castle_fields, castle_knight_fields, lay_tile
from game.rules.lowenherz.legal import colour_to_place

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def apply(state: State, action: int) -> None:
    """Change the state by one action of the actor. Raises IllegalAction before anything is touched."""
    _ACTS[state.phase](state, action)


def apply_joint(state: State, actions: dict[int, int]) -> None:
    """Apply the bids of all rivals. Raises IllegalAction before anything is touched."""
    if state.actor != SIMULTANEOUS:
        raise IllegalAction("nothing is chosen by several seats at once here")
    contests.bid(state, actions)


def after_land(state: State) -> None:
    """Go on when the land lies: somebody begins, by lot or by the table's option."""
    if state.first == NOBODY:
        state.phase = phases.FIRST
    else:
        _begin(state, state.first)


def _lay_tile(state: State, action: int) -> None:
    """Lay the next tile (section 1.3.1)."""
    laid = action - TILE
    if not 0 <= laid < LAID_TILES or laid // TURNS in [other // TURNS for other in state.tiles]:
        raise illegal(action)
    lay_tile(state, laid)
    if len(state.tiles) == SLOTS:
        after_land(state)


def _draw_first(state: State, action: int) -> None:
    seat = action - FIRST
    if not 0 <= seat < state.players:
        raise illegal(action)
    _begin(state, seat)


def _begin(state: State, seat: int) -> None:
    """Let a seat begin: with its first castle, or on the printed land with the first round."""
    state.start = seat
    if state.basic:
        rounds.await_card(state)
    else:
        state.turn = state.actor = seat
        state.phase = phases.CASTLE


def _place_castle(state: State, action: int) -> None:
    """Place a castle, and its knight next (sections 1.3.4 and 1.3.5)."""
    field = action - CASTLE
    colour = colour_to_place(state)
    if not 0 <= field < FIELDS or not castle_fields(state, colour) >> field & 1:
        raise illegal(action)
    state.castles[colour] += (field,)
    state.phase = phases.CASTLE_KNIGHT


def _place_castle_knight(state: State, action: int) -> None:
    """Place the knight beside the castle; when all stand, the regions are judged and the rounds begin (1.19.19)."""
    field = action - KNIGHT
    colour = colour_to_place(state)
    castle = state.castles[colour][-1]
    if not 0 <= field < FIELDS or not castle_knight_fields(state, colour, castle) >> field & 1:
        raise illegal(action)
    state.knights[colour] |= 1 << field
    state.lap += 1
    if state.lap == state.players * CASTLES[state.players] + NEUTRAL_CASTLES[state.players]:
        judge_all(state)
        rounds.await_card(state)
        return
    state.turn = state.actor = (state.turn + 1) % state.players
    state.phase = phases.CASTLE


def _sealed(state: State, action: int) -> None:
    raise IllegalAction("bids are chosen by several seats at once")


def _over(state: State, action: int) -> None:
    raise IllegalAction("the match is over")


_ACTS: dict[int, Callable[[State, int], None]] = {
    phases.TILES: _lay_tile,
    phases.FIRST: _draw_first,
    phases.CASTLE: _place_castle,
    phases.CASTLE_KNIGHT: _place_castle_knight,
    phases.CARD: rounds.turn_up,
    phases.LAY: laying.lay_or_play,
    phases.REMOVE: laying.remove,
    phases.RENEGADE_KNIGHT: laying.place_renegade,
    phases.OFFER: contests.speak,
    phases.BID: _sealed,
    phases.BORDERS: lines.place_border_or_stop,
    phases.KNIGHTS: lines.place_or_take_or_stop,
    phases.LOOK: lines.look_or_stop,
    phases.CONTENT: lines.see,
    phases.KEEP: lines.keep,
    phases.SHOW: rounds.show,
    phases.END: _over,
}
