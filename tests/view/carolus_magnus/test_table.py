"""Carolus Magnus' table: skipping equals the still picture, nothing idle is drawn, nothing is ever blocked."""

import gettext
import random
from dataclasses import replace
from functools import partial

import pygame as pg
import pytest

from game import language
from game.rules import carolus_magnus as rules
from game.rules.core import TERMINAL
from game.view import carolus_magnus
from game.view import table_view as contract
from game.view.canvas import Canvas
from game.view.carolus_magnus import coming, overlay, spots, status
from game.view.input import Event
from game.view.moment import FAR, LOST, Presence, SeatPresence, ViewPreferences
from tests.view import watching
from tests.view.carolus_magnus import samples
from tests.view.watching import picture, run

still = partial(watching.still, carolus_magnus)
MAKERS = (samples.two, samples.three, samples.four)


@pytest.fixture
def heard():
    return []


@pytest.fixture
def view(canvas, heard):
    view = carolus_magnus.view(lambda name, pitch=0: heard.append(name))
    view.layout(canvas)
    view.show(samples.two().moment)
    return view


def play(view, sitting, word):
    before, action = sitting.step(word)
    view.play(sitting.moment, before, action)


def centre(box):
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def place(view, target):
    """Return the box of something, whether it can be clicked now or not."""
    return view.targets().get(target) or spots.sure_box(view.look, target)


def click(view, target):
    """Press and release on something; returns the intent."""
    x, y = centre(place(view, target))
    view.handle(Event("move", x, y))
    view.handle(Event("down", x, y, 1))
    return view.handle(Event("up", x, y, 1))


def point(view, target):
    view.handle(Event("move", *centre(place(view, target))))


@pytest.mark.parametrize("word", ["r:court", "y:court", "g:E", "b:F"])
def test_after_skipping_the_picture_equals_the_still_picture(view, canvas, word):
    sitting = samples.two()
    play(view, sitting, word)
    for _ in range(9):
        view.update()
    assert picture(view, canvas) != still(sitting.moment, canvas)
    view.finish()
    assert picture(view, canvas) == still(sitting.moment, canvas)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_its_own_end_every_animation_of_a_match_gives_the_still_picture(canvas, players):
    sitting = samples.Sitting(rules.new_state(players), "pppp")
    view, rng = carolus_magnus.view(), random.Random(players)
    view.layout(canvas)
    view.show(sitting.moment)
    for ply in range(330):
        if sitting.state.actor == TERMINAL:
            break
        action = samples.choose(sitting.state, rng)
        before = sitting.apply(action)
        view.play(sitting.moment, before, action)
        if ply % 4:
            view.finish()
        run(view)
        if ply % 20 == 0:
            assert picture(view, canvas) == still(sitting.moment, canvas), ply


def test_an_undo_glides_back_to_the_still_picture(view, canvas):
    sitting = samples.two()
    old = sitting.moment
    play(view, sitting, "r:F")
    run(view)
    view.play(old, sitting.state, None)
    run(view)
    assert picture(view, canvas) == still(old, canvas)


@pytest.mark.parametrize("make", MAKERS)
def test_an_idle_table_wants_no_drawing(canvas, make):
    view = carolus_magnus.view()
    view.layout(canvas)
    view.show(make().moment)
    view.draw(canvas)
    for _ in range(200):
        view.update()
        assert not view.dirty


def test_pointing_at_the_same_thing_again_draws_nothing(view, canvas):
    point(view, "land:F")
    view.draw(canvas)
    point(view, "land:F")
    assert not view.dirty


def test_reduced_motion_moves_nothing_and_waits_for_nothing(view, canvas, heard):
    sitting = samples.two()
    sitting.preferences = ViewPreferences(reduced_motion=True)
    play(view, sitting, "r:court")
    assert not view.busy
    assert heard
    assert picture(view, canvas) == still(sitting.moment, canvas)


@pytest.mark.parametrize("make, target", [(samples.two, "knight:red"), (samples.two, "land:F"), (samples.two, "undo"),
                                          (samples.four, "step:2"), (samples.three, "crown:blue")])  # fmt: skip
