"""Seeing again what happened since the last turn: from the right ply on, never in the way."""

import pytest

from game.match import Entry
from game.scenes.lookback import since_last_turn
from game.scenes.show import STILL
from tests.scenes.conftest import COMPUTER, HENRY, MARGARET
from tests.scenes.test_table import decisions, first_action


def log(*actors):
    return [Entry(ply, actor, 0, "") for ply, actor in enumerate(actors, 1)]


@pytest.mark.parametrize("actors, start", [
    ((-1, -1, 0, 1, -1), 3), ((-1, 0, 1, 0, 1), 4), ((-1, 1, -1), 1), ((-1, 0), None), ((-1, -1), None), ((), None),
    ((0, 1, 1, 0), None), ((0, -1, 1), 1),
])  # fmt: skip
def test_it_begins_after_the_own_newest_decision(actors, start):
    assert since_last_turn(log(*actors), 0) == start


@pytest.mark.parametrize("actors, start", [
    ((0, 1, 1, 0), 1), ((0, 1, 1, 0, 0, -1, 0), 1), ((1, 0), 0), ((0, -1, 0), None), ((-1, 0), None), ((0, 1, -1), 1),
])  # fmt: skip
def test_in_the_middle_of_a_turn_it_begins_after_the_turn_before(actors, start):
    assert since_last_turn(log(*actors), 0, actor=0) == start


def test_a_spectator_has_no_last_turn():
    assert since_last_turn(log(0, 1), None) is None


@pytest.fixture
def answered(pilot, sit):
    """A table at which a person and the computer have moved, all of it seen."""
    table = sit(HENRY, COMPUTER)
    pilot.click(first_action(table))
    pilot.until(lambda: len(decisions(table)) == 2)
    pilot.until(lambda: table.play.show.is_settled)
    table.play.view.played.clear()
    return table


def test_the_moves_of_the_others_are_played_once_more_and_the_present_comes_back(pilot, answered):
    present = answered.play.view.moment
    assert present.can_look_back
    pilot.press("r")
    assert answered.play.show.is_looking_back and answered.status()["looking_back"]
    shown = answered.play.view.moment
    assert shown.observation.to_text() != present.observation.to_text()
    assert shown.actions == () and len(shown.chronicle) < len(present.chronicle)
    pilot.until(lambda: not answered.play.show.is_looking_back)
    assert answered.play.view.moment == present
    newest = decisions(answered)[-1]
    assert answered.play.view.played[0] is None and answered.play.view.played[1] == newest.action
    assert len(decisions(answered)) == 2


@pytest.mark.parametrize("wakes", ["click", "escape", "r", "u"])
def test_whatever_is_pressed_only_returns_to_the_present(pilot, answered, wakes):
    present, digest = answered.play.view.moment, answered.match.digest()
    pilot.press("r")
    pilot.ticks(3)
    if wakes == "click":
        pilot.click((20, 20))  # where the first action lies in the present
    else:
        pilot.press(wakes)
    assert not answered.play.show.is_looking_back and pilot.scene is answered
    assert answered.play.view.moment == present and answered.match.digest() == digest
    pilot.click(first_action(answered))
    assert len(decisions(answered)) == 3


def test_the_menu_offers_it_where_there_is_something_to_see(pilot, answered):
    pilot.press("m")
    pilot.click("look_back")
    assert pilot.scene is answered and answered.play.show.is_looking_back


def test_without_anything_to_see_there_is_no_way_to_it(pilot, sit):
    table = sit(HENRY, COMPUTER)
    assert not table.play.view.moment.can_look_back
    pilot.press("r")
    assert not table.play.show.is_looking_back
    pilot.press("m")
    assert "look_back" not in pilot.targets()


def test_the_other_person_sees_what_the_first_has_done(pilot, sit):
    table = sit(HENRY, MARGARET)
    pilot.click(first_action(table))
    pilot.until(lambda: table.play.show.is_settled and table.play.view.moment.seat == 1)
    table.play.view.played.clear()
    pilot.press("r")
    pilot.until(lambda: not table.play.show.is_looking_back)
    assert decisions(table)[0].action in table.play.view.played
    assert table.play.view.moment.seat == 1 and table.play.view.moment.actions


def test_where_nothing_moves_every_ply_is_left_standing(pilot, answered, monkeypatch):
    pilot.app.settings.reduced_motion = True
    monkeypatch.setattr("tests.scenes.fake_view.BUSY_TICKS", 0)
    pilot.press("r")
    ticks = 0
    while answered.play.show.is_looking_back:
        pilot.ticks()
        ticks += 1
    assert ticks > STILL - 5
