"""Rules 6: what holds at every moment, along random matches. `tools/soak.py` checks the same over thousands of them."""

from __future__ import annotations

import itertools

import pytest

from game.rules import rose_king as rk
from game.rules.core import CHANCE, TERMINAL
from tests.rules.random_play import random_match


@pytest.fixture(scope="module")
def matches():
    """Some matches, each a list of (state, action); the last action is None. Of both kinds of reshuffle."""
    found = []
    for seed in range(40):
        plies = random_match(rk, 2, {"reshuffle": ("lazy", "eager")[seed % 2]}, seed)
        found.append([(state.clone(), None if entry is None else next(iter(entry.values()))) for state, entry in plies])
    return found


def moments(matches):
    """Yield (state, plays, hero plays, draws that are complete) at every moment."""
    for match in matches:
        plays = hero_plays = draws = 0
        for state, action in match:
            yield state, plays, hero_plays, draws
            if action is not None:
                plays += rk.is_play(action)
                hero_plays += rk.is_hero_play(action)
                draws += rk.is_card_coming(action) and state.drawing


def actions_of(match):
    return [action for state, action in match if action is not None and state.actor != CHANCE]


def test_6_the_24_cards_are_always_split_over_hands_pile_and_discard(matches):
    for state, *_ in moments(matches):
        places = [*state.hands, state.undrawn, state.discard]
        cards = sorted(card for place in places for card in rk.cards_of(place))
        assert cards == list(range(24))
        assert all(len(state.hand(house)) <= 5 for house in (rk.RED, rk.WHITE))
        assert len(rk.cards_of(state.undrawn | state.discard)) >= 14


def test_6_stones_on_the_board_are_the_number_of_plays(matches):
    for state, plays, hero_plays, _ in moments(matches):
        assert 81 - state.board.count(0) == plays == 52 - state.supply <= 52
        assert 8 - sum(state.heroes) == hero_plays <= 8


def test_6_a_taken_square_never_becomes_empty_again(matches):
    for match in matches:
        for (before, _), (after, _) in itertools.pairwise(match):
            assert all(new for old, new in zip(before.board, after.board, strict=True) if old)


def test_6_draws_never_exceed_plays_and_are_equal_exactly_with_full_hands(matches):
    for state, plays, hero_plays, draws in moments(matches):
        assert draws <= plays + hero_plays
        dealing = state.actor == CHANCE and not state.drawing
        hands_are_full = [len(state.hand(house)) for house in (0, 1)] == [5, 5]
        assert dealing or (draws == plays + hero_plays) == hands_are_full


def test_6_a_deadlock_ends_with_an_even_number_of_actions(matches):
    deadlocks = [match for match in matches if match[-1][0].outcome().reason == "deadlock"]
    assert len(deadlocks) > 5
    assert all(len(actions_of(match)) % 2 == 0 for match in deadlocks)


def test_6_a_match_has_4_to_119_actions(matches):
    assert all(4 <= len(actions_of(match)) <= 119 for match in matches)


def test_6_the_first_turn_has_exactly_five_actions_all_plays(matches):
    for match in matches:
        first = next(state for state, _ in match if state.actor != CHANCE)
        assert len(first.legal_actions()) == 5 and all(map(rk.is_play, first.legal_actions()))


def test_6_a_player_with_four_cards_or_fewer_is_never_blocked(matches):
    for state, *_ in moments(matches):
        for house in (rk.RED, rk.WHITE):
            assert len(state.hand(house)) == 5 or rk.actions_of_house(state, house)


def test_6_a_blocked_player_stays_blocked_while_the_other_only_draws(matches):
    met = 0
    for match in matches:
        for (before, action), (after, _) in itertools.pairwise(match):
            drew = action == rk.DRAW or before.drawing
            for house in (rk.RED, rk.WHITE):
                if drew and house != before.house and not rk.actions_of_house(before, house):
                    met += 1
                    assert after.actor == TERMINAL or not rk.actions_of_house(after, house)
    assert met > 20
