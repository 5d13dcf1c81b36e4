"""Positions drawn by hand that matches seldom or never meet, with what the rules say of them."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import TERMINAL
from tests.rules.carolus_magnus.positions import (
    arms,
    court,
    do,
    knights,
    place_all,
    position,
    reserve,
    ring,
    supply,
    words,
    written,
)


def visited(drawn, *, seats=2, go="go:1", courts=("r1",), held="r1", emperor="A", **given):
    """Return the position after the emperor's move, which reads back from its text, as the one before does."""
    given = {"played": range(1, seats + 1), **given}
    state = position(drawn, seats, phase="move", emperor=emperor, courts=courts, arms=held, **given)
    return sound(do(state, go))


def sound(state):
    assert state.problems() == []
    assert cm.state_from_text(state.to_text()) == state
    return state


def result(state):
    """Return (winners, reason, scores, ranks), seats from 1."""
    outcome = state.outcome()
    return "".join(str(seat + 1) for seat in outcome.winners), outcome.reason, outcome.scores, outcome.ranks


def dry(middle, seats=2, *, courts=(), reserves=(), dice="", played=(1, 2, 3, 4), **given):
    """Return a late position with only these knights in the middle; all others lie on H."""
    rest = Counter(dict.fromkeys("rpbyg", 40))
    for text in (middle, *courts, *reserves):
        rest.subtract(knights(text))
    hands = [" ".join(number for number in "12345" if int(number) != disc) for disc in played[:seats]]
    late = {"round_number": 31, "full": False, "discs": hands, "played": played[:seats], "dice": dice}
    return sound(position(f"H{{{written(rest)}}}", seats, courts=courts, reserves=reserves, **late, **given))


# ---- 1.4: the ring
def test_1_4_both_neighbours_join_over_the_end_of_the_letters():
    state = visited("NO{W2} A{r1} B{b1,W1}", emperor="NO")
    assert ring(state) == "NOAB{r1 b1,W4}" and len(state.starts) == 12
    assert state.stocks == [6, 10] and cm.name_at(state, state.emperor) == "NOAB"


def test_1_4_a_gift_joins_both_neighbours_of_the_third_player():
    state = visited("MNO{G3} A{y1} B{G1} C{K1}", seats=3, emperor="MNO", courts=("", "", "y1"), held="y3")
    assert ring(state) == "C{K1} MNOAB{y1,G5}"


@pytest.mark.parametrize("go, stop", [("go:3", "FGHIJKLMN"), ("go:4", "O"), ("go:5", "ABCD")])
def test_1_4_of_four_regions_the_fourth_step_is_a_lap_and_the_fifth_goes_on(go, stop):
    drawn = "ABCD{W4} E{r1} FGHIJKLMN{K9} O{y1}"
    state = visited(drawn, go=go, emperor="O", courts=(), held="", played=(5, 4))
    assert cm.name_at(state, state.emperor) == stop and ring(state) == drawn


def test_1_4_a_lap_of_five_regions_builds_where_it_began():
    given = {"emperor": "O", "courts": ("y1",), "held": "y1", "played": (5, 4)}
    state = visited("ABCD{W4} E{r1} FGHIJKLM{K8} N{g1} O{y1}", go="go:5", **given)
    assert ring(state) == "E{r1} FGHIJKLM{K8} N{g1} OABCD{y1,W5}" and state.outcome() is None


@pytest.mark.parametrize(
    "before, held, after",
    [
        ("r2 b1 g4,W1", "r1 b2 g3", "r2 b1 g4,W1"),  # 4:4 of the teams, their castle counts
        ("r2 b1 y2 g3,W1", "r1 b2 y4 g3", "r2 b1 y2 g3,K1"),  # 4:5
        ("r2 b1 g3", "r1 b2 g3", "r2 b1 g3"),  # 3:3
        ("r2 b2 g3", "r1 b2 g3", "r2 b2 g3,W1"),  # though green is the single colour with the most
        ("r2 b2 g3", "r1 g3", "r2 b2 g3,K1"),  # nobody holds blue
    ],
)
def test_1_9_partners_strengths_are_one(before, held, after):
    courts = [f"{word[0]}1" if (word := next((w for w in held.split() if w[1] == seat), "")) else "" for seat in "1234"]
    assert ring(visited(f"B{{{before}}}", seats=4, courts=courts, held=held)) == f"B{{{after}}}"


