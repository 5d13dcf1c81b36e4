"""States and actions as text, both ways."""

from __future__ import annotations

import random

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import CHANCE, TERMINAL, IllegalAction, InvalidText
from tests.rules.carolus_magnus.positions import position, words
from tests.rules.random_play import random_match

TEXT = """carolus_magnus 1
players: 3
options: first=2 talk=no crown_die=yes roll=start rounds=50
phase: place 1, 3 left
round: 2
emperor: CD
A: r1 b2
B: p1 g1
CD: r2 y1, black 2
E: b1, white 1
F: y1
G: g1
H: p1
I: b1
J: r1
K: y1
L: g1
M: p1
N: b1, grey 1
O: y1 g1
supply: r27 p28 b30 y30 g31
arms: r2 p1 b3 y3
dice: r b b c
stock: white 7, black 6, grey 7
choosing: 3 1 2
seat 1: court p2; reserve r2 p4 b1 g1; discs 1 2 5; played 3
seat 2: court r3; reserve r3 p2 b1 y2 g1; discs 1 4 5; played 2
seat 3: court b1 y2; reserve r1 p1 b2 y2 g3; discs 2 4 5; played 1
"""


def test_a_state_is_read_as_it_is_written():
    state = cm.state_from_text(TEXT)
    assert state.to_text() == TEXT
    assert (state.players, state.first, state.crown_die, state.early_roll, state.limit) == (3, 1, True, True, 50)
    assert (state.phase, state.turn, state.actor, state.left, state.round) == (cm.phases.PLACE, 0, 0, 3, 2)
    assert cm.name_at(state, state.emperor) == "CD" and state.owners[2] == cm.BLACK and state.sizes[2] == 2
    assert state.knights[0] == (1, 0, 2, 0, 0)
    assert state.arms == [1, 0, 2, 2, cm.NOBODY]
    assert list(state.dice) == [1, 0, 2, 0, 0, 1] and state.crowns == 1
    assert state.stocks == [7, 6, 7]
    assert (state.choosing, state.order, state.played) == ((2, 0, 1), (2, 1, 0), [3, 2, 1])
    assert state.hands == [0b10011, 0b11001, 0b11010]
    assert state.courts == ((0, 2, 0, 0, 0), (3, 0, 0, 0, 0), (0, 0, 1, 2, 0))
    assert state.reserves[2] == (1, 1, 2, 2, 3)


def test_blanks_at_the_ends_of_lines_do_not_matter():
    state = cm.state_from_text(TEXT.replace("\n", "  \n") + "\n\n")
    assert state.to_text() == TEXT


@pytest.mark.parametrize(
    "old, new, sentence",
    [
        ("carolus_magnus 1", "carolus_magnus 2", "of version '2'"),
        ("carolus_magnus 1", "rose_king 1", "begins with carolus_magnus"),
        ("players: 3", "players: 5", "no value of players"),
        ("players: 3", "players: 2", "no value of a seat"),
        ("players: 3\n", "", "begins with players:"),
        ("first=2 ", "", "the options are"),
        ("first=2", "first=4", "one of the table's"),
        ("talk=no", "talk=yes", "only of four players"),
        ("rounds=50", "rounds=60", "no value of rounds"),
        ("place 1, 3 left", "place 1", "as many knights to be played"),
        ("place 1, 3 left", "place 4, 3 left", "no value of a seat"),
        ("place 1, 3 left", "place 1, three left", "no number"),
        ("place 1, 3 left", "jump 1", "no value of phase"),
        ("place 1, 3 left", "place, 3 left", "it is the turn of a seat"),
        ("round: 2", "round: 02", "no number"),
        ("round: 2", "round: 3", "discs that were not used"),
        ("emperor: CD", "emperor: C", "no value of the emperor's region"),
        ("A: r1 b2", "A: b2 r1", "is written 'A: r1 b2'"),
        ("A: r1 b2", "A: r1 b2 b2", "is written"),
        ("A: r1 b2", "A: r1 x2", "no value of a colour"),
        ("A: r1 b2", "A: r0 b2", "1 to 40 knights"),
        ("A: r1 b2", "A: r41 b2", "1 to 40 knights"),
        ("A: r1 b2", "A: r1 b3", "there are 40 blue knights, not 41"),
        ("A: r1 b2\n", "", "every tile is in one region"),
        ("B: p1 g1\n", "B: p1 g1\nB: p1\n", "two regions begin with B"),
        ("CD: r2 y1, black 2", "DC: r2 y1, black 2", "no tiles side by side"),
        ("CD: r2 y1, black 2", "CD: r2 y1, black 3", "is written 'CD: r2 y1, black 2'"),
        ("CD: r2 y1, black 2", "CD: r2 y1, pink 2", "no value of an owner"),
        ("CD: r2 y1, black 2", "CD: r2 y1", "several tiles and no castles"),
        ("supply: r27", "supply: r28", "there are 40 red knights, not 41"),
        ("arms: r2", "arms: r1", "somebody has more red knights"),
        ("arms: r2 p1", "arms: p1 r2", "is written"),
        ("dice: r b b c", "dice: r b b", "4 dice were rolled"),
        ("dice: r b b c", "dice: b r b c", "is written"),
        ("dice: r b b c", "dice: r b b x", "no value of a face"),
        ("white 7, black", "white 8, black", "white has 8 castles"),
        ("white 7, black 6, grey 7", "white 7, black 6", "there are 3 stocks"),
        ("white 7, black 6", "black 6, white 7", "a stock is that of white"),
        ("choosing: 3 1 2", "choosing: 3 1", "every seat chooses one disc"),
        ("choosing: 3 1 2", "choosing: 3 1 1", "every seat chooses one disc"),
        ("discs 1 2 5; played 3", "discs 1 2 3; played 3", "discs that were not used"),
        ("discs 1 2 5; played 3", "discs 1 2 6; played 3", "no value of a disc"),
        ("discs 1 2 5; played 3", "discs 1 2 2 5; played 3", "is written"),
        ("discs 1 2 5; played 3", "discs 1 2 5", "a seat has court"),
        ("seat 3:", "seat 4:", "begins with seat 3:"),
        ("played 1\n", "played 1\nseat 4:\n", "comes nothing"),
    ],
)
def test_what_is_no_state_is_refused_in_a_sentence(old, new, sentence):
    assert old in TEXT
    with pytest.raises(InvalidText) as refusal:
        cm.state_from_text(TEXT.replace(old, new))
    assert sentence in str(refusal.value) and str(refusal.value).isascii()


