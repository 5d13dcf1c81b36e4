"""The rounds, silver and the end: positions 26, 30, 31 and 34 of the rules, and the set-up."""

from collections import Counter

import pytest

from game.rules import lowenherz as lh
from game.rules.core import CHANCE, TERMINAL, IllegalAction
from game.rules.lowenherz.board import TILES, turned
from game.rules.lowenherz.cards import CARD_LINES, CARD_STACKS, KING_CARD, SILVER_CARDS, STACK_MASKS
from game.rules.lowenherz.phases import CARD, CASTLE, END, LAY, SHOW
from game.rules.lowenherz.phases import TILES as TILES_PHASE
from tests.rules.lowenherz.course import code, guided_match, lay, number_of_card, play, table, words
from tests.rules.random_play import random_match


@pytest.mark.parametrize(("players", "start", "cards"), [(4, 2, "1 1 1 1"), (3, 1, "12 1 3"), (2, 0, "23 1")])
def test_decision_cards_are_laid_from_the_black_castle_on(players, start, cards):
    state = table("B1", players=players, start=start, far="gray" if players == 3 else "purple")
    order = []
    for word in cards.split():
        order.append(state.turn)
        lay(state, word)
    assert order == [(start + place) % players for place in range(players)]


@pytest.mark.parametrize("players", [2, 3])
def test_of_two_and_three_players_the_first_alone_lays_two_different_cards(players):
    state = table("B1", players=players, far="gray")
    assert words(state) == ["lay:12", "lay:13", "lay:23"]
    for _ in range(players - 1):
        play(state, words(state)[0])
        assert state.phase != LAY or words(state) == ["lay:1", "lay:2", "lay:3"]


def test_of_four_players_everybody_lays_one():
    assert words(table("B1")) == ["lay:1", "lay:2", "lay:3"]


def test_the_black_castle_goes_to_the_left_neighbour():
    state = lay(table("B1", start=3), "1 1 1 1")
    assert (state.phase, state.start) == (CARD, 0)


def near_the_end(card="E4", players=4, **land):
    """Return a position in which chance turns up the card next."""
    state = table(players=players, **land)
    state.deck = 1 << number_of_card(card)
    return state


MOUNTAINS = {"rose": "a1 e1 h9", "closed": "a1:b2 e1:e3 k9:k9", "mountain": "a2 b2 e2 i9 k9", "gold": "j5"}


def test_silver_counts_mountains_in_own_regions_only():
    state = table(**MOUNTAINS)
    state.deck = STACK_MASKS[2]
    play(state, "card:C1")
    assert state.points == [3, 0, 0, 0]


def test_the_silver_card_does_not_pass_the_black_castle_on():
    state = table(**MOUNTAINS)
    state.deck, state.start = STACK_MASKS[2], 2
    play(state, "card:C1")
    assert (state.phase, state.start) == (CARD, 2)
    assert play(state, "card:C2").turn == 2


def test_the_king_card_scores_silver_once_more_and_then_parchments():
    state = play(near_the_end(hands=("p3p4",), **MOUNTAINS), "card:E4")
    assert state.points == [3, 0, 0, 0] and (state.phase, state.actor) == (SHOW, CHANCE)
    play(state, "cards:p3p4")
    assert state.points == [10, 0, 0, 0] and (state.phase, state.actor) == (END, TERMINAL)


def test_the_match_ends_at_once_when_nobody_has_anything_to_show():
    assert play(near_the_end(**MOUNTAINS), "card:E4").phase == END


def test_treasures_in_hand_decide_between_equal_points():
    land = {"points": (40, 40, 0, 0), "purses": (5, 3, 0, 0), "hands": ("", "t15")}
    state = play(near_the_end(**{**land, "hands": ("-", "t15")}), "card:E4 cards:t15")
    outcome = state.outcome()
    assert outcome.winners == (1,) and outcome.ranks == (2, 1, 3, 3)
    assert [(one.name, one.values) for one in outcome.tie_breaks] == [("ducats", (5, 18, 0, 0))]


def test_equal_points_and_ducats_share_the_victory():
    state = play(near_the_end(points=(40, 40, 0, 0), purses=(18, 3, 0, 0), hands=("-", "t15")), "card:E4 cards:t15")
    assert state.outcome().winners == (0, 1)


def test_a_parchment_can_win():
    state = play(near_the_end(points=(36, 40, 0, 0), hands=("p5",)), "card:E4 cards:p5")
    assert state.scores() == (41, 40, 0, 0) and state.outcome().winners == (0,) and state.outcome().tie_breaks == ()


def test_points_may_be_below_zero():
    state = play(near_the_end(points=(-3, -5, -4, -9)), "card:E4")
    assert state.outcome().ranks == (1, 3, 2, 4)


def test_at_the_end_the_hands_are_shown_in_turn_to_everybody():
    state = play(near_the_end(hands=("p5", "-", "Rt8")), "card:E4")
    seen = state.observation(1)
    assert play(state, "cards:p5").turn == 2
    assert not any(word == "cards:t8" for word in words(state))
    seen.apply(lh.action_from_text(seen, "cards:p5"))
    assert seen == state.observation(1)
    play(state, "cards:Rt8")
    assert state.shown[2] == code("Rt8") and state.observation(None).hands == state.hands


