"""Rules 1 and 2: components and set-up."""

from __future__ import annotations

import pytest

from game.rules import rose_king as rk
from game.rules.core import CHANCE
from tests.rules.rose_king.positions import crown_of, do, hand, opening, position, stone_at, words

HANDS = {"red": "N1 N3 E2 SW3 SE1", "white": "N2 NE1 NE2 S1 W1"}


def deal(state, red, white):
    for pair in zip(red.split(), white.split(), strict=True):
        do(state, *(f"card:{card}" for card in pair))
    return state


def test_1_1_the_crown_starts_on_the_empty_centre():
    state = rk.new_state()
    assert crown_of(state) == (4, 4)
    assert len(state.board) == 81 and not any(state.board)


def test_1_2_there_are_24_cards_one_of_each_direction_and_length():
    assert len(set(rk.CARD_WORDS)) == rk.CARDS == 24
    assert {word.rstrip("123") for word in rk.CARD_WORDS} == {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}


def test_1_3_the_52_stones_are_one_supply():
    state = opening(**HANDS)
    assert state.supply == 52
    do(state, "N1", "NE1")
    assert state.supply == 50


def test_1_4_each_house_has_four_heroes():
    assert rk.new_state().heroes == [4, 4]


def test_2_1_each_house_is_dealt_five_cards_and_14_are_the_pile():
    state = deal(rk.new_state(), **HANDS)
    assert hand(state, rk.RED) == set(HANDS["red"].split())
    assert hand(state, rk.WHITE) == set(HANDS["white"].split())
    assert state.undrawn.bit_count() == 14 and not state.discard


def test_2_1_the_deal_is_chance_card_by_card_red_first():
    state = rk.new_state()
    assert state.actor == CHANCE and len(state.chance_outcomes()) == 24
    do(state, "card:N1")
    assert hand(state, rk.RED) == {"N1"} and len(state.chance_outcomes()) == 23
    do(state, "card:NW3")
    assert hand(state, rk.WHITE) == {"NW3"}
    assert not {"card:N1", "card:NW3"} & words(state)


def test_2_1_both_hands_are_open_to_both_and_to_spectators():
    state = deal(rk.new_state(), **HANDS)
    for seat in (0, 1, None):
        assert state.observation(seat) == state


@pytest.mark.parametrize(("option", "seat"), [("first", 0), ("second", 1)])
def test_2_2_red_moves_first_whichever_seat_it_is(option, seat):
    state = deal(rk.new_state(2, {"red": option}), **HANDS)
    assert (state.house, state.actor) == (rk.RED, seat)
    assert do(state, "N1").actor == 1 - seat
    assert stone_at(state, 4, 3) == "R"


@pytest.mark.parametrize(("word", "seat"), [("red:first", 0), ("red:second", 1)])
def test_2_2_who_is_red_can_be_drawn(word, seat):
    state = rk.new_state(2, {"red": "drawn"})
    assert state.chance_outcomes() == [(rk.red_seat(0), 1), (rk.red_seat(1), 1)]
    assert (state.red, state.seat_of(rk.RED), state.house_of(0)) == (-1, -1, -1)
    state = deal(do(state, word), **HANDS)
    assert state.actor == state.red == state.seat_of(rk.RED) == seat
    assert state.house_of(seat) == rk.RED


STEPS = [
    ("N2", 0, -2),
    ("NE2", 2, -2),
    ("E2", 2, 0),
    ("SE2", 2, 2),
    ("S2", 0, 2),
    ("SW2", -2, 2),
    ("W2", -2, 0),
    ("NW2", -2, -2),
]


@pytest.mark.parametrize("phase", ["turn red", "turn white"])
@pytest.mark.parametrize(("word", "dx", "dy"), STEPS)
def test_2_3_directions_are_the_same_for_both_houses(word, dx, dy, phase):
    house, other = ("red", "white") if phase == "turn red" else ("white", "red")
    others = [card for card in rk.CARD_WORDS if card != word][:9]
    hands = {house: " ".join([word, *others[:4]]), other: " ".join(others[4:])}
    state = position({4: "....R...."}, (4, 4), phase, **hands)
    do(state, word)
    assert crown_of(state) == (4 + dx, 4 + dy)
