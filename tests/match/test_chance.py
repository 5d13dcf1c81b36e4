"""Seeded chance: known values (every Python must agree), the law of the weights, independence of the order."""

from collections import Counter

import pytest

from game.match.chance import SeededChance, fresh_seed


def test_the_values_are_these_on_every_python():
    source = SeededChance(1455)
    assert [source.choose(number, [(face, 1) for face in range(6)]) for number in range(12)] == KNOWN


def test_an_answer_depends_on_seed_and_number_alone():
    outcomes = [(n, 1) for n in range(1000)]
    assert SeededChance(1).choose(7, outcomes) == SeededChance(1).choose(7, outcomes)
    assert SeededChance(1).choose(7, outcomes) != SeededChance(2).choose(7, outcomes)
    assert SeededChance(1).choose(7, outcomes) != SeededChance(1).choose(8, outcomes)


def test_weights_are_met():
    source = SeededChance(3)
    drawn = Counter(source.choose(number, [(5, 1), (6, 3), (9, 6)]) for number in range(5000))
    assert abs(drawn[5] - 500) < 90 and abs(drawn[6] - 1500) < 150 and abs(drawn[9] - 3000) < 180


def test_nothing_to_choose_from_is_an_error():
    with pytest.raises(ValueError):
        SeededChance(1).choose(0, [])


def test_fresh_seeds_fit_and_differ():
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20 and all(0 <= seed < 1 << 64 for seed in seeds)


KNOWN = [3, 4, 1, 1, 3, 2, 4, 0, 0, 1, 0, 2]
