"""What the computer takes a position of Löwenherz for: castles, ducats, bids and offers, and what follows a line."""

from __future__ import annotations

import pytest

from game.ai import lowenherz as thinking
from game.ai.lowenherz.board import Table
from game.ai.lowenherz.lines import use_line
from game.ai.lowenherz.outlook import Outlook
from game.ai.lowenherz.round import go_on
from game.rules import lowenherz as rules
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import ask, pay
from game.rules.lowenherz.cards import OFFERS
from tests.ai.lowenherz.test_tactics import CORNER, NO_REGION, printed, ranking
from tests.rules.lowenherz.drawn import table

SEATS = (2, 3, 4)


def done(generator):
    """Return what a generator returns in the end."""
    while True:
        try:
            next(generator)
        except StopIteration as stop:
            return stop.value


def outlook(card, ducats, seats=4):
    return Outlook(table(card, seats=seats, setup="variable", ducats=(ducats,) * seats).state)


def contest(purses, plies, card="B2"):
    state = printed(card, ducats=(*purses, 8, 8)).lay("3 3 1 1").do("duel").state
    return done(thinking.Search(state.observation(0), plies)._contest())


def test_every_wall_of_a_region_that_is_to_be_brings_it_nearer():
    """That others could now close the castle in as well does not make the walls worse than none."""
    walls = CORNER.split()
    worths = [
        Table(printed("A3", walls=" ".join(walls[:so_many]), **NO_REGION).state, 2).base[0] for so_many in (0, 2, 4)
    ]
    assert worths == sorted(worths)
    assert worths[0] + 0.5 < worths[-1]


def test_a_castle_that_is_closed_in_later_brings_less():
    judge = Table(printed("A3", **NO_REGION).state, 2)._judge
    judge._castles.prospects(printed("A3", **NO_REGION).state)
    for castle in judge._castles._seen.values():
        worths = [castle.share(before)[0] for before in range(0, 30, 3)]
        assert worths == sorted(worths, reverse=True)
        assert worths[0] > worths[-1]


@pytest.mark.parametrize("seats", SEATS)
def test_a_ducat_is_worth_less_the_less_can_still_be_bid_for(seats):
    early, late = outlook("B2", 12, seats), outlook("E3", 12, seats)
    assert early.price(12) > 2 * late.price(12)
    assert early.money(24) - early.money(12) < early.money(12)


@pytest.mark.parametrize("seats", SEATS)
def test_a_ducat_is_worth_less_when_all_have_many(seats):
    assert outlook("B2", 8, seats).price(8) > outlook("B2", 20, seats).price(20)


def test_the_limit_of_a_bid_is_what_the_gain_pays_for():
    found = outlook("B2", 12)
    for points in (1.0, 4.0, 9.0):
        ducats = found.limit(points, 12)
        assert 0 < ducats <= 12
        assert found.cost(ducats, 12) <= points + 1e-9
    assert found.limit(1.0, 12) < 2
    assert found.limit(0.0, 12) == 0


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_bids_are_expected_that_a_seat_can_and_would_pay(depth):
    wanted = contest((14, 9), 3)
    for seat in (0, 1):
        chances = wanted.expected(seat, depth)
        assert sum(chances) == pytest.approx(1)
        assert all(not chance for bid, chance in enumerate(chances) if bid > wanted.wish(seat) + 1)
        assert all(not chance for bid, chance in enumerate(chances) if bid > wanted.wealth(seat))


def test_who_thinks_deeper_expects_rivals_to_think():
    """The shallow one names any part of what the line is worth, the deeper one is expected near one sum."""
    wanted = contest((14, 14), 3)
    assert max(wanted.expected(1, 1)) > 2 * max(wanted.expected(1, 0))


def test_an_answer_comes_nearer_to_the_offer():
    """Who is offered four ducats does not name his own four again and again."""
    state = printed("B2", ducats=(30, 26, 8, 8)).lay("3 3 1 1").state
    state.apply(pay(4))
    assert state.phase == phases.OFFER
    seen = []
    while state.phase == phases.OFFER:
        seen.append(ranking(state, 2)[0][0])
        state.apply(rules.action_from_text(state, seen[-1]))
    assert len(seen) == len(set(seen)), seen
    assert len(seen) < 5


@pytest.mark.parametrize("plies", [2, 3])
def test_the_deepest_sees_who_uses_the_next_line(plies):
    """What a rival does with the last line of the round belongs to what the line before it is worth."""
    state = printed("D2").lay("2 3 1 1").state
    assert state.phase == phases.KNIGHTS
    seen = Table(state.observation(0), plies)
    mine = done(use_line(seen, seen.state, 1, 0))
    rival = done(use_line(seen.narrower(), mine.state, 2, 1))
    assert done(go_on(seen, seen.state, mine)) == (rival.worth if plies == 3 else mine.worth)
    assert rival.worth[1] > mine.worth[1]


@pytest.mark.parametrize("plies", [1, 2, 3])
@pytest.mark.parametrize("more", [1, 4, 9])
def test_who_is_asked_for_more_comes_nearer_or_agrees_or_fights(plies, more):
    """The other one stays at the same distance; the same answer again would look as if nothing had been heard."""
    state, said = printed("B2", ducats=(30, 26, 8, 8)).lay("3 3 1 1").state, []
    while state.phase == phases.OFFER:
        word = ranking(state, plies)[0][0]
        state.apply(rules.action_from_text(state, word))
        if state.phase == phases.OFFER:
            pays, price = state.payer == 0, state.price
            said.append((pays, price))
            if state.offers == OFFERS:
                break
            state.apply(ask(price + more) if pays else pay(max(1, price - more)))
    for pays in (True, False):
        prices = [price for side, price in said if side == pays]
        assert prices == sorted(set(prices), reverse=not pays), said
    assert said
