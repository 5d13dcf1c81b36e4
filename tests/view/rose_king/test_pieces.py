"""The pieces of Rose King's table are a function of the moment."""

import pytest

from game.rules import rose_king as rules
from game.view.moment import SeatLook
from game.view.rose_king import geometry, pieces
from game.view.rose_king.look import Look, near_house
from tests.view.conftest import dealt, steps_of_match
from tests.view.rose_king import samples

TABLE = geometry.layout(1280, 720)


def count(found, start):
    return sum(name.startswith(start) for name in found)


def check(moment):
    """Every piece that the observation asks for, and no other."""
    state = moment.observation
    found = pieces.all_pieces(moment, TABLE, rules.RED)
    assert count(found, "stone:") == sum(map(bool, state.board))
    assert count(found, "land:") == len(rules.territories(state.board))
    assert count(found, "seal:") == sum(len(squares) >= 3 for _, squares in rules.territories(state.board))
    hands = [pieces.card_name(card) for house in (0, 1) for card in state.hand(house)]
    assert all(name in found for name in hands)
    assert count(found, "card:") == len(hands) + min(3, state.discard.bit_count())
    assert count(found, "coming:") == state.undrawn.bit_count()
    assert count(found, "hero:") == 8
    backs = sum(piece.picture.endswith("hero_back") for piece in found.values())
    assert backs == 8 - sum(state.heroes)
    last = [name for name, piece in found.items() if piece.picture.endswith("_last")]
    assert last == ([f"stone:{state.crown}"] if state.board[state.crown] else [])
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_pieces_follow_the_observation_through_whole_matches(seed):
    sitting = dealt(seed)
    for _, _, moment in steps_of_match(sitting, seed):
        check(moment)


def test_the_same_moment_gives_the_same_pieces():
    moment = samples.middle().moment
    assert pieces.all_pieces(moment, TABLE, 0) == pieces.all_pieces(samples.middle().moment, TABLE, 0)


def test_targets_are_the_squares_of_the_actions_and_hero_plays_look_different():
    found = check(samples.middle().moment)
    frames = {name: piece.picture for name, piece in found.items() if name.startswith("target:")}
    assert frames == {
        "target:22": "target/play",
        "target:25": "target/play",
        "target:48": "target/play",
        "target:42": "target/hero",
        "target:42:light": "target/light",
    }


def test_the_card_played_last_lies_on_top_of_the_discard():
    sitting = samples.middle()
    sitting.apply(rules.play(rules.CARD_WORDS.index("E1")))
    assert pieces.top_discards(sitting.moment)[0] == rules.CARD_WORDS.index("E1")


def test_the_near_hand_is_large_and_cards_are_never_mirrored():
    moment = samples.middle().moment
    for near in (rules.RED, rules.WHITE):
        found = pieces.all_pieces(moment, TABLE, near)
        for house in (rules.RED, rules.WHITE):
            for card in moment.observation.hand(house):
                piece = found[pieces.card_name(card)]
                assert (piece.w > 80) == (house == near)
                assert piece.picture.endswith(rules.CARD_WORDS[card])
                assert piece.angle == 0


def test_a_person_against_the_computer_sits_at_the_bottom_whatever_the_colour():
    state = dealt(1, options={"red": "second"}).state
    seats = (SeatLook("Anna", "person"), SeatLook("Bot", "computer"))
    moment = samples.moment(state, seats)
    assert moment.seat == 0
    assert near_house(moment) == rules.WHITE


def test_two_people_keep_fixed_sides():
    sitting = dealt(3, samples.PEOPLE)
    for _, _, moment in steps_of_match(sitting, 3, 20):
        assert near_house(moment) == rules.RED


def test_what_can_be_played_is_known_by_card_and_by_square():
    look = Look(samples.middle().moment, TABLE, 0)
    assert sorted(look.by_card.values()) == sorted(look.by_square.values()) == list(look.moment.actions)
    assert look.points == (66, 54)
    assert look.player(0) == "Henry"
    assert look.player(1) == "Margaret"
