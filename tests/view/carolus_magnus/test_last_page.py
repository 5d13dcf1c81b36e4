"""The last page: it counts up once and comes to rest, for every number of players and every end."""

from dataclasses import replace

import pygame as pg
import pytest

from game.rules import carolus_magnus as rules
from game.rules.core import TERMINAL, TieBreak
from game.view import carolus_magnus
from game.view.canvas import Canvas
from game.view.carolus_magnus.last_page import CarolusResult
from game.view.moment import ViewPreferences
from tests.view.carolus_magnus import samples


def finished(players):
    for seed in range(60):
        sitting = samples.played(players, seed, 8000)
        if sitting.state.actor == TERMINAL:
            return sitting
    raise AssertionError("no match ends")


def picture(page, canvas):
    page.draw(canvas)
    return pg.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_counts_up_and_comes_to_rest(canvas, players):
    sitting = finished(players)
    outcome = sitting.state.outcome()
    page = carolus_magnus.result(sitting.moment, outcome)
    page.layout(canvas)
    first = picture(page, canvas)
    for _ in range(400):
        page.update()
    last = picture(page, canvas)
    assert last != first
    page.update()
    assert not page.dirty
    calm = replace(sitting.moment, preferences=ViewPreferences(reduced_motion=True))
    at_once = carolus_magnus.result(calm, outcome)
    at_once.layout(canvas)
    assert picture(at_once, canvas) == last


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size, scale", [((960, 540), 1.3), ((1680, 720), 1.0), ((1024, 768), 0.9)])
def test_every_shape_of_window_leaves_room_for_the_buttons(screen, players, size, scale):
    canvas = Canvas(pg.Surface(size), scale)
    sitting = finished(players)
    page = carolus_magnus.result(sitting.moment, sitting.state.outcome())
    page.layout(canvas)
    x, y, w, h = page.buttons
    assert x >= 0 and x + w <= canvas.size[0] and y + h <= canvas.size[1]
    assert all(box.bottom <= y for box in page._columns())
    assert len(set(picture(page, canvas)[:: 3 * 97])) > 20


def test_a_shared_victory_shows_all_who_share_it(canvas):
    sitting = finished(3)
    outcome = sitting.state.outcome()
    alone = CarolusResult(sitting.moment, outcome)
    shared = replace(outcome, winners=(0, 1), ranks=(1, 1, 3), tie_breaks=(TieBreak("arms", (2, 2, 1)),))
    pages = [alone, CarolusResult(sitting.moment, shared)]
    for page in pages:
        page.layout(canvas)
        for _ in range(300):
            page.update()
    assert picture(pages[0], canvas) != picture(pages[1], canvas)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_sheet_lists_the_regions_of_its_side(canvas, monkeypatch, players):
    sitting, written = finished(players), []
    plain = type(canvas).text
    monkeypatch.setattr(
        type(canvas), "text", lambda self, text, *rest, **more: written.append(text) or plain(self, text, *rest, **more)
    )
    page = carolus_magnus.result(sitting.moment, sitting.state.outcome())
    page.layout(canvas)
    page.draw(canvas)
    for one in rules.regions(sitting.state):
        if one.owner >= 0:
            assert any(one.name in text.split(", ") for text in written)
