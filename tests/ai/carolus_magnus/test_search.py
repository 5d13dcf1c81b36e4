"""How the computer plays Carolus Magnus: every choice ranked, the same each time, in small steps, to the end."""

from __future__ import annotations

import random
import time
from contextlib import closing
from itertools import product

import pytest

from game.ai import carolus_magnus as thinking
from game.ai.levels import LEVELS, level_of
from game.ai.messages import Job
from game.ai.player import ComputerPlayers
from game.ai.process import WorkerLost
from game.ai.thinking import any_action, gain
from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus.phases import MOVE, PLACE
from game.rules.core import CHANCE, TERMINAL
from tests.ai.carolus_magnus.positions import position, ranking
from tests.ai.questions import wait_for_best
from tests.rules.random_play import random_match
from tools import arena

SEATS = (2, 3, 4)


def choices(seats, count, seed=0, options=None):
    """Return positions of random matches in which a seat has more than one action; every kind of choice among them."""
    found = {}
    rng = random.Random(f"{seats} {seed}")
    kinds = 5 if (options or {}).get("crown_die") == "yes" else 4
    while sum(map(len, found.values())) < count or len(found) < kinds:
        for state, _ in random_match(rules, seats, options, rng.randrange(10**6)):
            if state.actor >= 0 and len(state.legal_actions()) > 1 and rng.random() < 0.05:
                found.setdefault(state.phase, []).append(state.clone())
    each = -(-count // len(found))
    return [state for kind in found.values() for state in rng.sample(kind, min(each, len(kind)))]


@pytest.mark.parametrize("plies", [1, 2, 3])
@pytest.mark.parametrize("seats", SEATS)
def test_a_ranking_holds_every_legal_action_best_first_and_is_the_same_again(seats, plies):
    for state in choices(seats, 8):
        found = ranking(state, plies)
        assert sorted(action for action, _ in found) == state.legal_actions()
        assert found == sorted(found, key=lambda choice: (-choice[1], choice[0]))
        assert ranking(rules.state_from_text(state.to_text()), plies) == found


@pytest.mark.parametrize("seats", SEATS)
def test_a_search_changes_nothing(seats):
    for state in choices(seats, 4, seed=1):
        before = state.to_text()
        ranking(state, 3)
        assert state.to_text() == before


@pytest.mark.parametrize("seats", SEATS)
def test_every_choice_with_every_option_of_the_dice_is_thought_about(seats):
    """A search that raised would be answered with any action, and nobody would notice."""
    seen = set()
    for turned, rolled in product(("no", "yes"), ("end", "start")):
        for state in choices(seats, 8, seed=2, options={"crown_die": turned, "roll": rolled}):
            seen.add(state.phase)
            search = thinking.Search(state, 1)
            while search.step():
                pass
            assert search._values
            assert search.progress == 1
    assert len(seen) == 5


def test_the_progress_of_a_search_only_rises():
    for state in choices(2, 6, seed=3):
        search = thinking.Search(state, 3)
        told = [search.progress]
        while search.step():
            told.append(search.progress)
        assert told == sorted(told)
        assert 0 <= told[0] <= told[-1] <= 1 == search.progress


@pytest.mark.parametrize("seats", SEATS)
def test_a_search_works_in_small_steps(seats):
    """In the client itself a step may not hold up the picture; the mean of many says so on a busy machine too."""
    for state in choices(seats, 3, seed=4):
        search, steps, start = thinking.Search(state, 3), 1, time.process_time()
        while search.step():
            steps += 1
        assert (time.process_time() - start) / steps < 0.02
        assert state.phase != PLACE or steps > 30


@pytest.mark.parametrize("seats", SEATS)
def test_a_plan_is_followed_knight_by_knight(seats):
    """What is found for the next knight is no worse than what was planned: the rest of the plan is found again."""
    for state in [one for one in choices(seats, 20, seed=5) if one.phase == PLACE and one.left > 1]:
        line, expected = state.clone(), None
        while line.phase in (PLACE, MOVE) and line.turn == state.turn:
            action, value = ranking(line, 1)[0]
            assert expected is None or value > expected - 1e-3
            expected = value
            line.apply(action)


def test_both_sides_are_judged_alike():
    """The same position with the sides exchanged has the same values."""
    one = position("B r1, C r2 b1 W, DE b3 K", ["r5 g2", "b5"], ["r2 *y", "b2 *y"], [2, 3])
    other = position("B r1, C r2 b1 K, DE b3 W", ["b5", "r5 g2"], ["b2 *y", "r2 *y"], [3, 2], turn=2)
    for plies in (1, 2, 3):
        assert dict(ranking(one, plies)) == pytest.approx(dict(ranking(other, plies)))


def test_the_gain_is_the_change_of_the_lead_in_castles():
    state = position("B r1, CD r5 b1 K, E b1", ["r5", "b9"], ["*g", "*g"], [3, 4], phase="move")
    gains = [gain(thinking, state, rules.step(number)) for number in (1, 2, 3)]
    assert gains == [1, 4, -1]
    assert gain(thinking, position("B r1", ["r5", "b9"], ["*g", "*g"], [3, 4]), rules.to_court(4)) == 0
    team = position("B p1", ["r5", "p2", "b9", "g2"], ["*g"] * 4, [3, 4, 1, 2], phase="move")
    assert gain(thinking, team, rules.step(1)) == 1


def play(levels, seed):
    """Return the final position of a match of these levels."""
    players = [arena.computer(rules.KEY, level_of(level)) for level in levels]
    state, rng = rules.new_state(len(levels)), random.Random(seed)
    while state.actor != TERMINAL:
        if state.actor == CHANCE:
            state.apply(state.sample_chance(rng.randrange))
        else:
            state.apply(players[state.actor](state.observation(state.actor), rng, state.actor))
        assert state.round <= 60
    return state


@pytest.mark.parametrize(("seats", "level"), [(2, 1), (3, 1), (4, 1), (2, 2), (3, 2), (4, 2), (2, 3), (4, 3)])
def test_matches_among_computers_end(seats, level):
    state = play([level] * seats, seed=level)
    assert state.problems() == []
    assert state.outcome().reason in ("last_castle", "three_regions")


def test_levels_that_meet_at_one_table_play_it_to_the_end():
    assert play([4, 1], seed=5).outcome().winners == (0,)


def test_the_second_level_beats_the_first():
    stronger, weaker = (arena.computer(rules.KEY, level_of(number)) for number in (2, 1))
    scores = arena.play_pairs(rules, stronger, weaker, 5)
    assert sum(scores) / len(scores) > 0.55


@pytest.mark.parametrize(("seats", "own"), [(2, (0,)), (3, (1,)), (4, (2, 3))])
def test_the_loosest_level_beats_random_play(seats, own):
    computer = arena.computer(rules.KEY, LEVELS[0])
    won = 0.0
    for seed in range(4):
        players = [computer if seat in own else arena.play_random for seat in range(seats)]
        found = arena.play_match(rules, players, seed)
        won += sum(found[seat] for seat in own)
    assert won >= 3


@pytest.mark.parametrize("seats", SEATS)
def test_two_players_that_meet_in_the_arena_have_equal_shares_of_the_seats(seats):
    ways = arena.seatings(seats)
    for seat in range(seats):
        assert sum(way[seat] for way in ways) * 2 == len(ways)
    scores = arena.play_pairs(rules, arena.play_greedy, arena.play_greedy, 4, seats=seats)
    assert all(0 <= score <= 1 for score in scores)


def no_worker():
    raise WorkerLost("none in this test")


@pytest.mark.parametrize("start", [None, no_worker])
@pytest.mark.parametrize("seats", SEATS)
def test_every_seat_is_answered_by_the_worker_and_without_it(seats, start):
    with closing(ComputerPlayers(time.monotonic, *([start] if start else []))) as players:
        for number, state in enumerate(choices(seats, 5, seed=6)):
            job = Job(number, rules.KEY, rules.VERSION, state.actor, state.to_text(), 3, 1)
            players.ask(job)
            best, _ = wait_for_best(players, number)
            assert best.action in state.legal_actions()
            assert best.ranking == tuple(ranking(state, 2))
            assert any_action(job).action in state.legal_actions()
