"""Every number of points that Löwenherz' table foretells or tells of says what it is made of."""

import random
import re
from functools import partial

import pytest

from game.rules import lowenherz as rules
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import actions as of
from game.rules.lowenherz import explain
from game.rules.lowenherz.happenings import CutOff, MountainsScored, RegionFounded
from game.view import lowenherz
from game.view.lowenherz import foretell, preview, reckoning
from game.view.lowenherz.geometry import layout
from game.view.lowenherz.look import Look
from tests.view.lowenherz import samples

TABLE = layout(1280, 720, 4)


def total(said):
    """Return the sum of what a reckoning lists: of every "what: points" the points."""
    return sum(int(points) for points in re.findall(r": (\d+)", said))


@pytest.mark.parametrize(
    ("fields", "cities", "said"),
    [
        (1, 0, "1–4 fields: 3"),
        (4, 1, "1–4 fields: 3, 1 town: 5"),
        (5, 0, "5–10 fields: 5"),
        (11, 2, "11–20 fields: 7, 2 towns: 10"),
        (30, 0, "21–30 fields: 9"),
        (31, 0, "31 or more fields: 12"),
        (149, 0, "31 or more fields: 12"),
    ],
)
def test_a_region_is_reckoned_by_the_table_and_its_towns(fields, cities, said):
    assert reckoning.by_size(fields, cities) == said


def test_fields_that_are_taken_are_reckoned_one_by_one():
    assert reckoning.by_field(1, 0) == "1 field: 1"
    assert reckoning.by_field(2, 1) == "2 fields: 2, 1 town: 5"


def test_a_second_cut_of_one_expansion_is_said_to_count_with_the_first():
    assert reckoning.cut_off(3, 1, 8) == "1–4 fields: 3, 1 town: 5"
    assert reckoning.cut_off(1, 0, 0) == "reckoned together with those cut off before"


def harm(state, action):
    """Return how many points others lose by an action."""
    after = state.clone()
    after.apply(action)
    return sum(max(0, old - new) for old, new in zip(state.points, after.points, strict=True))


def scoring(seed, plies=1500):
    """Yield (before, action, after) of steps that score, in a match of players who take what hurts."""
    state, rng = rules.new_state(4, {"setup": "basic", "purses": "open"}), random.Random(seed)
    for _ in range(plies):
        if state.actor == TERMINAL:
            return
        if state.actor in (CHANCE, SIMULTANEOUS):
            action = state.sample_chance(rng.randrange) if state.actor == CHANCE else None
            before = state.clone()
            if action is None:
                samples.advance(state, rng)
                continue
            state.apply(action)
        else:
            found = state.legal_actions()
            taking = [action for action in found if of.taken(action)]
            before, action = state.clone(), max(taking, key=partial(harm, state)) if taking else rng.choice(found)
            state.apply(action)
        if state.points != before.points:
            yield before, action, state.clone()


STEPS = [step for seed in range(6) for step in scoring(seed)]


def test_every_step_that_scores_is_explained_in_the_chronicle():
    seats, met = samples.looks("pppp"), set()
    for before, action, after in STEPS:
        lines = [line.text for line in lowenherz.sentences(before, action, after, seats, 5)]
        for event in explain.events(before, action, after):
            met.add(type(event))
            if isinstance(event, RegionFounded) and event.points:
                line = next(line for line in lines if "gets a region" in line and f"+{event.points} (" in line)
                assert total(line.partition("(")[2]) == event.points
            if isinstance(event, CutOff) and event.lost:
                assert any(f"−{event.lost} ({reckoning.cut_off(event.fields, event.cities, event.lost)})" in line
                           for line in lines)  # fmt: skip
            if isinstance(event, MountainsScored):
                assert any(line.startswith("Silver") for line in lines)
        if of.taken(action):
            line = next(line for line in lines if "takes" in line or "expands" in line)
            gain = after.points[before.turn] - before.points[before.turn]
            assert total(line.partition("(")[2]) == 1 + 5 * (before.city >> of.taken(action)[1] & 1) <= gain
    assert {RegionFounded, CutOff, MountainsScored} <= met


def test_what_is_foretold_is_what_comes_and_says_why():
    tried = 0
    for before, action, after in STEPS:
        if not preview.is_of_board(action):
            continue
        sitting = samples.Sitting(before.clone())
        said = foretell.lines(preview.after(Look(sitting.moment, TABLE), action))
        tried += 1
        for seat in range(4):
            change = after.points[seat] - before.points[seat]
            results = [line.text for line in said if line.strong and line.text.endswith(f" for {samples.NAMES[seat]}")]
            told = [int(text.split()[0].replace("−", "-")) for text in results]
            assert sum(told) == change
        reasons = sum(total(line.text) for line in said if not line.strong)
        assert reasons or not any(line.strong for line in said) or "before" in " ".join(line.text for line in said)
    assert tried > 20