def test_pointing_changes_the_picture_and_pointing_away_changes_it_back(canvas, make, target):
    view, sitting = carolus_magnus.view(), make()
    view.layout(canvas)
    view.show(replace(sitting.moment, can_undo=True))
    before = picture(view, canvas)
    point(view, target)
    assert picture(view, canvas) != before
    view.handle(Event("move", 5, 5))
    assert picture(view, canvas) == before


def test_a_knight_in_hand_is_seen_and_put_back_leaves_no_trace(view, canvas):
    before = picture(view, canvas)
    assert click(view, "knight:red") is None
    lifted = picture(view, canvas)
    assert lifted != before
    point(view, "court")
    assert picture(view, canvas) != lifted
    view.handle(Event("command", command="back"))
    view.handle(Event("move", 5, 5))
    assert picture(view, canvas) == before


def test_hovering_the_court_shows_the_arms_that_would_move(view, canvas):
    sitting = samples.two()
    sitting.step("b:court")  # 7 : 7 now, another blue one would win the arms
    sitting.step("r:court")
    sitting.state.reserve[2] = 1
    sitting.state.supply[2] -= 1
    view.show(sitting.moment)
    click(view, "knight:blue")
    lifted = picture(view, canvas)
    point(view, "court")
    assert picture(view, canvas) != lifted
    then = view._foresight.then(view.look, view._pointer)
    assert then.state.arms[2] == 0


def test_a_press_during_an_animation_finishes_it_and_counts(view):
    sitting = samples.two("pp")
    view.show(sitting.moment)
    play(view, sitting, "r:court")
    assert view.busy
    assert click(view, "knight:yellow") is None
    assert not view.busy
    assert click(view, "court").kind == contract.ACTION


def test_the_next_knight_may_be_taken_while_the_last_one_flies(view):
    sitting = samples.two("pp")
    view.show(sitting.moment)
    for word, target in (("r:court", "knight:red"), ("y:F", "knight:yellow"), ("b:court", "knight:blue")):
        click(view, target)
        intent = click(view, "land:F" if word.endswith("F") else "court")
        assert rules.action_to_text(sitting.state, intent.action) == word
        play(view, sitting, word)
    assert sitting.state.phase == rules.phases.MOVE


def test_a_refusal_is_said_heard_and_forgotten(view, canvas, heard):
    before = picture(view, canvas)
    assert click(view, "land:F").kind == contract.REFUSED
    assert heard[-1] == "refuse"
    view.handle(Event("move", 5, 5))
    point(view, "land:F")
    click(view, "land:F")
    assert picture(view, canvas) != before
    for _ in range(400):
        view.update()
    view.handle(Event("move", 5, 5))
    assert picture(view, canvas) == before


def test_a_hint_points_until_the_next_change(view, canvas):
    before = picture(view, canvas)
    sitting = samples.two()
    view.hint(rules.action_from_text(sitting.state, "y:court"), "why")
    assert picture(view, canvas) != before
    play(view, sitting, "r:court")
    view.finish()
    assert picture(view, canvas) == still(sitting.moment, canvas)


@pytest.mark.parametrize("word", ["y:court", "g:F"])
def test_enter_plays_the_hint_of_who_plays_with_keys(view, word):
    sitting = samples.two()
    action = rules.action_from_text(sitting.state, word)
    view.handle(Event("command", command="next"))
    view.hint(action)
    assert view.handle(Event("command", command="confirm")) is None
    assert view.handle(Event("command", command="confirm")).action == action


def test_a_gift_and_the_end_of_the_match_are_asked_about_if_wanted(view):
    sitting = samples.two()
    for word in ("g:court", "p:court", "b:court"):
        sitting.step(word)
    quiet = replace(sitting.moment, preferences=ViewPreferences(warnings=False))
    asked = {}
    for moment in (sitting.moment, quiet):
        view.show(moment)
        asked[moment.preferences.warnings] = [view.warning(action) for action in moment.actions]
    assert any(asked[True]) and not any(asked[False])


