"""What is read about Löwenherz: the options, the rules, the little picture, the sample positions."""

import re

import pygame as pg
import pytest

from game.rules import lowenherz as rules
from game.rules.lowenherz.board import FOUNDING_POINTS
from game.rules.lowenherz.cards import CARD_LINES, DUCATS, KIND_VALUES, POLITICS, STACK_MASKS
from game.view import lowenherz
from game.view.canvas import Canvas
from tests.view.lowenherz import samples


def section(title):
    return "\n".join(next(one for one in lowenherz.rule_page() if one.title == title).paragraphs)


def test_every_option_and_value_has_its_words():
    words = lowenherz.option_words()
    assert set(words) == {option.key for option in rules.OPTIONS}
    for option in rules.OPTIONS:
        assert set(words[option.key].values) == set(option.values) and words[option.key].explanation.endswith(".")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_a_colour_and_its_crest(seats):
    assert lowenherz.seat_words({}, seats) == ("Red", "Gold", "Blue", "Black")[:seats]
    assert len(set(lowenherz.side_pictures({}, seats))) == seats
    state = rules.new_state(seats)
    assert tuple(lowenherz.seat_picture(state, seat) for seat in range(seats)) == lowenherz.side_pictures({}, seats)


def test_the_overview_card_agrees_with_the_rules():
    text = section("Overview card")
    for least, most, points in re.findall(r"(\d+)–(\d+) fields (\d+)", text):
        assert {FOUNDING_POINTS[size] for size in range(int(least), int(most) + 1)} == {int(points)}
    assert text.count("–") == 4 and "31 and more 12" in text and {*FOUNDING_POINTS[31:]} == {12}
    assert [mask.bit_count() for mask in STACK_MASKS] == [6, 7, 7, 7, 4]
    politics = sum(lines[0][0] == POLITICS for lines in CARD_LINES if lines)
    assert f"{politics} lines of politics" in text and politics == rules.cards.POLITICS_CARDS
    ducats = sorted({lines[0][1] for lines in CARD_LINES if lines and lines[0][0] == DUCATS})
    assert "({}, {} or {})".format(*ducats) in text
    assert "parchment {}, {}, {} · treasure {}, {}, {}, {}".format(*KIND_VALUES[2:]) in text


def test_the_rules_name_every_cost_and_every_sort_of_card():
    text = "\n".join(paragraph for one in lowenherz.rule_page() for paragraph in one.paragraphs)
    for words in ("5 ducats", "10 ducats", "12 ducats", "Renegade", "Alliance", "Parchment", "Treasure", "silver"):
        assert words in text
    titles = [one.title for one in lowenherz.rule_page()]
    assert len(set(titles)) == len(titles) and all(one.paragraphs for one in lowenherz.rule_page())


@pytest.mark.parametrize("name", samples.POSITIONS)
@pytest.mark.parametrize("size", [60, 300])
def test_the_little_picture_keeps_to_its_square(screen, name, size):
    canvas = Canvas(pg.Surface((1280, 720)))
    canvas.surface.fill((1, 2, 3))
    lowenherz.draw_small(canvas, samples.POSITIONS[name]().state.observation(None), 100, 80, size)
    k = canvas.k
    inside = pg.Rect(round(100 * k) - 1, round(80 * k) - 1, round(size * k) + 2, round(size * k) + 2)
    canvas.surface.fill((1, 2, 3), inside)
    assert set(pg.image.tobytes(canvas.surface, "RGB")) == {1, 2, 3}


def test_the_little_picture_shows_the_state_of_the_land(canvas):
    pictures = set()
    for name in ("four_early", "four_middle", "four_late", "start"):
        lowenherz.draw_small(canvas, samples.POSITIONS[name]().state, 0, 0, 400)
        pictures.add(pg.image.tobytes(canvas.surface, "RGB"))
    assert len(pictures) == 4


@pytest.mark.parametrize("name", samples.TEXTS)
def test_sample_positions_are_sound(name):
    state = samples.state(name)
    assert state.problems() == [] and state.to_text() == samples.TEXTS[name]
    moment = samples.of(name).moment
    assert bool(moment.actions) == (state.actor != -4)
    assert moment.observation.viewer == moment.seat


def test_a_sitting_opens_bids_at_once():
    sitting = samples.of("four_bids")
    bids = {f"seat{seat + 1}": f"bid:{n}" for n, seat in enumerate(sitting.state.rivals)}
    before = sitting.bid(**bids)
    assert before.phase == rules.phases.BID and sitting.state.phase != before.phase
    assert [seat for seat, _ in sitting.moment.joint] == sorted(before.rivals)
