"""What a frame of the table shows: the items of the still picture, and the parts of the board in which something moves.

What stands on the board covers what stands behind it. So where something moves, that part of the board is drawn anew,
the land first and then all that stands there, from the back to the front.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial

import pygame as pg

from game.language import current
from game.rules.lowenherz.board import COLUMNS, ROWS
from game.rules.lowenherz.cards import LINES
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.frame import Item, by_layer
from game.view.lowenherz import card, duel_picture, effects, names, overlay, side, track
from game.view.lowenherz.anchors import ANCHORED
from game.view.lowenherz.geometry import F, Table
from game.view.lowenherz.land import Land
from game.view.lowenherz.look import Look
from game.view.lowenherz.paint import DECISION, box_of, paint
from game.view.lowenherz.pointer import Pointer
from game.view.lowenherz.tones import picture
from game.view.script import Piece, Pieces
from game.view.stage import Stage

BLOCK = 5  # fields of a row that are one item
OUTSIDE = 3.0  # how far the board draws over the inner moulding of its frame
REACH = 4.0  # of what is made at run time


def pictures_to_come(look: Look) -> Iterator[tuple[str, float, float]]:
    """Yield the pictures that later moments will show, with their sizes, to be made while nothing moves."""
    yield from effects.pictures()
    yield from duel_picture.pictures(range(look.state.players))
    walls = ("wall_upright", "wall_lying_0", "wall_lying_1", "wall_lying_2", "turret")
    signs = [
        f"{kind}_{way}" for kind in ("edge_small", "edge", "edge_glow", "edge_last") for way in ("upright", "lying")
    ]
    for name in (*walls, *signs):
        yield f"lowenherz/{name}", *ANCHORED[name.removesuffix("_0").removesuffix("_1").removesuffix("_2")][2:]
    yield from card.pictures(look.table)
    for seat in range(look.state.players):
        for kind in ("knight", "castle", "pennant"):
            yield picture(kind, seat), *ANCHORED[kind][2:]
        yield picture("land", seat), F, F
        yield picture("marker_ghost", seat), track.W, track.H
        for line in range(LINES):
            yield f"{picture('decision', seat)}_{line + 1}", *DECISION


class Drawn:
    """What the table shows at one moment (contract: `game.view.frame.Drawn`).

    numbers: the look whose numbers the panels show, an older one until what changes them has arrived. land: the picture
    of the land, and how a new one spreads over an old one.
    """

    def __init__(
        self, look: Look, numbers: Look, pointer: Pointer, stage: Stage, land: Land, remainder: float
    ) -> None:  # fmt: skip
        self.look, self.numbers, self._pointer = look, numbers, pointer
        self._stage, self._land, self._remainder = stage, land, remainder

    @property
    def key(self) -> Hashable:
        """The places."""
        return self.look.table

    def ground(self, canvas: Canvas) -> pg.Surface:
        """Return everything that never changes."""
        table = self.look.table
        name = ("lowenherz", table, current())
        return canvas.layer(name, *canvas.size, lambda on: _scenery(on, table), opaque=True)

    # ---- what rests
    def items(self, resting: Pieces, moving: Mapping[str, int], busy: bool) -> Iterator[Item]:
        """Yield all that rests, the lowest first."""
        yield from self._blocks()
        yield from overlay.places(self.look, self._pointer)
        board = _board(self.look.table)
        for name, piece in by_layer(resting):
            if piece.layer < names.MARKER:
                yield Item(name, piece, (box_of(piece).grown(REACH),), partial(_clipped, piece=piece, board=board))
        yield from overlay.threats(self.look)
        yield from overlay.prices(self.look, self._pointer)
        for name, piece in by_layer(resting):
            if piece.layer >= names.MARKER:
                yield Item(name, piece, (box_of(piece).grown(REACH),), partial(_paint, piece=piece))
        yield from side.items(self.look, self.numbers, self._pointer)

    def _blocks(self) -> Iterator[Item]:
        fields = self.look.table.fields
        for row in range(ROWS):
            for column in range(0, COLUMNS, BLOCK):
                box = Box(fields.x + column * F, fields.y + row * F, BLOCK * F, F)
                key = self._land.key_of(row, column, BLOCK)
                yield Item(("land", row, column), key, (box,), partial(self._land.draw, table=self.look.table, box=box))

    def floor(self, moving: Mapping[str, int]) -> int:
        """Return a layer above all others: what moves on the board is drawn among what stands there."""
        return names.FLYING + 1

    def aside(self, moving: Mapping[str, int]) -> Hashable:
        """Return whose numbers are shown, and what was begun."""
        return self.numbers, self._pointer.begun()

    def placed(self, canvas: Canvas, name: str, piece: Piece) -> Piece:
        """Return the piece itself."""
        return piece

    # ---- what moves
    def under(self, canvas: Canvas, still: pg.Surface) -> None:
        """Draw the parts of the board anew in which something moves."""
        if not self._stage.busy:
            return
        moving, fields = self._stage.moving(), self._land.spreading(self._stage)
        if not fields and all(layer >= names.MARKER for layer in moving.values()):
            return
        shown = self._stage.shown(self._remainder)
        board = [(piece, name in moving) for name, piece in shown.items() if piece.layer < names.MARKER]
        boxes = [box_of(piece).grown(REACH) for piece, moves in board if moves]
        boxes += _around([self.look.table.field_box(field) for field in fields])
        spread = partial(
            self._land.spread, table=self.look.table, stage=self._stage, fields=fields, remainder=self._remainder
        )
        places = list(overlay.places(self.look, self._pointer))
        signs = [*overlay.threats(self.look), *overlay.prices(self.look, self._pointer)]
        draw_again(canvas, self.look.table, self._land, boxes, board, spread, places, signs)

    def paint(self, canvas: Canvas, piece: Piece, moving: bool) -> None:
        """Draw one piece that lies over the board."""
        if piece.layer >= names.MARKER:
            paint(canvas, piece, moving)

    def over(self, canvas: Canvas, moving: Mapping[str, int]) -> None:
        """Draw nothing: the numbers of the panels are items of the still picture."""


def draw_again(
    canvas: Canvas,
    table: Table,
    land: Land,
    boxes: list[Box],
    pieces: list[tuple[Piece, bool]],
    tint: Callable[[Canvas], None],
    below: Sequence[Item],
    over: Sequence[Item],
) -> None:
    """Draw parts of the board anew: the land, what colours it, and from the back to the front all that stands there.

    pieces: with whether they move. below, over: what lies under and over them.
    """
    board = canvas.rect(*_board(table))
    parts = _joined([canvas.rect(*box).clip(board) for box in boxes])
    ordered = sorted(pieces, key=lambda pair: pair[0].layer)
    places = [canvas.rect(*box_of(piece).grown(REACH)) for piece, _ in ordered]
    for part in parts:
        canvas.surface.set_clip(part)
        land.draw(canvas, table, Box(part.x / canvas.k, part.y / canvas.k, part.w / canvas.k, part.h / canvas.k))
        tint(canvas)
        _within(canvas, part, below)
        for (piece, moves), place in zip(ordered, places, strict=True):
            if part.colliderect(place):
                paint(canvas, piece, moves)
        _within(canvas, part, over)
    canvas.surface.set_clip(None)


def _within(canvas: Canvas, part: pg.Rect, items: Sequence[Item]) -> None:
    """Draw the items that reach into a part."""
    for item in items:
        if any(part.colliderect(canvas.rect(*box)) for box in item.boxes):
            item.paint(canvas)


def _around(boxes: list[Box]) -> list[Box]:
    """Return the one box that holds all of these, [] for none: one part is drawn faster than many small ones."""
    if not boxes:
        return []
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return [Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)]


def _board(table: Table) -> Box:
    """Return the part of the board that pieces may cover: the fields and a little of the moulding round them."""
    return table.fields.grown(OUTSIDE)


def _paint(canvas: Canvas, piece: Piece) -> None:
    paint(canvas, piece)


def _clipped(canvas: Canvas, piece: Piece, board: Box) -> None:
    with canvas.clipped(*board):
        paint(canvas, piece)


def _joined(parts: list[pg.Rect]) -> list[pg.Rect]:
    """Return rectangles that cover the same and do not overlap."""
    found: list[pg.Rect] = []
    for part in parts:
        if not (part.w and part.h):
            continue
        while (hit := part.collidelist(found)) >= 0:
            part = part.union(found.pop(hit))
        found.append(part)
    return found


def _scenery(canvas: Canvas, table: Table) -> None:
    """Draw everything that never changes."""
    canvas.backdrop()
    canvas.glow(-260, -260, 620, 420, 200, 120, "#ffb862", 46)  # candle light from the upper left
    canvas.shadow(*table.board, 7, 8, 190, 3, 6)
    canvas.put("lowenherz/frame", *table.board)
    track.numbers(canvas, table)
    side.scenery(canvas, table)
