"""Words on the buttons of every table lie between the studs, in every language and size of letters."""

import importlib

import pytest

from game import language
from game.scenes.catalog import VIEWS
from game.settings import TEXT_SCALES
from game.view.boxes import Box
from game.view.canvas import Canvas
from tests.view import sitting

STUD = 13.5 / 58  # where a stud of the picture ends, as a share of the height
NAMES = ("middle", "two", "four_offer", "four_bids", "four_knights")


@pytest.mark.parametrize("scale", [TEXT_SCALES["normal"], TEXT_SCALES["very_large"]])
@pytest.mark.parametrize("lang", language.LANGUAGES)
@pytest.mark.parametrize("key", VIEWS)
def test_no_word_on_a_button_lies_on_a_stud(canvas, monkeypatch, key, lang, scale):
    found = watch(monkeypatch)
    language.use(lang)
    canvas.rescale_text(scale)
    try:
        for name, position in sitting.positions(key).items():
            if name in NAMES:
                draw(canvas, key, position())
    finally:
        canvas.rescale_text(1.0)
        language.use("en")
    assert len(found) >= 3
    for box, word in found:
        free = box.grown(-STUD * box.h)
        assert free.x <= word.x + 0.5 and word.right <= free.right + 0.5


def draw(canvas, key, at):
    view = importlib.import_module(f"game.view.{key}").view()
    view.layout(canvas)
    view.show(at.moment)
    view.draw(canvas)


def watch(monkeypatch):
    """Return a list that fills with the boxes of buttons that have studs, each with that of the words drawn next."""
    found, plates, nine, text = [], [], Canvas.nine, Canvas.text

    def watched_nine(self, name, x, y, w, h, *rest, **more):
        plates[:] = [Box(x, y, w, h)] if name.startswith("ui/table_") else []
        nine(self, name, x, y, w, h, *rest, **more)

    def watched_text(self, *arguments, **more):
        box = Box(*text(self, *arguments, **more))
        found.extend((plate, box) for plate in plates if plate.holds(*box.centre))
        return box

    monkeypatch.setattr(Canvas, "nine", watched_nine)
    monkeypatch.setattr(Canvas, "text", watched_text)
    return found
