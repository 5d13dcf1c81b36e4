"""Where everything of Löwenherz' table lies, in logical units, for a table of any size from 1280 x 720 up. Pure.

The board keeps its size, for a window is either wider or higher than 16 to 9: a wider one has wider columns at the
sides, a higher one higher boxes below the board. In a replay the right column is as wide as its controls need.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.rules.lowenherz.board import COLUMNS, EDGE_FIELDS, EDGES, ROWS, UPRIGHT
from game.view.boxes import Box

MIN_W, MIN_H = 1280.0, 720.0
F = 52.0  # a field
RIM = 32.0  # of the frame round the fields
BOARD_W, BOARD_H = COLUMNS * F + 2 * RIM, ROWS * F + 2 * RIM
CELLS = 50  # of the power track, from the upper left corner clockwise
EDGE, GAP, TOP = 8.0, 10.0, 8.0  # at the sides, between boxes, above
LEFT, RIGHT = 192.0, 212.0
REPLAY_LEFT, REPLAY_RIGHT = 172.0, 240.0  # at the least width
WIDER = 90.0  # what a wide table adds to a column at most
PANEL_H, TALLEST = 168.0, 1.3
FOOT, FOOT_MOST = 108.0, 250.0  # the boxes below the board
NEUTRAL_H = 46.0
STACKS_H, STRIP_H, BUTTON_H, BETWEEN = 94.0, 43.0, 50.0, 8.0
CARD_MOST = 560.0
CONTROLS = 182.0
ASIDE = 240.0
LECTERN_W = 340.0  # the most of a coach's sheet
DIALOGUE_H, PARLEY_H, KNOBS = 194.0, 150.0, 48.0
_CARD_HEAD, _CARD_FOOT, _LINE_GAP = 56.0, 10.0, 6.0


@dataclass(frozen=True, slots=True)
class Table:
    """All places of one table.

    board: with the frame; fields: inside of it. panels: by seat. neutral: the strip that names the colour nobody plays,
    None with four players. stacks: the tray of the action cards; piles: each of the five in it, without its number.
    card: the open card as a sheet; lines: its three lines. strip: the contest. redo: at the right end of undo, which is
    narrower while something can be done again. controls: of a replay.
    """

    w: float
    h: float
    players: int
    text_scale: float
    replaying: bool
    board: Box
    fields: Box
    panels: tuple[Box, ...]
    neutral: Box | None
    status: Box
    chronicle: Box
    stacks: Box
    piles: tuple[Box, ...]
    card: Box
    lines: tuple[Box, ...]
    strip: Box
    done: Box
    undo: Box
    redo: Box
    hint: Box
    menu: Box
    controls: Box

    def button(self, name: str) -> Box:
        """Return the place of a button, which has the name of its field."""
        box: Box = getattr(self, name)
        return box

    @property
    def dialogue(self) -> Box:
        """The place for what is asked at the table: over the boxes below the board, but for the knobs at their end."""
        return self._foot(DIALOGUE_H)

    @property
    def parley(self) -> Box:
        """The place for those who bargain or bid: they see every field of the board."""
        return self._foot(PARLEY_H)

    def _foot(self, high: float) -> Box:
        bottom = self.chronicle.bottom
        y = min(self.chronicle.y, bottom - high)  # where those boxes are higher it covers them whole
        return Box(self.board.x, y, self.board.w - KNOBS, bottom - y)

    def lectern(self, asked: bool) -> Box:
        """Return what is free of the left column; asked: while the dialogue stands beside it."""
        above = self.neutral or self.panels[-1]
        x, top = min(above.x, self.aside.x + 4), above.bottom + GAP
        right = self.dialogue.x - GAP if asked else self.aside.right
        return Box(x, top, min(right - x, LECTERN_W), self.aside.bottom - top)

    @property
    def aside(self) -> Box:
        """The left column with the frame beside it, for what may be covered by talk."""
        return Box(self.fields.x - ASIDE, self.board.y, ASIDE, self.h - TOP - self.board.y)

    @property
    def look_back(self) -> Box:
        """The place of the knob in the lower corner of the chronicle."""
        return Box(self.chronicle.right - 40, self.chronicle.bottom - 38, 28, 28)

    @property
    def talk_knob(self) -> tuple[float, float]:
        """The upper left corner of the knob for talk, 32 x 32."""
        return self.chronicle.right - 42, self.chronicle.y + 8

    @property
    def calling(self) -> float:
        """The height of the boxes below the board, so that no field is covered."""
        return self.status.centre[1]

    @property
    def notice(self) -> Box:
        """The upper side of the frame: what its track says stands in the panels too."""
        return Box(self.board.x, self.board.y, self.board.w, self.fields.y - self.board.y)

    # ---- fields and edges
    def field_box(self, field: int) -> Box:
        """Return the place of a field."""
        row, column = divmod(field, COLUMNS)
        return Box(self.fields.x + column * F, self.fields.y + row * F, F, F)

    def field_at(self, x: float, y: float) -> int | None:
        """Return the field at a point, None beside the board."""
        if not self.fields.holds(x, y):
            return None
        return int((y - self.fields.y) // F) * COLUMNS + int((x - self.fields.x) // F)

    def edge_ends(self, edge: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return both ends of an edge, the left or upper one first."""
        box = self.field_box(EDGE_FIELDS[edge][1])
        start = (box.x, box.y)
        return (start, (box.x, box.bottom)) if is_upright(edge) else (start, (box.right, box.y))

    def edge_middle(self, edge: int) -> tuple[float, float]:
        """Return the middle of an edge."""
        (ax, ay), (bx, by) = self.edge_ends(edge)
        return (ax + bx) / 2, (ay + by) / 2

    def edge_box(self, edge: int, reach: float = 9.0) -> Box:
        """Return the place of an edge, as wide as a wall."""
        (ax, ay), (bx, _by) = self.edge_ends(edge)
        return Box(ax - reach, ay, 2 * reach, F) if is_upright(edge) else Box(ax, ay - reach, bx - ax, 2 * reach)

    def edge_at(self, x: float, y: float, reach: float = F / 2) -> int | None:
        """Return the edge that is nearest to a point, None where none is as near as `reach`."""
        field = self.field_at(x, y)
        if field is None:
            return None
        box = self.field_box(field)
        row, column = divmod(field, COLUMNS)
        near = [
            (x - box.x, row * (COLUMNS - 1) + column - 1, column > 0),
            (box.right - x, row * (COLUMNS - 1) + column, column < COLUMNS - 1),
            (y - box.y, UPRIGHT + field - COLUMNS, row > 0),
            (box.bottom - y, UPRIGHT + field, row < ROWS - 1),
        ]
        distance, edge = min((distance, edge) for distance, edge, is_there in near if is_there)
        return edge if distance <= reach else None

    # ---- the power track
    def cell_box(self, points: int) -> Box:
        """Return the cell of the track for so many points; it goes round again after 49."""
        n, (x, y, _w, _h) = points % CELLS, self.board
        thin = RIM - 10
        if n < COLUMNS:
            return Box(x + RIM + n * F, y + 4, F, thin)
        if n < COLUMNS + ROWS:
            return Box(x + RIM + COLUMNS * F + 6, y + RIM + (n - COLUMNS) * F, thin, F)
        if n < 2 * COLUMNS + ROWS:
            return Box(x + RIM + (2 * COLUMNS + ROWS - 1 - n) * F, y + RIM + ROWS * F + 6, F, thin)
        return Box(x + 4, y + RIM + (CELLS - 1 - n) * F, thin, F)


