"""Löwenherz' table: skipping equals the still picture, only what is legal is picked, and previews tell what will be."""

import random

import pygame as pg
import pytest

from game.rules.core import TERMINAL
from game.view import lowenherz
from game.view import table_view as contract
from game.view.input import Event
from game.view.lowenherz import choices, names, panel_cards, picking, preview
from game.view.lowenherz.look import Look
from tests.view.lowenherz import samples

BOARD = ("four_castles", "two_castle_knight", "four_knights", "four_growing", "four_remove", "four_early")


def picture(view, canvas):
    view.draw(canvas)
    return pg.image.tobytes(canvas.surface, "RGB")


def shown(canvas, sitting, heard=None):
    view = lowenherz.view((lambda name, pitch=0: heard.append(name)) if heard is not None else contract.silence)
    view.layout(canvas)
    view.show(sitting.moment)
    return view


def still(canvas, sitting):
    return picture(shown(canvas, sitting), canvas)


def play(view, sitting, action):
    before = sitting.viewer
    seen = sitting.state.observation(before)
    sitting.apply(action)
    view.play(sitting.moment, seen, action)


def run(view, ticks=3000):
    """Let the animation run out; returns how many ticks it took."""
    for tick in range(ticks):
        if not view.busy:
            return tick
        view.update()
    raise AssertionError("the animation never ends")


def click(view, target):
    """Press and release on something; returns the intent."""
    x, y, w, h = view.targets()[target]
    x, y = x + w / 2, y + h / 2
    view.handle(Event("move", x, y))
    view.handle(Event("down", x, y, 1))
    return view.handle(Event("up", x, y, 1))


def of_board(moment):
    return [action for action in moment.actions if preview.is_of_board(action)]


@pytest.mark.parametrize("name", BOARD)
def test_after_skipping_the_picture_equals_the_still_picture(canvas, name):
    sitting = samples.of(name)
    view = shown(canvas, sitting)
    picture(view, canvas)
    play(view, sitting, of_board(sitting.moment)[0])
    for _ in range(12):
        view.update()
    moving = picture(view, canvas)
    view.finish()
    assert picture(view, canvas) == still(canvas, sitting)
    assert moving != picture(view, canvas)


@pytest.mark.parametrize(("players", "setup"), [(2, "variable"), (3, "basic"), (4, "basic")])
def test_at_its_own_end_every_animation_of_a_match_gives_the_still_picture(canvas, players, setup):
    sitting = samples.played(players, players, 8, setup=setup)
    view, rng = shown(canvas, sitting), random.Random(players)
    for ply in range(120):
        if sitting.state.actor == TERMINAL:
            break
        if sitting.state.actor < -1:  # bids
            samples.advance(sitting.state, rng)
            view.show(sitting.moment)
            continue
        action = sitting.state.sample_chance(rng.randrange) if sitting.state.actor == -1 else None
        play(view, sitting, rng.choice(sitting.state.legal_actions()) if action is None else action)
        if ply % 3:
            view.finish()
        run(view)
        if ply % 15 == 0:
            assert picture(view, canvas) == still(canvas, sitting), ply


def test_an_undo_glides_back_to_the_still_picture(canvas):
    sitting = samples.of("four_knights")
    view = shown(canvas, sitting)
    old, before = sitting.moment, still(canvas, sitting)
    play(view, sitting, of_board(old)[0])
    run(view)
    view.play(old, sitting.state, None)
    run(view)
    assert picture(view, canvas) == before


@pytest.mark.parametrize("name", BOARD)
def test_picking_narrows_to_legal_actions_only(canvas, name):
    sitting = samples.of(name)
    view = shown(canvas, sitting)
    found = set()
    for target in view.targets():
        if target.partition(":")[0] not in ("field", "edge"):
            continue
        intent = click(view, target)
        if intent.kind == contract.ACTION:
            found.add(intent.action)
            continue
        rows = [row for row in view.targets() if row.startswith("option:")]
        assert len(rows) > 1
        for row in rows:
            intent = click(view, row)
            assert intent.kind == contract.ACTION
            found.add(intent.action)
        view.handle(Event("command", command="back"))
    assert found == set(of_board(sitting.moment))


