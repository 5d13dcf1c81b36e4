"""One frame of the table: a still picture of all that rests, kept until something changes, and what moves over it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace

import pygame as pg

from game.language import current
from game.rules import rose_king as rules
from game.view.canvas import Canvas
from game.view.rose_king import column, overlay, panel, pieces
from game.view.rose_king.buttons import buttons
from game.view.rose_king.geometry import BAND
from game.view.rose_king.houses import HOUSE_WORDS
from game.view.rose_king.look import Look
from game.view.rose_king.paint import paint
from game.view.rose_king.scenery import scenery
from game.view.script import Piece
from game.view.stage import Stage

BESIDE_THE_BOARD = ("card:", "hero:", "pile:", "coming:")  # how the names of such pieces begin


def pictures_to_come(look: Look) -> Iterator[tuple[str, float, float]]:
    """Yield the pictures that later moments will show, with their sizes, to be made while nothing moves."""
    for word in rules.CARD_WORDS:
        yield f"{pieces.PICTURES}card_{word}", 92, 130
        yield f"{pieces.PICTURES}card_small_{word}", 52, 74
        for w, h in ((51, 69), (34, 46), (24.5, 33)):
            yield f"{pieces.PICTURES}glyph_{word}", w, h
    for house in (rules.RED, rules.WHITE):
        stone = pieces.stone(look.table, 0, house)
        yield stone.picture, stone.w, stone.h
        yield f"{pieces.PICTURES}seal_{HOUSE_WORDS[house]}", 26 * look.table.scale, 26 * look.table.scale


class Frame:
    """Draws a look and its stage on a canvas. `forget` after anything that the still picture shows has changed."""

    def __init__(self) -> None:
        self._still: pg.Surface | None = None
        self._key: Hashable = None
        self._flying: list[Piece] = []
        self._version = 0
        self._painted = -1  # the version that the still picture shows
        self._whole = False  # nothing was left out of it
        self._waited = False

    def forget(self) -> None:
        """Paint the still picture anew at the next draw."""
        self._version += 1

    def draw(
        self, canvas: Canvas, look: Look, stage: Stage, lifted: frozenset[str], remainder: float = 0.0,
        shaken: tuple[int, int] = (0, 0),
    ) -> None:  # fmt: skip
        """Draw the still picture and the pieces that move over it; `lifted` cards are left out of both.

        shaken: by how many pixels the board is out of its place.
        """
        if self._may_wait(canvas, stage):
            assert self._still is not None
            canvas.surface.blit(self._still, (0, 0))
            self._waited, self._flying = True, []
            return
        moving = stage.moving()
        floor = _floor(moving)
        self._refresh(canvas, look, frozenset(moving) | lifted, floor, stage.busy)
        assert self._still is not None
        canvas.surface.blit(self._still, (0, 0))
        if shaken != (0, 0):
            _shift_board(canvas, look, self._still, shaken)
        above = [
            (_shifted(canvas, name, piece, shaken), name in moving)
            for name, piece in _above(stage.shown(remainder), moving, floor)
            if name not in lifted
        ]
        for piece, moves in above:
            if piece.layer < pieces.FLYING:
                paint(canvas, piece, moves)
        if stage.busy:  # cards that slide on the piles would hide them
            column.counts(canvas, look)
        self._flying = [piece for piece, _ in above if piece.layer >= pieces.FLYING]

    def draw_flying(self, canvas: Canvas) -> None:
        """Draw the pieces that fly over everything else; after `draw`."""
        for piece in self._flying:
            paint(canvas, piece, True)

    def _may_wait(self, canvas: Canvas, stage: Stage) -> bool:
        """Return whether this frame can show the last still picture once more.

        In its first moment a step looks as before it began. Working the step out and painting its still picture in the
        same frame would make that frame twice as long as the others.
        """
        if self._waited or not self._whole or not stage.busy or self._painted == self._version:
            return False
        return self._still is not None and self._still.get_size() == canvas.surface.get_size()

    def _refresh(self, canvas: Canvas, look: Look, hidden: frozenset[str], floor: int, busy: bool) -> None:
        size = canvas.surface.get_size()
        key = (self._version, size, canvas.text_scale, canvas.palette, current(), hidden, floor, busy)
        if key == self._key and self._still is not None:
            return
        if self._still is None or self._still.get_size() != size:
            self._still = pg.Surface(size)
        base = canvas.layer(("rose_king", current()), *canvas.size, lambda on: scenery(on, look.table), opaque=True)
        self._still.blit(base, (0, 0))
        _paint_still(canvas.on(self._still), look, hidden, floor, busy)
        self._key, self._painted = key, self._version
        self._whole, self._waited = not hidden and not busy, False


def _shift_board(canvas: Canvas, look: Look, still: pg.Surface, by: tuple[int, int]) -> None:
    """Draw the inside of the map once more, out of its place; the frame stays."""
    x, y, w, h = look.table.map.grown(-BAND)
    box = canvas.rect(x, y, w, h)
    with canvas.clipped(x, y, w, h):
        canvas.surface.blit(still, box.move(by), box)


def _shifted(canvas: Canvas, name: str, piece: Piece, by: tuple[int, int]) -> Piece:
    """Return a piece where it is drawn: what lies on the board moves with it, cards do not."""
    if by == (0, 0) or name.startswith(BESIDE_THE_BOARD):
        return piece
    return replace(piece, x=piece.x + by[0] / canvas.k, y=piece.y + by[1] / canvas.k)


def _floor(moving: dict[str, int]) -> int:
    """Return the lowest layer of the board on which something moves; from there on nothing is still.

    What moves on the table itself (cards that close ranks) lies beside the board and covers nothing.
    """
    return min((layer for layer in moving.values() if layer >= pieces.LAND), default=pieces.FLYING + 1)


def _above(shown: Mapping[str, Piece], moving: Mapping[str, int], floor: int) -> list[tuple[str, Piece]]:
    """Return the pieces that lie over the still picture with their names, the lowest first."""
    found = [(name, piece) for name, piece in shown.items() if name in moving or piece.layer >= floor]
    return sorted(found, key=lambda pair: pair[1].layer)


def _paint_still(canvas: Canvas, look: Look, hidden: frozenset[str], floor: int, busy: bool) -> None:
    for house in (rules.RED, rules.WHITE):
        panel.house_panel(canvas, look, house)
    panel.supply(canvas, look)
    column.chronicle(canvas, look)
    column.piles(canvas, look)
    if not busy:
        overlay.newest_glow(canvas, look)
    for piece in _resting(look, hidden, floor):
        paint(canvas, piece)
    if not busy:
        overlay.card_marks(canvas, look, hidden)
    column.counts(canvas, look)
    buttons(canvas, look)


def _resting(look: Look, hidden: frozenset[str], floor: int) -> list[Piece]:
    found = [piece for name, piece in look.pieces.items() if name not in hidden and piece.layer < floor]
    return sorted(found, key=lambda piece: piece.layer)
