"""Where the arrows lead."""

import pytest

from game.view.widgets.nearest import nearest

GRID = [(x * 100, y * 60, 80, 40) for y in range(3) for x in range(3)]  # 0 1 2 / 3 4 5 / 6 7 8


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [(4, "left", 3), (4, "right", 5), (4, "up", 1), (4, "down", 7), (0, "right", 1), (0, "down", 3), (8, "up", 5)],
)
def test_in_a_grid_the_neighbour(start, direction, end):
    others = [box for i, box in enumerate(GRID) if i != start]
    assert others[nearest(GRID[start], others, direction)] == GRID[end]


@pytest.mark.parametrize(("start", "direction"), [(0, "up"), (0, "left"), (8, "down"), (8, "right")])
def test_at_the_edge_nothing(start, direction):
    others = [box for i, box in enumerate(GRID) if i != start]
    assert nearest(GRID[start], others, direction) is None


def test_a_wide_row_is_reached_from_any_column():
    assert nearest((0, 0, 400, 40), [(300, 60, 100, 40), (0, 300, 400, 40)], "down") == 0


def test_what_lies_straight_ahead_is_nearer_than_what_lies_aside():
    assert nearest((0, 0, 40, 40), [(60, 120, 40, 40), (200, 0, 40, 40)], "right") == 1
