"""A press counts for what a person could have seen where the pointer is, in every game."""

import pygame as pg
import pytest

from game.app import TICK
from game.match import opening
from game.rules import carolus_magnus, rose_king
from game.scenes.haste import SEEN, Haste
from game.scenes.opening import new_table
from game.scenes.replays import Replays
from game.scenes.title import Title
from game.settings import Settings
from game.view.input import DOUBLE_CLICK, Event
from tests.pilot import Pilot
from tests.scenes.conftest import HENRY, MARGARET
from tests.scenes.test_title import save_a_match


def press(pilot, name, times, ticks):
    """Press a target several times, so many ticks from one press to the next, as quick fingers do."""
    place = pilot.middle(name)
    pilot.point(place)
    for _ in range(times):
        for kind in (pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP):
            pilot.app.step([pg.event.Event(kind, pos=place, button=1, touch=False)])
        for _ in range(ticks):
            pilot.time += TICK
            pilot.app.step([])


@pytest.fixture(params=["off", "normal"])
def hasty(tmp_path, request, thinkers):
    pilot = Pilot(tmp_path, settings=Settings(animation=request.param))
    yield pilot
    pilot.close()


def seated(pilot, monkeypatch, game, wanted):
    """Return the table of two persons at which a target of this beginning can be pressed."""
    monkeypatch.setattr(opening, "fresh_seed", lambda: 3)
    pilot.open(lambda context: new_table(context, game, (HENRY, MARGARET)))
    table = pilot.scene
    for _ in range(9):
        pilot.until(lambda: table.status()["settled"])
        found = [name for name in pilot.targets() if name.startswith(wanted)]
        if found:
            return table, found[0]
        table.match.propose(table.match.actor, table.match.observation(None).legal_actions()[0])
        table.play.poll()
    raise AssertionError(f"nowhere {wanted} can be pressed")


@pytest.mark.parametrize(("game", "wanted"), [(rose_king, "draw"), (carolus_magnus, "crown:")])
@pytest.mark.parametrize(("times", "ticks"), [(2, 1), (2, 8), (2, 15), (2, 22), (3, 10)])
def test_quick_clicks_are_one_action(hasty, monkeypatch, game, wanted, times, ticks):
    table, name = seated(hasty, monkeypatch, game, wanted)
    before = sum(entry.actor >= 0 for entry in table.match.log)
    press(hasty, name, times, ticks)
    assert sum(entry.actor >= 0 for entry in table.match.log) == before + 1


def test_a_click_after_a_look_names_the_next_crown(hasty, monkeypatch):
    table, name = seated(hasty, monkeypatch, carolus_magnus, "crown:")
    before = len(table.match.log)
    hasty.click(name)
    hasty.until(lambda: table.status()["settled"])
    hasty.ticks(24)
    crowns = [one for one in hasty.targets() if one.startswith("crown:")]
    if crowns:
        hasty.click(crowns[0])
    assert len(table.match.log) >= before + 1 + bool(crowns)


def test_a_quick_click_on_undo_counts(hasty, monkeypatch):
    table, _ = seated(hasty, monkeypatch, rose_king, "draw")
    log = list(table.match.log)
    hasty.click(next(name for name in table.status()["choices"] if name != "draw"))
    assert len(table.match.log) > len(log) and table.play.is_new
    press(hasty, "undo", 1, 2)
    assert table.match.log == log


def test_enter_pressed_twice_at_once_is_one_action(hasty, monkeypatch):
    table, _ = seated(hasty, monkeypatch, carolus_magnus, "crown:")
    before = sum(entry.actor >= 0 for entry in table.match.log)
    hasty.press("right")
    for kind in (pg.KEYDOWN, pg.KEYUP) * 2:
        hasty.app.step([pg.event.Event(kind, key=pg.K_RETURN, mod=0, unicode="", scancode=0)])
    assert sum(entry.actor >= 0 for entry in table.match.log) == before + 1


def test_the_table_says_when_every_press_counts(hasty, monkeypatch):
    table, name = seated(hasty, monkeypatch, rose_king, "draw")
    hasty.click(name)
    assert not table.status()["settled"]
    hasty.until(lambda: table.status()["settled"])
    log = len(table.match.log)
    press(hasty, next(iter(table.status()["choices"])), 1, 1)
    assert len(table.match.log) > log


