"""What holds of the politics cards: where they are, and what the viewer of the position may know of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz import phases
from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.cards import ALLIANCE, KINDS, STACK_SIZES
from game.rules.lowenherz.hands import (
    ALL_POLITICS,
    ALL_TREASURES,
    COUNTS,
    EVERYTHING,
    HAND_SIZES,
    UNITS,
    UNSEEN,
    holds,
)
from game.rules.lowenherz.politics import groups, hand_size
from game.rules.lowenherz.worlds import Deals

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

_AT_THE_END = (phases.SHOW, phases.END)


def card_problems(state: State) -> list[str]:
    """Return what is wrong with hands, stacks, looks and proofs."""
    found = _look_problems(state) or _proof_problems(state) or _shown_problems(state)
    if found:  # what is known of the cards is reckoned from these
        return found
    if state.viewer == EVERYTHING:
        return _full_problems(state) or _kept_problems(state)
    return _masked_problems(state) or _known_problems(state) or _kept_problems(state) or _deal_problems(state)


def done_looks(state: State) -> int:
    """Return at how many looks a card was kept; the last one may still go on."""
    return len(state.looks) - (state.phase == phases.KEEP)


def _look_problems(state: State) -> list[str]:
    if (state.looked != NONE) != (state.phase in (phases.CONTENT, phases.KEEP)):
        return ["a stack is looked through in a politics line only"]
    if state.phase == phases.KEEP and (not state.looks or state.looks[-1][:2] != (state.turn, state.looked)):
        return ["whoever looks through a stack keeps a card of it"]
    sizes = list(STACK_SIZES)
    for number, (seat, stack, code, kind) in enumerate(state.looks):
        if code != UNSEEN and HAND_SIZES[code] != sizes[stack]:
            return ["a look shows as many cards as lie in the stack"]
        if code != UNSEEN and state.viewer not in (EVERYTHING, seat):
            return ["nobody knows what others saw"]
        if number == done_looks(state):
            return [] if kind == NONE and sizes == state.sizes else ["a card is kept after looking"]
        if (kind == NONE) != (code == UNSEEN) or (kind != NONE and not holds(code, UNITS[kind])):
            return ["a card that is kept lay in the stack"]
        sizes[stack] -= 1
    if sizes != state.sizes or min(sizes) < 0:
        return ["at every look one card is kept"]
    if state.looked != NONE and not state.sizes[state.looked]:
        return ["an empty stack cannot be looked through"]
    return []


def _proof_problems(state: State) -> list[str]:
    before = 0
    for until, seat, kind in state.proofs:
        if not before <= until <= done_looks(state):
            return ["what was shown is noted in its order"]
        before = until
        proved = sum(one == seat and what == kind for limit, one, what in state.proofs if limit <= until)
        kept = [look for look in state.looks[:until] if look[0] == seat]
        if proved > sum(look[3] in (kind, NONE) for look in kept):
            return [f"seat {seat + 1} had no card that it did not keep"]
    for seat in range(state.players):
        counts = [sum(one == seat and what == kind for _, one, what in state.proofs) for kind in range(KINDS)]
        if any(count < shown for count, shown in zip(counts, COUNTS[state.shown[seat]], strict=True)):
            return [f"what seat {seat + 1} has shown is noted"]
        if sum(counts) - HAND_SIZES[state.shown[seat]] + hand_size(state, seat) != _looks_of(state, seat):
            return [f"seat {seat + 1} has what it kept and did not use"]
    return []


def _looks_of(state: State, seat: int) -> int:
    return sum(look[0] == seat for look in state.looks[: done_looks(state)])


def _shown_problems(state: State) -> list[str]:
    found = []
    for seat in range(state.players):
        if not holds(state.hands[seat], state.shown[seat]):
            found.append(f"seat {seat + 1} still holds what it has shown")
        if state.phase not in _AT_THE_END and state.shown[seat] & ~ALL_TREASURES:
            found.append("only treasures are shown before the end")
        hidden = state.hands[seat] != state.shown[seat] or state.strange[seat]
        if hidden and (state.phase == phases.END or (state.phase == phases.SHOW and seat < state.turn)):
            found.append("at the end every seat in turn shows its cards")
    if state.phase == phases.SHOW and hand_size(state, state.turn) == HAND_SIZES[state.shown[state.turn]]:
        found.append("only who has something to show shows cards")
    used = sum(kind == ALLIANCE for _, _, kind in state.proofs) - sum(COUNTS[one][ALLIANCE] for one in state.shown)
    if len(state.alliances) > used:
        found.append("every alliance was played")
    return found


def used_cards(state: State, seat: int) -> int:
    """Return the code of the cards that a seat has used."""
    return sum(UNITS[kind] for _, one, kind in state.proofs if one == seat) - state.shown[seat]


def _full_problems(state: State) -> list[str]:
    """Whoever sees everything knows where all cards are, as soon as they are dealt."""
    if any(state.strange) or any(look[2] == UNSEEN for look in state.looks):
        return ["in a full position all cards in hand are known"]
    if not state.looks:
        return [] if state.stacks == [UNSEEN, UNSEEN] else ["the stacks are dealt at the first look"]
    if UNSEEN in state.stacks:
        return ["the stacks are dealt at the first look"]
    places = [*state.stacks, *state.hands, *(used_cards(state, seat) for seat in range(state.players))]
    counts = [sum(COUNTS[code][kind] for code in places) for kind in range(KINDS)]
    return [] if counts == list(COUNTS[ALL_POLITICS]) else ["there are 13 politics cards, every one once"]


def _masked_problems(state: State) -> list[str]:
    for seat in range(state.players):
        if seat == state.viewer:
            if state.strange[seat] or any(look[0] == seat and look[2] == UNSEEN for look in state.looks):
                return ["everybody knows the own cards"]
        elif state.hands[seat] != state.shown[seat]:
            return ["nobody knows the cards of others that were not shown"]
    return []


def _known_problems(state: State) -> list[str]:
    """A viewer knows a stack if it was the last to look through it."""
    for stack, code in enumerate(state.stacks):
        seats = [look[0] for look in state.looks if look[1] == stack]
        if (code != UNSEEN) != (bool(seats) and seats[-1] == state.viewer):
            return ["whoever was the last to look through a stack knows it"]
    return []


def _kept_problems(state: State) -> list[str]:
    """What a seat kept is in its hand or used; what lay in a stack was kept since or lies there."""
    lying = list(state.stacks)
    kept = [0] * state.players
    for seat, stack, code, kind in reversed(state.looks):
        if state.viewer not in (EVERYTHING, seat):
            lying[stack] = UNSEEN
            continue
        unit = UNITS[kind] if kind != NONE else 0
        if lying[stack] != UNSEEN and lying[stack] + unit != code:
            return ["what lay in a stack was kept since or still lies there"]
        lying[stack] = code
        kept[seat] += unit
    for seat in range(state.players):
        if state.viewer in (EVERYTHING, seat) and kept[seat] != state.hands[seat] + used_cards(state, seat):
            return [f"seat {seat + 1} holds what it kept and did not use"]
    return []


def _deal_problems(state: State) -> list[str]:
    """Whatever a viewer knows can be true."""
    room = [HAND_SIZES[code] if code >= 0 else NONE for code, _, _ in groups(state)]
    if room != [len(looks) + sum(stacked) for _, looks, stacked in groups(state)]:
        return ["what is known of the cards fits the places where they are"]
    deals = Deals(state)
    return [] if deals.is_possible else ["what is known of the cards can be true"]
