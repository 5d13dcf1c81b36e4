"""Where the focus of keys and pads goes at Löwenherz' table, once what it was on is gone."""

from math import dist

import pytest

from game.view.input import Event
from game.view.lowenherz import picking, spots
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import play, shown


def press(view, command):
    return view.handle(Event("command", command=command))


@pytest.fixture
def played(canvas):
    """Return a table at which the last edge of the board has just been played by the keys, and that edge."""
    sitting = samples.of("four_early")
    view = shown(canvas, sitting)
    edge = max(view.look.choices.edges)
    view.hint(view.look.choices.edges[edge])
    press(view, "confirm")
    intent = press(view, "confirm")
    assert intent.action == view.look.choices.edges[edge]
    play(view, sitting, intent.action)
    view.finish()
    assert view.look.choices.edges and edge not in view.look.choices.edges
    return view, spots.edge_spot(edge)


def test_no_place_of_the_board_is_pointed_at_before_a_key_leads_there(played):
    view, _edge = played
    assert view.pointed is None


@pytest.mark.parametrize("command", ["left", "next", "confirm"])
def test_the_next_key_comes_in_beside_the_edge_that_was_played(played, command):
    view, edge = played
    assert press(view, command) is None
    middle = view.look.table.edge_box(spots.edge_of(edge)).centre
    ways = {spot: dist(box.centre, middle) for spot, box in picking.targets(view.look, view._pointer).items()
            if spots.edge_of(spot) is not None}  # fmt: skip
    assert ways[view.pointed] == min(ways.values()) < max(ways.values())


def test_the_next_hint_is_played_by_the_next_enter(played):
    view, _edge = played
    action = next(iter(view.look.choices.edges.values()))
    view.hint(action)
    assert press(view, "confirm").action == action
