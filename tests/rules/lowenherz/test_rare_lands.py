"""Lands drawn by hand that matches seldom meet, with what the rules say: borders, knights, expansion, set-up."""

from __future__ import annotations

from tests.rules.lowenherz.drawn import Table, before_a_card, match, table
from tests.rules.lowenherz.naive_facts import CARDS, PRINTED

# Rose and gold side by side in the west, one knight each. A city, b6, lies in rose's region, and one, b4, beside it.
FRONT = {
    "rose": "a5 m4 d10 +b5",
    "gold": "a7 i1 l7 +b7",
    "gray": "n10 f4 j4",
    "closed": "a5:c6 a7:c8",
}
# Rose's two knights lie between two regions of gold's, each with its castle in the corner and a city in the middle.
BETWEEN = {
    "rose": "b5 m4 d10 +a5 +c5",
    "gold": "a3 a7 l7",
    "gray": "n10 f4 j4",
    "closed": "a5:c5 a3:a4+b4:c4 a6:a7+b6:c6",
}


def front(**changes):
    return {**FRONT, **changes}


def single(card="E3", **given):
    """Return rose's line with one knight; everybody else has gone for the ducats."""
    return table(card, **given).lay("2 1 1 1")


def double(**given):
    """Return rose's line with two knights."""
    return table("E3", **given).lay("3 1 1 1")


# ---- 1.8 and 1.9: borders
def test_1_9_a_third_region_in_the_middle_of_a_line_ends_it():
    given = {"rose": "a1 m4 d10", "closed": "a1:c2 m4", "walls": "d9-d10 d10-e10"}
    drawn = table("D6", **given).lay("2 3 3 3").do("border:c10-d10")
    assert drawn.points == (3, 0, 0, 0) and drawn.phase == "bid"


def test_1_9_with_four_castles_the_third_region_does_not():
    given = {"rose": "a1 m4 d10 e4", "closed": "a1:c2 m4", "walls": "d9-d10 d10-e10 d4-e4 e3-e4 e4-f4"}
    drawn = table("D6", 2, **given).lay("23 1").do("done border:c10-d10")
    assert drawn.points == (3, 0) and drawn.phase == "borders 1" and drawn.row("left") == "2"
    assert drawn.do("border:e4-e5").phase == "knights 1" and drawn.points == (6, 0)


def test_1_8_one_border_founds_two_regions_for_others():
    given = {"rose": "a1 m4 d10", "gold": "a2 i1 l7", "walls": "a1-b1 a2-b2 a2-a3"}
    drawn = table("E1", **given).lay("1 3 2 3").do("done border:a1-a2")
    assert drawn.points == (3, 3, 0, 0)


def test_1_8_walls_inside_a_new_region_go_back():
    given = {"rose": "a1 m4 d10", "walls": "c2-d2 a2-a3 b2-b3 c2-c3 b1-b2 a1-a2"}
    drawn = table("E1", **given).lay("2 3 3 3").do("border:c1-d1")
    assert drawn.points == (5, 0, 0, 0) and drawn.row("walls") == "c1-d1 c2-d2 a2-a3 b2-b3 c2-c3"


def test_1_19_3_a_border_in_a_neutral_zone_is_legal_stays_and_scores_nothing():
    given = {"rose": "c1 m4 d10", "closed": "a1:b2"}
    drawn = table("E1", **given).lay("2 3 3 3").do("border:a1-b1 border:a1-a2")
    assert drawn.points == (0, 0, 0, 0) and drawn.row("walls") == "a1-b1 b1-c1 b2-c2 a1-a2 a2-a3 b2-b3"


def test_1_8_two_castles_of_one_colour_in_a_closed_area_are_no_region_yet():
    given = {"rose": "a1 c2 d10", "walls": "c1-d1 a2-a3 b2-b3 c2-c3"}
    drawn = table("D6", **given).lay("2 1 1 1").bid(gold="1", purple="0", gray="0").do("done border:c2-d2")
    assert drawn.points == (0, 0, 0, 0)
    assert drawn.do("border:b1-c1 border:b2-c2").points == (6, 0, 0, 0)


