"""Every lesson, step by step: what it asks for can be done, what it speaks of is there, and what it says is short."""

import pytest

from game import language
from game.language import LANGUAGES, _
from game.rules.catalog import GAMES
from game.scenes.catalog import VIEWS
from game.scenes.tutorial import Tutorial
from game.scenes.tutorial_course import LessonCourse
from game.settings import Settings
from game.view.boxes import Box
from game.view.lesson import PUPIL, Teaching
from tests.pilot import Pilot
from tools import studio_lessons

LESSONS = [key for key, package in VIEWS.items() if isinstance(package, Teaching)]
MOST_WORDS, MOST_WORDS_ELSEWHERE = 25, 28  # some languages need a word more for the same
QUIET = Settings(animation="off")


def course_of(key):
    return LessonCourse(GAMES[key], VIEWS[key].lesson())


def play_step(course):
    step = course.number
    while course.number == step and not course.is_done:
        if course.wished is not None:
            assert course.choose(course.wished)
        else:
            course.go_on()


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_can_be_played_to_its_end(key):
    course = course_of(key)
    while not course.is_done:
        assert course.match.trouble == ""
        play_step(course)
    said = course.lesson.steps
    words = [word for step in said for part in (step.before, step.wish, step.then) for word in part.split()]
    choices = [word for entry in course.match.log for word in ([entry.word] if not entry.is_joint else
               [choice.word for choice in entry.choices])]  # fmt: skip
    assert choices == words and 8 <= len(said) <= 14


@pytest.mark.parametrize("key", LESSONS)
def test_only_what_is_asked_for_is_played(key):
    course = course_of(key)
    asked = 0
    while not course.is_done:
        if course.wished is not None:
            before = course.match.digest()
            for action in course.match.choices(PUPIL):
                assert action == course.wished or not course.choose(action)
            assert course.match.digest() == before
            asked += 1
        play_step(course)
    assert asked >= 3


@pytest.mark.parametrize("key", LESSONS)
def test_every_step_can_be_taken_back(key):
    course = course_of(key)
    seen = [course.match.digest()]
    while course.number < len(course.lesson.steps) - 1:
        play_step(course)
        seen.append(course.match.digest())
    while course.number:
        assert course.go_back() and course.match.digest() == seen[course.number]
    assert not course.go_back()
    while not course.is_done:
        play_step(course)


@pytest.mark.parametrize("key", LESSONS)
def test_half_a_step_is_taken_back_to_its_beginning(key):
    course = course_of(key)
    while course.wished is None:
        play_step(course)
    step, before = course.number, course.match.digest()
    assert course.choose(course.wished) and course.match.digest() != before
    assert course.go_back() and (course.number, course.match.digest()) == (step, before)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_what_is_said_is_short(key, lang):
    language.use(lang)
    lesson = VIEWS[key].lesson()
    most = MOST_WORDS if lang == "en" else MOST_WORDS_ELSEWHERE
    said = [_(text) for text in (*(step.words for step in lesson.steps), *lesson.kept)]
    language.use("en")
    assert [text for text in said if len(text.split()) > most] == []


@pytest.mark.parametrize("key", LESSONS)
def test_what_shines_is_on_the_table_and_beside_the_coach(tmp_path, key):
    pilot = Pilot(tmp_path, settings=QUIET).open(lambda context: Tutorial(context, key))
    lesson = pilot.scene
    while pilot.app.stack.top is lesson:
        view, step = lesson.view, lesson.course.step
        x, y, w, h = lesson.coach.box
        for spot in " ".join(step.spots).split():
            box = view.place_of(spot)
            assert box is not None, (spot, step.words)
            assert box.x + box.w <= x or box.x >= x + w or box.y + box.h <= y or box.y >= y + h, (spot, step.words)
        assert len(step.spots) == max(1, len(step.wish.split())) or (not step.spots and not step.wish)
        studio_lessons.advance(pilot, lesson)
    pilot.app.stack.abandon()
    pilot.close()


def test_the_coach_stands_beside_the_land_of_charlemagne_where_castles_are_built(tmp_path):
    pilot = Pilot(tmp_path, settings=QUIET).open(lambda context: Tutorial(context, "carolus_magnus"))
    lesson, seen = pilot.scene, 0
    while pilot.app.stack.top is lesson:
        look, sheet = lesson.view.look, Box(*lesson.coach.box)
        assert not sheet.meets(Box(*look.ring.lands[look.state.emperor].box)), lesson.coach.words
        seen += 1
        studio_lessons.advance(pilot, lesson)
    assert seen == len(lesson.course.lesson.steps)
    pilot.app.stack.abandon()
    pilot.close()