def test_a_third_click_is_not_for_the_scene_that_the_second_opened(pilot):
    save_a_match(pilot.app.home)
    pilot.open(Title)
    pilot.context.stack.push(Replays(pilot.context))
    pilot.ticks(5)
    x, y, w, _ = pilot.targets()["matches"]
    place = (round(x + w / 2), round(y + 30))
    pilot.point(place)
    for _ in range(3):
        pilot.send(*(pg.event.Event(kind, pos=place, button=1, touch=False)
                     for kind in (pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP)))  # fmt: skip
    assert pilot.scene.name == "table" and pilot.app._clicked.name == "replays"


def at_the_knights(pilot, monkeypatch):
    """Return the table of two persons, the first of whom is about to play knights."""
    monkeypatch.setattr(opening, "fresh_seed", lambda: 3)
    pilot.open(lambda context: new_table(context, carolus_magnus, (HENRY, MARGARET)))
    table = pilot.scene
    while not any(name.startswith("knight:") for name in table.status()["choices"]):
        table.match.propose(table.match.actor, table.match.observation(None).legal_actions()[0])
        table.play.poll()
        pilot.until(lambda: table.status()["settled"])
    return table


@pytest.mark.parametrize("ticks", [13, 15, 20, 24])
def test_one_double_click_after_the_other_sends_one_knight_after_the_other_to_court(hasty, monkeypatch, ticks):
    table = at_the_knights(hasty, monkeypatch)
    before = len(table.match.log)
    for number in range(3):
        knight = next(name for name in hasty.targets() if name.startswith("knight:"))
        press(hasty, knight, 2, 4)
        assert len(table.match.log) == before + number + 1
        hasty.ticks(ticks - 4)


def test_a_knight_taken_while_the_turn_before_still_plays_stays_in_hand(tmp_path, monkeypatch, thinkers):
    pilot = Pilot(tmp_path, settings=Settings(animation="normal"))
    table = at_the_knights(pilot, monkeypatch)
    while table.match.observation(None).phase != carolus_magnus.phases.MOVE:
        table.match.propose(table.match.actor, table.match.observation(None).legal_actions()[0])
        table.play.poll()
    before = table.match.actor
    pilot.until(lambda: table.status()["settled"])
    while table.match.actor in (before, -1):  # the crowns are named, and the next one plays
        table.match.propose(table.match.actor, table.match.observation(None).legal_actions()[0])
        table.play.poll()
    pilot.until(lambda: any(name.startswith("knight:") for name in pilot.targets()))
    pilot.ticks(SEEN)
    assert table.play.view.busy and table.play.show.seat != table.match.actor
    knight = next(name for name in pilot.targets() if name.startswith("knight:"))
    press(pilot, knight, 1, 3)
    assert table.play.show.seat == table.match.actor and "court" in pilot.targets()
    log = len(table.match.log)
    press(pilot, "court", 1, 3)
    assert len(table.match.log) == log + 1
    pilot.close()


def down(clicks=1):
    return Event("down", 5, 5, 1, clicks=clicks)


def test_a_press_counts_once_what_lies_there_could_be_seen():
    haste = Haste()
    assert haste.is_meant(down())
    haste.renew()
    for _ in range(SEEN - 1):
        assert not haste.update() and not haste.is_meant(down())
    assert not haste.update() and haste.is_meant(down()) and not haste.is_over
    for _ in range(DOUBLE_CLICK - SEEN - 1):
        assert not haste.update()
    assert haste.update() and haste.is_over


def test_half_a_double_click_is_not_for_another_position_but_a_button_is_always_a_button():
    haste = Haste()
    assert haste.is_meant(down())
    haste.renew()
    for _ in range(SEEN):
        haste.update()
    assert not haste.is_meant(down(2)) and haste.is_meant(down(2), [(0, 0, 10, 10)])
    assert haste.is_meant(Event("down", 5, 5, 3)) and haste.is_meant(Event("command", command="undo"))
    assert haste.is_meant(down()) and haste.is_meant(down(2))


def test_what_has_been_there_as_long_as_a_double_click_takes_counts_however_often_it_is_pressed():
    haste = Haste()
    assert haste.is_meant(down())
    haste.renew()
    for _ in range(DOUBLE_CLICK - 1):
        haste.update()
    assert not haste.is_meant(down(2)) and not haste.is_over
    haste.update()
    assert haste.is_over and haste.is_meant(down(3)) and haste.is_meant(down(2))
