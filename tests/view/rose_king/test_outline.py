"""Outlines of territories: closed, clockwise, holes and pinched corners included, within the picture."""

import re

import pytest

from game.view.palette import SEAT_SETS
from game.view.rose_king import outline


def area(loop):
    """Twice the signed area; positive when walked clockwise on a screen."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(loop, loop[1:] + loop[:1], strict=True))


def cells_of(*rows):
    return {(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "#"}


@pytest.mark.parametrize(
    "rows, walks",
    [(("#",), 1), (("##", "#."), 1), (("###", "#.#", "###"), 2), (("##.", "#.#", "###"), 1), ((".#.", "###"), 1)],
)
def test_the_walks_enclose_exactly_the_squares(rows, walks):
    cells = cells_of(*rows)
    found = outline.loops(cells)
    assert sum(area(loop) for loop in found) == 2 * len(cells)
    assert len(found) == walks


def test_corners_that_only_touch_are_walked_apart():
    found = outline.loops(cells_of("##.", "#.#", ".##"))
    assert sum(area(loop) for loop in found) == 12
    assert len(found) == 2


def test_a_hole_is_walked_the_other_way_round():
    found = sorted(area(loop) for loop in outline.loops(cells_of("###", "#.#", "###")))
    assert found == [-2, 18]


def test_the_drawing_covers_the_bounding_box_and_stays_inside():
    land = outline.land(0, (40, 41, 49))
    assert (land.column, land.row, land.columns, land.rows) == (4, 4, 2, 2)
    numbers = [float(n) for n in re.findall(r"-?\d+\.\d", land.svg.split('d="')[1].split('"')[0])]
    assert all(2 <= n <= 98 for n in numbers)


def test_both_houses_look_different_in_all_palettes():
    drawings = {outline.land(house, (0, 1), palette).svg for house in (0, 1) for palette in SEAT_SETS}
    assert len(drawings) == 6


@pytest.mark.parametrize(
    "squares, knot",
    [((0, 1, 9, 10), (1, 1)), ((40, 41, 50), (5, 5)), ((8, 17, 26), (8, 0)), ((0, 1, 2), (0, 0))],
)
def test_the_number_sits_where_most_squares_meet(squares, knot):
    assert outline.seal_knot(squares) == knot
