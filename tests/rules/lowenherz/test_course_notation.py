"""States and actions as text, both ways."""

import pytest

from game.rules import lowenherz as lh
from game.rules.core import IllegalAction, InvalidText
from game.rules.lowenherz.board import FIELD_NAMES, NOBODY
from game.rules.lowenherz.cards import CARD_NAMES
from tests.rules.lowenherz.course import ROSE_AND_GOLD, code, guided_match, lay, table
from tests.rules.lowenherz.positions import names, region_number

TEXT = """lowenherz 1
players: 3
options: setup=variable spacing=6 double_knight=either purses=hidden first=drawn
viewer: all
phase: knights 1
tiles: E2 A2 F3 C0 B0 D0
walls: l1-m1 m1-n1 j2-k2 l2-m2 m2-n2 n2-o2 d3-e3 m3-n3 n3-o3 j4-k4 k4-l4 m4-n4 m5-n5 n5-o5 j6-k6 l6-m6 m6-n6 \
j7-k7 k7-l7 n7-o7 e8-f8 h8-i8 k8-l8 l8-m8 i9-j9 l9-m9 h10-i10 l10-m10 n10-o10 b1-b2 e1-e2 n1-n2 o1-o2 g2-g3 \
m2-m3 o3-o4 a4-a5 k4-k5 o4-o5 g5-g6 k5-k6 l5-l6 o5-o6 e6-e7 k6-k7 m6-m7 o6-o7 e7-e8 g7-g8 i7-i8 j7-j8 l7-l8 \
o7-o8 d8-d9 i8-i9 l8-l9 i9-i10 m9-m10 n9-n10 o9-o10
rose: castles d7 n8 g3; knights h3 m7 n7 d8 o8 n9
gold: castles o3 m10 j1; knights k1 k2 o2
purple: castles k10 d4 i1; knights h1 e2 f2 g2 h2 d3 e3 e4 k8 j9 k9 l10
gray: castles j3 d1 c8; knights d2 j4 c9
alliances: R2-G2 G2-P1
deck: D1 D4 E1 E2 E3 E4
card: D5
start: 2
lap: 12
laid: 2:13 3:1 1:3
line: 3
rivals:
offers: 0
bids:
left: 0
swords: 1
growing: R2
cut:
renegade: -
looked: -
seat 1: points 28; ducats 0; cards p5; strange 0; shown -
seat 2: points 5; ducats 1; cards t12; strange 0; shown t12
seat 3: points 19; ducats 6; cards -; strange 0; shown -
stack 1: 3 Ap3p4
stack 2: 0 -
looks: 2@2:RRRAp5t8:A 3@2:RRRp5t8:R 1@2:RRp5t8:R 1@2:Rp5t8:p5 3@2:Rt8:t8 1@2:R:R 3@1:AAp3p4t10t12t15:A \
1@1:Ap3p4t10t12t15:t15 3@1:Ap3p4t10t12:t10 2@1:Ap3p4t12:t12
proofs: 3@2:A 3@1:R 5@3:R 6@1:R 6@3:t8 7@3:A 9@3:t10 10@2:t12 10@1:t15
"""


def test_a_state_is_read_as_it_is_written():
    state = lh.state_from_text(TEXT)
    assert state.to_text() == TEXT
    assert (state.players, state.basic, state.spacing, state.either_order, state.first) == (3, False, 6, True, NOBODY)
    assert (state.phase, state.turn, state.actor, state.start, state.line) == (lh.phases.KNIGHTS, 0, 0, 1, 2)
    assert [FIELD_NAMES[field] for field in state.castles[3]] == ["j3", "d1", "c8"]
    assert names(state.knights[3]) == "d2 j4 c9"
    assert state.alliances == ((region_number("R2"), region_number("G2")), (region_number("G2"), region_number("P1")))
    assert (CARD_NAMES[state.card], state.order, state.laid) == ("D5", (1, 2, 0), [4, 5, 1])
    assert (state.left, state.swords, state.growing) == (0, 1, region_number("R2"))
    assert (state.points, state.purse, state.hands) == ([28, 5, 19], [0, 1, 6], [code("p5"), code("t12"), 0])
    assert state.shown == [0, code("t12"), 0] and state.sizes == [3, 0] and state.stacks == [code("Ap3p4"), 0]
    assert state.looks[1] == (2, 1, code("RRRp5t8"), 0) and state.proofs[0] == (3, 1, 1)


