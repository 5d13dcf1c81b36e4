"""The lessons as a photographer wants them: a step that asks for something, the one with most words, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.catalog import VIEWS
from game.scenes.title import Title
from game.scenes.tutorial import Tutorial
from game.scenes.tutorial_end import LessonEnd
from game.view.lesson import Teaching
from tests.pilot import Pilot

REST = 30  # ticks until nothing moves any more


def begin(pilot: Pilot, key: str) -> Tutorial:
    """Open the lesson of a game and return it."""
    pilot.open(Title)
    lesson = Tutorial(pilot.context, key)
    pilot.context.stack.push(lesson)
    pilot.ticks(REST)
    return lesson


def advance(pilot: Pilot, lesson: Tutorial) -> None:
    """Do what the step asks for, until another one is said or the lesson is over."""
    step = lesson.course.number
    while pilot.app.stack.top is lesson and lesson.course.number == step:
        if lesson.course.is_explaining:
            lesson.go_on()
        elif lesson.course.wished is not None:
            lesson.do(lesson.course.wished)
        pilot.ticks()
    pilot.until(lambda: lesson.coach.is_speaking or pilot.app.stack.top is not lesson)


def _asked(pilot: Pilot, key: str) -> None:
    """Show the first step that asks for something, and what is said when something else is done."""
    lesson = begin(pilot, key)
    while lesson.course.wished is None:
        advance(pilot, lesson)
    other = next(action for action in lesson.match.choices(0) if action != lesson.course.wished)
    lesson.do(other)
    pilot.ticks(REST)


def _longest(pilot: Pilot, key: str) -> None:
    """Show the step about which most is said."""
    lesson = begin(pilot, key)
    words = [step.words for step in lesson.course.lesson.steps]
    while lesson.course.number < words.index(max(words, key=len)):
        advance(pilot, lesson)
    pilot.ticks(REST)


def _end(pilot: Pilot, key: str) -> None:
    """Show the last page, to somebody who has been there before: nothing is written."""
    pilot.context.settings.lessons = list(VIEWS)
    pilot.open(Title)
    pilot.context.stack.push(LessonEnd(pilot.context, key))
    pilot.ticks(REST)


SCENES: dict[str, Callable[[Pilot], None]] = {
    f"{key}_lesson_{name}": partial(show, key=key)
    for key, package in VIEWS.items()
    if isinstance(package, Teaching)
    for name, show in (("asked", _asked), ("longest", _longest), ("end", _end))
}
