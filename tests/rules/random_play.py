"""Seeded random matches of any game of the contract: how the suites reach positions."""

from __future__ import annotations

import random
from itertools import product
from math import prod

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL

ALL_COMBINATIONS = 8  # of a seat count; where there are more, every value is tried, but not with every other


def set_ups(game):
    """Return (seats, options) for every seat count: every combination of option values where they are few."""
    keys = [option.key for option in game.OPTIONS]
    found = []
    for seats in game.SEATS:
        values = [option.values_at(seats) for option in game.OPTIONS]
        found += [(seats, dict(zip(keys, chosen, strict=True))) for chosen in combinations(values)]
    return found


def combinations(values):
    """Return tuples with one of each of `values`, so that each occurs; the first one has the defaults."""
    if prod(map(len, values)) <= ALL_COMBINATIONS:
        return list(product(*values))
    rows = range(max(map(len, values)))
    # Options of the same length are shifted against one another, or they would always change together.
    return [tuple(there[(row + row // len(there) * number) % len(there)] for number, there in enumerate(values))
            for row in rows]  # fmt: skip


def acting_seats(state):
    """Return who is to choose: every seat with a choice at a simultaneous node, else the actor."""
    if state.actor == SIMULTANEOUS:
        return [seat for seat in range(len(state.scores())) if state.legal_actions(seat)]
    return [] if state.actor == TERMINAL else [state.actor]


def choose(state, rng):
    """Return the next entry of a random match: {seat: action}, the seat of a chance action is CHANCE."""
    if state.actor == CHANCE:
        return {CHANCE: state.sample_chance(rng.randrange)}
    return {seat: rng.choice(state.legal_actions(seat)) for seat in acting_seats(state)}


def apply_entry(state, entry):
    """Apply what `choose` returned."""
    if state.actor == SIMULTANEOUS:
        state.apply_joint(entry)
    else:
        state.apply(entry[state.actor])


def random_match(game, seats, options, seed):
    """Yield (state, entry) for every ply of a random match, then (final state, None). Do not change the states."""
    rng = random.Random(seed)
    state = game.new_state(seats, options)
    while state.actor != TERMINAL:
        entry = choose(state, rng)
        yield state, entry
        apply_entry(state, entry)
    yield state, None
