"""The positions that were derived by hand (rules 2.2), by their numbers. Seat 1 is white, seat 2 black, seat 3 grey."""

from __future__ import annotations

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import TERMINAL, TieBreak
from tests.rules.carolus_magnus.positions import (
    arms,
    court,
    do,
    events,
    position,
    ring,
    strengths,
    supply,
    turn,
    words,
)


def test_d1_arms_move_only_to_strictly_more():
    state = position("", turn=2, reserves=("b3", "b3"), played=(2, 1))
    assert arms(state) == ""
    assert arms(do(state, "b:court")) == "b2"
    state = position("", courts=("", "b1"), arms="b2", reserves=("b3", ""), played=(1, 2))
    assert arms(do(state, "b:court")) == "b2"
    assert arms(do(state, "b:court")) == "b1"
    state = position("", turn=2, courts=("b2", "b1"), arms="b1", reserves=("", "b1"), played=(2, 1))
    assert arms(do(state, "b:court")) == "b1"


def test_d2_a_tie_changes_nothing():
    courts = {"courts": ("r1", "b1"), "arms": "r1 b2", "played": (1, 2), "phase": "move"}
    owned = position("B{r1 b2,W1}", **courts)
    assert strengths(owned, "B") == (2, 2)
    assert ring(do(owned, "go:1")) == "B{r1 b2,W1}"
    free = position("B{r1 b1}", **courts)
    assert strengths(free, "B") == (1, 1)
    assert ring(do(free, "go:1")) == "B{r1 b1}"


@pytest.mark.parametrize("knights, held, sums", [("r4 b4", "r1 b2", (4, 4, 2)), ("r4 b1 g2", "r1 b2 g3", (4, 1, 4))])
def test_d3_a_tie_of_two_above_or_with_the_owner_changes_nothing(knights, held, sums):
    courts = ("r1", "b1", "g1" if "g3" in held else "")
    state = position(f"BC{{{knights},G2}}", 3, courts=courts, arms=held, played=(1, 2, 3), phase="move")
    assert strengths(state, "BC") == sums
    assert ring(do(state, "go:1")) == f"BC{{{knights},G2}}"


def test_d4_a_shortage_wins_at_once():
    state = position("BCD{r5,K3} FGHI{p1,W4} KLMN{y1,W4}", courts=("r1", ""), arms="r1", played=(1, 2), phase="move")
    assert state.stocks == [2, 7] and strengths(state, "BCD") == (5, 3)
    happened = events(state, "go:1")
    assert state.stocks == [0, 10]
    assert ring(state) == "BCD{r5,W2} FGHI{p1,W4} KLMN{y1,W4}"
    visit = next(event for event in happened if isinstance(event, cm.explain.Visited))
    assert (visit.reason, visit.built, visit.removed) == ("short", 2, (1, 3))
    assert state.actor == TERMINAL
    outcome = state.outcome()
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "last_castle", (10, 0))
    assert cm.state_from_text(state.to_text()) == state


@pytest.mark.parametrize(
    "held, courts, winner",
    [("r1 p1 b1 y2", ("r1 p1 b1", "y1"), 0), ("r1 p2 b2 y2", ("r1", "p1 b1 y1"), 1)],
)
def test_d6_three_regions_end_the_match_and_arms_decide_between_equals(held, courts, winner):
    state = position(
        "ABC{W3} D{r1} EFG{W3} HIJKLMN{K7} O{g1}",
        emperor="ABC",
        courts=courts,
        arms=held,
        played=(1, 2),
        phase="move",
    )
    do(state, "go:1")
    assert ring(state) == "ABCDEFG{r1,W7} HIJKLMN{K7} O{g1}"
    outcome = state.outcome()
    assert (outcome.reason, outcome.scores, outcome.winners) == ("three_regions", (7, 7), (winner,))
    assert outcome.tie_breaks == (TieBreak("arms", (3, 1) if winner == 0 else (1, 3)),)


BLUE = {"phase": "crown", "turn": 2, "dice": "c", "played": (1, 2), "discs": ("3 4 5", "3 4 5"), "emperor": "A"}


def last_blue(seats, *blue):
    """Return a position where black names a colour, one blue knight is left, and so many are in the courts."""
    ring = 40 - 1 - sum(blue)
    played = (1, 2, 3)[:seats]
    discs = ["1 2 3 4 5".replace(f"{disc} ", "") for disc in played]
    return position(
        f"B{{b{ring}}}",
        seats,
        **{**BLUE, "played": played, "discs": discs},
        courts=[f"b{count}" for count in blue],
        arms="b1",
    )


