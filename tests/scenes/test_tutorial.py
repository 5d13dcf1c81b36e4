"""A lesson as a person takes it: by mouse, by keys and by pad, with wrong clicks, from every way in and out."""

import pytest

from game.language import LANGUAGES, _
from game.match import saves
from game.scenes.catalog import VIEWS
from game.scenes.setup import Setup
from game.scenes.title import Title
from game.scenes.tutorial import Tutorial
from game.settings import Settings, load
from game.view import assets, light
from game.view.lesson import Teaching
from tests.pilot import Pilot
from tools import studio_lessons

LESSONS = [key for key, package in VIEWS.items() if isinstance(package, Teaching)]
KEY = LESSONS[0]
CONFIRM, UNDO = 0, 3  # buttons of a pad
LEAST_LETTERS = 14  # before they grow with the text size
LEAST_W, LEAST_H = 190, 180  # of the place of the coach


@pytest.fixture(autouse=True)
def without_pictures(monkeypatch):
    """Draw no drawing and no soft light: nothing here depends on them, and they cost most of the time."""
    monkeypatch.setattr(assets, "rasterise", lambda svg, w, h: assets.transparent(w, h))
    monkeypatch.setattr(light, "blurred", lambda shape, blur: shape)


def begin(tmp_path, key=KEY, size=(1280, 720), lang="en", **chosen):
    pilot = Pilot(tmp_path, size, lang, Settings(language=lang, **{"animation": "off", **chosen})).open(Title)
    pilot.context.stack.push(Tutorial(pilot.context, key))
    pilot.ticks(3)
    return pilot, pilot.scene


def settle(pilot, lesson):
    """Let pass what moves, and what a person needs to see what has come."""
    pilot.until(lambda: pilot.app.stack.top is not lesson or lesson.coach.is_speaking)
    pilot.ticks(30)


def click_through(pilot, lesson):
    """Do what the step says with the mouse: the shining places one after another, or the button."""
    step, ply = lesson.course.number, len(lesson.match.log)
    if lesson.course.is_explaining:
        pilot.click("go_on")
        return
    for spot in lesson.course.spots:
        if pilot.app.stack.top is not lesson or (lesson.course.number, len(lesson.match.log)) != (step, ply):
            return
        x, y, w, h = lesson.view.place_of(spot)
        k = pilot.app.screen.canvas.k
        pilot.click((round((x + w / 2) * k), round((y + h / 2) * k)))
        pilot.ticks(10)


@pytest.mark.parametrize("key", LESSONS)
def test_a_whole_lesson_by_mouse(tmp_path, key):
    pilot, lesson = begin(tmp_path, key)
    for _again in range(80):
        if pilot.app.stack.top is not lesson:
            break
        click_through(pilot, lesson)
        settle(pilot, lesson)
    assert pilot.scene.name == "lesson_end"
    assert pilot.context.settings.lessons == load(tmp_path)[0].lessons == [key]
    assert saves.list_saves(tmp_path) == []
    pilot.close()


@pytest.mark.parametrize("key", LESSONS)
def test_enter_means_what_is_pointed_at_also_after_the_mouse(tmp_path, key):
    pilot, lesson = begin(tmp_path, key)
    while lesson.course.wished is None:
        pilot.click("go_on")
        pilot.point("menu")
        settle(pilot, lesson)
    ply = len(lesson.match.log)
    pilot.press("enter")
    assert len(lesson.match.log) > ply
    pilot.close()


@pytest.mark.parametrize("key", LESSONS)
def test_a_whole_lesson_by_one_key_or_button_without_patience(tmp_path, key):
    """While pieces move, too; the mouse lies on a button of the table, which must not be pressed by that."""
    pilot, lesson = begin(tmp_path, key, animation="normal")
    pilot.until(lambda: lesson.coach.is_speaking)
    pilot.point("menu")
    for _again in range(300):
        if pilot.app.stack.top is not lesson:
            break
        pilot.press("enter") if key != KEY else pilot.pad(CONFIRM)
        pilot.ticks(10)
    assert pilot.scene.name == "lesson_end"
    pilot.close()


