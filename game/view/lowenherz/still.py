"""One frame of any table: a still picture of all that rests, mended where something changed, and what moves over it.

A game says by a `Drawn` what there is to see; who draws it how is its own affair.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

import pygame as pg

from game.language import current
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz.board_stage import BoardStage
from game.view.script import Piece, Pieces

RIM = 2  # pixels round a box that rounding may touch


@dataclass(frozen=True, slots=True)
class Item:
    """One thing of the still picture. key: what it shows; equal keys look alike. boxes: it draws nothing outside."""

    name: Hashable
    key: Hashable
    boxes: tuple[Box, ...]
    paint: Callable[[Canvas], None]


class Drawn(Protocol):
    """What a game's table shows at one moment."""

    @property
    def key(self) -> Hashable:
        """What the whole picture hangs on, beside its size, the letters and the colours: the places, the ground."""

    def ground(self, canvas: Canvas) -> pg.Surface:
        """Return the picture below everything, in the size of the canvas."""

    def items(self, resting: Pieces, moving: Mapping[str, int], busy: bool) -> Iterable[Item]:
        """Return all that rests, the lowest first; moving: the other pieces with their layers."""

    def floor(self, moving: Mapping[str, int]) -> int:
        """Return the layer from which on nothing is still while these pieces move."""

    def aside(self, moving: Mapping[str, int]) -> Hashable:
        """Return what the items hang on beside pieces and changes."""

    def placed(self, canvas: Canvas, name: str, piece: Piece) -> Piece:
        """Return a piece above the still picture where it is drawn."""

    def under(self, canvas: Canvas, still: pg.Surface) -> None:
        """Draw what comes between the still picture and the pieces over it."""

    def paint(self, canvas: Canvas, piece: Piece, moving: bool) -> None:
        """Draw one piece."""

    def over(self, canvas: Canvas, moving: Mapping[str, int]) -> None:
        """Draw what moving pieces may not hide, below those that fly."""


class Still:
    """The picture of all that rests."""

    def __init__(self) -> None:
        self.surface: pg.Surface | None = None
        self._items: dict[Hashable, tuple[Item, list[pg.Rect]]] = {}
        self._key: Hashable = None

    def fits(self, canvas: Canvas) -> bool:
        """Return whether there is a picture of the size of the canvas."""
        return self.surface is not None and self.surface.get_size() == canvas.surface.get_size()

    def show(self, canvas: Canvas, key: Hashable, ground: pg.Surface, items: Iterable[Item]) -> None:
        """Take over these items, the lowest first; only where one differs from before anything is drawn."""
        before, self._items = self._items, {item.name: (item, _pixels(canvas, item)) for item in items}
        key = (canvas.text_scale, canvas.palette, current(), key)
        if not self.fits(canvas):
            self.surface, self._key = pg.Surface(canvas.surface.get_size()), None
        assert self.surface is not None
        whole = self.surface.get_rect()
        soiled = _joined(self._changed(before)) if key == self._key else [whole]
        self._key = key
        on = canvas.on(self.surface)
        for part in soiled:
            self._mend(on, ground, part.clip(whole))

    def _changed(self, before: dict[Hashable, tuple[Item, list[pg.Rect]]]) -> list[pg.Rect]:
        found = []
        places, highest = {name: place for place, name in enumerate(before)}, -1
        for name, (item, boxes) in self._items.items():
            old, place = before.get(name), places.get(name, highest)
            if old is None or old[0].key != item.key or place < highest:  # it lies over what was over it before
                found += boxes
            highest = max(highest, place)
        for name, (item, boxes) in before.items():
            new = self._items.get(name)
            if new is None or new[0].key != item.key:
                found += boxes
        return found

    def _mend(self, on: Canvas, ground: pg.Surface, part: pg.Rect) -> None:
        on.surface.set_clip(part)
        on.surface.blit(ground, part, part)
        for item, boxes in self._items.values():
            if part.collidelist(boxes) >= 0:
                item.paint(on)
        on.surface.set_clip(None)


def _pixels(canvas: Canvas, item: Item) -> list[pg.Rect]:
    return [canvas.rect(*box).inflate(2 * RIM, 2 * RIM) for box in item.boxes]