def test_a_place_without_an_action_is_refused_with_a_reason(canvas):
    heard = []
    sitting = samples.of("four_castles")
    view = shown(canvas, sitting, heard)
    legal = {choices.field_of(action) for action in sitting.moment.actions}
    field = next(field for field in range(150) if field not in legal)
    x, y = view.table.field_box(field).centre
    for kind in ("move", "down", "up"):
        intent = view.handle(Event(kind, x, y, 1))
    assert intent.kind == contract.REFUSED and intent.text
    assert heard[-1] == "refuse"


@pytest.mark.parametrize("name", [*BOARD, "four_late", "two_late"])
def test_what_is_previewed_is_what_the_rules_then_do(canvas, name):
    sitting = samples.of(name)
    moment = sitting.moment
    table = shown(canvas, sitting).table
    for action in of_board(moment)[:40]:
        then = preview.after(Look(moment, table), action)
        real = sitting.state.clone()
        real.apply(action)
        assert then.look.state.points == real.points
        assert then.look.state.regions == real.regions
        assert (then.look.state.right, then.look.state.below) == (real.right, real.below)
        assert then.gains == {
            seat: new - old
            for seat, (old, new) in enumerate(zip(sitting.state.points, real.points, strict=True))
            if new != old
        }


def test_walls_that_would_found_a_region_are_those_that_the_rules_let_found_one(canvas):
    sitting = samples.of("four_early")
    look = Look(sitting.moment, shown(canvas, sitting).table)
    assert look.choices.edges
    for edge, action in look.choices.edges.items():
        founded = preview.after(look, action).founded
        assert tuple(founded) == look.closing.get(edge, ())


@pytest.mark.parametrize("name", BOARD)
def test_keys_reach_every_place_and_enter_does_what_a_click_does(canvas, name):
    sitting = samples.of(name)
    view = shown(canvas, sitting)
    places = [target for target in view.targets() if target.partition(":")[0] in ("field", "edge")]
    view.handle(Event("command", command="next"))
    assert view.pointed == places[0]
    seen = {view.pointed}
    for _ in range(len(view.targets())):
        view.handle(Event("command", command="next"))
        seen.add(view.pointed)
    assert seen >= set(places)
    for command in ("left", "right", "up", "down"):
        view.handle(Event("command", command=command))
        assert view.pointed in {**view.targets(), **panel_cards.shown(view.look)}
    while view.pointed not in places:
        view.handle(Event("command", command="next"))
    pressed = view.pointed
    intent = view.handle(Event("command", command="confirm"))
    if intent.kind == contract.ACTION:
        assert intent.action in picking.actions_of(view.look, view._pointer, pressed)
    else:
        assert view.pointed == "option:0"


def test_of_two_regions_that_an_alliance_joins_the_second_is_asked_for_where_there_are_several(canvas):
    sitting = samples.of("four_laying")
    view = shown(canvas, sitting)
    plays = view.look.choices.plays
    for kind, pairs in plays.items():
        found = set()
        view._pointer.begin(kind)
        for own in [target for target in view.targets() if target.startswith("field:")]:
            view._pointer.begin(kind)
            intent = click(view, own)
            if intent.kind == contract.ACTION:
                found.add(intent.action)
                continue
            others = [target for target in view.targets() if target.startswith("field:")]
            for other in others:
                intent = click(view, other)
                assert intent.kind == contract.ACTION
                found.add(intent.action)
        assert found == set(pairs.values())
    assert plays


def test_what_does_not_move_looks_as_before_while_something_moves(canvas):
    sitting = samples.of("four_growing")
    view = shown(canvas, sitting)
    far = canvas.rect(*view.table.field_box(0))
    picture(view, canvas)
    at_rest = pg.image.tobytes(canvas.surface.subsurface(far), "RGB")
    play(view, sitting, of_board(sitting.moment)[0])
    for _ in range(4):
        view.update()
        picture(view, canvas)
        assert view.busy and pg.image.tobytes(canvas.surface.subsurface(far), "RGB") == at_rest


def test_markers_on_one_cell_are_all_seen(canvas):
    look = shown(canvas, samples.of("four_castles")).look
    assert set(look.state.points) == {0}
    markers = [look.pieces[names.marker(seat)] for seat in range(4)]
    assert len({marker.x for marker in markers}) == 4
    assert min(marker.layer for marker in markers) >= names.MARKER
