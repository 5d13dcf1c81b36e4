"""Charlemagne walks along the road; where he stops, castles are built or change their owner."""

from __future__ import annotations

from dataclasses import replace

from game.rules.carolus_magnus import explain
from game.view.bends import arc
from game.view.carolus_magnus import effects, lands, names, ring_pieces, stands
from game.view.carolus_magnus.bends import squash, walk
from game.view.carolus_magnus.ring import Land
from game.view.carolus_magnus.steps import Course
from game.view.script import Effect, Piece
from game.view.tween import in_out_cubic, in_quad, linear, out_quad

STEP_MS, VERDICT_MS, LINGER = 330.0, 900.0, 420.0
CASTLE_MS, DROP_MS, SQUASH_MS, CASTLE_GAP = 420.0, 170.0, 180.0, 90.0
DROP = 90.0  # from how high a castle falls


def stand(course: Course) -> None:
    """Charlemagne is put on his first land."""
    goal = course.look.pieces[names.EMPEROR_PIECE]
    above = replace(goal, lift=120, alpha=0)
    course.move(names.EMPEROR_PIECE, course.at, 360, ease=in_quad, source=above, layer=names.FLYING)
    course.move(names.EMPEROR_PIECE, course.at + 360, SQUASH_MS, ease=linear, source=goal, target=goal, bends=(squash,))
    course.sound("knock", course.at + 340)
    course.at += 360 + SQUASH_MS


def go(course: Course, steps: int) -> None:
    """Charlemagne walks from land to land, so many steps."""
    before = course.before
    index, count = before.state.emperor, len(before.ring.lands)
    for number in range(1, steps + 1):
        land = before.ring.lands[(index + number) % count]
        target = ring_pieces.emperor(land)
        course.move(names.EMPEROR_PIECE, course.at, STEP_MS, ease=in_out_cubic, target=target, bends=(walk(7),),
                    layer=names.FLYING)  # fmt: skip
        for half in (0.2, 0.7):
            course.sound("footstep", course.at + STEP_MS * half)
        course.at += STEP_MS


def resolve(course: Course, visited: explain.Visited) -> None:
    """The strengths are shown; the winner's castles come from the stock, a loser's go back."""
    land = course.before.ring.lands[visited.index]
    _verdict(course, visited, land)
    if not visited.built:
        course.at += LINGER
        return
    start = course.at + 160
    if visited.removed is not None:
        start = _razed(course, visited.removed[0], land, start)
    landing = _built(course, visited, land, start)
    _new_rim(course, visited, land, landing)
    course.at = landing + SQUASH_MS


def _verdict(course: Course, visited: explain.Visited, land: Land) -> None:
    text = " : ".join(map(str, visited.strengths))
    label = course.old(names.label(land.tiles[0]))
    x, y = (label.x, label.y - 6) if label is not None else land.middle
    course.script.effects.append(Effect(effects.verdict(text, x, y), course.at, VERDICT_MS))
    x, y = land.box.centre
    reach = land.box.h / 2 if len(land.tiles) == 1 else land.r * 2.4
    if visited.winner >= 0:
        course.script.effects.append(Effect(effects.flash(x, y, reach), course.at, 460))
    course.script.hold = max(course.script.hold, course.at + VERDICT_MS)


def _razed(course: Course, side: int, land: Land, at: float) -> float:
    """The loser's castles break off and fly home; returns when the last one has left."""
    left = course.before.state.stocks[side]
    for i, tile in enumerate(land.tiles):
        old = course.old(names.castle(tile))
        if old is None:
            continue
        home = names.stock(side, left + i)
        if course.new(home) is not None:
            course.fly(home, at, CASTLE_MS, 80, source=old)
        course.move(names.castle(tile), at, 0, ease=linear, target=replace(old, alpha=0))
        course.script.effects.append(Effect(effects.chips(old.x, old.y, old.w, side, tile), at, 520))
        course.sound("collapse", at)
        at += CASTLE_GAP
    return at + 80


def _built(course: Course, visited: explain.Visited, land: Land, at: float) -> float:
    """The winner's castles come from the stock, hang over their tiles for a moment and fall; returns when they lie."""
    side = visited.winner
    left = course.before.state.stocks[side]
    landing = at + CASTLE_MS + DROP_MS
    for i, tile in enumerate(land.tiles[: visited.built]):
        slot = stands.castle(land, i)
        goal = Piece(names.castle_picture(side), slot.x, slot.y, slot.w, slot.h, names.CASTLE, shadow="castle")
        stock = names.stock(side, left - 1 - i)
        source = course.old(stock) or replace(goal, alpha=0)
        begin = at + i * CASTLE_GAP
        course.vanish(stock, begin)
        _fall(course, names.castle(tile), goal, source, begin)
        landing = begin + CASTLE_MS + DROP_MS
        foot = goal.y + goal.h * 0.42
        course.script.effects.append(Effect(effects.dust(goal.x, foot, goal.w, tile), landing, 460))
        course.sound("build", landing - 20)
    return landing


def _fall(course: Course, castle: str, goal: Piece, source: Piece, at: float) -> None:
    above = replace(goal, lift=DROP)
    course.move(castle, at, CASTLE_MS, ease=out_quad, source=source, target=above, bends=(arc(50),), layer=names.FLYING)
    course.move(castle, at + CASTLE_MS, DROP_MS, ease=in_quad, source=above, target=goal, layer=names.FLYING)
    course.move(castle, at + CASTLE_MS + DROP_MS, SQUASH_MS, ease=linear, source=goal, target=goal, bends=(squash,))


def _new_rim(course: Course, visited: explain.Visited, land: Land, at: float) -> None:
    """The land takes the colour of its new owner, under a light round its coast."""
    old = course.old(names.land(land.tiles))
    if old is not None:
        picture = f"land/{land.name}/{visited.winner}"
        course.move(names.land(land.tiles), at, 0, ease=linear, target=replace(old, picture=picture))

    def glow(canvas: object, alpha: float) -> None:
        lands.draw_light(canvas, land.name, "last", land.box, alpha)  # type: ignore[arg-type]

    course.script.effects.append(Effect(effects.glow_of(glow), at - 60, 520))
