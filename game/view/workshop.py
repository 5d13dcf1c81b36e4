"""What the canvases of one window share: pictures, lettering, grounds, still layers, and how much of it is kept."""

from __future__ import annotations

from collections.abc import Hashable

import pygame as pg

from game.view.assets import Pictures
from game.view.cache import SurfaceCache, bytes_of
from game.view.ground import Grounds
from game.view.text import Typesetter

CACHE_BYTES = 11_000_000  # up to 1280 x 720; larger windows show larger pictures
PICTURE_BYTES = 8_000_000  # of drawings from files: each takes long, and a table shows them again and again
MOVING_BYTES = 1_500_000  # of what was scaled for pieces on their way; gliding ones need it again in the next frame
LAYER_BYTES = 17_000_000  # two windows of 1920 x 1080


class Workshop:
    """What all canvases of one window share: pictures, lettering, grounds and their caches."""

    def __init__(self) -> None:
        self.cache = SurfaceCache(CACHE_BYTES)
        self.pictures = Pictures(SurfaceCache(PICTURE_BYTES), made=self.cache)
        self.moving = SurfaceCache(MOVING_BYTES)
        self.setter = Typesetter(self.cache)
        self.grounds = Grounds(self.pictures)
        self.layers: dict[Hashable, pg.Surface] = {}

    def bench(self) -> Workshop:
        """A workshop for one still layer: what it makes is needed once, so its cache is small and its own."""
        other = object.__new__(Workshop)
        other.cache = SurfaceCache(CACHE_BYTES, CACHE_BYTES // 2)
        other.pictures = self.pictures.with_cache(other.cache)
        other.setter = self.setter.with_cache(other.cache)
        other.moving = self.moving
        other.grounds, other.layers = self.grounds, {}
        return other

    def keep_layer(self, key: Hashable, surface: pg.Surface) -> None:
        """Keeps a layer and forgets the oldest ones beyond LAYER_BYTES."""
        self.layers[key] = surface
        while len(self.layers) > 1 and sum(map(bytes_of, self.layers.values())) > LAYER_BYTES:
            del self.layers[next(iter(self.layers))]

    def fit(self, k: float) -> None:
        """Keep as much as a window of k pixels a unit needs; of large ones a little less, for memory's sake."""
        more = max(1.0, k) ** 1.5
        self.cache.resize(round(CACHE_BYTES * more))
        self.pictures.cache.resize(round(PICTURE_BYTES * more))
        self.moving.resize(round(MOVING_BYTES * more))

    def clear(self) -> None:
        """Forgets every surface, after a change of scale."""
        self.cache.clear()
        self.pictures.cache.clear()
        self.moving.clear()
        self.setter.clear()
        self.layers.clear()
