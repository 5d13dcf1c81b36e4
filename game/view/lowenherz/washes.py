"""The colouring of finished regions: the land in the light of its owner, a strong rim inside the walls."""

from __future__ import annotations

from collections.abc import Hashable

import pygame as pg

from game.view.assets import PREMULTIPLIED, transparent
from game.view.canvas import Canvas
from game.view.lowenherz.soil import COLUMNS, HIGH, WIDE, F
from game.view.lowenherz.tones import HATCHED, LANDS, RIMS, picture
from game.view.palette import rgb

_COARSE = 0.5  # pixels a unit of the rim, which is soft anyway
STRENGTH, BREATH = 150, 40  # of the light, of 255: on the ground and on trees; on towns and mountains
_MARGIN = 40.0  # round the board, from which the rim comes in


def _box(canvas: Canvas, field: int) -> pg.Rect:
    return canvas.rect(field % COLUMNS * F, field // COLUMNS * F, F, F)


def wash(canvas: Canvas, land: pg.Surface, fields: list[int], colour: int) -> None:
    """Tone the fields of a region on the picture of the land."""
    _tone(canvas, land, fields, colour, STRENGTH)
    if canvas.palette in HATCHED and colour < len(LANDS[canvas.palette]) - 1:
        hatch = canvas.picture(picture("hatch", colour), F, F, alpha=min(255, STRENGTH * 3 // 2))
        for field in fields:
            land.blit(hatch, _box(canvas, field).clip(land.get_rect()), special_flags=PREMULTIPLIED)


def breathe(canvas: Canvas, land: pg.Surface, fields: list[int], colour: int) -> None:
    """Tone what stands on fields whose ground has its wash so little that it stays what it is."""
    _tone(canvas, land, fields, colour, BREATH)


def _tone(canvas: Canvas, land: pg.Surface, fields: list[int], colour: int, strength: int) -> None:
    light = rgb(LANDS[canvas.palette][colour])
    for first, last in runs(fields):
        box = _box(canvas, first).union(_box(canvas, last)).clip(land.get_rect())
        tone = pg.transform.grayscale(land.subsurface(box).copy()).convert(24)  # of a copy: of a part it is wrong
        tone.fill((44, 44, 44), special_flags=pg.BLEND_RGB_ADD)
        tone.fill(light, special_flags=pg.BLEND_RGB_MULT)
        tone.set_alpha(strength)
        land.blit(tone, box)


def runs(fields: list[int]) -> list[tuple[int, int]]:
    """Return fields that lie beside one another in a row as (first, last): what is toned at once costs less."""
    found: list[tuple[int, int]] = []
    for field in sorted(fields):
        if found and found[-1][1] == field - 1 and field % COLUMNS:
            found[-1] = (found[-1][0], field)
        else:
            found.append((field, field))
    return found


def rim(canvas: Canvas, fields: list[int], colour: int, strength: int = 255, reach: float = 9) -> pg.Surface:
    """Return the rim of a region as a picture WIDE x HIGH units, clear but for the fields next to its walls."""
    whole = transparent(canvas.px(WIDE), canvas.px(HIGH))
    canvas.on(whole).blit(*rim_piece(canvas, fields, colour, strength, reach))
    return whole


def rim_piece(
    canvas: Canvas, fields: list[int], colour: int, strength: int = 255, reach: float = 9
) -> tuple[pg.Surface, float, float]:
    """Return the rim of a region as a picture as large as the fields need, and where on the land it lies, in units."""
    columns, rows = [field % COLUMNS for field in fields], [field // COLUMNS for field in fields]
    corner = (min(columns), min(rows))
    size = (max(columns) - corner[0] + 1, max(rows) - corner[1] + 1)
    light = RIMS[canvas.palette][colour]
    key = _key(canvas, fields, colour, strength, reach)
    made = canvas.workshop.cache.get(key, lambda: _rim(canvas, fields, corner, size, light, strength, reach))
    return made, corner[0] * F, corner[1] * F


def has_rim(canvas: Canvas, fields: list[int], colour: int) -> bool:
    """Return whether the rim of a region in full strength is at hand."""
    return canvas.workshop.cache.held(_key(canvas, fields, colour)) is not None


def _key(canvas: Canvas, fields: list[int], colour: int, strength: int = 255, reach: float = 9) -> Hashable:
    return "lowenherz rim", tuple(fields), colour, strength, reach, canvas.px(WIDE), canvas.palette


def _rim(canvas: Canvas, fields: list[int], corner: tuple[int, int], size: tuple[int, int], colour: str, strength: int,
         reach: float) -> pg.Surface:  # fmt: skip
    left, top = corner[0] * F, corner[1] * F
    box = canvas.rect(left, top, size[0] * F, size[1] * F)
    around = transparent(round((size[0] * F + 2 * _MARGIN) * _COARSE), round((size[1] * F + 2 * _MARGIN) * _COARSE))
    around.fill((*(part * strength // 255 for part in rgb(colour)), strength))
    inside = transparent(*box.size)
    for field in fields:
        x, y = field % COLUMNS * F - left + _MARGIN, field // COLUMNS * F - top + _MARGIN
        around.fill((0, 0, 0, 0), [round(v * _COARSE) for v in (x, y, F, F)])
        inside.fill((255, 255, 255, 255), _box(canvas, field).move(-box.x, -box.y))
    soft = pg.transform.gaussian_blur(around, max(1, round(reach * _COARSE)))
    m = round(_MARGIN * _COARSE)
    inner = soft.subsurface((m, m, soft.get_width() - 2 * m, soft.get_height() - 2 * m))
    shown = pg.transform.smoothscale(inner, inside.get_size())
    shown.blit(shown.copy(), (0, 0), special_flags=PREMULTIPLIED)
    shown.blit(inside, (0, 0), special_flags=pg.BLEND_RGBA_MULT)
    return shown
