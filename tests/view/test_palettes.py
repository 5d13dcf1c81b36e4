"""Every palette has its own pictures of the houses, in each of which they are told apart without colour."""

import pygame as pg
import pytest

from game import paths
from game.view.assets import Pictures
from game.view.cache import SurfaceCache
from game.view.canvas import Canvas
from game.view.palette import SEAT_SETS
from game.view.rose_king import outline
from game.view.rose_king.houses import TONES
from tests.view.rose_king import samples
from tests.view.rose_king.test_table import picture, still

OTHERS = [name for name in SEAT_SETS if name != "heraldic"]


def lightness(surface, near, far):
    """The mean lightness, 0..255, of the ring between two distances from the middle, in shares of the width."""
    w, h = surface.get_size()
    away = {(x, y): ((x + 0.5 - w / 2) ** 2 + (y + 0.5 - h / 2) ** 2) ** 0.5 / w for x in range(w) for y in range(h)}
    seen = [surface.get_at(spot) for spot, far_off in away.items() if near <= far_off < far]
    return sum(0.30 * c.r + 0.59 * c.g + 0.11 * c.b for c in seen) / len(seen)


def test_every_palette_of_the_settings_has_the_colours_of_the_houses():
    assert set(TONES) == set(SEAT_SETS)


@pytest.mark.parametrize("palette", OTHERS)
def test_a_palette_has_the_same_pictures_as_the_plain_one(palette):
    folder = paths.asset("images", "rose_king")
    variants = {file.name for file in (folder / palette).iterdir()}
    assert {f"stone_{house}{last}.svg" for house in ("red", "white") for last in ("", "_last")} < variants
    assert all((folder / name).is_file() for name in variants)
    assert variants == {file.name for file in (folder / OTHERS[0]).iterdir()}


@pytest.mark.parametrize("palette", SEAT_SETS)
@pytest.mark.parametrize("piece", ["rose_king/stone", "rose_king/rose", "rose_king/rose_{}_small", "title/token"])
def test_the_roses_of_the_houses_differ_in_lightness(palette, piece):
    pictures = Pictures(SurfaceCache(1_000_000), palette)
    names = [piece.format(house) if "{}" in piece else f"{piece}_{house}" for house in ("red", "white")]
    red, white = (lightness(pictures.picture(name, 50, 50), 0.1, 0.25) for name in names)
    assert white - red > 60


@pytest.mark.parametrize("palette", SEAT_SETS)
def test_the_stone_of_the_dark_rose_is_the_light_one(palette):
    pictures = Pictures(SurfaceCache(1_000_000), palette)
    red, white = (lightness(pictures.picture(f"rose_king/stone_{house}", 50, 52), 0.31, 0.36)
                  for house in ("red", "white"))  # fmt: skip
    assert red - white > 30


@pytest.mark.parametrize("palette", OTHERS)
def test_only_what_has_colours_of_sides_changes(palette):
    pictures = Pictures(SurfaceCache(1_000_000), palette)
    assert pictures.variant("rose_king/stone_red") == f"rose_king/{palette}/stone_red"
    assert pictures.variant("rose_king/crown") == "rose_king/crown"


def test_the_palette_of_a_canvas_can_be_changed_at_any_time(screen):
    canvas = Canvas(pg.Surface((960, 540)))
    moment = samples.middle().moment
    shown = []
    for palette in (*SEAT_SETS, "heraldic"):
        canvas.use_palette(palette)
        shown.append(still(moment, canvas))
    assert shown[0] == shown[-1]
    assert len(set(shown)) == len(SEAT_SETS)


def test_a_table_that_is_shown_changes_with_its_canvas(screen):
    from game.view import rose_king

    canvas = Canvas(pg.Surface((960, 540)))
    view = rose_king.view()
    view.layout(canvas)
    view.show(samples.middle().moment)
    picture(view, canvas)
    canvas.use_palette("greys")
    assert picture(view, canvas) == still(samples.middle().moment, canvas)


def test_outlines_differ_in_more_than_colour_where_there_is_none():
    dashed = ["stroke-dasharray" in outline.land(house, (0, 1, 2), "greys").svg for house in (0, 1)]
    assert dashed == [False, True]
