"""What happened in a ply, as the chronicle and the table tell it."""

import pytest

from game.rules import lowenherz as lh
from game.rules.core import SIMULTANEOUS
from game.rules.lowenherz import happenings as told
from game.rules.lowenherz.board import NOBODY, NONE
from game.rules.lowenherz.hands import UNSEEN
from game.rules.lowenherz.phases import CARD
from tests.rules.lowenherz.course import ROSE_AND_GOLD, bid, code, guided_match, lay, number_of_card, play, table
from tests.rules.lowenherz.positions import edge, field, region_number
from tests.rules.random_play import apply_entry, random_match

R1, G1 = region_number("R1"), region_number("G1")


def happens(state, *words):
    """Return what happens in the last of these plies."""
    play(state, " ".join(words[:-1]))
    before = state.clone()
    action = lh.action_from_text(state, words[-1])
    state.apply(action)
    return lh.events(before, action, state)


def bids_happen(state, **bids):
    before = state.clone()
    bid(state, **bids)
    numbers = {lh.board.COLOUR_WORDS.index(colour): f"bid:{word}" for colour, word in bids.items()}
    return lh.events(before, {seat: lh.action_from_text(before, word) for seat, word in numbers.items()}, state)


def line(card, laid, **land):
    return lay(table(card, **{**ROSE_AND_GOLD, "rose": "a1 +a2 h5", "gold": "d1 +d2 j5", **land}), laid)


def test_lines_are_told_one_after_the_other_until_somebody_must_act():
    state = line("B1", "1 3 1")
    assert happens(state, "lay:3") == (
        told.Laid(3, 4),
        told.DucatsShared(0, (0, 2), 4),
        told.LineLapsed(1, told.UNCHOSEN, NOBODY),
        told.ContestBegan(2, (1, 3)),
    )


def test_a_line_of_one_begins_at_once():
    events = happens(line("B1", "3 1 1"), "lay:1")
    assert events[-2:] == (told.LineLapsed(1, told.UNCHOSEN, NOBODY), told.LineBegan(2, 0))


def test_the_round_ends_with_the_black_castle_going_on():
    assert happens(line("B1", "1 1 1"), "lay:1") == (
        told.Laid(3, 1),
        told.DucatsShared(0, (0, 1, 2, 3), 2),
        told.LineLapsed(1, told.UNCHOSEN, NOBODY),
        told.LineLapsed(2, told.UNCHOSEN, NOBODY),
        told.BlackCastle(1),
    )


def test_a_line_in_which_nothing_is_possible_lapses():
    capped = line("B1", "2 1 1", rose="a1 +a2")
    assert told.LineLapsed(1, told.IMPOSSIBLE, 0) in happens(capped, "lay:1")


def test_bargaining_is_told_with_who_pays_whom():
    state = line("B1", "3 3 1 1")
    assert happens(state, "ask:4") == (told.Offered(0, 1, 4),)
    assert happens(state, "accept") == (
        told.Agreed(1, 1, 4),
        told.Paid(1, 0, 4, 0, told.LINE),
        told.LineBegan(2, 1),
    )
    assert happens(line("B1", "3 3 1 1"), "pay:2", "duel") == (told.DuelCalled(1),)


def test_bids_are_told_with_the_winner_and_what_the_bank_gets():
    state = line("B1", "3 3 3 1", hands=("t10",))
    assert bids_happen(state, rose="2+t10", gold="11", purple="0") == (
        told.BidsOpened(2, ((0, 2, code("t10")), (1, 11, 0), (2, 0, 0)), 0),
        told.Paid(0, NOBODY, 2, code("t10"), told.LINE),
        told.LineBegan(2, 0),
    )


def test_ties_are_told():
    state = line("B1", "3 3 3 1")
    assert bids_happen(state, rose="5", gold="5", purple="3")[1:] == (told.BidAgain((0, 1)),)
    assert bids_happen(state, rose="1", gold="1") == (
        told.BidsOpened(2, ((0, 1, 0), (1, 1, 0)), NOBODY),
        told.LineLapsed(2, told.TIED, NOBODY),
        told.BlackCastle(1),
    )


def test_the_winner_of_a_line_in_which_nothing_is_possible_pays_all_the_same():
    state = line("B1", "2 2 2 1", rose="a1 +a2")
    assert bids_happen(state, rose="5", gold="4", purple="3")[1:3] == (
        told.Paid(0, NOBODY, 5, 0, told.LINE),
        told.LineLapsed(1, told.IMPOSSIBLE, 0),
    )


def test_a_border_tells_of_the_regions_it_founds():
    state = line("A6", "2 1 1 1", rose="e1 f1", gold="j5", closed="", walls="d1-e1 e1-e2 f1-f2 f1-g1", city="f1")
    assert happens(state, "border:e1-f1") == (
        told.BorderPlaced(0, edge("e1-f1")),
        told.RegionFounded(0, 0, 1, 0, 3),
        told.RegionFounded(1, 0, 1, 1, 8),
        told.BordersLapsed(0, 2),
        told.LineLapsed(2, told.UNCHOSEN, NOBODY),
        told.BlackCastle(1),
    )


def test_a_field_taken_tells_of_both_sides():
    state = line("B1", "3 1 1 1", rose="a1 +a2 +b2", city="c2")
    assert happens(state, "take:1:c2") == (told.FieldTaken(0, R1, field("c2"), 6, G1, 6),)
    assert happens(line("B1", "3 1 1 1"), "take:1:a4") == (told.FieldTaken(0, R1, field("a4"), 1, NONE, 0),)