@pytest.mark.parametrize(
    "blue, courts, left",
    [((9, 4), ["b5", ""], 8), ((6, 6), ["", ""], 12), ((7, 5, 2), ["b5", "b3", ""], 6)],
)
def test_d8_a_colour_that_is_used_up_goes_back_in_equal_numbers(blue, courts, left):
    state = last_blue(len(blue), *blue)
    happened = events(state, "crown:b")
    assert cm.explain.Returned(cm.COLOUR_LETTERS.index("b"), min(blue)) in happened
    assert [court(state, seat + 1) for seat in range(len(blue))] == courts
    assert supply(state, "b") == left
    assert arms(state) == "b1"


def test_d8_the_holder_of_nothing_keeps_the_arms_until_somebody_has_one():
    state = position("B{b22}", courts=("", ""), arms="b2", reserves=("b3", ""), played=(1, 2), phase="place", left=3)
    assert arms(state) == "b2"
    assert arms(do(state, "b:court")) == "b1"


def test_d9_a_colour_that_cannot_go_back_is_rolled_again_and_not_named():
    state = position("B{b31}", courts=("b9", ""), arms="b1", played=(1, 2), phase="roll")
    assert supply(state, "b") == 0
    happened = events(state, "roll:rbc")
    assert cm.explain.Rolled(0, (1, 0, 1, 0, 0, 1)) in happened
    assert court(state, 1) == "b9"
    assert state.phase == cm.phases.REROLL
    assert words(state) == {"roll:r", "roll:p", "roll:y", "roll:g", "roll:c"}
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    assert cm.explain.Rerolled(0, 2, 4) in events(state, "roll:g")
    assert words(state) == {"crown:r", "crown:p", "crown:y", "crown:g"}


def test_d10_whoever_has_only_the_other_ones_number_plays_it_and_acts_later():
    state = position("", phase="disc", discs=("4", "4"))
    do(state, "disc:4")
    assert words(state) == {"disc:4"}
    do(state, "disc:4")
    assert state.order == (0, 1)
    turn(state, "go:1", "roll:rrr")
    assert state.hands == [0, 0]
    turn(state, "go:1", "roll:rrr")
    assert state.hands == [31, 31] and state.round == 6


def test_d10_three_players_with_the_same_two_discs():
    state = position("", 3, phase="disc", discs=("1 2", "1 2", "1 2"))
    do(state, "disc:1")
    assert words(state) == {"disc:2"}
    do(state, "disc:2")
    assert words(state) == {"disc:1", "disc:2"}
    assert do(state.clone(), "disc:1").order == (0, 2, 1)
    do(state, "disc:2")
    assert state.order == (0, 1, 2)
    assert state.hands == [0b10, 0b01, 0b01]


def test_d11_a_gift_to_the_opponent():
    state = position("B{b1} C{p1,K1}", courts=("", "b1"), arms="b2", played=(1, 2), phase="move")
    happened = events(state, "go:1")
    assert ring(state) == "BC{p1 b1,K2}"
    assert cm.explain.Visited(1, 1, "B", (0, 1), 1, "built", 1, None, ("C",), "BC") in happened
    assert state.stocks == [10, 8]


def test_d12_arms_go_to_one_player_and_serve_the_team():
    state = position("B{r3 g1}", 4, courts=("r3", "r3", "r4", "g1"), arms="r3 g4", played=(1, 2, 3, 4))
    assert strengths(state, "B") == (0, 4)
    courts = ("r3", "r3", "r2", "")
    partner = position("B{r3}", 4, turn=2, courts=courts, arms="r1", reserves=("", "r1", "", ""), played=(1, 2, 3, 4))
    assert strengths(partner, "B") == (3, 0)
    do(partner, "r:court")
    assert arms(partner) == "r2" and strengths(partner, "B") == (3, 0)


def test_d14_passing_is_not_stopping():
    state = position("B{r1} C{r1} D{r1}", courts=("r1", ""), arms="r1", played=(3, 4), phase="move")
    assert ring(do(state, "go:3")) == "B{r1} C{r1} D{r1,W1}"


def test_d15_castles_alone_hold_a_region():
    state = position("BCD{r2,K3}", courts=("r1", ""), arms="r1", played=(1, 2), phase="move")
    assert strengths(state, "BCD") == (2, 3)
    assert ring(do(state, "go:1")) == "BCD{r2,K3}"


def test_d16_as_many_castles_as_knights_cannot_be_taken():
    state = position("BCD{r1 p1 b1,K3}", courts=("r1 p1 b1", ""), arms="r1 p1 b1", played=(1, 2), phase="move")
    assert strengths(state, "BCD") == (3, 3)
    assert ring(do(state, "go:1")) == "BCD{r1 p1 b1,K3}"