def test_regions_follow_from_walls_and_castles():
    state = lh.state_from_text(TEXT)
    assert names(state.regions[region_number("P1")]) == "k7 i8 j8 k8 j9 k9 l9 i10 j10 k10 l10"
    assert state.regions[region_number("Y1")] == 0


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("lowenherz 1", "lowenherz 2", "the state is of version '2'"),
        ("lowenherz 1", "rose_king 1", "a state of this game begins with lowenherz"),
        ("players: 3", "players: 5", "'5' is no value of players"),
        ("setup=variable ", "", "the options are setup spacing"),
        ("spacing=6", "spacing=8", "'8' is no value of spacing"),
        ("viewer: all", "viewer: 4", "is a seat of the table"),
        ("knights 1\n", "knights 4\n", "'4' is no value of a seat"),
        ("knights 1\n", "swords 1\n", "'swords' is no value of phase"),
        ("tiles: E2", "tiles: G2", "'G2' is no value of a tile"),
        ("tiles: E2", "tiles: A2", "every tile lies once"),
        ("walls: l1-m1", "walls: l1-n1", "'l1-n1' is no value of a wall"),
        ("castles d7 n8 g3", "castles d7 n8", "after the set-up all castles stand"),
        ("; knights d2 j4 c9", "; knights d2 j4 p9", "'p9' is no value of a field"),
        ("; knights d2 j4 c9", "", "a colour has castles, knights"),
        ("R2-G2 G2-P1", "G2-P1 R2-G2", "alliances are kept in order"),
        ("R2-G2 G2-P1", "R2-Y1 G2-P1", "an alliance binds the regions of two players"),
        ("deck: D1", "deck: A1 D1", "the action cards come stack after stack"),
        ("E3 E4", "E3", "the action cards come stack after stack"),
        ("card: D5", "card: D4", "the open action card is a normal one"),
        ("card: D5", "card: -", "an action card lies open"),
        ("start: 2", "start: 1", "decision cards are laid in seating order"),
        ("laid: 2:13", "laid: 2:1", "seat 2 lays 2 decision cards"),
        ("laid: 2:13 3:1 1:3", "laid: 2:13 3:1 3:1", "seat 3 lays once"),
        ("line: 3", "line: 1", "a line is carried out by one of those who chose it"),
        ("line: 3", "line: -", "one line is carried out"),
        ("offers: 0", "offers: 2, 3 pays 7", "not contested any more"),
        ("offers: 0", "offers: 2, 3 owes 7", "is no value of an offer"),
        ("rivals:", "rivals: 1 2", "not contested any more"),
        ("left: 0", "left: 2", "as its order allows"),
        ("growing: R2", "growing: G2", "a region of the seat whose turn it is expands"),
        ("cut:", "cut: Y2/0", "other players lose what is cut off"),
        ("renegade: -", "renegade: R2 G2", "a renegade is played before a decision card"),
        ("looked: -", "looked: 1", "a stack is looked through in a politics line only"),
        ("ducats 6", "ducats 200", "no more ducats than were given out"),
        ("points 28", "points x", "'x' is no number"),
        ("cards p5", "cards p5p5", "is no value of cards"),
        ("cards p5", "cards p3", "every one once"),
        ("strange 0; shown t12", "strange 0; shown t8", "what seat 2 has shown is noted"),
        ("stack 1: 3", "stack 1: 2", "at every look one card is kept"),
        ("stack 1: 3 Ap3p4", "stack 1: 3", "is no value of a stack"),
        ("looks: 2@2:RRRAp5t8:A", "looks: 2@2:RRRAp5t8:p3", "lay in the stack"),
        ("looks: 2@2:RRRAp5t8:A", "looks: 2@2:RRRAp5t8", "is no value of a look"),
        ("proofs: 3@2:A", "proofs: 0@2:A", "seat 2 had no card that it did not keep"),
        ("proofs: 3@2:A 3@1:R", "proofs: 3@1:R", "seat 2 has what it kept and did not use"),
        ("10@1:t15", "10@1:t15\nmore: 1", "after the proofs comes nothing"),
        ("laid: 2:13", "laid:  2:13", "the position is written"),
    ],
)
def test_what_is_no_sound_position_is_refused_with_the_reason(old, new, message):
    assert TEXT.count(old) >= 1
    with pytest.raises(InvalidText) as raised:
        lh.state_from_text(TEXT.replace(old, new, 1))
    assert message in str(raised.value)


def test_only_text_is_read():
    with pytest.raises(InvalidText, match="a state is text"):
        lh.state_from_text(None)


@pytest.mark.parametrize("word", ["", "border:a1-c1", "knight:c3+t9", "lay:123", "bid:135", "cards:AR", 7])
def test_words_of_no_action_are_refused(word):
    with pytest.raises(InvalidText, match="is no action of this game"):
        lh.action_from_text(table("B1"), word)


def test_a_word_that_is_not_possible_here_is_refused():
    with pytest.raises(IllegalAction, match="done is not possible here"):
        lh.action_from_text(table("B1"), "done")


def test_a_bid_is_read_if_one_of_the_rivals_may_make_it():
    state = lay(table("B1", purses=(1, 2, 3, 40), **ROSE_AND_GOLD), "3 3 3 1")
    assert lh.actions.bid_of(lh.action_from_text(state, "bid:3")) == (3, 0)
    with pytest.raises(IllegalAction):
        lh.action_from_text(state, "bid:4")


def test_numbers_and_meanings_of_actions_belong_together():
    actions = lh.actions
    pairs = [
        (actions.castle(5), actions.castle_of, 5),
        (actions.knight(7, 2), actions.placed_knight, (7, 2)),
        (actions.border(274), actions.edge_of, 274),
        (actions.take(2, 149), actions.taken, (2, 149)),
        (actions.lay(5), actions.lines_of, 5),
        (actions.renegade(3, 15), actions.renegade_of, (3, 15)),
        (actions.remove(0, 4), actions.removed_knight, (0, 4)),
        (actions.ally(1, 6), actions.allied, (1, 6)),
        (actions.break_off(1, 6), actions.broken_off, (1, 6)),
        (actions.content(2047), actions.code_of, 2047),
        (actions.keep(8), actions.kept, 8),
        (actions.pay(134), actions.offer_of, (True, 134)),
        (actions.ask(1), actions.offer_of, (False, 1)),
        (actions.bid(134, 15), actions.bid_of, (134, 15)),
        (actions.CARD + 30, actions.card_of, 30),
    ]
    for action, read, meaning in pairs:
        assert read(action) == meaning
        others = [other for number, other, _ in pairs if other is not read and number != action]
        assert all(other(action) is None for other in others)
    assert actions.look(1) == actions.LOOK + 1


@pytest.mark.parametrize("seats", lh.SEATS)
def test_all_positions_of_a_guided_match_read_back(seats):
    for state, _ in guided_match(seats, {"double_knight": "either"}, 7):
        for seen in (state, state.observation(0), state.observation(None)):
            assert lh.state_from_text(seen.to_text()) == seen
