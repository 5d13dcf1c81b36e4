"""Pictures that are made step by step, so that no frame has all of the work."""

from __future__ import annotations

from collections.abc import Generator

import pygame as pg

Making = Generator[None, None, pg.Surface]  # does a small part of the work at each step, and returns the picture


def at_once(making: Making) -> pg.Surface:
    """Return the picture, with all of the work that is left."""
    while True:
        try:
            next(making)
        except StopIteration as made:
            return made.value
