"""The reasons of a hint: facts that a person can check on the board."""

import pytest

from game.rules import rose_king as rules
from game.view.rose_king.hints import hint_words
from game.view.rose_king.words import NO_BREAK
from tests.rules.random_play import random_match
from tests.view.rose_king import samples


def said(position, word):
    state = rules.state_from_text(position)
    action = rules.action_from_text(state, word)
    after = state.clone()
    after.apply(action)
    lead = [red - white for red, white in (rules.points(state.board), rules.points(after.board))]
    sentence = hint_words(state, action, (lead[1] - lead[0]) * (1 if state.house == rules.RED else -1))
    return sentence.replace(NO_BREAK, " ")


def test_points_and_joins():
    assert said(samples.JOIN, "S2") == "S II: +35 points, joins 3 territories"


def test_what_a_hero_takes_and_splits():
    assert said(samples.MIDDLE, "S2+hero") == "S II with a hero: +1 point, York loses 19, splits a territory of York"


def test_a_stone_that_spares_the_heroes():
    assert said(samples.MIDDLE, "W2").endswith("keeps your heroes")


def test_the_last_stone_tells_the_result():
    assert said(samples.LAST, "S1") == "S I: +19 points, Lancaster wins by 26"


def test_a_draw_tells_what_the_cards_would_bring_and_what_is_left_to_the_other_side():
    assert said(samples.BLOCKED, "draw") == (
        "Draw a card: a stone would bring 1 point at most, York is left without a play"
    )


@pytest.mark.parametrize("seed", range(4))
def test_every_action_of_a_match_has_reasons(seed):
    for state, _ in random_match(rules, 2, {}, seed):
        for action in state.legal_actions() if state.actor >= 0 else ():
            sentence = hint_words(state, action, 1)
            assert ": " in sentence and not sentence.endswith(": ") and "{" not in sentence
