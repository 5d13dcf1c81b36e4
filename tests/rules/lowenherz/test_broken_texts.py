"""Texts that are no position are refused in a sentence; whatever can be played reads back."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest

from game.rules import lowenherz as lh
from game.rules.core import IllegalAction, InvalidText
from tests.rules.lowenherz.drawn import before_a_card, table
from tests.rules.lowenherz.test_rare_positions import FRONT

ALL_OPTIONS = [
    (seats, dict(zip([option.key for option in lh.OPTIONS], values, strict=True)))
    for seats in lh.SEATS
    for values in product(*(option.values_at(seats) for option in lh.OPTIONS))
]


def test_a_new_match_reads_back_whatever_its_options():
    for seats, options in ALL_OPTIONS:
        state = lh.new_state(seats, options)
        assert state.problems() == [] and lh.state_from_text(state.to_text()) == state, options


def laying():
    return table("E1", **FRONT, hands=("RAt8", "p3", "t10", ""), allied="R1-G1").state.to_text()


def bargaining():
    return table("E1", **FRONT).lay("1 1 2 3").do("pay:3").state.to_text()


def bidding():
    return table("E1", **FRONT, hands=("t8",)).lay("1 1 1 3").bid(rose="2+t8", gold="10", purple="1").state.to_text()


def expanding():
    return table("E3", **FRONT).lay("3 1 1 1").do("take:1:c4").state.to_text()


def waiting():
    return before_a_card(closed="a1:c2", hands=("p4R",)).state.to_text()


BROKEN = {
    "no text of the game": (laying, "lowenherz 1", "carolus_magnus 1"),
    "another version": (laying, "lowenherz 1", "lowenherz 2"),
    "five players": (laying, "players: 4", "players: 5"),
    "an unknown option": (laying, "spacing=6", "spacing=5"),
    "a basic layout that is none": (laying, "setup=variable", "setup=basic"),
    "an unknown phase": (laying, "phase: lay 1", "phase: dance 1"),
    "a seat that is not there": (laying, "phase: lay 1", "phase: lay 5"),
    "nobody's turn to lay": (laying, "phase: lay 1", "phase: lay"),
    "another seat's turn to lay": (laying, "phase: lay 1", "phase: lay 2"),
    "the same tile twice": (laying, "tiles: A0 B0", "tiles: A0 A1"),
    "a tile too few": (laying, " F0\n", "\n"),
    "a wall that is none": (laying, "walls: ", "walls: a1-c1 "),
    "a wall inside a region": (laying, "walls: ", "walls: a5-b5 "),
    "a castle in the mountains": (laying, "castles a5", "castles b2"),
    "a knight in a city": (laying, "knights b5", "knights b4"),
    "a knight without a link": (laying, "knights b5", "knights o6"),
    "two pieces on one field": (laying, "castles n10 f4", "castles n10 m4"),
    "a castle too few": (laying, "castles a5 m4 d10", "castles a5 m4"),
    "an alliance with oneself": (laying, "alliances: R1-G1", "alliances: R1-R2"),
    "an alliance of no region": (laying, "alliances: R1-G1", "alliances: R1-G2"),
    "an alliance that nobody played": (laying, "proofs: 6@1:A", "proofs: 6@1:R"),
    "an action card twice": (laying, "deck: E4", "deck: E1 E4"),
    "a card of an earlier stack": (laying, "deck: E4", "deck: D1 E4"),
    "no king to come": (laying, "deck: E4", "deck: E2"),
    "no open card": (laying, "card: E1", "card: -"),
    "a silver card to choose from": (laying, "card: E1", "card: D4"),
    "nobody has the black castle": (laying, "start: 1", "start: -"),
    "a castle of the set-up too few": (laying, "lap: 12", "lap: 11"),
    "somebody laid who is to lay": (laying, "laid:", "laid: 1:1"),
    "two lines of four players": (laying, "phase: lay 1", "phase: lay 2", "laid:", "laid: 1:12"),
    "a line before all have laid": (laying, "line: -", "line: 1"),
    "more ducats than there are": (laying, "ducats 12", "ducats 134"),
    "half a ducat": (laying, "ducats 12", "ducats 12.5"),
    "a renegade too many": (laying, "cards p3", "cards RRRR"),
    "a treasure twice": (laying, "cards p3", "cards t8"),
    "a card that nobody kept": (laying, "cards p3", "cards p4"),
    "a strange card where all is seen": (laying, "strange 0", "strange 1"),
    "a card shown that is not held": (laying, "shown -", "shown p5"),
    "a card too many in a stack": (laying, "stack 2: 6", "stack 2: 7"),
    "a look by nobody": (laying, "looks: 1@1", "looks: 5@1"),
    "a proof before the look": (laying, "proofs: 6@1:A", "proofs: 0@1:A"),
    "borders to place while laying": (laying, "left: 0", "left: 2"),
    "a line that ends after its last": (laying, "proofs:", "more: 1\nproofs:"),
    "a line where no card lies open": (waiting, "line: -", "line: 1"),
    "an offer by nobody": (bargaining, "offers: 1, 1 pays 3", "offers: 1"),
    "an offer of nothing": (bargaining, "1 pays 3", "1 pays 0"),
    "an offer above the purse": (bargaining, "1 pays 3", "1 pays 13"),
    "a seventh offer": (bargaining, "offers: 1", "offers: 7"),
    "a payer who is no rival": (bargaining, "1 pays 3", "3 pays 3"),
    "one rival": (bargaining, "rivals: 1 2", "rivals: 1"),
    "rivals who did not choose the line": (bargaining, "rivals: 1 2", "rivals: 1 3"),
    "rivals in another order": (bargaining, "rivals: 1 2", "rivals: 2 1"),
    "the wrong one of two speaks": (bargaining, "phase: offer 2", "phase: offer 1"),
    "a bid above the purse": (bidding, "1:2+t8", "1:13+t8"),
    "a bid with a card that is not held": (bidding, "1:2+t8", "1:2+t10"),
    "a second round without a tie": (bidding, "2:10", "2:9"),
    "a second round of the loser": (bidding, "rivals: 1 2", "rivals: 1 3"),
    "knights to place after the expansion": (expanding, "left: 0", "left: 1"),
    "three fields of an expansion": (expanding, "swords: 1", "swords: 3"),
    "the region of another expands": (expanding, "growing: R1", "growing: G1"),
    "a region expands that is not there": (expanding, "growing: R1", "growing: R2"),
    "more cities than fields cut off": (expanding, "cut:", "cut: G1/2"),
    "more fields cut off than lie in neutral zones": (expanding, "cut:", "cut: G999/0"),
    "an unknown colour cut off": (expanding, "cut:", "cut: X1/0"),
    "a renegade in a line": (expanding, "renegade: -", "renegade: R1 G1"),
    "a stack looked through in a knight line": (expanding, "looked: -", "looked: 1"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_text_is_refused_in_a_sentence(case):
    drawn, *changes = BROKEN[case]
    text = drawn()
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(InvalidText) as refused:
        lh.state_from_text(text)
    assert str(refused.value).isascii() and len(str(refused.value)) > 10


def test_a_text_that_is_refused_says_everything_that_is_wrong_with_it():
    text = laying().replace("castles a5", "castles b2").replace("ducats 12", "ducats 134", 1)
    with pytest.raises(InvalidText, match=r".*; .*"):
        lh.state_from_text(text)


@pytest.mark.parametrize("drawn", [laying, bargaining, bidding, expanding])
def test_a_text_without_one_of_its_lines_is_refused(drawn):
    lines = drawn().split("\n")[:-1]
    for number in range(len(lines)):
        with pytest.raises(InvalidText):
            lh.state_from_text("\n".join(lines[:number] + lines[number + 1 :]))


def garbled(text, words, rng):
    """Return the text with a word put in another place, left out or replaced."""
    parts = re.split(r"([ ;:@,+=\n-])", text)
    place = rng.randrange(10, len(parts))
    parts[place : place + rng.randrange(2)] = rng.choice(([], [rng.choice(words)], [rng.choice(words), " "]))
    return "".join(parts)


@pytest.mark.parametrize("drawn", [laying, bargaining, bidding, expanding, waiting])
def test_a_garbled_text_is_a_position_or_refused_in_a_sentence(drawn):
    rng, text, refused = random.Random(drawn.__name__), drawn(), 0
    words = [*re.split(r"[ ;:\n]+", text), "0", "1", "5", "13", "999", "-", "?", "R1", "a1-a2"]
    for _ in range(400):
        try:
            state = lh.state_from_text(garbled(text, words, rng))
        except InvalidText as error:
            refused += 1
            assert str(error).isascii()
        else:
            assert state.problems() == [] and lh.state_from_text(state.to_text()) == state
    assert refused > 200


@pytest.mark.parametrize(
    "word", ["", "lay", "lay:4", "lay:21", "take:1:p1", "knight:c5+t9", "bid:135", "pay:0", "DONE"]
)
def test_a_word_that_is_no_action_is_refused(word):
    with pytest.raises(InvalidText):
        lh.action_from_text(table("E1").state, word)


@pytest.mark.parametrize("word", ["lay:12", "done", "accept", "bid:0", "card:E4", "first:1", "tile:A0", "castle:a1"])
def test_a_word_of_another_moment_is_refused(word):
    with pytest.raises(IllegalAction):
        lh.action_from_text(table("E1").state, word)
