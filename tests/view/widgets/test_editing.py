"""The line editor, without a window."""

import random

import pytest

from game.view.widgets.editing import Line


def line(text, caret, anchor=None, longest=24):
    made = Line(text, longest)
    made.caret = caret
    made.anchor = caret if anchor is None else anchor
    return made


def test_insert_goes_to_the_caret():
    one = line("Gyz", 2)
    one.insert("ő")
    one.insert("z")
    assert (one.text, one.caret) == ("Győzz", 4)


def test_insert_replaces_the_selection():
    one = line("Borbála", 3, 0)
    one.insert("Z")
    assert (one.text, one.caret, one.selected) == ("Zbála", 1, "")


def test_what_has_no_room_is_left_out():
    one = line("abc", 1, longest=5)
    one.insert("12345")
    assert one.text == "a12bc"


def test_a_selection_gives_room():
    one = line("abcde", 0, 5, longest=5)
    one.insert("123456")
    assert one.text == "12345"


def test_control_characters_are_left_out():
    one = line("", 0)
    one.insert("a\nb\tc\x00")
    assert one.text == "abc"


@pytest.mark.parametrize(
    ("act", "text", "caret"),
    [
        (lambda one: one.backspace(), "one tw three", 6),
        (lambda one: one.delete(), "one twothree", 7),
        (lambda one: one.backspace(word=True), "one  three", 4),
        (lambda one: one.delete(word=True), "one twothree", 7),
    ],
)
def test_deleting_without_a_selection(act, text, caret):
    one = line("one two three", 7)
    act(one)
    assert (one.text, one.caret) == (text, caret)


@pytest.mark.parametrize("act", [lambda one: one.backspace(), lambda one: one.delete()])
def test_deleting_takes_the_selection_away(act):
    one = line("one two", 3, 7)
    act(one)
    assert (one.text, one.caret) == ("one", 3)


def test_moving_without_shift_collapses_a_selection_to_its_end():
    one = line("abcdef", 4, 1)
    one.left()
    assert (one.caret, one.selected) == (1, "")
    one = line("abcdef", 1, 4)
    one.right()
    assert (one.caret, one.selected) == (4, "")


def test_shift_selects():
    one = line("abc", 0)
    one.right(select=True)
    one.right(select=True)
    assert one.selected == "ab"
    one.left(select=True)
    assert one.selected == "a"


def test_moving_by_words():
    one = line("one two  three", 0)
    one.right(word=True)
    assert one.caret == 4
    one.right(word=True)
    assert one.caret == 9
    one.left(word=True)
    assert one.caret == 4


def test_a_word_is_selected_around_a_place():
    one = line("one two three", 0)
    one.select_word(5)
    assert one.selected == "two"


def test_random_edits_keep_the_line_sound():
    chance = random.Random(7)
    one = Line("seed", 9)
    for _ in range(3000):
        some, word = chance.random() < 0.5, chance.random() < 0.3
        acts = [
            lambda: one.insert(chance.choice(["a", "ő b", "", "\n", "long text"])), one.select_all,
            lambda w=word: one.backspace(w), lambda w=word: one.delete(w),
            lambda s=some, w=word: one.left(s, w), lambda s=some, w=word: one.right(s, w),
            lambda s=some: one.go(chance.randint(-3, 14), s), lambda: one.select_word(chance.randint(-2, 12)),
        ]  # fmt: skip
        chance.choice(acts)()
        assert len(one.text) <= 9 and one.text.isprintable()
        assert 0 <= one.caret <= len(one.text) and 0 <= one.anchor <= len(one.text)
