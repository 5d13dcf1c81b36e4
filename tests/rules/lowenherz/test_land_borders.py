"""Borders and what they close: sections 1.8, 1.9 and 1.19 of the rules."""

import pytest

from game.rules.lowenherz.board import EDGE_NAMES, EDGES
from game.rules.lowenherz.land import links
from game.rules.lowenherz.land_borders import is_capped, legal_borders, place_border
from game.rules.lowenherz.land_founding import judge_all
from game.rules.lowenherz.land_regions import mountains, neutral_zones
from tests.rules.lowenherz.positions import GOLD, ROSE, edge, mask, names, position, region, walls_of


def border(state, text):
    for name in text.split():
        assert any(edge(name) in legal_borders(state, seat) for seat in range(state.players)), name
        place_border(state, edge(name))


def legal(state, seat=ROSE):
    return {EDGE_NAMES[number] for number in legal_borders(state, seat)}


def test_position_3_one_border_founds_two_regions_whoever_placed_it():
    state = position(rose="a1", gold="b1", walls="a1-a2 b1-b2 b1-c1")
    border(state, "a1-b1")
    assert (region(state, "R1"), region(state, "G1")) == ("a1", "b1")
    assert state.points == [3, 3, 0, 0]


def test_position_4_two_castles_in_one_closed_area_are_no_region_until_it_is_divided():
    state = position(rose="a1", gold="d1", closed="a1:d2")
    assert not any(state.regions)
    border(state, "b1-c1")
    assert not any(state.regions)
    border(state, "b2-c2")
    assert (region(state, "R1"), region(state, "G1")) == ("a1 b1 a2 b2", "c1 d1 c2 d2")
    assert state.points == [3, 3, 0, 0]


def test_two_castles_of_one_colour_in_one_closed_area_are_no_region():
    state = position(rose="a1 g1", walls=" ".join(f"{letter}1-{letter}2" for letter in "abcdefg"))
    border(state, "g1-h1")
    assert not any(state.regions)
    border(state, "c1-d1")
    assert (region(state, "R1"), region(state, "R2")) == ("a1 b1 c1", "d1 e1 f1 g1")
    assert state.points == [6, 0, 0, 0]


def test_position_5_no_castle_makes_a_neutral_zone_without_points_or_mountains():
    state = position(rose="f6", mountain="a1 b1", walls="b1-c1 b2-c2 a2-a3")
    border(state, "b2-b3")
    assert names(neutral_zones(state)) == "a1 b1 a2 b2"
    assert state.points == [0, 0, 0, 0]
    assert mountains(state, ROSE) == 0
    assert "a1-b1" in legal(state)  # without effect, but legal


@pytest.mark.parametrize(
    ("rectangle", "size", "points"),
    [
        ("a1:a1", 1, 3),
        ("a1:d1", 4, 3),
        ("a1:e1", 5, 5),
        ("a1:j1", 10, 5),
        ("a1:k1", 11, 7),
        ("a1:j2", 20, 7),
        ("a1:g3", 21, 9),
        ("a1:j3", 30, 9),
        ("a1:h4", 32, 12),
    ],
)
def test_position_6_founding_table(rectangle, size, points):
    state = position(rose="a1")
    for name in sorted(walls_of(position(closed=rectangle))):
        border(state, name)
    assert region(state, "R1") == names(mask(rectangle))
    assert (mask(rectangle).bit_count(), state.points) == (size, [points, 0, 0, 0])


def test_position_6_thirty_one_fields_bring_twelve_and_a_city_five():
    walls = walls_of(position(closed="a1:j3")) - {"j1-k1"} | {"k1-l1"}
    state = position(rose="a1", walls=" ".join(walls))
    border(state, "k1-k2")
    assert (state.regions[0].bit_count(), state.points) == (31, [12, 0, 0, 0])
    state = position(rose="a1", city="b1 e2", walls="e1-f1 e2-f2 a2-a3 b2-b3 c2-c3 d2-d3")
    border(state, "e2-e3")
    assert state.points == [15, 0, 0, 0]


def test_position_7_no_border_on_an_own_link():
    state = position(rose="f6 +g6 +h6", gold="a1 +i6")
    for seat in range(2):
        edges = legal(state, seat)
        assert "f6-g6" not in edges and "g6-h6" not in edges
        assert "h6-i6" in edges and "f6-f7" in edges
    assert len(legal(state)) == EDGES - 2


def test_links_do_not_reach_around_the_edge_of_the_board():
    state = position(rose="h5 +a2", gold="h7 +o1")
    state.knights[ROSE] |= mask("o1")
    state.knights[GOLD] = 0
    assert len(legal(state)) == EDGES  # o1 and a2 follow one another in the numbers only
    assert links(state) == (0, 0)


def test_a_knight_of_each_of_two_colours_is_no_link():
    state = position(rose="f6 +g6", gold="h7 +h6")
    assert {"g6-h6"} <= legal(state)
    assert {"f6-g6", "h6-h7"}.isdisjoint(legal(state))


