"""The last dice that lie in the tray, and who threw them, read from the newest actions of the log. Pure."""

from __future__ import annotations

from game.rules import carolus_magnus as rules
from game.rules.core import CHANCE
from game.view.moment import Moment


def last_roll(moment: Moment) -> tuple[tuple[int, ...], int]:
    """Return the faces of the last dice that were rolled together, and the side that threw; () and -1 before that."""
    state: rules.State = moment.observation
    again: list[int] = []  # what single dice show that were rolled anew
    for place in range(len(moment.last) - 1, -1, -1):
        faces = rules.dice_of(moment.last[place][1])
        if faces is None:
            continue
        shown = [face for face, count in enumerate(faces) for _ in range(count)]
        if len(shown) > 1 or not state.round:
            return tuple(_renewed(state, shown, again)), _thrower(moment, place)
        again += shown
    return (), rules.NOBODY


def _renewed(state: rules.State, shown: list[int], again: list[int]) -> list[int]:
    """Return the dice, those of used up colours as they came up when they were rolled again (rules 1.6)."""
    kept = [face for face in shown if face == rules.CROWN or state.supply[face]]
    stuck = [face for face in shown if face not in kept]
    return sorted(kept + again[: len(stuck)] + stuck[len(again) :])


def _thrower(moment: Moment, place: int) -> int:
    """Return the side that threw: that of whoever named a crown after it, has dice to carry out, or acted before it."""
    state: rules.State = moment.observation
    later = [actor for actor, action in moment.last[place + 1 :] if rules.crown_of(action) is not None]
    if later:
        return state.sides[later[0]]
    if any(state.dice):
        return state.sides[state.turn]
    if not state.round:
        return state.sides[_filling(state)]
    earlier = [actor for actor, _ in moment.last[:place] if actor != CHANCE]
    return state.sides[earlier[-1]] if earlier else rules.NOBODY


def _filling(state: rules.State) -> int:
    """Return the seat that threw last while the reserves are filled: the one before, where the next has nothing yet."""
    if any(state.reserves[state.turn]):
        return state.turn
    return state.choosing[state.choosing.index(state.turn) - 1]
