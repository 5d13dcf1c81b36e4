"""Whole matches with the real table and the real computer player, by clicks on what is seen."""

import pytest

from game.match import Seat, opening, saves
from game.rules import rose_king
from game.scenes.opening import new_table
from tests.pilot import Pilot

PERSONS = (Seat("person", "Henry", 0), Seat("person", "Margaret", 1))
COMPUTER = Seat("computer", "Richard", 1, 1)
BUTTONS = {"undo", "redo", "hint", "menu", "log", "look_back"}


def sit(pilot, *seats):
    pilot.open(lambda context: new_table(context, rose_king, seats))
    pilot.until(lambda: pilot.scene.play.show.is_settled)
    return pilot.scene


def cards(pilot):
    """Return the names of the cards (and of the draw) that can be clicked, in a fixed order."""
    return sorted(name for name in pilot.targets() if name not in BUTTONS and not name.startswith("square"))


def decisions(table):
    return [entry for entry in table.match.log if entry.actor >= 0]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_two_persons_click_a_whole_match_up_to_the_result(tmp_path, monkeypatch, size):
    monkeypatch.setattr(opening, "fresh_seed", lambda: 7)
    pilot = Pilot(tmp_path, size=size)
    pilot.app.settings.animation = "off"
    table = sit(pilot, *PERSONS)
    while not table.match.is_over:
        before = len(table.match.log)
        pilot.until(lambda: table.status()["settled"])
        names = cards(pilot)
        pilot.click(names[before % len(names)])
        if pilot.scene.name == "dialog":
            pilot.click("yes")
        assert len(table.match.log) > before
    pilot.until(lambda: pilot.scene.name == "result")
    (saved,) = saves.list_saves(tmp_path)
    assert saved.is_finished and saved.log == tuple(table.match.log)
    assert pilot.scene.status()["digest"] == table.match.digest()
    pilot.click("replay")
    replay = pilot.scene
    pilot.press("end")
    assert replay.match.digest() == table.match.digest()
    pilot.close()


def test_the_computer_answers_from_its_own_process(pilot):
    pilot.app.settings.least_thinking = 0
    pilot.app.settings.animation = "off"
    table = sit(pilot, PERSONS[0], COMPUTER)
    for moves in (2, 4, 6):
        pilot.click(cards(pilot)[0])
        if pilot.scene.name == "dialog":
            pilot.click("yes")
        pilot.until(lambda n=moves: len(decisions(table)) >= n and table.match.actor == 0, most=100_000)
        pilot.until(lambda: table.play.show.is_settled)
    assert saves.newest(pilot.app.home).saved.log == tuple(table.match.log)


def test_a_hint_comes_from_the_strongest_player_and_is_an_action_of_the_person(pilot):
    table = sit(pilot, PERSONS[0], COMPUTER)
    hinted = []
    table.play.view.hint = lambda action, words: hinted.append(action)
    pilot.press("h")
    pilot.until(lambda: hinted, most=100_000)
    assert hinted[0] in table.play.show.moment().actions
    assert decisions(table) == []


def test_clicks_during_the_flight_count(pilot):
    table = sit(pilot, *PERSONS)
    for _ in range(4):
        pilot.click(cards(pilot)[0])
    assert len(decisions(table)) == 4


@pytest.mark.parametrize("confirm", [lambda pilot: pilot.press("enter"), lambda pilot: pilot.pad(0)])
def test_a_whole_match_without_a_mouse(pilot, monkeypatch, confirm):
    """The focus goes by itself to what can be done next, so one key is enough."""
    monkeypatch.setattr(opening, "fresh_seed", lambda: 7)
    pilot.app.settings.animation = "off"
    pilot.app.settings.confirm_spending = True
    table = sit(pilot, *PERSONS)
    pilot.point((700, 300))  # it lies there all the time, over the board
    while not table.match.is_over:
        before = len(table.match.log)
        for _ in range(3):  # one shows the focus, one presses, one answers a question
            if len(table.match.log) == before:
                confirm(pilot)
        assert len(table.match.log) > before
        pilot.until(lambda: table.play.show.is_settled)
    pilot.until(lambda: pilot.scene.name == "result")
    confirm(pilot)
    assert pilot.scene.name == "table" and not pilot.scene.match.is_over


def test_the_focus_is_still_there_after_a_dialog_and_a_bump_of_the_table(pilot):
    table = sit(pilot, *PERSONS)
    pilot.point((700, 300))
    pilot.press("right", "right")
    pointed = table.play.view.pointed
    assert pointed.startswith("card:")
    pilot.press("m", "escape")
    assert pilot.scene is table and table.play.view.pointed == pointed
    pilot.point((701, 300))
    assert table.play.view.pointed == pointed
    pilot.point((800, 300))
    assert table.play.view.pointed != pointed
