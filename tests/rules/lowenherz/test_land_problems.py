"""Every invariant of the land has a sentence that somebody gets to read when it is broken."""

import pytest

from game.rules.lowenherz.board import NOBODY
from game.rules.lowenherz.land_problems import land_problems
from game.rules.lowenherz.land_set_up import lay_basic
from game.rules.lowenherz.phases import BORDERS, CASTLE
from game.rules.lowenherz.state import State
from tests.rules.lowenherz.positions import GOLD, GRAY, ROSE, field, mask, set_wall


def lay_tile_twice(state):
    state.tiles = state.tiles[:5] + state.tiles[:1]


def change_terrain(state):
    state.plain ^= mask("a1")


def wall_on_the_right_frame(state):
    state.right |= mask("o5")


def wall_on_the_lower_frame(state):
    state.below |= mask("e10")


def thirteen_knights(state):
    state.knights[ROSE] |= mask("a3:c3 a4:e4 d3:f3")


def knight_on_a_castle(state):
    state.knights[GOLD] |= mask("a1")


def knight_on_a_mountain(state):
    state.knights[ROSE] |= mask("b2")


def castle_in_the_forest(state):
    state.castles[ROSE] = (field("a1"), field("m4"), field("e1"))


def lonely_knight(state):
    state.knights[ROSE] |= mask("h10")


def knight_behind_a_wall(state):
    set_wall(state, "m4-m5")


def region_of_no_castle(state):
    state.regions[3] = mask("h10")


def region_too_small(state):
    state.regions[0] ^= mask("c1")


def wall_inside_a_region(state):
    set_wall(state, "a1-b1")


def enemy_knight_in_a_region(state):
    state.knights[GOLD] |= mask("b1")


def region_not_founded(state):
    state.regions[0] = 0


def region_in_the_set_up(state):
    state.basic, state.phase = False, CASTLE


def alliances_out_of_order(state):
    state.alliances = ((4, 8), (0, 4))


def alliance_the_wrong_way_round(state):
    state.alliances = ((4, 0),)


def alliance_with_open_land(state):
    state.alliances = ((1, 4),)


SENTENCES = {
    lay_tile_twice: "every tile lies once",
    change_terrain: "the terrain is that of the tiles",
    wall_on_the_right_frame: "walls lie between two fields of the board",
    wall_on_the_lower_frame: "walls lie between two fields of the board",
    thirteen_knights: "rose has no more castles and knights than there are",
    knight_on_a_castle: "gold shares no field with another piece",
    knight_on_a_mountain: "castles of rose stand on plains, knights on plains and in forests",
    castle_in_the_forest: "castles of rose stand on plains, knights on plains and in forests",
    lonely_knight: "every knight of rose is linked to a castle",
    knight_behind_a_wall: "every knight of rose is linked to a castle",
    region_of_no_castle: "region 4 of rose holds its castle and no other",
    region_too_small: "region 1 of rose is the closed area around its castle",
    wall_inside_a_region: "region 1 of rose has no walls inside",
    enemy_knight_in_a_region: "region 1 of rose holds no knights of others",
    region_not_founded: "every area with one castle is a region",
    region_in_the_set_up: "no region is founded in the set-up",
    alliances_out_of_order: "alliances are kept in order, each once",
    alliance_the_wrong_way_round: "an alliance names the lower region first",
    alliance_with_open_land: "an alliance binds the regions of two players",
}


def basic(players=4):
    state = State(players, True, 6, False, False, NOBODY)
    lay_basic(state)
    state.phase = BORDERS
    return state


@pytest.mark.parametrize("break_it", SENTENCES, ids=lambda function: function.__name__)
def test_a_broken_invariant_is_told(break_it):
    state = basic()
    assert land_problems(state) == []
    break_it(state)
    assert SENTENCES[break_it] in land_problems(state)


def test_the_neutral_colour_is_bound_by_no_alliance():
    state = basic(players=3)
    state.alliances = ((0, GRAY * 4),)
    assert land_problems(state) == ["an alliance binds the regions of two players"]
