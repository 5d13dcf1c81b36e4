"""Rules 3: a turn, with its reshuffles and skips."""

from __future__ import annotations

import pytest

from game.rules import rose_king as rk
from game.rules.core import CHANCE, IllegalAction
from tests.rules.rose_king.positions import (
    board,
    crown_of,
    do,
    hand,
    opening,
    pile_sizes,
    position,
    rows_of,
    stone_at,
    turn_up,
    words,
)

WHITE_HAND = "N1 N2 N3 NE1 NE2"


def red_to_move(rows, crown, red, **more):
    return position(rows, crown, "turn red", red=red, white=more.pop("white", WHITE_HAND), **more)


def test_3_a_turn_is_exactly_one_action():
    state = opening("E1 E2 E3 S1 S2", WHITE_HAND)
    assert do(state, "E1").house == rk.WHITE
    assert do(state, "N1").house == rk.RED


def test_3_1_a_play_moves_the_crown_lays_a_stone_and_discards_the_card():
    state = do(opening("E1 E2 E3 S1 S2", WHITE_HAND), "E2")
    assert crown_of(state) == (6, 4)
    assert rows_of(state) == board({4: "......R.."})
    assert hand(state, rk.RED) == {"E1", "E3", "S1", "S2"}
    assert rk.cards_of(state.discard) == (rk.CARD_WORDS.index("E2"),)
    assert state.heroes == [4, 4]


def test_3_1_the_full_number_of_steps_must_fit_on_the_board():
    state = red_to_move({4: ".......R."}, (7, 4), "E1 E2 E3 NE3 SE2")
    assert words(state) == {"E1"}


def test_3_1_own_stones_are_never_a_target_not_even_with_a_hero():
    state = red_to_move({4: "...RRRW.."}, (4, 4), "E1 E2 W1 S1 S2")
    assert words(state) == {"E2+hero", "S1", "S2"}


def test_3_1_what_lies_between_is_passed_over_freely():
    state = do(red_to_move({4: "R.RWW...."}, (2, 4), "E3 W1 S1 S2 S3"), "E3")
    assert rows_of(state)[4] == "R.RWWR..."


def test_3_2_a_hero_play_turns_the_opponents_stone():
    state = red_to_move({4: "....RW..."}, (4, 4), "E1 S1 S2 S3 W1")
    before = state.supply
    do(state, "E1+hero")
    assert rows_of(state)[4] == "....RR..." and crown_of(state) == (5, 4)
    assert state.heroes == [3, 4]
    assert state.supply == before
    assert "E1" not in hand(state, rk.RED) and state.discard >> rk.CARD_WORDS.index("E1") & 1


def test_3_2_a_hero_is_never_played_onto_an_empty_square():
    state = opening("E1 E2 E3 S1 S2", WHITE_HAND)
    with pytest.raises(IllegalAction):
        rk.action_from_text(state, "E1+hero")
    with pytest.raises(IllegalAction):
        state.apply(rk.hero_play(rk.CARD_WORDS.index("E1")))


def test_3_2_without_a_hero_an_opponents_stone_cannot_be_reached():
    state = red_to_move({4: "....RW..."}, (4, 4), "E1 S1 S2 S3 W1", heroes=(0, 4))
    assert words(state) == {"S1", "S2", "S3", "W1"}


def test_3_2_heroes_are_never_refilled():
    state = red_to_move({4: "....RW..."}, (4, 4), "E1 S1 S2 S3", heroes=(1, 4))
    turn_up(do(state, "E1+hero", "NE1"))
    assert state.heroes == [0, 4]


def test_3_3_one_may_draw_with_fewer_than_five_cards_also_when_a_card_could_be_played():
    state = red_to_move({4: "....R...."}, (4, 4), "E1 S1 S2 S3")
    assert words(state) == {"E1", "S1", "S2", "S3", "draw"}


def test_3_3_one_may_not_draw_with_five_cards():
    assert "draw" not in words(opening("E1 E2 E3 S1 S2", WHITE_HAND))


def test_3_3_a_draw_turns_up_one_card_of_the_pile():
    state = do(red_to_move({4: "....R...."}, (4, 4), "E1 S1 S2 S3"), "draw")
    assert state.actor == CHANCE
    pile = {f"card:{rk.CARD_WORDS[card]}" for card in rk.cards_of(state.undrawn)}
    assert words(state) == pile
    assert all(weight == 1 for _, weight in state.chance_outcomes())
    card = sorted(pile)[0]
    do(state, card)
    assert hand(state, rk.RED) == {"E1", "S1", "S2", "S3", card[5:]}
    assert state.house == rk.WHITE


USED_UP = {"rows": {7: "RWRWRWR..", 8: "WRWRWRWR."}, "crown": (7, 8), "red": "N1 N2 N3 NW1", "white": "W1 W2 W3 S1 S2"}


