"""The way of knights, arms and discs: played, taken from the supply, put back into it."""

from __future__ import annotations

from dataclasses import replace

from game.rules.carolus_magnus import explain
from game.view.bends import arc, turn_over
from game.view.carolus_magnus import effects, names
from game.view.carolus_magnus.bends import pop
from game.view.carolus_magnus.ring_pieces import put
from game.view.carolus_magnus.stands import SHIELD
from game.view.carolus_magnus.steps import ARMS_MS, FLIGHT_MS, Course
from game.view.script import Effect, Piece
from game.view.tween import out_quad

RISE_MS, POP_MS, FLIP_MS = 160.0, 180.0, 300.0
TAKEN_GAP = 110.0  # from one knight that is taken to the next
DEAL_MS = 300.0


# ---- set-up
def lay(course: Course, colour: int) -> None:
    """A knight goes from the supply to the next tile."""
    tile = sum(sum(knights) for knights in course.before.state.knights)
    name = names.group(tile, colour)
    course.fly(name, course.at, DEAL_MS, 40, source=supply_knight(course, colour))
    course.change(names.supply(colour), course.at)
    course.sound("knight", course.at + DEAL_MS - 60)


def supply_knight(course: Course, colour: int) -> Piece:
    """Return a knight as it lies in the supply."""
    return put(names.knight_picture(colour), course.look.middle.shield(colour), names.TABLE, "knight")


# ---- playing
def place(course: Course, colour: int, first: int | None, foreign: bool) -> None:
    """A knight leaves the reserve for the court or a region; arms may follow."""
    seat = course.before.state.actor
    reserve = names.reserve(seat, colour, course.before.state.reserves[seat][colour] - 1)
    old = course.old(reserve)
    if old is None:
        return
    if foreign:
        risen = replace(old, w=old.w * 1.2, h=old.h * 1.2, lift=8)
        course.move(reserve, 0, RISE_MS, ease=out_quad, target=risen, layer=names.FLYING)
    course.sound("card", course.at)
    landing = course.at + FLIGHT_MS
    if first is None:
        count = course.before.state.courts[seat][colour]
        course.vanish(reserve, course.at)
        seen = replace(old, w=old.w * 1.2, h=old.h * 1.2, lift=8) if foreign else old
        course.fly(names.court(seat, colour, count), course.at, source=seen)
        course.rest((f"court:{seat}:{colour}:",), course.at, FLIGHT_MS)
    else:
        _to_region(course, reserve, colour, first, landing)
    course.rest((f"reserve:{seat}:",), course.at + 60)
    course.sound("knight", landing - 20)
    course.at = landing


def _to_region(course: Course, reserve: str, colour: int, first: int, landing: float) -> None:
    """The knight flies to its kind; there they are one more when it has arrived."""
    name = names.group(first, colour)
    goal = course.new(name)
    if goal is None:
        return
    knight = Piece(names.knight_picture(colour), goal.x, goal.y, goal.h * SHIELD, goal.h, names.FLYING, shadow="knight")
    course.fly(reserve, course.at, FLIGHT_MS, 60, target=knight)
    course.move(name, landing, POP_MS, source=goal, bends=(pop,))
    course.rest((f"knights:{names.LETTERS[first]}:",), course.at + FLIGHT_MS * 0.5, 220)
    course.change(names.label(first), landing)


def arms(course: Course, moved: explain.ArmsMoved) -> None:
    """Arms fly to their new holder; all strengths change when they arrive."""
    name = names.arms(moved.colour)
    goal = course.new(name)
    if goal is None:
        return
    x, y = course.look.middle.seal.centre
    start = course.old(name) or replace(goal, x=x, y=y, w=goal.w * 1.6, h=goal.h * 1.6, alpha=0)
    course.fly(name, course.at, ARMS_MS, 90, source=start)
    course.sound("arms", course.at)
    course.at += ARMS_MS
    course.script.effects.append(Effect(effects.flash(goal.x, goal.y, goal.w, "#ffe08a"), course.at - 40, 380))


def disc(course: Course, number: int, foreign: bool) -> None:
    """A disc is turned up for this round."""
    name = names.disc(course.before.state.actor, number)
    old, new = course.old(name), course.new(name)
    if old is None or new is None:
        return
    if foreign:
        course.move(name, 0, RISE_MS, ease=out_quad, target=replace(old, lift=10), layer=names.FLYING)
    course.move(name, course.at, FLIP_MS, bends=(turn_over(old.picture), arc(26)), layer=names.FLYING)
    course.sound("disc", course.at + 40)
    course.script.effects.append(Effect(effects.flash(new.x, new.y, new.w * 1.2), course.at + FLIP_MS - 60, 340))
    course.at += FLIP_MS


def discs_turn(course: Course, at: float) -> None:
    """All discs that lie otherwise now are turned over, one after the other."""
    delay = 0.0
    for name, new in course.look.pieces.items():
        old = course.old(name)
        if not name.startswith("disc:") or name in course.named or old is None or old.picture == new.picture:
            continue
        course.move(name, at + delay, FLIP_MS, bends=(turn_over(old.picture),), layer=names.FLYING)
        delay += 25
    if delay:
        course.sound("flip", at)


# ---- the supply
def refill(course: Course, taken: explain.Refilled, fast: bool) -> None:
    """Knights fly from the supply into a reserve, one after the other."""
    gap, ms = (50.0, 260.0) if fast else (TAKEN_GAP, FLIGHT_MS)
    start = course.at
    for colour, count in enumerate(taken.colours):
        had = course.before.state.reserves[taken.seat][colour]
        for place_ in range(had, had + count):
            course.fly(names.reserve(taken.seat, colour, place_), start, ms, 46, source=supply_knight(course, colour))
            course.sound("knight", start + ms - 30)
            start += gap
        if count:
            course.change(names.supply(colour), start - gap)
    course.rest((f"reserve:{taken.seat}:",), course.at, 240)
    course.at = start - gap + ms


def give_back(course: Course, returned: explain.Returned) -> None:
    """Every court puts as many knights of a colour back into the middle (rules 1.6)."""
    goal = supply_knight(course, returned.colour)
    last = course.at
    for name in course.before.pieces:
        if not name.startswith("court:") or name.split(":")[2] != str(returned.colour) or course.new(name):
            continue
        course.fly(name, last, FLIGHT_MS, 70, target=goal)
        if last == course.at:
            course.sound("shuffle", last)
        last += 30
    course.rest(("court:",), course.at + 200, 240)
    course.at = last + FLIGHT_MS
    course.change(names.supply(returned.colour), course.at - 100, POP_MS)
