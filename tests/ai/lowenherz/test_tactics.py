"""What the computer must see in Löwenherz: positions on the printed land from which one thing is right.

Each is played by the search at one, two and three plies, or not at one where it is too little to be seen; what stands
on the board then counts, not which of several equal ways led there.
"""

from __future__ import annotations

import random

import pytest

from game.ai import lowenherz as thinking
from game.ai.levels import choose, level_of
from game.rules import lowenherz as rules
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import DONE, bid_of
from game.rules.lowenherz.cards import OFFERS
from tests.rules.lowenherz.drawn import table

PLIES = (1, 2, 3)
DEEP = (2, 3)
CORNER = "a3-a4 b3-b4 c1-d1 c2-d2"  # rose has all but the corner of nine fields
NO_REGION = {"closed": "a8:b10 n8:o10 m1:o2", "rose": "a1 m4 d10 +a2 +m5 +c10"}


def ranking(state, plies, seat=None):
    """Return (word, value) of all choices, best first."""
    seat = state.actor if seat is None else seat
    search = thinking.Search(state.observation(seat), plies)
    while search.step():
        pass
    return [(rules.action_to_text(state, action), value) for action, value in search.ranking()]


def played(state, plies):
    """Return the position after the seat has done its line, and what it did."""
    state, seat, phase, words = state.clone(), state.actor, state.phase, []
    while state.actor == seat and state.phase == phase:
        words.append(ranking(state, plies)[0][0])
        state.apply(rules.action_from_text(state, words[-1]))
    return state, words


def printed(card, **given):
    return table(card, setup="basic", **given)


@pytest.mark.parametrize("plies", PLIES)
def test_the_own_region_is_closed_with_the_last_border(plies):
    state = printed("C7", walls=f"{CORNER} c3-d3", **NO_REGION).lay("2 3 3 3").state
    after, words = played(state, plies)
    assert words == ["border:c3-c4"]
    assert after.points == [5, 0, 0, 0]


@pytest.mark.parametrize("plies", PLIES)
def test_the_own_region_is_closed_with_the_last_two_borders(plies):
    state = printed("C3", walls=CORNER, **NO_REGION).lay("2 1 1 1").state
    after, words = played(state, plies)
    assert after.points[0] == 5, words


@pytest.mark.parametrize("plies", PLIES)
def test_a_city_is_taken_by_expansion(plies):
    after, words = played(printed("D2").lay("2 1 1 1").state, plies)
    assert after.points[0] >= 7, words
    assert after.points[1:] == [0, 0, 0]


@pytest.mark.parametrize("plies", DEEP)
def test_what_a_rival_loses_counts_as_well(plies):
    """Every field beside brings a point or two; one of gold's cuts off half of its land as well."""
    land = {"rose": "d9 m4 c2 j1 +d8 +e8 +m5", "gold": "c10 i2 l7 a5 +d10 +l6", "closed": "d8:f9 c10:i10"}
    state = table("D2", seats=2, setup="variable", **land).lay("12 3").state
    assert state.phase == phases.KNIGHTS
    after, words = played(state, plies)
    assert after.points[1] <= -4, words


@pytest.mark.parametrize("plies", PLIES)
def test_no_border_closes_a_large_region_of_a_rival(plies):
    """One border more, and gold has a third of the board with two cities; rose may do anything else, or nothing."""
    land = {
        "rose": "a1 m4 e4 +a2 +m5 +f4",
        "gold": "a9 i1 l7 +a8 +i2 +l6",
        "purple": "n2 d3 g7 +o2 +c3 +f7",
        "gray": "n6 c5 j4 +n7 +b5 +i4",
    }
    walls = " ".join(f"{column}7-{column}8" for column in "abcdefghijklmn")
    state = printed("C7", walls=walls, **land).lay("2 3 3 3").state
    after, words = played(state, plies)
    assert after.points == [0, 0, 0, 0], words


@pytest.mark.parametrize("plies", PLIES)
def test_a_line_that_brings_nothing_is_worth_no_ducats(plies):
    """Rose and gold have a region round each of their castles: neither may place a border."""
    full = "a1:c2 m3:o4 c9:e10 a7:b9 h1:j2 k6:m7"
    state = printed("D1", closed=full, rose="a1 m4 d10 +a2 +m3 +c10").lay("2 2 1 1").do("duel").state
    assert state.phase == phases.BID
    for seat in (0, 1):
        assert ranking(state, plies, seat)[0][0] == "bid:0"