@pytest.mark.parametrize(
    "before, after",
    [
        ("r4 b4,G2", "r4 b4,G2"),  # two rivals tie above the owner
        ("r5 b4,G2", "r5 b4,W2"),
        ("r2 b1,G2", "r2 b1,G2"),  # a rival ties with the owner
        ("r3 b3 y9,G2", "r3 b3 y9,G2"),  # nobody holds yellow
        ("r3 b2 y9,G2", "r3 b2 y9,W2"),
    ],
)
def test_1_4_more_than_each_of_two_others(before, after):
    state = visited(f"BC{{{before}}}", seats=3, courts=("r1", "b1", ""), held="r1 b2")
    assert ring(state) == f"BC{{{after}}}"


# ---- 1.7: the end
def test_1_7_four_regions_become_two_and_the_mover_loses():
    state = visited("ABC{W3} D{r1} EFG{W3} HIJKLMNO{K8}", go="go:2", emperor="HIJKLMNO", played=(3, 5))
    assert ring(state) == "ABCDEFG{r1,W7} HIJKLMNO{K8}"
    assert result(state) == ("2", "three_regions", (7, 8), (2, 1))
    assert state.actor == TERMINAL and state.legal_actions() == []


def test_1_7_the_last_castle_and_two_regions_at_once():
    state = visited("ABC{W3} DEF{r7,K3} GHIJ{W4} KLMNO{K5}", emperor="ABC")
    assert ring(state) == "ABCDEFGHIJ{r7,W10} KLMNO{K5}"
    assert result(state) == ("1", "last_castle", (10, 5), (1, 2))


def test_1_7_a_shortage_of_two_castles_of_three_players():
    state = visited("ABCDEF{W6} G{y1} HIJK{r6,K4} MN{G2}", seats=3, emperor="G")
    assert state.stocks == [0, 8, 6] and result(state) == ("1", "last_castle", (8, 0, 2), (1, 3, 2))


def test_1_7_another_players_eighth_castle_in_ones_turn():
    state = visited("ABCD{G4} E{g1} FGH{G3} I{r1}", seats=3, emperor="ABCD", courts=("", "", "g1"), held="g3")
    assert ring(state) == "ABCDEFGH{g1,G8} I{r1}"
    assert result(state) == ("3", "last_castle", (0, 0, 8), (2, 2, 1))


@pytest.mark.parametrize(
    "drawn, held, winners, ranks",
    [
        ("AB{W2} C{r1} DE{W2} FGHIJ{K5} KLMNO{G5}", "r1 b2 y3", "123", (1, 1, 1)),
        ("AB{W2} C{r1} DE{W2} FGHIJ{K5} KLMNO{G5}", "r1 p3 b2 y3", "3", (2, 2, 1)),
        ("AB{W2} C{r1} DE{W2} FGHIJ{K5} KLMNO{G5}", "r1 p3 b2 y3 g1", "13", (1, 3, 1)),
        ("ABC{W3} D{r1} EF{W2} GHIJKL{K6} MNO{G3}", "r1 p3 b2 y3 g3", "12", (1, 1, 3)),  # three arms, three castles
    ],
)
def test_1_7_of_three_players_arms_decide_between_those_with_most_castles(drawn, held, winners, ranks):
    courts = [" ".join(f"{word[0]}1" for word in held.split() if word[1] == seat) for seat in "123"]
    state = visited(drawn, seats=3, emperor=drawn.split("{")[0], courts=courts, held=held)
    assert (result(state)[0], result(state)[3]) == (winners, ranks) and len(state.starts) == 3


