"""What a ply did, as the chronicle and the choreography are told."""

from __future__ import annotations

import pytest

from game.rules import carolus_magnus as cm
from game.rules.carolus_magnus.explain import (
    ArmsMoved,
    DiscsBack,
    Ended,
    Exhausted,
    NothingLeft,
    Refilled,
    Rerolled,
    Returned,
    Rolled,
    RoundBegan,
    TurnBegan,
    Visited,
)
from tests.rules.carolus_magnus.positions import do, events, position, turn
from tests.rules.random_play import random_match

LATE_DISCS = {"round_number": 31, "discs": ("2 3 4 5", "1 3 4 5")}


def test_arms_come_from_the_middle_or_from_another_seat():
    state = position("", courts=("p1", "r1 p1"), arms="r2 p2", reserves=("r2 y5", ""), played=(1, 2))
    assert events(state.clone(), "y:court") == (ArmsMoved(3, cm.NOBODY, 0),)
    assert events(state, "r:court") == ()
    assert events(state, "r:court") == (ArmsMoved(0, 1, 0),)
    assert events(state.clone(), "y:C")[:1] == ()


VISITS = [
    ("B{p1}", Visited(1, 1, "B", (0, 0), cm.NOBODY, "nobody", became="B")),
    ("B{r1 b1}", Visited(1, 1, "B", (1, 1), cm.NOBODY, "tie", became="B")),
    ("BC{r3,W2}", Visited(1, 1, "BC", (5, 0), 0, "own", became="BC")),
    ("BC{r1 b3,W2}", Visited(1, 1, "BC", (3, 3), cm.NOBODY, "tie", became="BC")),
    ("B{r1}", Visited(1, 1, "B", (1, 0), 0, "built", 1, became="B")),
    ("B{b1}", Visited(1, 1, "B", (0, 1), 1, "built", 1, became="B")),
    ("BC{b3,W2}", Visited(1, 1, "BC", (2, 3), 1, "taken", 2, (0, 2), became="BC")),
    ("A{W1} B{r1} CD{W2}", Visited(1, 1, "B", (1, 0), 0, "built", 1, merged=("A", "CD"), became="ABCD")),
    ("B{r1} CD{W2}", Visited(1, 1, "B", (1, 0), 0, "built", 1, merged=("CD",), became="BCD")),
    ("A{K1} BC{b3,W2}", Visited(1, 1, "BC", (2, 3), 1, "taken", 2, (0, 2), ("A",), "ABC")),
]


@pytest.mark.parametrize("ring, visited", VISITS, ids=[visited.reason + visited.became for _, visited in VISITS])
def test_a_visit_is_told_with_its_reason(ring, visited):
    state = position(ring, courts=("r1", "b1"), arms="r1 b2", played=(1, 2), phase="move")
    assert events(state, "go:1") == (visited,)


def test_a_shortage_and_the_end():
    state = position("BCD{r5,K3} FGHI{p1,W4} KLMN{y1,W4}", courts=("r1", ""), arms="r1", played=(1, 2), phase="move")
    visited = Visited(1, 1, "BCD", (5, 3), 0, "short", 2, (1, 3), became="BCD")
    assert events(state, "go:1") == (visited, Ended("last_castle"))


def test_a_visit_over_the_end_of_the_letters():
    state = position("A{r1} BC{W2} O{W1}", emperor="O", courts=("r1", ""), arms="r1", played=(1, 2), phase="move")
    (visited,) = events(state, "go:1")
    assert (visited.name, visited.merged, visited.became) == ("A", ("O", "BC"), "OABC")
    assert (visited.index, visited.first) == (0, 0)


def test_dice_knights_and_the_next_turn():
    state = position("", played=(1, 2), phase="roll")
    assert events(state.clone(), "roll:rrg") == (
        Rolled(0, (2, 0, 0, 0, 1, 0)),
        Refilled(0, (2, 0, 0, 0, 1)),
        TurnBegan(1),
    )
    assert events(state, "roll:rgc") == (Rolled(0, (1, 0, 0, 0, 1, 1)), Refilled(0, (1, 0, 0, 0, 1)))
    assert events(state, "crown:b") == (Refilled(0, (0, 0, 1, 0, 0)), TurnBegan(1))


def test_a_round_begins_and_discs_come_back():
    state = position("", phase="disc", discs=("4", "3"))
    assert events(state, "disc:4") == ()
    assert events(state, "disc:3") == (TurnBegan(1),)
    turn(state, "go:1", "roll:rrr")
    turn(state, "go:1")
    assert events(state, "roll:ppp")[2:] == (DiscsBack(), RoundBegan(6, (1, 0)))


