"""Everything has its place at any size of window, for two, three and four, and nothing lies over another thing."""

import itertools

import pytest

from game.view.carolus_magnus.geometry import CONTROLS, layout
from game.view.carolus_magnus.panel import sheets

SIZES = [(1280, 720), (1280, 960), (1706, 720), (1280, 800), (900, 600)]
PLAYERS = (2, 3, 4)
BUTTONS = ("undo", "redo", "hint", "menu")


def apart(a, b):
    return a.right <= b.x + 1e-6 or b.right <= a.x + 1e-6 or a.bottom <= b.y + 1e-6 or b.bottom <= a.y + 1e-6


def parts(table, replaying):
    found = [*sheets(table), table.board, table.chronicle, table.round, table.ribbon]
    return [*found, table.controls] if replaying else [*found, *(table.button(name) for name in BUTTONS)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("replaying", [False, True])
def test_nothing_lies_over_another_thing_or_outside(size, players, replaying):
    table = layout(*size, players, replaying=replaying)
    found = parts(table, replaying)
    for a, b in itertools.combinations(found, 2):
        assert apart(a, b), (a, b)
    for box in found:
        assert box.x >= 0 and box.y >= 0
        assert box.right <= table.w and box.bottom <= table.h


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("replaying", [False, True])
def test_what_lies_in_a_panel_stays_in_it_one_below_the_other(size, players, replaying):
    table = layout(*size, players, replaying=replaying)
    for panel in table.seats:
        most = panel.plan.most
        reserve = [panel.reserve(place, most).box for place in range(most)]
        discs = [panel.disc(number).box for number in range(1, 6)]
        castles = [panel.stock(place).box for place in range(10)] if panel.plan.castles and players == 2 else []
        for box in (*reserve, *discs, *castles, panel.court):
            assert panel.box.x <= box.x and box.right <= panel.box.right
            assert panel.box.y <= box.y and box.bottom <= panel.box.bottom + 1e-6, box
        assert panel.head.bottom <= panel.court.y + 1
        assert panel.court.bottom <= reserve[0].y + 1
        assert reserve[0].bottom <= discs[0].y
        assert not castles or discs[0].bottom <= castles[0].y
        for row in (reserve, discs):
            assert all(a.right <= b.x for a, b in itertools.pairwise(row))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("count", [1, 5, 6, 12, 23, 40])
def test_a_row_of_any_length_stays_before_its_number(players, count):
    table = layout(1280, 720, players)
    for panel in table.seats:
        row = [panel.knight(2, place, count).box for place in range(count)]
        assert all(a.x < b.x for a, b in itertools.pairwise(row))
        assert row[0].x > panel.arms(2).box.right
        assert row[-1].right <= panel.row(2).right - panel.marks + 1e-6


@pytest.mark.parametrize("players", PLAYERS)
def test_after_every_fifth_knight_there_is_a_gap(players):
    panel = layout(1280, 720, players).seats[0]
    places = [panel.knight(0, place, 6).x for place in range(6)]
    steps = [b - a for a, b in itertools.pairwise(places)]
    assert steps[4] > steps[3] + 4
    assert max(steps[:4]) - min(steps[:4]) < 1e-6


def test_a_larger_window_gives_the_ring_more_room():
    small, wide, tall = layout(1280, 720, 2), layout(1706, 720, 2), layout(1280, 960, 2)
    assert wide.board.w > small.board.w and wide.board.h == small.board.h
    assert tall.board.h > small.board.h
    assert wide.seats[0].box.w > small.seats[0].box.w


@pytest.mark.parametrize("players", PLAYERS)
def test_a_replay_has_room_for_its_controls(players):
    table = layout(1280, 720, players, replaying=True)
    assert table.controls.w >= 240 and table.controls.h >= min(180, CONTROLS)


@pytest.mark.parametrize(
    "players, seat", [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3), (2, None)]
)
def test_what_may_be_covered_is_in_the_column_of_others_below_a_head(players, seat):
    table = layout(1280, 720, players)
    box = table.aside(seat)
    assert box.w >= 240 and box.h >= 340
    assert apart(box, table.board) and apart(box, table.round)
    first = min((one for one in table.seats if one.box.x == box.x), key=lambda one: one.box.y)
    assert all(apart(box, head) for head in table.heads or (first.head,))
    assert all(apart(box, table.button(name)) for name in BUTTONS)
    assert seat is None or apart(box, table.seats[seat].box)
