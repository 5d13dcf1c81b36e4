"""Rules 1.6: a colour is used up."""

from __future__ import annotations

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import CHANCE
from tests.rules.carolus_magnus.positions import arms, court, do, events, position, reserve, ring, supply, turn, words

LATE_DISCS = {"round_number": 31, "discs": ("2 3 4 5", "1 3 4 5")}
BLUE = cm.COLOUR_LETTERS.index("b")


def test_the_last_knight_brings_them_back_before_the_next_die_is_carried_out():
    state = position("B{b32}", courts=("b3", "b3"), arms="b2", phase="roll", played=(1, 2))
    assert supply(state, "b") == 2
    happened = events(state, "roll:bbb")
    assert happened[1:3] == (cm.explain.Refilled(0, (0, 0, 3, 0, 0)), cm.explain.Returned(BLUE, 3))
    assert (court(state, 1), court(state, 2), arms(state)) == ("", "", "b2")
    assert supply(state, "b") == 5
    assert state.turn == 1


def test_knights_on_the_ring_and_in_reserves_stay():
    state = position("B{b29}", courts=("b3", "b2"), arms="b1", phase="roll", reserves=("", "b5 y2"), played=(1, 2))
    do(state, "roll:bcc")
    assert (ring(state), reserve(state, 2)) == ("B{b29}", "b5 y2")
    assert (court(state, 1), court(state, 2), supply(state, "b")) == ("b1", "", 4)


def test_the_knight_that_makes_it_possible_brings_them_back_at_the_refill_and_not_before():
    state = position("B{b30}", courts=("b3", ""), arms="b1", turn=2, reserves=("", "b7"), played=(2, 1))
    assert supply(state, "b") == 0
    do(state, "b:court", "b:court", "b:B")
    assert (court(state, 1), court(state, 2), supply(state, "b")) == ("b3", "b2", 0)
    happened = events(state, "go:1")
    assert cm.explain.Returned(BLUE, 2) in happened
    assert (court(state, 1), court(state, 2), supply(state, "b")) == ("b1", "", 4)
    assert state.phase == cm.phases.ROLL


def test_of_three_and_four_players_all_return():
    state = position("B{b24}", 4, courts=("b5", "b3", "b3", "b4"), arms="b1", phase="roll", played=(1, 2, 3, 4))
    do(state, "roll:bcc")
    assert [court(state, seat) for seat in (1, 2, 3, 4)] == ["b2", "", "", "b1"]
    assert supply(state, "b") == 12


def test_with_one_court_empty_nobody_returns():
    state = position("B{b24}", 3, courts=("b9", "b6", ""), arms="b1", phase="roll", played=(1, 2, 3))
    assert supply(state, "b") == 1
    happened = events(state, "roll:rbbb")
    assert cm.explain.Exhausted(BLUE) in happened
    assert supply(state, "b") == 0 and court(state, 1) == "b9"
    assert state.phase == cm.phases.REROLL and list(state.dice) == [0, 0, 2, 0, 0, 0]


def test_each_die_that_cannot_be_carried_out_is_rolled_again_once_and_crowns_come_last():
    state = position("B{b31}", courts=("b9", ""), arms="b1", phase="roll", played=(1, 2))
    do(state, "roll:rbb")
    assert state.actor == CHANCE and "roll:b" not in words(state)
    do(state, "roll:c")
    assert state.phase == cm.phases.REROLL
    do(state, "roll:g")
    assert state.phase == cm.phases.CROWN and state.actor == 0 and state.crowns == 1
    assert "crown:b" not in words(state)
    do(state, "crown:g")
    assert state.turn == 1


def test_a_die_rolled_again_may_use_up_the_next_colour():
    state = position("B{b31 g38}", courts=("b9", "g1"), arms="b1 g2", phase="roll", reserves=("", "r7"), played=(1, 2))
    assert (supply(state, "b"), supply(state, "g")) == (0, 1)
    do(state, "roll:rbb", "roll:g")
    assert words(state) == {"roll:r", "roll:p", "roll:y", "roll:c"}


NOTHING = "B{r33 p40 b40 y40 g%d}"


def test_with_nothing_left_the_dice_that_lie_there_bring_nothing():
    state = position(
        NOTHING % 34, phase="roll", reserves=("g4", "r7"), courts=("", ""), turn=1, played=(1, 2),
        **LATE_DISCS,
    )  # fmt: skip
    assert [supply(state, letter) for letter in "rpbyg"] == [0, 0, 0, 0, 2]
    happened = events(state, "roll:ggc")
    assert cm.explain.NothingLeft(0, (0, 0, 0, 0, 0, 1)) in happened
    assert reserve(state, 1) == "g6"
    assert state.turn == 1 and state.phase == cm.phases.PLACE and not any(state.dice)


def test_with_nothing_left_no_dice_are_rolled_and_the_reserve_shrinks():
    state = position(
        NOTHING % 36, phase="move", reserves=("g4", "r7"), turn=1, played=(1, 2),
        **LATE_DISCS,
    )  # fmt: skip
    happened = events(state, "go:1")
    assert cm.explain.NothingLeft(0, (0,) * 6) in happened
    assert state.turn == 1 and state.left == 3
    turn(state, "go:1")
    assert state.round == 32 and (reserve(state, 1), reserve(state, 2)) == ("g4", "r4")


def test_a_player_without_knights_moves_the_emperor_all_the_same():
    state = position(
        "B{r40 p40 b40 y40 g36}", phase="move", reserves=("g4", ""), turn=1, played=(1, 2), full=False, **LATE_DISCS
    )
    assert state.left == 0
    do(state, "go:1")
    assert state.turn == 1 and state.phase == cm.phases.MOVE and words(state) == {"go:1", "go:2"}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_return_never_changes_who_holds_the_arms(seats):
    blue = (9, 4, 6)[:seats]
    state = position(
        f"B{{b{39 - sum(blue)}}}", seats, courts=[f"b{count}" for count in blue], arms="b1", phase="crown", dice="c",
        played=(1, 2, 3)[:seats],
    )  # fmt: skip
    do(state, "crown:b")
    left = [state.courts[seat][BLUE] for seat in range(seats)]
    assert len({before - after for before, after in zip(blue, left, strict=True)}) == 1
    assert min(left) == 0 and arms(state) == "b1"
