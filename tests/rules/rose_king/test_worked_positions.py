"""The worked positions of the rules, section 7, by their numbers."""

from __future__ import annotations

import pytest

from game.rules import rose_king as rk
from game.rules.core import CHANCE, TERMINAL
from game.rules.rose_king.scoring import reckon
from tests.rules.rose_king.positions import (
    board_bytes,
    crown_of,
    do,
    hand,
    opening,
    pile_sizes,
    position,
    rows_of,
    stone_at,
    targets,
    words,
)


def test_p1_opening_has_exactly_five_plays():
    state = opening("N1 N3 E2 SW3 SE1", "N2 NE1 NE2 S1 W1")
    assert words(state) == {"N1", "N3", "E2", "SW3", "SE1"}
    assert targets(state) == {"N1": (4, 3), "N3": (4, 1), "E2": (6, 4), "SW3": (1, 7), "SE1": (5, 5)}


P2_ROWS = {0: ".......WW", 3: "........R"}
P2_BEFORE = {0: ".......W.", 3: "........R"}


def test_p2a_a_house_without_an_action_is_skipped():
    red = "N1 E2 NE3 S3 W1"
    before = position(P2_BEFORE, (7, 0), "turn white", red=red, white="E1 W2 W3 S1 SW1", heroes=(0, 4))
    after = do(before.clone(), "E1")
    assert rows_of(after)[:4] == [P2_ROWS[0], "." * 9, "." * 9, P2_ROWS[3]]
    assert rk.actions_of_house(after, rk.RED) == []
    assert after.house == rk.WHITE and after.actor == 1
    assert rk.skipped_house(before, after) == rk.RED


def test_p2b_with_one_hero_the_hero_play_is_forced():
    state = position(P2_ROWS, (8, 0), "turn red", red="N1 E2 NE3 S3 W1", white="W2 W3 S1 S2 SW1", heroes=(1, 4))
    assert words(state) == {"W1+hero"}
    assert targets(state) == {"W1+hero": (7, 0)}


def test_p2c_with_four_cards_the_draw_is_forced():
    state = position(P2_ROWS, (8, 0), "turn red", red="E2 NE3 S3 W1", white="W2 W3 S1 S2 SW1", heroes=(0, 4))
    assert words(state) == {"draw"}


P3 = {"rows": {4: "..RWW...."}, "crown": (2, 4), "red": "E3 E2 NE1 S1", "white": "W1 W2 W3 S2 N1"}


def test_p3_stones_between_are_passed_over_freely():
    state = position(**P3, phase="turn red", heroes=(0, 4))
    assert words(state) == {"E3", "NE1", "S1", "draw"}
    assert targets(state) == {"E3": (5, 4), "NE1": (3, 3), "S1": (2, 5)}
    do(state, "E3")
    assert rows_of(state)[4] == "..RWWR..."
    assert state.scores() == (2, 4)


def test_p3_with_a_hero_the_opponents_stone_is_a_target_too():
    state = position(**P3, phase="turn red", heroes=(1, 4))
    assert words(state) == {"E3", "NE1", "S1", "E2+hero", "draw"}
    assert targets(state)["E2+hero"] == (4, 4)


P4_ROWS = {4: "....W....", 7: "RWRWRW...", 8: "WRWRWRW.."}


def p4(reshuffle="lazy"):
    hands = {"red": "N1 N2 N3 E1", "white": "W1 W2 W3 S1 S2"}
    return position(P4_ROWS, (4, 4), "turn red", **hands, pile="E3", reshuffle=reshuffle)


def test_p4_lazy_reshuffle_when_somebody_draws_from_an_empty_pile():
    state = p4()
    sizes = []
    for plies in (("draw", "card:E3"), ("W1",), ("E1+hero",)):
        do(state, *plies)
        sizes.append(pile_sizes(state))
    before = state.clone()
    do(state, "draw")
    assert state.actor == CHANCE and rk.is_reshuffled(before, state)
    possible = words(state)
    assert len(possible) == 16 and {"card:W1", "card:E1"} <= possible
    assert not {"card:E3", "card:N1", "card:W2"} & possible
    do(state, "card:W1")
    sizes.append(pile_sizes(state))
    assert sizes == [(0, 14), (0, 15), (0, 16), (15, 0)]
    assert "W1" in hand(state, rk.WHITE)


def test_p4_eager_reshuffle_as_soon_as_the_pile_is_empty():
    state = do(p4("eager"), "draw", "card:E3")
    assert pile_sizes(state) == (14, 0)
    do(state, "W1", "E1+hero", "draw")
    assert len(words(state)) == 14 and not {"card:W1", "card:E1"} & words(state)


P5_ROWS = ["RRRRRRRRR", "WWWWWWWWW", "RRRRRRRRR", "WWWWWWWWW", "RRRRRRRRR", "WWWWW....", "......W.."]


def p5():
    hands = {"red": "N1 S1 E2", "white": "NW1 W1 W2 S2 SE1"}
    return position(P5_ROWS, (6, 6), "turn red", **hands, heroes=(1, 1), pile="N2 N3")


