"""Dice: thrown from the panel of whoever rolls into the tray, turned to a crown, thrown again."""

from __future__ import annotations

from dataclasses import replace

from game.view.bends import turn_over
from game.view.carolus_magnus import names
from game.view.carolus_magnus.bends import tumble
from game.view.carolus_magnus.steps import Course
from game.view.script import Piece
from game.view.tween import out_cubic

CLEAR_MS, THROW_MS, THROW_GAP = 140.0, 620.0, 70.0
FLIP_MS, QUICK = 300.0, 0.62


def dice(course: Course) -> list[str]:
    """Return the names of all dice in the tray now and before."""
    found = {**course.before.pieces, **course.look.pieces}
    return [name for name in found if name.startswith("die:")]


def throw(course: Course, seat: int, fast: bool) -> None:
    """The old dice are taken away and the new ones thrown."""
    speed = QUICK if fast else 1.0
    start = course.at
    for name in dice(course):
        old = course.old(name)
        if old is not None:
            course.move(name, start, CLEAR_MS * speed, target=replace(old, alpha=0, y=old.y - 8))
    thrown = [name for name in dice(course) if course.new(name)]
    begin = start + CLEAR_MS * speed
    for i, name in enumerate(thrown):
        goal = course.look.pieces[name]
        source = _hand(course, seat, goal, i)
        ms = (THROW_MS + 60 * i) * speed
        course.move(name, begin + i * THROW_GAP * speed, ms, ease=out_cubic, source=source, bends=(tumble(i),),
                    layer=names.FLYING)  # fmt: skip
    course.change(names.THROWER, start, 120)
    if thrown:
        course.sound("dice", begin + 60)
    course.at = begin + (THROW_MS + THROW_GAP * len(thrown)) * speed + 60


def _hand(course: Course, seat: int, goal: Piece, place: int) -> Piece:
    """Return a die in the hand of a seat: beside the tray, on the side of the seat's panel."""
    tray = course.look.middle.tray
    left = seat in (0, 1) if course.look.state.players > 2 else seat == 0
    away = tray.w * 0.95
    x = tray.x - away if left else tray.right + away
    return replace(goal, x=x, y=goal.y - 50 + 14 * place, lift=40, alpha=0, picture="die/die_tumble_0")


def renewed(course: Course) -> None:
    """Dice that show something else now are thrown again."""
    for i, name in enumerate(dice(course)):
        old, new = course.old(name), course.new(name)
        if old is None or new is None or old.picture == new.picture:
            continue
        lifted = replace(old, lift=46)
        course.move(name, course.at, 160, target=lifted, layer=names.FLYING)
        course.move(name, course.at + 160, THROW_MS, ease=out_cubic, source=lifted, bends=(tumble(i),),
                    layer=names.FLYING)  # fmt: skip
        course.sound("die", course.at + 200)
    course.at += 160 + THROW_MS


def turn(course: Course) -> None:
    """A die is turned to a crown."""
    for name in dice(course):
        old, new = course.old(name), course.new(name)
        if old is not None and new is not None and old.picture != new.picture:
            course.move(name, course.at, FLIP_MS, bends=(turn_over(old.picture),), layer=names.FLYING)
    course.sound("flip", course.at)
    course.at += FLIP_MS
