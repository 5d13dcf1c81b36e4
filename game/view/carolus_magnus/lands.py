"""The pictures of the lands, made at run time for the regions there are: faces, shadows, light and lines round them.

A picture is made once for its size in pixels and kept in the cache of the window. While the lands slide and grow, what
is there is scaled: making one takes too long for a frame.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import pygame as pg

from game.view import light
from game.view.assets import PREMULTIPLIED, faded, rasterise, settled, transparent
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import hexes, names, soil
from game.view.carolus_magnus.coast import UNIT
from game.view.carolus_magnus.soil import NOBODY, Shape
from game.view.making import Making, at_once
from game.view.palette import mix, rgb

Size = tuple[int, int]
Make = Callable[[], pg.Surface]

MARGIN = 11.0  # round the box of a land, for its shadow, in units
SHADE_BLUR, SHADE_ALPHA, SHADE_DX, SHADE_DY = 6.0, 190, 4.0, 9.0
LIGHT_REACH, LIGHT_RIM = 9.0, 2
LIGHTS = {"reach": ("#ffc23a", 1.0), "hover": ("#ffd75e", 1.7), "last": ("#fff0b8", 0.5), "merge": ("#fff3b0", 1.5)}
LINES = {"reach": ("#ffd75e", 2.6), "hover": ("#fff3b0", 3.0), "last": ("#fff6c8", 2.6), "merge": ("#fff6c8", 3.0)}
MERGED = "last"  # the light round a land that was merged
#: the centre of the view on every shape of tile, and its width: beside a castle, and alone
_BESIDE, _ALONE = ((12, -25), (-26, -6), (12, -25)), ((0, -23), (4, -21), (0, -24))
_NARROW, _WIDE = 47.0, 66.0
_GLEAM = (10, 9, 6)
LARGE = 60_000  # pixels of a land that is made in more steps than others


def tiles_of(word: str) -> tuple[int, ...]:
    """Return the tiles of a region by its letters."""
    return tuple(names.LETTERS.index(letter) for letter in word)


def _latest(canvas: Canvas, key: Hashable, size: Size, rim: int, make: Make, moving: bool) -> pg.Surface:
    """Return the picture made last under a key; at rest it has w x h pixels and a rim, else it is made anew."""
    cache = canvas.workshop.cache
    found, ahead = cache.held(key), cache.held(("ahead", key))  # what was made ahead stays as fresh as what is shown
    wanted = (size[0] + 2 * rim, size[1] + 2 * rim)
    if found is None or (not moving and found.get_size() != wanted):
        found = ahead if ahead is not None and ahead.get_size() == wanted else make()
        cache.put(key, found)
        cache.drop(("ahead", key))
    return found


def prepare(canvas: Canvas, word: str, owner: int, box: Box) -> Iterator[None]:
    """Make the picture of a land that will soon be shown in a box, a part of the work at a time, if it is not there."""
    cache, key, size = canvas.workshop.cache, ("land", word, owner), _pixels(canvas, box)
    rim = canvas.px(MARGIN)
    for kept in (key, ("ahead", key)):
        found = cache.held(kept)
        if found is not None and found.get_size() == (size[0] + 2 * rim, size[1] + 2 * rim):
            return
    made = yield from _making(canvas, soil.shape(tiles_of(word)), owner, *size, rim)
    cache.put(("ahead", key), made)
    yield


def prepare_light(canvas: Canvas, word: str, kind: str, box: Box) -> Iterator[None]:
    """Make the light round a land that will soon be shown in a box, a part of the work at a time."""
    cache, key, size = canvas.workshop.cache, ("light", word, kind), _pixels(canvas, box)
    blur = max(1, canvas.px(LIGHT_REACH))
    wanted = (size[0] + 2 * LIGHT_RIM * blur, size[1] + 2 * LIGHT_RIM * blur)
    if any(found is not None and found.get_size() == wanted for found in map(cache.held, (key, ("ahead", key)))):
        return
    made = yield from _glowing(soil.shape(tiles_of(word)), kind, size, blur)
    cache.put(("ahead", key), made)
    yield


def keep(canvas: Canvas, word: str, what: int | str) -> None:
    """Let what was made ahead for a land stay as fresh as what is shown. what: an owner, or the kind of a light."""
    canvas.workshop.cache.held(("ahead", ("light" if isinstance(what, str) else "land", word, what)))


def _drawn(svg: str, w: int, h: int) -> pg.Surface:
    return settled(rasterise(svg, w, h), w, h)


def _made(canvas: Canvas, of: Shape, owner: int, w: int, h: int, rim: int) -> pg.Surface:
    """Return a land of w x h pixels with its shadow, and a rim on every side."""
    return at_once(_making(canvas, of, owner, w, h, rim))


def _making(canvas: Canvas, of: Shape, owner: int, w: int, h: int, rim: int) -> Making:
    """Make a land step by step; a small one in fewer steps."""
    large = w * h > LARGE
    face = _drawn(soil.washes(of), w, h)
    if large:
        yield
    _views(canvas, face, of, owner, w / of.w)
    face.fill(_GLEAM, special_flags=pg.BLEND_RGB_ADD)
    yield
    face.blit(_drawn(soil.borders(of, owner), w, h), (0, 0), special_flags=PREMULTIPLIED)
    if large:
        yield
    mask = _drawn(soil.mask(of), w, h)
    face.blit(mask, (0, 0), special_flags=pg.BLEND_RGBA_MULT)
    yield
    whole = _shadow(canvas, mask, rim)
    if large:
        yield
    whole.blit(_side(mask, w / of.w), (rim, rim), special_flags=PREMULTIPLIED)
    if large:
        yield
    for part in (face, _drawn(soil.outline(of, "#2b1808", 2.2), w, h)):
        whole.blit(part, (rim, rim), special_flags=PREMULTIPLIED)
    return whole


def _shadow(canvas: Canvas, mask: pg.Surface, rim: int) -> pg.Surface:
    """Return the shadow that a face throws to the lower right, with a rim."""
    blur = max(1, canvas.px(SHADE_BLUR))
    cast = light.cast_shadow(mask, blur, SHADE_ALPHA)
    whole = transparent(mask.get_width() + 2 * rim, mask.get_height() + 2 * rim)
    place = (rim - 3 * blur + canvas.px(SHADE_DX), rim - 3 * blur + canvas.px(SHADE_DY))
    whole.blit(cast, place, special_flags=PREMULTIPLIED)
    return whole


def _side(mask: pg.Surface, k: float) -> pg.Surface:
    """Return the thickness of a land below its face: copies of the face in light to dark wood. k: pixels a unit."""
    side, wood = transparent(*mask.get_size()), transparent(*mask.get_size())
    deep = max(1, round(soil.DEPTH * k))
    for down in range(deep, 0, -1):
        wood.fill((0, 0, 0, 0))  # the same surface for all: a new one takes as long as drawing on it
        wood.blit(mask, (0, 0), special_flags=pg.BLEND_RGBA_ADD)
        wood.fill((*rgb(mix("#7a5730", "#2a180b", down / deep)), 255), special_flags=pg.BLEND_RGBA_MULT)
        side.blit(wood, (0, down), special_flags=PREMULTIPLIED)
    return side


def _views(canvas: Canvas, face: pg.Surface, of: Shape, owner: int, k: float) -> None:
    """Draw the views of all tiles; k: pixels a unit of the drawing."""
    wide = _WIDE if owner == NOBODY else _NARROW
    size = (round(wide * k), round(wide * k * 78 / 112))
    for tile in of.tiles:
        dx, dy = (_ALONE if owner == NOBODY else _BESIDE)[hexes.SHAPE_OF[tile]]
        x, y = hexes.point(hexes.PLACE_OF[tile])
        x, y = x * UNIT - of.origin[0] + dx, y * UNIT - of.origin[1] + dy
        drawn = canvas.workshop.pictures.rastered(f"{names.PICTURES}landscape_{names.LETTERS[tile]}", *size)
        view = settled(drawn, *size)
        face.blit(view, view.get_rect(center=(round(x * k), round(y * k))), special_flags=PREMULTIPLIED)


def draw_land(canvas: Canvas, word: str, owner: int, box: Box, alpha: float = 255, moving: bool = False) -> None:
    """Draw the land of these letters in its box; one that moves is scaled from the picture made last."""
    size, rim = _pixels(canvas, box), canvas.px(MARGIN)

    def make() -> pg.Surface:
        return _made(canvas, soil.shape(tiles_of(word)), owner, *size, rim)

    drawn = _latest(canvas, ("land", word, owner), size, rim, make, moving)
    wanted = (size[0] + 2 * rim, size[1] + 2 * rim)
    if drawn.get_size() != wanted:
        drawn = pg.transform.smoothscale(drawn, wanted)
    _show(canvas, drawn, box, rim, alpha)


def draw_light(canvas: Canvas, word: str, kind: str, box: Box, alpha: float = 255, moving: bool = False) -> None:
    """Draw the light round a land in its box, and a bright line along its coast, under the land; kind: of `LIGHTS`."""
    size, blur = _pixels(canvas, box), max(1, canvas.px(LIGHT_REACH))

    def make() -> pg.Surface:
        return at_once(_glowing(soil.shape(tiles_of(word)), kind, size, blur))

    rim = LIGHT_RIM * blur
    _show(canvas, _latest(canvas, ("light", word, kind), size, rim, make, moving), box, rim, alpha)


def _glowing(of: Shape, kind: str, size: Size, blur: int) -> Making:
    """Make a light with a rim of `LIGHT_RIM` blurs step by step; further out the halo is too faint to be seen."""
    colour, power = LIGHTS[kind]
    outline = _drawn(soil.outline(of, "#ffffff", 15), *size)
    yield
    wide = light.halo(outline, blur, colour, power)
    yield
    cut = (3 - LIGHT_RIM) * blur
    glow = wide.subsurface((cut, cut, size[0] + 2 * LIGHT_RIM * blur, size[1] + 2 * LIGHT_RIM * blur)).copy()
    tone, width = LINES[kind]
    line = _drawn(soil.outline(of, tone, 2 * width + 2.2), *size)
    glow.blit(line, (LIGHT_RIM * blur, LIGHT_RIM * blur), special_flags=PREMULTIPLIED)
    return glow


def draw_line(canvas: Canvas, word: str, kind: str, box: Box, alpha: float = 255, moving: bool = False) -> None:
    """Draw the bright line along the coast of a land in its box; kind: one of `LINES`."""
    _show(canvas, line(canvas, word, kind, box, moving), box, 0, alpha)


def line(canvas: Canvas, word: str, kind: str, box: Box, moving: bool = False) -> pg.Surface:
    """Return the picture of that line."""
    size = _pixels(canvas, box)

    def make() -> pg.Surface:
        return _drawn(soil.outline(soil.shape(tiles_of(word)), *LINES[kind]), *size)

    return _latest(canvas, ("coast", word, kind), size, 0, make, moving)


def _pixels(canvas: Canvas, box: Box) -> Size:
    return max(1, canvas.px(box.w)), max(1, canvas.px(box.h))


def _show(canvas: Canvas, drawn: pg.Surface, box: Box, rim: int, alpha: float) -> None:
    if alpha < 4:
        return
    if alpha < 252:
        drawn = faded(drawn, round(alpha))
    place = (canvas.px(box.x) - rim, canvas.px(box.y) - rim)
    canvas.surface.blit(drawn, place, special_flags=PREMULTIPLIED)
