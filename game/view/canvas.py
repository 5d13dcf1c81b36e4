"""The canvas: everything that is drawn, in logical units of a 1280 x 720 design at any size of window.

One unit is `k` pixels, k = min(width / 1280, height / 720); a wider or higher window has more units, never larger ones.
Surfaces handed out are premultiplied: draw them with `Canvas.blit`, or with BLEND_PREMULTIPLIED.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pygame as pg

from game.view import light
from game.view.assets import PREMULTIPLIED, faded, transparent
from game.view.lettering import Lettering
from game.view.making import Making, at_once
from game.view.palette import GLOW, INK, NIGHT, PLAIN_PALETTE, rgb
from game.view.workshop import Workshop

WIDTH, HEIGHT = 1280, 720
CAST_ALPHA = 150  # how dark the shadow of a lifted picture is


class Canvas(Lettering):
    """Draws on one surface; every coordinate is in logical units, floats allowed."""

    def __init__(self, surface: pg.Surface, text_scale: float = 1.0) -> None:
        self.workshop = Workshop()
        self.text_scale = text_scale
        self.k = 0.0
        self.attach(surface)

    def attach(self, surface: pg.Surface) -> None:
        """Draws on another surface from now on; its size decides the scale."""
        self.surface = surface
        w, h = surface.get_size()
        k = min(w / WIDTH, h / HEIGHT)
        if k != self.k:
            self.workshop.clear()
            self.workshop.fit(k)
        self.workshop.layers.clear()
        self.k = k
        self.size = (w / k, h / k)

    def rescale_text(self, text_scale: float) -> None:
        """Sets all text larger or smaller (0.9 to 1.3); layers drawn before are forgotten."""
        self.text_scale = text_scale
        self.workshop.layers.clear()

    @property
    def palette(self) -> str:
        """The name of the colours that sides are told apart by, as `game.view.palette` has them."""
        return self.workshop.pictures.palette or PLAIN_PALETTE

    def use_palette(self, name: str) -> None:
        """Draws in another palette from now on; what was drawn before is forgotten."""
        if name != self.palette:
            self.workshop.pictures.palette = "" if name == PLAIN_PALETTE else name
            self.workshop.clear()

    def rect(self, x: float, y: float, w: float, h: float) -> pg.Rect:
        """A box in pixels, its edges rounded so that neighbours meet."""
        left, top = self.px(x), self.px(y)
        return pg.Rect(left, top, self.px(x + w) - left, self.px(y + h) - top)

    # -- pictures

    def picture(self, name: str, w: float, h: float, angle: float = 0, alpha: int = 255, tint: str = "") -> pg.Surface:
        """The picture `assets/images/<name>.svg` at w x h units, turned clockwise, fainter, in one colour if tinted."""
        pictures, size = self.workshop.pictures, (max(1, self.px(w)), max(1, self.px(h)))
        drawn = pictures.turned(name, *size, angle) if angle else pictures.picture(name, *size, tint)
        if alpha >= 252:
            return drawn
        step = max(0, alpha) // 8 * 8
        key = ("faded", name, size, round(angle), tint, step)
        return self.workshop.cache.get(key, lambda: faded(drawn, step))

    def put(self, name: str, x: float, y: float, w: float, h: float, alpha: int = 255, angle: float = 0, tint:
            str = "", lift: float = 0) -> None:  # fmt: skip
        """Draws a picture in the box x, y, w, h; a lift casts its shadow that many units below it."""
        if lift:
            self.cast(name, x, y, w, h, lift)
        drawn = self.picture(name, w, h, angle, alpha, tint)
        if angle:
            self.surface.blit(
                drawn, drawn.get_rect(center=(self.px(x + w / 2), self.px(y + h / 2))), special_flags=PREMULTIPLIED
            )
            return
        self.blit(drawn, x, y)

    def blit(self, surface: pg.Surface, x: float, y: float) -> None:
        """Draws a premultiplied surface with its upper left corner at x, y."""
        self.surface.blit(surface, (self.px(x), self.px(y)), special_flags=PREMULTIPLIED)

    def put_inside(self, name: str, x: float, y: float, w: float, h: float, alpha: int = 255, lift: float = 0) -> None:
        """Draws a picture in the middle of the box, as large as fits there in its own proportions."""
        drawing = self.workshop.pictures.drawing(name)
        scale = min(w / drawing.w, h / drawing.h)
        wide, high = drawing.w * scale, drawing.h * scale
        self.put(name, x + (w - wide) / 2, y + (h - high) / 2, wide, high, alpha, lift=lift)

    def icon(self, name: str, x: float, y: float, size: float, colour: str = INK) -> None:
        """Draws `icons/<name>` in one colour, centred on x, y."""
        self.put(f"icons/{name}", x - size / 2, y - size / 2, size, size, tint=colour)

    def nine(self, name: str, x: float, y: float, w: float, h: float, alpha: int = 255) -> None:
        """Draws a picture stretched to the box, its margins (`data-slice` in the file) kept."""
        box = self.rect(x, y, w, h)
        drawn = self.workshop.pictures.nine(name, max(1, box.w), max(1, box.h), self.k)
        self.surface.blit(faded(drawn, alpha) if alpha < 252 else drawn, box, special_flags=PREMULTIPLIED)

    def drawing(self, svg: str, w: float, h: float) -> pg.Surface:
        """An SVG text made at run time, at w x h units; AssetError if it is no SVG."""
        return self.workshop.pictures.text_picture(svg, max(1, self.px(w)), max(1, self.px(h)))

    # -- light and shadow

    def cast(self, name: str, x: float, y: float, w: float, h: float, lift: float) -> None:
        """Draws the shadow of a picture that floats `lift` units above the ground; light from the upper left."""
        blur = max(1, self.px(lift))
        key = ("cast", name, self.px(w), self.px(h), blur)
        shadow = self.workshop.cache.get(key, lambda: light.cast_shadow(self.picture(name, w, h), blur, CAST_ALPHA))
        self.surface.blit(
            shadow,
            (self.px(x + lift * 0.5) - 3 * blur, self.px(y + lift * 0.9) - 3 * blur),
            special_flags=PREMULTIPLIED,
        )

    def halo(self, name: str, x: float, y: float, w: float, h: float, colour: str = GLOW, reach: float = 9,
             power: float = 1.0) -> None:  # fmt: skip
        """Draws light that streams from behind a picture, `reach` units far."""
        blur = max(1, self.px(reach))
        key = ("halo", name, self.px(w), self.px(h), blur, colour, power)
        lit = self.workshop.cache.get(key, lambda: light.halo(self.picture(name, w, h), blur, colour, power))
        self.surface.blit(lit, (self.px(x) - 3 * blur, self.px(y) - 3 * blur), special_flags=PREMULTIPLIED)

    def shadow(self, x: float, y: float, w: float, h: float, radius: float = 8, blur: float = 6, alpha: int =
               120, dx: float = 2, dy: float = 4, angle: float = 0, ellipse: bool = False) -> None:  # fmt: skip
        """Draws the soft shadow of a rounded rectangle, or of the ellipse in it."""
        self._soft(x + dx, y + dy, w, h, radius, blur, NIGHT, alpha, angle, ellipse)

    def glow(self, x: float, y: float, w: float, h: float, radius: float = 8, blur: float = 6, colour: str =
             GLOW, alpha: int = 200, angle: float = 0, ellipse: bool = False) -> None:  # fmt: skip
        """Draws a soft rounded rectangle of light, or an ellipse of it."""
        self._soft(x, y, w, h, radius, blur, colour, alpha, angle, ellipse)

    def _soft(self, x: float, y: float, w: float, h: float, radius: float, blur: float, colour: str, alpha: int,
              angle: float, ellipse: bool) -> None:  # fmt: skip
        size = (max(1, self.px(w)), max(1, self.px(h)))
        near, far = max(1, self.px(blur)), round(angle)
        key = ("soft", size, self.px(radius), near, colour, alpha, far, ellipse)

        def make() -> pg.Surface:
            if ellipse:
                soft = light.soft_ellipse(*size, near, colour, alpha)
            else:
                soft = light.soft_box(*size, self.px(radius), near, colour, alpha)
            return pg.transform.rotozoom(soft, -far, 1) if far else soft

        soft = self.workshop.cache.get(key, make)
        middle = (self.px(x + w / 2), self.px(y + h / 2))
        self.surface.blit(soft, soft.get_rect(center=middle), special_flags=PREMULTIPLIED)

    def inner_shadow(
        self, x: float, y: float, w: float, h: float, blur: float = 8, alpha: int = 150, colour: str = "#1c0d04"
    ) -> None:
        """Draws a soft dark edge inside a box."""
        box, near = self.rect(x, y, w, h), max(1, self.px(blur))
        key = ("inner", box.size, near, alpha, colour)
        edge = self.workshop.cache.get(key, lambda: light.edge_shade(*box.size, 0, near, colour, alpha))
        self.surface.blit(edge, box, special_flags=PREMULTIPLIED)

    def dim(
        self, x: float, y: float, w: float, h: float, colour: str = NIGHT, alpha: int = 120, radius: float = 0
    ) -> None:
        """Draws a translucent rectangle, rounded if a radius is given."""
        box = self.rect(x, y, w, h)
        if box.w < 1 or box.h < 1:
            return
        if not radius:  # may be as large as the window: drawn without a surface of its own
            self.surface.fill((255 - alpha,) * 4, box, pg.BLEND_RGBA_MULT)
            self.surface.fill((*(v * alpha // 255 for v in rgb(colour)), alpha), box, pg.BLEND_RGBA_ADD)
            return
        round_ = self.px(radius)
        key = ("veil", box.size, round_, colour, alpha)
        veil = self.workshop.cache.get(key, lambda: light.veil(*box.size, round_, colour, alpha))
        self.surface.blit(veil, box, special_flags=PREMULTIPLIED)

    # -- grounds

    def backdrop(self, framed: bool = False) -> None:
        """Covers the whole surface with the oak table, with the gilded edge of the menus if framed."""
        self.surface.blit(self.workshop.grounds.oak(*self.surface.get_size()), (0, 0))
        if framed:
            self.nine("ui/scene_frame", 0, 0, *self.size)

    def panel(
        self, x: float, y: float, w: float, h: float, frame: str = "ui/panel", radius: float = 8, seed: int = 1
    ) -> None:
        """Draws a sheet of parchment with its shadow and a nine-slice frame; "" draws no frame."""
        self.shadow(x, y, w, h, radius, 8, 160, 3, 6)
        box, round_, near = self.rect(x, y, w, h), self.px(radius), max(1, self.px(7))
        key = ("sheet", box.size, round_, seed)
        sheet = self.workshop.cache.get(key, lambda: self.workshop.grounds.sheet(*box.size, round_, seed, near))
        self.surface.blit(sheet, box, special_flags=PREMULTIPLIED)
        if frame:
            self.nine(frame, x, y, w, h)

    def tray(self, x: float, y: float, w: float, h: float, radius: float = 12) -> None:
        """Draws a shallow recess in the table, for a hand of cards."""
        box, near, line = self.rect(x, y, w, h), max(1, self.px(6)), max(1, self.px(1.2))
        key = ("tray", box.size, radius)
        made = self.workshop.cache.get(key, lambda: self.workshop.grounds.tray(*box.size, self.px(radius), near, line))
        self.surface.blit(made, box, special_flags=PREMULTIPLIED)

    # -- layers

    def layer(
        self, key: Hashable, w: float, h: float, paint: Callable[[Canvas], None], opaque: bool = False
    ) -> pg.Surface:
        """A still picture of w x h units that `paint` drew once on a canvas of its own; the latest are kept."""

        def by_parts(on: Canvas) -> Iterator[None]:
            paint(on)
            yield

        return at_once(self.layer_by_parts(key, w, h, by_parts, opaque))

    def layer_by_parts(
        self, key: Hashable, w: float, h: float, paint: Callable[[Canvas], Iterator[None]], opaque: bool = False
    ) -> Making:
        """The same, painted a part at each step. What is left unfinished is not kept."""
        workshop, size = self.workshop, (max(1, self.px(w)), max(1, self.px(h)))
        key = (key, size, self.text_scale)
        if key in workshop.layers:
            workshop.layers[key] = workshop.layers.pop(key)
            return workshop.layers[key]
        surface = pg.Surface(size) if opaque else transparent(*size)
        inner = self.on(surface)
        inner.workshop = workshop.bench()
        yield from paint(inner)
        workshop.keep_layer(key, surface)
        return surface

    def on(self, surface: pg.Surface) -> Canvas:
        """A canvas of the same scale and with the same caches that draws on another surface."""
        other = object.__new__(Canvas)
        other.workshop, other.text_scale, other.k, other.surface = self.workshop, self.text_scale, self.k, surface
        other.size = (surface.get_width() / self.k, surface.get_height() / self.k)
        return other

    @contextmanager
    def clipped(self, x: float, y: float, w: float, h: float) -> Iterator[None]:
        """Draws only inside the box while the block runs."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.rect(x, y, w, h).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)