@pytest.mark.parametrize("text", [None, 3, "", "carolus_magnus", "carolus_magnus 1", "carolus_magnus 1\nplayers:"])
def test_what_is_no_text_is_refused(text):
    with pytest.raises(InvalidText):
        cm.state_from_text(text)


def test_damaged_texts_are_refused_or_read():
    rng = random.Random(4)
    texts = [state.to_text() for state, _ in random_match(cm, 3, {"roll": "start", "crown_die": "yes"}, 3)]
    rubbish = ["", "\n", ":", ",", " ", "r1", "9", "A", "white", "\u0661"]
    refused = 0
    for _ in range(1500):
        text = list(rng.choice(texts))
        for _ in range(rng.choice((1, 1, 2))):
            place = rng.randrange(len(text))
            text[place : place + rng.choice((0, 1, 1, 5))] = rng.choice(rubbish)
        try:
            state = cm.state_from_text("".join(text))
        except InvalidText as error:
            refused += 1
            assert str(error).isascii()
        else:
            assert state.problems() == [] and cm.state_from_text(state.to_text()) == state
    assert refused > 1000


def test_words_of_actions():
    state = position("", played=(1, 2), reserves=("r7", ""))
    named = {
        cm.disc(3): "disc:3",
        cm.to_court(0): "r:court",
        cm.to_region(4, 5): "g:F",
        cm.step(5): "go:5",
        cm.name_crown(2): "crown:b",
        cm.KEEP_DICE: "keep",
        cm.turn_die(3): "turn:y",
        cm.lay(1): "lay:p",
        cm.emperor_on(14): "emperor:O",
        cm.first_chooser(3): "first:4",
        cm.roll((0, 0, 0, 0, 1, 0)): "roll:g",
        cm.roll((1, 0, 1, 0, 0, 1)): "roll:rbc",
        cm.roll((0, 0, 0, 0, 0, 4)): "roll:cccc",
    }
    assert {action: cm.action_to_text(state, action) for action in named} == named
    with pytest.raises(IllegalAction, match="go:1 is not possible here"):
        cm.action_from_text(state, "go:1")
    for text in ("r:P", "go:6", "roll:br", "roll:rr", "", None, "R:court"):
        with pytest.raises(InvalidText):
            cm.action_from_text(state, text)
    with pytest.raises(ValueError, match="2 dice"):
        cm.roll((2, 0, 0, 0, 0, 0))


READERS = [cm.disc_of, cm.placed, cm.steps_of, cm.crown_of, cm.turned]
READERS += [cm.laid, cm.emperor_tile_of, cm.first_of, cm.dice_of]


@pytest.mark.parametrize("action", range(cm.NUM_ACTIONS))
def test_an_action_is_of_one_kind(action):
    kinds = [reader for reader in READERS if reader(action) is not None]
    assert len(kinds) == (action != cm.KEEP_DICE)


@pytest.mark.parametrize("action", [-1, cm.NUM_ACTIONS, 10**9])
def test_numbers_that_are_no_action_are_of_no_kind(action):
    assert not [reader for reader in READERS if reader(action) is not None]


def test_readers_read_what_was_made():
    assert cm.disc_of(cm.disc(4)) == 4
    assert cm.placed(cm.to_court(3)) == (3, None)
    assert cm.placed(cm.to_region(3, 11)) == (3, 11)
    assert cm.steps_of(cm.step(2)) == 2
    assert cm.crown_of(cm.name_crown(1)) == 1
    assert cm.turned(cm.turn_die(4)) == 4
    assert cm.laid(cm.lay(2)) == 2
    assert cm.emperor_tile_of(cm.emperor_on(7)) == 7
    assert cm.first_of(cm.first_chooser(2)) == 2
    assert cm.dice_of(cm.roll((1, 0, 2, 0, 0, 1))) == (1, 0, 2, 0, 0, 1)


def test_every_phase_is_written_and_read():
    met = set()
    for seats in cm.SEATS:
        for seed in range(12):
            options = {"crown_die": "yes"} if seed % 2 else {"roll": "start"}
            for state, _ in random_match(cm, seats, options, seed):
                met.add(state.phase)
    assert met == set(range(len(cm.phases.PHASE_WORDS)))


def test_a_state_shows_itself():
    state = cm.new_state(2)
    assert repr(state) == f"<Carolus Magnus\n{state.to_text()}>"
    assert (state.actor, state.outcome()) == (CHANCE, None) and state != "x" and state.actor != TERMINAL


def test_whose_words():
    assert words(cm.new_state(2)) == {"lay:r", "lay:p", "lay:b", "lay:y", "lay:g"}
