"""The fifteen tiles as clusters of hexes, and how they interlock: pure numbers, a hex has the outer radius 1.

All tiles together make one closed ring on a hex lattice. A region is the same run of that ring, whatever it was made
of: so when regions merge, each of them slides into its place as it is, and no merge turns or bends anything.
"""

from __future__ import annotations

import math

Cell = tuple[int, int]
Point = tuple[float, float]

ROOT3 = math.sqrt(3)
TILES = 15

#: pointy hexes in axial coordinates, q to the right, s down
SHAPES: tuple[tuple[Cell, ...], ...] = (
    ((0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)),  # rosette
    ((1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)),  # boot: no upper left hex
    ((0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1)),  # prow: no lower right hex
)
NEIGHBOURS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

#: the shape of every tile, five of each, and its place in the closed ring: neighbours share three edges or more, others
#: none (the tests say so); of the rings that a search found, the one nearest to an oval
SHAPE_OF = (0, 2, 0, 2, 1, 2, 2, 0, 0, 1, 1, 0, 1, 1, 2)
PLACE_OF: tuple[Cell, ...] = (
    (0, 0), (2, 1), (2, 3), (3, 5), (2, 7), (0, 10), (-3, 12), (-6, 14),
    (-8, 13), (-10, 12), (-10, 10), (-10, 8), (-9, 5), (-6, 3), (-3, 1),
)  # fmt: skip
PITCH = 4.29  # from a tile to the next in the closed ring


def point(cell: Cell) -> Point:
    """Return the centre of a cell."""
    return ROOT3 * (cell[0] + cell[1] / 2), 1.5 * cell[1]


def cells(tile: int) -> tuple[Cell, ...]:
    """Return the cells of a tile in the closed ring."""
    q, s = PLACE_OF[tile]
    return tuple((q + dq, s + ds) for dq, ds in SHAPES[SHAPE_OF[tile]])


def _middle() -> Point:
    points = [point(cell) for tile in range(TILES) for cell in cells(tile)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


_MIDDLE = _middle()


def _shifted(cell: Cell) -> Point:
    x, y = point(cell)
    return x - _MIDDLE[0], y - _MIDDLE[1]


#: the centre of every tile in the closed ring, and the centres of its hexes, the ring's middle at 0, 0
CENTRES: tuple[Point, ...] = tuple(_shifted(place) for place in PLACE_OF)
HEXES: tuple[tuple[Point, ...], ...] = tuple(tuple(_shifted(cell) for cell in cells(tile)) for tile in range(TILES))
WIDTH = max(x for tile in HEXES for x, _ in tile) * 2 + ROOT3
HEIGHT = max(y for tile in HEXES for _, y in tile) * 2 + 2