def to_first_wish(pilot, lesson):
    while lesson.course.wished is None:
        studio_lessons.advance(pilot, lesson)
    pilot.ticks(30)


@pytest.mark.parametrize("key", LESSONS)
def test_another_legal_choice_is_refused_kindly_and_nothing_breaks(tmp_path, key):
    pilot, lesson = begin(tmp_path, key)
    to_first_wish(pilot, lesson)
    before = lesson.status()
    for action in lesson.match.choices(0):
        if action != lesson.course.wished:
            lesson.do(action)
            pilot.ticks(2)
            assert lesson.coach.scolding
    assert lesson.status() == before
    lesson.do(lesson.course.wished)
    pilot.ticks(2)
    assert not lesson.coach.scolding and len(lesson.match.log) > before["ply"]
    pilot.close()


def test_a_wrong_card_is_refused_by_the_mouse_too(tmp_path):
    pilot, lesson = begin(tmp_path, "rose_king")
    to_first_wish(pilot, lesson)
    ply = len(lesson.match.log)
    pilot.click("S2")
    assert lesson.coach.scolding == "Not this one yet: follow the arrow." and len(lesson.match.log) == ply
    pilot.ticks(400)
    assert not lesson.coach.scolding
    pilot.click("E2")
    assert len(lesson.match.log) > ply
    pilot.close()


def test_one_goes_back_a_step_and_on_again(tmp_path):
    pilot, lesson = begin(tmp_path)
    assert "step_back" not in pilot.targets()
    to_first_wish(pilot, lesson)
    step, digest = lesson.course.number, lesson.match.digest()
    studio_lessons.advance(pilot, lesson)
    pilot.ticks(30)
    pilot.click("step_back")
    assert (lesson.course.number, lesson.match.digest()) == (step, digest)
    pilot.press("backspace")
    pilot.pad(UNDO)
    assert lesson.course.number == max(0, step - 2) and lesson.coach.is_speaking
    pilot.close()


def test_the_language_changes_in_the_middle(tmp_path):
    pilot, lesson = begin(tmp_path)
    to_first_wish(pilot, lesson)
    step, digest = lesson.course.number, lesson.match.digest()
    pilot.context.settings.language = "de"
    pilot.context.apply_settings()
    pilot.ticks(3)
    assert lesson.coach.words == _(lesson.course.step.words) != lesson.course.step.words
    assert (lesson.course.number, lesson.match.digest()) == (step, digest)
    studio_lessons.advance(pilot, lesson)
    assert lesson.course.number == step + 1
    pilot.close()


def test_the_window_changes_in_the_middle(tmp_path):
    pilot, lesson = begin(tmp_path)
    to_first_wish(pilot, lesson)
    for size in ((960, 540), (1900, 800), (960, 540)):
        pilot.resize(size)
        pilot.ticks(3)
        assert lesson.coach.box == lesson.view.lectern and lesson.coach.words == lesson.course.step.words
    click_through(pilot, lesson)
    settle(pilot, lesson)
    assert pilot.app.stack.top is lesson
    pilot.close()


def test_whoever_leaves_comes_back_to_the_beginning(tmp_path):
    pilot, lesson = begin(tmp_path)
    to_first_wish(pilot, lesson)
    pilot.press("escape")
    assert pilot.scene.name == "title" and pilot.context.settings.lessons == []
    assert "continue" not in pilot.targets() and saves.list_saves(tmp_path) == []
    pilot.context.stack.push(Tutorial(pilot.context, KEY))
    pilot.ticks(3)
    assert pilot.scene is not lesson and pilot.scene.course.number == 0
    pilot.click("leave_lesson")
    assert pilot.scene.name == "title"
    pilot.close()


def test_the_menu_of_a_lesson_begins_it_again_and_leaves_it(tmp_path):
    pilot, lesson = begin(tmp_path)
    to_first_wish(pilot, lesson)
    pilot.click("menu")
    pilot.click("again")
    assert pilot.scene.name == "tutorial" and pilot.scene.course.number == 0
    pilot.click("menu")
    pilot.press("escape")
    assert pilot.scene.name == "tutorial"
    pilot.click("menu")
    pilot.click("leave")
    assert pilot.scene.name == "title"
    pilot.close()


