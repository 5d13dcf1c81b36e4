"""Places on Rose King's table: there and back, nothing on top of anything, at every shape of window."""

import itertools

import pytest

from game.view.boxes import Box
from game.view.rose_king import geometry

SHAPES = [(1280, 720), (1280, 800), (1280, 960), (1680, 720), (1707, 720), (2560, 720)]


@pytest.fixture(params=SHAPES, ids=lambda wh: f"{wh[0]}x{wh[1]}")
def table(request):
    return geometry.layout(*request.param)


def test_every_square_is_found_by_its_middle_and_its_corners(table):
    for number in range(81):
        box = table.square(number)
        assert table.square_at(*box.centre) == number
        assert table.square_at(box.x + 0.01, box.y + 0.01) == number
        assert table.square_at(box.right - 0.01, box.bottom - 0.01) == number


def test_beside_the_board_there_is_no_square(table):
    board = table.board
    for x, y in ((board.x - 1, board.y + 5), (board.right + 1, board.y + 5), (board.x + 5, board.y - 1)):
        assert table.square_at(x, y) is None
    assert table.square_at(board.x + 5, board.bottom) is None


def test_squares_count_from_the_north_west():
    table = geometry.layout(1280, 720)
    assert table.square(0).x < table.square(8).x
    assert table.square(0).y < table.square(72).y
    assert table.knot(0, 0) == (table.board.x, table.board.y)
    assert table.knot(9, 9) == pytest.approx((table.board.right, table.board.bottom))


def test_at_the_design_size_the_board_lies_where_the_picture_has_it():
    table = geometry.layout(1280, 720)
    assert table.map == (276, 84, 728, 494)
    assert table.board == (415, 106, 450, 450)
    assert table.near_tray == (270, 581, 740, 138)
    assert table.piles == (1020, 252, 250, 242)


def panels(table):
    boxes = {name: getattr(table, name) for name in table.__slots__}
    return {name: box for name, box in boxes.items() if isinstance(box, Box) and name != "board"}


def test_no_panel_lies_on_another_and_all_are_on_the_table(table):
    boxes = panels(table)
    for name, box in boxes.items():
        assert box.x >= 0 and box.y >= 0 and box.right <= table.w and box.bottom <= table.h, name
        assert box.w >= 100 and box.h >= 40, name
    for (a, one), (b, other) in itertools.combinations(boxes.items(), 2):
        apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
        assert apart, (a, b)


def test_cards_and_heroes_lie_in_their_trays(table):
    for near, tray in ((True, table.near_tray), (False, table.far_tray)):
        slots = [table.card(near, i) for i in range(5)] + [table.hero(near, i) for i in range(4)]
        for slot in slots:
            assert tray.x <= slot.box.x and slot.box.right <= tray.right
            assert tray.y <= slot.box.y and slot.box.bottom <= tray.bottom + 1
        cards = [table.card(near, i).box for i in range(5)]
        assert all(a.right <= b.x for a, b in itertools.pairwise(cards))
        assert cards[-1].right <= table.hero(near, 0).box.x


@pytest.mark.parametrize("count", range(25))
def test_the_cards_to_come_fit_into_their_panel(count):
    table = geometry.layout(1280, 720)
    places = geometry.coming_places(table.piles, count)
    assert len(places) == count
    for slot in places:
        assert table.piles.x < slot.box.x and slot.box.right < table.piles.right
        assert slot.box.bottom < table.piles.bottom - 20
