"""Placing knights and removing them: sections 1.10 and 1.13 of the rules."""

from game.rules.lowenherz.land_knights import knight_fields, removable_knights
from game.rules.lowenherz.land_problems import land_problems
from game.rules.lowenherz.land_regions import adjoining
from tests.rules.lowenherz.positions import (
    GOLD,
    GRAY,
    ROSE,
    can_take,
    mask,
    names,
    position,
    region,
    region_number,
    take,
)


def places(state, colour=ROSE, **options):
    return names(knight_fields(state, colour, **options))


def removable(state, word):
    return names(removable_knights(state, region_number(word)))


def test_position_18_knight_fields():
    words = {"rose": "f6", "gold": "a1", "walls": "f5-f6"}
    assert places(position(**words)) == "e6 g6 f7"
    assert places(position(forest="g6", **words)) == "e6 g6 f7"  # paid for elsewhere
    assert places(position(mountain="g6", city="f7", **words)) == "e6"


def test_a_knight_leans_on_any_own_piece_and_on_no_other():
    state = position(rose="f6 +g6", gold="e6 +f7 +f8")
    assert places(state) == "f5 g5 h6 g7"
    assert places(state, GOLD) == "e5 d6 e7 g7 e8 g8 f9"


def test_no_knight_out_of_an_empty_supply():
    state = position(rose="a1 " + " ".join(f"+{letter}1" for letter in "bcdefghijklm"))
    assert state.knights[ROSE].bit_count() == 12 and places(state) == ""
    state.knights[ROSE] &= ~mask("m1")
    assert "m1" in places(state).split()


def test_knight_fields_do_not_reach_around_the_edge_of_the_board():
    assert places(position(rose="o3", gold="a1")) == "o2 n3 o4"
    assert places(position(rose="a3", gold="h1")) == "a2 b3 a4"


def test_no_knight_over_the_walls_of_a_region():
    state = position(rose="b2", gold="d2", closed="a1:b3 c1:e3")
    assert places(state) == "b1 a2 b3" and places(state, GOLD) == "d1 c2 e2 d3"


def test_a_renegade_places_within_the_own_region_only():
    state = position(rose="a1 +a2 h5", closed="a1:a4")
    assert set(places(state).split()) == {"a3", "h4", "g5", "i5", "h6"}
    assert places(state, within=state.regions[region_number("R1")]) == "a3"


def test_position_20_a_knight_first_makes_the_attack_legal():
    state = position(rose="a1 +a2", gold="d1 +d2", closed="a1:b3 c1:d3")
    assert "c2" not in can_take(state, ROSE).split() and "b2" in places(state).split()
    state.knights[ROSE] |= mask("b2")
    take(state, ROSE, "c2")
    assert region(state, "G1") == "c1 d1 d2 c3 d3"


def test_position_28_the_only_link_of_other_knights_is_not_removed():
    assert removable(position(rose="a1 +b1 +c1", closed="a1:e3"), "R1") == "c1"
    assert removable(position(rose="a1 +b1", closed="a1:e3"), "R1") == "b1"
    assert removable(position(rose="a1 +b1 +a2 +b2", closed="a1:e3"), "R1") == "b1 a2 b2"
    assert removable(position(rose="a1", closed="a1:e3"), "R1") == ""
    assert removable(position(rose="b1 +a1 +c1 +d1 +c2 +c3 +d3", closed="a1:e3"), "R1") == "a1 d1 d3"


def test_knights_of_open_land_or_of_another_region_are_not_removed():
    state = position(rose="a1 +b1 h1 +i1", closed="a1:c1 h1:i1")
    assert removable(state, "R2") == "i1"
    assert removable(position(rose="a1 +b1"), "R1") == ""


def test_removing_an_inner_knight_would_break_the_chain():
    state = position(rose="a1 +b1 +c1", gold="h5", closed="a1:e3")
    assert not [sentence for sentence in land_problems(state) if "linked" in sentence]
    state.knights[ROSE] ^= mask("b1")
    assert land_problems(state)[-1] == "every knight of rose is linked to a castle"


def test_a_renegade_may_be_played_against_the_neutral_colour():
    state = position(players=3, rose="a1", gold="i1 o9", gray="c1 +d1 +e1", far="purple", closed="a1:b2 c1:f2 i1:j2")
    assert adjoining(state, region_number("R1")) == [region_number("Y1")]
    assert removable(state, "Y1") == "e1"
    assert state.neutral == GRAY


def test_adjoining_regions_have_an_edge_in_common_and_another_colour():
    state = position(rose="a1 g1", gold="d1", purple="a3", gray="h2", far="", closed="a1:c1 d1:f1 g1:h1 a3 h2")
    assert adjoining(state, region_number("R1")) == [region_number("G1")]
    assert adjoining(state, region_number("G1")) == [region_number("R1"), region_number("R2")]
    assert adjoining(state, region_number("R2")) == [region_number("G1"), region_number("Y1")]
    assert adjoining(state, region_number("P1")) == []
    corners = position(rose="a1 e5", gold="b2", closed="a1 b2 a3:e5", purple="o3", gray="a4 m9", far="")
    assert adjoining(corners, region_number("R1")) == []
