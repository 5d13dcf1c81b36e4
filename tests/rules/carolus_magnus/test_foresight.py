"""What is foretold of a stop and of the next turns must be what happens then: compared with play on many positions."""

from __future__ import annotations

import random
from itertools import product

import pytest

from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import stops, threats
from game.rules.carolus_magnus.phases import DISC, MOVE, PLACE
from game.rules.core import CHANCE, TERMINAL


def positions(seats, phase, matches, seed=0):
    """Yield clones of the positions of that phase in matches that are half random, half keen on courts."""
    for number in range(matches):
        rng = random.Random(f"{seed} {seats} {number}")
        state = rules.new_state(seats)
        courtly = rng.random()
        while state.actor != TERMINAL:
            if state.phase == phase:
                yield state.clone()
            state.apply(_choose(state, rng, courtly))


def _choose(state, rng, courtly):
    if state.actor == CHANCE:
        return state.sample_chance(rng.randrange)
    actions = state.legal_actions()
    if state.phase == PLACE and rng.random() < courtly:
        actions = [action for action in actions if rules.placed(action)[1] is None]
    return rng.choice(actions)


def after(state, *actions):
    state = state.clone()
    for action in actions:
        state.apply(action)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_visit_foretells_what_the_step_brings(seats):
    reasons = set()
    for state in positions(seats, MOVE, 25):
        for action in state.legal_actions():
            index = (state.emperor + rules.steps_of(action)) % len(state.starts)
            shown = stops.visit(state, index)
            compare(state, shown, after(state, action))
            reasons.add(shown.reason)
    assert {"own", "tie", "nobody", "built", "taken"} <= reasons


