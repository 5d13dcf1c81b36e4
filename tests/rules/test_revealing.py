"""What a seat learns by an action: held against all that could have happened in a world that it cannot tell from this.

A seat learns something where the same looks otherwise in such a world whatever is done there, and where chance shows it
what others do not see. In practice the undo of a match stops there.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.match import COMPUTER, PERSON, Match, Seat
from game.match.chance import SeededChance
from game.match.undo import MOVE, TABLE, TURN
from game.rules.core import CHANCE, SIMULTANEOUS
from tests.rules.random_play import apply_entry, random_match, set_ups
from tests.rules.test_contract import ALL_GAMES

NAMES = ("Henry", "Margaret", "Richard", "Eleanor")
GAMES = {game.KEY: game for game in ALL_GAMES}
HIDING = {"lowenherz": 8, "toy_auction": 60}  # the games in which something is hidden: how many matches show it well
WORLDS = 3


def plies(game, seeds):
    """Yield (state, actor, action) of every choice of one actor in some random matches."""
    tables = set_ups(game)
    for seed in range(seeds):
        for state, entry in random_match(game, *tables[seed % len(tables)], seed):
            if entry is not None and state.actor != SIMULTANEOUS:
                ((actor, action),) = entry.items()
                yield state, actor, action


def after(state, actor, action, seat):
    """Return what the seat sees once that is done."""
    done = state.clone()
    apply_entry(done, {actor: action})
    return done.observation(seat)


def is_shown_by(state, actor, action, seat, other):
    """Return whether nothing that can be done in the other world looks to the seat like this."""
    seen = after(state, actor, action, seat)
    can = other.legal_actions(actor)
    first = [action] if action in can else []
    return not any(after(other, actor, one, seat) == seen for one in (*first, *can))


def is_shown_alone(state, actor, action, seat):
    """Return whether chance shows the seat what a spectator does not see."""
    others = [one for one, _ in state.chance_outcomes() if one != action][:1] if actor == CHANCE else []
    return any(
        after(state, actor, one, None) == after(state, actor, action, None)
        and after(state, actor, one, seat) != after(state, actor, action, seat)
        for one in others
    )


@pytest.mark.parametrize("key", GAMES)
def test_whoever_learns_what_was_hidden_is_said_to(key):
    game, rng, met = GAMES[key], random.Random(4), Counter()
    for state, actor, action in plies(game, HIDING.get(key, 2)):
        for seat in range(len(state.scores())):
            worlds = [one for one in (state.resample(seat, rng) for _ in range(WORLDS)) if one != state]
            learns = is_shown_alone(state, actor, action, seat)
            learns = learns or any(is_shown_by(state, actor, action, seat, world) for world in worlds)
            told = state.reveals(action, seat)
            assert told or not learns, (game.action_to_text(state, action), seat)
            met[told, learns, actor == CHANCE] += 1
    if key in HIDING:
        for by_chance in (True, False):
            assert met[True, True, by_chance] > met[True, False, by_chance]
            assert met[False, False, by_chance] > 50
    else:
        assert set(met) <= {(False, False, True), (False, False, False)}


def seats(kinds):
    return [Seat(kind, NAMES[n], n, int(kind == COMPUTER)) for n, kind in enumerate(kinds)]


def known_plies(match, seed, count):
    """Play some plies and yield, after each, the last one by which a person came to know what was hidden."""
    rng, last = random.Random(seed), 0
    persons = [number for number, seat in enumerate(match.seats) if seat.is_person]
    while not match.is_over and len(match.log) < count:
        before, actors = match._state.clone(), match.to_act or (match.actor,)
        for actor in actors:
            match.propose(actor, rng.choice(match.choices(actor)))
        match.poll()
        for entry in match.log[len(match.log) - 1 :]:
            told = entry.is_joint or any(before.reveals(entry.action, seat) for seat in persons)
            last = entry.ply if told else last
        yield last


@pytest.mark.parametrize("policy", [TABLE, TURN, MOVE])
@pytest.mark.parametrize("kinds", [(PERSON, COMPUTER), (PERSON, PERSON)], ids=["practice", "persons"])
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_taken_back_past_what_a_person_came_to_know(key, kinds, policy):
    allowed = stopped = 0
    for seed in range(6):
        match = Match(GAMES[key], seats(kinds), {}, chance=None, undo=policy)
        for last in known_plies(match, seed, 250):
            target = match._undo_target()
            allowed += target is not None
            stopped += target is None and last == len(match.log)
            assert target is None or target >= last
    assert allowed > 0 or (key, policy) == ("toy_auction", TURN)  # there everybody acts once
    assert stopped > 0 or key not in HIDING


def looks_at_stacks(kinds):
    """Yield matches of Löwenherz in which seat 0 has just seen what lies in a stack."""
    game = GAMES["lowenherz"]
    for seed in range(12):
        match = Match(game, seats(kinds), {}, chance=SeededChance(seed))
        rng = random.Random(seed)
        match.poll()
        while not match.is_over and not (match.actor == 0 and match.word_of(match.choices(0)[0]).startswith("keep:")):
            for actor in match.to_act:
                match.propose(actor, rng.choice(match.choices(actor)))
            match.poll()
        if not match.is_over:
            yield match


@pytest.mark.parametrize("kinds", [(PERSON, COMPUTER), (PERSON, PERSON)], ids=["practice", "persons"])
def test_who_has_looked_through_a_stack_keeps_a_card_of_it(kinds):
    match = next(looks_at_stacks(kinds))
    assert [entry.word.partition(":")[0] for entry in match.log[-2:]] == ["look", "cards"]
    assert not match.can_undo() and not match.undo()
    length = len(match.log)
    match.propose(0, match.choices(0)[-1])
    match.poll()
    assert match.log[length].word.startswith("keep:")
    while match.undo():
        match.poll()
    assert len(match.log) >= length


def test_what_only_a_computer_has_seen_may_be_taken_back():
    assert not any(match.can_undo() for match in looks_at_stacks((PERSON, COMPUTER)))
    assert any(match.can_undo() for match in looks_at_stacks((COMPUTER, PERSON)))
