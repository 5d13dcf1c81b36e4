"""Grounds of wood and skin: the oak table, sheets of parchment and recesses for cards, in pixels."""

from __future__ import annotations

import io

import pygame as pg

from game import paths
from game.view.assets import PREMULTIPLIED, AssetError, Pictures, reason, report, transparent
from game.view.light import edge_shade, round_corners
from game.view.palette import mix, rgb

_JPEG_END = b"\xff\xd9"


def texture(name: str) -> pg.Surface:
    """A baked photograph-like ground of `assets/images/textures` (jpg); a plain brown one if the file is broken."""
    file = paths.asset("images", "textures", f"{name}.jpg")
    try:
        data = file.read_bytes()
        if not data.endswith(_JPEG_END):  # SDL_image would fill the rest with grey
            raise AssetError("a picture that is cut off")
        return pg.image.load(io.BytesIO(data), file.name).convert(24)
    except (OSError, pg.error, AssetError) as broken:
        report(AssetError(f"{file}: {reason(broken)}"))
        plain = pg.Surface((64, 64), 0, 24)
        plain.fill(rgb("#4a301c" if name == "oak" else "#f4e6c5"))
        return plain


class Grounds:
    """The baked textures and what is made of them; textures are read when first needed."""

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self._parchment: pg.Surface | None = None

    def oak(self, w: int, h: int) -> pg.Surface:
        """The table filling w x h pixels, read from its file every time: 20 ms, against megabytes kept for nothing."""
        return pg.transform.smoothscale(texture("oak"), (w, h))

    def sheet(self, w: int, h: int, radius: int, seed: int, blur: int) -> pg.Surface:
        """A sheet of parchment: lighter above, darker at its edges; the seed chooses the part of the skin."""
        if self._parchment is None:
            self._parchment = texture("parchment")
        skin = self._parchment
        whole = transparent(w, h)
        sw, sh = skin.get_size()
        dx, dy = seed * 337 % sw, seed * 211 % sh
        for x in range(-dx, w, sw):
            for y in range(-dy, h, sh):
                whole.blit(skin, (x, y))
        whole.blit(pg.transform.smoothscale(_fall_of_light(h), (w, h)), (0, 0), special_flags=pg.BLEND_RGB_MULT)
        whole.blit(edge_shade(w, h, radius, blur, "#5c3814", 84), (0, 0), special_flags=PREMULTIPLIED)
        return round_corners(whole, radius)

    def tray(self, w: int, h: int, radius: int, blur: int, line: int) -> pg.Surface:
        """A shallow dark recess in the table."""
        whole = transparent(w, h)
        whole.fill((4, 2, 1, 96))
        whole.blit(edge_shade(w, h, radius, blur, "#060301", 190), (0, 0), special_flags=PREMULTIPLIED)
        round_corners(whole, radius)
        pg.draw.rect(whole, (112, 80, 44, 255), whole.get_rect(), max(1, line), border_radius=radius)
        inner = whole.get_rect().inflate(-2 * line, -2 * line)
        pg.draw.rect(whole, (24, 13, 6, 255), inner, max(1, line), border_radius=max(1, radius - line))
        return whole


def _fall_of_light(h: int) -> pg.Surface:
    strip = pg.Surface((1, 16), 0, 24)
    for y in range(16):
        strip.set_at((0, y), rgb(mix("#fffffb", "#f4e7c6", y / 15)))
    return pg.transform.smoothscale(strip, (1, max(1, h)))
