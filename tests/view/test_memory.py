"""The memory of pictures stays bounded while scenes and sizes change."""

import sys

import pygame as pg
import pytest

from game.view.cache import SurfaceCache, bytes_of
from game.view.canvas import Canvas
from game.view.memory import give_back_freed_pictures
from game.view.workshop import CACHE_BYTES, LAYER_BYTES, PICTURE_BYTES


def test_caches_and_layers_stay_within_their_bytes():
    pg.font.init()
    canvas = Canvas(pg.Surface((1920, 1080)))
    for n in range(60):
        canvas.panel(10, 10, 200 + 9 * n, 300, seed=n)
        canvas.text(f"line {n}", 10, 10, size=20 + n % 5)
        canvas.layer(n, 1280, 720, lambda inner: inner.backdrop(), opaque=True)
        assert canvas.workshop.cache.used <= canvas.workshop.cache.limit
        assert sum(map(bytes_of, canvas.workshop.layers.values())) <= LAYER_BYTES


def test_painting_a_layer_leaves_nothing_in_the_cache():
    pg.font.init()
    canvas = Canvas(pg.Surface((1280, 720)))
    before = canvas.workshop.cache.used
    canvas.layer("still", 400, 300, lambda inner: inner.panel(0, 0, 400, 300))
    assert canvas.workshop.cache.used == before


def test_a_larger_window_may_keep_more_and_a_smaller_one_forgets_it():
    pg.font.init()
    canvas = Canvas(pg.Surface((3840, 2160)))
    cache = canvas.workshop.cache
    assert 5 * CACHE_BYTES < cache.limit < 9 * CACHE_BYTES  # of nine times as many pixels
    for n in range(6):
        cache.get(n, lambda: pg.Surface((1500, 1200), 0, 32))
    assert cache.held(0) is not None and cache.held(5) is not None
    canvas.workshop.fit(1.0)
    assert cache.limit == CACHE_BYTES >= cache.used
    assert canvas.workshop.pictures.cache.limit == PICTURE_BYTES
    assert cache.held(5) is not None and cache.held(1) is None


def test_what_is_quickly_made_again_drives_no_picture_out():
    pg.font.init()
    canvas = Canvas(pg.Surface((1280, 720)))
    first = canvas.picture("ui/crest_0", 60, 60)
    for n in range(200):
        canvas.workshop.cache.get(n, lambda: pg.Surface((300, 300), 0, 32))
    assert canvas.picture("ui/crest_0", 60, 60) is first


def test_a_surface_is_replaced_and_forgotten_by_its_key():
    cache = SurfaceCache(10_000_000)
    first, second = pg.Surface((100, 100), 0, 32), pg.Surface((50, 50), 0, 32)
    cache.put("land", first)
    cache.put("land", second)
    assert cache.held("land") is second and cache.used == bytes_of(second)
    cache.drop("land")
    assert cache.held("land") is None and cache.used == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a switch of glibc")
def test_the_switch_is_taken_where_there_is_one():
    assert give_back_freed_pictures() in (True, False)
    import platform

    if platform.libc_ver()[0] == "glibc":
        assert give_back_freed_pictures()
