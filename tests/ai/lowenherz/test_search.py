"""How the computer plays Löwenherz: every choice ranked, the same each time, in small steps, to the end."""

from __future__ import annotations

import random
from functools import cache

import pytest

from game.ai import lowenherz as thinking
from game.ai.levels import LEVELS, choose, level_of
from game.ai.thinking import gain
from game.rules import lowenherz as rules
from game.rules.catalog import GAMES
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import phases
from tests.rules.random_play import acting_seats, apply_entry, random_match
from tools import arena

SEATS = (2, 3, 4)
PLIES = sorted({level.plies for level in LEVELS})
CHOICES = {  # renegades are tried by hand: random play never comes to them
    phases.CASTLE, phases.CASTLE_KNIGHT, phases.LAY, phases.OFFER, phases.BID,
    phases.BORDERS, phases.KNIGHTS, phases.LOOK, phases.KEEP,
}  # fmt: skip
SET_UP = {phases.CASTLE, phases.CASTLE_KNIGHT}
RARE = {"double_knight": "either", "spacing": "7", "purses": "open"}


def ranking(state, plies=1):
    """Return what the search of the observation finds."""
    search = thinking.Search(state, plies)
    while search.step():
        pass
    return search.ranking()


def computer_match(seats, seed, level=2, options=None):
    """Yield (state, entry) for every ply of a match among computers of one level, then (final state, None)."""
    state, rng = rules.new_state(seats, options), random.Random(seed)
    while state.actor != TERMINAL:
        if state.actor == CHANCE:
            entry = {CHANCE: state.sample_chance(rng.randrange)}
        else:
            strength = level_of(level)
            entry = {
                seat: choose(ranking(state.observation(seat), strength.plies), strength, rng)
                for seat in acting_seats(state)
            }
        yield state, entry
        apply_entry(state, entry)
    yield state, None


@cache
def _gathered(seats, rare):
    """Return (full state, seat) of every kind of choice, from a match among computers and random ones."""
    found: dict[int, list] = {}
    rng = random.Random(f"{seats} {rare}")
    options = (RARE | ({"setup": "basic"} if seats > 2 else {})) if rare else None
    wanted = CHOICES - (SET_UP if rare and seats > 2 else set())
    matches = [computer_match(seats, seats, level=1, options=options)]
    while matches or set(found) < wanted:
        match = matches.pop() if matches else random_match(rules, seats, options, rng.randrange(10**6))
        for state, _ in match:
            if rng.random() > 0.1 and state.phase in found:
                continue
            for seat in acting_seats(state):
                if seat >= 0 and len(state.legal_actions(seat)) > 1:
                    found.setdefault(state.phase, []).append((state.clone(), seat))
    return found


def choices(seats, seed=0, each=2, rare=False):
    """Return (full state, seat), so many of every kind of choice. rare: with options that are not usual."""
    found, rng = _gathered(seats, rare), random.Random(seed)
    return [choice for kind in found.values() for choice in rng.sample(kind, min(each, len(kind)))]


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_ranking_holds_every_legal_action_best_first_and_is_the_same_again(seats, plies):
    for state, seat in choices(seats):
        seen = state.observation(seat)
        found = ranking(seen, plies)
        assert sorted(action for action, _ in found) == state.legal_actions(seat)
        assert found == sorted(found, key=lambda choice: (-choice[1], choice[0]))
        assert ranking(rules.state_from_text(seen.to_text()), plies) == found


@pytest.mark.parametrize("seats", SEATS)
def test_a_search_changes_nothing(seats):
    for state, seat in choices(seats, seed=1, each=1):
        seen = state.observation(seat)
        before = seen.to_text()
        ranking(seen, 3)
        assert seen.to_text() == before


@pytest.mark.parametrize("seats", SEATS)
def test_every_kind_of_choice_is_thought_about_with_the_rarer_options(seats):
    """A search that raised would be answered with any action, and nobody would notice."""
    seen = set()
    for state, seat in choices(seats, seed=2, rare=True):
        seen.add(state.phase)
        search = thinking.Search(state.observation(seat), 2)
        while search.step():
            pass
        assert search._values
        assert set(search._values) <= set(state.legal_actions(seat))
        assert search.progress == 1
    assert seen >= CHOICES - (SET_UP if seats > 2 else set())


def test_the_progress_of_a_search_only_rises():
    for state, seat in choices(4, seed=3, each=1):
        search = thinking.Search(state.observation(seat), 3)
        told = [search.progress]
        while search.step():
            told.append(search.progress)
        assert told == sorted(told)
        assert 0 <= told[0] <= told[-1] <= 1 == search.progress


@pytest.mark.parametrize("seats", SEATS)
def test_cards_that_the_seat_cannot_see_change_nothing(seats):
    """The same observation comes from states with other hidden cards, and is answered in the same way."""
    rng, tried = random.Random(seats), 0
    for state, seat in choices(seats, seed=4, each=3):
        other = state.resample(seat, rng)
        tried += other.hands != state.hands or other.stacks != state.stacks
        assert ranking(other.observation(seat)) == ranking(state.observation(seat))
    assert tried > 3


@pytest.mark.parametrize(("seats", "level"), [(2, 1), (3, 1), (4, 1), (4, 2), (2, 3)])
def test_matches_among_computers_end(seats, level):
    *_, (state, _) = computer_match(seats, seed=level, level=level)
    assert state.problems() == []
    assert state.actor == TERMINAL
    assert sum(state.outcome().scores) > 20 * seats / 2


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_level_beats_random_play(seats, monkeypatch):
    monkeypatch.setitem(GAMES, rules.KEY, rules)
    players = [arena.computer(rules.KEY, level_of(1)) if seat == 0 else arena.play_random for seat in range(seats)]
    assert sum(arena.play_match(rules, players, seed)[0] for seed in range(2)) == 2


def test_the_gain_is_the_change_of_the_lead_in_points():
    for state, seat in choices(3, seed=5, each=1):
        for action in state.legal_actions(seat)[:5]:
            gained = gain(thinking, state, action)
            if state.actor == SIMULTANEOUS:
                assert gained == 0
                continue
            after = state.clone()
            after.apply(action)
            others = [one for one in range(3) if one != seat]
            lead = after.points[seat] - max(after.points[one] for one in others)
            assert gained == lead - state.points[seat] + max(state.points[one] for one in others)


@pytest.mark.parametrize("seats", SEATS)
def test_a_search_works_in_small_steps(seats):
    """In the client itself a step may not hold up the picture: every position that is weighed is one."""
    for state, seat in choices(seats, seed=6, each=1):
        if state.phase not in (phases.LAY, phases.BORDERS, phases.KNIGHTS):
            continue
        steps = []
        for plies in PLIES:
            search = thinking.Search(state.observation(seat), plies)
            steps.append(1)
            while search.step():
                steps[-1] += 1
        assert steps[0] > 1
        assert state.phase != phases.LAY or steps[-1] > 50
