"""Where everything of Carolus Magnus' table lies, in logical units, for a table of any size from 1280 x 720 up. Pure.

The ring keeps the middle and takes what height there is; extra width goes to the columns at its sides first. Two
players have a column each, three share two, of four each team has one with its own head over both partners.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.view.boxes import Box
from game.view.carolus_magnus.seats import DUEL, PARTNERS, THREE, Seat

MIN_W, MIN_H = 1280.0, 720.0
COLUMN, WIDEST = 272.0, 340.0
MARGIN, EDGE, GAP = 8.0, 10.0, 12.0
FOOT = 142.0  # chronicle on the left, round and buttons on the right, below the panels of two or four players
CONTROLS = 184.0  # the height that the controls of a replay need
ROUND_H, BUTTON_H, BETWEEN = 38.0, 48.0, 6.0
TALLEST = 1.3  # a panel that is stretched further only has holes
TEAM_HEAD = 64.0
RIBBON = Box(25, 8, 50, 44)  # x: inset from the board, w: twice of it
WORDS_Y = 0.43  # where the words on the ribbon stand, as a share of its height


@dataclass(frozen=True, slots=True)
class Table:
    """All places of one table.

    board: the ring's place. seats: the panel of every seat. heads: of the two teams, () without teams. columns: both
    columns as a whole. round: the plate with the round and the acting order.
    """

    w: float
    h: float
    players: int
    text_scale: float
    board: Box
    ribbon: Box
    columns: tuple[Box, Box]
    seats: tuple[Seat, ...]
    heads: tuple[Box, ...]
    chronicle: Box
    round: Box
    undo: Box
    redo: Box
    hint: Box
    menu: Box
    controls: Box

    def button(self, name: str) -> Box:
        """Return the place of a button, which has the name of its field."""
        box: Box = getattr(self, name)
        return box

    def aside(self, seat: int | None) -> Box:
        """Return what may be covered by talk of the column in which a seat does not sit.

        Of two panels above one another it is the lower one; of others the upper one's head, with its name and points,
        stays free, and so do the round and the buttons.
        """
        sides = (0, 0, 1) if self.players == 3 else (0,) * (self.players // 2) + (1,) * (self.players // 2)
        side = 0 if seat is not None and sides[seat] == 1 else 1
        column, upper = self.columns[side], sides.index(side)
        if self.players == 3 and side == 0:
            return self.seats[upper + 1].box
        head = self.heads[side] if self.heads else self.seats[upper].head
        bottom = column.bottom if side == 0 else self.round.y - BETWEEN
        return Box(column.x, head.bottom + 4, column.w, bottom - head.bottom - 4)

    @property
    def talk_knob(self) -> tuple[float, float]:
        """The other end of the chronicle's title, a little over its rim: the first line begins below it."""
        return self.chronicle.x + 8, self.chronicle.y - 2

    @property
    def calling(self) -> float:
        """The height of the ribbon: what is called covers what whoever acts is told, and no land."""
        return self.ribbon.y + self.ribbon.h * WORDS_Y

    @property
    def notice(self) -> Box:
        """The lines of the chronicle, which can be read elsewhere: the ring and the words above it fill the rest."""
        return Box(self.chronicle.x + 4, self.chronicle.y + 36, self.chronicle.w - 8, self.chronicle.h - 40)

    @property
    def look_back(self) -> Box:
        """The place of the knob in the corner of the chronicle."""
        return Box(self.chronicle.right - 38, self.chronicle.y + 5, 28, 28)


def layout(w: float, h: float, players: int, text_scale: float = 1.0, replaying: bool = False) -> Table:
    """Return the places on a table of w x h logical units (less than 1280 x 720 is taken as that)."""
    w, h = max(MIN_W, w), max(MIN_H, h)
    side = min(WIDEST, COLUMN + (w - MIN_W) / 3)
    left = Box(MARGIN, EDGE, side, h - 2 * EDGE)
    right = Box(w - MARGIN - side, EDGE, side, h - 2 * EDGE)
    board = Box(left.right + 7, 60, right.x - left.right - 14, h - 64)
    inset, top, both, height = RIBBON
    ribbon = Box(board.x + inset, top, board.w - both, height)
    foot = CONTROLS if replaying else FOOT
    places = _shared(left, right, foot, replaying) if players == 3 else _facing(left, right, foot, replaying, players)
    return Table(
        w=w, h=h, players=players, text_scale=text_scale, board=board, ribbon=ribbon, columns=(left, right), **places
    )


def _facing(left: Box, right: Box, foot: float, replaying: bool, players: int) -> dict[str, Any]:
    """Return the places where every side has a column."""
    tall = left.h - foot - GAP
    tall = min(tall, (MIN_H - 2 * EDGE - FOOT - GAP) * TALLEST)
    panels = [Box(column.x, column.y, column.w, tall) for column in (left, right)]
    low = Box(left.x, panels[0].bottom + GAP, left.w, left.bottom - panels[0].bottom - GAP)
    if replaying:
        plate = Box(left.x, low.bottom - ROUND_H, left.w, ROUND_H)
        chronicle = Box(low.x, low.y, low.w, low.h - ROUND_H - BETWEEN)
    else:
        plate = Box(right.x, right.bottom - FOOT, right.w, ROUND_H)
        chronicle = low
    heads: tuple[Box, ...] = ()
    if players == 4:
        heads = tuple(Box(panel.x, panel.y, panel.w, TEAM_HEAD) for panel in panels)
        seats = tuple(Seat(half, PARTNERS) for panel in panels for half in _halves(panel))
    else:
        seats = tuple(Seat(panel, DUEL) for panel in panels)
    return {"seats": seats, "heads": heads, "chronicle": chronicle, "round": plate, **_buttons(right)}


def _halves(panel: Box) -> tuple[Box, Box]:
    """Return the parts of a team's panel for both partners, below the team's head."""
    h = (panel.h - TEAM_HEAD - 6) / 2
    return Box(panel.x, panel.y + TEAM_HEAD, panel.w, h), Box(panel.x, panel.y + TEAM_HEAD + h, panel.w, h)


def _shared(left: Box, right: Box, foot: float, replaying: bool) -> dict[str, Any]:
    """Return the places of three players: two on the left, one on the right with the chronicle below."""
    h = (left.h - GAP) / 2
    boxes = (
        Box(left.x, left.y, left.w, h),
        Box(left.x, left.y + h + GAP, left.w, h),
        Box(right.x, right.y, right.w, h),
    )
    plate_y = right.bottom - (foot + BETWEEN + ROUND_H if replaying else FOOT)
    chronicle = Box(right.x, boxes[2].bottom + GAP, right.w, plate_y - BETWEEN - boxes[2].bottom - GAP)
    seats = tuple(Seat(box, THREE) for box in boxes)
    plate = Box(right.x, plate_y, right.w, ROUND_H)
    return {"seats": seats, "heads": (), "chronicle": chronicle, "round": plate, **_buttons(right)}


def _buttons(column: Box) -> dict[str, Box]:
    """Return the four buttons at the foot of the right column, and the place of a replay's controls."""
    half = (column.w - 8) / 2
    low = column.bottom - BUTTON_H
    high = low - BUTTON_H - 5
    return {
        "undo": Box(column.x, high, half, BUTTON_H),
        "redo": Box(column.x, low, half, BUTTON_H),
        "hint": Box(column.x + half + 8, high, half, BUTTON_H),
        "menu": Box(column.x + half + 8, low, half, BUTTON_H),
        "controls": Box(column.x, column.bottom - CONTROLS, column.w, CONTROLS),
    }
