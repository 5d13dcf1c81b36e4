"""Soft light and shadow: blurred shapes, cut as nine-slices so that a large one costs no more than a small one."""

from __future__ import annotations

import pygame as pg

from game.view.assets import PREMULTIPLIED, stretched, tinted, transparent
from game.view.palette import rgb


def soft_box(w: int, h: int, radius: int, blur: int, colour: str, alpha: int) -> pg.Surface:
    """A blurred rounded rectangle of w x h pixels with a rim of `soft_rim(blur)` pixels on every side."""
    rim = soft_rim(blur)
    keep = rim + max(radius, blur * 2) + 1
    small = (min(w, 2 * (keep - rim) + 1), min(h, 2 * (keep - rim) + 1))
    source = transparent(small[0] + 2 * rim, small[1] + 2 * rim)
    source.fill((*rgb(colour), 0))
    pg.draw.rect(source, (*rgb(colour), alpha), (rim, rim, *small), border_radius=radius)
    source = blurred(source.premul_alpha(), blur)
    if small == (w, h):
        return source
    across = min(keep, source.get_width() // 2)
    down = min(keep, source.get_height() // 2)
    return stretched(source, (across, down, across, down), w + 2 * rim, h + 2 * rim)


def blurred(shape: pg.Surface, blur: int) -> pg.Surface:
    """The shape blurred; its cost grows with the reach, so a wide blur is done on a copy of a half or a quarter."""
    step = 1 if blur < 4 else 2 if blur < 12 else 4
    if step == 1:
        return pg.transform.gaussian_blur(shape, max(1, blur))
    w, h = shape.get_size()
    few = pg.transform.smoothscale(shape, (-(-w // step), -(-h // step)))
    return pg.transform.smoothscale(pg.transform.gaussian_blur(few, round(blur / step)), (w, h))


def soft_rim(blur: int) -> int:
    """How far a blur reaches beyond the shape, in pixels."""
    return blur * 2 + 2


def soft_ellipse(w: int, h: int, blur: int, colour: str, alpha: int) -> pg.Surface:
    """A blurred ellipse with a rim of `soft_rim(blur)` pixels."""
    rim = soft_rim(blur)
    whole = transparent(w + 2 * rim, h + 2 * rim)
    whole.fill((*rgb(colour), 0))
    pg.draw.ellipse(whole, (*rgb(colour), alpha), (rim, rim, w, h))
    return blurred(whole.premul_alpha(), blur)


def cast_shadow(shape: pg.Surface, blur: int, alpha: int) -> pg.Surface:
    """The shadow of a premultiplied picture, with a rim of three blurs."""
    return _spread(tinted(shape, (0, 0, 0), alpha).premul_alpha(), blur)


def halo(shape: pg.Surface, blur: int, colour: str, power: float) -> pg.Surface:
    """Light streaming from behind a picture, with a rim of three blurs; it only adds.

    Its alpha is 1 of 255, not 0: pygame leaves out what is fully transparent in the last columns of what it draws.
    """
    lit = tuple(min(255, round(v * power)) for v in rgb(colour))
    glow = _spread(tinted(shape, lit).premul_alpha(), blur)
    glow.fill((255, 255, 255, 0), special_flags=pg.BLEND_RGBA_MULT)
    glow.fill((0, 0, 0, 1), special_flags=pg.BLEND_RGBA_ADD)
    return glow


def _spread(shape: pg.Surface, blur: int) -> pg.Surface:
    padded = transparent(shape.get_width() + 6 * blur, shape.get_height() + 6 * blur)
    padded.blit(shape, (3 * blur, 3 * blur), special_flags=PREMULTIPLIED)
    return blurred(padded, blur)


def edge_shade(w: int, h: int, radius: int, blur: int, colour: str, alpha: int) -> pg.Surface:
    """A soft edge inside a rounded rectangle of w x h pixels: strongest at the rim, gone `2 * blur` further in."""
    keep = max(radius, 2 * blur) + 2
    small = (min(w, 2 * keep + 1), min(h, 2 * keep + 1))
    out = 2 * blur
    padded = transparent(small[0] + 2 * out, small[1] + 2 * out)
    padded.fill((*rgb(colour), alpha))
    hole = padded.get_rect().inflate(-2 * out - blur, -2 * out - blur)
    pg.draw.rect(padded, (*rgb(colour), 0), hole, border_radius=radius)
    padded = blurred(padded.premul_alpha(), blur)
    inner = padded.subsurface((out, out, *small)).copy()
    if small == (w, h):
        return inner
    across, down = min(keep, small[0] // 2), min(keep, small[1] // 2)
    return stretched(inner, (across, down, across, down), w, h)


def veil(w: int, h: int, radius: int, colour: str, alpha: int) -> pg.Surface:
    """A rounded rectangle in one translucent colour."""
    whole = transparent(w, h)
    whole.fill((*rgb(colour), alpha))
    return round_corners(whole.premul_alpha(), radius)


def round_corners(surface: pg.Surface, radius: int) -> pg.Surface:
    """The same premultiplied surface, its corners cut to a radius in pixels."""
    w, h = surface.get_size()
    radius = min(radius, w // 2, h // 2)
    if radius < 1:
        return surface
    large = transparent(radius * 8, radius * 8)
    pg.draw.circle(large, (255, 255, 255, 255), (radius * 4, radius * 4), radius * 4)
    disc = pg.transform.smoothscale(large.premul_alpha(), (radius * 2, radius * 2))
    for cx in (0, 1):
        for cy in (0, 1):
            corner = disc.subsurface((cx * radius, cy * radius, radius, radius))
            place = (cx * (w - radius), cy * (h - radius))
            surface.blit(corner, place, special_flags=pg.BLEND_RGBA_MULT)
    return surface