def is_upright(edge: int) -> bool:
    """Return whether an edge lies between two fields of one row."""
    return edge < UPRIGHT


def edge_between(a: int, b: int) -> int | None:
    """Return the edge between two fields, None if they are no neighbours."""
    low, high = min(a, b), max(a, b)
    if high - low == 1 and high % COLUMNS:
        return low // COLUMNS * (COLUMNS - 1) + low % COLUMNS
    return UPRIGHT + low if high - low == COLUMNS and UPRIGHT + low < EDGES else None


@lru_cache(maxsize=8)
def layout(w: float, h: float, players: int, text_scale: float = 1.0, replaying: bool = False) -> Table:
    """Return the places on a table of w x h logical units (less than 1280 x 720 is taken as that)."""
    w, h = max(MIN_W, w), max(MIN_H, h)
    least = (REPLAY_LEFT, REPLAY_RIGHT) if replaying else (LEFT, RIGHT)
    more = min(WIDER, (w - MIN_W) / 3)
    left = Box(EDGE, TOP, least[0] + more, h - 2 * TOP)
    right = Box(w - EDGE - least[1] - more, TOP, least[1] + more, h - 2 * TOP)
    foot = min(FOOT_MOST, FOOT + (h - MIN_H) * 0.6)
    board_x = (left.right + right.x - BOARD_W) / 2
    board = Box(board_x, TOP + (h - 2 * TOP - foot - GAP - BOARD_H) / 2, BOARD_W, BOARD_H)
    low = h - TOP - foot
    return Table(
        w=w,
        h=h,
        players=players,
        text_scale=text_scale,
        replaying=replaying,
        board=board,
        fields=Box(board.x + RIM, board.y + RIM, COLUMNS * F, ROWS * F),
        status=Box(board.x, low, 350, foot),
        chronicle=Box(board.x + 360, low, board.w - 360, foot),
        **_seats(left, players),
        **_cards(right, replaying),
    )


