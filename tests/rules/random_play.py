"""Seeded random matches of any game of the contract: how the suites reach positions."""

from __future__ import annotations

import random
from itertools import product

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL


def set_ups(game):
    """Return (seats, options) for every seat count and every combination of option values."""
    keys = [option.key for option in game.OPTIONS]
    combinations = list(product(*(option.values for option in game.OPTIONS)))
    return [(seats, dict(zip(keys, values, strict=True))) for seats in game.SEATS for values in combinations]


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