def test_1_8_the_rest_of_the_board_is_a_region_when_all_other_castles_are_fenced_off():
    given = {
        "rose": "a1 m4 d10",
        "gold": "a9 i1 l7",
        "purple": "n2 d3 g8",
        "gray": "n10 b5 j4",
        "closed": "m4 d10 a9 i1 l7 n2 d3 g8 b5 j4",
        "walls": "a1-b1",
    }
    drawn = table("E1", **given).lay("2 3 3 3").do("border:a1-a2")
    assert drawn.points == (3, 0, 0, 12 + 10 * 5)


def test_1_9_a_chain_of_knights_is_a_wall_against_borders_but_pieces_of_two_colours_are_not():
    drawn = table("E1", **front(closed="a1", rose="a5 m4 d10 +b5 +c5", gold="a7 i1 l7 +b7 +c7 +c6")).lay("2 3 3 3")
    assert not any(map(drawn.may, ("border:a5-b5", "border:b5-c5", "border:c6-c7", "border:b7-c7")))
    assert drawn.may("border:c5-c6")


def test_1_19_1_own_pieces_may_come_to_stand_on_both_sides_of_a_wall():
    given = front(gold="a7 i1 l7 +a8 +b8", closed="a1", walls="a7-b7", ducats=(12, 0))
    drawn = table("E3", **given).lay("1 2 1 1").do("knight:b7")
    assert "a7-b7" in drawn.row("walls").split()


# ---- 1.10 and 1.11: knights and expansion
def test_1_10_a_knight_first_makes_the_attack_legal():
    drawn = double(**FRONT)
    assert not drawn.may("take:1:c7")
    drawn.do("knight:c5").do("take:1:c7")
    assert drawn.points == (1, -1, 0, 0) and drawn.words("knight") == "" and drawn.words("take") != ""
    assert single(**FRONT).do("knight:c5").phase == "card"


def test_1_10_knight_first_means_that_no_knight_follows_an_expansion():
    drawn = double(**FRONT).do("take:1:c4")
    assert drawn.words("knight") == "" and drawn.row("left") == "0"
    assert drawn.do("take:1:c3").phase == "card" and drawn.points == (2, 0, 0, 0)


def test_1_19_12_in_either_order_a_knight_after_the_first_field_ends_the_expansion():
    given = front(double_knight="either")
    assert double(**given).do("take:1:c4 knight:c5").phase == "card"
    drawn = double(**given).do("take:1:c4 take:1:c3")
    assert drawn.phase == "knights 1" and drawn.words("take") == ""
    assert drawn.do("knight:c5").phase == "card"
    drawn = double(**given).do("knight:c5 take:1:c4")
    assert drawn.words("knight") == "" and drawn.words("take") != ""


def test_1_10_a_single_knight_line_gives_a_knight_or_an_expansion_in_either_order_too():
    drawn = single(**front(double_knight="either")).do("take:1:c4")
    assert drawn.words("knight") == "" and drawn.do("take:1:c3").phase == "card"


def test_1_11_e_strength_is_counted_anew_for_every_field():
    given = {
        "rose": "a5 m4 d10 +b5 +c5",
        "gold": "a7 d4 l7 +b7 +e4 +f4",
        "purple": "n2 a10 g8",
        "gray": "n10 g10 j4",
        "closed": "a5:c6 a7:c8 b4:f4",
    }
    drawn = single(**given)  # two against one, but also two against two
    assert drawn.words("take") == "take:1:a4 take:1:d5 take:1:d6 take:1:c7"
    assert drawn.do("take:1:c7").words("take") == "take:1:a4 take:1:d5 take:1:d6 take:1:d7 take:1:c8"