def test_the_first_round_brings_no_discs_back():
    state = cm.new_state(2, {"first": "2"})
    do(state, *[f"lay:{letter}" for letter in "rpbygrpbygrpbyg"])
    assert events(state, "emperor:A") == ()
    do(state, "roll:rrr", "roll:rrr", "roll:r", "roll:ppp", "roll:ppp")
    assert events(state, "roll:b")[2:] == (RoundBegan(1, (1, 0)),)


def test_a_colour_goes_back_or_is_used_up_for_good():
    state = position("B{b30}", courts=("b5", "b4"), arms="b1", phase="roll", played=(1, 2))
    assert events(state, "roll:rbc")[1:] == (Refilled(0, (1, 0, 1, 0, 0)), Returned(2, 4))
    state = position("B{b30}", courts=("b9", ""), arms="b1", phase="roll", played=(1, 2))
    assert events(state, "roll:rbb")[1:] == (Refilled(0, (1, 0, 1, 0, 0)), Exhausted(2))
    assert events(state.clone(), "roll:c") == (Rerolled(0, 2, cm.CROWN),)
    assert events(state, "roll:y") == (Rerolled(0, 2, 3), Refilled(0, (0, 0, 0, 1, 0)), TurnBegan(1))


def test_a_colour_that_went_back_may_be_used_up_by_the_same_roll():
    given = {"courts": ("b9", "b1"), "arms": "b1", "reserves": ("r2 b2", "r2 b5"), "played": (1, 2)}
    state = position("B{b22}", phase="roll", **given)  # one is left, one comes back from each court
    assert events(state, "roll:bbb")[1:] == (Refilled(0, (0, 0, 3, 0, 0)), Returned(2, 1), Exhausted(2), TurnBegan(1))


def test_knights_go_back_before_an_early_roll_is_carried_out():
    given = {"courts": ("b9", "b1"), "arms": "b1", "reserves": ("r2 b2", "r1 b6"), "played": (1, 2)}
    state = position("B{b22}", phase="move", roll="start", dice="r b b", **given)  # none is left
    happened = (Returned(2, 1), Refilled(0, (1, 0, 2, 0, 0)), Exhausted(2), TurnBegan(1))
    assert events(state, "go:1")[1:] == happened


def test_an_early_roll_is_told_twice_as_dice_and_as_knights():
    state = position("", phase="disc", roll="start", reserves=("r7", "r7"))
    do(state, "disc:1", "disc:2")
    assert events(state, "roll:ppg") == (Rolled(0, (0, 2, 0, 0, 1, 0)),)
    do(state, "r:court", "r:court", "r:court")
    assert events(state, "go:1")[1:] == (Refilled(0, (0, 2, 0, 0, 1)), TurnBegan(1))


def test_nothing_left():
    full = "B{r33 p40 b40 y40 g%d}"
    unrolled = position(full % 36, phase="move", reserves=("g4", "r7"), played=(1, 2), **LATE_DISCS)
    assert events(unrolled, "go:1")[1:] == (NothingLeft(0, (0,) * 6), TurnBegan(1))
    dropped = position(full % 35, phase="roll", reserves=("g4", "r7"), played=(1, 2), **LATE_DISCS)
    assert events(dropped, "roll:rgc")[1:] == (
        Refilled(0, (0, 0, 0, 0, 1)),
        Exhausted(4),
        NothingLeft(0, (1, 0, 0, 0, 0, 1)),
        TurnBegan(1),
    )


def test_a_turned_die_brings_no_knight_before_the_crown_is_named():
    state = position("", played=(1, 2), phase="roll", crown_die="yes")
    assert events(state, "roll:ppg") == (Rolled(0, (0, 2, 0, 0, 1, 0)),)
    assert events(state, "turn:p") == (Refilled(0, (0, 1, 0, 0, 1)),)
    assert events(state, "crown:p") == (Refilled(0, (0, 1, 0, 0, 0)), TurnBegan(1))


@pytest.mark.parametrize("seats", cm.SEATS)
def test_the_events_of_a_match_add_up(seats):
    for seed in range(4):
        before = last = None
        knights, castles, ended = [0] * seats, [0] * seats, 0
        for state, entry in random_match(cm, seats, {"crown_die": "yes"}, seed):
            for event in cm.events(before, last, state) if before else ():
                if isinstance(event, Refilled):
                    knights[event.seat] += sum(event.colours)
                if isinstance(event, Visited) and event.winner != cm.NOBODY:
                    castles[event.winner] += event.built
                    if event.removed:
                        castles[event.removed[0]] -= event.removed[1]
                ended += isinstance(event, Ended)
            if cm.placed(last or 0) is not None:
                knights[before.actor] -= 1
            before, last = state.clone(), None if entry is None else next(iter(entry.values()))
        assert ended == 1
        assert knights == [sum(reserve) for reserve in state.reserves]
        assert [castles[side] for side in state.sides] == list(state.scores())
