"""Rounds written down as the rule book would tell them, on lands of `positions`."""

import random

from game.rules import lowenherz as lh
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz.actions import ACTION_WORDS
from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.cards import ALL_CARDS, CARD_NAMES
from game.rules.lowenherz.hands import CODE_WORDS, HAND_SIZES, KINDS_OF
from game.rules.lowenherz.phases import CARD, LAY
from tests.rules.lowenherz.positions import position
from tests.rules.random_play import apply_entry, choose
from tools.soaks.lowenherz import Greedy

# two regions side by side, with one knight each
ROSE_AND_GOLD = {"rose": "a1 +a2", "gold": "d1 +d2", "closed": "a1:b3 c1:d3"}


def number_of_card(name):
    return CARD_NAMES.index(name)


def code(word):
    """Return the code of politics cards such as "RAt8"."""
    return CODE_WORDS.index(word)


def table(card=None, players=4, start=0, hands=(), purses=(), **land):
    """Return a position before the first decision card on an open action card, or before the next card."""
    state = position(players=players, **land)
    state.start = start
    state.phase, state.turn, state.actor = CARD, NONE, CHANCE
    if card is not None:
        state.card = number_of_card(card)
        state.deck = ALL_CARDS & ~((2 << state.card) - 1)
        state.phase, state.turn, state.actor = LAY, start, start
    for seat, word in enumerate(hands):
        give(state, seat, word)
    state.purse[: len(purses)] = purses
    return state


def give(state, seat, word):
    """Let a seat hold these cards, which it kept at looks through the first stack, the rest of which follows."""
    held = code(word)
    state.hands[seat] += held
    sizes = [7, 6]
    assert HAND_SIZES[sum(state.hands)] <= sum(sizes)
    kept = [(one, kind) for one, hand in enumerate(state.hands) for kind in _cards(hand)]
    rest = _cards(2047 - sum(state.hands))
    stacks, looks = [rest[: max(0, 7 - len(kept))], rest[max(0, 7 - len(kept)) :]], []
    lying = [sum(map(_unit, stacks[0])) + sum(_unit(kind) for _, kind in kept[:7]), 0]
    lying[1] = 2047 - lying[0]
    for number, (one, kind) in enumerate(kept):
        stack = int(number >= 7)
        looks.append((one, stack, lying[stack], kind))
        lying[stack] -= _unit(kind)
        sizes[stack] -= 1
    state.looks, state.sizes, state.stacks = tuple(looks), sizes, lying


def _unit(kind):
    return lh.hands.UNITS[kind]


def _cards(held):
    return [kind for kind in KINDS_OF[held] for _ in range(lh.hands.COUNTS[held][kind])]


def may(state, word):
    """Return whether the word is legal for the actor."""
    return ACTION_WORDS.index(word) in state.legal_actions()


def words(state, seat=None):
    """Return the words of the legal actions."""
    return [ACTION_WORDS[action] for action in state.legal_actions(seat)]


def play(state, text):
    """Apply words one after the other; return the same state. Each must be legal."""
    for word in text.split():
        state.apply(lh.action_from_text(state, word))
    return state


def lay(state, text):
    """Let everybody lay, from the black castle on: "3 1 1 1"."""
    return play(state, " ".join(f"lay:{lines}" for lines in text.split()))


def bid(state, **bids):
    """Let seats bid: bid(state, rose="5", gold="2+t10")."""
    seats = {lh.board.COLOUR_WORDS.index(colour): f"bid:{word}" for colour, word in bids.items()}
    state.apply_joint({seat: lh.action_from_text(state, word) for seat, word in seats.items()})
    return state


def guided_match(seats, options, seed):
    """Yield (state, entry) for every ply of a match of greedy players, then (final state, None)."""
    rng, player = random.Random(seed), Greedy()
    state = lh.new_state(seats, options)
    while state.actor != TERMINAL:
        entry = choose(state, rng)
        if state.actor not in (CHANCE, SIMULTANEOUS):
            entry = {state.actor: player(state, rng)}
        yield state, entry
        apply_entry(state, entry)
    yield state, None
