"""Rules 1.4: knights, the emperor's way, what his stop does, and the refill."""

from __future__ import annotations

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import CHANCE, IllegalAction
from tests.rules.carolus_magnus.positions import (
    arms,
    court,
    do,
    events,
    place_all,
    position,
    reserve,
    ring,
    strengths,
    supply,
    turn,
    words,
)


@pytest.mark.parametrize("seats, hand", [(2, 3), (3, 4), (4, 3)])
def test_step_1_exactly_so_many_knights_are_played(seats, hand):
    state = position("", seats, played=(1, 2, 3, 4)[:seats])
    for left in range(hand, 0, -1):
        assert state.left == left and state.phase == cm.phases.PLACE
        assert all(word.partition(":")[0] in "rpbyg" for word in words(state))
        state.apply(state.legal_actions()[0])
    assert words(state) == {"go:1"}


def test_step_1_a_knight_goes_to_the_own_court_or_to_any_region():
    state = position("AB{K2} C{W1}", emperor="C", reserves=("r7", ""), played=(1, 2))
    assert words(state) == {"r:court", "r:A"} | {f"r:{tile}" for tile in "CDEFGHIJKLMNO"}
    do(state, "r:A", "r:C", "r:C")
    assert ring(state) == "AB{r1,K2} C{r2,W1}"
    assert reserve(state, 1) == "r4"


def test_step_1_a_colour_that_is_not_in_the_reserve_cannot_be_played():
    state = position("", reserves=("r1 p6", ""), played=(1, 2))
    do(state, "r:court")
    assert not any(word.startswith(("r", "b", "y", "g")) for word in words(state) - {"go:1"})
    with pytest.raises(IllegalAction):
        state.apply(cm.to_court(0))


def test_step_1_with_fewer_in_reserve_all_are_played():
    ring_text = "B{r32 p38 b38 y39 g38}"
    state = position(ring_text, phase="place", left=2, reserves=("r1 p1", "r5 b2"), played=(1, 2), round_number=31)
    do(state, "r:court", "p:court")
    assert state.phase == cm.phases.MOVE


def test_arms_go_to_the_first_knight_and_then_to_strictly_more():
    state = position("B{r2}", 3, courts=("r1", "", ""), turn=2, arms="r1", reserves=("", "r4", ""), played=(3, 1, 5))
    do(state, "r:court")
    assert arms(state) == "r1" and strengths(state, "B") == (2, 0, 0)
    do(state, "r:court")
    assert arms(state) == "r2" and strengths(state, "B") == (0, 2, 0)


def test_arms_govern_knights_that_others_put_there_at_once():
    state = position("B{p4}", reserves=("p7", ""), played=(1, 2))
    do(state, "p:B")
    assert strengths(state, "B") == (0, 0)
    do(state, "p:court")
    assert strengths(state, "B") == (5, 0)


def test_step_2_the_emperor_must_move_and_at_most_by_the_disc():
    state = position("", played=(4, 2), phase="move", turn=1)
    assert words(state) == {"go:1", "go:2", "go:3", "go:4"}
    for steps in (0, 5, -1):
        with pytest.raises(IllegalAction):
            state.apply(cm.step(steps))


def test_step_2_a_merged_region_is_one_step_and_the_ring_closes():
    state = position("NOAB{K4} C{p1}", emperor="M", played=(3, 2), phase="move")
    assert ring(state) == "C{p1} NOAB{K4}"
    do(state, "go:2")
    assert cm.name_at(state, state.emperor) == "C"


FOUR = "ABCD{r1,K4} EFGH{W4} IJK{p1,K3} LMNO{W4}"


def test_step_2_a_full_lap_ends_where_it_began_and_is_resolved():
    state = position(
        "ABCD{r6,K4} EFGH{W4} IJK{r1,K3} LMN{W3}", emperor="ABCD", courts=("r1", ""), arms="r1", played=(5, 4),
        phase="move",
    )  # fmt: skip
    assert len(state.starts) == 5
    happened = events(state, "go:5")
    visit = next(event for event in happened if isinstance(event, cm.explain.Visited))
    assert (visit.name, visit.strengths, visit.reason) == ("ABCD", (6, 4), "short")
    assert state.outcome().reason == "last_castle"


def test_step_2_more_steps_than_regions_go_on_around():
    state = position(FOUR, emperor="ABCD", played=(5, 4), phase="move")
    assert words(state) == {"go:1", "go:2", "go:3", "go:4", "go:5"}
    assert do(state.clone(), "go:5").starts[do(state.clone(), "go:5").emperor] == 4
    assert do(state, "go:5") == do(position(FOUR, emperor="ABCD", played=(5, 4), phase="move"), "go:1")


