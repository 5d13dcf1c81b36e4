"""Lists, logs and their scrolling."""

import pygame as pg
import pytest

from game.view.runs import Run
from game.view.widgets.listbox import ListBox
from game.view.widgets.scrolling import Scroll
from game.view.widgets.scrolllog import Block, ScrollLog


@pytest.fixture
def heard():
    return []


@pytest.fixture
def rows(bench, heard):
    def paint(canvas, item, x, y, w, h, chosen):
        canvas.text(item, x + 10, y + h / 2)

    box = ListBox("rows", [f"row {i}" for i in range(20)], paint, 40,
                  lambda i: heard.append(("choose", i)), lambda i: heard.append(("open", i)))  # fmt: skip
    return bench(box.place(100, 100, 300, 240))


def test_a_click_chooses_and_enter_opens(rows, heard):
    rows.click("rows.2")
    rows.press("enter")
    assert heard == [("choose", 2), ("open", 2)]


def test_a_double_click_opens(rows, heard):
    rows.point("rows.1")
    place = rows.middle("rows.1")
    for _ in range(2):
        for kind in (pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP):
            rows.send(pg.event.Event(kind, pos=place, button=1, touch=False))
    assert heard == [("choose", 1), ("open", 1)]


def test_keys_go_through_the_list_and_keep_the_row_in_view(rows):
    box = rows.scene.ui.find("rows")
    rows.press("tab", "down", "down", "page_down", "end")
    rows.ticks(60)
    assert box.index == 19 and "19" in box.parts() and "0" not in box.parts()
    rows.press("home")
    rows.ticks(60)
    assert box.index == 0 and "0" in box.parts()


def test_an_arrow_at_the_end_leaves_the_list(rows):
    rows.press("tab", "up")
    assert rows.scene.unused == ["up"]


def test_the_wheel_scrolls_without_choosing(rows, heard):
    rows.wheel("rows", -3)
    rows.ticks(60)
    assert heard == [] and rows.scene.ui.find("rows").scroll.offset > 100


def test_the_bar_can_be_dragged(rows):
    box = rows.scene.ui.find("rows")
    rows.drag((395, 110), (395, 339))
    assert box.scroll.offset == box.scroll.most


def test_a_list_that_shrinks_keeps_a_choice_and_one_that_empties_has_none(rows):
    box = rows.scene.ui.find("rows")
    rows.press("tab", "end")
    box.fill(["a", "b"])
    assert box.chosen == "b"
    box.fill([])
    assert box.chosen is None
    rows.press("enter", "down")
    box.fill(["c"])
    assert box.chosen == "c"


def test_a_log_scrolls_by_keys_wheel_and_bar_and_shows_a_block(bench):
    log = ScrollLog("log")
    log.fill([Block((Run("many words " * 12),)) for _ in range(30)])
    pilot = bench(log.place(100, 100, 300, 120))
    pilot.press("tab", "down", "page_down")
    pilot.ticks(60)
    assert log.scroll.offset == pytest.approx(120, abs=1)
    pilot.wheel("log", 20)
    pilot.ticks(60)
    assert log.scroll.offset == 0
    pilot.drag((395, 110), (395, 219))
    assert log.scroll.offset == log.scroll.most
    log.show(0)
    pilot.ticks(2)
    assert log.scroll.offset == 0


def test_scrolling_stays_within_its_ends():
    scroll = Scroll()
    scroll.fit(100, 250)
    scroll.by(1000)
    while scroll.update():
        assert 0 <= scroll.offset <= 150
    assert scroll.offset == 150
    scroll.fit(100, 80)
    assert scroll.offset == 0 and scroll.most == 0


def test_a_picture_stands_before_a_block_and_its_text_is_indented(bench):
    plain, signed = Block((Run("words " * 20),)), Block((Run("words " * 20),), picture="ui/crest_0", indent=100)
    log = ScrollLog("log")
    log.fill([plain, signed])
    put = []
    pilot = bench(log.place(100, 100, 300, 400))
    canvas = pilot.context.canvas
    canvas.put = lambda name, x, y, *more, **words: put.append((name, x))
    pilot.scene.dirty = True
    pilot.ticks(1)
    del canvas.put
    heights = [high for _top, high in log._spans]
    assert ("ui/crest_0", 100) in put and heights[1] > heights[0]
