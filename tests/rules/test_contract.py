"""One suite for every game of the catalog, every seat count and every option, along seeded random matches."""

from __future__ import annotations

import copy
import random
from fractions import Fraction
from itertools import pairwise

import pytest

from game.rules.catalog import GAMES
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, IllegalAction, InvalidText
from tests import toy_games
from tests.rules.random_play import acting_seats, apply_entry, choose, random_match, set_ups

ALL_GAMES = [*GAMES.values(), toy_games]
CASES = [(game, seats, options) for game in ALL_GAMES for seats, options in set_ups(game)]
MATCHES = 3
MANY_ACTIONS = 1000  # from twice as many on, not every position is tried with all of them
MANY_CHOICES = 2000  # nor, from twice as many on, with all the legal ones


def _name(case):
    game, seats, options = case
    return "-".join((game.KEY, str(seats), *options.values()))


@pytest.fixture(params=CASES, ids=map(_name, CASES))
def case(request):
    return request.param


def positions(case, matches=MATCHES):
    """Yield (game, state, entry) along some random matches; every state is sound but not to be changed."""
    game, seats, options = case
    for seed in range(matches):
        for state, entry in random_match(game, seats, options, seed):
            yield game, state, entry


def some_positions(case, matches, many):
    """Yield fewer of the positions the more actions a game has: one of thousands would take minutes."""
    every = max(1, case[0].NUM_ACTIONS // many)
    return (found for place, found in enumerate(positions(case, matches)) if place % every == 0)


def everybody(state):
    return [None, *range(len(state.scores()))]


def slots(state):
    return {slot: copy.deepcopy(getattr(state, slot)) for slot in state.__slots__}


def test_legal_actions_are_ascending_plain_ints_of_the_table(case):
    for game, state, _ in positions(case):
        for seat in (None, CHANCE, *range(len(state.scores()))):
            actions = state.legal_actions(seat)
            assert type(actions) is list
            assert all(type(action) is int and 0 <= action < game.NUM_ACTIONS for action in actions)
            assert all(a < b for a, b in pairwise(actions))


def test_only_who_is_to_act_has_legal_actions(case):
    for _, state, _ in positions(case):
        acting = acting_seats(state)
        for seat in (CHANCE, *range(len(state.scores()))):
            assert bool(state.legal_actions(seat)) == (seat in acting)
        if state.actor == SIMULTANEOUS:
            assert state.legal_actions() == []
        elif state.actor != TERMINAL:
            assert state.legal_actions() == state.legal_actions(state.actor) != []


def test_the_list_of_legal_actions_belongs_to_the_caller(case):
    for _, state, _ in positions(case):
        for seat in acting_seats(state):
            before = state.legal_actions(seat)
            state.legal_actions(seat).clear()
            assert state.legal_actions(seat) == before


def test_words_of_legal_actions_are_unique_and_read_back(case):
    for game, state, _ in positions(case):
        for seat in acting_seats(state):
            actions = state.legal_actions(seat)
            words = [game.action_to_text(state, action) for action in actions]
            assert len(set(words)) == len(actions)
            assert [game.action_from_text(state, word) for word in words] == actions


def test_words_name_one_action_each(case):
    game, seats, options = case
    state = game.new_state(seats, options)
    for number in (-1, game.NUM_ACTIONS):
        with pytest.raises(IllegalAction):
            game.action_to_text(state, number)
    words = [game.action_to_text(state, action) for action in range(game.NUM_ACTIONS)]
    assert len(set(words)) == game.NUM_ACTIONS
    assert not any(set(word) & set(" \t\r\n") or not word.isascii() for word in words)


def test_every_legal_action_applies(case):
    for _, state, entry in some_positions(case, 2, MANY_CHOICES):
        for seat in acting_seats(state):
            for action in state.legal_actions(seat):
                after = state.clone()
                apply_entry(after, {**entry, seat: action})
                assert after != state
                assert after.problems() == []


def test_every_other_action_raises_and_leaves_the_state_untouched(case):
    for game, state, _ in some_positions(case, 1, MANY_ACTIONS):
        before = slots(state)
        legal = [] if state.actor == SIMULTANEOUS else state.legal_actions()
        for action in (*range(-5, game.NUM_ACTIONS + 5), 10**12):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    state.apply(action)
        assert slots(state) == before


def test_joint_actions_are_complete_and_legal_or_raise(case):
    for game, state, entry in positions(case):
        before = slots(state)
        wrong = [{}, {0: -1}, {CHANCE: 0}]
        if state.actor == SIMULTANEOUS:
            first, *others = entry
            wrong += [
                {seat: entry[seat] for seat in others},
                {**entry, first: game.NUM_ACTIONS},
                {**entry, len(state.scores()): entry[first]},
            ]
        for actions in wrong:
            with pytest.raises(IllegalAction):
                state.apply_joint(actions)
        assert slots(state) == before


def test_chance_outcomes_are_ascending_with_whole_weights(case):
    for _, state, _ in positions(case):
        outcomes = state.chance_outcomes()
        assert bool(outcomes) == (state.actor == CHANCE)
        assert [action for action, _ in outcomes] == state.legal_actions(CHANCE)
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)


