"""Where everything of Rose King's table lies, in logical units, for a table of any size from 1280 x 720 up. Pure.

Squares are `y * 9 + x`. The map with its trays keeps the middle; extra width goes to the columns at the sides, extra
height to the board (the map then shows less of the sea in the east) and to the chronicle.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.view.boxes import Box, Slot

SIZE = 9
HAND, HEROES = 5, 4
FILES = "abcdefghi"  # the columns from the west
MIN_W, MIN_H = 1280.0, 720.0
BAND = 20.0  # the frame round the map
STEP = 50.0  # the side of a square at 1280 x 720
MAP_W, MAP_H = 688.0, 454.0  # the map inside its frame, at the same size
TALLEST = 1.16  # a larger board leaves no room for the numbers east of it
MARGIN, GAP = 10.0, 14.0
CARD_W, CARD_H = 92.0, 130.0
SMALL_W, SMALL_H = 52.0, 74.0
CALLING = 0.135  # of the height, from above: where large words cross the table


@dataclass(frozen=True, slots=True)
class Layout:
    """All places of one table. near: the side at the bottom, far: the side at the top of the screen."""

    w: float
    h: float
    map: Box
    far_tray: Box
    near_tray: Box
    far_panel: Box
    supply: Box
    near_panel: Box
    chronicle: Box
    piles: Box
    draw: Box
    undo: Box
    redo: Box
    hint: Box
    menu: Box
    board: Box  # the 9 x 9 squares

    def button(self, name: str) -> Box:
        """Return the place of a button, which has the name of its field."""
        box: Box = getattr(self, name)
        return box

    # ---- the board
    @property
    def step(self) -> float:
        """The side of a square."""
        return self.board.w / SIZE

    @property
    def scale(self) -> float:
        """How much larger the board is than at 1280 x 720."""
        return self.step / STEP

    def square(self, number: int) -> Box:
        """Return the place of a square."""
        board = self.board
        return Box(board.x + number % SIZE * self.step, board.y + number // SIZE * self.step, self.step, self.step)

    def knot(self, kx: int, ky: int) -> tuple[float, float]:
        """Return the point where the lines of the grid cross, kx and ky in 0..9."""
        return self.board.x + kx * self.step, self.board.y + ky * self.step

    def square_at(self, x: float, y: float) -> int | None:
        """Return the square under a point, None beside the board."""
        board = self.board
        if not board.holds(x, y):
            return None
        column, row = int((x - board.x) / self.step), int((y - board.y) / self.step)
        return min(row, SIZE - 1) * SIZE + min(column, SIZE - 1)

    # ---- hands and heroes
    def card(self, near: bool, place: int) -> Slot:
        """Return the place of a card in the near or the far hand, counted from the left."""
        if near:
            return Slot(self.near_tray.x + 56 + place * 97, self.near_tray.y + 68, CARD_W, CARD_H)
        return Slot(self.far_tray.centre[0] - 248 + place * 60, self.far_tray.y + 39, SMALL_W, SMALL_H)

    def hero(self, near: bool, place: int, used: bool = False) -> Slot:
        """Return the place of a hero; those that are used lie aslant."""
        if near:
            x = self.near_tray.x + 537 + place * 55
            return Slot(x, self.near_tray.y + (72 if used else 69), 64, 92, 5 if used else 0)
        x = self.far_tray.centre[0] + 86 + place * 53
        return Slot(x, self.far_tray.y + (39.5 if used else 38.5), 48, 69, 4 if used else 0)

    @property
    def own_heroes(self) -> Box:
        """The place of all heroes of the near house."""
        first, last = self.hero(True, 0).box, self.hero(True, HEROES - 1).box
        return Box(first.x, first.y, last.right - first.x, first.h)

    @property
    def look_back(self) -> Box:
        """The place of the knob in the corner of the chronicle."""
        return Box(self.chronicle.right - 46, self.chronicle.y + 10, 32, 32)

    # ---- what the scenes lay over the table
    @property
    def controls(self) -> Box:
        """The place of the buttons, free while replaying."""
        return Box(self.draw.x, self.draw.y, self.draw.w, self.menu.bottom - self.draw.y)

    @property
    def aside(self) -> Box:
        """The chronicle and the piles, for what may be covered by talk."""
        return Box(self.chronicle.x, self.chronicle.y, self.chronicle.w, self.piles.bottom - self.chronicle.y)

    @property
    def talk_knob(self) -> tuple[float, float]:
        """The corner of the chronicle that the look back does not take."""
        return self.chronicle.x + 14, self.chronicle.y + 10

    @property
    def calling(self) -> float:
        """A height over the upper edge of the board, not over its middle."""
        return self.h * CALLING

    @property
    def notice(self) -> Box:
        """The frame over the board, below the cards of the far hand."""
        return Box(self.far_tray.x, self.far_tray.bottom, self.far_tray.w, self.board.y - self.far_tray.bottom)

    # ---- the piles
    @property
    def draw_pile(self) -> Slot:
        """The place of the draw pile."""
        return Slot(self.piles.x + self.piles.w / 2 - 70, self.piles.y + 66, 62, 87.6)

    def discard(self, place: int) -> Slot:
        """Return the place of a discarded card; 0 is the one on top."""
        angle, dx = ((5.0, 0.0), (-9.0, 0.0), (12.0, -1.0), (-3.0, 1.0))[place % 4]
        return Slot(self.piles.x + self.piles.w / 2 + 56 + dx, self.piles.y + 60, 62, 87.6, angle)


def square_name(square: int) -> str:
    """Return the name of a square as the edge of the map has it: a to i from the west, 9 to 1 from the north."""
    return f"{FILES[square % SIZE]}{SIZE - square // SIZE}"


def layout(w: float, h: float) -> Layout:
    """Return the places on a table of w x h logical units (less than 1280 x 720 is taken as that)."""
    w, h = max(MIN_W, w), max(MIN_H, h)
    side = min(340.0, 250.0 + (w - MIN_W) / 3)
    left = max(MARGIN, min(60.0, (w - MAP_W) / 2 - side - 40))
    scale = min(TALLEST, 1 + (h - MIN_H) / MAP_H)
    map_w, map_h = MAP_W + 2 * BAND, MAP_H * scale + 2 * BAND
    air = (h - 720 - MAP_H * (scale - 1)) / 4  # what is left over lies between the trays and the map
    far = Box(w / 2 - 364, 2 + air, 728, 78)
    near = Box(w / 2 - 370, h - 139 - air, 740, 138)
    outer = Box((w - map_w) / 2, far.bottom + 4 + air, map_w, map_h)
    columns = _columns(left, w - left - side, side, h)
    return Layout(w=w, h=h, map=outer, far_tray=far, near_tray=near, board=_board(outer, scale), **columns)


def _board(outer: Box, scale: float) -> Box:
    """Return the squares inside the frame; of a larger map the sea in the east is cut, not the compass in the west."""
    side = SIZE * STEP
    x, y = (MAP_W - side) / 2 * scale, (MAP_H - side) / 2 * scale
    return Box(outer.x + BAND + x, outer.y + BAND + y, side * scale, side * scale)


def _columns(left: float, right: float, side: float, h: float) -> dict[str, Box]:
    """Return the panels of both columns; the chronicle and the supply take the height that is left."""
    house = 228.0
    supply_h = min(300.0, h - 2 * MARGIN - 2 * house - 2 * GAP)
    gap = (h - 2 * MARGIN - 2 * house - supply_h) / 2
    bottom = h - MARGIN
    half = (side - 8) / 2
    buttons = bottom - 58
    draw_y = buttons - 68 - 76
    piles_y = draw_y - GAP - 242
    return {
        "far_panel": Box(left, MARGIN, side, house),
        "supply": Box(left, MARGIN + house + gap, side, supply_h),
        "near_panel": Box(left, bottom - house, side, house),
        "chronicle": Box(right, MARGIN, side, piles_y - GAP - MARGIN),
        "piles": Box(right, piles_y, side, 242),
        "draw": Box(right, draw_y, side, 66),
        "undo": Box(right, buttons - 68, half, 58),
        "redo": Box(right, buttons, half, 58),
        "hint": Box(right + half + 8, buttons - 68, half, 58),
        "menu": Box(right + half + 8, buttons, half, 58),
    }


def coming_places(box: Box, count: int) -> list[Slot]:
    """Return the places of the small cards that can still come: one fan up to seven, two rows beyond."""
    if count <= 7:
        return _fan(box, count)
    first = (count + 1) // 2
    return _row(box, first, 165.0) + _row(box, count - first, 199.0)


def _fan(box: Box, count: int) -> list[Slot]:
    places = []
    for i in range(count):
        angle = (i - (count - 1) / 2) * 4.6
        turn = math.radians(angle - 90)
        x = box.x + box.w / 2 + math.cos(turn) * 440
        places.append(Slot(x, box.y + 620 + math.sin(turn) * 440, 34, 46, angle))
    return places


def _row(box: Box, count: int, y: float) -> list[Slot]:
    step = min(28.0, (box.w - 44) / max(1, count))
    first = box.x + box.w / 2 - (count - 1) / 2 * step
    return [Slot(first + i * step, box.y + y, 24.5, 33) for i in range(count)]
