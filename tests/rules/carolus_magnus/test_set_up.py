"""Rules 1.1 and 1.2: what there is, and how a match is laid out by chance."""

from __future__ import annotations

import random

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import CHANCE, InvalidText
from tests.rules.carolus_magnus.positions import do, reserve, words

NUMBERS = {2: (10, 7, 3), 3: (8, 9, 4), 4: (10, 7, 3)}


def laid(seats=2, **options):
    """Return the position after the tiles are laid, and the emperor put on D."""
    state = cm.new_state(seats, options)
    for letter in "rpbygrpbygrpbyg":
        do(state, f"lay:{letter}")
    return do(state, "emperor:D")


@pytest.mark.parametrize("seats", cm.SEATS)
def test_1_1_what_there_is(seats):
    castles, reserve_size, hand = NUMBERS[seats]
    state = cm.new_state(seats)
    assert list(state.supply) == [40] * 5
    assert set(state.stocks) == {castles} and len(state.stocks) == (3 if seats == 3 else 2)
    assert (cm.RESERVE[seats], cm.HAND[seats], cm.CASTLES[seats]) == (reserve_size, hand, castles)
    assert state.hands == [0b11111] * seats
    assert len(state.starts) == 15


def test_1_9_partners_sit_side_by_side():
    assert [cm.side_of(4, seat) for seat in range(4)] == [0, 0, 1, 1]


def test_1_2_4_a_knight_is_laid_on_every_tile_out_of_three_of_each_colour():
    state = cm.new_state(2)
    outcomes = []
    for letter in "rrrp":
        outcomes.append([weight for _, weight in state.chance_outcomes()])
        do(state, f"lay:{letter}")
    assert outcomes == [[3, 3, 3, 3, 3], [2, 3, 3, 3, 3], [1, 3, 3, 3, 3], [3, 3, 3, 3]]
    assert words(state) == {"lay:p", "lay:b", "lay:y", "lay:g"}
    done = laid()
    assert all(sum(knights) == 1 for knights in done.knights)
    assert list(done.supply) == [37] * 5


def test_1_2_2_the_emperor_stands_on_any_tile_by_lot():
    state = cm.new_state(2)
    for letter in "rpbygrpbygrpbyg":
        do(state, f"lay:{letter}")
    assert state.phase == cm.phases.EMPEROR and state.emperor == cm.NOBODY
    assert [weight for _, weight in state.chance_outcomes()] == [1] * 15
    assert do(state, "emperor:O").emperor == 14


@pytest.mark.parametrize("seats", cm.SEATS)
def test_1_2_8_lots_decide_who_chooses_first_and_the_others_follow(seats):
    state = laid(seats)
    assert words(state) == {f"first:{seat}" for seat in range(1, seats + 1)}
    do(state, "first:2")
    assert state.choosing == {2: (1, 0), 3: (1, 2, 0), 4: (1, 2, 3, 0)}[seats]
    assert state.turn == 1


def test_by_the_option_a_seat_chooses_first():
    state = laid(3, first="3")
    assert state.phase == cm.phases.START_ROLL and state.choosing == (2, 0, 1)


@pytest.mark.parametrize("seats, ways", [(2, [56, 56, 6]), (3, [56, 56, 56]), (4, [56, 56, 6])])
def test_1_2_6_a_reserve_is_filled_by_three_rolls(seats, ways):
    state = laid(seats, first="1")
    met = []
    for roll in ("roll:rrp", "roll:ppg", "roll:bbb" if seats == 3 else "roll:b"):
        met.append(len(words(state)))
        assert state.turn == 0 and state.actor == CHANCE
        do(state, roll)
    assert met == ways
    assert sum(state.reserves[0]) == cm.RESERVE[seats]
    assert state.turn == 1


def test_1_2_6_crowns_are_chosen_after_the_coloured_dice_and_before_the_next_player_rolls():
    state = laid(2, first="2")
    do(state, "roll:rcc", "roll:ppg")
    assert state.phase == cm.phases.START_ROLL and state.crowns == 2
    do(state, "roll:c")
    assert state.phase == cm.phases.CROWN and state.actor == 1 and state.crowns == 3
    assert reserve(state, 2) == "r1 p2 g1"
    do(state, "crown:y", "crown:y")
    assert state.actor == 1
    do(state, "crown:b")
    assert reserve(state, 2) == "r1 p2 b1 y2 g1"
    assert state.phase == cm.phases.START_ROLL and state.turn == 0
    do(state, "roll:rrr", "roll:rrr", "roll:r")
    assert state.phase == cm.phases.DISC and state.round == 1 and state.actor == 1
    assert state.supply[0] == 37 - 8


def test_the_dice_weigh_as_many_ways_as_they_can_fall():
    state = laid(2, first="1")
    weights = {cm.action_to_text(state, action): weight for action, weight in state.chance_outcomes()}
    assert sum(weights.values()) == 6**3
    assert (weights["roll:rrr"], weights["roll:rrc"], weights["roll:rpc"]) == (1, 3, 6)
    three = laid(3, first="1")
    do(three, *["roll:rrr", "roll:ppp", "roll:bbb"] * 3, "disc:1", "disc:2", "disc:3")
    do(three, *["r:court"] * 3, "p:court", "go:1")
    weights = {cm.action_to_text(three, action): weight for action, weight in three.chance_outcomes()}
    assert len(weights) == 126 and sum(weights.values()) == 6**4
    assert (weights["roll:rrrr"], weights["roll:rrpp"], weights["roll:rpbc"]) == (1, 6, 24)


@pytest.mark.parametrize(
    "seats, options",
    [
        (2, {"first": "3"}),
        (3, {"first": "4"}),
        (2, {"talk": "yes"}),
        (3, {"talk": "yes"}),
        (2, {"rounds": "99"}),
        (1, {}),
        (5, {}),
    ],
)
def test_tables_that_do_not_exist_are_refused(seats, options):
    with pytest.raises(InvalidText):
        cm.new_state(seats, options)


def test_values_exist_from_so_many_seats_on():
    first, talk = cm.OPTIONS[:2]
    assert [first.values_at(seats) for seats in cm.SEATS] == [
        ("drawn", "1", "2"),
        ("drawn", "1", "2", "3"),
        ("drawn", "1", "2", "3", "4"),
    ]
    assert [talk.values_at(seats) for seats in cm.SEATS] == [("no",), ("no",), ("no", "yes")]


def test_everybody_is_drawn_first_about_equally_often():
    rng = random.Random(1)
    drawn = [cm.first_of(laid(3).sample_chance(rng.randrange)) for _ in range(300)]
    assert all(70 < drawn.count(seat) < 130 for seat in range(3))
