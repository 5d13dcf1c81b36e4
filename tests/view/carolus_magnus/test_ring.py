"""The ring of Carolus Magnus: tiles that interlock, lands that never touch, places that hardly change by a merge."""

import itertools
import math
import random
import time

import pytest

from game.view.boxes import Box
from game.view.carolus_magnus import hexes
from game.view.carolus_magnus import ring as rings
from game.view.carolus_magnus.middle import middle
from game.view.carolus_magnus.ring import part, ring

BOARD = Box(287, 60, 706, 656)  # at 1280 x 720
BOARDS = (BOARD, Box(287, 60, 706, 896), Box(350, 60, 1000, 656))
SINGLE = tuple((tile, 1) for tile in range(15))
TOUCHING = math.sqrt(3)  # hexes that share an edge, in radii


def cut(starts):
    """Return the partition whose regions begin with these tiles."""
    starts = sorted(starts)
    return tuple((start, (starts[(i + 1) % len(starts)] - start - 1) % 15 + 1) for i, start in enumerate(starts))


def cases(seed, regions, count):
    rng = random.Random(seed)
    return [cut(rng.sample(range(15), regions)) for _ in range(count)]


def shared_edges(a, b):
    cells = set(hexes.cells(b))
    return sum((q + dq, s + ds) in cells for q, s in hexes.cells(a) for dq, ds in hexes.NEIGHBOURS)


def gap(a, b):
    """Return the distance of the nearest hexes of two lands, in radii."""
    pairs = itertools.product(itertools.chain(*a.hexes), itertools.chain(*b.hexes))
    return min(math.dist(p, q) for p, q in pairs) / a.r


def test_there_are_five_tiles_of_each_shape():
    assert sorted(hexes.SHAPE_OF) == [0] * 5 + [1] * 5 + [2] * 5
    assert [len(shape) for shape in hexes.SHAPES] == [7, 6, 6]


def test_in_the_closed_ring_neighbours_interlock_and_nobody_else_touches():
    cells = [cell for tile in range(15) for cell in hexes.cells(tile)]
    assert len(cells) == len(set(cells))
    for a, b in itertools.combinations(range(15), 2):
        if (b - a) % 15 in (1, 14):
            assert shared_edges(a, b) >= 3
        else:
            assert shared_edges(a, b) == 0


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("regions", [15, 12, 9, 7, 6, 5, 4])
def test_lands_lie_apart_and_inside_the_board(board, regions):
    for partition in cases(regions, regions, 12):
        found = ring(partition, board)
        for a, b in itertools.combinations(found.lands, 2):
            assert gap(a, b) > TOUCHING + 0.3
        for land in found.lands:
            for x, y in itertools.chain(*land.hexes):
                assert board.x < x - 0.86 * land.r and x + 0.86 * land.r < board.right
                assert board.y < y - land.r and y + land.r < board.bottom + 1.5


@pytest.mark.parametrize("partition", [cut((0, 11, 12, 13)), cut((3, 14, 0, 1)), cut((7, 8)), cut((2, 1)), cut((0, 5))])
def test_the_most_lopsided_rings_fit_too(partition):
    found = ring(partition, BOARD)
    for a, b in itertools.combinations(found.lands, 2):
        assert gap(a, b) > TOUCHING + 0.1


@pytest.mark.parametrize("regions", [15, 10, 7, 5, 4])
def test_no_land_covers_the_middle(regions):
    blocks = middle(BOARD, dice=4).blocks
    for partition in cases(regions + 50, regions, 12):
        for land in ring(partition, BOARD).lands:
            for x, y in itertools.chain(*land.hexes):
                for block in blocks[1:]:
                    assert not block.grown(0.5 * land.r).holds(x, y), (partition, land.name)


@pytest.mark.parametrize("regions", [15, 8, 4])
def test_every_hex_of_a_land_is_hit_and_nothing_between_the_lands(regions):
    found = ring(cases(3, regions, 1)[0], BOARD)
    for index, land in enumerate(found.lands):
        for x, y in itertools.chain(*land.hexes):
            assert found.land_at(x, y) == index
            assert found.land_at(x + 0.8 * land.r, y) == index
    assert found.land_at(*BOARD.centre) is None
    assert found.land_at(BOARD.x + 2, BOARD.y + 2) is None


def test_a_land_is_called_by_its_tiles_clockwise():
    found = ring(cut((0, 4, 13)), BOARD)
    assert [land.name for land in found.lands] == ["ABCD", "EFGHIJKLM", "NO"]
    assert ring(cut((3, 13)), BOARD).lands[1].name == "NOABC"


def test_a_region_has_the_shape_of_its_parts_wherever_it_lies():
    whole = ring(cut((0, 5, 9)), BOARD).lands[0]
    single = ring(cut((0, 1, 2, 5, 9)), BOARD).lands[1]
    there = part(whole, (1,))
    k = there.r / single.r
    for (ax, ay), (bx, by) in zip(single.hexes[0], there.hexes[0], strict=True):
        assert (bx - there.centres[0][0]) == pytest.approx((ax - single.centres[0][0]) * k)
        assert (by - there.centres[0][1]) == pytest.approx((ay - single.centres[0][1]) * k)


def centre_of(found, tile):
    """Return the centre of a tile in a ring."""
    land = next(land for land in found.lands if tile in land.tiles)
    return land.centres[land.tiles.index(tile)]


def test_a_merge_moves_nothing_far():
    rng = random.Random(8)
    starts = list(range(15))
    while len(starts) > 4:
        before = ring(cut(starts), BOARD)
        starts.remove(rng.choice(starts))
        after = ring(cut(starts), BOARD)
        moved = [math.dist(centre_of(before, tile), centre_of(after, tile)) for tile in range(15)]
        assert max(moved) < 100 and sum(moved) / 15 < 38


def test_the_first_land_of_an_unmerged_ring_lies_at_the_top_and_the_others_follow_clockwise():
    found = ring(SINGLE, BOARD)
    x, y = BOARD.centre
    turns = [math.degrees(math.atan2(land.middle[1] - y, land.middle[0] - x)) + 90 for land in found.lands]
    assert abs(turns[0]) < 8
    assert all(0 < (b - a) % 360 < 40 for a, b in itertools.pairwise(turns))


def test_lands_grow_as_their_number_falls_but_only_now_and_then():
    radii = [rings.radius(regions, BOARD) for regions in range(15, 1, -1)]
    assert radii == sorted(radii)
    assert radii[-1] / radii[0] > 1.08
    assert len(set(radii)) == 3


def test_the_same_regions_in_the_same_box_lie_at_the_same_places_at_once():
    assert ring(SINGLE, BOARD) is ring(SINGLE, tuple(BOARD))
    partitions = cases(77, 9, 20)
    start = time.process_time()
    for partition in partitions:
        ring(partition, BOARD)
    assert (time.process_time() - start) / len(partitions) < 0.015