def cards_of(game):
    return [lh.actions.card_of(entry[CHANCE]) for state, entry in game if state.phase == CARD and entry]


@pytest.mark.parametrize("setup", ["variable", "basic"])
def test_the_deck_goes_stack_after_stack_and_ends_with_the_king(setup):
    places = Counter()
    for seed in range(40):
        cards = cards_of(random_match(lh, 3, {"setup": setup}, seed))
        stacks = [CARD_STACKS[card] for card in cards]
        assert stacks == sorted(stacks) and len(set(cards)) == len(cards)
        assert cards[-1] == KING_CARD and [stacks.count(stack) for stack in range(4)] == [
            6 * (setup == "variable"),
            7,
            7,
            7,
        ]
        assert sorted(stacks[cards.index(card)] for card in SILVER_CARDS) == [1, 2, 3]
        places[stacks.count(4)] += 1
    assert set(places) == {1, 2, 3, 4}


def test_the_next_card_is_any_of_the_uppermost_stack():
    state = lh.new_state(3, {"setup": "basic", "first": "2"})
    assert state.phase == CARD and [lh.actions.card_of(action) for action, _ in state.chance_outcomes()] == list(
        range(6, 13)
    )
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    assert state.start == 1


def test_the_tiles_are_laid_and_turned_by_chance():
    state = lh.new_state(2)
    assert (state.phase, len(state.chance_outcomes())) == (TILES_PHASE, 24)
    play(state, "tile:B3")
    assert len(state.chance_outcomes()) == 20 and not any(word.startswith("tile:B") for word in words(state))


@pytest.mark.parametrize(("players", "own", "neutral"), [(2, 4, 4), (3, 3, 3), (4, 3, 0)])
def test_castles_and_knights_are_placed_one_each_in_seating_order(players, own, neutral):
    turns = []
    for state, _ in random_match(lh, players, {"first": "2"}, 5):
        if state.phase == CASTLE:
            turns.append(state.turn)
    assert turns == [(1 + place) % players for place in range(players * own + neutral)]
    counts = [len(castles) for castles in state.castles]
    assert counts[:players] == [own] * players and sum(counts[players:]) == neutral


def test_castles_keep_their_distance():
    for spacing in (6, 7):
        for state, entry in random_match(lh, 4, {"spacing": str(spacing)}, 3):
            if state.phase == CASTLE:
                fields = [lh.actions.castle_of(action) for action in state.legal_actions()]
                own = state.castles[state.turn]
                assert all(abs(f % 15 - c % 15) + abs(f // 15 - c // 15) >= spacing for f in fields for c in own)
                assert entry[state.turn] - lh.actions.CASTLE in fields


def most_pairs(rows):
    """Return how many pairs of neighbouring plains a tile holds at most, no field in two of them."""
    plains = {(row, column) for row in range(5) for column in range(5) if rows[row][column] == "P"}
    partner = {}

    def find(field, tried):
        row, column = field
        for other in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if other in plains and other not in tried:
                tried.add(other)
                if other not in partner or find(partner[other], tried):
                    partner[other] = field
                    return True
        return False

    return sum(find(field, set()) for field in plains if sum(field) % 2 == 0)


def test_a_set_up_never_comes_to_a_dead_end():
    """Eleven castles with knights touch at most 22 of so many pairs of neighbouring plains; the last has one left."""
    assert sum(most_pairs(turned(tile, 0)) for tile in TILES) > 2 * 11


def test_regions_are_judged_after_the_set_up_only():
    for state, _ in random_match(lh, 4, {}, 1):
        if state.phase == CASTLE:
            assert not any(state.regions)


def test_the_basic_start_scores_one_each_for_a_silver_card():
    state = lh.new_state(4, {"setup": "basic", "first": "1"})
    assert [region.bit_count() for region in state.regions if region] == [6, 6, 6, 6] and state.points == [0] * 4
    assert [12 - knights.bit_count() for knights in state.knights] == [9] * 4
    silver = next(word for word in words(state) if not CARD_LINES[number_of_card(word.partition(":")[2])])
    assert play(state, silver).points == [1] * 4


def test_the_neutral_colour_of_the_basic_land_scores_nothing():
    state = play(lh.new_state(3, {"setup": "basic", "first": "1"}), "card:B3")
    assert state.points == [1] * 3 and state.regions[12]


def test_two_players_do_not_play_the_basic_land():
    with pytest.raises(ValueError, match="no option"):
        lh.new_state(2, {"setup": "basic"})


@pytest.mark.parametrize("seats", lh.SEATS)
def test_guided_matches_end_by_the_king_with_sound_positions(seats):
    for seed in range(3):
        draws = plies = 0
        for state, entry in guided_match(seats, {}, seed):
            assert state.problems() == []
            plies += entry is not None
            draws += state.actor == CHANCE
        assert state.outcome().reason == "king" and not state.deck >> KING_CARD & 1
        assert plies <= lh.MAX_PLIES and draws <= lh.MAX_DRAWS


def test_nothing_is_done_after_the_king():
    state = play(near_the_end(), "card:E4")
    with pytest.raises(IllegalAction, match="the match is over"):
        state.apply(lh.actions.DONE)


def test_two_matches_of_one_seed_are_the_same():
    first, second = ([state.to_text() for state, _ in guided_match(3, {}, 9)] for _ in range(2))
    assert first == second