def test_a_lesson_begins_from_the_card_of_a_new_match_and_leaves_its_mark_there(tmp_path):
    pilot = Pilot(tmp_path, settings=Settings(animation="off")).open(Setup)
    assert [pilot.scene.ui.find(f"learn_{key}").icon for key in LESSONS] == ["book"] * len(LESSONS)
    pilot.click(f"learn_{KEY}")
    assert pilot.scene.name == "tutorial" and pilot.scene.key == KEY
    lesson = pilot.scene
    while pilot.app.stack.top is lesson:
        studio_lessons.advance(pilot, lesson)
    pilot.click("done")
    assert pilot.scene.name == "setup" and pilot.scene.ui.find(f"learn_{KEY}").icon == "check"
    pilot.close()


def test_keys_reach_the_lesson_on_a_card(tmp_path):
    pilot = Pilot(tmp_path).open(Setup)
    pilot.scene.ui.focus(pilot.scene.ui.find(f"game_{KEY}"))
    pilot.press("down", "enter")
    assert pilot.scene.name == "tutorial"
    pilot.close()


def test_a_lesson_begins_from_the_rules_but_not_while_a_match_goes_on(tmp_path):
    pilot, lesson = begin(tmp_path)
    pilot.press("f1")
    assert pilot.scene.name == "rules" and "lesson" not in pilot.targets()
    pilot.press("escape", "escape")
    pilot.click("learn")
    pilot.click("lesson")
    assert pilot.scene.name == "tutorial" and pilot.scene is not lesson
    pilot.close()


def test_the_first_match_is_one_against_the_gentlest_players(tmp_path, thinkers):
    for key in LESSONS:
        pilot = Pilot(tmp_path / key, settings=Settings(animation="off")).open(Title)
        studio_lessons.SCENES[f"{key}_lesson_end"](pilot)
        pilot.click("first_match")
        seats = pilot.scene.match.seats
        assert pilot.scene.name == "table" and len(seats) == VIEWS[key].lesson().first_seats
        assert [seat.level for seat in seats] == [0] + [1] * (len(seats) - 1)
        assert [scene.name for scene in pilot.app.stack.visible] == ["table"]
        pilot.close()


def test_whoever_learns_keeps_the_name_of_the_last_match_and_nobody_else_has_it(tmp_path, thinkers):
    seats = [{"name": "Henry", "kind": "computer"}, {"name": "Richard", "kind": "person", "colour": 1}]
    settings = Settings(animation="off", last_match={"game": "rose_king", "seats": seats})
    pilot = Pilot(tmp_path, settings=settings).open(Title)
    pilot.context.stack.push(Tutorial(pilot.context, KEY))
    pilot.ticks(2)
    assert [seat.name for seat in pilot.scene.match.seats] == ["Richard", "Henry"]
    studio_lessons.SCENES["lowenherz_lesson_end"](pilot)
    pilot.click("first_match")
    assert [seat.name for seat in pilot.scene.match.seats] == ["Richard", "Henry", "Eleanor"]
    pilot.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_all_that_the_coach_says_fits_where_room_is_least(tmp_path, key, lang):
    """At every step: how much room there is depends on what lies on the table."""
    pilot, lesson = begin(tmp_path, key, (960, 540), lang, text_size="very_large")
    canvas = pilot.app.screen.canvas
    while pilot.app.stack.top is lesson:
        assert lesson.coach.is_speaking and lesson.coach.box[2] >= LEAST_W and lesson.coach.box[3] >= LEAST_H
        for scolding, smallest in (("", LEAST_LETTERS), (_("Not this one yet: follow the arrow."), LEAST_LETTERS - 3)):
            lesson.coach.scolding = scolding
            for text, (_x, _y, w, h), face, letters, _colour in lesson.coach.texts(canvas):
                wide, high = canvas.measure(text, face, letters, wrap=w)
                assert wide <= w and high <= h and letters >= smallest, (text, letters)
        lesson.coach.scolding = ""
        lesson.go_on() if lesson.course.is_explaining else lesson.do(lesson.course.wished)
        settle(pilot, lesson)
    pilot.close()