def _joined(parts: list[pg.Rect]) -> list[pg.Rect]:
    """Return rectangles that cover the same and do not overlap."""
    found: list[pg.Rect] = []
    for part in parts:
        while (hit := part.collidelist(found)) >= 0:
            part = part.union(found.pop(hit))
        found.append(part)
    return found


class Frame:
    """Draws a table and its stage on a canvas; flying: the layer of pieces that are over everything else.

    `forget` after anything that the still picture shows has changed.
    """

    def __init__(self, flying: int) -> None:
        self._layer = flying
        self._still = Still()
        self._key: Hashable = None
        self._flying: list[Piece] = []
        self._version = 0
        self._painted = -1  # the version that the still picture shows
        self._whole = False  # nothing was left out of it
        self._waited = False

    def forget(self) -> None:
        """Look at the next draw what has changed."""
        self._version += 1

    def draw(
        self, canvas: Canvas, drawn: Drawn, stage: BoardStage, lifted: frozenset[str], remainder: float = 0.0
    ) -> None:  # fmt: skip
        """Draw the still picture and the pieces that move over it; `lifted` pieces are left out of both."""
        if self._may_wait(canvas, stage):
            self._lay(canvas)
            self._waited, self._flying = True, []
            return
        moving = stage.moving()
        floor = drawn.floor(moving)
        self._refresh(canvas, drawn, stage, moving, lifted, floor)
        drawn.under(canvas, self._lay(canvas))
        above = [
            (drawn.placed(canvas, name, piece), name in moving)
            for name, piece in _above(stage.shown(remainder), moving, floor)
            if name not in lifted
        ]
        for piece, moves in above:
            if piece.layer < self._layer:
                drawn.paint(canvas, piece, moves)
        if stage.busy:
            drawn.over(canvas, moving)
        self._flying = [piece for piece, _ in above if piece.layer >= self._layer]

    def draw_flying(self, canvas: Canvas, drawn: Drawn) -> None:
        """Draw the pieces that fly over everything else; after `draw`."""
        for piece in self._flying:
            drawn.paint(canvas, piece, True)

    def _lay(self, canvas: Canvas) -> pg.Surface:
        assert self._still.surface is not None
        canvas.surface.blit(self._still.surface, (0, 0))
        return self._still.surface

    def _may_wait(self, canvas: Canvas, stage: BoardStage) -> bool:
        """Return whether this frame can show the last still picture once more.

        In its first moment a step looks as before it began. Working the step out and painting its still picture in the
        same frame would make that frame twice as long as the others.
        """
        if self._waited or not self._whole or not stage.busy or self._painted == self._version:
            return False
        return self._still.fits(canvas)

    def _refresh(
        self,
        canvas: Canvas,
        drawn: Drawn,
        stage: BoardStage,
        moving: Mapping[str, int],
        lifted: frozenset[str],
        floor: int,
    ) -> None:
        key = (
            self._version, canvas.surface.get_size(), canvas.text_scale, canvas.palette, current(), frozenset(moving),
            lifted, floor, stage.busy, drawn.key, drawn.aside(moving),
        )  # fmt: skip
        if key == self._key and self._still.fits(canvas):
            return
        hidden = {*moving, *lifted}
        resting = {n: p for n, p in stage.resting().items() if n not in hidden and p.layer < floor}
        self._still.show(canvas, drawn.key, drawn.ground(canvas), drawn.items(resting, moving, stage.busy))
        self._key, self._painted = key, self._version
        self._whole, self._waited = not hidden and not stage.busy, False


def _above(shown: Pieces, moving: Mapping[str, int], floor: int) -> list[tuple[str, Piece]]:
    """Return the pieces that lie over the still picture with their names, the lowest first."""
    found = [(name, piece) for name, piece in shown.items() if name in moving or piece.layer >= floor]
    return sorted(found, key=lambda pair: pair[1].layer)


def by_layer(resting: Pieces) -> list[tuple[str, Piece]]:
    """Return pieces with their names, the lowest first."""
    return sorted(resting.items(), key=lambda pair: pair[1].layer)
