"""What Löwenherz' table asks before the rest of a line is given up."""

from dataclasses import replace

import pytest

from game.rules.lowenherz import actions as of
from game.rules.lowenherz.land import enclose, neighbours
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import shown


def asked(canvas, sitting, **preferences):
    """Return the question of the table before the line of a sitting is ended."""
    view = shown(canvas, sitting)
    moment = sitting.moment
    view.show(replace(moment, preferences=replace(moment.preferences, **preferences)))
    return view.warning(of.DONE)


def step(sitting, kind):
    """Apply the first action of a kind that leaves the same line to the same seat."""
    for action in sitting.moment.actions:
        after = sitting.state.clone()
        if kind(action) is None:
            continue
        after.apply(action)
        if (after.phase, after.line, after.turn) == (sitting.state.phase, sitting.state.line, sitting.state.turn):
            sitting.apply(action)
            return sitting
    raise AssertionError("there is no such action")


def test_borders_that_are_left_are_asked_about_however_many_were_placed(canvas):
    sitting = samples.of("four_early")
    left = sitting.state.left
    assert left > 1
    assert asked(canvas, sitting).startswith(f"You may still place {left} borders.")
    step(sitting, of.edge_of)
    assert asked(canvas, sitting).startswith(f"You may still place {left - 1} border")


def test_borders_that_could_change_nothing_are_given_up_without_a_question(canvas):
    sitting = samples.of("four_early")
    state = sitting.state
    state.right, state.below = state.right | ~(1 << 0), state.below | ~(1 << 0)
    corner = 1 << 0 | neighbours(1 << 0)
    enclose(state, corner)
    view = shown(canvas, sitting)
    assert view.look.choices.edges and not any(state.castles[colour].count(0) for colour in range(4))
    assert asked(canvas, sitting) is None


def test_knights_and_fields_that_are_left_are_named(canvas):
    sitting = samples.of("four_knights")
    assert asked(canvas, sitting).startswith("You may still place a knight or expand a region.")
    sitting.state.left = 0
    assert asked(canvas, sitting).startswith("You may still expand a region.")
    step(sitting, of.taken)
    assert asked(canvas, sitting).startswith("You may still take one more field.")


def test_a_stack_that_was_fought_for_is_not_left_without_a_question(canvas):
    assert "keep a card" in asked(canvas, samples.of("three_look", "ppp"))


def test_nothing_is_asked_where_only_an_alliance_could_still_be_ended(canvas):
    sitting = samples.of("four_knights")
    view = shown(canvas, sitting)
    kept = tuple(action for action in view.look.moment.actions if action == of.DONE)
    view.show(replace(sitting.moment, actions=kept))
    assert view.warning(of.DONE) is None


@pytest.mark.parametrize("name", ["four_early", "four_knights", "three_look"])
def test_who_wants_no_questions_is_not_asked_and_a_hint_to_end_needs_none(canvas, name):
    assert asked(canvas, samples.of(name), warnings=False) is None
    view = shown(canvas, samples.of(name))
    view.hint(of.DONE)
    assert view.warning(of.DONE) is None