def compare(state, shown, then):
    side = state.sides[state.turn]
    assert shown.strengths == tuple(rules.strengths(state, shown.index))
    assert shown.name == rules.name_at(state, shown.index)
    assert list(shown.stocks) == then.stocks
    assert shown.joined == rules.name_at(then, then.emperor)
    assert shown.regions == len(then.starts)
    assert len(shown.merged) == len(state.starts) - shown.regions
    assert all(name in shown.joined for name in shown.merged)
    assert shown.changes == (then.owners[then.emperor] != shown.owner) == (state.stocks != then.stocks)
    outcome = then.outcome()
    if outcome is not None and outcome.reason in ("frozen", "round_limit"):
        outcome = None  # the end of the round ends the match then, whatever the stop brings
    assert bool(shown.ends) == (outcome is not None)
    if outcome is not None:
        assert shown.ends == outcome.reason
        assert tuple(seat for seat in range(then.players) if then.sides[seat] in shown.winners) == outcome.winners
        assert shown.standing == tuple(outcome.scores[then.sides.index(at)] for at in range(len(then.stocks)))
    assert shown.gift == (shown.changes and then.owners[then.emperor] != side)
    assert shown.built == (state.stocks[shown.winner] - then.stocks[shown.winner] if shown.changes else 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_visit_changes_nothing_and_can_be_asked_of_any_region_while_knights_are_played(seats):
    for state in positions(seats, PLACE, 4):
        before = state.to_text()
        for index in range(len(state.starts)):
            shown = stops.visit(state, index)
            counted = [sum(knights) for knights in shown.counted]
            if shown.owner != rules.NOBODY:
                counted[shown.owner] += shown.castles
            assert tuple(counted) == shown.strengths
        threats.threats(state)
        assert state.to_text() == before


def best_gain(state, seat, colour):
    """Play all that the seat has of the colour into its court and count."""
    state = state.clone()
    held = state.courts[seat][colour]
    while state.phase == PLACE and rules.to_court(colour) in state.legal_actions():
        state.apply(rules.to_court(colour))
    return state.courts[seat][colour] - held


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_gain_and_the_threats_are_exact_for_who_plays(seats):
    found = set()
    for state in positions(seats, PLACE, 8):
        seat = state.turn
        told = {threat.colour for threat in threats.threats(state) if threat.seat == seat and not threat.twice}
        for colour in range(5):
            assert threats.possible_gain(state, seat, colour) == best_gain(state, seat, colour)
            taken = state.clone()
            while taken.phase == PLACE and rules.to_court(colour) in taken.legal_actions():
                taken.apply(rules.to_court(colour))
            takes = state.arms[colour] != seat and taken.arms[colour] == seat
            assert (colour in told) == takes
            found.add(takes)
    assert found == {True, False}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arms_are_safe_when_no_other_seat_is_a_threat_to_them(seats):
    for state in positions(seats, PLACE, 3):
        rivals = {threat.colour for threat in threats.threats(state) if not threat.twice}
        for colour, holder in enumerate(state.arms):
            for seat in range(seats):
                assert threats.is_safe(state, seat, colour) == (holder == seat and colour not in rivals)


def ways_to_win(state, index):
    """Return the fewest knights with which the seat wins the region, by playing out every way; None if it cannot."""
    side = state.sides[state.turn]
    if state.owners[index] == side:
        return None
    first = state.starts[index]
    elsewhere = state.starts[index - 1]
    lines = [(state, 0)]
    while lines[0][0].phase == PLACE:
        following = {}
        for line, used in lines:
            for action in line.legal_actions():
                tile = rules.placed(action)[1]
                if tile is None or tile in (first, elsewhere):
                    then = after(line, action)
                    cost = used + (tile != elsewhere)
                    known = following.get(then.to_text())
                    if known is None or known[1] > cost:
                        following[then.to_text()] = (then, cost)
        lines = list(following.values())
    steps = (index - state.emperor - 1) % len(state.starts) + 1
    costs = [cost for line, cost in lines if wins(line, steps, side)]
    return min(costs, default=None)


def wins(line, steps, side):
    then = after(line, rules.step(steps))
    return then.owners[then.emperor] == side


@pytest.mark.parametrize(("seats", "matches"), [(2, 4), (3, 2), (4, 4)])
def test_who_can_take_a_region_and_with_how_many_knights_is_exact(seats, matches):
    found = []
    for number, state in enumerate(positions(seats, PLACE, matches, seed=7)):
        if number % 17 or state.left > 3:
            continue
        for steps in range(1, state.played[state.turn] + 1):
            index = (state.emperor + steps) % len(state.starts)
            told = [taker for taker in threats.takers(state, index) if taker.seat == state.turn]
            fewest = ways_to_win(state, index)
            assert [taker.knights for taker in told] == ([] if fewest is None else [fewest])
            found.append(fewest)
    assert {None, 0, 1} <= set(found)


def can_act_first_next(state, seat):
    """Play every choice of discs of the next round out by the rules."""
    line = state.clone()
    line.choosing, line.order, line.played = line.order, (), [0] * line.players
    line.hands = line.hands if any(line.hands) else [31] * line.players
    line.phase, line.turn = DISC, line.choosing[0]
    line.actor = line.turn
    lines = [line]
    while lines[0].phase == DISC:
        lines = [after(one, action) for one in lines for action in one.legal_actions()]
    return any(one.order[0] == seat for one in lines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_double_turn_is_told_where_discs_allow_it(seats):
    found = set()
    for number, state in enumerate(positions(seats, MOVE, 4)):
        if number % 3:
            continue
        last = state.order[-1]
        expected = can_act_first_next(state, last)
        assert [threats.can_act_twice(state, seat) for seat in range(seats)] == [
            seat == last and expected for seat in range(seats)
        ]
        found.add(expected)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("hands", "played", "free"), [(0b11111, (2, 4), [1, 3, 5]), (0b01010, (2, 4), [2, 4]), (0b00001, (), [1])]
)
def test_a_number_on_the_table_is_free_only_without_another(hands, played, free):
    assert threats.free_discs(hands, played) == free


def test_every_choice_of_a_hand_agrees_with_the_rules():
    state = next(positions(3, DISC, 1))
    for hand, taken in product(range(1, 32), range(6)):
        state.hands[state.turn] = hand
        state.played = [0, 0, 0]
        state.played[state.turn - 1] = taken
        free = threats.free_discs(hand, (taken,) if taken else ())
        assert [rules.disc(disc) for disc in free] == state.legal_actions()