def sampling_law(state):
    """Return the exact probability of every answer of `sample_chance`, by trying every answer of `below`."""
    law = {}
    open_paths = [((), Fraction(1))]
    while open_paths:
        path, probability = open_paths.pop()
        asked = []

        def below(n, path=path, asked=asked):
            asked.append(n)
            return path[len(asked) - 1] if len(asked) <= len(path) else 0

        action = state.sample_chance(below)
        if len(asked) > len(path):
            n = asked[len(path)]
            open_paths += [((*path, answer), probability / n) for answer in range(n)]
        else:
            law[action] = law.get(action, 0) + probability
    return law


def test_sampled_chance_follows_the_law_of_the_outcomes(case):
    for _, state, _ in positions(case):
        if state.actor == CHANCE:
            outcomes = state.chance_outcomes()
            whole = sum(weight for _, weight in outcomes)
            assert sampling_law(state) == {action: Fraction(weight, whole) for action, weight in outcomes}


def test_texts_read_back_to_equal_states(case):
    for game, state, _ in positions(case, matches=2):
        for seen in (state, *(state.observation(seat) for seat in everybody(state))):
            text = seen.to_text()
            back = game.state_from_text(text)
            assert back == seen
            assert back.to_text() == text
            assert text.isascii()
            assert text.startswith(f"{game.KEY} {game.VERSION}\n")


def test_a_state_read_back_plays_on_like_the_original(case):
    for game, state, entry in positions(case):
        if entry is not None:
            back, original = game.state_from_text(state.to_text()), state.clone()
            apply_entry(back, entry)
            apply_entry(original, entry)
            assert back == original


def test_the_log_of_words_rebuilds_the_state(case):
    game, seats, options = case
    for seed in range(MATCHES):
        rebuilt = game.new_state(seats, options)
        for state, entry in random_match(game, seats, options, seed):
            assert rebuilt == state
            if entry is not None:
                words = {seat: game.action_to_text(state, action) for seat, action in entry.items()}
                apply_entry(rebuilt, {seat: game.action_from_text(rebuilt, word) for seat, word in words.items()})


def test_clones_share_nothing_that_changes(case):
    for _, state, _ in positions(case):
        twin = state.clone()
        assert twin == state
        for slot in state.__slots__:
            value = getattr(state, slot)
            assert isinstance(value, (int, tuple, bytes, str)) or getattr(twin, slot) is not value, slot
            assert not isinstance(value, (float, set, dict)), slot
        assert not hasattr(state, "__dict__")


def test_playing_a_clone_leaves_the_original_alone(case):
    for _, state, _ in positions(case, matches=1):
        before = slots(state)
        twin, rng = state.clone(), random.Random(7)
        for _ in range(6):
            if twin.actor != TERMINAL:
                apply_entry(twin, choose(twin, rng))
        assert slots(state) == before


def test_observations_of_states_that_differ_in_the_hidden_part_are_equal(case):
    rng = random.Random(1)
    for _, state, _ in positions(case):
        for seat in everybody(state):
            seen = state.observation(seat)
            assert state.resample(seat, rng).observation(seat) == seen
            assert seen.observation(seat) == seen
            assert seen is not state


