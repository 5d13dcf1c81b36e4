"""Text forms: what is written reads back, all else is refused with a sentence, and nothing else is ever raised."""

from __future__ import annotations

import random

import pytest

from game.rules import rose_king as rk
from game.rules.core import IllegalAction, InvalidText
from tests.rules.random_play import random_match
from tests.rules.rose_king.positions import do, opening, position

DIAGRAM = """\
rose_king 1
red seat: second
reshuffle: eager
phase: turn white
crown: 3,4
.........
.........
.........
.........
...R.....
.........
.........
.........
.........
red: 4 heroes, N1 N2 N3 NE1
white: 4 heroes, E1 S1 S2 S3 W1
pile: NE2 NE3 E2 E3 SE1 SE2 SE3 SW1 SW2 SW3 W2 W3 NW1 NW2
discard: NW3
"""


def test_a_diagram_reads_and_writes_back():
    state = rk.state_from_text(DIAGRAM)
    assert state.to_text() == DIAGRAM
    assert (state.red, state.eager, state.house, state.actor) == (1, True, rk.WHITE, 0)


def test_the_order_of_cards_does_not_matter():
    assert rk.state_from_text(DIAGRAM.replace("N1 N2 N3", "N3 N1 N2")) == rk.state_from_text(DIAGRAM)


def test_words_of_every_kind_of_action():
    state = rk.new_state()
    actions = [rk.play(0), rk.hero_play(23), rk.DRAW, rk.card_comes(4), rk.red_seat(0), rk.red_seat(1)]
    words = [rk.action_to_text(state, action) for action in actions]
    assert words == ["N1", "NW3+hero", "draw", "card:NE2", "red:first", "red:second"]


NO_WORDS = ["", " ", "n1", "N4", "N1 ", "N0", "draw!", "card:", "card:N9", "red:third", "N1+Hero", None, 7, b"N1"]


@pytest.mark.parametrize("text", NO_WORDS)
def test_no_word_of_the_game_is_invalid(text):
    with pytest.raises(InvalidText):
        rk.action_from_text(opening("N1 E1 E2 E3 S1", "N2 N3 S2 S3 W1"), text)


@pytest.mark.parametrize("word", ["N2", "N1+hero", "draw", "card:W2", "red:first"])
def test_a_word_that_may_not_be_chosen_is_illegal(word):
    with pytest.raises(IllegalAction):
        rk.action_from_text(opening("N1 E1 E2 E3 S1", "N2 N3 S2 S3 W1"), word)


@pytest.mark.parametrize("action", [-1, rk.NUM_ACTIONS])
def test_a_number_outside_the_table_has_no_word(action):
    with pytest.raises(IllegalAction):
        rk.action_to_text(rk.new_state(), action)


SPOILED = [
    ("rose_king 1", "rose_king 2", "version"),
    ("rose_king 1", "carolus_magnus 1", "begins with rose_king"),
    ("red seat: second", "red seat: third", "red seat"),
    ("reshuffle: eager", "reshuffle: never", "reshuffle"),
    ("phase: turn white", "phase: turn blue", "phase"),
    ("crown: 3,4", "crown: 9,4", "crown"),
    ("crown: 3,4", "crown 3,4", "begins with crown"),
    ("...R.....", "...r.....", "row of the board"),
    ("...R.....", "...R......", "row of the board"),
    ("red: 4 heroes", "red: 5 heroes", "red"),
    ("red: 4 heroes", "red: -1 heroes", "red"),
    ("N1 N2 N3 NE1", "N1 N2 N3 N4", "card"),
    ("N1 N2 N3 NE1", "N1 N2 N3 N3", "two places: N3"),
    ("discard: NW3\n", "discard: NW3\nmore\n", "lines"),
    ("discard: NW3\n", "", "lines"),
]


@pytest.mark.parametrize(("old", "new", "reason"), SPOILED)
def test_a_spoiled_diagram_is_refused_with_its_reason(old, new, reason):
    assert old in DIAGRAM
    with pytest.raises(InvalidText, match=reason):
        rk.state_from_text(DIAGRAM.replace(old, new))


@pytest.mark.parametrize("text", [None, 5, b"rose_king 1", [], DIAGRAM.encode()])
def test_what_is_not_text_is_refused(text):
    with pytest.raises(InvalidText):
        rk.state_from_text(text)


BROKEN = [
    ("crown: 3,4", "crown: 3,3", "not on an empty square"),
    ("...R.....", ".........", "the crown starts in the centre"),
    ("discard: NW3", "discard:", "every card is once"),
    ("E1 S1 S2 S3 W1", "E1 S1 S2 S3 W1 NW3", "two places"),
    ("turn white", "draw white", "cannot draw with a full hand"),
    ("turn white", "over", "not over while somebody can act"),
    ("turn white", "deal white", "nothing is played before"),
    ("turn white", "colours", "red seat|colours"),
    ("red seat: second", "red seat: undrawn", "nothing is played before the colours are known"),
    ("reshuffle: eager", "reshuffle: lazy", None),
    ("pile: NE2", "pile:", "every card is once"),
    ("NW1 NW2\ndiscard: NW3", "NW1\ndiscard: NW2 NW3", "more cards are discarded than were played"),
    ("NW1 NW2\ndiscard: NW3", "NW1 NW2 NW3\ndiscard:", "was not used up yet"),
    ("N1 N2 N3 NE1", "N1 N2 N3", "every card is once"),
    ("red: 4 heroes, N1 N2 N3 NE1\n", "red: 4 heroes, N1 N2 N3\n", "every card is once"),
]


