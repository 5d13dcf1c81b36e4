"""The land on the table: its picture now and before, and how the new one spreads over the old one, field by field."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pygame as pg

from game.rules.lowenherz.board import COLUMNS
from game.rules.lowenherz.land import fields_of
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz.geometry import Table
from game.view.lowenherz.ground import Ground, Scene, changed
from game.view.stage import Stage

SPREAD_MS = 260.0
WAITS = 3
_NOTHING = Scene("", 0, ())


class Land:
    """What the still picture shows of the land, and what spreads over it.

    start: by field, when its new picture begins to appear, in ms of the running script.
    """

    def __init__(self) -> None:
        self._ground = Ground()
        self._old: pg.Surface | None = None
        self._scene = _NOTHING  # the one that rests
        self._new: Scene | None = None  # the one that spreads
        self._start: dict[int, float] = {}
        self._waits = 0  # frames until the new picture is made beforehand
        self._making: Iterator[None] = iter(())  # the rest of that work

    def show(self, scene: Scene) -> None:
        """Show a scene at once."""
        self._scene, self._new, self._old, self._start = scene, None, None, {}

    def begin(self, scene: Scene, starts: dict[int, float], otherwise: float) -> None:
        """Let a scene spread over the one that is shown. otherwise: when fields begin that `starts` does not name.

        Of another terrain, which is still being laid, only the named fields spread; without any it is there at once.
        """
        if scene == self._scene:
            return
        if scene.terrain == self._scene.terrain:
            starts = {field: starts.get(field, otherwise) for field in fields_of(changed(self._scene, scene))}
        elif not starts:
            self.show(scene)
            return
        self._start = starts
        self._new = scene
        self._old = None
        self._waits = WAITS

    def prepare(self, canvas: Canvas) -> None:
        """Make a part of the picture that spreads, after the still picture was mended: all that takes its time."""
        self._waits = max(0, self._waits - 1)
        if self._new is not None and not self._waits:
            self._keep_old(canvas, self._new)
            next(self._making, None)

    def _both(self, canvas: Canvas, new: Scene) -> pg.Surface:
        """Return the new picture, made from the old one, which is kept."""
        self._keep_old(canvas, new)
        for _ in self._making:
            pass
        return self._ground.show(canvas, new)

    def _keep_old(self, canvas: Canvas, new: Scene) -> None:
        """Keep the old picture before the first part of the new one is made."""
        if self._old is None:
            self._old = self._ground.show(canvas, self._scene).copy()
            self._making = self._ground.portions(canvas, new)

    def key_of(self, row: int, column: int, count: int) -> Hashable:
        """Return what the picture of some fields of a row hangs on: they, and the regions beside them."""
        mask = _around(row, column, count)
        scene = self._scene
        realms = tuple((fields, colour) for fields, colour in scene.realms if fields & mask)
        return scene.terrain, scene.busy & mask, realms

    def draw(self, canvas: Canvas, table: Table, box: Box) -> None:
        """Draw the part of the land that rests which lies in a box."""
        picture = self._old or self._ground.show(canvas, self._scene)
        corner = canvas.px(table.fields.x), canvas.px(table.fields.y)
        part = canvas.rect(*box).move(-corner[0], -corner[1]).clip(picture.get_rect())
        canvas.surface.blit(picture, (part.x + corner[0], part.y + corner[1]), part)

    def spreading(self, stage: Stage) -> list[int]:
        """Return the fields that look other than before, or are about to within this tick."""
        return [field for field, at in self._start.items() if stage.busy and stage.now >= at]

    def spread(self, canvas: Canvas, table: Table, stage: Stage, fields: list[int], remainder: float) -> None:
        """Draw the new picture of fields over the old one, as far as it has come."""
        if self._new is None or not fields:
            return
        picture = self._both(canvas, self._new)
        corner = canvas.px(table.fields.x), canvas.px(table.fields.y)
        clip = canvas.surface.get_clip()
        for field in fields:
            box = canvas.rect(*table.field_box(field))
            part = box.move(-corner[0], -corner[1]).clip(picture.get_rect())
            share = stage.share_of(self._start[field], SPREAD_MS, remainder)
            if not clip.colliderect(box) or share <= 0:
                continue
            if share >= 1:
                canvas.surface.blit(picture, box, part)
                continue
            square = picture.subsurface(part).copy()
            square.set_alpha(round(255 * share))
            canvas.surface.blit(square, box)


def _around(row: int, column: int, count: int) -> int:
    mask = 0
    for y in range(max(0, row - 1), min(9, row + 1) + 1):
        for x in range(max(0, column - 1), min(COLUMNS - 1, column + count) + 1):
            mask |= 1 << y * COLUMNS + x
    return mask