def test_1_11_f_no_own_region_and_no_own_piece_outside_is_taken():
    given = front(rose="a5 a7 d10 +b5", gold="a9 i1 l7")
    assert single(**given).words("take:1") == "take:1:a4 take:1:b4 take:1:c4 take:1:d5 take:1:d6"
    given = front(rose="a5 d4 d10 +b5 +c4", purple="n2 a10 g8")
    assert single(**given).words("take:1") == "take:1:a4 take:1:b4 take:1:d5 take:1:d6"
    given = {"rose": "a1 a3 d10 +a2", "closed": "a1:c2"}
    assert single(**given).words("take:1") == "take:1:d1 take:1:d2 take:1:b3 take:1:c3"


def test_1_13_an_alliance_ended_between_two_fields_opens_the_second():
    given = front(rose="a5 m4 d10 +b5 +c5", allied="R1-G1", ducats=(10, 12, 12, 12))
    drawn = single(**given).do("take:1:d6")
    assert not drawn.may("take:1:c7")
    assert drawn.do("break:1:G1 take:1:c7").points == (2, -1, 0, 0) and drawn.ducats[0] == 0
    given["ducats"] = (9, 12, 12, 12)
    assert single(**given).do("take:1:d6").words("break") == ""


BOUND = {
    "rose": "a1 m4 d10 +b1 +m5 +n5 +m6 +n6 +o6 +l6 +o5 +l5 +l7 +m3 +n3",  # no knight left
    "gold": "c2 i1 l10",
    "closed": "a1:b1 a2:c2+c1",
    "allied": "R1-G1",
}


def test_1_19_11_a_knight_line_waits_as_long_as_ending_an_alliance_could_open_an_expansion():
    drawn = single(**BOUND, ducats=(10,))
    assert set(drawn.words().split()) == {"break:1:G1", "done"}
    assert drawn.do("break:1:G1").words("take") == "take:1:c1 take:1:a2 take:1:b2"
    assert single(**BOUND, ducats=(9,)).phase == "card"
    assert single(**{**BOUND, "gold": "c2 i1 l10 +c1"}, ducats=(10,)).phase == "card"  # 1:1, ending it would not help


def test_1_19_13_cut_offs_of_two_regions_of_one_victim_are_added():
    drawn = single(**BETWEEN).do("take:1:a4")
    assert drawn.points == (1, -1 - 3 - 5, 0, 0) and drawn.row("cut") == "G2/1"
    assert drawn.do("take:1:a6").points == (2, -9 - 1 - 5, 0, 0)


def test_1_11_l_only_the_difference_of_the_table_is_charged_for_the_second_cut():
    given = {**BETWEEN, "closed": "a5:c5 a3:a4+b4:c4 a6:a7+b6:d6"}
    assert single(**given).do("take:1:a4 take:1:a6").points == (2, -9 - 1 - 2 - 5, 0, 0)


def test_1_11_l_two_expansions_are_charged_apart():
    drawn = single(**BETWEEN).do("take:1:a4 done")
    assert drawn.row("cut") == "" and drawn.phase == "card"
    again = table("E3", **{**BETWEEN, "points": drawn.points}).lay("2 1 1 1").do("take:1:a6")
    assert again.points == (2, -9 - 1 - 3 - 5, 0, 0)


def test_1_19_13_what_is_cut_off_and_then_taken_is_not_refunded():
    drawn = single(**BETWEEN).do("take:1:a4 take:1:b4")
    assert drawn.points == (7, -9, 0, 0)


def test_1_11_m_a_neutral_zone_is_taken_without_strength_and_nobody_loses():
    given = {**BETWEEN, "rose": "b5 m4 d10", "closed": "a5:c5 b4:c4 a6:a7+b6:c6"}
    drawn = single(**given)
    assert drawn.words("take") == "take:1:a4 take:1:b4 take:1:c4 take:1:d5"  # 0 knights against 0 are not more
    assert drawn.do("take:1:b4").points == (6, 0, 0, 0)