@pytest.mark.parametrize(("old", "new", "reason"), BROKEN)
def test_every_broken_invariant_is_named(old, new, reason):
    assert old in DIAGRAM
    text = DIAGRAM.replace(old, new, 1)
    if reason is None:
        assert rk.state_from_text(text).problems() == []
        return
    with pytest.raises(InvalidText, match=reason):
        rk.state_from_text(text)


def test_several_broken_invariants_are_named_together():
    text = DIAGRAM.replace("crown: 3,4", "crown: 0,0").replace("discard: NW3", "discard:")
    with pytest.raises(InvalidText, match=r"empty square.*every card is once"):
        rk.state_from_text(text)


def test_a_blocked_house_is_never_to_move():
    blocked = {"red": "N1 N2 N3 NE1 NE2", "white": "E1 E2 S1 S2"}
    with pytest.raises(InvalidText, match="would have been skipped"):
        position({0: "R........"}, (0, 0), "turn red", **blocked)


def test_too_many_stones_or_too_many_cards_in_hand_are_named():
    with pytest.raises(InvalidText, match="52 stones"):
        rk.state_from_text(DIAGRAM.replace(".........", "RRRRRRRRR"))
    six = DIAGRAM.replace("S3 W1", "S3 W1 NW2").replace("NW1 NW2", "NW1")
    with pytest.raises(InvalidText, match="white holds more than 5"):
        rk.state_from_text(six)


def test_colours_are_drawn_while_they_are_unknown_and_only_then():
    text = rk.new_state().to_text()
    for old, new in (("deal red", "colours"), ("seat: first", "seat: undrawn")):
        assert old in text
        with pytest.raises(InvalidText, match="the phase is"):
            rk.state_from_text(text.replace(old, new))


def test_red_begins():
    text = opening("N1 E1 E2 E3 S1", "N2 N3 S2 S3 W1").to_text().replace("turn red", "turn white")
    with pytest.raises(InvalidText, match="red begins"):
        rk.state_from_text(text)


def test_problems_names_what_a_text_cannot_say():
    state = opening("N1 E1 E2 E3 S1", "N2 N3 S2 S3 W1")
    for slot, value in (("supply", 40), ("actor", 1), ("actions", [0]), ("house", 7), ("red", 3), ("heroes", [9, 0])):
        wrong = state.clone()
        setattr(wrong, slot, value)
        assert wrong.problems(), slot
    assert state.problems() == []


def sample_texts():
    """Return diagrams of every phase."""
    texts = []
    for seed, options in enumerate(({"red": "drawn"}, {"reshuffle": "eager"}, {})):
        texts += [state.to_text() for state, _ in random_match(rk, 2, options, seed)][:: 9 + seed]
        texts.append(do(opening("N1 E1 E2 E3 S1", "N2 N3 S2 S3 W1"), "N1").to_text())
    return texts


def mangled(text, rng):
    """Return the text with a few random edits."""
    letters = "RW.NESW123,: \n\r\t\0é²٣\ud800" + text
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        end = at + rng.choice((0, 1, 1, 2, 20))
        text = text[:at] + "".join(rng.choices(letters, k=rng.randint(0, 3))) + text[end:]
    return text


def shuffled_lines(text, rng):
    lines = text.split("\n")
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return "\n".join(lines)


def swapped_words(text, rng):
    words = text.split(" ")
    first, second = rng.randrange(len(words)), rng.randrange(len(words))
    words[first] = words[second]
    return " ".join(words)


def read_or_refuse(text):
    """Return whether the text was read; a state that is read is sound and writes a text that reads back."""
    try:
        state = rk.state_from_text(text)
    except InvalidText as error:
        assert str(error)
        return False
    assert state.problems() == []
    assert rk.state_from_text(state.to_text()) == state
    return True


def test_spoiled_texts_are_read_or_refused_and_nothing_else():
    rng = random.Random(2024)
    texts = sample_texts()
    answers = [
        read_or_refuse(spoil(rng.choice(texts), rng))
        for spoil in (mangled, shuffled_lines, swapped_words)
        for _ in range(4000)
    ]
    assert answers.count(False) > 3000


def test_random_bytes_are_refused():
    rng = random.Random(99)
    for _ in range(2000):
        junk = rng.randbytes(rng.randrange(400))
        for text in (junk.decode("latin-1"), junk.decode("utf-8", "surrogateescape"), "rose_king 1\n" + junk.hex()):
            assert not read_or_refuse(text)


def test_random_words_are_read_or_refused_and_nothing_else():
    rng = random.Random(7)
    states = [state.clone() for state, _ in random_match(rk, 2, {"red": "drawn"}, 1)]
    words = [rk.action_to_text(states[0], action) for action in range(rk.NUM_ACTIONS)]
    for _ in range(3000):
        state = rng.choice(states)
        word = rng.choice((rng.choice(words), mangled(rng.choice(words), rng)))
        try:
            action = rk.action_from_text(state, word)
        except (InvalidText, IllegalAction):
            continue
        assert action in state.legal_actions() and rk.action_to_text(state, action) == word