@pytest.mark.parametrize("plies", PLIES)
def test_nobody_bids_more_than_the_line_is_worth(plies):
    """A knight early on is worth a few points, and so not a whole full purse."""
    state = printed("B2", ducats=(30, 26, 8, 8)).lay("3 3 1 1").do("duel").state
    best = ranking(state, plies, 0)
    top = [word for word, value in best if value == best[0][1]]
    assert all(bid_of(rules.action_from_text(state, word))[0] <= 18 for word in top), top


@pytest.mark.parametrize("plies", DEEP)
def test_a_renegade_opens_an_attack(plies):
    """With one knight each rose cannot take gold's city; the renegade is laid before the own expansion."""
    land = {
        "rose": "c1 m4 d10 +c2 +m5 +c10",
        "gold": "d3 i1 l7 +d4 +i2 +l6",
        "purple": "n2 f4 g8 +o2 +g4 +g7",
        "closed": "a1:c3 d1:e4 m1:o2 n8:o10",
        "hands": ("R",),
    }
    state = printed("D2", **land).state
    best = ranking(state, plies)[0][0]
    assert best == "renegade:1:G1"
    state.apply(rules.action_from_text(state, best))
    after, words = played(state, plies)
    assert words == ["remove:d4"]
    after, words = played(after, plies)
    assert after.phase == phases.LAY
    assert after.knights[0].bit_count() == 4
    assert after.knights[1].bit_count() == 2


@pytest.mark.parametrize("plies", PLIES)
def test_two_who_want_a_line_find_a_price(plies):
    """Both gain by a price that burns no ducats in a duel: the first names one, and the other takes it or a better."""
    state = printed("B2", ducats=(30, 26, 8, 8)).lay("3 3 1 1").state
    for _ in range(OFFERS + 1):
        if state.phase != phases.OFFER:
            break
        state.apply(rules.action_from_text(state, ranking(state, plies)[0][0]))
    assert state.phase == phases.KNIGHTS
    assert sum(state.purse[:2]) == 56


@pytest.mark.parametrize("plies", PLIES)
def test_an_alliance_comes_before_a_stronger_neighbour(plies):
    """Gold has more knights beside rose's city and its mountains, and comes to knights with every second card."""
    land = {
        "rose": "c1 m4 d10 +b1 +m5 +c10",
        "gold": "d3 i1 l7 +d4 +e3 +e4 +i2 +l6",
        "purple": "n2 f4 g8 +o2 +g4 +g7",
        "closed": "a1:d2 d3:e4 m1:o2 n8:o10",
        "hands": ("A",),
    }
    state = printed("D2", ducats=(4, 3, 0, 0), points=(20, 24, 8, 8), **land).state
    assert ranking(state, plies)[0][0] == "alliance:1:G1"


@pytest.mark.parametrize("plies", DEEP)
def test_the_last_ducats_are_not_kept(plies):
    """At the end they only break ties: whoever can still do something with a line bids what he has."""
    state = printed("E3", ducats=(9, 5, 0, 0)).lay("3 3 1 1").do("duel").state
    top = [word for word, value in ranking(state, plies, 0) if value == ranking(state, plies, 0)[0][1]]
    assert all(bid_of(rules.action_from_text(state, word))[0] >= 5 for word in top), top


def test_who_does_not_look_ahead_bids_a_part_of_what_a_line_is_worth():
    state = printed("E3", ducats=(9, 5, 0, 0)).lay("3 3 1 1").do("duel").state
    top = [word for word, value in ranking(state, 1, 0) if value == ranking(state, 1, 0)[0][1]]
    bids = [bid_of(rules.action_from_text(state, word))[0] for word in top]
    assert len(bids) > 1
    assert all(0 < bid < 9 for bid in bids), top


@pytest.mark.parametrize("plies", PLIES)
def test_a_line_that_was_paid_for_is_used_up_where_that_does_no_harm(plies):
    """The first border of three closes the region; more of them bring nearer the next one, so nobody stops."""
    state, page = printed("C3", walls=CORNER, **NO_REGION).lay("2 1 1 1").state, level_of(1)
    while state.phase == phases.BORDERS:
        search = thinking.Search(state.observation(0), plies)
        while search.step():
            pass
        values, found = search._values, search.ranking()
        assert len(values) > 1
        harm = values[DONE] - max(value for action, value in values.items() if action != DONE)
        drawn = {choose(found, page, random.Random(seed)) for seed in range(200)}
        assert DONE not in drawn or harm > 0, state.left
        state.apply(found[0][0])
