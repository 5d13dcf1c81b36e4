"""The baked part of the title is what its pictures would draw."""

import pygame as pg
import pytest

from game import paths
from game.scenes import title_stage
from game.view.canvas import Canvas


@pytest.fixture(autouse=True)
def screen():
    pg.display.init()
    pg.font.init()
    pg.display.set_mode((1, 1))


def difference(one, other):
    """Return the mean difference of the colours, 0 to 255, of blocks of 8 x 8 pixels, and the largest of a block."""
    size = (one.get_width() // 8, one.get_height() // 8)
    a, b = (pg.transform.smoothscale(picture.convert(24), size) for picture in (one, other))
    pairs = list(zip(pg.image.tobytes(a, "RGB"), pg.image.tobytes(b, "RGB"), strict=True))
    gaps = [abs(x - y) for x, y in pairs]
    return sum(gaps) / len(gaps), max(gaps)


def painted(size):
    canvas = Canvas(pg.Surface(size, 0, 24))
    title_stage.paint(canvas, 0, 0)
    return canvas.surface


def test_the_file_agrees_with_the_pictures():
    """When this fails: python -m tools.bake_title."""
    baked = pg.image.load(paths.asset("images", "textures", "title.jpg"))
    assert baked.get_size() == title_stage.BAKED_SIZE
    mean, most = difference(baked, painted(title_stage.BAKED_SIZE))
    assert mean < 1.5 and most < 24


def test_the_comparison_sees_a_small_change():
    baked = pg.image.load(paths.asset("images", "textures", "title.jpg"))
    changed = painted(title_stage.BAKED_SIZE)
    pg.draw.circle(changed, "#c8952f", (640, 160), 20)
    assert difference(baked, changed)[1] >= 24


@pytest.mark.parametrize(("size", "from_file"), [((1280, 720), True), ((1366, 768), True), ((1300, 720), False),
                                                 ((2560, 1440), False)])  # fmt: skip
def test_windows_of_the_usual_shape_take_the_file(monkeypatch, size, from_file):
    asked = []
    load = title_stage.texture
    monkeypatch.setattr(title_stage, "texture", lambda name: asked.append(name) or load(name))
    title_stage.draw(Canvas(pg.Surface(size, 0, 24)), 0, 0)
    assert bool(asked) == from_file


def test_a_damaged_file_is_drawn_instead(monkeypatch):
    monkeypatch.setattr(title_stage, "texture", lambda name: pg.Surface((64, 64)))
    canvas = Canvas(pg.Surface((1280, 720), 0, 24))
    title_stage.draw(canvas, 0, 0)
    assert difference(canvas.surface, painted((1280, 720)))[1] == 0
