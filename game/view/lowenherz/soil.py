"""The landscape of the board as one picture: painted ground, strokes, lines of the fields, and what stands on them.

The ground of a terrain is a baked sheet as large as the board, shown where its fields are, with soft ragged edges.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import pygame as pg

from game.view.assets import PREMULTIPLIED, transparent
from game.view.canvas import Canvas
from game.view.ground import texture
from game.view.making import Making, at_once
from game.view.palette import rgb

F = 52.0  # a field, in units
COLUMNS, ROWS = 15, 10
WIDE, HIGH = COLUMNS * F, ROWS * F
TERRAINS = {"P": "plain", "F": "forest", "M": "mountain", "C": "city"}
VARIANTS = {"plain": 10, "forest": 8, "forest_clear": 4, "mountain": 6, "city": 4}
_STROKES = 3
_COARSE = 0.5  # pixels a unit of the shapes of forest, rock and town, which are soft anyway
_HALO = {"F": ("#364925", 31), "M": ("#757666", 42), "C": ("#927f53", 53)}  # what darkens the plain beside it; a seed
_HAZE = ("#efe0b4", 26)
_LIGHT, _DUSK = (34, 28, 10), (28, 26, 22)


Part = tuple[int, int, int, int]  # columns and rows: the first and the last of both, inclusive
Lights = tuple[pg.Surface, pg.Surface]
_WHOLE = (0, 0, COLUMNS - 1, ROWS - 1)


def landscape(canvas: Canvas, terrain: str, busy: frozenset[int] = frozenset()) -> pg.Surface:
    """Return the whole land, WIDE x HIGH units and opaque, without pieces.

    terrain: 150 letters of PFMC, row by row. busy: fields with a piece, on which trees make room.
    """
    whole = at_once(bare(canvas, terrain)).copy()
    things(canvas.on(whole), terrain, busy)
    haze(whole)
    return whole


def bare(canvas: Canvas, terrain: str) -> Making:
    """Make the ground without what stands on it, a small part of the work at each step, and return it.

    The terrain may have blanks, as long as tiles are missing.
    """
    return canvas.layer_by_parts(("lowenherz ground", terrain), WIDE, HIGH, lambda on: _ground(on, terrain))


def haze(land: pg.Surface) -> None:
    """Lay a thin haze over the land, in place, as far as its clip reaches."""
    air = pg.Surface(land.get_clip().size, 0, 24)
    air.fill(rgb(_HAZE[0]))
    air.set_alpha(_HAZE[1])
    land.blit(air, land.get_clip())


def lights(size: tuple[int, int]) -> Lights:
    """Return what `shine` adds to the upper left of a land of that size, and what it takes from the lower right."""
    made = []
    for tone, corner in ((_LIGHT, (0, 0)), (_DUSK, (1, 1))):
        spot = pg.Surface((2, 2), 0, 24)
        spot.set_at(corner, tone)
        made.append(pg.transform.smoothscale(spot, size))
    return made[0], made[1]


def shine(land: pg.Surface, light: Lights) -> None:
    """Let `lights` fall on the land, in place, as far as its clip reaches."""
    for spot, blend in zip(light, (pg.BLEND_RGB_ADD, pg.BLEND_RGB_SUB), strict=True):
        land.blit(spot, land.get_clip(), land.get_clip(), special_flags=blend)


def _ground(canvas: Canvas, terrain: str) -> Iterator[None]:
    """Draw the ground with strokes and the lines of the fields, a part at each step."""
    land = canvas.surface
    size = land.get_size()
    land.blit(pg.transform.smoothscale(texture("lowenherz_plain"), size), (0, 0))
    if " " in terrain:
        _blanks(canvas, terrain)
        return
    for letter, (halo, seed) in _HALO.items():
        yield
        shape = _mask(terrain, letter, seed)
        dark = _painted(pg.transform.gaussian_blur(shape, round(5 * _COARSE)), halo, 170)
        land.blit(pg.transform.smoothscale(dark, size), (0, 0), special_flags=PREMULTIPLIED)
        yield
        sheet = transparent(*size)
        sheet.blit(pg.transform.smoothscale(texture(f"lowenherz_{TERRAINS[letter]}"), size), (0, 0))
        soft = pg.transform.smoothscale(pg.transform.gaussian_blur(shape, 1), size)
        sheet.blit(soft, (0, 0), special_flags=pg.BLEND_RGBA_MULT)
        land.blit(sheet, (0, 0), special_flags=PREMULTIPLIED)
    for field, (letter, count) in enumerate(zip(terrain, _counted(terrain), strict=True)):
        if field % (2 * COLUMNS) == 0:
            yield
        x, y = field % COLUMNS * F, field // COLUMNS * F
        canvas.put(f"lowenherz/brush_{TERRAINS[letter]}_{count % _STROKES}", x - 2, y - 6, F + 24, F + 12)
    canvas.put("lowenherz/grid", 0, 0, WIDE, HIGH)


def _painted(shape: pg.Surface, colour: str, alpha: int) -> pg.Surface:
    """Return the premultiplied shape in one colour."""
    tone = shape.copy()
    r, g, b = (part * alpha // 255 for part in rgb(colour))
    tone.fill((r, g, b, alpha), special_flags=pg.BLEND_RGBA_MULT)
    return tone


def _mask(terrain: str, letter: str, seed: int) -> pg.Surface:
    """Return where a terrain lies, white, coarse: fields that touch run together, rims are ragged."""
    shape = transparent(round(WIDE * _COARSE), round(HIGH * _COARSE))
    chance, white, inset = random.Random(seed), (255, 255, 255, 255), 2.5
    inner = F - 2 * inset

    def fill(x: float, y: float, w: float, h: float, radius: float = 0) -> None:
        box = [round(v * _COARSE) for v in (x, y, w, h)]
        pg.draw.rect(shape, white, box, border_radius=round(radius * _COARSE))

    for field, here in enumerate(terrain):
        if here != letter:
            continue
        column, row = field % COLUMNS, field // COLUMNS
        x, y = column * F, row * F
        fill(x + inset, y + inset, inner, inner, 15)
        if column == COLUMNS - 1 or terrain[field + 1] == letter:
            fill(x + F / 2, y + inset, F, inner)
        if row == ROWS - 1 or terrain[field + COLUMNS] == letter:
            fill(x + inset, y + F / 2, inner, F)
        if not column:
            fill(x, y + inset, F / 2, inner)
        if not row:
            fill(x + inset, y, inner, F / 2)
        for _ in range(9):
            along, r = chance.uniform(4, F - 4), chance.uniform(3.5, 6.5) * 0.8
            dx, dy = chance.choice(((along, 3), (along, F - 3), (3, along), (F - 3, along)))
            pg.draw.circle(shape, white, ((x + dx) * _COARSE, (y + dy) * _COARSE), r * _COARSE)
    return shape


def things(canvas: Canvas, terrain: str, busy: frozenset[int], part: Part = _WHOLE) -> None:
    """Draw what stands on the fields, row by row, so that what is nearer covers what is farther.

    part: with what stands beside it, whose tops and sides reach into it.
    """
    left, top, right, bottom = part
    counts = _counted(terrain)
    for row in range(max(0, top - 1), min(ROWS - 1, bottom + 1) + 1):
        for column in range(max(0, left - 1), min(COLUMNS - 1, right + 1) + 1):
            field = row * COLUMNS + column
            if terrain[field] == " ":
                continue
            kind = TERRAINS[terrain[field]]
            if kind == "forest" and field in busy:
                kind = "forest_clear"
            name = f"lowenherz/field_{kind}_{counts[field] % VARIANTS[kind]}"
            canvas.put(name, column * F - 6, row * F - 14, F + 12, F + 18)


def _blanks(canvas: Canvas, terrain: str) -> None:
    """Darken the places of tiles that do not lie yet."""
    for field, letter in enumerate(terrain):
        if letter == " ":
            canvas.dim(field % COLUMNS * F, field // COLUMNS * F, F, F, "#2b1a0c", 225)
    canvas.put("lowenherz/grid", 0, 0, WIDE, HIGH)


@lru_cache(maxsize=8)
def _counted(terrain: str) -> list[int]:
    """Return how many fields of the same terrain come before each, row by row; so neighbours show other variants."""
    seen = dict.fromkeys((*TERRAINS, " "), 0)
    counts = []
    for field, letter in enumerate(terrain):
        counts.append(seen[letter] + field // COLUMNS // 2)
        seen[letter] += 1
    return counts
