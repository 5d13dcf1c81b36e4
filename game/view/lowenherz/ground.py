"""The coloured land of a position as one picture. From one position to the next only what differs is painted anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame as pg

from game.rules.lowenherz import State
from game.rules.lowenherz.board import COLUMNS, FIELDS, ROWS, TERRAINS
from game.rules.lowenherz.land import fields_of, occupied
from game.view.canvas import Canvas
from game.view.lowenherz import soil, washes
from game.view.lowenherz.realms import realms
from game.view.lowenherz.soil import HIGH, WIDE, F, Part
from game.view.lowenherz.tones import NEUTRAL

SHADE = 200  # of the frame on the land
DARK = "#140a04"
STRIP = 2  # rows that are painted at once


@dataclass(frozen=True, slots=True)
class Scene:
    """What the land looks like.

    terrain: 150 letters, blanks where no tile lies. busy: mask of forests in which somebody stands. realms: (mask of
    fields, colour) of every region.
    """

    terrain: str
    busy: int
    realms: tuple[tuple[int, int], ...]


def scene(state: State) -> Scene:
    """Return how the land of a position looks."""
    return Scene(
        _terrain(state.plain, state.forest, state.mountain, state.city), occupied(state) & state.forest, realms(state)
    )


@lru_cache(maxsize=8)
def _terrain(*masks: int) -> str:
    letters = [" "] * FIELDS
    for mask, letter in zip(masks, TERRAINS, strict=True):
        for field in fields_of(mask):
            letters[field] = letter
    return "".join(letters)


@lru_cache(maxsize=8)
def standing(terrain: str) -> int:
    """Return the fields with a town or a mountain: what brings points and silver must be seen under every colour."""
    return sum(1 << field for field, letter in enumerate(terrain) if letter in "MC")


def changed(one: Scene, other: Scene) -> int:
    """Return the fields that look different in two scenes of the same terrain."""
    found = one.busy ^ other.busy
    for colour in range(NEUTRAL + 1):
        found |= _land(one, colour) ^ _land(other, colour)
    return found


def _land(scene: Scene, colour: int) -> int:
    land = 0
    for fields, shown in scene.realms:
        land |= fields if shown == colour else 0
    return land


class Ground:
    """The land of the newest scene. `picture` is WIDE x HIGH units and opaque."""

    def __init__(self) -> None:
        self.picture: pg.Surface | None = None
        self._scene = Scene("", 0, ())
        self._made: tuple[object, ...] = ()
        self._bare: pg.Surface | None = None  # without things, colours and light
        self._light: soil.Lights | None = None
        self._unfinished = 0  # fields of a scene that was begun, which differ from the one before

    def show(self, canvas: Canvas, new: Scene) -> pg.Surface:
        """Return the picture of a scene; the one that was returned before changes with it."""
        for _ in self.portions(canvas, new):
            pass
        assert self.picture is not None
        return self.picture

    def portions(self, canvas: Canvas, new: Scene) -> Iterator[None]:
        """Make the picture of a scene, a small part of the work whenever the next one is asked for.

        Until the last one it shows neither this scene nor the one before. What is begun can be left for another one.
        """
        made = (canvas.px(WIDE), canvas.px(HIGH), canvas.palette, new.terrain)
        if made != self._made or self.picture is None:
            yield from self._begin(canvas, new, made)
        elif new != self._scene or self._unfinished:
            yield from self._change(canvas, new)
        self._scene, self._unfinished = new, 0

    def _begin(self, canvas: Canvas, new: Scene, made: tuple[object, ...]) -> Iterator[None]:
        self._made = ()  # what is left unfinished is begun anew
        self._bare = yield from soil.bare(canvas, new.terrain)
        yield
        self._light = soil.lights(self._bare.get_size())
        yield
        self.picture = pg.Surface(self._bare.get_size())
        yield from self._strips(canvas, new, (0, 0, COLUMNS - 1, ROWS - 1))
        self._made = made

    def _change(self, canvas: Canvas, new: Scene) -> Iterator[None]:
        soiled = changed(self._scene, new) | self._unfinished
        if not soiled:
            return
        for fields, _colour in {*self._scene.realms} ^ {*new.realms}:
            soiled |= fields  # their rims were scaled as a whole
        self._unfinished = soiled
        found = fields_of(soiled)
        rows, columns = [field // COLUMNS for field in found], [field % COLUMNS for field in found]
        left, top = max(0, min(columns) - 1), max(0, min(rows) - 1)
        right, bottom = min(COLUMNS - 1, max(columns) + 1), min(ROWS - 1, max(rows) + 1)
        yield from self._strips(canvas, new, (left, top, right, bottom))

    def _strips(self, canvas: Canvas, new: Scene, part: Part) -> Iterator[None]:
        """Paint a part of the land strip by strip, after the rims that are not at hand."""
        left, top, right, bottom = part
        inside = _mask(part)
        for fields, colour in new.realms:
            if fields & inside and not washes.has_rim(canvas, fields_of(fields), colour):
                washes.rim_piece(canvas, fields_of(fields), colour)
                yield
        for row in range(top, bottom + 1, STRIP):
            self._paint(canvas, new, (left, row, right, min(bottom, row + STRIP - 1)))
            yield

    def _paint(self, canvas: Canvas, new: Scene, part: Part) -> None:
        """Paint a part of the land, from a column and row to another."""
        land, bare, light = self.picture, self._bare, self._light
        assert land is not None and bare is not None and light is not None
        left, top, right, bottom = part
        box = canvas.rect(left * F, top * F, (right - left + 1) * F, (bottom - top + 1) * F).clip(land.get_rect())
        land.set_clip(box)
        on = canvas.on(land)
        land.blit(bare, box, box)
        inside, built = _mask(part), standing(new.terrain)
        for fields, colour in new.realms:
            washes.wash(on, land, fields_of(fields & inside & built), colour)
        soil.things(on, new.terrain, frozenset(fields_of(new.busy)), part)
        soil.haze(land)
        for fields, colour in new.realms:
            washes.wash(on, land, fields_of(fields & inside & ~built), colour)
            washes.breathe(on, land, fields_of(fields & inside & built), colour)
        soil.shine(land, light)
        for fields, colour in new.realms:
            if fields & inside:
                rim, x, y = washes.rim_piece(on, fields_of(fields), colour)
                on.blit(rim, x, y)
        _shade(on)
        land.set_clip(None)


def _mask(part: Part) -> int:
    left, top, right, bottom = part
    return sum(1 << row * COLUMNS + column for row in range(top, bottom + 1) for column in range(left, right + 1))


def _shade(canvas: Canvas) -> None:
    """Draw the shadow of the frame along the rim of the land."""
    canvas.inner_shadow(0, 0, WIDE, HIGH, 6, SHADE, DARK)