def test_all_seats_agree_on_what_a_spectator_sees(case):
    for _, state, _ in positions(case):
        public = state.observation(None)
        assert all(state.observation(seat).observation(None) == public for seat in everybody(state))


def test_resampled_states_are_sound_full_states_of_the_same_actor(case):
    rng = random.Random(2)
    for _, state, _ in positions(case):
        for seat in everybody(state):
            full = state.observation(seat).resample(seat, rng)
            assert full.problems() == []
            assert full.actor == state.actor
            assert full.scores() == state.scores()
            if seat is not None:
                assert full.legal_actions(seat) == state.legal_actions(seat)


def test_an_observation_runs_along_with_the_match(case):
    for _, state, entry in positions(case):
        for seat in everybody(state):
            seen = state.observation(seat)
            assert seen.problems() == []
            for actor in acting_seats(state):
                assert set(state.legal_actions(actor)) <= set(seen.legal_actions(actor))
            if entry is not None:
                after = state.clone()
                apply_entry(after, entry)
                apply_entry(seen, entry)
                assert seen == after.observation(seat)


def test_hidden_cards_are_really_resampled():
    rng = random.Random(3)
    case = (toy_games, 3, {"coins": "5"})
    differing = sum(state.resample(0, rng) != state for _, state, _ in positions(case))
    assert differing > 10


def test_problems_stay_empty_and_the_match_ends_in_time(case):
    game, seats, options = case
    for seed in range(MATCHES * 5):
        plies = draws = 0
        for state, entry in random_match(game, seats, options, seed):
            assert state.problems() == []
            plies += entry is not None
            draws += state.actor == CHANCE
        assert plies <= game.MAX_PLIES
        assert draws <= game.MAX_DRAWS


def test_the_outcome_comes_at_the_end_only_and_agrees_with_the_scores(case):
    for _, state, entry in positions(case):
        outcome = state.outcome()
        assert (outcome is None) == (state.actor != TERMINAL) == (entry is not None)
        if outcome is not None:
            assert outcome.scores == state.scores()
            compared = [outcome.scores, *(one.values for one in outcome.tie_breaks)]
            totals = list(zip(*compared, strict=True))
            assert outcome.ranks == tuple(1 + sum(other > own for other in totals) for own in totals)
            assert outcome.winners == tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1) != ()
            assert not outcome.tie_breaks or outcome.scores.count(max(outcome.scores)) > 1


def test_nothing_is_possible_after_the_end(case):
    for game, state, entry in positions(case, matches=1):
        if entry is None:
            assert state.legal_actions() == state.chance_outcomes() == []
            for action in range(game.NUM_ACTIONS):
                with pytest.raises(IllegalAction):
                    state.apply(action)


def test_wrong_set_ups_are_refused(case):
    game, seats, options = case
    for wrong_seats in (0, 1, 5, -2, None, "2"):
        with pytest.raises(InvalidText):
            game.new_state(wrong_seats, options)
    values = [{option.key: value} for option in game.OPTIONS for value in ("no such value", None)]
    missing = [{one.key: value} for one in game.OPTIONS for value in one.values if value not in one.values_at(seats)]
    for wrong in ({"no such option": "x"}, *values, *missing):
        with pytest.raises(InvalidText):
            game.new_state(seats, wrong)


def test_every_option_has_its_default_at_every_table():
    for game in ALL_GAMES:
        for seats in game.SEATS:
            assert all(one.default in one.values_at(seats) for one in game.OPTIONS)
            assert all(len(one.least) in (0, len(one.values)) for one in game.OPTIONS)


def test_left_out_options_have_their_defaults(case):
    game, seats, _ = case
    defaults = {option.key: option.default for option in game.OPTIONS}
    assert game.new_state(seats) == game.new_state(seats, {}) == game.new_state(seats, defaults)


def test_the_catalog_lists_every_game_by_its_key():
    assert {key: game.KEY for key, game in GAMES.items()} == {key: key for key in GAMES}
