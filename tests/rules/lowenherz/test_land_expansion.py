"""Expansion, what it cuts off and what it founds: section 1.11 of the rules."""

from game.rules.lowenherz.land import enclose
from game.rules.lowenherz.land_expansion import expansions
from game.rules.lowenherz.land_founding import judge_all
from game.rules.lowenherz.land_problems import land_problems
from game.rules.lowenherz.land_regions import mountains, neutral_zones
from game.rules.lowenherz.land_set_up import lay_basic
from tests.rules.lowenherz.positions import (
    GOLD,
    ROSE,
    can_take,
    field,
    mask,
    names,
    position,
    region,
    region_number,
    take,
    walls_of,
)

STRENGTH = {"rose": "a1 +a2", "gold": "d1 +d2", "closed": "a1:b3 c1:d3"}
TWENTY = (20, 20, 0, 0)


def basic():
    state = position(far="", tiles=())
    state.plain = state.forest = state.mountain = state.city = 0
    lay_basic(state)
    return state


def test_position_2_city_by_expansion():
    state = basic()
    before = walls_of(state)
    take(state, ROSE, "d2 d1")
    assert state.points == [7, 0, 0, 0]
    assert walls_of(state) - before == {"d1-e1", "d2-e2", "d2-d3"}
    assert before - walls_of(state) == {"c1-d1", "c2-d2"}
    assert land_problems(state) == []


def test_position_9_an_attack_needs_more_knights():
    assert "c2" not in can_take(position(**STRENGTH), ROSE).split()
    state = position(**STRENGTH | {"rose": "a1 +a2 +b2"}, points=TWENTY)
    assert can_take(state, ROSE) == "c1 c2 c3 a4 b4"
    take(state, ROSE, "c2")
    assert state.points == [21, 19, 0, 0]
    assert can_take(state, ROSE) == "c1 c3 a4 b4"  # neither the knight on d2 nor d3 and the castle, further away


def test_position_9_a_field_with_an_enemy_castle_cannot_be_taken():
    state = position(rose="a1 +a2", gold="b1", closed="a1:a2 b1:b2")
    assert can_take(state, ROSE) == "b2 a3"


def test_position_10_not_into_an_own_region():
    state = position(rose="a1 +b1 h1", closed="a1:c1 d1:h1")
    assert can_take(state, ROSE) == "a2 b2 c2"


def test_position_11_an_own_knight_outside_cannot_be_taken():
    state = position(rose="c1 g2 +f2 +e2 +d2", closed="c1:c2", points=TWENTY)
    assert can_take(state, ROSE) == "b1 d1 b2 c3"
    take(state, ROSE, "d1")
    assert "d1-d2" in walls_of(state) and state.points[ROSE] == 21


def test_position_12_cutting_off_a_city():
    state = position(rose="d2 +e2 +f2", gold="c1 +d1", closed="c1:i1 c2:f2", city="i1", points=TWENTY, mountain="h1 c9")
    assert mountains(state, GOLD) == 1
    take(state, ROSE, "f1")
    assert state.points == [21, 11, 0, 0]
    assert names(neutral_zones(state)) == "g1 h1 i1"
    assert region(state, "G1") == "c1 d1 e1" and mountains(state, GOLD) == 0


CUTS = {"rose": "h1 +g1 +i1", "gold": "h2", "closed": "f1:j1 f2:j2", "points": TWENTY}


def test_position_13_two_cut_offs_of_one_expansion_are_added_before_the_table_is_read():
    state = position(**CUTS)
    take(state, ROSE, "g2 i2")
    assert state.points == [22, 15, 0, 0]
    assert region(state, "G1") == "h2" and names(neutral_zones(state)) == "f2 j2"


def test_cut_offs_of_two_expansions_are_charged_apart():
    state = position(**CUTS)
    take(state, ROSE, "g2")
    take(state, ROSE, "i2")
    assert state.points == [22, 12, 0, 0]


def test_several_parts_cut_off_by_one_field_are_added():
    state = position(rose="b4 +a4", gold="b1", closed="a4:b4", points=TWENTY)
    enclose(state, mask("b1 b2 a3:f3"))  # three arms that meet on b3
    judge_all(state)
    state.points = list(TWENTY)
    take(state, ROSE, "b3")
    assert state.points == [21, 20 - 1 - 5, 0, 0]  # a3, and c3 to f3: five fields
    assert region(state, "G1") == "b1 b2" and names(neutral_zones(state)) == "a1 a2 a3 c3 d3 e3 f3"


def test_the_second_field_charges_only_the_difference():
    state = position(rose="e2 +d2 +f2", gold="a1 +b1", closed="a1:i1 c2:h2", points=TWENTY, city="d1 g1")
    take(state, ROSE, "f1 c1")  # g1 h1 i1 with a city, then d1 e1 with another one
    assert state.points == [22, 20 - 1 - 3 - 5 - 1 - (5 - 3) - 5, 0, 0]


def test_cut_offs_of_two_victims_are_read_from_the_table_apart():
    state = position(
        rose="e3 +d3 +f3", gold="b2", purple="i4", closed="b2:f2 c3:g3 e4:i4", far="gray", points=(20, 20, 20, 0)
    )
    take(state, ROSE, "e2 f4")  # f2 of gold, e4 of purple
    assert state.points == [22, 16, 16, 0]


def test_cut_offs_in_two_regions_of_one_victim_are_added():  # 1.19.13
    state = position(rose="e3 +d3 +f3", gold="b2 i4", closed="b2:f2 c3:g3 e4:i4", points=TWENTY)
    take(state, ROSE, "e2 f4")
    assert state.points == [22, 20 - 2 - 3, 0, 0]


