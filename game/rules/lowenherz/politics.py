"""The hidden politics cards: moving them, and what a viewer knows of them. Sections 1.12 and 1.13 of the rules.

Every card has a place: it was kept at one of the looks through a stack, or is still in one of the stacks. As the order
inside a stack means nothing, the cards are dealt to the places evenly; a look tells its seat which cards lie in all
places that were then part of the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.cards import STACK_SIZES, TREASURES
from game.rules.lowenherz.hands import (
    ALL_POLITICS,
    ALL_TREASURES,
    COUNTS,
    EVERYTHING,
    HAND_SIZES,
    KINDS_OF,
    UNITS,
    UNSEEN,
    holds,
)
from game.rules.lowenherz.phases import KEEP

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

# Cards of which a viewer knows that they lie in these places, but not which one in which: a code, the numbers of the
# looks, and how many of them are still in each stack.
Group = tuple[int, tuple[int, ...], tuple[int, int]]


def use_card(state: State, seat: int, kind: int) -> None:
    """Let a card leave the game."""
    if not holds(state.shown[seat], UNITS[kind]):
        show_card(state, seat, kind)
    state.shown[seat] -= UNITS[kind]
    state.hands[seat] -= UNITS[kind]


def show_card(state: State, seat: int, kind: int) -> None:
    """Let everybody see a card that nobody has seen."""
    state.proofs += ((len(state.looks), seat, kind),)
    state.shown[seat] += UNITS[kind]
    if not holds(state.hands[seat], state.shown[seat]):
        state.hands[seat] += UNITS[kind]
        state.strange[seat] -= 1


def hand_size(state: State, seat: int) -> int:
    """Return how many politics cards a seat holds, which everybody knows."""
    return HAND_SIZES[state.hands[seat]] + state.strange[seat]


def may_hold(state: State, seat: int) -> int:
    """Return the code of what a seat may hold, for all this viewer knows: a full state knows it."""
    if not state.strange[seat]:
        return state.hands[seat]
    code = 0
    for cards, looks, _ in groups(state):
        if any(state.looks[look][0] == seat for look in looks):
            code |= cards
    lost = [sum(kind == one for _, _, one in state.proofs) - _seen(state, kind) for kind in range(len(UNITS))]
    here = COUNTS[state.hands[seat]]
    for kind in KINDS_OF[code]:  # whatever is known to be elsewhere is not here
        elsewhere = sum(COUNTS[hand][kind] for hand in state.hands) - here[kind] + lost[kind]
        most = min(COUNTS[ALL_POLITICS][kind] - elsewhere, here[kind] + state.strange[seat])
        code += UNITS[kind] * (max(most, here[kind]) - COUNTS[code][kind])
    return code | state.hands[seat]


def _seen(state: State, kind: int) -> int:
    """Return how many cards of a kind lie open in hands."""
    return sum(COUNTS[shown][kind] for shown in state.shown)


def may_hold_treasures(state: State, seat: int) -> bool:
    """Return whether somebody who sees no hand must reckon with a treasure: what goes on by itself depends on this.

    A card that nobody saw may be a treasure until all of these were seen somewhere.
    """
    if state.shown[seat] & ALL_TREASURES:
        return True
    seen = sum(kind in TREASURES for _, _, kind in state.proofs)
    return seen < len(TREASURES) and hand_size(state, seat) > HAND_SIZES[state.shown[seat]]


def may_lie(state: State, stack: int) -> int:
    """Return the code of the cards that may lie in a stack, for all this viewer knows."""
    if state.stacks[stack] != UNSEEN:
        return state.stacks[stack]
    code = 0
    for cards, _, stacked in groups(state):
        if stacked[stack]:
            code |= cards
    return code


def see_stack(state: State, seat: int, stack: int, code: int) -> None:
    """Let a seat look through a stack that holds these cards."""
    if state.viewer not in (EVERYTHING, seat):
        state.looks += ((seat, stack, UNSEEN, NONE),)
        state.stacks[stack] = UNSEEN
        return
    state.looks += ((seat, stack, code, NONE),)
    state.stacks[stack] = code
    if state.viewer == EVERYTHING and state.stacks[1 - stack] == UNSEEN:
        state.stacks[1 - stack] = ALL_POLITICS - code


def keep_card(state: State, kind: int) -> None:
    """Let the seat that looks through a stack keep a card of it."""
    seat, stack, code, _ = state.looks[-1]
    state.sizes[stack] -= 1
    if code == UNSEEN:
        state.strange[seat] += 1
        return
    state.looks = (*state.looks[:-1], (seat, stack, code, kind))
    state.stacks[stack] -= UNITS[kind]
    state.hands[seat] += UNITS[kind]


def groups(state: State) -> list[Group]:
    """Return what the viewer of an observation knows of the places of all 13 cards; of a full state nothing."""
    looking = len(state.looks) - 1 if state.phase == KEEP else NONE  # nothing has been kept at that look yet
    found: list[Group] = []
    rest_looks: list[int] = []
    rest_stacked = [0, 0]
    for stack in range(len(STACK_SIZES)):
        known, looks = UNSEEN, []  # what the stack held after the viewer's last look, and the looks of others since
        for number, (seat, where, code, kind) in enumerate(state.looks):
            if where != stack:
                continue
            if seat != state.viewer:
                if number != looking:
                    looks.append(number)
                continue
            if known == UNSEEN:
                rest_looks += looks
            else:
                found.append((known - code, tuple(looks), (0, 0)))
            known, looks = code, []
            if kind != NONE:
                found.append((UNITS[kind], (number,), (0, 0)))
                known -= UNITS[kind]
        if known == UNSEEN:
            rest_looks += looks
            rest_stacked[stack] = state.sizes[stack]
        else:
            stacked = (state.sizes[0], 0) if stack == 0 else (0, state.sizes[1])
            found.append((known, tuple(looks), stacked))
    rest = ALL_POLITICS - sum(code for code, _, _ in found)
    return [(rest, tuple(rest_looks), (rest_stacked[0], rest_stacked[1])), *found]
