"""Rules 1.7: how a match ends, and who has won."""

from __future__ import annotations

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import TERMINAL, TieBreak
from tests.rules.carolus_magnus.positions import do, events, place_all, position, ring, turn

WHITE_NINE = "B{r1} D{p1,W1} FGHI{p1,W4} KLMN{p1,W4}"
MOVE = {"phase": "move", "played": (1, 2), "courts": ("r1", ""), "arms": "r1"}


def test_the_last_castle_ends_the_match_at_once():
    state = position(WHITE_NINE, **MOVE)
    do(state, "go:1")
    assert state.stocks == [0, 10]
    assert state.actor == TERMINAL and state.turn == cm.NOBODY
    outcome = state.outcome()
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("last_castle", (0,), (1, 2))
    assert (outcome.scores, outcome.tie_breaks) == ((10, 0), ())
    assert state.legal_actions() == state.chance_outcomes() == []


def test_of_three_players_the_eighth_castle_is_the_last():
    state = position(
        "B{r1} DEF{p1,W3} HIJK{p1,W4} M{G1} O{K1}", 3, phase="move", played=(1, 2, 3), courts=("r1", "", ""), arms="r1"
    )
    do(state, "go:1")
    outcome = state.outcome()
    assert (outcome.reason, outcome.winners, outcome.scores) == ("last_castle", (0,), (8, 1, 1))
    assert outcome.ranks == (1, 2, 2)


def test_a_team_wins_together_whoever_moved():
    state = position(WHITE_NINE, 4, phase="move", turn=3, played=(2, 3, 1, 4), courts=("r1", "", "", ""), arms="r1")
    do(state, "go:1")
    outcome = state.outcome()
    assert (outcome.winners, outcome.scores, outcome.ranks) == ((0, 1), (10, 10, 0, 0), (1, 1, 3, 3))


def test_a_shortage_after_which_the_region_grows_together_with_its_neighbours():
    state = position("ABCD{W4} EF{r3,K2} GHIJK{W5}", emperor="ABCD", **MOVE)
    happened = events(state, "go:1")
    visit = next(event for event in happened if isinstance(event, cm.explain.Visited))
    assert (visit.reason, visit.built, visit.removed, visit.merged) == ("short", 1, (1, 2), ("ABCD", "GHIJK"))
    assert ring(state) == "ABCDEFGHIJK{r3,W10}"
    assert state.outcome().scores == (10, 0)
    assert cm.state_from_text(state.to_text()) == state


def test_three_regions_end_the_match_and_most_castles_win():
    state = position("ABCD{W4} E{r1} FGH{W3} IJKLMN{K6} O{p1}", emperor="ABCD", **MOVE)
    do(state, "go:1")
    outcome = state.outcome()
    assert ring(state) == "ABCDEFGH{r1,W8} IJKLMN{K6} O{p1}"
    assert (outcome.reason, outcome.winners, outcome.scores, outcome.tie_breaks) == ("three_regions", (0,), (8, 6), ())


def test_four_regions_do_not():
    state = position("ABCD{W4} E{r1} FGH{W3} IJKLM{K5} N{y1} O{p1}", emperor="ABCD", **MOVE)
    do(state, "go:1")
    assert len(state.starts) == 4 and state.outcome() is None and state.phase == cm.phases.ROLL


def test_whoever_has_more_castles_wins_even_if_the_other_one_ended_the_match():
    state = position("ABC{W3} D{r1} EF{W2} GHIJKLMN{K8} O{p1}", emperor="ABC", **MOVE)
    do(state, "go:1")
    assert state.outcome().winners == (1,) and state.outcome().scores == (6, 8)


