"""How the computer looks at Rose King: values, tactics, strength."""

from __future__ import annotations

import pytest

from game.ai.levels import LEVELS, choose, level_of
from game.ai.rose_king import search as thinking
from game.ai.thinking import gain, thinking_of
from game.rules import rose_king as rk
from game.rules.catalog import GAMES
from game.rules.core import CHANCE, TERMINAL, InvalidText
from tests.ai.questions import positions
from tests.rules.rose_king.positions import position
from tools import arena


def ranking(state, plies):
    search = thinking.Search(state, plies)
    while search.step():
        pass
    return search.ranking()


def best_word(state, plies):
    return rk.action_to_text(state, ranking(state, plies)[0][0])


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_ranking_holds_every_legal_action_best_first(level):
    for state in positions(6):
        found = ranking(state, level.plies)
        assert sorted(action for action, _ in found) == state.legal_actions()
        values = [value for _, value in found]
        assert values == sorted(values, reverse=True)


def plain_value(state, plies):
    """The value for red once more, without steps, memory or a sign."""
    if state.actor == TERMINAL:
        return thinking._final(state)
    if state.actor == CHANCE:
        outcomes = [action for action, _ in state.chance_outcomes()]
        return sum(plain_value(after(state, action), plies) for action in outcomes) / len(outcomes)
    if plies == 0:
        red, white = rk.points(state.board)
        return red - white + thinking.worth(state, rk.RED) - thinking.worth(state, rk.WHITE)
    values = [plain_value(after(state, action), plies - 1) for action in state.legal_actions()]
    return max(values) if state.house == rk.RED else min(values)


def after(state, action):
    state = state.clone()
    state.apply(action)
    return state


@pytest.mark.parametrize("plies", [1, 2])
def test_the_search_in_steps_is_the_plain_expectimax(plies):
    for state in positions(8, seed=5):
        sign = 1 if state.house == rk.RED else -1
        for action, value in ranking(state, plies):
            assert value == pytest.approx(sign * plain_value(after(state, action), plies - 1), abs=1e-6)


def test_red_and_white_are_judged_alike():
    """The same position with the colours exchanged has the same values."""
    rows = {3: "..RRW....", 4: "..W.R....", 5: "...WR...."}
    swapped = {y: row.translate(str.maketrans("RW", "WR")) for y, row in rows.items()}
    own, other = "N1 NE2 E2 S1", "W1 W2 N3 SW1"
    red = position(rows, (4, 4), "turn red", red=own, white=other, heroes=(2, 3))
    white = position(swapped, (4, 4), "turn white", red=other, white=own, heroes=(3, 2))
    for plies in (1, 2):
        assert dict(ranking(red, plies)) == pytest.approx(dict(ranking(white, plies)))


def test_a_winning_last_stone_is_laid():
    rows = ["RRRRRRRRR", "WWWWWWWWW", "RRRRRRRRR", "WWWWWWWWW", "RRRRRRRRR", "WWWWW....", "......W.."]
    hands = {"red": "N1 S1 E2 W3", "white": "NW1 W1 W2 S2 SE1"}
    state = position(rows, (6, 6), "turn red", **hands, heroes=(1, 1), pile="N2 N3 NE1")
    for plies in (1, 2, 3):
        action = ranking(state, plies)[0][0]
        assert rk.is_play(action)


def test_the_match_is_not_ended_when_that_loses():
    rows = ["WWWWWWWWW", "WWWWWWWWW", "RRRRRRRRR", "WWWWWWWWW", "RRRRRRRRR", "RRRRR....", "......W.."]
    hands = {"red": "N1 S1 E2 NW3", "white": "NW2 N3 S3 SW3 SE3"}
    state = position(rows, (6, 6), "turn red", **hands, heroes=(1, 0), pile="NE1 NE2")
    assert state.supply == 1 and rk.actions_of_house(state, rk.WHITE) == []
    for plies in (1, 2, 3):
        values = {rk.action_to_text(state, action): value for action, value in ranking(state, plies)}
        assert values["N1"] < -thinking.WIN
        assert best_word(state, plies) == "NW3+hero"


def test_two_plies_see_what_the_opponent_can_answer():
    """E1 joins two of red's territories, yet leaves the crown where white splits the whole with a hero."""
    rows = {4: "RRRR.RRRR"}
    state = position(rows, (3, 4), "turn red", red="E1 S1 S2 N1", white="W1 W2 E2 E3 NE3", heroes=(4, 4))
    joined = rk.play(rk.CARD_WORDS.index("E1"))
    one, two = dict(ranking(state, 1)), dict(ranking(state, 2))
    assert max(one, key=one.get) == joined
    assert two[joined] < one[joined]


def test_the_gain_is_the_change_of_the_own_lead():
    rows = {4: "RR.WW...."}
    state = position(rows, (4, 4), "turn red", red="W2 W1 N1 N2", white="E1 E2 S1 S2 S3")
    words = {word: rk.action_from_text(state, word) for word in ("W2", "W1+hero", "draw")}
    assert gain(thinking, state, words["W2"]) == 9 - 4
    assert gain(thinking, state, words["W1+hero"]) == 1 + (4 - 1)
    assert gain(thinking, state, words["draw"]) == 0


def test_a_loose_level_prefers_what_is_better_and_a_strict_one_takes_the_best():
    import random

    found = [(7, 10.0), (8, 10.0), (9, -30.0)]
    strict = {choose(found, level_of(2), random.Random(seed)) for seed in range(40)}
    assert strict == {7, 8}
    loose = [choose(found, level_of(1), random.Random(seed)) for seed in range(400)]
    assert 0 <= loose.count(9) < 20 < min(loose.count(7), loose.count(8))


@pytest.mark.parametrize(("number", "name"), [(0, "Page"), (1, "Page"), (3, "Knight"), (99, "Earl")])
def test_an_unknown_level_is_the_nearest(number, name):
    assert level_of(number).name == name


@pytest.mark.parametrize(("level", "share", "pairs"), [(1, 0.7, 20), (2, 0.8, 20), (3, 0.8, 20)])
def test_levels_beat_random_play_clearly(level, share, pairs):
    scores = arena.play_pairs(GAMES[rk.KEY], arena.computer(rk.KEY, level_of(level)), arena.play_random, pairs)
    assert sum(scores) / len(scores) >= share


def test_each_level_beats_the_one_below():
    for level in (2, 3):
        stronger, weaker = (arena.computer(rk.KEY, level_of(number)) for number in (level, level - 1))
        scores = arena.play_pairs(GAMES[rk.KEY], stronger, weaker, 15)
        assert sum(scores) / len(scores) > 0.55


@pytest.mark.parametrize("key", list(GAMES))
def test_every_game_of_the_catalog_has_a_computer_player(key):
    thinking = thinking_of(key)
    assert callable(thinking.Search)
    assert callable(thinking.lead)


def test_a_game_that_there_is_not_is_refused():
    with pytest.raises(InvalidText):
        thinking_of("messages")  # a module of game.ai, but no game
