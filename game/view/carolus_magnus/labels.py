"""Where the labels of the lands lie: at the coast, inside the ring where there is room, and over nothing. Pure.

A label has the region's letters and one cell for the strength of every side. How wide it is depends on the number of
letters and sides alone, so that numbers change without moving anything.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from game.view.boxes import Box, Slot
from game.view.carolus_magnus import stands
from game.view.carolus_magnus.hexes import Point
from game.view.carolus_magnus.ring import Land, Ring

SIZE, LARGE = 16.5, 19.0  # of the numbers; the large ones are those of large regions, or of few
NARROW = 14.6  # of many regions' labels for three sides
CELL = 1.02  # the width of a cell as a share of its height
LETTER = 0.86  # the width of a letter as a share of its size
BESIDES, BETWEEN = 13.0, 3.0  # the width of all that is no letter or cell; between two cells
MOST_LETTERS = 6  # longer names are shortened
OVERLAP = 0.84  # a label may lie so near to the centre of a hex of its own land, in hex radii
CROWN = 7.0  # the crown over a cell
TURNS = (0, -15, 15, -30, 30, -45, 45, -60, 60, -80, 80, -100, 100, -125, 125, -150, 150, 180)
STRIDE = 5.0
SPARED = 0.3  # the cost of every unit of area where knights may stand
COVERED = 300.0  # the cost of covering something; no other cost is as high
SHRUNK = (1.0, 0.93, 0.86)  # letters become smaller where there is no room otherwise
CLEAR = 26.0  # from other lands
COIN_TURNS = (0, 25, -25, 40, -40, 55, -55, 70, -70)  # along the coast, in degrees from the way outward
STARTS = 5  # from so many tiles of a region a place is looked for


def short(name: str) -> str:
    """Return the letters as they stand on a label: of long names the first and the last one."""
    return name if len(name) <= MOST_LETTERS else f"{name[0]}–{name[-1]}"


def number_size(tiles: int, regions: int, sides: int, text: float) -> float:
    """Return the size of the numbers on the label of a region; text: the person's choice, as far as there is room."""
    if regions > 11:
        return (SIZE if sides < 3 else NARROW) * min(text, 1.06)
    return (LARGE if tiles >= 3 or regions < 9 else SIZE) * min(text, 1.06 + 0.035 * (12 - regions))


def extent(name: str, size: float, sides: int) -> tuple[float, float]:
    """Return the width and height of a label."""
    cell = (size + 3) * CELL
    letters = len(short(name)) * (size - 4) * LETTER + 8
    return letters + sides * cell + (sides - 1) * BETWEEN + BESIDES, size + 9


def places(ring: Ring, sides: int, text: float, blocked: Iterable[Box] = ()) -> tuple[Slot, ...]:
    """Return the places of all labels in the order of the lands; blocked: what they must leave free."""
    return _places(ring, sides, round(text, 2), tuple(blocked))


@lru_cache(maxsize=64)
def _places(ring: Ring, sides: int, text: float, blocked: tuple[Box, ...]) -> tuple[Slot, ...]:
    for shrunk in SHRUNK:
        found, cost = _laid(ring, sides, text, shrunk, blocked)
        if cost < COVERED:
            break
    return tuple(Slot(*box.centre, box.w, box.h) for box in found)


def _laid(ring: Ring, sides: int, text: float, shrunk: float, blocked: tuple[Box, ...]) -> tuple[list[Box], float]:
    """Return the boxes of all labels at a size of letters, and what speaks most against one of them."""
    choices = []
    for index, land in enumerate(ring.lands):
        w, h = extent(land.name, number_size(len(land.tiles), len(ring.lands), sides, text) * shrunk, sides)
        choices.append(_Choices(ring, index, w, h, blocked))
    found: dict[int, Box] = {}
    worst = 0.0
    for last in (False, True):  # the second time everybody knows where the others lie
        for index, options in enumerate(choices):
            cost, found[index] = options.best([box for i, box in found.items() if i != index])
            worst = max(worst, cost) if last else 0.0
    return [found[index] for index in range(len(choices))], worst


