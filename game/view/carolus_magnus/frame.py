"""What a frame of the table shows: the items of the still picture, and the numbers that nothing may hide."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import partial

import pygame as pg

from game.language import current
from game.rules import carolus_magnus as rules
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import chronicle, ground, names, overlay, panel, panel_head, panel_rows, spots
from game.view.carolus_magnus.buttons import buttons
from game.view.carolus_magnus.geometry import Table
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.paint import paint
from game.view.frame import Item, by_layer
from game.view.script import Piece, Pieces

CHRONICLE_SEED = 41
LIGHT = 22.0  # how far the light behind a panel or a choice reaches
#: how far pieces draw beyond their boxes, by their layers: shadows, light, badges, and turned things
REACH = {names.LIGHT: 30.0, names.LAND: 30.0, names.EMPEROR: 30.0}
SMALL_REACH, SUPPLY_REACH = 16.0, 26.0  # the number of a supply stands beside its knight


def pictures_to_come(look: Look) -> Iterator[tuple[str, float, float]]:
    """Yield the pictures that later moments will show, with their sizes, to be made while nothing moves."""
    for panel_ in look.table.seats[:1]:
        for colour in range(5):
            for slot in (panel_.knight(colour, 0, 1), panel_.reserve(0, panel_.plan.most)):
                yield names.knight_picture(colour), slot.w, slot.h
            arms = panel_.arms(colour)
            yield names.arms_picture(colour), arms.w, arms.h


class Drawn:
    """What the table shows at one moment (contract: `game.view.frame.Drawn`).

    numbers: the look whose numbers and sentences the panels show, an older one until what changes them has arrived.
    told: the one of whose turn and round is told, an older one until the step is over.
    """

    def __init__(self, look: Look, numbers: Look, told: Look) -> None:
        self.look, self.numbers, self.told = look, numbers, told

    @property
    def key(self) -> Hashable:
        """The places."""
        return self.look.table, self.look.moment.replaying

    def ground(self, canvas: Canvas) -> pg.Surface:
        """Return everything that never changes."""
        table = self.look.table
        name = ("carolus_magnus", table.players, self.look.moment.replaying, current())
        return canvas.layer(name, *canvas.size, lambda on: _scenery(on, table), opaque=True)

    def items(self, resting: Pieces, moving: Mapping[str, int], busy: bool) -> Iterator[Item]:
        """Yield all that rests, the lowest first."""
        yield from self._below(busy)
        for name, piece in by_layer(resting):
            yield Item(name, piece, (reach(piece),), partial(_paint, piece=piece))
        yield from self._above(moving, busy)

    def _below(self, busy: bool) -> Iterator[Item]:
        look, shown, told, table = self.look, self.numbers, self.told, self.look.table
        if told.turn >= 0:
            box = panel.sheet_of(table, told.turn)
            yield Item("active", (told.turn, table), (box.grown(LIGHT),), self._active)
        heads = (*table.heads, *(seat.head for seat in table.seats))
        yield Item("heads", told, heads, partial(panel_head.heads, look=told))
        yield Item("chronicle", shown, (table.chronicle,), partial(chronicle.chronicle, look=shown))
        yield Item("plate", told, (table.round.grown(10),), partial(chronicle.plate, look=told))
        if not busy:
            yield Item("choosable", look, _choices(look), partial(overlay.choosable, look=look))

    def _above(self, moving: Mapping[str, int], busy: bool) -> Iterator[Item]:
        look, shown, table = self.look, self.numbers, self.look.table
        yield Item("castles", (shown.state.stocks, table), _built(table), partial(panel_head.numbers, look=shown))
        covered = self._covered(moving)
        for seat, places in enumerate(table.seats):
            if seat not in covered:
                rows = partial(panel_rows.rows, look=shown, seat=seat)
                yield Item(("rows", seat), panel_rows.key(shown, seat), (places.court.grown(4),), rows)
        if not busy:
            yield Item("forbidden", look, _discs(look), partial(overlay.forbidden, look=look))
        if not look.moment.replaying:
            yield Item("buttons", look, _buttons(look), partial(buttons, look=look))

    def _active(self, canvas: Canvas) -> None:
        _active(canvas, self.told, self.ground(canvas))

    def floor(self, moving: Mapping[str, int]) -> int:
        """Return the lowest layer of the board on which something moves; from there on nothing is still.

        What moves in the panels (knights that close ranks) lies beside the board and covers nothing.
        """
        return min((layer for layer in moving.values() if layer > names.TABLE), default=names.FLYING + 1)

    def aside(self, moving: Mapping[str, int]) -> Hashable:
        """Return whose numbers and turn are shown, and which numbers lie over what moves."""
        return self.numbers, self.told, self._covered(moving)

    def placed(self, canvas: Canvas, name: str, piece: Piece) -> Piece:
        """Return the piece itself."""
        return piece

    def under(self, canvas: Canvas, still: pg.Surface) -> None:
        """Draw nothing."""

    def paint(self, canvas: Canvas, piece: Piece, moving: bool) -> None:
        """Draw one piece."""
        paint(canvas, piece, moving)

    def over(self, canvas: Canvas, moving: Mapping[str, int]) -> None:
        """Draw the numbers of the courts in which something moves."""
        for seat in self._covered(moving):
            panel_rows.rows(canvas, self.numbers, seat)

    def _covered(self, moving: Mapping[str, int]) -> frozenset[int]:
        """Return the seats in whose courts something moves."""
        found = set()
        for name in moving:
            kind, _, rest = name.partition(":")
            if kind == "court":
                found.add(int(rest.partition(":")[0]))
            elif kind == "arms":
                return frozenset(range(len(self.look.table.seats)))
        return frozenset(found)


def reach(piece: Piece) -> Box:
    """Return the box outside which a piece at rest draws nothing."""
    box = Box(piece.x - piece.w / 2, piece.y - piece.h / 2 - piece.lift, piece.w, piece.h)
    if piece.picture.startswith("supply/"):
        return box.grown(SUPPLY_REACH)
    return box.grown(REACH.get(piece.layer, SMALL_REACH))


def _paint(canvas: Canvas, piece: Piece) -> None:
    paint(canvas, piece)


def _choices(look: Look) -> tuple[Box, ...]:
    """Return where lights are behind what can be chosen."""
    if look.acting is None:
        return ()
    dice = tuple(box.grown(LIGHT) for _, box in spots.dice_boxes(look))
    return (*(box.grown(LIGHT) for box in _discs(look)), *dice, look.middle.supply.grown(LIGHT))


def _discs(look: Look) -> tuple[Box, ...]:
    """Return the places of the discs of whoever acts here."""
    if look.acting is None:
        return ()
    return tuple(look.table.seats[look.acting].disc(number).box.grown(2) for number in range(1, rules.DISCS + 1))


def _built(table: Table) -> tuple[Box, ...]:
    """Return where the castles that a side has built and has left are told."""
    titles = tuple(
        Box(seat.box.x, seat.y(seat.plan.titles[3]) - 16, seat.box.w, 32) for seat in table.seats if seat.plan.titles[3]
    )
    return (*table.heads, *(seat.head for seat in table.seats), *titles)


def _buttons(look: Look) -> tuple[Box, ...]:
    places = [*(look.button(name) for name in spots.BUTTONS), look.table.look_back, spots.keep_box(look)]
    return tuple(Box(*box).grown(4) for box in places if box is not None)


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


def _active(canvas: Canvas, look: Look, base: pg.Surface) -> None:
    """Light the panel of the seat whose turn it is: from behind, so the sheet is laid over the light once more."""
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
