"""Carrying out lines: positions 19, 20, 27, 32 and 33 of the rules, and what was decided about lines."""

import pytest

from game.rules.core import IllegalAction
from game.rules.lowenherz.phases import BORDERS, CARD, KNIGHTS, LOOK
from tests.rules.lowenherz.course import ROSE_AND_GOLD, code, lay, may, play, table, words
from tests.rules.lowenherz.positions import names, region_number

# B1 is D8 B2 K2, A1 is D4 B2 K1, A3 is P B3 K1
DOUBLE, SINGLE = "B1", "A1"


def knights_line(card=DOUBLE, **land):
    """Return a position in which rose alone carries out the knights."""
    return lay(table(card, **{**ROSE_AND_GOLD, **land}), "3 1 1 1")


def test_a_double_knight_places_two_knights():
    state = play(knights_line(), "knight:b2 knight:b1")
    assert names(state.knights[0]) == "b1 a2 b2" and state.phase == CARD


def test_the_second_knight_may_lean_on_the_first():
    state = knights_line()
    assert not may(state, "knight:b3")
    assert may(play(state, "knight:b2"), "knight:b3")


def test_after_a_knight_of_a_double_line_a_region_may_take_two_fields():
    state = play(knights_line(), "knight:b2 take:1:a4")
    assert not may(state, "knight:b3") and may(state, "take:1:b4")
    assert play(state, "take:1:b4").phase == CARD
    assert state.points[0] == 2


def test_two_expansions_are_illegal():
    state = play(knights_line(rose="a1 +a2 h1 +i1", closed="a1:b3 c1:d3 h1:i1"), "take:1:a4")
    assert [word for word in words(state) if word.startswith("take:2")] == []
    assert play(state, "take:1:b4").phase == CARD


def test_after_an_expansion_no_knight_is_placed():
    state = play(knights_line(), "take:1:a4")
    assert not any(word.startswith("knight") for word in words(state))


def test_in_either_order_a_knight_may_follow_an_expansion_and_ends_it():
    state = play(knights_line(either_order=True), "take:1:a4")
    assert may(state, "knight:b2") and may(state, "take:1:a5")
    assert play(state, "knight:b2").phase == CARD
    state = play(knights_line(either_order=True), "take:1:a4 take:1:a5")
    assert state.phase == KNIGHTS and may(state, "knight:a5") is False
    assert play(state, "knight:a3").phase == CARD


def test_in_either_order_there_is_one_knight_beside_an_expansion():
    state = play(knights_line(either_order=True), "knight:b2 take:1:a4")
    assert not any(word.startswith("knight") for word in words(state))


def test_a_single_knight_is_a_knight_or_an_expansion():
    assert play(knights_line(SINGLE), "knight:b2").phase == CARD
    state = play(knights_line(SINGLE), "take:1:a4")
    assert not any(word.startswith("knight") for word in words(state)) and may(state, "take:1:b4")


def test_without_supply_only_an_expansion_is_possible():
    state = knights_line(rose="a1 +a2 f6 +f5 +f4 +f3 +g5 +g4 +g3 +h5 +h4 +h3 +i5 +i4")
    assert state.knights[0].bit_count() == 12
    assert not any(word.startswith("knight") for word in words(state)) and may(state, "take:1:a4")


def test_a_knight_first_makes_the_attack_legal():
    state = knights_line()
    assert not may(state, "take:1:c2")
    assert play(state, "knight:b2 take:1:c2").points[:2] == [1, -1]
    single = knights_line(SINGLE)
    assert not may(single, "take:1:c2") and play(single, "knight:b2").phase == CARD


@pytest.mark.parametrize(("card", "laid", "phase"), [(DOUBLE, "3 1 1 1", KNIGHTS), (DOUBLE, "2 1 1 1", BORDERS)])
def test_whoever_carries_out_a_line_may_leave_it(card, laid, phase):
    state = lay(table(card, **{**ROSE_AND_GOLD, "rose": "a1 +a2 h5"}), laid)
    assert state.phase == phase and may(state, "done")
    assert play(state, "done").phase == CARD


def test_an_alliance_ended_in_the_middle_of_a_line_opens_the_expansion():
    allied = {"alliances": ((region_number("R1"), region_number("G1")),)}
    state = play(knights_line(purses=(20, 12, 12, 12), **allied), "knight:b2")
    assert not may(state, "take:1:c2") and may(state, "break:1:G1")
    play(state, "break:1:G1 take:1:c2")
    assert state.purse[0] == 10 and state.alliances == () and state.points[:2] == [1, -1]


def test_an_alliance_may_be_ended_between_the_two_fields_of_an_expansion():
    allied = {"alliances": ((region_number("R1"), region_number("G1")),), "rose": "a1 +a2 +b2"}
    state = play(knights_line(**allied), "take:1:b4 break:1:G1")
    assert may(state, "take:1:c3")


def test_with_nine_ducats_an_alliance_cannot_be_ended():
    allied = {"alliances": ((region_number("R1"), region_number("G1")),)}
    state = knights_line(purses=(9, 12, 12, 12), **allied)
    assert not may(state, "break:1:G1")


