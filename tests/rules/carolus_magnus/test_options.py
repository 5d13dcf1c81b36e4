"""The table's options: a die turned to a crown, and dice that are rolled at the start of the turn."""

from __future__ import annotations

from game.rules import carolus_magnus as cm
from game.rules.core import CHANCE
from tests.rules.carolus_magnus.positions import do, place_all, position, reserve, turn, words


def test_without_a_crown_one_die_may_be_turned_to_one():
    state = position("", played=(1, 2), phase="roll", crown_die="yes", reserves=("r4", ""))
    do(state, "roll:ppg")
    assert state.actor == 0 and words(state) == {"keep", "turn:p", "turn:g"}
    assert reserve(state, 1) == "r4"
    do(state, "turn:p")
    assert reserve(state, 1) == "r4 p1 g1"
    assert state.phase == cm.phases.CROWN and state.crowns == 1
    do(state, "crown:b")
    assert reserve(state, 1) == "r4 p1 b1 g1" and state.turn == 1


def test_the_dice_may_be_kept():
    state = position("", played=(1, 2), phase="roll", crown_die="yes", reserves=("r4", ""))
    do(state, "roll:ppg", "keep")
    assert reserve(state, 1) == "r4 p2 g1" and state.turn == 1


def test_with_a_crown_no_die_is_turned():
    state = position("", played=(1, 2), phase="roll", crown_die="yes")
    assert do(state, "roll:ppc").phase == cm.phases.CROWN


def test_without_the_option_no_die_is_turned():
    state = position("", played=(1, 2), phase="roll")
    assert do(state, "roll:ppg").turn == 1


def test_a_die_of_a_colour_that_is_used_up_may_be_turned_instead_of_rolled_again():
    state = position("B{b31}", courts=("b9", ""), arms="b1", played=(1, 2), phase="roll", crown_die="yes")
    do(state, "roll:ppb")
    assert words(state) == {"keep", "turn:p", "turn:b"}
    assert do(state.clone(), "keep").phase == cm.phases.REROLL
    assert do(state, "turn:b").phase == cm.phases.CROWN


def test_a_die_rolled_again_is_not_turned():
    state = position("B{b31}", courts=("b9", ""), arms="b1", played=(1, 2), phase="roll", crown_die="yes")
    do(state, "roll:ppb", "keep", "roll:g")
    assert state.turn == 1


def test_reserves_before_the_match_are_filled_as_they_were_rolled():
    state = cm.new_state(2, {"crown_die": "yes", "first": "1"})
    do(state, *[f"lay:{letter}" for letter in "rpbygrpbygrpbyg"], "emperor:A", "roll:rrr", "roll:rrr", "roll:r")
    assert state.turn == 1 and state.phase == cm.phases.START_ROLL


def test_dice_rolled_at_the_start_of_the_turn_are_taken_at_its_end():
    state = position("", phase="disc", roll="start", reserves=("r7", "r7"))
    do(state, "disc:1", "disc:2")
    assert state.actor == CHANCE and state.turn == 0 and state.phase == cm.phases.ROLL
    do(state, "roll:pgc")
    assert state.actor == 0 and state.phase == cm.phases.PLACE and state.left == 3
    assert list(state.dice) == [0, 1, 0, 0, 1, 1] and reserve(state, 1) == "r7"
    assert words(state) == {"r:court"} | {f"r:{tile}" for tile in cm.TILE_LETTERS}
    do(place_all(state), "go:1")
    assert state.phase == cm.phases.CROWN and reserve(state, 1) == "r4 p1 g1"
    do(state, "crown:y")
    assert state.turn == 1 and state.phase == cm.phases.ROLL and not any(state.dice)


def test_an_early_roll_is_turned_at_the_end_of_the_turn():
    state = position("", phase="disc", roll="start", crown_die="yes", reserves=("r7", "r7"))
    do(state, "disc:1", "disc:2", "roll:pgg")
    assert state.phase == cm.phases.PLACE
    turn(state, "go:1")
    assert words(state) == {"keep", "turn:p", "turn:g"}


def test_an_early_roll_of_a_colour_that_was_used_up_is_rolled_again_at_the_end():
    state = position("B{b31}", courts=("b9", ""), arms="b1", phase="disc", roll="start", reserves=("r7", "r7"))
    turn(do(state, "disc:1", "disc:2", "roll:ppb"), "go:1")
    assert state.phase == cm.phases.REROLL and list(state.dice) == [0, 0, 1, 0, 0, 0]


def test_talking_changes_nothing_in_the_rules():
    silent, talking = position("", 4, phase="disc"), position("", 4, phase="disc", talk="yes")
    assert silent.legal_actions() == talking.legal_actions()
    assert silent != talking