def test_3_4_the_pile_is_shuffled_anew_only_when_somebody_draws():
    state = position(**USED_UP, phase="turn red", pile="")
    assert pile_sizes(state) == (0, 15)
    do(state, "N1")
    assert pile_sizes(state) == (0, 16)
    do(state, "W1+hero")
    before = state.clone()
    do(state, "draw")
    assert pile_sizes(state) == (17, 0) and rk.is_reshuffled(before, state)
    assert {"card:N1", "card:W1"} <= words(state)


def test_3_4_cards_in_hand_and_heroes_are_never_shuffled_in():
    state = do(position(**USED_UP, phase="turn red", pile="", heroes=(3, 4)), "draw")
    in_hands = {f"card:{card}" for card in f"{USED_UP['red']} {USED_UP['white']}".split()}
    assert words(state).isdisjoint(in_hands)
    assert state.heroes == [3, 4]


def test_3_4_a_draw_never_fails():
    state = do(position(**USED_UP, phase="turn red", pile=""), "draw")
    assert len(state.chance_outcomes()) >= 14


def test_3_4_eager_the_discard_is_shuffled_in_at_once():
    state = position(**USED_UP, phase="turn red", pile="E1", reshuffle="eager")
    do(state, "draw")
    assert pile_sizes(state) == (1, 14)
    do(state, "card:E1")
    assert pile_sizes(state) == (14, 0)


def test_3_4_eager_what_is_played_after_the_shuffle_waits_for_the_next_one():
    state = do(position(**USED_UP, phase="turn red", pile="E1", reshuffle="eager"), "draw", "card:E1", "W2+hero")
    assert pile_sizes(state) == (14, 1)
    do(state, "N2", "draw")
    assert pile_sizes(state) == (14, 2) and not {"card:W2", "card:N2"} & words(state)


def test_3_5_a_hero_play_that_is_the_only_action_is_forced():
    state = red_to_move({0: ".......WR"}, (8, 0), "N1 N2 N3 NE1 W1", white="E1 E2 E3 S1 S2")
    assert words(state) == {"W1+hero"}


def test_3_6_passing_is_never_an_action():
    state = opening("E1 E2 E3 S1 S2", WHITE_HAND)
    assert all(rk.is_play(action) for action in state.legal_actions())


BLOCKED_RED = "N1 N2 N3 NE1 NE2"


def test_3_6_the_other_house_keeps_moving_until_the_blocked_one_can_act():
    state = position({0: "R........"}, (0, 0), "turn white", red=BLOCKED_RED, white="E1 E2 W1 S1")
    skips = []
    for action in (turn_up, lambda at: do(at, "E1"), turn_up, lambda at: do(at, "S1")):
        before = state.clone()
        if action is turn_up:
            do(before, "draw")
        action(state)
        skips.append((state.house, rk.skipped_house(before, state)))
    assert skips == [(rk.WHITE, rk.RED)] * 3 + [(rk.RED, rk.NOBODY)]
    assert words(state) == {"N1+hero", "NE1"}


def test_3_6_a_hero_play_can_leave_the_other_house_blocked():
    before = position({0: "RW......."}, (1, 0), "turn white", red=BLOCKED_RED, white="W1 S1 S2 S3")
    after = do(before.clone(), "W1+hero")
    assert rk.skipped_house(before, after) == rk.RED
    assert words(after) == {"S1", "S2", "S3", "draw"} and after.house == rk.WHITE


def test_3_6_four_cards_are_never_blocked():
    state = red_to_move({0: "R........"}, (0, 0), "N1 N2 N3 NE1", white="W1 W2 W3 S1 S2")
    assert words(state) == {"draw"}


def test_a_skip_is_not_seen_where_there_is_none():
    state = rk.new_state(2, {"red": "drawn"})
    before = state.clone()
    do(state, "red:first")
    assert rk.skipped_house(before, state) == rk.NOBODY
    before = state.clone()
    do(state, "card:N1")
    assert rk.skipped_house(before, state) == rk.NOBODY
    state = red_to_move({4: "....R...."}, (4, 4), "E1 S1 S2 S3")
    before = state.clone()
    do(state, "draw")
    assert rk.skipped_house(before, state) == rk.NOBODY


@pytest.mark.parametrize(
    ("card", "heroes", "status"),
    [
        ("S1", 4, "play"),
        ("E1", 4, "own_stone"),
        ("E2", 4, "hero"),
        ("E2", 0, "no_hero"),
        ("N1", 4, "off_board"),
    ],
)
def test_why_a_card_cannot_be_played(card, heroes, status):
    state = red_to_move({0: "....RRW.."}, (4, 0), "S1 E1 E2 N1", white="W1 W2 W3 S2 S3", heroes=(heroes, 4))
    assert rk.card_status(state, rk.RED, rk.CARD_WORDS.index(card)) == status


def test_stones_of_a_square_only_change_colour():
    state = red_to_move({4: "....RW..."}, (4, 4), "E1 S1 S2 S3 W1", white="E2 NE1 W2 W3 N1")
    do(state, "E1+hero")
    assert stone_at(state, 5, 4) == "R"
