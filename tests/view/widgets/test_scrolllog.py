"""A long text: a line more is measured alone, whatever stands above it."""

from contextlib import nullcontext
from types import SimpleNamespace

import pytest

from game.view.runs import Run
from game.view.widgets.scrolllog import Block, ScrollLog


def block(text):
    return Block((Run(text),))


@pytest.fixture
def measured():
    """Return the list of what a canvas of these words was asked to measure."""
    return []


@pytest.fixture
def canvas(measured):
    def height(runs, size, wrap):
        measured.append(runs[0].text)
        return 20.0

    return SimpleNamespace(
        k=1.0, text_scale=1.0, rich_height=height, clipped=lambda *box: nullcontext(), rich=lambda *what, **how: None,
        nine=lambda *what: None, put=lambda *what: None,
    )  # fmt: skip


def test_only_new_lines_are_measured(canvas, measured):
    log = ScrollLog("chat")
    log.place(0, 0, 300, 200)
    log.fill([block("one"), block("two")])
    log.draw(canvas, False)
    log.fill([*log.blocks, block("three")])
    log.draw(canvas, False)
    assert measured == ["one", "two", "three"]
    log.fill(log.blocks[1:])
    log.draw(canvas, False)
    assert measured == ["one", "two", "three"] and log.scroll.whole == 2 * 20 + 6


def test_everything_is_measured_anew_for_other_letters(canvas, measured):
    log = ScrollLog("chat")
    log.place(0, 0, 300, 200)
    log.fill([block("one"), block("two")])
    log.draw(canvas, False)
    canvas.text_scale = 1.5
    log.draw(canvas, False)
    assert measured == ["one", "two", "one", "two"]


def test_the_focus_ring_does_not_lie_on_the_letters(canvas):
    written = []
    canvas.rich = lambda runs, x, y, size, **how: written.append(x)
    log = ScrollLog("text")
    log.place(100, 50, 300, 200)
    log.fill([block("one")])
    log.draw(canvas, True)
    x, y, w, h = log.ring()
    assert x < min(written) - 5 and (x + w, y, h) == (400, 50, 200)