def test_position_8_no_border_inside_a_region_and_the_old_ones_go_back():
    state = position(rose="a1 h5", walls="b1-c1 b2-c2 a2-a3 a1-b1")
    border(state, "b2-b3")
    assert walls_of(state) == {"b1-c1", "b2-c2", "a2-a3", "b2-b3"}
    assert {"a1-b1", "a2-b2", "a1-a2", "b1-b2", "b1-c1"}.isdisjoint(legal(state))
    assert {"c1-d1", "c1-c2", "a3-b3"} <= legal(state)


def test_walls_inside_a_neutral_zone_stay():  # 1.19.3
    state = position(rose="f6", walls="b1-c1 b2-c2 a2-a3 a1-b1")
    border(state, "b2-b3")
    assert "a1-b1" in walls_of(state)


def test_position_17_the_rest_of_the_board_becomes_a_region():
    state = position(rose="a1", gold="o10", far="")
    border(state, "a1-b1 a1-a2")
    assert region(state, "R1") == "a1"
    assert state.regions[4] == mask("a1:o10") ^ 1
    assert state.points == [3, 12, 0, 0]


def test_the_rest_of_the_board_is_no_region_while_two_castles_stand_in_it():
    state = position(rose="a1", gold="o10", purple="h5", far="")
    border(state, "a1-b1 a1-a2")
    assert state.points == [3, 0, 0, 0]
    border(state, "h5-h6 h4-h5 g5-h5 h5-i5")
    assert state.points == [3, 12, 3, 0]
    assert state.regions[4].bit_count() == 148


def test_a_ring_without_contact_to_the_frame_closes():
    state = position(rose="e5", walls="e4-e5 e5-e6 d5-e5")
    border(state, "e5-f5")
    assert region(state, "R1") == "e5"


def test_a_border_that_joins_two_walls_without_closing_founds_nothing():
    state = position(rose="e5", walls="d4-e4 d6-e6")
    border(state, "d5-e5")
    assert not any(state.regions) and state.points == [0, 0, 0, 0]


def test_an_area_with_one_neutral_castle_is_a_region_for_which_nobody_scores():
    state = position(players=3, rose="h5", gray="a1", far="purple", walls="a1-b1")
    place_border(state, edge("a1-a2"))
    assert region(state, "Y1") == "a1" and state.points == [0, 0, 0]
    state = position(players=2, rose="h5", purple="a1", gold="m9", far="", walls="a1-b1")
    place_border(state, edge("a1-a2"))
    assert region(state, "P1") == "a1" and state.points == [0, 0]


def test_a_neutral_castle_counts_among_two():
    state = position(players=3, rose="a1", gray="b1", gold="n9", far="purple", walls="b1-c1 a1-a2")
    place_border(state, edge("b1-b2"))
    assert not any(state.regions)
    place_border(state, edge("a1-b1"))
    assert region(state, "R1") == "a1" and region(state, "Y1") == "b1" and state.points == [3, 0, 0]


def test_links_of_the_neutral_colour_bear_no_border():
    state = position(players=3, rose="h5", gray="f6 +g6", far="purple")
    assert "f6-g6" not in legal(state)


def test_position_32_a_third_region_ends_the_right_to_place_borders():
    state = position(rose="a1 h1 a9", gold="o1", closed="a1:b1 h1:i1", walls="a9-a10 a8-a9")
    assert not is_capped(state, ROSE) and legal(state)
    border(state, "a9-b9")
    assert is_capped(state, ROSE) and not legal(state)
    assert not is_capped(state, GOLD)


def test_position_32_with_four_castles_the_fourth_region_ends_it():
    state = position(players=2, rose="a1 h1 a9 h9", gold="o5", purple="o9", far="", closed="a1:b1 h1:i1 a9:b9")
    assert not is_capped(state, ROSE) and legal(state)
    for name in ("h8-h9", "g9-h9", "h9-i9"):
        place_border(state, edge(name))
    assert not is_capped(state, ROSE)
    place_border(state, edge("h9-h10"))
    assert is_capped(state, ROSE) and not legal(state)


def test_an_older_wall_between_own_pieces_stays():  # 1.19.1
    state = position(rose="f6 +f7 +g7 +g6", gold="a1", walls="f6-g6")
    assert "f6-g6" in walls_of(state) and {"f6-f7", "f7-g7", "g6-g7", "f6-g6"}.isdisjoint(legal(state))


def test_founding_links_own_pieces_that_an_older_wall_had_parted():
    state = position(rose="a1 +a2 +b2 +b1", walls="a1-b1 b1-c1 b2-c2 a2-a3")
    border(state, "b2-b3")
    assert "a1-b1" not in walls_of(state)


def test_judging_all_founds_nothing_twice():
    state = position(rose="a1", gold="d1", closed="a1:b1 d1:e1")
    assert judge_all(state) == [] and state.points == [0, 0, 0, 0]
