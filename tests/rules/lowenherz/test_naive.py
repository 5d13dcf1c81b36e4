"""The rules and the naive second reading of them play random matches side by side."""

from __future__ import annotations

import random
from collections import Counter
from math import gcd

import pytest

from game.rules import lowenherz as lh
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from tests.rules.lowenherz.lively import Style, lively_start
from tests.rules.lowenherz.naive import Naive
from tests.rules.random_play import set_ups

SET_UPS = set_ups(lh)
every_set_up = pytest.mark.parametrize(
    "seats, options", SET_UPS, ids=[f"{seats}-{'-'.join(options.values())}" for seats, options in SET_UPS]
)


def words_of(state, seat=None):
    return [lh.action_to_text(state, action) for action in state.legal_actions(seat)]


def assert_same_position(state, naive):
    """Return the words of everybody who is to choose, by seat from 1, 0 for whoever it is."""
    assert state.to_text() == naive.to_text()
    if state.actor == SIMULTANEOUS:
        words = {seat: words_of(state, seat - 1) for seat in naive.seats}
        assert {seat: set(those) for seat, those in words.items()} == {s: naive.choices(s) for s in naive.seats}
        return {seat: those for seat, those in words.items() if those}
    words = words_of(state)
    assert set(words) == naive.choices() and len(set(words)) == len(words)
    return {0: words}


def assert_same_weights(state, naive):
    weights = {lh.action_to_text(state, action): weight for action, weight in state.chance_outcomes()}
    expected = naive.weights() if naive.stage == "content" else dict.fromkeys(naive.choices(), 1)
    assert lowest(weights) == lowest(expected)


def lowest(weights):
    return {word: weight // gcd(*weights.values()) for word, weight in weights.items()}


def assert_same_end(state, naive):
    outcome = state.outcome()
    assert [seat + 1 for seat in outcome.winners] == naive.winners()
    assert list(outcome.scores) == list(state.scores()) == list(naive.map.points.values())


def play_along(state, naive, seed):
    """Play a random match to its end; return how often which kind of word was played, and which rare things were."""
    rng, met = random.Random(f"along {seed}"), Counter()
    style = Style(rng)
    while True:
        words = assert_same_position(state, naive)
        met.update({"tie": bool(naive.bids), "cut": any(any(cut) for cut in naive.map.cut.values())})
        if state.actor == TERMINAL:
            assert_same_end(state, naive)
            return met
        if state.actor == SIMULTANEOUS:
            ply = {seat: style.bid(those) for seat, those in words.items()}
            state.apply_joint({seat - 1: lh.action_from_text(state, word) for seat, word in ply.items()})
            met["bid"] += 1
        else:
            if state.actor == CHANCE:
                assert_same_weights(state, naive)
                ply = lh.action_to_text(state, state.sample_chance(rng.randrange))
            else:
                ply = style.choose(naive, words[0])
            state.apply(lh.action_from_text(state, ply))
            met[ply.partition(":")[0]] += 1
        naive.do(ply)


@every_set_up
def test_random_matches_agree(seats, options):
    play_along(lh.new_state(seats, options), Naive(seats, **options), seats)


@every_set_up
def test_matches_in_which_much_is_rare_agree(seats, options):
    text = lively_start(seats, options, seats).to_text()
    play_along(lh.state_from_text(text), Naive.from_text(text), seats)


def test_lively_matches_meet_what_is_rare():
    """The agreement above means something only if what is rare occurs in such matches."""
    met = Counter()
    for seed in range(12):
        text = lively_start(*SET_UPS[seed], seed).to_text()
        met += play_along(lh.state_from_text(text), Naive.from_text(text), seed)
    assert set(met) >= {"tie", "cut", "renegade", "alliance", "break", "take", "accept", "duel", "look"}
