"""The colouring of finished regions: the land in the light of its owner, a strong rim inside the walls."""

from __future__ import annotations

import pygame as pg

from game.view.assets import PREMULTIPLIED, transparent
from game.view.canvas import Canvas
from game.view.light import blurred
from game.view.lowenherz.soil import COLUMNS, HIGH, WIDE, F
from game.view.lowenherz.tones import HATCHED, LANDS, RIMS, picture
from game.view.palette import rgb

_MARGIN = 40.0  # round the board, from which the rim comes in


def _box(canvas: Canvas, field: int) -> pg.Rect:
    return canvas.rect(field % COLUMNS * F, field // COLUMNS * F, F, F)


def wash(canvas: Canvas, land: pg.Surface, fields: list[int], colour: int, strength: int = 150) -> None:
    """Tone the fields of a region on the picture of the land; a preview has less strength."""
    light = rgb(LANDS[canvas.palette][colour])
    for field in fields:
        box = _box(canvas, field).clip(land.get_rect())
        tone = pg.transform.grayscale(land.subsurface(box).copy()).convert(24)  # of a copy: of a part it is wrong
        tone.fill((44, 44, 44), special_flags=pg.BLEND_RGB_ADD)
        tone.fill(light, special_flags=pg.BLEND_RGB_MULT)
        tone.set_alpha(strength)
        land.blit(tone, box)
        if canvas.palette in HATCHED and colour < len(LANDS[canvas.palette]) - 1:
            hatch = canvas.picture(picture("hatch", colour), F, F, alpha=min(255, strength * 3 // 2))
            land.blit(hatch, box, special_flags=PREMULTIPLIED)


def rim(canvas: Canvas, fields: list[int], colour: int, strength: int = 255, reach: float = 9) -> pg.Surface:
    """Return the rim of a region as a picture WIDE x HIGH units, clear but for the fields next to its walls."""
    key = ("lowenherz rim", tuple(fields), colour, strength, canvas.px(WIDE), canvas.palette)
    return canvas.workshop.cache.get(key, lambda: _rim(canvas, fields, RIMS[canvas.palette][colour], strength, reach))


def _rim(canvas: Canvas, fields: list[int], colour: str, strength: int, reach: float) -> pg.Surface:
    m, size = canvas.px(_MARGIN), (canvas.px(WIDE), canvas.px(HIGH))
    around = transparent(size[0] + 2 * m, size[1] + 2 * m)
    around.fill((*(part * strength // 255 for part in rgb(colour)), strength))
    inside = transparent(*size)
    for field in fields:
        box = _box(canvas, field)
        around.fill((0, 0, 0, 0), box.move(m, m))
        inside.fill((255, 255, 255, 255), box)
    soft = blurred(around, max(1, canvas.px(reach))).subsurface((m, m, *size)).copy()
    soft.blit(soft.copy(), (0, 0), special_flags=PREMULTIPLIED)
    soft.blit(inside, (0, 0), special_flags=pg.BLEND_RGBA_MULT)
    return soft
