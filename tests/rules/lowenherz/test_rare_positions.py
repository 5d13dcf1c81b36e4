"""Positions drawn by hand that matches seldom meet, with what the rules say of them: contests, politics, the end."""

from __future__ import annotations

import pytest

from game.rules import lowenherz as lh
from game.rules.core import IllegalAction
from tests.rules.lowenherz.drawn import before_a_card, table

# Rose and gold side by side in the west, one knight each. A city, b6, lies in rose's region, and one, b4, beside it.
FRONT = {
    "rose": "a5 m4 d10 +b5",
    "gold": "a7 i1 l7 +b7",
    "gray": "n10 f4 j4",
    "closed": "a5:c6 a7:c8",
}
# Rose has no region, and round her castles only forests without a wall: b1, e10.
IN_THE_WOODS = {"rose": "a1 m4 d10", "walls": "l4-m4 c10-d10 a1-a2 m3-m4 m4-m5 d9-d10"}
ALL_TREASURES = "t8t10t12t15"
ALL_CARDS = ("RRRAAAp3", "p4p5t8", "t10t12t15")


def front(**changes):
    return {**FRONT, **changes}


# ---- 1.6 and 1.7: laying and contests
@pytest.mark.parametrize(
    "seats, first, others", [(2, "12 13 23", 1), (3, "12 13 23", 2), (4, "1 2 3", 3)], ids=["two", "three", "four"]
)
def test_1_6_with_two_and_three_the_black_castle_alone_lays_two_different_lines(seats, first, others):
    drawn = table("E1", seats, start=2)
    assert drawn.words() == " ".join(f"lay:{lines}" for lines in first.split())
    drawn.lay(first.split()[0])
    for _ in range(others):
        assert drawn.words() == "lay:1 lay:2 lay:3"
        drawn.lay("1")


def test_1_7_ducats_are_shared_and_the_rest_is_lost():
    drawn = table("D2", 3, ducats=(0, 1, 2)).lay("12 1 1")
    assert drawn.ducats == (2, 3, 4) and drawn.phase == "knights 1"


def test_1_6_lines_that_nobody_chose_lapse_and_the_black_castle_goes_on():
    drawn = table("D2", start=4).lay("1 1 1 1")
    assert (drawn.phase, drawn.row("start"), drawn.row("card"), drawn.ducats) == ("card", "1", "-", (14,) * 4)


def test_1_7_of_three_only_those_tied_at_the_top_bid_again_and_may_bid_less():
    drawn = table("E1").lay("1 1 1 2").bid(rose="5", gold="3", purple="5")
    assert (drawn.phase, drawn.row("rivals"), drawn.row("bids")) == ("bid", "1 3", "1:5 2:3 3:5")
    assert drawn.words(seat=2) == ""
    drawn.bid(rose="1", purple="2")
    assert drawn.phase == "look 3" and drawn.ducats == (12, 12, 10, 12)


@pytest.mark.parametrize("first, second", [("5", "3"), ("0", "0"), ("0", "12")])
def test_1_7_a_second_tie_lets_the_line_lapse_and_nobody_pays(first, second):
    drawn = table("E1").lay("1 1 1 2").bid(rose=first, gold=first, purple="0")
    drawn.bid(**dict.fromkeys(("rose", "gold", "purple")[: 3 if first == "0" else 2], second))
    assert drawn.phase == "borders 4" and drawn.ducats == (12,) * 4


def test_1_13_a_treasure_ties_with_ducats_and_the_losers_treasure_is_known_but_kept():
    drawn = table("E1", hands=("t10", "t8")).lay("1 1 2 3").do("duel").bid(rose="2+t10", gold="4+t8")
    assert drawn.row("bids") == "1:2+t10 2:4+t8" and drawn.row("seat 2").endswith("shown t8")
    drawn.bid(rose="0+t10", gold="1+t8")
    assert drawn.ducats == (12, 12, 12, 12) and drawn.phase == "look 1"
    assert (drawn.cards(1), drawn.cards(2)) == ("-", "t8") and drawn.row("seat 2").endswith("shown t8")


