"""Lands that merge: they slide together, the ring closes up, borders melt, and knights gather in their new rows.

The parts of a merged land have its shape already (`hexes`), so each slides to its part as it is. What stands on a part
rides along; only then the parts give way to the one land, and knights of one colour become one group.
"""

from __future__ import annotations

from dataclasses import replace

from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import explain
from game.view.carolus_magnus import effects, lands, names, ring_pieces
from game.view.carolus_magnus.bends import pop
from game.view.carolus_magnus.ring import Land, part
from game.view.carolus_magnus.steps import Course
from game.view.script import Effect, Piece
from game.view.tween import in_out_cubic, linear

PAUSE, SLIDE_MS, MELT_MS, GATHER_MS = 160.0, 760.0, 320.0, 340.0


def merge(course: Course, visited: explain.Visited) -> None:
    """All lands slide to their new places; those that merge become one."""
    whole = course.look.ring.lands[course.look.state.emperor]
    parts = [land for land in course.before.ring.lands if set(land.tiles) <= set(whole.tiles)]
    start = course.at + PAUSE
    met = start + SLIDE_MS
    for land in parts:
        goal = part(whole, land.tiles)
        _slide_part(course, land, goal, visited.winner, start)
        _ride(course, land, goal, start)
    _fades(course, parts, start)
    _appear(course, whole, met)
    _gather(course, parts, whole, met)
    _emperor(course, visited.index, whole, start)
    course.sound("merge", met - 120)
    x, y = _seam(parts, whole)
    course.script.effects.append(Effect(effects.flash(x, y, whole.r * 2, "#ffdf9a"), met - 80, 420))
    course.rest(("land:", "castle:", "knights:", "arrow:", "label:"), start, SLIDE_MS)
    course.at = met + MELT_MS + GATHER_MS


def _slide_part(course: Course, land: Land, goal: Land, owner: int, at: float) -> None:
    name = names.land(land.tiles)
    there = Piece(f"land/{land.name}/{owner}", *goal.box.centre, goal.box.w, goal.box.h, names.LAND)
    course.move(name, at, SLIDE_MS, ease=in_out_cubic, target=there)
    course.move(name, at + SLIDE_MS, MELT_MS, ease=linear, source=there, target=there)


def _ride(course: Course, land: Land, goal: Land, at: float) -> None:
    """Knights and castles of a part keep their place on it."""
    k = goal.r / land.r
    for colour in range(len(rules.COLOURS)):
        name = names.group(land.tiles[0], colour)
        old = course.old(name)
        if old is not None:
            course.move(name, at, SLIDE_MS, ease=in_out_cubic, target=carried(old, land, goal, k))
    for tile in land.tiles:
        castle = course.new(names.castle(tile))
        if castle is not None:
            course.move(names.castle(tile), at, SLIDE_MS, ease=in_out_cubic, target=castle)


def carried(piece: Piece, land: Land, goal: Land, k: float) -> Piece:
    """Return a piece that stands on a land as it stands there when the land lies elsewhere, k times as large."""
    (ax, ay), (bx, by) = land.centres[0], goal.centres[0]
    return replace(piece, x=bx + (piece.x - ax) * k, y=by + (piece.y - ay) * k, w=piece.w * k, h=piece.h * k)


def _fades(course: Course, parts: list[Land], at: float) -> None:
    """The labels of the parts go, and the arrows between them."""
    for land in parts:
        label = names.label(land.tiles[0])
        old = course.old(label)
        if old is not None:
            course.move(label, at, 160, ease=linear, target=replace(old, alpha=0))
    for land in parts:
        arrow = names.arrow(land.tiles[0])
        old = course.old(arrow)
        if old is not None and course.new(arrow) is None:
            course.move(arrow, at, 160, ease=linear, target=replace(old, alpha=0))


def _appear(course: Course, whole: Land, met: float) -> None:
    """The whole land appears over its parts, its label when the knights stand in their rows."""
    name = names.land(whole.tiles)
    course.move(name, met, MELT_MS, source=replace(course.look.pieces[name], alpha=0))
    label = course.new(names.label(whole.tiles[0]))
    if label is not None:
        at = met + MELT_MS + GATHER_MS * 0.6
        course.move(names.label(whole.tiles[0]), at, 200, source=replace(label, alpha=0))

    def glow(canvas: object, alpha: float) -> None:
        lands.draw_light(canvas, whole.name, lands.MERGED, whole.box, alpha)  # type: ignore[arg-type]

    course.script.effects.append(Effect(effects.glow_of(glow), met - 60, 700))


def _gather(course: Course, parts: list[Land], whole: Land, met: float) -> None:
    """Knights of one colour come together where they stand on the whole land."""
    at = met + MELT_MS * 0.5
    for colour in range(len(rules.COLOURS)):
        goal = course.new(names.group(whole.tiles[0], colour))
        if goal is None:
            continue
        present = [names.group(land.tiles[0], colour) for land in parts]
        for name in present:
            old = course.old(name)
            if old is not None:
                there = replace(goal, picture=old.picture, w=old.w * goal.h / old.h)
                course.move(name, at, GATHER_MS, target=there)
        name = names.group(whole.tiles[0], colour)
        course.move(name, at + GATHER_MS, 180, source=goal, bends=(pop,))


def _emperor(course: Course, stop: int, whole: Land, at: float) -> None:
    """Charlemagne rides on his land, then goes to the middle of the whole."""
    here = course.before.ring.lands[stop]
    goal = part(whole, here.tiles)
    stands = ring_pieces.emperor(here)
    riding = carried(stands, here, goal, goal.r / here.r)
    course.move(names.EMPEROR_PIECE, at, SLIDE_MS, ease=in_out_cubic, source=stands, target=riding)
    course.move(names.EMPEROR_PIECE, at + SLIDE_MS + MELT_MS * 0.5, GATHER_MS, ease=in_out_cubic)


def _seam(parts: list[Land], whole: Land) -> tuple[float, float]:
    """Return the middle of where the first two parts meet."""
    a = whole.centres[len(parts[0].tiles) - 1] if parts[0].tiles[0] == whole.tiles[0] else whole.middle
    b = whole.centres[min(len(whole.centres) - 1, len(parts[0].tiles))]
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