def test_1_11_n_an_expansion_that_closes_an_area_founds_its_region_for_whom_it_belongs_to():
    given = {"rose": "c1 m4 d10 +c2", "gold": "a1 i1 l7 +b1", "closed": "c1:c2", "walls": "a1-a2"}
    drawn = single(**given).do("take:1:b2")
    assert drawn.points == (1, 3, 0, 0)
    assert drawn.row("walls") == "b1-c1 c1-d1 a2-b2 c2-d2 a1-a2 b1-b2 b2-b3 c2-c3"


def test_1_14_the_first_start_regions_score_only_by_silver():
    deck = "B3 C1 C2 C3 C4 C5 C6 C7 D1 D2 D3 D4 D5 D6 D7 E1 E2 E3 E4"
    drawn = before_a_card(setup="basic", deck=deck)
    assert drawn.points == (0, 0, 0, 0)
    assert drawn.do("card:B3").points == (1, 1, 1, 1)


def test_1_11_in_the_basic_layout_rose_takes_a_city_and_a_forest():
    drawn = single(setup="basic").do("take:1:d2 take:1:d1")
    assert drawn.points == (7, 0, 0, 0)
    walls = drawn.row("walls").split()
    assert {"d1-e1", "d2-e2", "d2-d3"} <= set(walls) and not {"c1-d1", "c2-d2", "d1-d2"} & set(walls)


# ---- 1.16 and 1.17: the neutral colour
NEUTRAL = front(gray="a7 f4 j4 +b7", gold="a9 i1 l7")


def test_1_16_against_the_neutral_colour_there_are_renegades_but_no_alliances():
    drawn = table("E3", 3, **NEUTRAL, hands=("RA",))
    assert (drawn.words("renegade"), drawn.words("alliance")) == ("renegade:1:Y1", "")


def test_1_16_the_neutral_colour_defends_itself_by_strength_and_loses_no_points():
    drawn = table("E3", 3, **NEUTRAL).lay("23 1 1")
    assert not drawn.may("take:1:c7")
    drawn = table("E3", 3, **{**NEUTRAL, "rose": "a5 m4 d10 +b5 +c5"}).lay("23 1 1")
    assert drawn.do("take:1:c7 take:1:c8").points == (2, 0, 0)


def test_1_16_a_region_of_the_neutral_colour_scores_for_nobody():
    given = {"gray": "n10 b5 j4", "walls": "m10-n10 n10-o10"}
    drawn = table("E1", 3, **given).lay("23 1 1").do("duel").bid(gold="1", purple="0").do("done border:n9-n10")
    assert drawn.points == (0, 0, 0)


# ---- 1.5: the set-up
def test_1_5_where_no_field_is_far_enough_the_farthest_there_are_will_do():
    pieces = {"rose": "l7 d3 f9 +m7 +d2 +f8", "gold": "g5 l2 a10 +f5 +l3 +b10", "purple": "", "gray": ""}
    found = match(2, tiles="E0 B2 C1 A3 F3 D0", spacing="7", deck=" ".join(CARDS), **pieces)
    found.map.judged, found.lap, found.who, found.stage = False, 6, 1, "castle"
    drawn = Table(found.to_text())
    assert drawn.words() == "castle:o4 castle:a8"  # 6 steps from l7 and from f9, and nothing is 7 steps away
    drawn.do("castle:a8")
    assert drawn.phase == "castle-knight 1" and drawn.words() != ""


def largest_matching(rows):
    """Return how many dominoes at most lie on the plains of a tile."""
    plains = {(row, column) for row in range(5) for column in range(5) if rows[row][column] == "P"}
    partner = {}

    def beside(field):
        row, column = field
        return plains & {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}

    def lay(field, seen):
        for other in beside(field) - seen:
            seen.add(other)
            if other not in partner or lay(partner[other], seen):
                partner[other] = field
                return True
        return False

    return sum(lay(field, set()) for field in plains if sum(field) % 2 == 0)


def test_1_19_17_the_twelve_castles_and_their_knights_always_find_room():
    """Where no castle can come the pairs that stand are at least half as many as there could be at most."""
    assert sum(map(largest_matching, PRINTED.values())) > 2 * 11
