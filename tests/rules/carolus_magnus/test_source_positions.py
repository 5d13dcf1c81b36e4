"""The positions of the source text (rules 2.1), by their numbers. Seat 1 is white, seat 2 black, seat 3 grey."""

from __future__ import annotations

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import CHANCE, TERMINAL
from tests.rules.carolus_magnus.positions import arms, court, do, events, place_all, position, ring, strengths, words


def test_s1_the_lower_disc_acts_first_and_the_disc_is_the_reach():
    state = position("", phase="disc", turn=1)
    do(state, "disc:3", "disc:2")
    assert state.order == (1, 0)
    assert state.actor == 1 and cm.reach(state) == 2
    assert words(place_all(state)) == {"go:1", "go:2"}
    do(state, "go:1", "roll:rrr")
    assert state.actor == 0
    assert words(place_all(state)) == {"go:1", "go:2", "go:3"}
    do(state, "go:1", "roll:rrr")
    assert state.phase == cm.phases.DISC
    assert state.choosing == (1, 0) and state.actor == 1


S2 = {"ring": "B{r1 g2,K1}", "courts": ("r1 g1", "g1"), "arms": "r1 g2", "played": (1, 2)}


def test_s2_three_to_one_takes_the_castle():
    state = position(**S2, reserves=("g3", ""))
    assert strengths(state, "B") == (1, 3)
    unchanged = do(state.clone(), "g:C", "g:D", "g:E", "go:1")
    assert ring(unchanged).startswith("B{r1 g2,K1}")
    do(state, "g:court")
    assert arms(state) == "r1 g1"
    assert strengths(state, "B") == (3, 1)
    do(state, "g:D", "g:E", "go:1")
    assert ring(state).startswith("B{r1 g2,W1}")
    assert state.stocks == [9, 10]


def test_s3_the_taken_region_grows_together_with_both_neighbours():
    state = position(
        "B{p1,W1} C{r1 g2,K1} D{y2,W1}", emperor="A", courts=("r1 g1", ""), arms="r1 g1", played=(2, 3), phase="move"
    )
    assert (len(state.starts), state.stocks) == (15, [8, 9])
    do(state, "go:2")
    assert ring(state) == "BCD{r1 p1 y2 g2,W3}"
    assert (len(state.starts), state.stocks) == (13, [7, 10])
    assert cm.name_at(state, state.emperor) == "BCD"


S4 = {
    "ring": "",
    "courts": ("r7 p8 b6 y5 g3", "r6 p5 b8 y6 g5"),
    "arms": "r1 p1 b2 y2 g2",
    "discs": ("3 4 5", "3 4 5"),
    "played": (2, 1),
    "choosing": (1, 2),
}


@pytest.mark.parametrize("extra, holder", [(0, 2), (1, 2), (2, 1)])
def test_s4_three_red_knights_take_the_arms_unless_two_defend(extra, holder):
    courts = (f"r{7 + extra} p8 b6 y5 g3", "r6 p5 b8 y6 g5")
    state = position(**{**S4, "courts": courts}, turn=2, reserves=("", "r3"))
    do(state, "r:court", "r:court", "r:court")
    assert court(state, 2) == "r9 p5 b8 y6 g5"
    assert arms(state) == f"r{holder} p1 b2 y2 g2"


def test_s4_three_pink_knights_are_equal_and_take_nothing():
    state = position(**S4, turn=2, reserves=("", "p3"))
    do(state, "p:court", "p:court", "p:court")
    assert court(state, 2) == "r6 p8 b8 y6 g5"
    assert arms(state) == S4["arms"]


def test_s4_one_yellow_knight_takes_nothing_and_two_take_yellow():
    state = position(**{**S4, "played": (1, 2)}, reserves=("y3", ""))
    do(state, "y:court")
    assert arms(state) == S4["arms"]
    do(state, "y:court")
    assert arms(state) == "r1 p1 b2 y1 g2"


# A, B, C, ... of the text are AB, C, DEF, G, HIJK, L, MN and O here
S5 = {
    "ring": "AB{b2 g2,K2} C{b1 g1,W1} DEF{r2 p1 b1 y3 g2,K3} G{p1,W1} HIJK{r1 b2 g1,K4} L{y1} MN{r2,W2} O{g1}",
    "emperor": "AB",
    "courts": S4["courts"],
    "arms": S4["arms"],
    "reserves": ("r2 p1 y3 g1", ""),
    "discs": ("1 2 4 5", "1 2 3 4"),
    "played": (3, 5),
}


def test_s5_the_counter_attack():
    state = position(**S5)
    assert state.stocks == [6, 1]
    assert strengths(state, "DEF") == (3, 9)
    do(state, "y:court", "y:court", "y:D")
    assert arms(state) == "r1 p1 b2 y1 g2"
    assert strengths(state, "DEF") == (7, 6)
    do(state, "go:2")
    assert ring(state) == "AB{b2 g2,K2} CDEFG{r2 p2 b2 y4 g3,W5} HIJK{r1 b2 g1,K4} L{y1} MN{r2,W2} O{g1}"
    assert state.stocks == [3, 4]
    assert state.actor == CHANCE and state.phase == cm.phases.ROLL


def test_s5b_one_step_instead_lets_black_win_in_whites_turn():
    state = position(**S5)
    do(state, "y:court", "y:court", "y:D")
    assert strengths(state, "C") == (1, 2)
    happened = events(state, "go:1")
    assert ring(state).startswith("ABCDEF{r2 p1 b4 y4 g5,K6}")
    assert state.stocks == [7, 0]
    assert state.actor == TERMINAL
    assert state.outcome().winners == (1,) and state.outcome().reason == "last_castle"
    assert happened[-1] == cm.explain.Ended("last_castle")


def test_s6_at_the_start_one_knight_in_court_is_enough():
    state = position("B{r1}", courts=("r1", ""), arms="r1", played=(1, 2), phase="move")
    do(state, "go:1")
    assert ring(state) == "B{r1,W1}"


def test_s7_a_colour_that_nobody_holds_counts_for_nobody():
    state = position("B{b1}", courts=("r1", ""), arms="r1", played=(1, 2), phase="move")
    assert strengths(state, "B") == (0, 0)
    do(state, "go:1")
    assert ring(state) == "B{b1}"


@pytest.mark.parametrize("knights, after", [("r4 p3 b3", "B{r4 p3 b3,W1}"), ("r4 p4 b1", "B{r4 p4 b1}")])
def test_s8_of_three_players_more_than_each_of_the_others(knights, after):
    state = position(f"B{{{knights}}}", 3, courts=("r1", "p1", "b1"), arms="r1 p2 b3", played=(1, 2, 3), phase="move")
    do(state, "go:1")
    assert ring(state) == after


def test_s9_partners_colours_are_added():
    state = position(
        "B{r2 b2 g3}", 4, courts=("r1", "b1", "g1", ""), arms="r1 b2 g3", played=(1, 2, 3, 4), phase="move"
    )
    assert strengths(state, "B") == (4, 3)
    do(state, "go:1")
    assert ring(state) == "B{r2 b2 g3,W1}"