@pytest.mark.parametrize(
    "held, winners", [("r1 b2 y3", "12"), ("r1 b2 y3 g4", "1234"), ("r1 y3 g3", "34"), ("r2 p3 y3 g4", "34")]
)
def test_1_7_of_two_teams_the_arms_of_both_partners_decide(held, winners):
    courts = [" ".join(f"{word[0]}1" for word in held.split() if word[1] == seat) for seat in "1234"]
    drawn = "ABC{W3} D{r1} EFG{W3} HIJKLMN{K7} O{y1}"
    state = visited(drawn, seats=4, turn=3, emperor="ABC", courts=courts, held=held, played=(5, 4, 1, 2))
    assert result(state)[:3] == (winners, "three_regions", (7, 7, 7, 7))


# ---- 1.3: discs
def test_1_3_the_last_discs_are_all_the_same_and_act_as_they_were_played():
    state = position("", 3, phase="disc", turn=3, choosing=(3, 1, 2), discs=("4", "4", "4"), played=())
    do(state, "disc:4", "disc:4")
    assert words(state) == {"disc:4"}
    assert do(sound(state), "disc:4").order == (2, 0, 1)
    assert sound(state).turn == 2


def test_1_3_the_fourth_of_four_may_play_any_number_when_all_of_his_lie():
    state = position("", 4, phase="disc", turn=2, choosing=(2, 1, 4, 3), discs=("1 2 3",) * 4, played=())
    do(state, "disc:3", "disc:1")
    assert words(state) == {"disc:2"}  # the partner's and the others' numbers are forbidden alike
    do(state, "disc:2")
    assert words(state) == {"disc:1", "disc:2", "disc:3"}
    assert do(state, "disc:1").order == (0, 2, 3, 1)


def test_1_3_after_five_rounds_the_last_to_act_may_be_the_last_again():
    state = position("", phase="place", turn=2, choosing=(2, 1), discs=("", ""), played=(4, 4))
    do(place_all(state), "go:4", "roll:rpb")
    assert sound(state).turn == 0
    do(place_all(state), "go:1", "roll:rpb")
    assert sound(state).hands == [31, 31] and state.choosing == (1, 0) and state.round == 6


# ---- 1.4: arms
def test_1_4_of_three_equal_courts_the_next_knight_takes_the_arms_and_equality_does_not():
    given = {"courts": ("r2", "r2", "r2"), "arms": "r3", "reserves": ("r4", "r4", "r4")}
    state = do(position("A{r1}", 3, played=(1, 2, 3), **given), "r:court")
    assert arms(state) == "r1"
    do(state, *["r:court"] * 3, "go:1", "roll:rrrr", *["r:court"] * 4)
    assert (court(state, 1), court(state, 2), arms(state)) == ("r6", "r6", "r1")


def test_1_6_the_first_knight_takes_the_arms_of_a_partner_who_has_none():
    state = dry("r9 p9 b4 y9 g9", 4, courts=("", "", "", ""), arms="b2", reserves=("b7", "r7", "p7", "y7"))
    assert arms(do(state, "b:court")) == "b1"


# ---- 1.6: colours that are used up
def test_1_6_the_dice_of_one_roll_take_what_came_back_in_between():
    state = dry("r9 p9 b1 y9 g9", phase="roll", turn=2, courts=("b9", "b4"), arms="b1", reserves=("r7", "r4"))
    do(state, "roll:bbb")
    assert (court(state, 1), court(state, 2), supply(state, "b"), reserve(state, 2)) == ("b5", "", 6, "r4 b3")


def test_1_6_of_three_players_four_dice_of_the_last_knight():
    given = {"courts": ("b7", "b5", "b2"), "arms": "b1", "reserves": ("r5", "r9", "p9")}
    state = do(dry("r9 p9 b1 y9 g9", 3, phase="roll", **given), "roll:bbbb")
    assert [court(state, seat) for seat in (1, 2, 3)] == ["b5", "b3", ""]
    assert (supply(state, "b"), reserve(state, 1), arms(state)) == (3, "r5 b4", "b1")


