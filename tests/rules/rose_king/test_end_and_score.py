"""Rules 4 and 5: the end and the score."""

from __future__ import annotations

from game.rules import rose_king as rk
from game.rules.core import TERMINAL
from game.rules.rose_king.scoring import reckon
from tests.rules.rose_king.positions import board_bytes, do, pile_sizes, position, words

FULL = ["RRRRRRRRR", "WWWWWWWWW", "RRRRRRRRR", "WWWWWWWWW", "RRRRRRRRR", "WWWWW....", "......W.."]
LAST = {"red": "N1 S1 W1", "white": "NW1 W2 W3 S2 SE1", "pile": "N2 N3"}


def test_4_1_the_52nd_stone_ends_the_match_though_both_could_act():
    state = position(FULL, (6, 6), "turn red", **LAST, heroes=(1, 1))
    do(state, "S1")
    assert state.supply == 0 and state.actor == TERMINAL
    assert state.outcome().reason == "last_stone"


def test_4_1_the_52nd_stone_counts_before_the_other_house_is_found_blocked():
    hands = {"red": "N1 S1", "white": "N2 N3 NW1 NE1 NW2"}
    state = do(position(FULL, (6, 6), "turn red", **hands, heroes=(1, 0), pile="W2 W3"), "N1")
    assert rk.actions_of_house(state, rk.WHITE) == []
    assert state.actor == TERMINAL and state.outcome().reason == "last_stone"


def test_4_1_a_hero_play_lays_no_stone_and_does_not_end_the_match():
    rows = [*FULL[:6], ".....RW.."]
    rows[5] = "WWWW....."
    hands = {"red": "N1 S1 E1", "white": "W1 W2 E3 S2 SE1"}
    state = position(rows, (6, 6), "turn white", **hands, heroes=(1, 1), pile="N2 N3")
    assert state.supply == 1
    do(state, "W1+hero")
    assert state.supply == 1 and state.outcome() is None and state.house == rk.RED


def test_4_1_a_draw_with_the_supply_at_one_does_not_end_the_match():
    state = position(FULL, (6, 6), "turn red", **LAST, heroes=(1, 1))
    do(state, "draw", "card:N2")
    assert state.outcome() is None


def test_4_2_two_blocked_houses_end_the_match_without_waiting_for_passes():
    state = position(
        {0: ".......WR"}, (8, 0), "turn white", red="N1 N2 N3 NE1 NE2", white="E1 E2 E3 NW1", heroes=(0, 0)
    )
    do(state, "draw", "card:NE3")
    assert state.actor == TERMINAL and state.supply == 50
    assert state.outcome().reason == "deadlock"


def test_4_2_the_draw_that_blocks_both_may_be_the_one_that_uses_up_the_pile():
    rows = {0: ".......WR", 7: "RWRWRW...", 8: "WRWRWR..."}
    hands = {"red": "N1 N2 N3 NE1 NE2", "white": "E1 E2 E3 NW1"}
    for reshuffle, sizes in (("lazy", (0, 14)), ("eager", (14, 0))):
        state = position(rows, (8, 0), "turn white", **hands, heroes=(0, 0), pile="NE3", reshuffle=reshuffle)
        do(state, "draw", "card:NE3")
        assert state.outcome().reason == "deadlock" and pile_sizes(state) == sizes


def test_4_2_a_hero_play_still_counts_as_an_action():
    state = position({0: ".......WR"}, (8, 0), "turn white", red="N1 N2 N3 W1 NE2", white="E1 E2 E3 NW1", heroes=(1, 0))
    do(state, "draw", "card:NE3")
    assert state.outcome() is None and words(state) == {"W1+hero"}


def test_4_2_an_own_stone_in_reach_is_no_action():
    state = position({0: ".......RR"}, (8, 0), "turn white", red="N1 N2 N3 W1 NE2", white="E1 E2 E3 NW1", heroes=(4, 0))
    do(state, "draw", "card:NE3")
    assert state.outcome().reason == "deadlock"


def test_5_1_corners_do_not_connect():
    found = rk.territories(board_bytes(["R.R......", ".R.......", "R........"]))
    assert found == [(rk.RED, (0,)), (rk.RED, (2,)), (rk.RED, (10,)), (rk.RED, (18,))]


def test_5_1_the_edge_of_the_board_does_not_connect():
    assert rk.sizes(board_bytes(["........R", "R........"])) == ([1, 1], [])


def test_5_1_territories_are_listed_with_their_squares():
    found = rk.territories(board_bytes(["RRW......", ".RW......", "W........"]))
    assert found == [(rk.RED, (0, 1, 10)), (rk.WHITE, (2, 11)), (rk.WHITE, (18,))]


def test_5_2_singles_count_and_a_territory_counts_its_square():
    assert rk.points(board_bytes(["RRR.R....", ".........", "WW.W....."])) == (10, 5)


def test_5_2_scores_go_by_seat():
    hands = {"red": "N1 N2 N3 NE1 NE2", "white": "E1 E2 E3 S1 S2"}
    for seat, scores in (("first", (4, 1)), ("second", (1, 4))):
        assert position(["RR.W" + "....."], (0, 0), "turn white", **hands, seat=seat).scores() == scores


def test_5_3_unused_heroes_and_cards_are_worth_nothing():
    state = position(
        {0: ".......WR"}, (8, 0), "turn white", red="N1 N2 N3 NE1 NE2", white="E1 E2 E3 NW1", heroes=(0, 0)
    )
    do(state, "draw", "card:NE3")
    outcome = state.outcome()
    assert outcome.scores == (1, 1) and outcome.winners == (0, 1)


def test_5_3_no_comparison_is_named_that_was_not_needed():
    assert reckon(board_bytes(["RR......."]), 0, "deadlock").tie_breaks == ()
