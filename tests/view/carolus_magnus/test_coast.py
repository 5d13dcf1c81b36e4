"""Coasts of lands: closed walks, seams, drawings that stay the same where lands merge."""

import pygame as pg
import pytest

from game.rules import carolus_magnus as rules
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import coast, coming, hexes, lands, soil
from tests.view.carolus_magnus import samples

ALONE = ((0, 0),)


def test_the_coast_of_one_hex_has_six_corners():
    (loop,) = coast.loops(ALONE)
    assert sorted(loop) == sorted(coast.knots((0, 0)))


def test_the_walk_round_a_rosette_has_eighteen_corners_and_no_hole():
    loops = coast.loops(hexes.SHAPES[0])
    assert [len(loop) for loop in loops] == [18]


def test_a_ring_of_hexes_has_a_coast_inside_too():
    loops = coast.loops(cell for cell in hexes.SHAPES[0] if cell != (0, 0))
    assert [len(loop) for loop in loops] == [18, 6]


@pytest.mark.parametrize("tile", range(15))
def test_tiles_that_follow_one_another_share_a_seam(tile):
    other = (tile + 1) % 15
    assert len(coast.seams([hexes.cells(tile), hexes.cells(other)])) >= 3
    assert not coast.seams([hexes.cells(tile)])


def test_a_rosette_has_twelve_edges_inside():
    assert len(coast.inner_edges(hexes.SHAPES[0])) == 12


def test_the_hand_is_as_unsteady_after_a_merge_as_before():
    """Every corner of the lattice has its own wobble: the coast that remains does not change."""
    one, both = coast.coast(hexes.cells(0), (0, 0)), coast.coast((*hexes.cells(0), *hexes.cells(1)), (0, 0))
    corners = [part.split(" ")[0] + " " + part.split(" ")[1] for part in one.split("Q")[1:]]
    kept = [corner for corner in corners if f"Q{corner} " in both]
    assert len(corners) == 36 and 22 <= len(kept) < 36


def test_the_drawing_of_a_land_is_as_large_as_its_box():
    of = soil.shape((3, 4))
    assert f'viewBox="0 0 {of.w:.2f} {of.h:.2f}"' in soil.mask(of)
    assert "NaN" not in soil.washes(of) + soil.borders(of, 0)


def land(canvas, owner, w=120, word="A"):
    """Return the pixels of a land of one tile."""
    of = soil.shape(lands.tiles_of(word))
    canvas.surface.fill("#000000")
    lands.draw_land(canvas, word, owner, Box(10, 10, w, w * of.h / of.w))
    return canvas.surface


def test_the_rim_has_the_colour_of_the_owner(canvas):
    of = soil.shape((0,))
    x = hexes.point((-1, 0))[0] * coast.UNIT - of.origin[0] - hexes.ROOT3 / 2 * coast.UNIT + 3.6
    y = -of.origin[1]
    k = 120 / of.w
    rims = [land(canvas, owner).get_at((10 + round(x * k), 10 + round(y * k)))[:3] for owner in (-1, 0, 1, 2)]
    nobody, white, black, grey = (sum(rim) for rim in rims)
    assert white > 690 > nobody and black < 200 < grey
    assert rims[3][2] > rims[3][0] and rims[0][2] < rims[0][0]  # grey is cool, a land of nobody warm


def test_a_land_on_its_way_is_scaled_from_what_is_there(canvas, monkeypatch):
    land(canvas, 0)
    monkeypatch.setattr(lands, "_made", None)  # making it anew would fail
    lands.draw_land(canvas, "A", 0, Box(10, 10, 123, 121), 255, moving=True)


def test_a_land_at_rest_is_made_for_its_size_and_kept_once(canvas):
    land(canvas, 1)
    kept = canvas.workshop.cache.held(("land", "A", 1))
    land(canvas, 1, 150)
    rims = 2 * canvas.px(lands.MARGIN)
    assert canvas.workshop.cache.held(("land", "A", 1)).get_width() == canvas.px(150) + rims != kept.get_width()


def test_a_land_that_was_made_ahead_is_taken_when_it_is_shown(canvas, monkeypatch):
    of = soil.shape((1,))
    box = Box(10, 10, 140, 140 * of.h / of.w)
    portions = lands.prepare(canvas, "B", 2, box)
    next(portions)
    assert canvas.workshop.cache.held(("ahead", ("land", "B", 2))) is None  # only a part of the work
    assert list(portions) and not list(lands.prepare(canvas, "B", 2, box))
    monkeypatch.setattr(lands, "_made", None)  # making it anew would fail
    lands.draw_land(canvas, "B", 2, box)
    assert not list(lands.prepare(canvas, "B", 2, box))


def test_what_was_made_ahead_is_not_driven_out_before_it_is_seen(canvas):
    of, cache = soil.shape((1,)), canvas.workshop.cache
    portions = coming.portions(canvas, iter([("B", 1, Box(10, 10, 143, 143 * of.h / of.w))]))
    for number in range(60):
        next(portions)
        cache.put(("flood", number), pg.Surface((500, 500), pg.SRCALPHA))
    assert cache.held(("flood", 0)) is None
    assert cache.held(("ahead", ("land", "B", 1))) is not None


def test_a_light_that_was_made_ahead_is_taken_when_it_is_shown(canvas, monkeypatch):
    of = soil.shape((1,))
    box = Box(10, 10, 141, 141 * of.h / of.w)
    assert list(lands.prepare_light(canvas, "B", "last", box))
    assert not list(lands.prepare_light(canvas, "B", "last", box))
    monkeypatch.setattr(lands, "_glowing", None)  # making it anew would fail
    lands.draw_light(canvas, "B", "last", box)


def test_a_step_that_is_on_its_way_brings_the_light_of_a_merged_land_too():
    state = rules.state_from_text(samples.TWO)
    for colour in (0, 0, 1):
        state.apply(rules.to_court(colour))
    board, lit = Box(287, 60, 706, 656), set()
    for steps in range(1, rules.reach(state) + 1):
        then = state.clone()
        then.apply(rules.step(steps))
        lit |= {(word, what) for word, what, _ in coming.of_step(state, steps, then, board, lit=True)}
    assert {word for word, what in lit if what == lands.MERGED} == {"BCD", "OA"}


def test_what_a_step_brings_is_known_before():
    state = rules.state_from_text(samples.TWO)
    for colour in (0, 0, 1):
        state.apply(rules.to_court(colour))
    found = {(one[0], one[1]) for one in coming.wanted(state, Box(287, 60, 706, 656), 1.0) if one is not None}
    assert ("B", 0) in found and ("BCD", 0) in found  # white builds on B, which merges with CD
    assert not any(word == "O" for word, _ in found)


@pytest.mark.parametrize("kind", lands.LIGHTS)
def test_every_light_brightens_the_table_and_leaves_what_is_far(canvas: Canvas, kind):
    canvas.surface.fill("#202020")
    of = soil.shape((0,))
    lands.draw_light(canvas, "A", kind, Box(100, 100, of.w, of.h))
    assert canvas.surface.get_at((100 + round(of.w / 2), 106))[0] > 0x28
    assert canvas.surface.get_at((20, 20))[:3] == (0x20, 0x20, 0x20)
