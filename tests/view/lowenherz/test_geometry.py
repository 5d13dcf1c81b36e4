"""The places of Löwenherz' table: nothing overlaps, and every point leads back to the field or edge it came from."""

from itertools import combinations

import pytest

from game.rules.lowenherz.board import EDGE_FIELDS, EDGES, FIELDS
from game.view.boxes import Box
from game.view.lowenherz.geometry import CELLS, edge_between, layout

SIZES = [(1280, 720), (1280, 960), (1720, 720), (1280, 800), (2400, 720)]


@pytest.fixture(params=SIZES, ids=str)
def size(request):
    return request.param


def boxes_of(table):
    named = [table.board, *table.panels, table.status, table.chronicle, table.stacks, table.card, table.strip]
    if table.neutral:
        named.append(table.neutral)
    buttons = [table.controls] if table.replaying else [table.done, table.undo, table.hint, table.menu]
    return named + buttons


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("replaying", [False, True])
def test_everything_lies_beside_everything_else(size, players, replaying):
    table = layout(*size, players, replaying=replaying)
    for box in boxes_of(table):
        assert box.x >= 0 and box.y >= 0 and box.right <= table.w and box.bottom <= table.h
    for a, b in combinations(boxes_of(table), 2):
        assert a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y, (a, b)


def test_the_parts_of_a_place_lie_in_it(size):
    table = layout(*size, 4)
    for inner, outer in [
        *((line, table.card) for line in table.lines),
        *((pile, table.stacks) for pile in table.piles),
        (table.fields, table.board),
        (table.redo, table.undo),
        (table.look_back, table.chronicle),
        (table.parley, table.dialogue),
    ]:
        assert outer.x <= inner.x and outer.y <= inner.y and inner.right <= outer.right and inner.bottom <= outer.bottom


def test_who_bargains_or_bids_sees_every_field_and_reaches_the_knobs_beside(size):
    table = layout(*size, 4)
    assert table.parley.y >= table.fields.bottom - 4 and table.parley.bottom <= table.h
    knob = Box(*table.talk_knob, 32, 32)
    for box in (table.parley, table.dialogue):
        assert not box.meets(knob) and not box.meets(table.look_back)
        assert not any(box.meets(panel) for panel in (*table.panels, table.card, table.strip, table.done))


def test_controls_and_talk_have_the_room_they_ask_for(size):
    replay, play = layout(*size, 4, replaying=True), layout(*size, 4)
    assert replay.controls.w >= 240 and replay.controls.h >= 180
    assert play.aside.w >= 240 and play.aside.h >= 400 and play.aside.x >= 0
    assert play.aside.right <= play.fields.x


def test_the_middle_of_every_field_is_that_field(size):
    table = layout(*size, 3)
    assert [table.field_at(*table.field_box(field).centre) for field in range(FIELDS)] == list(range(FIELDS))


def test_beside_the_fields_there_is_no_field_and_no_edge(size):
    table = layout(*size, 4)
    for x, y in ((table.fields.x - 1, 200), (table.fields.right, 200), (400, table.fields.bottom), (5, 5)):
        assert table.field_at(x, y) is None
        assert table.edge_at(x, y) is None


def test_the_middle_of_every_edge_is_that_edge(size):
    table = layout(*size, 4)
    assert [table.edge_at(*table.edge_middle(edge)) for edge in range(EDGES)] == list(range(EDGES))
    for edge in range(EDGES):
        assert table.edge_box(edge).holds(*table.edge_middle(edge))


def test_the_middle_of_a_field_is_too_far_from_an_edge_for_a_short_reach():
    table = layout(1280, 720, 4)
    x, y = table.field_box(76).centre
    assert table.edge_at(x, y, 16) is None
    assert table.edge_at(x + 15, y, 16) == edge_between(76, 77)


def test_edges_are_found_between_neighbours_only():
    assert [edge_between(*pair) for pair in EDGE_FIELDS] == list(range(EDGES))
    assert edge_between(14, 15) is None
    assert edge_between(0, 16) is None
    assert edge_between(140, 155) is None


def test_the_track_has_fifty_cells_round_the_fields_and_goes_on_from_the_start():
    table = layout(1280, 720, 4)
    cells = [table.cell_box(points) for points in range(CELLS)]
    assert len(set(cells)) == CELLS
    for cell in cells:
        assert table.field_at(*cell.centre) is None and table.board.holds(*cell.centre)
    assert table.cell_box(53) == cells[3]
    assert table.cell_box(-1) == cells[49]