def test_1_6_a_single_knight_is_fought_for_by_two_dice_and_a_crown():
    state = dry("g1", phase="roll", courts=("b9", ""), arms="b1", reserves=("r4", "r7"))
    do(state, "roll:bbc")
    assert state.chance_outcomes() == [(cm.roll((0, 0, 0, 0, 1, 0)), 1), (cm.roll((0, 0, 0, 0, 0, 1)), 1)]
    taken = sound(do(state.clone(), "roll:g"))  # the other die and the crown bring nothing
    assert (reserve(taken, 1), taken.turn, taken.phase) == ("r4 g1", 1, cm.phases.PLACE)
    do(state, "roll:c", "roll:c")
    assert words(state) == {"crown:g"}
    assert (reserve(sound(do(state, "crown:g")), 1), state.turn) == ("r4 g1", 1)


def test_1_6_a_die_rolled_again_brings_knights_back_for_the_next_one():
    state = dry("g1", phase="roll", courts=("b9 g2", "g3"), arms="b1 g2", reserves=("r4", "r7"))
    do(state, "roll:bbb", "roll:g")
    assert (court(state, 1), court(state, 2), supply(state, "g")) == ("b9", "g1", 4)
    assert supply(sound(do(state, "roll:g", "roll:g")), "g") == 2


def test_1_6_a_crown_may_name_the_colour_that_the_crown_before_it_used_up():
    state = dry("g1", phase="crown", dice="c c c", courts=("g2", "g3"), arms="g2", reserves=("r4", "r7"))
    assert words(do(state, "crown:g")) == {"crown:g"} and supply(sound(state), "g") == 4


def test_1_6_a_knight_put_into_court_fills_the_empty_middle_at_the_refill():
    given = {"courts": ("b9", ""), "arms": "b1", "reserves": ("r7", "r2 b2"), "turn": 2, "played": (5, 1)}
    state = do(dry("", **given), "b:court", "b:court", "r:court")
    assert (court(sound(state), 1), court(state, 2)) == ("b9", "r1 b2")
    do(state, "go:1")
    assert (court(sound(state), 1), court(state, 2), supply(state, "b")) == ("b7", "r1", 4)
    do(state, "roll:rpg", "roll:b", "roll:b", "roll:b")
    assert (reserve(sound(state), 2), supply(state, "b")) == ("r1 b3", 1)


def test_1_7_the_last_knights_are_played_and_the_match_is_frozen():
    state = dry("", courts=("b9", ""), arms="b1", reserves=("r1", "p2"), left=1)
    do(state, "r:court", "go:1")
    assert (sound(state).turn, state.left) == (1, 2)
    do(state, "p:A", "p:A", "go:2")
    assert result(sound(state)) == ("1", "frozen", (0, 0), (1, 2))  # with red and blue arms


# ---- 1.5: odd, and sound
@pytest.mark.parametrize(
    "given",
    [
        {"arms": "g2"},  # arms of a colour that no court has
        {"courts": ("r3", "r3"), "arms": "r2"},
        {"ring": "B{K1} C{W1} D{K1} E{W1}"},  # castles without knights
        {"ring": "ABCDE{W5} FGHIJKLM{K8} N{} O{}", "emperor": "ABCDE"},  # four regions
        {"ring": "OABCD{W5} EFGHIJKL{K8} M{} N{r36}", "emperor": "OABCD", "reserves": ("r4", "g7")},
        {"courts": ("r33",), "arms": "r1", "reserves": ("r4", "p7")},
        {"round_number": 100, "discs": ("", ""), "played": (3, 3)},
    ],
)
def test_1_5_odd_positions_are_not_refused(given):
    sound(position(**{"ring": "", "phase": "move", "played": (3, 5), **given}))
