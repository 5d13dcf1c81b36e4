"""The reasons of a hint: facts that a person can count on the table."""

import random

import pytest

from game.rules import lowenherz as rules
from game.rules.core import SIMULTANEOUS, TERMINAL
from game.view.lowenherz.hints import hint_words
from game.view.lowenherz.princes import named
from game.view.lowenherz.setup_words import side_name
from tests.rules.lowenherz.positions import position
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import shown

NO_BREAK = "\u00a0"


def said(state, word):
    action = next(number for number, one in enumerate(rules.actions.ACTION_WORDS) if one == word)
    return named(hint_words(state, action, 0), side_name).replace(NO_BREAK, " ")


def test_a_border_that_founds_regions_says_for_whom():
    state = position(rose="a1", gold="b1", walls="a1-a2 b1-b2 b1-c1", left=1, turn=0)
    assert said(state, "border:a1-b1") == "Border a1–b1: closes 1 field, +3 for Red, closes 1 field"


def test_a_border_that_closes_nothing_says_round_which_castle_it_draws():
    state = position(rose="a1 +a2", gold="h5 +h6", left=2, turn=0)
    assert said(state, "border:b1-c1") == "Border b1–c1: draws round your castle on a1"
    assert said(state, "border:h3-h4") == "Border h3–h4: keeps land from the castle on h5 (Gold)"


def test_an_expansion_says_what_is_won_and_lost():
    state = position(
        rose="a1 +a2 +b2", gold="d1 +d2", closed="a1:b3 c1:d3", city="c2", mountain="c1", points=(9, 9, 0, 0),
        phase=rules.phases.KNIGHTS, left=1, swords=2, turn=0,
    )  # fmt: skip
    assert said(state, "take:1:c2") == "Expand to c2: 6 power points for you, Gold loses 6, a town"
    assert said(state, "take:1:c1") == "Expand to c1: 1 power point for you, Gold loses 1, a mountain for the silver"


def test_a_knight_says_whom_its_region_is_stronger_than_then():
    state = position(
        rose="a1 +a2", gold="d1 +d2", closed="a1:b3 c1:d3", phase=rules.phases.KNIGHTS, left=1, swords=2, turn=0
    )
    assert said(state, "knight:b2") == "Knight on b2: 2 knights in the region, stronger than Gold, d1"


def test_the_table_names_the_players_of_whom_a_hint_speaks(canvas):
    sitting = samples.Sitting(position(rose="a1", gold="b1", walls="a1-a2 b1-b2 b1-c1", left=1, turn=0))
    view = shown(canvas, sitting)
    action = rules.action_from_text(sitting.state, "border:a1-b1")
    view.hint(action, hint_words(sitting.state, action, 0))
    assert "+3 for Ada" in view._remark()


def test_a_castle_says_what_lies_round_it():
    state = samples.state("four_castles")
    sentence = said(state, "castle:o4")
    assert sentence == "Castle on o4: 1 town near, 3 mountains near, 7 plain fields for knights"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_of_a_match_has_reasons(players):
    state, rng = rules.new_state(players, {}), random.Random(players)
    seen = set()
    while state.actor != TERMINAL:
        seats = state.rivals if state.actor == SIMULTANEOUS else (state.actor,) if state.actor >= 0 else ()
        for seat in seats:
            seen_by = state.observation(seat)
            actions = seen_by.legal_actions(seat)
            for action in rng.sample(actions, min(3, len(actions))):
                sentence = hint_words(seen_by, action, 1)
                assert ": " in sentence and not sentence.endswith(": ") and "{" not in sentence
        seen.add(state.phase)
        samples.advance(state, rng)
    assert len(seen) >= 10