def test_1_13_several_treasures_count_in_one_bid_and_no_change_is_given():
    drawn = table("E1", hands=(ALL_TREASURES,), ducats=(0, 12)).lay("1 1 2 3").do("duel")
    assert len(drawn.words(seat=1).split()) == 16
    drawn.bid(rose="0+t8+t15", gold="12")
    assert drawn.ducats[:2] == (0, 12) and drawn.cards(1) == "t10t12"


def test_1_7_two_with_empty_purses_can_only_fight_and_only_bid_nothing():
    drawn = table("E1", purses="open", ducats=(0, 0)).lay("1 1 2 3")
    assert drawn.words() == "duel"
    drawn.do("duel")
    assert [drawn.words(seat=seat) for seat in (1, 2)] == ["bid:0", "bid:0"]
    assert drawn.bid(rose="0", gold="0").bid(rose="0", gold="0").phase == "borders 3"


def test_1_19_8_who_has_no_ducats_cannot_be_named_as_payer():
    drawn = table("E1", purses="open", ducats=(0, 2)).lay("1 1 2 3")
    assert drawn.words() == "ask:1 ask:2 duel"
    assert drawn.do("ask:2").words() == "pay:1 pay:2 accept duel"


def test_1_7_who_is_asked_for_more_than_a_hidden_purse_holds_cannot_accept():
    drawn = table("E1", ducats=(1, 2)).lay("1 1 2 3")
    assert drawn.words("pay") == "pay:1" and drawn.words("ask").endswith("ask:134")
    drawn.do("ask:3")
    assert drawn.words("accept") == "" and drawn.words("pay") == "pay:1 pay:2"
    assert drawn.do("ask:1").words("accept") == "accept"


def test_1_7_an_accepted_offer_goes_from_purse_to_purse_and_the_payer_acts():
    assert table("E1").lay("1 1 2 3").do("pay:3 accept").ducats == (9, 15, 12, 12)
    drawn = table("E1").lay("1 1 2 3").do("ask:12 accept")
    assert drawn.ducats == (24, 0, 12, 12) and drawn.phase == "look 2"


def test_1_19_8_the_sixth_offer_can_only_be_accepted_or_fought_over():
    drawn = table("E1").lay("1 1 2 3").do("pay:1 pay:1 ask:1 ask:1 pay:2 ask:12")
    assert drawn.row("offers") == "6, 1 pays 12" and drawn.words() == "accept duel"
    assert drawn.do("accept").ducats == (0, 24, 12, 12)


def test_1_6_5_ducats_of_the_first_line_can_be_bid_for_the_second():
    drawn = table("D2", 3, ducats=(0, 0, 0)).lay("12 2 3").do("duel")
    assert drawn.words(seat=1).split()[-1] == "bid:8" and drawn.words(seat=2) == "bid:0"


def test_1_9_who_owns_as_many_regions_as_castles_wins_a_border_line_for_nothing_and_still_pays():
    given = {"rose": "a1 m4 d10", "closed": "a1:c2 m4 d10"}
    drawn = (
        table("E1", **given).lay("2 2 3 1").do("look:1 cards:RRAAAp3p4 keep:parchment3 duel").bid(rose="2", gold="1")
    )
    assert drawn.ducats[0] == 10 and drawn.phase == "knights 3"


# ---- 1.12: the stacks
def test_1_19_10_with_both_stacks_empty_the_contest_is_held_and_paid_and_the_line_lapses():
    drawn = table("E1", hands=ALL_CARDS).lay("1 1 2 3")
    assert drawn.phase == "offer 1"
    drawn.do("duel").bid(rose="2", gold="1")
    assert drawn.ducats == (10, 12, 12, 12) and drawn.phase == "borders 3"


def test_1_12_an_empty_stack_cannot_be_chosen():
    drawn = table("E1", hands=("RRRAAAp3",)).lay("1 2 2 2")
    assert set(drawn.words().split()) == {"look:2", "done"}


