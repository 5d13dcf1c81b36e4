"""A cache of surfaces that forgets the ones used longest ago once it holds too many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame as pg


def bytes_of(surface: pg.Surface) -> int:
    """The memory a surface's pixels take."""
    return surface.get_pitch() * surface.get_height()


class SurfaceCache:
    """Surfaces by key, at most `limit` bytes of them; one larger than `largest` bytes (a sixth) is never kept."""

    def __init__(self, limit: int, largest: int = 0) -> None:
        self.limit = limit
        self.largest = largest or limit // 6
        self.used = 0
        self._kept: OrderedDict[Hashable, pg.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pg.Surface]) -> pg.Surface:
        """The surface under this key, made now if it is not there."""
        found = self.held(key)
        if found is not None:
            return found
        made = make()
        self._keep(key, made)
        return made

    def held(self, key: Hashable) -> pg.Surface | None:
        """The surface under this key, None if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, surface: pg.Surface) -> None:
        """Keep a surface under this key in place of the one that was there."""
        self.drop(key)
        self._keep(key, surface)

    def drop(self, key: Hashable) -> None:
        """Forget the surface under this key, if there is one."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.used -= bytes_of(old)

    def resize(self, limit: int) -> None:
        """Hold at most so many bytes from now on, one surface a third of them."""
        self.limit, self.largest = limit, limit // 3
        while self.used > self.limit:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        _, oldest = self._kept.popitem(last=False)
        self.used -= bytes_of(oldest)

    def _keep(self, key: Hashable, surface: pg.Surface) -> None:
        size = bytes_of(surface)
        if size > self.largest:
            return
        self._kept[key] = surface
        self.used += size
        while self.used > self.limit:
            self._forget_oldest()

    def clear(self) -> None:
        """Forgets everything."""
        self._kept.clear()
        self.used = 0
