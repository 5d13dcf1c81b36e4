"""What holds of the reserves and the dice in every phase (rules 1.4, 1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.carolus_magnus import phases
from game.rules.carolus_magnus.board import COLOUR_COUNT, COLOURS, CROWN, HAND, KNIGHTS, NOBODY, RESERVE, TILES
from game.rules.carolus_magnus.phases import OVER

if TYPE_CHECKING:
    from game.rules.carolus_magnus.state import State

_TAKING = (phases.REROLL, phases.CROWN, phases.TURN_DIE)  # dice lie there and are carried out
_PLAYING = (phases.PLACE, phases.MOVE)


def refill_problems(state: State) -> list[str]:
    """Return what is wrong with the dice, the knights to be played, and the reserves."""
    found = _dice_problems(state) or _left_problems(state)
    return found or _reserve_problems(state) + _return_problems(state)


def _dice_problems(state: State) -> list[str]:
    phase, dice = state.phase, state.dice
    coloured, count, hand = any(dice[:CROWN]), sum(dice), HAND[state.players]
    if state.early_roll and phase in _PLAYING:
        return [] if count == hand else [f"{hand} dice were rolled at the start of the turn"]
    if phase == phases.START_ROLL or (phase == phases.CROWN and not state.round):
        return ["before the match coloured dice are carried out at once"] if coloured else []
    if phase not in _TAKING:
        return ["no dice lie there"] if count else []
    if not any(state.supply):
        return ["with an empty supply no dice are carried out"]
    if count > hand:
        return [f"{hand} dice are rolled in a turn"]
    if phase == phases.CROWN:
        return [] if dice[CROWN] and not coloured else ["only crowns are named, once the coloured dice are carried out"]
    if phase == phases.TURN_DIE:
        may = state.crown_die and not dice[CROWN] and count == hand
        return [] if may else ["a die may be turned by the table's option alone, if no crown was rolled"]
    if not coloured or any(dice[colour] and state.supply[colour] for colour in range(COLOUR_COUNT)):
        return ["a die is rolled again when its colour is used up"]
    return []


def _left_problems(state: State) -> list[str]:
    if state.phase != phases.PLACE:
        return ["knights are played before the emperor moves"] if state.left else []
    if not 0 < state.left <= min(HAND[state.players], _reserve(state, state.turn)):
        return ["there are as many knights to be played as a turn has, or as the reserve has"]
    return []


def _reserve(state: State, seat: int) -> int:
    return sum(state.reserve[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT])


def _expected(state: State, seat: int) -> int:
    """Return how many knights the reserve of the seat has as long as there were always enough in the middle."""
    full = RESERVE[state.players]
    if not state.round:
        return full if _has_rolled(state, seat) else 0
    if seat != state.turn or state.phase == phases.DISC or (state.early_roll and state.phase == phases.ROLL):
        return full
    if state.phase == phases.PLACE:
        return full - HAND[state.players] + state.left
    if state.phase in _TAKING:
        return full - sum(state.dice)
    return full - HAND[state.players]


def _has_rolled(state: State, seat: int) -> bool:
    if state.turn == NOBODY:
        return False
    return state.choosing.index(seat) < state.choosing.index(state.turn)


def _reserve_problems(state: State) -> list[str]:
    reserves = [_reserve(state, seat) for seat in range(state.players)]
    if not state.round:
        return _first_reserve_problems(state, reserves)
    expected = [_expected(state, seat) for seat in range(state.players)]
    if state.phase == OVER:
        expected = _expected_at_the_end(state, reserves)
    short = _may_be_short(state)
    found = []
    for seat, (count, most) in enumerate(zip(reserves, expected, strict=True)):
        if count > most or (count < most and not short):
            found.append(f"seat {seat + 1} has {most} knights in reserve, not {count}")
    return found


def _first_reserve_problems(state: State, reserves: list[int]) -> list[str]:
    full, dice = RESERVE[state.players], 3  # a player rolls three dice and three, then the rest
    found = []
    for seat, count in enumerate(reserves):
        if seat != state.turn:
            right = count == _expected(state, seat)
        elif state.phase == phases.CROWN:
            right = count + state.dice[CROWN] == full
        else:
            right = count + state.dice[CROWN] in range(0, full, dice)
        if not right:
            found.append(f"the reserve of seat {seat + 1} is filled in its turn, in rolls of {dice} dice")
    return found


def _expected_at_the_end(state: State, reserves: list[int]) -> list[int]:
    """The emperor ends a match in somebody's turn, before the reserve is filled; a round after all turns."""
    full = RESERVE[state.players]
    if 0 in state.stocks or len(state.starts) <= 3:
        last = reserves.index(min(reserves))
        return [full - HAND[state.players] if seat == last else full for seat in range(state.players)]
    return [full] * state.players


def _may_be_short(state: State) -> bool:
    """Return whether so many rounds were played that the middle can have been empty once."""
    players = state.players
    before = TILES + players * RESERVE[players]
    return before + state.round * players * HAND[players] >= COLOUR_COUNT * KNIGHTS


def _return_problems(state: State) -> list[str]:
    """A colour that is used up goes back from the courts before the next knight is taken (rules 1.6)."""
    phase = state.phase
    if not state.round or phase in (phases.PLACE, phases.MOVE, OVER):
        return []
    found = []
    for colour, word in enumerate(COLOURS):
        if not state.supply[colour] and min(state.court[colour::COLOUR_COUNT]):
            found.append(f"{word} is used up, and everybody has {word} knights in court that go back")
    if phase == phases.ROLL and not state.early_roll and not any(state.supply):
        found.append("with an empty supply no dice are rolled")
    return found