def test_1_12_of_the_last_card_of_a_stack_nothing_is_left_to_choose_but_it_can_be_left_unseen():
    drawn = table("E1", hands=("", "RRRAAA")).lay("1 2 2 2").do("look:1")
    assert drawn.words() == "cards:p3"
    assert drawn.do("cards:p3").words() == "keep:parchment3"
    assert drawn.do("keep:parchment3").cards(1) == "p3"
    assert table("E1", hands=("", "RRRAAA")).lay("1 2 2 2").do("done").row("stack 1") == "1 p3"


def test_1_12_what_the_first_look_shows_tells_the_other_stack():
    drawn = table("E1").lay("1 2 2 2").do("look:2 cards:RRRt10t12t15")
    assert drawn.row("stack 1") == "7 AAAp3p4p5t8"
    drawn.do("keep:renegade")
    assert drawn.row("stack 2") == "5 RRt10t12t15" and drawn.cards(1) == "R"


def test_1_19_9_an_alliance_can_be_ended_before_looking_but_not_after():
    drawn = table("E1", **front(allied="R1-G1")).lay("1 2 2 2")
    assert drawn.may("break:1:G1")
    assert drawn.do("look:1 cards:RRRAAp3").words("break") == ""


# ---- 1.13: renegades and alliances
TWO_FORESTS = front(rose="a5 m4 d10 +b5 +c5 +c6", gold="a7 i1 l7 +b7 +b8")  # b8 is all that can go, a6 all that is left


@pytest.mark.parametrize("ducats, hand", [(9, "R"), (0, "Rt15"), (4, "Rt15"), (5, "RA")])
def test_1_19_4_a_renegade_from_forest_to_forest_is_paid_twice_or_not_played(ducats, hand):
    assert table("E1", **TWO_FORESTS, hands=(hand,), ducats=(ducats,)).words("renegade") == ""


@pytest.mark.parametrize(
    "ducats, hand, removals, placings, rest",
    [
        (10, "R", "remove:b8", "knight:a6", (0, "-")),
        (5, "Rt8", "remove:b8 remove:b8+t8", "knight:a6+t8", (0, "-")),
        (0, "Rt8t15", "remove:b8+t8 remove:b8+t15", "knight:a6+t15", (0, "-")),
        (14, "Rt15", "remove:b8 remove:b8+t15", "knight:a6 knight:a6+t15", (4, "t15")),
    ],
)
def test_1_19_4_each_forest_costs_five_ducats_or_a_treasure(ducats, hand, removals, placings, rest):
    drawn = table("E1", **TWO_FORESTS, hands=(hand,), ducats=(ducats,)).do("renegade:1:G1")
    assert drawn.words() == removals
    assert drawn.do(removals.split()[0]).words() == placings
    drawn.do(placings.split()[0])
    assert (drawn.ducats[0], drawn.cards(1)) == rest and drawn.phase == "lay 1"


def test_1_13_a_forest_is_not_removed_from_when_the_forest_to_come_to_could_not_be_paid():
    given = front(rose="a5 m4 d10 +b5 +c5 +c6", gold="a7 i1 l7 +b7 +b8 +c7")
    drawn = table("E1", **given, hands=("R",), ducats=(5,)).do("renegade:1:G1")
    assert drawn.words() == "remove:c7"


def test_1_13_the_last_knight_of_a_region_may_go_and_the_attack_of_the_same_round_is_stronger():
    drawn = table("E3", **FRONT, hands=("R",)).do("renegade:1:G1")
    assert drawn.words() == "remove:b7"
    drawn.do("remove:b7 knight:c5").lay("2 1 1 1").do("take:1:b7 take:1:c7")
    assert drawn.points == (2, -2, 0, 0) and drawn.row("gold") == "castles a7 i1 l7; knights"


def test_1_19_14_a_region_without_a_knight_loses_none():
    assert table("E1", **front(gold="a7 i1 l7"), hands=("R",)).words("renegade") == ""


