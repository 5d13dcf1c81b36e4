"""What lies behind a duel: the table, blurred and dark, and the rays behind the chest of the winner."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame as pg

from game.view.assets import faded
from game.view.canvas import Canvas

RAYS = 900.0
BLUR = 7
COARSE = 0.4  # the size in which the rays are kept; they are soft
MOULDING_W, MOULDING_H = 64.0, 22.0
UPPER, LOWER = 112.0, 596.0  # the middles of the mouldings in a picture 720 high
BURST_TOP, LIT = UPPER + MOULDING_H / 2, LOWER - UPPER - MOULDING_H  # the part of the rays between the mouldings
BURST_Y = BURST_TOP - 270 + RAYS / 2  # their middle lies at 270
LIGHTS = 4  # so many strengths of the rays


class Backdrop:
    """The table behind, blurred and dark, with what does not move before it; made once for a size of window."""

    def __init__(self) -> None:
        self._blurred: pg.Surface | None = None
        self._made: pg.Surface | None = None
        self._rays: pg.Surface | None = None
        self._lit: pg.Surface | None = None
        self._strength = 0.0

    def fits(self, canvas: Canvas) -> bool:
        """Return whether it is there, in the size of the canvas."""
        return self._blurred is not None and self._blurred.get_size() == canvas.surface.get_size()

    def of(self, canvas: Canvas) -> pg.Surface:
        """Return the blurred picture of what has been drawn when it is first asked for."""
        if not self.fits(canvas):
            w, h = canvas.surface.get_size()
            small = pg.transform.smoothscale(canvas.surface, (max(1, w // BLUR), max(1, h // BLUR)))
            self._blurred, self._made, self._rays = pg.transform.smoothscale(small, (w, h)), None, None
        assert self._blurred is not None
        return self._blurred

    def draw(self, canvas: Canvas, paint: Callable[[Canvas], None]) -> None:
        """Draw it with what `paint` draws over it once."""
        canvas.surface.blit(self.made(canvas, paint), (0, 0))

    def made(self, canvas: Canvas, paint: Callable[[Canvas], None]) -> pg.Surface:
        """Return it with what `paint` draws over it once."""
        blurred = self.of(canvas)
        if self._made is None:
            self._made = blurred.copy()
            paint(canvas.on(self._made))
        return self._made

    def rays(self, canvas: Canvas, light: float) -> pg.Surface:
        """Return the rays in a strength of 0 to 1, RAYS units wide and LIT high; no cache keeps so large a picture."""
        if self._rays is None:
            kept = canvas.picture("lowenherz/rays", RAYS * COARSE, RAYS * COARSE)
            whole = pg.transform.smoothscale(kept, (canvas.px(RAYS), canvas.px(RAYS)))
            part = (0, canvas.px(BURST_Y), canvas.px(RAYS), canvas.px(LIT))
            self._rays, self._strength = whole.subsurface(part).copy(), 0.0
        strength = math.ceil(light * LIGHTS) / LIGHTS
        if strength != self._strength or self._lit is None:
            self._lit, self._strength = faded(self._rays, round(255 * strength)), strength
        return self._lit