def test_what_was_cut_off_and_then_taken_is_not_given_back():  # 1.19.13
    state = position(**CUTS)
    take(state, ROSE, "g2 f2")
    assert state.points == [22, 20 - 1 - 3, 0, 0]
    assert region(state, "R1") == "f1 g1 h1 i1 j1 f2 g2"


def test_a_fifth_field_cut_off_raises_the_price_by_the_step_of_the_table():
    state = position(rose="g2 +f2 +h2", gold="a1", closed="a1:k1 b2:k2", points=TWENTY)
    take(state, ROSE, "g1 e1")  # h1 i1 j1 k1, then f1
    assert state.points == [22, 20 - 2 - 3 - 2, 0, 0]


def test_points_may_go_below_zero():
    state = position(**CUTS | {"points": (0, 0, 0, 0)})
    take(state, ROSE, "g2 i2")
    assert state.points == [2, -5, 0, 0]


def test_position_15_the_second_field_may_lean_on_the_first():
    state = position(rose="a1", closed="a1")
    assert can_take(state, ROSE) == "b1 a2"
    take(state, ROSE, "b1 c1")
    assert state.points[ROSE] == 2 and region(state, "R1") == "a1 b1 c1"


def test_the_second_field_belongs_to_the_region_that_took_the_first():
    state = position(rose="a1 o1", closed="a1 o1")
    state.growing = region_number("R2")
    assert can_take(state, ROSE, castle=1) == "" and can_take(state, ROSE, castle=2) == "n1 o2"


def test_position_27_allied_regions_do_not_expand_into_one_another():
    pair = (region_number("R1"), region_number("G1"))
    state = position(**STRENGTH | {"rose": "a1 +a2 +b2"}, alliances=(pair,))
    assert can_take(state, ROSE) == "a4 b4" and can_take(state, GOLD) == "e1 e2 e3 c4 d4"
    assert can_take(state, ROSE, bound=False) == "c1 c2 c3 a4 b4"
    state = position(**STRENGTH | {"gold": "d1 +d2 +c2"}, alliances=(pair,))
    assert "b2" not in can_take(state, GOLD).split()
    state.alliances = ()
    assert "b2" in can_take(state, GOLD).split()


def test_an_alliance_binds_no_other_region_of_the_same_two():
    state = position(rose="a1 +a2 h1", gold="c1", closed="a1:b2 c1:d2", alliances=((1, 4),))
    assert "c2" in can_take(state, ROSE).split()


def test_open_land_and_neutral_zones_need_no_knights():
    state = position(rose="a1", closed="a1 b1:b2", mountain="a2", forest="b1")
    assert can_take(state, ROSE) == "b1 a2"
    take(state, ROSE, "b1 b2")
    assert region(state, "R1") == "a1 b1 b2" and neutral_zones(state) == 0
    assert walls_of(state) == {"a1-a2", "a2-b2", "b1-c1", "b2-c2", "b2-b3"}


def test_an_expansion_founds_regions_for_others():
    state = position(gold="c1", purple="e1", rose="d2", closed="c1:e1 c2:e2", far="gray")
    take(state, ROSE, "d1")
    assert (region(state, "G1"), region(state, "P1")) == ("c1", "e1")
    assert state.points == [1, 3, 3, 0]


def test_an_expansion_founds_an_own_region_which_then_cannot_be_taken():
    state = position(gold="b1", rose="d2 h1", closed="b1:h1 c2:e2", far="purple gray")
    take(state, ROSE, "d1")
    assert (region(state, "R2"), region(state, "G1")) == ("e1 f1 g1 h1", "b1 c1")
    assert state.points == [4, 3, 0, 0]
    state.growing = region_number("R1")
    assert "e1" not in can_take(state, ROSE).split()


def test_an_expansion_that_founds_an_enemy_region_needs_more_knights_for_its_second_field():
    state = position(gold="b1 +c1", purple="f1", rose="d2 +e2", closed="b1:f1 c2:e2", far="gray")
    take(state, ROSE, "d1")
    state.growing = region_number("R1")
    assert "e1" in can_take(state, ROSE).split()  # purple has no knight there
    assert region(state, "G1") == "b1 c1"
    state.knights[ROSE] = 0
    assert "e1" not in can_take(state, ROSE).split()


def test_an_expansion_gives_back_no_wall_between_other_fields():
    state = position(rose="a1", closed="a1", walls="b1-c1 b2-c2")
    take(state, ROSE, "b1")
    assert walls_of(state) == {"a1-a2", "b1-b2", "b1-c1", "b2-c2"}


def test_a_region_of_the_neutral_colour_is_defended_by_its_knights_and_nobody_loses():
    words = {"players": 3, "gray": "c1 +d1", "closed": "c1:i1 c2:f2", "city": "i1 f1", "points": (20, 20, 20)}
    weak = position(rose="d2 +e2", far="purple", **words)
    assert "f1" not in can_take(weak, ROSE).split()
    state = position(rose="d2 +e2 +f2", far="purple", **words)
    take(state, ROSE, "f1 e1")
    assert state.points == [27, 20, 20]
    assert region(state, "Y1") == "c1 d1" and names(neutral_zones(state)) == "g1 h1 i1"


def test_nothing_can_be_taken_without_a_region():
    assert expansions(position(rose="a1 +a2"), ROSE) == []


def test_a_region_does_not_grow_around_the_edge_of_the_board():
    state = position(rose="o3", gold="h5", purple="h8", far="", gray="a9", closed="o3")
    assert can_take(state, ROSE) == "o2 n3 o4"
    assert field("a4") == field("o3") + 1 and mask("a4") not in (mask("n3"), mask("o4"))