def test_1_13_a_renegade_needs_a_knight_in_supply():
    chain = "+b5 +c5 +m5 +n5 +m6 +n6 +o6 +l6 +l5 +o5 +l7 +m3"
    given = front(rose=f"a5 m4 d10 {chain}", gold="a7 i1 l10 +b7")
    drawn = table("E1", **given, hands=("R",))
    assert drawn.words("renegade") == ""
    assert (
        table("E1", **{**given, "rose": f"a5 m4 d10 {chain[:-4]}"}, hands=("R",)).words("renegade") == "renegade:1:G1"
    )


def test_1_13_an_alliance_does_not_stop_a_renegade_and_any_number_of_cards_is_played_in_one_turn():
    drawn = table("E1", **front(gold="a7 i1 l7 +b7 +c7 +a8"), hands=("RRAA",))
    drawn.do("alliance:1:G1")
    assert drawn.words("alliance") == ""  # 1.19.5: the pair is allied already
    drawn.do("renegade:1:G1 remove:c7 knight:c5 renegade:1:G1 remove:b7 knight:c6")
    assert drawn.cards(1) == "A" and drawn.row("alliances") == "R1-G1"


def test_1_13_an_alliance_lasts_when_the_common_edge_is_gone_and_can_still_be_ended_by_both():
    given = front(rose="a5 m4 d10 +b5", gold="a8 i1 l7 +a9 +a10", closed="a5:c6 a8:b10", allied="R1-G1")
    drawn = table("E1", **given)
    assert drawn.words("break") == "break:1:G1"
    assert drawn.lay("1").words("break") == "break:1:R1"
    assert drawn.do("break:1:R1").ducats == (12, 2, 12, 12) and drawn.row("alliances") == ""


@pytest.mark.parametrize("ducats, possible", [(9, ""), (10, "break:1:G1")])
def test_1_13_ending_an_alliance_costs_ten_ducats_and_treasures_do_not_help(ducats, possible):
    drawn = table("E1", **front(allied="R1-G1"), hands=(ALL_TREASURES,), ducats=(ducats,))
    assert drawn.words("break") == possible


def test_1_13_a_third_player_cannot_end_an_alliance():
    drawn = table("E1", **front(allied="R1-G1"), start=3)
    assert drawn.words("break") == "" and drawn.lay("1").words("break") == ""


# ---- 1.14 and 1.15: silver and the end
def test_1_14_two_silver_cards_in_a_row_score_twice_and_the_same_seat_turns_up_the_next():
    deck = "B3 C1 C2 C3 C4 C5 C6 C7 D1 D2 D3 D4 D5 D6 D7 E1 E2 E3 E4"
    drawn = before_a_card(closed="a1:c2 n8:o10", deck=deck, start=3).do("card:B3 card:C1")
    assert drawn.points == (2, 0, 0, 2) and drawn.row("start") == "3" and drawn.phase == "card"


def test_1_14_mountains_in_open_land_and_in_neutral_zones_give_nothing():
    drawn = before_a_card(closed="d5:g5 a1:a2 n10:o10").do("card:E4")
    assert drawn.points == (0, 0, 0, 0)


def test_1_15_the_king_ends_the_match_at_once_with_silver_and_parchments():
    given = {"closed": "a1:c2", "hands": ("p4R", "", "p3p5"), "points": (10, 3, 3, 3)}
    drawn = before_a_card(**given).do("card:E4")
    assert drawn.phase == "show 1" and drawn.points == (11, 3, 3, 3)
    drawn.do("cards:Rp4 cards:p3p5")
    assert drawn.phase == "end" and drawn.points == (15, 3, 11, 3) and drawn.state.outcome().winners == (0,)


