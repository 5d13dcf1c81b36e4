"""The rules and the naive second reading of them play random matches side by side."""

from __future__ import annotations

import pytest

from game.rules import rose_king as rk
from game.rules.core import TERMINAL
from tests.rules.random_play import random_match, set_ups
from tests.rules.rose_king.naive import Naive
from tests.rules.rose_king.positions import rows_of


def assert_same_position(state, naive):
    words = [rk.action_to_text(state, action) for action in state.legal_actions()]
    assert set(words) == naive.choices()
    assert rows_of(state) == ["".join(naive.board.get((x, y), ".") for x in range(9)) for y in range(9)]
    assert (state.crown % 9, state.crown // 9) == naive.crown
    assert state.supply == naive.supply
    assert state.heroes == [naive.heroes["R"], naive.heroes["W"]]
    piles = [*state.hands, state.undrawn, state.discard]
    expected = [naive.hands["R"], naive.hands["W"], naive.pile, naive.discard]
    assert [{rk.CARD_WORDS[card] for card in rk.cards_of(cards)} for cards in piles] == expected
    if state.actor != TERMINAL and naive.red:
        assert rk.HOUSES[state.house][0].upper() == naive.turn


def assert_same_end(state, naive):
    red_seat = 0 if naive.red == "first" else 1
    outcome = state.outcome()
    assert outcome.reason == naive.over
    assert outcome.scores[red_seat] == naive.points("R")
    assert outcome.scores[1 - red_seat] == naive.points("W")
    winner = {"R": (red_seat,), "W": (1 - red_seat,), None: (0, 1)}[naive.winner()]
    assert outcome.winners == winner


@pytest.mark.parametrize(
    "options", [options for _, options in set_ups(rk)], ids=lambda options: "-".join(options.values())
)
def test_random_matches_agree(options):
    for seed in range(25):
        naive = Naive(**options)
        for state, entry in random_match(rk, 2, options, seed):
            assert_same_position(state, naive)
            if entry is None:
                assert_same_end(state, naive)
            else:
                naive.do(rk.action_to_text(state, *entry.values()))


def test_random_matches_meet_what_is_rare():
    """The agreement above means something only if skips, reshuffles, hero plays and both ends occur in such matches."""
    met = set()
    for seed in range(50):
        before = None
        for state, entry in random_match(rk, 2, None, seed):
            if before is not None and rk.skipped_house(before, state) != rk.NOBODY:
                met.add("skip")
            if before is not None and rk.is_reshuffled(before, state):
                met.add("reshuffle")
            if entry is not None and any(map(rk.is_hero_play, entry.values())):
                met.add("hero play")
            before = state.clone()
        met.add(state.outcome().reason)
    assert met == {"skip", "reshuffle", "hero play", "last_stone", "deadlock"}
