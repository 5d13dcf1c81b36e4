"""What a frame of the table shows: the items of the still picture, and what is drawn between and over the pieces."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import replace
from functools import partial

import pygame as pg

from game.language import current
from game.rules import rose_king as rules
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.frame import Item, by_layer
from game.view.rose_king import column, overlay, panel, pieces
from game.view.rose_king.buttons import buttons
from game.view.rose_king.geometry import BAND
from game.view.rose_king.houses import HOUSE_WORDS
from game.view.rose_king.look import Look
from game.view.rose_king.paint import paint
from game.view.rose_king.picking import BUTTONS
from game.view.rose_king.scenery import scenery
from game.view.script import Piece, Pieces

REACH = 18.0  # how far a piece draws beyond its box: shadows, light, frames
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


class Drawn:
    """What the table shows at one moment (contract: `game.view.frame.Drawn`).

    lifted: cards that are drawn elsewhere. shaken: by how many pixels the board is out of its place.
    """

    def __init__(self, look: Look, lifted: frozenset[str] = frozenset(), shaken: tuple[int, int] = (0, 0)) -> None:
        self.look, self.lifted, self.shaken = look, lifted, shaken

    @property
    def key(self) -> Hashable:
        """The places."""
        return self.look.table

    def ground(self, canvas: Canvas) -> pg.Surface:
        """Return everything that never changes."""
        table = self.look.table
        return canvas.layer(("rose_king", current()), *canvas.size, lambda on: scenery(on, table), opaque=True)

    def items(self, resting: Pieces, moving: Mapping[str, int], busy: bool) -> Iterator[Item]:
        """Yield all that rests, the lowest first."""
        look, table = self.look, self.look.table
        for house in (rules.RED, rules.WHITE):
            box = look.house_panel(house)
            yield Item(("house", house), look, (box,), partial(panel.house_panel, look=look, house=house))
        yield Item("supply", (look.state.supply, table), (table.supply,), partial(panel.supply, look=look))
        yield Item("chronicle", look, (table.chronicle,), partial(column.chronicle, look=look))
        yield Item("piles", look, (table.piles,), partial(column.piles, look=look))
        cards = [table.card(near, place) for near in (False, True) for place in range(rules.HAND_LIMIT)]
        hands = tuple(card.box.grown(REACH) for card in cards)
        if not busy:
            yield Item("newest", look, hands, partial(overlay.newest_glow, look=look))
        for name, piece in by_layer(resting):
            yield Item(name, piece, (reach(piece),), partial(_paint, piece=piece))
        if not busy:
            hidden = frozenset(moving) | self.lifted
            yield Item("marks", (look, hidden), hands, partial(overlay.card_marks, look=look, skip=hidden))
        yield Item("counts", look, (table.piles,), partial(column.counts, look=look))
        if not look.moment.replaying:
            yield Item("buttons", look, _buttons(look), partial(buttons, look=look))

    def floor(self, moving: Mapping[str, int]) -> int:
        """Return the lowest layer of the board on which something moves; from there on nothing is still.

        What moves on the table itself (cards that close ranks) lies beside the board and covers nothing.
        """
        return min((layer for layer in moving.values() if layer >= pieces.LAND), default=pieces.FLYING + 1)

    def aside(self, moving: Mapping[str, int]) -> Hashable:
        """Return nothing: the items hang on the look alone."""
        return None

    def placed(self, canvas: Canvas, name: str, piece: Piece) -> Piece:
        """Return a piece where it is drawn: what lies on the board moves with it, cards do not."""
        if self.shaken == (0, 0) or name.startswith(BESIDE_THE_BOARD):
            return piece
        dx, dy = self.shaken
        return replace(piece, x=piece.x + dx / canvas.k, y=piece.y + dy / canvas.k)

    def under(self, canvas: Canvas, still: pg.Surface) -> None:
        """Draw the inside of the map once more, out of its place while it is shaken; the frame stays."""
        if self.shaken == (0, 0):
            return
        x, y, w, h = self.look.table.map.grown(-BAND)
        box = canvas.rect(x, y, w, h)
        with canvas.clipped(x, y, w, h):
            canvas.surface.blit(still, box.move(self.shaken), box)

    def paint(self, canvas: Canvas, piece: Piece, moving: bool) -> None:
        """Draw one piece."""
        paint(canvas, piece, moving)

    def over(self, canvas: Canvas, moving: Mapping[str, int]) -> None:
        """Draw the counts of the piles: cards that slide there would hide them."""
        column.counts(canvas, self.look)


def reach(piece: Piece) -> Box:
    """Return the box outside which a piece at rest draws nothing; cards may lie aslant."""
    w, h = (max(piece.w, piece.h),) * 2 if piece.angle else (piece.w, piece.h)
    return Box(piece.x - w / 2, piece.y - h / 2 - piece.lift, w, h).grown(REACH)


def _paint(canvas: Canvas, piece: Piece) -> None:
    paint(canvas, piece)


def _buttons(look: Look) -> tuple[Box, ...]:
    places = [*(look.button(name) for name in BUTTONS), look.table.look_back]
    return tuple(Box(*box).grown(4) for box in places if box is not None)
