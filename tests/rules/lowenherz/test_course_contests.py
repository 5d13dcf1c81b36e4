"""Ducats, bargaining and bids: positions 22 to 25 of the rules, and what was decided about contests."""

import pytest

from game.rules.core import SIMULTANEOUS, IllegalAction
from game.rules.lowenherz.actions import ACCEPT, ACTION_WORDS
from game.rules.lowenherz.board import NOBODY
from game.rules.lowenherz.cards import CARD_LINES, CARDS, DUCATS
from game.rules.lowenherz.phases import BID, CARD, KNIGHTS, OFFER
from tests.rules.lowenherz.course import ROSE_AND_GOLD, bid, code, lay, may, play, table, words

# B1 is D8 B2 K2, A1 is D4 B2 K1, A2 is D6 B2 K1


def line(card, laid, **land):
    return lay(table(card, **{**ROSE_AND_GOLD, "rose": "a1 +a2 h5", "gold": "d1 +d2 j5", **land}), laid)


@pytest.mark.parametrize(
    ("card", "laid", "each"),
    [
        ("B1", "1 2 3 3", (8, 0, 0, 0)),
        ("B1", "1 1 2 3", (4, 4, 0, 0)),
        ("B1", "1 1 1 2", (2, 2, 2, 0)),
        ("B1", "1 1 1 1", (2, 2, 2, 2)),
        ("A1", "1 1 1 2", (1, 1, 1, 0)),
        ("A2", "1 1 1 1", (1, 1, 1, 1)),
        ("B1", "2 2 2 2", (0, 0, 0, 0)),
    ],
)
def test_ducats_are_shared_and_the_rest_is_lost(card, laid, each):
    assert tuple(ducats - 12 for ducats in line(card, laid).purse) == each


def test_ducats_of_one_line_can_be_spent_in_the_next():
    state = line("B1", "1 2 2 2", purses=(0, 0, 0, 0))
    assert state.purse == [8, 0, 0, 0] and state.rivals == (1, 2, 3)


def test_two_of_the_three_who_tie_for_the_highest_bid_once_more():
    state = bid(line("B1", "3 3 3 1"), rose="5", gold="5", purple="3")
    assert (state.phase, state.rivals) == (BID, (0, 1))
    assert state.legal_actions(2) == []
    with pytest.raises(IllegalAction):
        bid(state, rose="2", gold="1", purple="4")
    bid(state, rose="2", gold="1")
    assert state.purse[:3] == [10, 12, 12] and (state.phase, state.turn) == (KNIGHTS, 0)


def test_after_a_second_tie_the_line_lapses_and_nobody_pays():
    state = bid(bid(line("B1", "3 3 3 1"), rose="5", gold="5", purple="3"), rose="4", gold="4")
    assert state.purse == [12, 12, 12, 20] and state.phase == CARD


def test_no_bids_twice_are_a_tie_as_well():
    state = bid(line("B1", "3 3 3 1"), rose="0", gold="0", purple="0")
    assert state.rivals == (0, 1, 2)
    assert bid(state, rose="0", gold="0", purple="0").phase == CARD


def test_one_of_the_four_wins_at_once():
    state = bid(line("B1", "3 3 3 3"), rose="0", gold="1", purple="0", gray="0")
    assert (state.turn, state.purse[1]) == (1, 11)


def test_all_bids_of_the_first_round_are_kept_for_the_second():
    state = bid(line("B1", "3 3 3 1"), rose="5", gold="5", purple="3")
    assert state.bids == ((0, 5, 0), (1, 5, 0), (2, 3, 0))


def test_more_than_the_purse_cannot_be_bid():
    state = line("B1", "3 3 3 1", purses=(2, 12, 12, 12))
    assert words(state, 0) == ["bid:0", "bid:1", "bid:2"]


def test_a_treasure_and_ducats_beat_more_ducats_and_are_paid():
    state = bid(line("B1", "3 3 3 1", hands=("t10",)), rose="2+t10", gold="11", purple="0")
    assert state.turn == 0 and state.purse[:2] == [10, 12]
    assert state.hands[0] == state.shown[0] == 0


def test_a_loser_keeps_ducats_and_a_treasure_which_everybody_knows_now():
    state = bid(line("B1", "3 3 3 1", hands=("t10",)), rose="1+t10", gold="12", purple="0")
    assert state.turn == 1 and state.purse[:2] == [12, 0]
    assert state.hands[0] == state.shown[0] == code("t10")
    assert state.observation(1).hands[0] == code("t10")


def test_any_number_of_treasures_may_be_bid():
    state = bid(line("B1", "3 3 3 1", hands=("t8t15",)), rose="0+t8+t15", gold="12", purple="0")
    assert state.turn == 0 and state.hands[0] == 0


