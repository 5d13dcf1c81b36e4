"""Labels of lands: readable in every ring, over nothing that matters."""

import itertools
import math
import random

import pytest

from game.view.boxes import Box
from game.view.carolus_magnus import labels, ring_pieces, stands
from game.view.carolus_magnus.middle import middle
from game.view.carolus_magnus.ring import ring
from tests.view.carolus_magnus.test_ring import BOARD, BOARDS, cases


def box(slot):
    return Box(slot.x - slot.w / 2, slot.y - slot.h / 2, slot.w, slot.h)


def overlap(a, b):
    return min(a.right, b.right) - max(a.x, b.x) > 0.5 and min(a.bottom, b.bottom) - max(a.y, b.y) > 0.5


@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("text", [0.9, 1.0, 1.3])
@pytest.mark.parametrize("regions", [15, 13, 10, 7, 5, 4])
def test_no_label_covers_another_the_middle_a_castle_or_another_land(sides, text, regions):
    for board, partition in zip(itertools.cycle(BOARDS), cases(regions, regions, 6)):
        found = ring(partition, board)
        places = [box(slot) for slot in labels.places(found, sides, text, ring_pieces.blocked(found))]
        for a, b in itertools.combinations(places, 2):
            assert not overlap(a, b)
        for index, place in enumerate(places):
            assert not any(overlap(place, block) for block in middle(found.box, 4).blocks)
            for other, land in enumerate(found.lands):
                castles = [stands.castle_box(land, i) for i in range(len(land.tiles))]
                assert not any(overlap(place, castle) for castle in castles)
                if other != index:
                    assert not any(place.holds(x, y) for x, y in itertools.chain(*land.hexes))


@pytest.mark.parametrize("regions", [15, 8, 4])
def test_a_label_lies_at_the_coast_of_its_own_land(regions):
    found = ring(cases(5, regions, 1)[0], BOARD)
    for land, slot in zip(found.lands, labels.places(found, 3, 1.0, ring_pieces.blocked(found)), strict=True):
        away = min(
            max(abs(x - slot.x) - slot.w / 2, abs(y - slot.y) - slot.h / 2) for x, y in itertools.chain(*land.hexes)
        )
        assert away < 1.7 * land.r


def test_labels_stay_on_the_board():
    for partition in cases(21, 9, 6):
        found = ring(partition, BOARD)
        for slot in labels.places(found, 3, 1.0, ring_pieces.blocked(found)):
            place = box(slot)
            assert BOARD.x <= place.x and place.right <= BOARD.right
            assert BOARD.y - 5 <= place.y and place.bottom <= BOARD.bottom


def test_long_names_are_shortened_to_their_ends():
    assert labels.short("ABCDEF") == "ABCDEF"
    assert labels.short("NOABCDE") == "N–E"


@pytest.mark.parametrize(("knights", "rows"), [((1, 0, 0, 0, 0), 1), ((1, 1, 1, 1, 1), 2), ((9, 9, 9, 9, 9), 2)])
def test_knights_of_a_single_tile_stand_in_one_row_or_two(knights, rows):
    land = ring(tuple((tile, 1) for tile in range(15)), BOARD).lands[0]
    slots = stands.groups(land, knights)
    assert len({round(slot.y) for slot in slots.values()}) == rows
    assert set(slots) == {colour for colour, number in enumerate(knights) if number}


def test_groups_of_knights_cover_neither_one_another_nor_leave_their_land():
    rng = random.Random(2)
    for partition in cases(11, 9, 8):
        for land in ring(partition, BOARD).lands:
            slots = [
                box(slot) for slot in stands.groups(land, [rng.choice((0, 1, 2, 3, 7, 12)) for _ in range(5)]).values()
            ]
            for a, b in itertools.combinations(slots, 2):
                assert not overlap(a.grown(-4), b.grown(-4))  # shields have no corners below
            for place in slots:
                x, y = place.centre  # shields may hang over the southern coast a little
                assert land.holds(x, y - 0.7 * land.r)


def test_a_group_is_as_high_as_can_be_read_at_the_smallest_window():
    land = ring(cases(4, 15, 1)[0], BOARD).lands[0]
    assert min(slot.h for slot in stands.groups(land, (12, 12, 12, 12, 12)).values()) * 0.75 > 11


def test_a_coin_lies_wholly_inside_the_board_at_the_coast_of_its_land():
    size = ring_pieces.COIN
    for board, partition in zip(
        itertools.cycle(BOARDS), [one for number in (15, 11, 7, 4) for one in cases(number, number, 6)]
    ):
        found = ring(partition, board)
        for land in found.lands:
            x, y = labels.coin_place(land, found, size)
            assert Box(*found.box).grown(0.1 - size / 2).holds(x, y)
            nearest = min(math.dist((x, y), centre) for tile in land.hexes for centre in tile)
            assert nearest < 2 * land.r + size


def test_many_knights_on_a_tile_stand_in_the_two_rows_that_leave_them_largest():
    land = ring(tuple((tile, 1) for tile in range(15)), BOARD).lands[0]
    slots = stands.groups(land, (3, 3, 2, 2, 5))
    assert len({round(slot.y) for slot in slots.values()}) == 2
    assert min(slot.h for slot in slots.values()) * 0.75 > 12