def test_p5_the_last_stone_ends_the_match_at_once():
    state = p5()
    assert words(state) == {"N1", "S1", "E2", "draw"}
    assert targets(state) == {"N1": (6, 5), "S1": (6, 7), "E2": (8, 6)}
    do(state, "N1")
    assert state.actor == TERMINAL
    outcome = state.outcome()
    assert (outcome.reason, outcome.scores, outcome.winners) == ("last_stone", (262, 188), (0,))
    assert rk.sizes(state.board) == ([10, 9, 9], [9, 9, 5, 1])
    assert outcome.ranks == (1, 2) and outcome.tie_breaks == ()


def test_p7_the_shortest_match_has_four_actions():
    state = opening("SE3 E1 E2 E3 S1", "SE1 S2 S3 NE1 NE2")
    do(state, "SE3")
    assert crown_of(state) == (7, 7)
    assert words(state) == {"SE1", "NE1"}
    do(state, "SE1")
    assert crown_of(state) == (8, 8)
    assert words(state) == {"draw"}
    do(state, "draw", "card:NE3")
    assert words(state) == {"draw"} and state.house == rk.WHITE
    do(state, "draw", "card:SW1")
    outcome = state.outcome()
    assert (outcome.reason, outcome.scores, outcome.winners, outcome.ranks) == ("deadlock", (1, 1), (0, 1), (1, 1))
    assert [(tie.name, tie.values) for tie in outcome.tie_breaks] == [("largest_territory", (1, 1)), ("stones", (1, 1))]


P8A = [
    "WWWW.....",
    "WWWW...R.",
    "......WRR",
    "..R...W..",
    ".RR......",
    "R....W...",
    "RR..RR...",
    "....R....",
    ".........",
]
P8B = {2: "...RR....", 3: "...RR....", 4: "..R......", 5: ".....R..."}
P8C = [
    "....WW.RR",
    "....WWRRW",
    "...WWRRRR",
    "...RR.WRW",
    ".....RRWW",
    "......RW.",
    ".......W.",
    ".....R...",
    ".........",
]


@pytest.mark.parametrize(
    ("rows", "red", "white"),
    [(P8A, [3, 3, 3, 3], [8, 2, 1]), (P8B, [4, 1, 1], []), (P8C, [9, 3, 2, 1], [6, 5, 1, 1])],
    ids=["a", "b", "c"],
)
def test_p8_territories_count_their_size_squared(rows, red, white):
    found = rk.sizes(board_bytes(rows))
    assert found == (red, white)
    assert rk.points(board_bytes(rows)) == (sum(n * n for n in red), sum(n * n for n in white))


def test_p8_the_publishers_example_is_69():
    assert rk.points(board_bytes(P8A)) == (36, 69)
    assert rk.points(board_bytes(P8C)) == (95, 63)


P9A = {0: "RRRRR....", 2: "WWWW.....", 4: "WWW......"}
P9B = {0: "RRRR.....", 2: "RR.......", 4: "WWWW.....", 6: "W.W.W.W.."}
P9C = {0: "RRR.R....", 2: "WWW.W...."}


@pytest.mark.parametrize("red_seat", [0, 1])
@pytest.mark.parametrize(
    ("rows", "points", "ties", "winner"),
    [
        (P9A, (25, 25), [("largest_territory", (5, 4))], rk.RED),
        (P9B, (20, 20), [("largest_territory", (4, 4)), ("stones", (6, 8))], rk.WHITE),
        (P9C, (10, 10), [("largest_territory", (3, 3)), ("stones", (4, 4))], None),
    ],
    ids=["a", "b", "c"],
)
def test_p9_ties(rows, points, ties, winner, red_seat):
    outcome = reckon(board_bytes(rows), red_seat, "deadlock")

    def by_seat(values):
        return values if red_seat == 0 else values[::-1]

    assert outcome.scores == by_seat(points)
    assert [(tie.name, by_seat(tie.values)) for tie in outcome.tie_breaks] == ties
    winning_seats = (0, 1) if winner is None else (winner ^ red_seat,)
    assert outcome.winners == winning_seats
    assert [seat for seat in (0, 1) if outcome.ranks[seat] == 1] == list(winning_seats)


def test_p11_directions_are_absolute():
    state = opening("N2 E1 E2 E3 S1", "N1 NE1 NE2 NE3 SE1")
    do(state, "N2")
    assert crown_of(state) == (4, 2)
    do(state, "N1")
    assert crown_of(state) == (4, 1)
    assert stone_at(state, 4, 1) == "W"


def test_p12_the_centre_is_an_ordinary_empty_square():
    state = position({4: "...R....."}, (3, 4), "turn white", red="N1 N2 N3 NE1", white="E1 S1 S2 S3 W1")
    assert targets(state)["E1"] == (4, 4)
    do(state, "E1")
    assert rows_of(state)[4] == "...RW...." and state.supply == 50