def test_step_2_only_the_stop_is_resolved():
    state = position("B{r1} C{r1,K1} D{r1}", courts=("r1", ""), arms="r1", played=(3, 4), phase="move")
    assert ring(do(state, "go:3")) == "B{r1} C{r1,K1} D{r1,W1}"


def test_a_second_castle_is_never_built():
    state = position("B{r5,W1}", courts=("r1", ""), arms="r1", played=(1, 2), phase="move")
    happened = events(state, "go:1")
    assert ring(state) == "B{r5,W1}"
    assert cm.explain.Visited(1, 1, "B", (6, 0), 0, "own", became="B") in happened


def test_the_owner_of_a_gift_may_be_any_side():
    state = position("B{b3 r2}", 3, turn=1, courts=("r1", "", "b1"), arms="r1 b3", played=(1, 2, 3), phase="move")
    assert ring(do(state, "go:1")) == "B{r2 b3,G1}"


@pytest.mark.parametrize(
    "before, after",
    [
        ("A{W1} B{r1} C{W1}", "ABC{r1,W3}"),
        ("A{W1} B{r1} C{K1}", "AB{r1,W2} C{K1}"),
        ("A{K1} B{r1} C{W1}", "A{K1} BC{r1,W2}"),
        ("A{K1} B{r1} C{K1}", "A{K1} B{r1,W1} C{K1}"),
        ("A{W1} B{r1} D{W1}", "AB{r1,W2} D{W1}"),
    ],
)
def test_a_region_grows_together_with_neighbours_of_its_side(before, after):
    state = position(before, courts=("r1", ""), arms="r1", played=(1, 2), phase="move", emperor="A")
    assert ring(do(state, "go:1")) == after


def test_a_merge_over_the_end_of_the_letters():
    state = position("A{r1} B{p1,W1} O{y1,W1}", emperor="O",
                     courts=("r1", ""), arms="r1", played=(1, 2), phase="move")  # fmt: skip
    do(state, "go:1")
    assert ring(state) == "OAB{r1 p1 y1,W3}"
    assert cm.region_at(state, 0) == cm.region_at(state, 14) == state.emperor == 12


def test_a_majority_without_castles_merges_nothing():
    state = position("A{r3} B{r1} C{r3}", courts=("r1", ""), arms="r1", played=(1, 2), phase="move", emperor="A")
    assert ring(do(state, "go:1")) == "A{r3} B{r1,W1} C{r3}"


def test_the_loser_gets_all_castles_back():
    state = position("BC{r5,K2}", courts=("r1", ""), arms="r1", played=(1, 2), phase="move")
    assert state.stocks == [10, 8]
    assert do(state, "go:1").stocks == [8, 10]


def test_step_3_a_knight_for_every_die_and_crowns_afterwards():
    state = position("", played=(1, 2), reserves=("p3 b4", ""))
    do(state, "p:court", "p:court", "p:court", "go:1")
    assert state.actor == CHANCE and state.turn == 0
    before = supply(state, "r")
    do(state, "roll:rrc")
    assert reserve(state, 1) == "r2 b4" and supply(state, "r") == before - 2
    assert state.actor == 0 and words(state) == {f"crown:{letter}" for letter in "rpbyg"}
    do(state, "crown:g")
    assert reserve(state, 1) == "r2 b4 g1"
    assert state.turn == 1 and state.phase == cm.phases.PLACE


def test_step_3_crowns_are_named_one_by_one():
    state = position("", 3, played=(1, 2, 3))
    turn(state, "go:1", "roll:cccc")
    for left in (4, 3, 2, 1):
        assert state.crowns == left and state.actor == 0
        do(state, "crown:y")
    assert state.turn == 1


def test_a_turn_of_four_players_may_follow_that_of_the_partner():
    state = position("", 4, played=(1, 2, 3, 4))
    assert state.order == (0, 1, 2, 3)
    turn(state, "go:1", "roll:rrr")
    assert state.turn == 1


def test_played_knights_stay_where_they_are():
    state = position("", reserves=("r7", ""), played=(1, 2))
    do(state, "r:court", "r:B", "r:O", "go:1", "roll:ppp")
    place_all(state)
    assert court(state, 1) == "r1" and ring(state) == "B{r1,W1} O{r1}"
