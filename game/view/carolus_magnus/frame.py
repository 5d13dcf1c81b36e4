"""One frame of the table: a still picture of all that rests, kept until something changes, and what moves over it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

import pygame as pg

from game.language import current
from game.rules import carolus_magnus as rules
from game.view.canvas import Canvas
from game.view.carolus_magnus import chronicle, ground, names, overlay, panel, panel_head, panel_rows
from game.view.carolus_magnus.buttons import buttons
from game.view.carolus_magnus.geometry import Table
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.paint import paint
from game.view.script import Piece
from game.view.stage import Stage

CHRONICLE_SEED = 41


def pictures_to_come(look: Look) -> Iterator[tuple[str, float, float]]:
    """Yield the pictures that later moments will show, with their sizes, to be made while nothing moves."""
    for panel_ in look.table.seats[:1]:
        for colour in range(5):
            for slot in (panel_.knight(colour, 0, 1), panel_.reserve(0, panel_.plan.most)):
                yield names.knight_picture(colour), slot.w, slot.h
            arms = panel_.arms(colour)
            yield names.arms_picture(colour), arms.w, arms.h


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
        self, canvas: Canvas, look: Look, numbers: Look, stage: Stage, lifted: frozenset[str], remainder: float = 0.0
    ) -> None:
        """Draw the still picture and the pieces that move over it; `lifted` pieces are left out of both.

        numbers: the look whose numbers the panels show, an older one until what changes them has arrived.
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
        above = [
            (piece, name in moving)
            for name, piece in _above(stage.shown(remainder), moving, floor)
            if name not in lifted
        ]
        for piece, moves in above:
            if piece.layer < names.FLYING:
                paint(canvas, piece, moves)
        if stage.busy:
            _numbers(canvas, numbers)
        self._flying = [piece for piece, _ in above if piece.layer >= names.FLYING]

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
        table = look.table
        name = ("carolus_magnus", table.players, look.moment.replaying, current())
        base = canvas.layer(name, *canvas.size, lambda on: _scenery(on, table), opaque=True)
        self._still.blit(base, (0, 0))
        on = canvas.on(self._still)
        _active(on, look, base)
        _paint_still(on, look, hidden, floor, busy)
        self._key, self._painted = key, self._version
        self._whole, self._waited = not hidden and not busy, False


def _scenery(canvas: Canvas, table: Table) -> None:
    """Draw everything that never changes."""
    canvas.backdrop()
    canvas.glow(-260, -260, 620, 420, 200, 120, "#ffb862", 46)  # candle light from the upper left
    ground.draw_ground(canvas, table.board, rules.HAND[table.players])
    panel.panels(canvas, table)
    canvas.panel(*table.chronicle, "", panel.CORNER, CHRONICLE_SEED)
    canvas.nine(panel.FRAME, *table.chronicle)
    canvas.shadow(*table.round, 12, 6, 150)
    canvas.nine("carolus_magnus/dark_plate", *table.round)


def _floor(moving: dict[str, int]) -> int:
    """Return the lowest layer of the board on which something moves; from there on nothing is still.

    What moves in the panels (knights that close ranks) lies beside the board and covers nothing.
    """
    return min((layer for layer in moving.values() if layer > names.TABLE), default=names.FLYING + 1)


def _above(shown: Mapping[str, Piece], moving: Mapping[str, int], floor: int) -> list[tuple[str, Piece]]:
    """Return the pieces that lie over the still picture with their names, the lowest first."""
    found = [(name, piece) for name, piece in shown.items() if name in moving or piece.layer >= floor]
    return sorted(found, key=lambda pair: pair[1].layer)


def _paint_still(canvas: Canvas, look: Look, hidden: frozenset[str], floor: int, busy: bool) -> None:
    panel_head.heads(canvas, look)
    chronicle.chronicle(canvas, look)
    chronicle.plate(canvas, look)
    if not busy:
        overlay.choosable(canvas, look)
    for piece in _resting(look, hidden, floor):
        paint(canvas, piece)
    if not busy:
        _numbers(canvas, look)
        overlay.forbidden(canvas, look)
    buttons(canvas, look)


def _numbers(canvas: Canvas, look: Look) -> None:
    panel_head.numbers(canvas, look)
    panel_rows.rows(canvas, look)
    panel_rows.marks(canvas, look)


def _active(canvas: Canvas, look: Look, base: pg.Surface) -> None:
    """Light the panel of the seat whose turn it is: from behind, so the sheet is laid over the light once more."""
    if look.turn < 0:
        return
    box = panel.sheet_of(look.table, look.turn)
    if look.table.heads:
        panel.lit(canvas, box)
        return
    canvas.glow(*box.grown(2), panel.CORNER, 9, "#ffc94d", 235)
    round_ = panel.CORNER
    for part in (
        box._replace(x=box.x + round_, w=box.w - 2 * round_),
        box._replace(y=box.y + round_, h=box.h - 2 * round_),
    ):
        inside = canvas.rect(*part)
        canvas.surface.blit(base, inside, inside)
    canvas.nine(panel.FRAME_ACTIVE, *box)


def _resting(look: Look, hidden: frozenset[str], floor: int) -> list[Piece]:
    found = [piece for name, piece in look.pieces.items() if name not in hidden and piece.layer < floor]
    return sorted(found, key=lambda piece: piece.layer)