def _seats(column: Box, players: int) -> dict[str, Any]:
    """Return the panels, all of the size they have with four players, and the strip of the neutral colour."""
    high = min(PANEL_H * TALLEST, (column.h - 3 * GAP) / 4)
    step = high + GAP
    if players == 4:
        step = (column.h - high) / 3
    panels = tuple(Box(column.x, column.y + seat * step, column.w, high) for seat in range(players))
    neutral = Box(column.x, panels[-1].bottom + GAP, column.w, NEUTRAL_H) if players < 4 else None
    return {"panels": panels, "neutral": neutral}


def _cards(column: Box, replaying: bool) -> dict[str, Any]:
    """Return the right column: stacks, open card, contest, and the buttons or the place for a replay's controls."""
    stacks = Box(column.x, column.y, column.w, STACKS_H)
    half = (column.w - BETWEEN) / 2
    lower = column.bottom - BUTTON_H
    upper = lower - BETWEEN - BUTTON_H
    controls = Box(column.x, column.bottom - CONTROLS, column.w, CONTROLS)
    strip = Box(column.x, (controls.y if replaying else upper) - GAP - STRIP_H, column.w, STRIP_H)
    tall = min(CARD_MOST, strip.y - GAP - stacks.bottom - GAP)
    card = Box(column.x, stacks.bottom + GAP, column.w, tall)
    line_h = (tall - _CARD_HEAD - _CARD_FOOT - 2 * _LINE_GAP) / 3
    pile = min(38.0, (column.w - 20) / 5 - 4)
    step = (column.w - 20) / 5
    undo = Box(column.x + half + BETWEEN, upper, half, BUTTON_H)
    return {
        "stacks": stacks,
        "piles": tuple(
            Box(column.x + 10 + n * step + (step - pile) / 2, stacks.y + 12, pile, pile * 86 / 60) for n in range(5)
        ),
        "card": card,
        "lines": tuple(
            Box(card.x + 10, card.y + _CARD_HEAD + n * (line_h + _LINE_GAP), card.w - 20, line_h) for n in range(3)
        ),
        "strip": strip,
        "done": Box(column.x, upper, half, BUTTON_H),
        "undo": undo,
        "redo": Box(undo.right - 38, undo.y, 38, BUTTON_H),
        "hint": Box(column.x, lower, half, BUTTON_H),
        "menu": Box(column.x + half + BETWEEN, lower, half, BUTTON_H),
        "controls": controls,
    }