@pytest.mark.parametrize(
    "points, ducats, hands, winners, ranks",
    [
        ((40, 40, 9, 0), (5, 3, 12, 12), ("", "t15"), (1,), (2, 1, 3, 4)),
        ((36, 40, 9, 0), (0, 12, 12, 12), ("p5",), (0,), (1, 2, 3, 4)),
        ((40, 40, 40, 0), (2, 10, 0, 12), ("t8", "", "t10"), (0, 1, 2), (1, 1, 1, 4)),
        ((-3, -3, -3, -3), (0, 0, 0, 0), (), (0, 1, 2, 3), (1, 1, 1, 1)),
        ((7, 7, 7, 7), (4, 12, 12, 0), ("", "", "RRR", "AAA"), (1, 2), (3, 1, 1, 4)),
    ],
    ids=["treasures count", "parchment", "shared", "all below zero", "other cards do not count"],
)
def test_1_15_most_points_win_then_most_ducats_with_treasures_then_all_of_them(points, ducats, hands, winners, ranks):
    drawn = before_a_card(points=points, ducats=ducats, hands=hands).do("card:E4")
    while drawn.state.outcome() is None:
        drawn.do(drawn.words())
    assert (drawn.state.outcome().winners, drawn.state.outcome().ranks) == (winners, ranks)


# ---- 1.19.11: lines that end by themselves
def test_1_19_11_a_knight_line_without_anything_to_do_ends_by_itself():
    assert table("E3", **IN_THE_WOODS, ducats=(4,)).lay("2 1 1 1").phase == "card"
    assert table("E3", **IN_THE_WOODS, ducats=(5,)).lay("2 1 1 1").words("knight") == "knight:b1 knight:e10"


def test_1_19_11_it_does_not_end_where_that_would_tell_that_a_hidden_card_is_no_treasure():
    drawn = table("E3", **IN_THE_WOODS, ducats=(4,), hands=("R",)).lay("2 1 1 1")
    assert drawn.phase == "knights 1" and drawn.words() == "done"
    drawn = table("E3", **IN_THE_WOODS, ducats=(4,), hands=("t8",)).lay("2 1 1 1")
    assert drawn.words() == "knight:b1+t8 knight:e10+t8 done"


def test_1_19_11_a_knight_line_ends_by_itself_when_every_treasure_was_seen():
    seen = {"hands": ("R", ALL_TREASURES), "shown": ("", ALL_TREASURES)}
    assert table("E3", **IN_THE_WOODS, ducats=(4,), **seen).lay("2 1 1 1").phase == "card"


def test_1_10_a_forest_is_paid_by_ducats_or_by_one_treasure_without_change():
    drawn = table("E3", **IN_THE_WOODS, ducats=(5,), hands=("t12t15",)).lay("2 1 1 1")
    assert drawn.words("knight:b1") == "knight:b1 knight:b1+t12 knight:b1+t15"
    drawn.do("knight:b1+t15")
    assert drawn.ducats[0] == 5 and drawn.cards(1) == "t12"


def test_1_13_two_own_regions_side_by_side_are_neither_allied_nor_changed_between():
    given = front(rose="a5 a7 d10 +b5 +b7", gold="a9 i1 l7")
    drawn = table("E1", **given, hands=("RA",))
    assert drawn.words("renegade") == drawn.words("alliance") == ""


def test_1_13_one_hidden_card_is_not_two_treasures_in_a_bid_for_all_that_others_know():
    seen = table("E1", hands=("t10", "t8t12")).lay("1 1 2 3").do("duel").state.observation(2)
    bids = {seat: {lh.action_to_text(seen, action) for action in seen.legal_actions(seat)} for seat in (0, 1)}
    assert "bid:3+t10" in bids[0] and "bid:3+t8" in bids[0] and "bid:3+t8+t10" not in bids[0]
    assert "bid:3+t8+t12" in bids[1] and "bid:3+t8+t10+t12" not in bids[1]
    with pytest.raises(IllegalAction):
        bid = lh.action_from_text(table("E1", hands=("t8t10",)).lay("1 1 2 3").do("duel").state, "bid:3+t8+t10")
        seen.apply_joint({0: bid, 1: next(iter(seen.legal_actions(1)))})
