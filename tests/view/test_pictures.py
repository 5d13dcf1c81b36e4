"""Every picture loads at several sizes, and a broken one is named and replaced, never raised at a player."""

import logging

import pygame as pg
import pytest

from game import paths
from game.view.assets import AssetError, Pictures, rasterise, stretched, tinted, window_icon
from game.view.cache import SurfaceCache
from game.view.ground import texture

IMAGES = paths.asset("images")
NAMES = sorted(f.relative_to(IMAGES).with_suffix("").as_posix() for f in IMAGES.rglob("*.svg"))
SIZES = ((24, 24), (37, 51), (300, 160))


@pytest.fixture
def pictures():
    return Pictures(SurfaceCache(4_000_000))


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_shows_something_at_any_size(pictures, name):
    assert pictures.load(name).w > 0
    for w, h in SIZES:
        drawn = pictures.picture(name, w, h)
        assert drawn.get_size() == (w, h)
        assert drawn.get_bounding_rect(1).w > 0


@pytest.mark.parametrize("name", [n for n in NAMES if "data-slice" in (IMAGES / f"{n}.svg").read_text("utf-8")])
def test_a_nine_slice_fills_its_box(pictures, name):
    for w, h in ((400, 90), (90, 400), (20, 12), (3, 3)):
        assert pictures.nine(name, w, h, 1.0).get_size() == (w, h)


def test_the_margins_of_a_nine_slice_stay_as_they_are():
    source = pg.Surface((9, 9), pg.SRCALPHA)
    source.fill("#00ff00")
    source.fill("#ff0000", (0, 0, 3, 3))
    wide = stretched(source, (3, 3, 3, 3), 40, 20)
    assert wide.get_at((2, 2)) == pg.Color("#ff0000")
    assert wide.get_at((30, 2)) == pg.Color("#00ff00")
    assert wide.get_at((20, 10)) == pg.Color("#00ff00")


def test_proportions_follow_the_wanted_size_without_an_empty_rim():
    square = '<svg viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10" fill="#336699"/></svg>'
    drawn = rasterise(square, 233, 417)
    assert drawn.get_size() == (233, 417)
    assert drawn.get_at((232, 416)).a == 255


def test_a_missing_picture_is_named_and_replaced(pictures, caplog):
    with pytest.raises(AssetError, match=r"nowhere\.svg"):
        pictures.load("ui/nowhere")
    with caplog.at_level(logging.ERROR):
        assert pictures.picture("ui/nowhere", 20, 20).get_size() == (20, 20)
        pictures.picture("ui/nowhere", 30, 30)
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    "text",
    [
        "", "<svg", "not a picture", '<svg xmlns="x"><rect/></svg>', "\x00\xff", '<svg viewBox="0 0 0 0"></svg>',
        '<svg viewBox="0 0 nan 5"></svg>', '<svg viewBox="0 0 5"></svg>',
        '<svg viewBox="0 0 5 5" data-slice="1"></svg>',
        '<svg viewBox="0 0 5 5"><path d="M0',
    ],
)  # fmt: skip
def test_a_broken_file_is_named_and_replaced(pictures, monkeypatch, tmp_path, text):
    broken = tmp_path / "broken.svg"
    broken.write_text(text, "latin-1")
    monkeypatch.setattr(paths, "asset", lambda *parts: broken)
    with pytest.raises(AssetError, match=r"broken\.svg"):
        pictures.load("broken")
    assert pictures.picture("broken", 20, 20).get_size() == (20, 20)
    assert pictures.turned("broken", 20, 20, 45).get_width() > 20
    assert pictures.nine("broken", 40, 20, 1.0).get_size() == (40, 20)


def test_a_missing_texture_becomes_a_plain_ground(monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "asset", lambda *parts: tmp_path / "none.jpg")
    assert texture("oak").get_width() > 0


def test_a_texture_that_is_cut_off_is_named_and_becomes_a_plain_ground(monkeypatch, tmp_path, caplog):
    whole = paths.asset("images", "textures", "oak.jpg").read_bytes()
    (tmp_path / "cut.jpg").write_bytes(whole[: len(whole) // 2])
    monkeypatch.setattr(paths, "asset", lambda *parts: tmp_path / "cut.jpg")
    assert texture("oak").get_size() == (64, 64)
    assert "cut.jpg" in caplog.text


def test_a_tint_keeps_the_shape_and_changes_the_colour(pictures):
    drawn = tinted(
        rasterise('<svg viewBox="0 0 4 4"><rect width="2" height="4" fill="#000000"/></svg>', 40, 40), "#ff8000"
    )
    w = drawn.get_width()
    assert drawn.get_at((w // 4, 5)) == pg.Color(255, 128, 0, 255)
    assert drawn.get_at((w - 3, 5)).a == 0


def test_the_cache_stays_within_its_bytes():
    cache = SurfaceCache(60_000)
    for n in range(40):
        cache.get(n, lambda: pg.Surface((40, 40), pg.SRCALPHA))
    assert cache.used <= 60_000
    kept = cache.get(39, lambda: pg.Surface((1, 1)))
    assert kept.get_size() == (40, 40)
    cache.get("large", lambda: pg.Surface((200, 200), pg.SRCALPHA))
    assert cache.get(39, lambda: pg.Surface((1, 1))) is kept


def test_the_window_has_an_icon_with_clear_corners():
    icon = window_icon()
    assert icon.get_size() == (64, 64)
    assert icon.get_at((0, 0)).a < 40
    assert icon.get_at((32, 20)).a == 255
