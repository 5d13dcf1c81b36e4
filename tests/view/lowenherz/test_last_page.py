"""The last page: it counts up once and comes to rest, for every number of players and every end."""

from dataclasses import replace

import pygame as pg
import pytest

from game import language
from game.demo import album
from game.rules.core import TieBreak
from game.view import lowenherz
from game.view.canvas import Canvas
from game.view.lowenherz import result_board, words_result
from game.view.moment import ViewPreferences
from game.view.text import ELLIPSIS, Typesetter
from tests.view.lowenherz import samples

ENDS = {2: "two_end", 3: "three_end", 4: "four_end"}


def picture(page, canvas):
    page.draw(canvas)
    return pg.image.tobytes(canvas.surface, "RGB")


def page_of(sitting, outcome=None, canvas=None):
    page = lowenherz.result(sitting.moment, outcome or sitting.state.outcome())
    page.layout(canvas)
    return page


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_counts_up_and_comes_to_rest(canvas, players):
    sitting = samples.of(ENDS[players])
    page = page_of(sitting, canvas=canvas)
    first = picture(page, canvas)
    for _ in range(300):
        page.update()
    last = picture(page, canvas)
    assert last != first
    page.update()
    assert not page.dirty
    calm = replace(sitting.moment, preferences=ViewPreferences(reduced_motion=True))
    at_once = lowenherz.result(calm, sitting.state.outcome())
    at_once.layout(canvas)
    assert picture(at_once, canvas) == last


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_parts_of_the_points_have_been_counted_when_the_page_is_shown_in_a_demo(canvas, monkeypatch, players):
    sitting, shown = samples.of(ENDS[players]), []
    monkeypatch.setattr(result_board, "count", lambda canvas, box, number: shown.append(number))
    page = page_of(sitting, canvas=canvas)
    for _ in range(album.COUNTED):
        page.update()
    page.draw(canvas)
    assert tuple(shown) == sitting.state.outcome().scores


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size, scale", [((960, 540), 1.3), ((1680, 720), 1.0), ((1024, 768), 0.9)])
def test_every_shape_of_window_leaves_room_for_the_buttons(screen, players, size, scale):
    canvas = Canvas(pg.Surface(size), scale)
    page = page_of(samples.of(ENDS[players]), canvas=canvas)
    x, y, w, h = page.buttons
    assert x >= 0 and x + w <= canvas.size[0] and y + h <= canvas.size[1]
    assert all(box.bottom <= y for box in page._columns())
    assert len(set(picture(page, canvas)[:: 3 * 97])) > 20


def test_a_shared_victory_shows_all_who_share_it(canvas):
    sitting = samples.of("four_end")
    outcome = sitting.state.outcome()
    shared = replace(outcome, winners=(0, 2), ranks=(1, 3, 1, 4), tie_breaks=(TieBreak("ducats", (2, 2, 2, 2)),))
    pages = [page_of(sitting, one, canvas) for one in (outcome, shared)]
    for page in pages:
        for _ in range(300):
            page.update()
    assert picture(pages[0], canvas) != picture(pages[1], canvas)


@pytest.mark.parametrize("name", ENDS.values())
def test_the_parts_of_the_reckoning_are_the_points(name):
    state = samples.state(name)
    outcome = state.outcome()
    found = [words_result.reckoning(state, seat) for seat in range(state.players)]
    assert tuple(one.points for one in found) == outcome.scores
    assert any(one.silver for one in found) and any(one.parchments for one in found)


def tied(points, ducats):
    """Return a finished match of four with these points and ducats, and no cards in hand."""
    state = samples.state("four_end")
    state.points, state.purse, state.hands = list(points), list(ducats), [0] * 4
    return state, state.outcome()


def test_the_result_in_words():
    seats = samples.looks("pppp")
    state = samples.state("four_end")
    assert words_result.result_words(state, state.outcome(), seats) == "Ada wins with 46 power points"
    assert words_result.why_words(state, state.outcome(), seats) == "2 power points ahead of the next"
    state, outcome = tied((40, 40, 12, 3), (5, 18, 90, 0))
    assert words_result.result_words(state, outcome, seats) == "Bernát wins by the fuller purse"
    why = "Equal in power points; Bernát has more ducats: 18 ducats"
    assert words_result.why_words(state, outcome, seats) == why
    state, outcome = tied((40, 40, 12, 3), (5, 5, 90, 0))
    assert words_result.result_words(state, outcome, seats) == "Ada and Bernát share the victory"
    assert words_result.why_words(state, outcome, seats) == "Equal in power points, and equal in ducats"
    assert words_result.result_words(state, outcome) == "Red and Gold share the victory"


@pytest.fixture
def cut(monkeypatch):
    """Return the texts that end in an ellipsis for want of room."""
    found, fit = set(), Typesetter.fit

    def watched(self, text, *more):
        short, smaller = fit(self, text, *more)
        if short.endswith(ELLIPSIS):
            found.add(text)
        return short, smaller

    monkeypatch.setattr(Typesetter, "fit", watched)
    yield found
    language.use("en")


@pytest.mark.parametrize("lang", ["nl", "hu", "de"])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_four_long_names_that_share_the_victory_are_not_cut(screen, cut, lang, scale):
    language.use(lang)
    canvas = Canvas(pg.Surface((960, 540)), scale)
    sitting = samples.of("four_end")
    names = ("Ősi Gergő", "Margaret", "Henry", "Wilhelmina")
    sitting.seats = tuple(replace(seat, name=name) for seat, name in zip(sitting.seats, names, strict=True))
    tie = TieBreak("ducats", (14, 14, 14, 14))
    outcome = replace(sitting.state.outcome(), winners=(0, 1, 2, 3), ranks=(1, 1, 1, 1), tie_breaks=(tie,))
    picture(page_of(sitting, outcome, canvas), canvas)
    assert not cut
