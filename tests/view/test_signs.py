"""Signs in a line: words for whoever reads or hears it, pictures where it is drawn."""

import pytest

from game.view import signs
from game.view.runs import Run, rows

SHIELD, ARMS = "carolus_magnus/knight_red", "carolus_magnus/arms_red"
LINE = (
    "Ada: "
    + signs.sign("2 red", [signs.picture(SHIELD)] * 2)
    + " to court, wins "
    + signs.sign("the red arms", [signs.picture(ARMS)])
    + "."
)


def test_a_sentence_is_words_alone_and_draws_its_pictures():
    sentence = signs.told(LINE, 1, 7)
    assert sentence.text == "Ada: 2 red to court, wins the red arms." and (sentence.seat, sentence.ply) == (1, 7)
    assert [run.picture or run.text for run in signs.runs(sentence)] == [
        "Ada: ", SHIELD, SHIELD, " to court, wins ", ARMS, "."
    ]  # fmt: skip


def test_a_sentence_without_signs_is_drawn_as_it_reads():
    sentence = signs.told("Round 4")
    assert sentence.drawn == "" and signs.runs(sentence) == (Run("Round 4"),)


@pytest.mark.parametrize("width", [60, 110, 200, 1000])
def test_lines_with_pictures_break_between_words_and_pictures_and_stay_in_their_width(canvas, width):
    workshop = canvas.workshop
    runs = signs.runs(signs.told(LINE))
    found = rows(workshop.setter, runs, 20, width, workshop.pictures)
    assert sum(bool(run.picture) for row in found for _, run in row) == 3
    assert found[-1][-1][1].text == "." and (len(found[-1]) > 1 or len(found) == 1)  # no line begins with it
    assert all(x < width for row in found for x, _ in row)
    assert (len(found) == 1) == (width == 1000)


def test_a_picture_is_drawn_among_the_words(canvas):
    with_pictures, without = signs.runs(signs.told(LINE)), (Run(signs.told(LINE).text),)
    assert canvas.rich(with_pictures, 0, 0)[2] < canvas.rich(without, 0, 0)[2]
    assert canvas.rich_height(with_pictures) == canvas.rich_height(without)
