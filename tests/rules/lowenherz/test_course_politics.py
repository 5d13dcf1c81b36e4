"""Renegades, alliances and the forest: section 1.13 of the rules, position 28, and what was decided about them."""

import pytest

from game.rules.core import IllegalAction
from game.rules.lowenherz.phases import KNIGHTS, LAY, REMOVE, RENEGADE_KNIGHT
from tests.rules.lowenherz.course import ROSE_AND_GOLD, code, give, lay, may, play, table, words
from tests.rules.lowenherz.positions import names, region_number


def holding(cards, **land):
    return table("B1", hands=(cards,), **{**ROSE_AND_GOLD, **land})


def test_a_renegade_removes_a_knight_and_brings_one():
    state = play(holding("R"), "renegade:1:G1")
    assert (state.phase, state.turn, state.hands[0]) == (REMOVE, 0, 0)
    play(state, "remove:d2 knight:b2")
    assert names(state.knights[0]) == "a2 b2" and state.knights[1] == 0
    assert (state.phase, state.turn) == (LAY, 0) and (state.host, state.prey) == (-1, -1)


def test_a_renegade_works_before_the_card_is_laid_and_laying_ends_the_turn():
    state = play(holding("R"), "renegade:1:G1 remove:d2 knight:b2")
    assert may(state, "lay:1") and lay(state, "1").turn == 1


def test_any_number_of_cards_may_be_played_in_a_turn():
    state = play(holding("RA"), "renegade:1:G1 remove:d2 knight:b2 alliance:1:G1")
    assert state.alliances == ((region_number("R1"), region_number("G1")),) and state.hands[0] == 0


def test_a_card_just_kept_is_not_played_before_the_next_turn_of_laying():
    state = lay(table("A3", **ROSE_AND_GOLD), "2 1 2 2")
    play(state, "look:1 cards:RRRAAAp3 keep:renegade")
    assert not any(word.startswith("renegade") for word in words(state, state.turn))


def test_the_last_knight_of_a_region_may_go():
    assert may(play(holding("R"), "renegade:1:G1"), "remove:d2")


def test_a_region_without_a_knight_gives_none():
    assert not any(word.startswith("renegade") for word in words(holding("R", gold="d1")))


def test_an_only_link_may_not_go():
    state = play(holding("R", gold="d1 +d2 +d3"), "renegade:1:G1")
    assert words(state) == ["remove:d3"]


def test_a_knight_with_another_way_round_may_go():
    state = play(holding("R", gold="d1 +c1 +d2 +c2"), "renegade:1:G1")
    assert {"remove:c1", "remove:d2", "remove:c2"} == set(words(state))


def test_a_renegade_goes_to_an_adjoining_region_only():
    land = {"gold": "e1 +e2", "closed": "a1:b3 d1:e3"}
    assert not any(word.startswith(("renegade", "alliance")) for word in words(holding("RA", **land)))


def test_without_a_free_field_or_supply_no_renegade_is_played():
    full = {"rose": "a1 +a2", "closed": "a1:a2 b1:b2", "gold": "b1 +b2"}
    assert not any(word.startswith("renegade") for word in words(holding("R", **full)))
    no_supply = "a1 +a2 h3 +h4 +h5 +h6 +h7 +h8 +g3 +g4 +g5 +g6 +g7 +g8"
    assert not any(word.startswith("renegade") for word in words(holding("R", rose=no_supply)))


def test_a_renegade_comes_into_the_own_region_and_nowhere_else():
    state = play(holding("R", rose="a1 +a2 h5"), "renegade:1:G1 remove:d2")
    assert words(state) == ["knight:b1", "knight:b2", "knight:a3"]


def test_both_forests_of_a_renegade_are_paid():
    state = holding("R", forest="d2 b1 b2 a3", purses=(10, 12, 12, 12))
    play(state, "renegade:1:G1 remove:d2 knight:b2")
    assert state.purse[0] == 0


