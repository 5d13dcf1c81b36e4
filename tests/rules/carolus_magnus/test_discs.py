"""Rules 1.3: the discs, who may play which, in which order, and when they come back."""

from __future__ import annotations

import pytest

from tests.rules.carolus_magnus.positions import do, position, turn, words


def discs(*numbers):
    return {f"disc:{number}" for number in numbers}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_number_that_was_chosen_is_forbidden_to_everybody_the_partner_included(seats):
    state = position("", seats, phase="disc")
    assert words(state) == discs(1, 2, 3, 4, 5)
    assert words(do(state, "disc:3")) == discs(1, 2, 4, 5)
    if seats > 2:
        assert words(do(state, "disc:1")) == discs(2, 4, 5)


def test_whoever_has_one_free_number_left_must_play_it():
    state = position("", phase="disc", discs=("2 3", "3 5"))
    assert words(do(state, "disc:3")) == discs(5)


def test_three_players_are_forced_in_the_fourth_round_too():
    state = position("", 3, phase="disc", discs=("1 2", "2 3", "1 3"), choosing=(1, 2, 3))
    assert state.round == 4
    assert words(do(state, "disc:1", "disc:3")) == discs(1, 3)


def test_four_players_are_forced_in_the_third_round_too():
    state = position("", 4, phase="disc", discs=("1 2 5", "2 3 4", "1 3 4", "1 2 3"))
    assert state.round == 3
    do(state, "disc:1", "disc:2", "disc:3")
    assert words(state) == discs(1, 2, 3)
    assert do(state.clone(), "disc:2").order == (0, 1, 3, 2)
    assert do(state.clone(), "disc:1").order == (0, 3, 1, 2)


def test_the_earlier_of_equal_discs_acts_first_whoever_chose_it():
    state = position("", 4, phase="disc", turn=3, discs=("2", "2", "2", "2"), choosing=(3, 1, 4, 2))
    do(state, "disc:2", "disc:2", "disc:2", "disc:2")
    assert state.order == (2, 0, 3, 1)


def test_the_acting_order_is_the_next_order_of_choosing():
    state = position("", 3, phase="disc")
    do(state, "disc:5", "disc:1", "disc:4")
    assert state.order == (1, 2, 0)
    for _ in range(3):
        turn(state, "go:1", "roll:rrrr")
    assert state.round == 2 and state.choosing == (1, 2, 0)
    assert words(state) == discs(2, 3, 4, 5)


def test_discs_come_back_after_every_fifth_round_and_not_before():
    state = position("", phase="disc")
    used = []
    for number in (1, 2, 3, 4, 5):
        other = number % 5 + 1
        first = state.actor
        do(state, f"disc:{number if first == 0 else other}", f"disc:{other if first == 0 else number}")
        used.append([hand.bit_count() for hand in state.hands])
        turn(state, "go:1", "roll:ppp")
        turn(state, "go:1", "roll:yyy")
    assert used == [[4, 4], [3, 3], [2, 2], [1, 1], [0, 0]]
    assert state.hands == [0b11111] * 2
    assert state.round == 6


def test_a_disc_that_lies_there_is_no_disc_in_the_hand():
    state = position("", phase="disc")
    do(state, "disc:4")
    assert state.hands == [0b10111, 0b11111]
    assert state.played == [4, 0]
