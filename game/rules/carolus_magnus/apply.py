"""How an action changes the state: knights, the emperor, and what is drawn before the match; the rest by its file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rules.carolus_magnus import phases, refill
from game.rules.carolus_magnus.actions import EMPEROR, FIRST, LAY, PLACED, STEP, TO_COURT, TO_REGION
from game.rules.carolus_magnus.board import COLOUR_COUNT, NOBODY, TILES
from game.rules.carolus_magnus.legal import unlaid
from game.rules.carolus_magnus.phases import MOVE, PLACE
from game.rules.carolus_magnus.rounds import end, play_disc
from game.rules.carolus_magnus.visit import visit
from game.rules.core import CHANCE, IllegalAction, illegal

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State


def apply(state: State, action: int) -> None:
    """Change the state by one action of the actor. Raises IllegalAction before anything is touched."""
    if state.phase == PLACE:
        _place(state, action)
    else:
        _ACTS[state.phase](state, action)


def _place(state: State, action: int) -> None:
    """Play a knight of the reserve (rules 1.4, step 1)."""
    if not TO_COURT <= action < STEP:
        raise illegal(action)
    colour, first = PLACED[action]
    seat = state.actor
    place = seat * COLOUR_COUNT + colour
    if not state.reserve[place] or (first >= 0 and not state.spans[first]):
        raise illegal(action)
    state.reserve[place] -= 1
    if first >= 0:
        state.land[action - TO_REGION] += 1
    else:
        _to_court(state, seat, colour)
    state.left -= 1
    if not state.left:
        state.phase = MOVE


def _to_court(state: State, seat: int, colour: int) -> None:
    """Arms go to whoever has strictly more than the holder; unheld ones to the first (rules 1.4)."""
    court = state.court
    place = seat * COLOUR_COUNT + colour
    court[place] += 1
    holder = state.arms[colour]
    if holder < 0 or court[place] > court[holder * COLOUR_COUNT + colour]:
        state.arms[colour] = seat


def _move(state: State, action: int) -> None:
    """Move the emperor clockwise, resolve the region where he stops, and let the dice come (rules 1.4, step 2)."""
    steps = action - STEP + 1
    if not 1 <= steps <= state.played[state.actor]:
        raise illegal(action)
    state.emperor = (state.emperor + steps) % len(state.starts)
    if visit(state):
        end(state)
    else:
        refill.begin_refill(state)


def _lay(state: State, action: int) -> None:
    """Lay a knight on the next tile (rules 1.2.4)."""
    colour = action - LAY
    if not 0 <= colour < COLOUR_COUNT or not unlaid(state, colour):
        raise illegal(action)
    state.land[colour * TILES + sum(state.land)] = 1
    state.supply[colour] -= 1
    if sum(state.land) == TILES:
        state.phase = phases.EMPEROR


def _stand(state: State, action: int) -> None:
    """Put the emperor onto a tile (rules 1.2.2)."""
    tile = action - EMPEROR
    if not 0 <= tile < TILES:
        raise illegal(action)
    state.emperor = tile
    if state.first == NOBODY:
        state.phase = phases.FIRST
    else:
        _begin_reserves(state, state.first)


def _first(state: State, action: int) -> None:
    """Draw who chooses the first disc (rules 1.2.8)."""
    seat = action - FIRST
    if not 0 <= seat < state.players:
        raise illegal(action)
    _begin_reserves(state, seat)


def _begin_reserves(state: State, seat: int) -> None:
    """Let the players fill their reserves and then choose discs, clockwise from the seat on."""
    players = state.players
    state.choosing = tuple((seat + offset) % players for offset in range(players))
    state.turn = seat
    state.phase = phases.START_ROLL
    state.actor = CHANCE


def _over(state: State, action: int) -> None:
    raise IllegalAction("the match is over")


_ACTS: dict[int, Callable[[State, int], None]] = {
    phases.MOVE: _move,
    phases.DISC: play_disc,
    phases.ROLL: refill.roll,
    phases.REROLL: refill.reroll,
    phases.TURN_DIE: refill.turn_die,
    phases.CROWN: refill.name_crown,
    phases.START_ROLL: refill.roll_at_start,
    phases.LAY: _lay,
    phases.EMPEROR: _stand,
    phases.FIRST: _first,
    phases.OVER: _over,
}