def test_one_treasure_never_pays_two_forests():
    state = holding("Rt15", forest="d2 b1 b2 a3", purses=(4, 12, 12, 12))
    assert not any(word.startswith("renegade") for word in words(state))
    state = play(holding("Rt8t15", forest="d2 b1 b2 a3", purses=(4, 12, 12, 12)), "renegade:1:G1")
    assert words(state) == ["remove:d2+t8", "remove:d2+t15"]
    play(state, "remove:d2+t8 knight:b2+t15")
    assert state.hands[0] == 0 and state.purse[0] == 4


def test_what_is_needed_for_the_own_knight_is_not_spent_on_the_other():
    land = {"forest": "d2 b1 b2 a3", "gold": "d1 +d2 +c1", "purses": (5, 12, 12, 12)}
    state = play(holding("R", **land), "renegade:1:G1")
    assert words(state) == ["remove:c1"]


def test_the_neutral_colour_gives_knights_but_makes_no_alliance():
    land = {"rose": "a1 +a2", "gray": "d1 +d2", "gold": "j5", "purple": "m9", "far": ""}
    state = table("B1", players=3, hands=("RA",), **{**ROSE_AND_GOLD, **land})
    assert may(state, "renegade:1:Y1") and not any(word.startswith("alliance") for word in words(state))
    play(state, "renegade:1:Y1 remove:d2 knight:b2")
    assert state.knights[3] == 0


def test_an_alliance_binds_both_sides_and_is_not_made_twice():
    state = play(holding("AA", rose="a1 +a2 +b2", gold="d1 +d2 +c2 +c1 +c3"), "alliance:1:G1")
    assert not may(state, "alliance:1:G1")
    lay(state, "1 3 1 1")
    assert state.phase == KNIGHTS and not any(word.startswith("take:1:b") for word in words(state))


def test_an_alliance_does_not_stop_renegades():
    state = play(holding("RA"), "alliance:1:G1")
    assert may(state, "renegade:1:G1")


def test_an_alliance_may_be_ended_in_the_laying_turn():
    state = play(holding("A"), "alliance:1:G1 break:1:G1")
    assert state.alliances == () and state.purse[0] == 2 and state.phase == LAY


def test_a_renegade_is_finished_before_anything_else():
    state = play(holding("RA"), "alliance:1:G1")
    play(state, "renegade:1:G1")
    assert all(word.startswith("remove") for word in words(state))
    play(state, "remove:d2")
    assert state.phase == RENEGADE_KNIGHT and all(word.startswith("knight") for word in words(state))


@pytest.mark.parametrize("word", ["renegade:1:G1", "alliance:1:G1"])
def test_without_the_card_nothing_is_played(word):
    with pytest.raises(IllegalAction):
        play(holding("-"), word)


def forest_line(**land):
    return lay(table("B1", **{**ROSE_AND_GOLD, "forest": "b1", **land}), "3 1 1 1")


def test_a_forest_costs_five_ducats_or_a_treasure():
    assert not may(forest_line(purses=(4,)), "knight:b1")
    state = forest_line(purses=(5,), hands=("t12",))
    assert may(state, "knight:b1") and may(state, "knight:b1+t12") and not may(state, "knight:b2+t12")
    assert play(state.clone(), "knight:b1").purse[0] == 0
    paid = play(state, "knight:b1+t12")
    assert paid.purse[0] == 5 and paid.hands[0] == 0


def test_a_treasure_that_was_seen_pays_like_another():
    state = forest_line(purses=(4,), hands=("t8",))
    state.shown[0], state.proofs = code("t8"), ((1, 0, 5),)
    play(state, "knight:b1+t8")
    assert (state.shown[0], state.hands[0], state.proofs) == (0, 0, ((1, 0, 5),))


def test_hands_written_down_for_a_test_are_consistent():
    state = table("B1", **ROSE_AND_GOLD)
    for seat, word in enumerate(("RA", "p3t8", "RRAA", "t10t12")):
        give(state, seat, word)
    assert state.sizes == [0, 3] and sum(state.hands) + sum(state.stacks) == 2047
