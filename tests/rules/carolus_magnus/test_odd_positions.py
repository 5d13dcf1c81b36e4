"""Positions that no random match would meet: whatever the rules take for sound is played to its end and stays sound."""

from __future__ import annotations

import random

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import CHANCE, InvalidText
from tests.rules.carolus_magnus.naive import Naive
from tests.rules.carolus_magnus.test_naive import assert_same_position
from tests.rules.random_play import random_match

COLOURS = range(5)


def places(state, colour):
    """Return the (counts, index) of every place where knights of the colour can be, the middle first."""
    found = [(state.supply, colour)]
    found += [(state.court, seat * 5 + colour) for seat in range(state.players)]
    return found + [(state.land, colour * cm.TILES + first) for first in state.starts]


def shuffle(state, rng):
    """Move knights about at random, give the arms to one who may hold them, and let the emperor stand anywhere."""
    for colour in COLOURS:
        for _ in range(rng.choice((0, 1, 4))):
            (source, one), (target, other) = rng.sample(places(state, colour), 2)
            count = rng.randint(0, source[one])
            source[one] -= count
            target[other] += count
        counts = [state.court[seat * 5 + colour] for seat in range(state.players)]
        best = [seat for seat, count in enumerate(counts) if count == max(counts)]
        if any(counts) and state.arms[colour] not in best:
            state.arms[colour] = rng.choice(best)
    for seat in range(state.players):
        one, other = rng.sample(list(COLOURS), 2)  # swap knights of the reserve with the middle
        count = rng.randint(0, min(state.reserve[seat * 5 + one], state.supply[other]))
        state.reserve[seat * 5 + one] -= count
        state.supply[one] += count
        state.reserve[seat * 5 + other] += count
        state.supply[other] -= count
    state.emperor = rng.randrange(len(state.starts))


@pytest.mark.parametrize("seats", cm.SEATS)
@pytest.mark.parametrize("options", [{}, {"crown_die": "yes", "roll": "start"}], ids=["plain", "house"])
def test_shuffled_positions_play_on_like_the_second_reading(seats, options):
    rng = random.Random(seats)
    starts = [state.clone() for seed in range(3) for state, _ in random_match(cm, seats, options, seed) if state.round]
    played = 0
    for _ in range(60):
        state = rng.choice(starts).clone()
        shuffle(state, rng)
        try:
            state = cm.state_from_text(state.to_text())
        except InvalidText:
            continue
        naive = Naive.from_text(state.to_text())
        naive.rounds = state.limit = state.round + 3
        played += 1
        while state.outcome() is None:
            assert_same_position(state, naive)
            chance = state.actor == CHANCE
            action = state.sample_chance(rng.randrange) if chance else rng.choice(state.legal_actions())
            naive.do(cm.action_to_text(state, action))
            state.apply(action)
            state.limit, limit = 100, state.limit
            assert state.problems() == [] or state.outcome() is not None
            state.limit = limit
        assert_same_position(state, naive)
        assert [seat + 1 for seat in state.outcome().winners] == naive.winners()
    assert played > 20