@pytest.mark.parametrize(
    "arms, courts, winners, ranks",
    [
        ("r1 p2", ("r1", "p1", ""), (0, 1), (1, 1, 3)),
        ("r1 p1", ("r1 p1", "", ""), (0,), (1, 2, 3)),
        ("r1 p2 b2 y3 g3", ("r1", "p1 b1", "y1 g1"), (1,), (2, 1, 3)),
    ],
)
def test_equal_castles_are_decided_by_arms_and_then_shared(arms, courts, winners, ranks):
    state = position(
        "ABC{W3} D{r1} EF{W2} GHIJKL{K6} MNO{G3}", 3, phase="move", played=(1, 2, 3), emperor="ABC", courts=courts,
        arms=arms,
    )  # fmt: skip
    do(state, "go:1")
    outcome = state.outcome()
    assert (outcome.reason, outcome.scores) == ("three_regions", (6, 6, 3))
    assert (outcome.winners, outcome.ranks) == (winners, ranks)
    held = tuple(arms.count(str(seat)) for seat in (1, 2, 3))
    assert outcome.tie_breaks == (TieBreak("arms", held),)


def test_arms_of_a_team_are_those_of_both_partners():
    courts = ("r1 p1", "y1", "b1 g1", "")
    state = position(
        "ABC{W3} D{r1} EFG{W3} HIJKLMN{K7} O{g1}", 4, phase="move", played=(1, 2, 3, 4), emperor="ABC", courts=courts,
        arms="r1 p1 b3 y2 g3",
    )  # fmt: skip
    do(state, "go:1")
    assert state.outcome().tie_breaks == (TieBreak("arms", (3, 3, 2, 2)),)
    assert state.outcome().winners == (0, 1)


LIMIT = {"discs": ("", ""), "round_number": 50, "played": (1, 2), "rounds": "50"}


def test_the_last_round_is_played_to_its_end():
    state = position("B{W1} D{K1} F{W1}", phase="move", turn=1, **LIMIT)
    do(state, "go:1", "roll:rrr")
    assert state.actor == 1
    turn(state, "go:1", "roll:ppc")
    assert state.actor == 1 and state.phase == cm.phases.CROWN
    do(state, "crown:y")
    outcome = state.outcome()
    assert (outcome.reason, outcome.winners, outcome.scores) == ("round_limit", (0,), (2, 1))
    assert state.round == 50 and state.played == [1, 2]


def test_the_last_round_ends_with_the_same_tie_break():
    state = position("B{W1} D{K1}", phase="move", turn=2, courts=("", "y1"), arms="y2", **LIMIT)
    do(state, "go:1", "roll:rrr")
    assert state.outcome().tie_breaks == (TieBreak("arms", (0, 1)),) and state.outcome().winners == (1,)


def test_a_shared_victory():
    state = position("B{W1} D{K1}", phase="move", turn=2, **LIMIT)
    do(state, "go:1", "roll:rrr")
    assert state.outcome().winners == (0, 1) and state.outcome().ranks == (1, 1)


FROZEN = {"round_number": 40, "discs": ("", ""), "played": (1, 2), "full": False}


def test_a_frozen_match_ends_with_the_round():
    state = position("A{r40 p40} B{b40 y40 g39,W1}", turn=2, phase="place", left=1, reserves=("", "g1"), **FROZEN)
    place_all(state)
    do(state, "go:2")
    outcome = state.outcome()
    assert (outcome.reason, outcome.winners) == ("frozen", (0,))


def test_a_match_with_knights_in_a_reserve_is_not_frozen():
    state = position("A{r40 p40} B{b40 y40 g38,W1}", turn=2, phase="place", left=1, reserves=("g1", "g1"), **FROZEN)
    do(state, "g:B", "go:2")
    assert state.outcome() is None and state.round == 41


def test_a_match_is_not_frozen_while_knights_can_come_back():
    state = position(
        "A{r40 p40} B{b40 y40 g37,W1}", turn=2, phase="place", left=1, courts=("g2", ""), arms="g1",
        reserves=("", "g1"), **FROZEN,
    )  # fmt: skip
    happened = events(do(state, "g:court"), "go:2")
    assert cm.explain.Returned(4, 1) in happened
    do(state, "roll:ggc")
    assert state.outcome() is None and state.round == 41
