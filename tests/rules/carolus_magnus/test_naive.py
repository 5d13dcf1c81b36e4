"""The rules and the naive second reading of them play random matches side by side."""

from __future__ import annotations

import random

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import CHANCE, TERMINAL
from tests.rules.carolus_magnus.naive import Naive
from tests.rules.random_play import random_match, set_ups

SET_UPS = set_ups(cm)


def _knights(counts):
    return dict(zip(cm.COLOUR_LETTERS, counts, strict=True))


def assert_same_position(state, naive):
    words = [cm.action_to_text(state, action) for action in state.legal_actions()]
    assert set(words) == naive.choices()
    ring = [(region.name, _knights(region.knights), region.castles) for region in cm.regions(state)]
    assert ring == [(land.letters, land.knights, land.castles) for land in naive.ring]
    assert [cm.SIDE_WORDS[side] if side != cm.NOBODY else None for side in state.owners] == [
        land.owner for land in naive.ring
    ]
    assert state.emperor == (naive.ring.index(naive.emperor) if naive.emperor else cm.NOBODY)
    assert _knights(state.supply) == naive.supply
    assert list(map(_knights, state.courts)) == list(naive.court.values())
    assert list(map(_knights, state.reserves)) == list(naive.reserve.values())
    assert state.arms == [naive.arms.get(letter, 0) - 1 for letter in cm.COLOUR_LETTERS]
    assert state.stocks == list(naive.stock.values())
    assert [seat + 1 for seat in state.choosing] == naive.choosing
    assert state.played == [naive.table.get(seat, 0) for seat in naive.seats]
    assert (state.turn + 1, state.round, state.left) == (naive.who, naive.round, naive.left)
    assert sorted(naive.dice) == sorted("".join(face * count for face, count in zip("rpbygc", state.dice, strict=True)))


def assert_same_end(state, naive):
    outcome = state.outcome()
    assert [seat + 1 for seat in outcome.winners] == naive.winners()
    assert list(outcome.scores) == [naive.castles(naive.team[seat]) for seat in naive.seats]


@pytest.mark.parametrize("seats, options", SET_UPS, ids=[f"{seats}-{'-'.join(o.values())}" for seats, o in SET_UPS])
def test_random_matches_agree(seats, options):
    for seed in range(6):
        naive = Naive(seats, **options)
        for state, entry in random_match(cm, seats, options, seed):
            assert_same_position(state, naive)
            if entry is None:
                assert_same_end(state, naive)
            else:
                naive.do(cm.action_to_text(state, *entry.values()))


def court_match(seats, options, seed):
    """Yield (state, action) of a match where most knights go to court, so that colours are used up."""
    rng = random.Random(seed)
    state = cm.new_state(seats, options)
    while state.actor != TERMINAL:
        if state.actor == CHANCE:
            action = state.sample_chance(rng.randrange)
        else:
            actions = state.legal_actions()
            courts = [action for action in actions if (cm.placed(action) or (0, 0))[1] is None]
            action = rng.choice(courts if courts and rng.random() < 0.95 else actions)
        yield state, action
        state.apply(action)
    yield state, None


@pytest.mark.parametrize("seats", cm.SEATS)
@pytest.mark.parametrize("options", [{}, {"crown_die": "yes", "roll": "start"}], ids=["plain", "house"])
def test_matches_in_which_colours_are_used_up_agree(seats, options):
    met = set()
    for seed in range(8):
        naive, before, last = Naive(seats, **options), None, None
        for state, action in court_match(seats, {"rounds": "50", **options}, seed):
            naive.rounds = 50
            assert_same_position(state, naive)
            if before is not None:
                met |= {type(event).__name__ for event in cm.events(before, last, state)}
            if action is None:
                assert_same_end(state, naive)
            else:
                naive.do(cm.action_to_text(state, action))
            before, last = state.clone(), action
    assert "Returned" in met


def test_random_matches_meet_what_is_rare():
    """The agreement above means something only if what is rare occurs in such matches."""
    met = set()
    for number in range(60):
        seats, options = SET_UPS[number % len(SET_UPS)]
        before = last = None
        for state, entry in random_match(cm, seats, options, number):
            if before is not None:
                for event in cm.events(before, last, state):
                    met |= {type(event).__name__, getattr(event, "reason", "")}
            before, last = state.clone(), None if entry is None else next(iter(entry.values()))
    assert met >= {"Rerolled", "Exhausted", "Returned", "NothingLeft", "taken", "short", "tie", "own", "frozen"}