def test_parchments_and_others_treasures_cannot_be_bid():
    state = line("B1", "3 3 3 1", hands=("p5", "t8"))
    assert len(words(state, 0)) == 13 and "bid:0+t8" in words(state, 1)


def test_bids_are_no_choice_of_a_single_seat():
    state = line("B1", "3 3 3 1")
    assert state.actor == SIMULTANEOUS and state.legal_actions() == []
    with pytest.raises(IllegalAction):
        state.apply(state.legal_actions(0)[0])


def test_an_offer_accepted_is_paid_to_the_other_and_the_payer_acts():
    state = play(line("B1", "3 3 1 1"), "pay:3 accept")
    assert state.purse[:2] == [9, 15] and (state.phase, state.turn) == (KNIGHTS, 0)


def test_the_other_may_be_asked_to_pay():
    state = play(line("B1", "3 3 1 1"), "ask:4 accept")
    assert state.purse[:2] == [16, 8] and (state.phase, state.turn) == (KNIGHTS, 1)


def test_an_offer_refused_leads_to_bids_that_the_bank_gets():
    state = bid(play(line("B1", "3 3 1 1"), "pay:3 duel"), rose="4", gold="3")
    assert state.purse[:2] == [8, 12] and state.turn == 0


def test_whoever_laid_earlier_speaks_first():
    state = line("B1", "1 3 1 3", start=3)
    assert (state.phase, state.turn, state.rivals) == (OFFER, 0, (0, 2))


def test_the_speaker_may_call_the_duel_at_once_but_not_accept_nothing():
    state = line("B1", "3 3 1 1")
    assert may(state, "duel") and not may(state, "accept")


def test_the_sixth_offer_can_only_be_accepted_or_answered_by_the_duel():
    state = play(line("B1", "3 3 1 1"), "pay:1 pay:1 ask:2 ask:2 pay:3 pay:4")
    assert words(state) == ["accept", "duel"]
    assert play(state, "duel").phase == BID


def open_line(*how, **changes):
    state = line(*how, **changes)
    state.open_purses = True
    return state


def test_an_offer_is_of_one_ducat_at_least_and_of_the_purse_at_most():
    state = open_line("B1", "3 3 1 1", purses=(2, 1, 12, 12))
    assert words(state) == ["pay:1", "pay:2", "ask:1", "duel"]


def test_whoever_has_no_ducats_cannot_be_named_as_payer():
    assert words(open_line("B1", "3 3 1 1", purses=(0, 0, 12, 12))) == ["duel"]


def test_what_is_asked_for_tells_nothing_of_a_hidden_purse():
    asked = set()
    for purse in (0, 1, 12, 30):
        state = line("B1", "3 3 1 1", purses=(2, purse, 12, 12))
        asked.add(tuple(word for word in words(state) if word.startswith("ask:")))
        assert [word for word in words(state) if not word.startswith("ask:")] == ["pay:1", "pay:2", "duel"]
    (asks,) = asked
    assert asks[0] == "ask:1" and int(asks[-1][4:]) >= 4 * 12


def test_more_than_the_other_has_may_be_asked_for_but_is_not_accepted():
    state = play(line("B1", "3 3 1 1", purses=(2, 4, 12, 12)), "ask:5")
    assert not may(state, "accept") and may(state, "pay:4") and may(state, "duel")
    assert not [problem for problem in state.problems() if "offer" in problem]
    before = state.clone()
    with pytest.raises(IllegalAction):
        state.apply(ACCEPT)
    assert state == before
    assert play(state, "ask:1 ask:4 accept").purse[:2] == [6, 0]


def test_all_that_has_come_into_the_game_may_be_asked_for():
    deck = line("D1", "2 2 3 1")
    most = [word for word in words(deck) if word.startswith("ask:")][-1]
    gone = sum(number for card in range(CARDS) if not deck.deck >> card & 1 for kind, number in CARD_LINES[card][:1]
               if kind == DUCATS)  # fmt: skip
    assert most == f"ask:{4 * 12 + gone}"


def test_an_offer_is_void_after_the_duel_is_called():
    state = play(line("B1", "3 3 1 1"), "pay:3 duel")
    assert (state.offers, state.payer, state.price) == (0, NOBODY, 0)


def test_two_bargain_for_a_politics_line_as_well():
    assert line("A3", "1 1 2 3").phase == OFFER


def test_two_players_contest_a_line_like_others():
    state = lay(table("B1", players=2, far="purple", rose="a1 +a2 h5", gold="d1 +d2 j5"), "13 3")
    assert (state.phase, state.rivals) == (OFFER, (0, 1))


def test_treasures_play_no_part_in_bargaining():
    state = open_line("B1", "3 3 1 1", purses=(1, 0, 0, 0), hands=("t15",))
    assert words(state) == ["pay:1", "duel"]


def test_every_word_of_a_bid_says_what_is_bid():
    assert sum(word.startswith("bid:") for word in ACTION_WORDS) == 16 * 135