CUT = {"gold": "c1 +d1", "rose": "d2 +e2 +f2", "closed": "c1:i1 c2:f2", "city": "i1", "points": (20, 20, 0, 0)}


def test_what_is_cut_off_is_told_with_its_price():
    state = line("B1", "3 1 1 1", **CUT)
    assert happens(state, "take:1:f1") == (
        told.FieldTaken(0, R1, field("f1"), 1, G1, 1),
        told.CutOff(G1, 1, 3, 1, 8),
    )
    assert state.points[:2] == [21, 11]


def test_two_cut_offs_of_one_expansion_are_told_with_what_each_adds():
    land = {"rose": "h1 +g1 +i1", "gold": "h2", "closed": "f1:j1 f2:j2", "points": (20, 20, 0, 0)}
    state = line("B1", "3 1 1 1", **land)
    assert happens(state, "take:1:g2")[1] == told.CutOff(G1, 1, 1, 0, 3)
    assert happens(state, "take:1:i2")[1] == told.CutOff(G1, 1, 1, 0, 0)
    assert state.points[:2] == [22, 15]


def test_knights_and_what_they_cost_are_told():
    state = line("B1", "3 1 1 1", forest="b1")
    assert happens(state, "knight:b1") == (
        told.Paid(0, NOBODY, 5, 0, told.FOREST),
        told.KnightPlaced(0, 0, field("b1")),
    )
    paid = happens(line("B1", "3 1 1 1", forest="b1", hands=("t8",)), "knight:b1+t8")
    assert paid[0] == told.Paid(0, NOBODY, 0, code("t8"), told.FOREST)


def test_renegades_and_alliances_are_told():
    state = table("B1", hands=("RA",), **ROSE_AND_GOLD)
    assert happens(state, "renegade:1:G1") == (told.RenegadePlayed(0, R1, G1),)
    assert happens(state, "remove:d2") == (told.KnightRemoved(0, 1, field("d2")),)
    assert happens(state, "knight:b2") == (told.KnightPlaced(0, 0, field("b2")),)
    assert happens(state, "alliance:1:G1") == (told.AllianceMade(0, R1, G1),)
    assert happens(state, "break:1:G1") == (
        told.Paid(0, NOBODY, 10, 0, told.ALLIANCE),
        told.AllianceEnded(0, R1, G1),
    )


def test_whoever_looks_is_told_of_the_cards_and_others_are_not():
    state = line("A3", "1 2 2 2")
    seen = state.observation(1)
    for words, own, others in [
        ("look:2", told.Looked(0, 1), told.Looked(0, 1)),
        ("cards:RRAAp3t8", told.Saw(0, 1, code("RRAAp3t8")), told.Saw(0, 1, UNSEEN)),
        ("keep:alliance", told.Kept(0, 1, 1), told.Kept(0, 1, NONE)),
    ]:
        assert happens(state, words)[0] == own
        assert happens(seen, words)[0] == others


def test_silver_and_the_end_are_told():
    state = table(rose="a1", closed="a1:b2", mountain="a2 b2", gold="j5", hands=("p3", "t8"))
    state.deck = 1 << number_of_card("E4")
    assert happens(state, "card:E4") == (
        told.CardTurned(number_of_card("E4")),
        told.MountainsScored((2, 0, 0, 0)),
    )
    assert happens(state, "cards:p3") == (told.HandShown(0, code("p3")),)
    assert happens(state, "cards:t8") == (
        told.HandShown(1, code("t8")),
        told.ParchmentsScored(0, 3),
        told.Ended("king"),
    )


def test_the_set_up_is_told():
    state = lh.new_state(2, {"first": "2"})
    assert happens(state, "tile:C1") == (told.TileLaid(0, 9),)
    assert happens(state, "tile:A0", "tile:B0", "tile:D0", "tile:E0", "tile:F0")[-1] == told.BlackCastle(1)
    place = lh.actions.castle_of(state.legal_actions()[0])
    word = lh.action_to_text(state, state.legal_actions()[0])
    assert happens(state, word) == (told.CastlePlaced(1, 1, place),)
    drawn = lh.new_state(3, {"setup": "basic"})
    assert happens(drawn, "first:3") == (told.BlackCastle(2),)


def test_the_neutral_castles_are_told_as_those_of_nobody():
    colours = set()
    for state, entry in random_match(lh, 3, {}, 1):
        if state.phase == CARD:
            break
        after = state.clone()
        apply_entry(after, entry)
        for event in lh.events(state, entry[state.actor], after):
            if isinstance(event, told.CastlePlaced | told.KnightPlaced):
                colours.add((event.seat, event.colour))
    assert colours == {(seat, colour) for seat in range(3) for colour in (seat, 3)}


@pytest.mark.parametrize("seats", lh.SEATS)
def test_observers_are_told_the_same_but_for_what_is_hidden(seats):
    """What an observer is told differs from the truth in cards seen and kept by others only."""
    hidden = 0
    for state, entry in guided_match(seats, {}, 3):
        if entry is None:
            continue
        after = state.clone()
        apply_entry(after, entry)
        action = entry if state.actor == SIMULTANEOUS else entry[state.actor]
        truth = lh.events(state, action, after)
        for seat in (None, *range(seats)):
            seen = lh.events(state.observation(seat), action, after.observation(seat))
            assert [type(event) for event in seen] == [type(event) for event in truth]
            differ = [one for one, other in zip(seen, truth, strict=True) if one != other]
            assert all(isinstance(event, told.Saw | told.Kept) and event.seat != seat for event in differ)
            hidden += len(differ)
    assert hidden > 10