def test_a_third_player_cannot_end_an_alliance():
    state = table(DOUBLE, start=2, **ROSE_AND_GOLD)
    state.alliances = ((region_number("R1"), region_number("G1")),)
    assert not any(word.startswith("break") for word in words(state))
    lay(state, "3")
    assert not any(word.startswith("break") for word in words(state))  # gray
    lay(state, "1")
    assert may(state, "break:1:G1")


def test_either_of_the_two_may_end_an_alliance():
    state = lay(table(DOUBLE, **ROSE_AND_GOLD), "1")
    state.alliances = ((region_number("R1"), region_number("G1")),)
    assert may(state, "break:1:R1")
    assert play(state, "break:1:R1").purse[1] == 2


def test_the_cap_stops_a_player_in_the_middle_of_a_line():
    state = table("A6", rose="a1 e1 a6", closed="a1:a2 e1:e2", walls="a5-b5 a6-b6 a6-a7")
    lay(state, "2 1 1 1")
    assert (state.phase, state.left) == (BORDERS, 3)
    play(state, "border:a4-a5")
    assert sum(1 for fields in state.regions[:4] if fields) == 3
    assert (state.phase, state.left) == (CARD, 0)  # the other two borders lapsed


def test_with_a_fourth_castle_it_goes_on():
    land = {"rose": "a1 e1 a6 j5", "gold": "n1 n5 h9 k9", "closed": "a1:a2 e1:e2", "walls": "a5-b5 a6-b6 a6-a7"}
    state = lay(table("A6", players=2, far="purple", **land), "23 1")
    play(state, "border:a4-a5")
    assert state.phase == BORDERS and state.left == 2 and state.turn == 0


def test_whoever_is_capped_may_still_choose_the_line_which_then_lapses():
    state = table("A1", rose="a1 e1 a6", closed="a1:a2 e1:e2 a6:a7", gold="j5")
    assert sum(1 for fields in state.regions[:4] if fields) == 3
    assert may(state, "lay:2")
    assert lay(state, "2 1 1 1").phase == CARD


def politics(sizes, **land):
    """Gold, who comes second, alone has chosen the politics line of A3."""
    state = table("A3", **ROSE_AND_GOLD, **land)
    state.sizes = list(sizes)
    return lay(state, "2 1 2 2")


def test_an_empty_politics_stack_cannot_be_opened():
    assert words(politics((0, 3))) == ["done", "look:2"]
    assert words(politics((2, 0))) == ["done", "look:1"]
    with pytest.raises(IllegalAction):
        play(politics((2, 0)), "look:2")


def test_with_both_stacks_empty_the_line_lapses():
    assert politics((0, 0)).line == 1


def test_with_both_stacks_empty_the_contest_is_held_all_the_same():
    state = table("A3", **ROSE_AND_GOLD)
    state.sizes = [0, 0]
    lay(state, "1 1 2 2")
    assert state.rivals == (0, 1)
    play(state, "pay:3 accept")
    assert state.purse[:2] == [9, 15] and state.line == 1


def test_after_looking_a_card_must_be_kept():
    state = play(politics((7, 6)), "look:1 cards:RRAAp3t8t15")
    assert words(state) == ["keep:renegade", "keep:alliance", "keep:parchment3", "keep:treasure8", "keep:treasure15"]
    play(state, "keep:treasure15")
    assert state.hands[1] == code("t15") and state.stacks[0] == code("RRAAp3t8") and state.sizes == [6, 6]
    assert state.stacks[1] == code("RAp4p5t10t12")


def test_what_lies_in_a_stack_is_drawn_once():
    state = play(politics((7, 6)), "look:1 cards:RRAAp3t8t15 keep:renegade")
    state.phase, state.line, state.turn, state.actor = LOOK, 0, 2, 2
    play(state, "look:2")
    assert words(state) == ["cards:RAp4p5t10t12"]


SHUT = {
    "rose": "a1 +a2", "gold": "b1 a4 +a3", "closed": "a1:a2 b1:b2",  # rose can only take b2, from G1
    "alliances": ((region_number("R1"), region_number("G1")),),
}  # fmt: skip


def test_a_line_of_knights_waits_while_ending_an_alliance_could_open_an_expansion():
    state = knights_line(SINGLE, **SHUT)
    assert state.phase == KNIGHTS and words(state) == ["done", "break:1:G1"]
    assert words(play(state, "break:1:G1")) == ["take:1:b2", "done"]


def test_a_line_of_knights_ends_by_itself_when_nothing_is_possible():
    assert knights_line(SINGLE, purses=(9, 12, 12, 12), **SHUT).phase == CARD
    assert knights_line(SINGLE, **{**SHUT, "closed": "a1:a2", "gold": "b1 a4 +a3 +b2"}).phase == CARD


def test_a_line_of_knights_waits_for_whoever_may_have_a_treasure_for_the_forest():
    land = {"rose": "a1 +a2", "gold": "b1 +b2 +b3 a5 +a4", "closed": "a1:a3", "forest": "a3"}
    assert knights_line(SINGLE, purses=(4,), **land).phase == CARD
    assert words(knights_line(SINGLE, purses=(4,), hands=("R",), **land)) == [
        "done"
    ]  # nobody else sees that it is none
    assert words(knights_line(SINGLE, purses=(4,), hands=("t8",), **land)) == ["knight:a3+t8", "done"]
    assert words(knights_line(SINGLE, purses=(5,), **land)) == ["knight:a3", "done"]