class _Choices:
    """Where the label of one land can lie, each with what speaks against it; the likely ones are tried first."""

    def __init__(self, ring: Ring, index: int, w: float, h: float, blocked: Sequence[Box]) -> None:
        self.land, self.board, self.size = ring.lands[index], ring.box, (w, h)
        around = self.land.box.grown(w)
        self.near = [other for other in ring.lands if other is not self.land and _touch(other.box, around)]
        self.blocked = [box for box in blocked if _touch(box, around)]
        lands = [self.land, *self.near]
        self.spared = [stands.knights_box(land, place) for land in lands for place in range(len(land.tiles))]
        starts = sorted(self.land.centres, key=lambda c: math.dist(c, self.land.middle))[:STARTS]
        self._untried = sorted(
            (abs(turn) * 1.2 + 0.5 * math.dist(start, self.land.middle), start, turn)
            for start in starts
            for turn in TURNS
        )
        self._options: list[tuple[float, Box]] = []

    def best(self, others: Sequence[Box]) -> tuple[float, Box]:
        """Return the place that covers the others and everything else least, after what speaks against it."""
        near = [box for box in others if _touch(box, self.land.box.grown(2 * self.size[0]))]
        best: tuple[float, Box] | None = None
        for cost, box in self._in_order():
            if best is not None and cost >= best[0]:
                continue
            cost += _covered(box, near)
            if best is None or cost < best[0]:
                best = cost, box
            if self._untried and best[0] <= self._untried[0][0]:
                break
        assert best is not None
        return best

    def _in_order(self) -> Iterator[tuple[float, Box]]:
        """Yield what was tried before, then what has not been tried yet, which costs time."""
        yield from list(self._options)
        while self._untried:
            cost, start, turn = self._untried.pop(0)
            option = self._try(cost, start, turn)
            self._options.append(option)
            yield option

    def _try(self, cost: float, start: Point, turn: float) -> tuple[float, Box]:
        w, h = self.size
        inward = math.degrees(math.atan2(self.board.centre[1] - start[1], self.board.centre[0] - start[0]))
        x, y = _off_coast(self.land, start, inward + turn, w, h)
        box = Box(x - w / 2, y - h / 2, w, h)
        cost += _outside(self.board, box) + _covered(box, self.blocked)
        cost += SPARED * sum(box.shared(row) for row in self.spared)
        return cost + sum(_nearness(other, x, y, w, h) for other in self.near), box


def _covered(box: Box, others: Sequence[Box]) -> float:
    """Return what it costs to cover others: much for little, more for more."""
    left, top = box.x - 3, box.y - CROWN
    right, bottom = box.x + box.w + 3, box.y + box.h + 3
    cost = 0.0
    for x, y, w, h in others:
        across, down = min(right, x + w) - max(left, x), min(bottom, y + h) - max(top, y)
        if across > 0 and down > 0:
            cost += COVERED + across * down
    return cost


def _outside(board: Box, box: Box) -> float:
    beyond = max(0.0, board.x - box.x) + max(0.0, box.right - board.right)
    beyond += max(0.0, board.y - 4 - box.y) + max(0.0, box.bottom - board.bottom)
    return COVERED + 20 * beyond if beyond else 0.0


def _touch(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _nearness(land: Land, x: float, y: float, w: float, h: float) -> float:
    if not _touch(land.box.grown(CLEAR), Box(x - w / 2, y - h / 2, w, h)):
        return 0.0
    away = min(_distance(hx - x, hy - y, w, h) for tile in land.hexes for hx, hy in tile) - land.r
    return 3 * max(0.0, CLEAR - away) if away > 0 else 2 * COVERED


def _distance(dx: float, dy: float, w: float, h: float) -> float:
    """Return how far a point that far from the middle of a plate lies from the plate."""
    return math.hypot(max(0.0, abs(dx) - w / 2), max(0.0, abs(dy) - h / 2))


def _off_coast(land: Land, start: Point, angle: float, w: float, h: float) -> Point:
    """Walk from a point in a direction until a plate lies just off the coast."""
    ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    limit, across, down = (land.r * OVERLAP) ** 2, w / 2, h / 2
    walked = 1.5 * land.r
    points = [(hx - start[0], hy - start[1]) for tile in land.hexes for hx, hy in tile]
    meets = True
    while meets:
        walked += STRIDE
        x, y = ux * walked, uy * walked
        meets = False
        for hx, hy in points:
            dx, dy = abs(hx - x) - across, abs(hy - y) - down
            if (dx if dx > 0 else 0) ** 2 + (dy if dy > 0 else 0) ** 2 < limit:
                meets = True
                break
    return start[0] + ux * walked, start[1] + uy * walked


def coin_place(land: Land, ring: Ring, size: float, taken: Sequence[Box] = ()) -> Point:
    """Return where the coin with the number of steps lies: on the outer coast of the land's middle, inside the board.

    Where the board ends behind the coast, or something taken lies there, as a label, it lies further along the coast.
    """
    x, y = land.middle
    outward = math.degrees(math.atan2(y - ring.box.centre[1], x - ring.box.centre[0]))
    places = [_off_coast(land, land.middle, outward + turn, size * 0.4, size * 0.4) for turn in COIN_TURNS]
    room = ring.box.grown(-size / 2)
    inside = [place for place in places if room.holds(*place)] or places[:1]
    free = [place for place in inside if not any(box.grown(size / 2).holds(*place) for box in taken)]
    found = (free or inside)[0]
    return min(max(found[0], room.x), room.right), min(max(found[1], room.y), room.bottom)
