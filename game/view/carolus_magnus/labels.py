"""Where the labels of the lands lie: at the coast, inside the ring where there is room, and over nothing. Pure.

A label has the region's letters and one cell for the strength of every side. How wide it is depends on the number of
letters and sides alone, so that numbers change without moving anything.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.view.carolus_magnus.boxes import Box, Slot
from game.view.carolus_magnus.hexes import Point
from game.view.carolus_magnus.ring import Land, Ring

SIZE, LARGE = 16.5, 19.0  # of the numbers; the large ones are those of regions of three tiles and more
NARROW = 14.6  # of many regions' labels for three sides
CELL = 1.02  # the width of a cell as a share of its height
LETTER = 0.86  # the width of a letter as a share of its size
BESIDES, BETWEEN = 13.0, 3.0  # the width of all that is no letter or cell; between two cells
MOST_LETTERS = 6  # longer names are shortened
OVERLAP = 0.84  # a label may lie so near to the centre of a hex of its own land, in hex radii
CROWN = 7.0  # the crown over a cell
TURNS = (0, -15, 15, -30, 30, -45, 45, -60, 60, -80, 80, -100, 100, -125, 125, -150, 150, 180)
STRIDE = 5.0


def short(name: str) -> str:
    """Return the letters as they stand on a label: of long names the first and the last one."""
    return name if len(name) <= MOST_LETTERS else f"{name[0]}–{name[-1]}"


def number_size(tiles: int, regions: int, sides: int, text: float) -> float:
    """Return the size of the numbers on the label of a region; text: the person's choice, as far as there is room."""
    if regions > 11:
        return (SIZE if sides < 3 else NARROW) * min(text, 1.06)
    return (LARGE if tiles >= 3 else SIZE) * min(text, 1.06 + 0.035 * (12 - regions))


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
    sizes = []
    for land in ring.lands:
        sizes.append(extent(land.name, number_size(len(land.tiles), len(ring.lands), sides, text), sides))
    found: list[tuple[float, Box] | None] = [None] * len(sizes)
    choices = [_choices(ring, index, w, h, blocked) for index, (w, h) in enumerate(sizes)]
    for _ in range(2):  # the second time everybody knows where the others lie
        for index, options in enumerate(choices):
            others = [one[1] for i, one in enumerate(found) if one is not None and i != index]
            found[index] = min((cost + _covered(box, others), box) for cost, box in options)
    return tuple(Slot(*box.centre, box.w, box.h) for _, box in (one for one in found if one is not None))


def _choices(ring: Ring, index: int, w: float, h: float, blocked: Sequence[Box]) -> list[tuple[float, Box]]:
    """Return where a label can lie, each with what speaks against it."""
    land = ring.lands[index]
    near = [other for other in ring.lands if other is not land and _touch(other.box, land.box.grown(w))]
    options = []
    for start in sorted(land.centres, key=lambda c: math.dist(c, land.middle))[:5]:
        inward = math.degrees(math.atan2(ring.box.centre[1] - start[1], ring.box.centre[0] - start[0]))
        for turn in TURNS:
            x, y = _off_coast(land, start, inward + turn, w, h)
            box = Box(x - w / 2, y - h / 2, w, h)
            cost = abs(turn) * 1.2 + 0.5 * math.dist(start, land.middle) + _outside(ring.box, box)
            cost += _covered(box, blocked) + sum(_nearness(other, x, y, w, h) for other in near)
            options.append((cost, box))
    return options


def _covered(box: Box, others: Sequence[Box]) -> float:
    """Return what it costs to cover others: much for little, more for more."""
    room = Box(box.x - 3, box.y - CROWN, box.w + 6, box.h + CROWN + 3)
    cost = 0.0
    for other in others:
        across = min(room.right, other.right) - max(room.x, other.x)
        down = min(room.bottom, other.bottom) - max(room.y, other.y)
        if across > 0 and down > 0:
            cost += 250 + across * down
    return cost


def _outside(board: Box, box: Box) -> float:
    beyond = max(0.0, board.x - box.x) + max(0.0, box.right - board.right)
    beyond += max(0.0, board.y - 4 - box.y) + max(0.0, box.bottom - board.bottom)
    return 600 + 20 * beyond if beyond else 0.0


def _touch(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _nearness(land: Land, x: float, y: float, w: float, h: float) -> float:
    away = min(_distance(hx - x, hy - y, w, h) for tile in land.hexes for hx, hy in tile) - land.r
    return 3 * max(0.0, 26 - away) if away > 0 else 400.0


def _distance(dx: float, dy: float, w: float, h: float) -> float:
    """Return how far a point that far from the middle of a plate lies from the plate."""
    return math.hypot(max(0.0, abs(dx) - w / 2), max(0.0, abs(dy) - h / 2))


def _off_coast(land: Land, start: Point, angle: float, w: float, h: float) -> Point:
    """Walk from a point in a direction until a plate lies just off the coast."""
    ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    limit, walked = land.r * OVERLAP, 1.5 * land.r
    points = [(hx - start[0], hy - start[1]) for tile in land.hexes for hx, hy in tile]
    while any(_distance(hx - ux * walked, hy - uy * walked, w, h) < limit for hx, hy in points):
        walked += STRIDE
    return start[0] + ux * walked, start[1] + uy * walked


def coin_place(land: Land, ring: Ring, size: float) -> Point:
    """Return where the coin with the number of steps lies: on the outer coast of the land's middle."""
    x, y = land.middle
    outward = math.degrees(math.atan2(y - ring.box.centre[1], x - ring.box.centre[0]))
    return _off_coast(land, land.middle, outward, size * 0.4, size * 0.4)