def test_a_refresh_keeps_what_moves(view):
    sitting = samples.two()
    play(view, sitting, "r:court")
    view.update()
    view.refresh(replace(sitting.moment, thinking=True))
    assert view.busy


@pytest.mark.parametrize("make", MAKERS)
def test_a_replay_has_room_for_its_controls_and_nothing_to_press(canvas, make):
    view, sitting = carolus_magnus.view(), make()
    view.layout(canvas)
    view.show(replace(sitting.moment, replaying=True, actions=()))
    x, y, w, h = view.controls
    assert w >= 240 and h >= 180
    assert x + w <= canvas.size[0] and y + h <= canvas.size[1]
    assert len(set(picture(view, canvas)[:: 3 * 97])) > 20
    assert view.targets() == {}


def test_what_can_be_clicked_is_told_for_pilots(view):
    assert {"knight:red", "knight:yellow", "hint", "menu"} <= set(view.targets())
    assert not {"court", "land:F"} & set(view.targets())
    click(view, "knight:red")
    assert {"court", "land:A", "land:O"} <= set(view.targets())
    view.show(samples.four().moment)
    assert {"step:1", "step:4", "land:B"} <= set(view.targets())
    assert "step:5" not in view.targets()
    view.show(samples.three().moment)
    assert {f"crown:{word}" for word in ("red", "pink", "blue", "yellow", "green")} <= set(view.targets())


def test_how_other_machines_are_doing_is_shown(canvas):
    view, sitting = carolus_magnus.view(), samples.two("pr")
    view.layout(canvas)
    view.show(sitting.moment)
    seen = {picture(view, canvas)}
    for state in (FAR, LOST):
        view.attend(Presence((SeatPresence(), SeatPresence(state, 30)), clock=42))
        assert view.dirty
        seen.add(picture(view, canvas))
    assert len(seen) == 3


class Stressed(gettext.NullTranslations):
    """A language in which every word is stressed."""

    def gettext(self, message):
        return f"{message}!"


def test_a_change_of_the_language_changes_every_word(view, canvas, monkeypatch):
    english = picture(view, canvas)
    monkeypatch.setattr(language, "_texts", Stressed())
    monkeypatch.setattr(language, "_code", "de")
    view.show(samples.two().moment)
    assert picture(view, canvas) != english


@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1680, 720), (1024, 768)])
@pytest.mark.parametrize("scale, make", [(1.0, samples.four), (1.3, samples.three), (1.3, samples.four)])
def test_every_shape_of_window_and_text_size_can_be_drawn(size, scale, make):
    canvas = Canvas(pg.Surface(size), scale)
    view = carolus_magnus.view()
    view.layout(canvas)
    view.show(make().moment)
    point(view, next(target for target in view.targets() if target.startswith(("step", "crown"))))
    assert len(set(picture(view, canvas)[:: 3 * 97])) > 20


def test_a_knight_in_hand_lights_the_court_and_every_land_and_the_ribbon_says_where_it_goes(view, canvas, monkeypatch):
    lit, said = [], []
    monkeypatch.setattr(overlay.lands, "draw_line", lambda canvas, word, kind, box: lit.append(word))
    monkeypatch.setattr(status, "words", lambda look, seen, in_hand=False: said.append(in_hand) or "")
    picture(view, canvas)
    assert not lit and said == [False]
    click(view, "knight:red")
    picture(view, canvas)
    assert set(lit) == {land.name for land in view.look.ring.lands} and said == [False, True]


def test_the_ribbon_asks_where_the_knight_in_hand_goes(view):
    assert "click your court or a region" in status.words(view.look, Presence(), in_hand=True)
    assert "click" not in status.words(view.look, Presence())


def test_the_light_of_the_lands_is_there_before_a_knight_is_taken(view, canvas):
    names = [land.name for land in overlay.lands_for(view.look)]
    assert len(names) == len(view.look.ring.lands)
    for _ in coming.coasts(canvas, view.look):
        pass
    assert all(canvas.workshop.cache.held(("coast", name, "reach")) is not None for name in names)
