"""The coast round some hexes as the path of a drawing: rounded corners and a slightly unsteady hand.

Every corner of the lattice has its own wobble, so the coast of a merged region is that of its parts.
Coordinates in drawings of lands: a hex has the outer radius `UNIT`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.view.carolus_magnus.hexes import ROOT3, Cell, Point

UNIT = 20.0
WOBBLE, ROUNDING = 1.1, 0.3

Knot = tuple[int, int]  # a corner of the lattice, in half widths and half radii
Edge = tuple[Knot, Knot]

_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def knots(cell: Cell) -> list[Knot]:
    """Return the six corners of a cell, clockwise from its top."""
    m, n = 2 * cell[0] + cell[1], 3 * cell[1]
    return [(m + dm, n + dn) for dm, dn in _CORNERS]


def edges(cell: Cell) -> list[Edge]:
    """Return the six edges of a cell, walked clockwise."""
    ring = knots(cell)
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def place(knot: Knot) -> Point:
    """Return where a corner lies, the cell 0, 0 in the middle."""
    return knot[0] * ROOT3 / 2 * UNIT, knot[1] / 2 * UNIT


def loops(cells: Iterable[Cell]) -> list[list[Knot]]:
    """Return the closed walks round the cells, the longest first."""
    walls: dict[Edge, None] = {}
    for cell in cells:
        for a, b in edges(cell):
            if (b, a) in walls:
                del walls[b, a]
            else:
                walls[a, b] = None
    following: dict[Knot, Knot] = dict(walls.keys())  # no two walls begin in one corner: three cells meet there
    found = []
    while following:
        knot = next(iter(following))
        loop = []
        while knot in following:
            loop.append(knot)
            knot = following.pop(knot)
        found.append(loop)
    return sorted(found, key=len, reverse=True)


def coast(cells: Iterable[Cell], origin: Point, wobble: float = WOBBLE, rounding: float = ROUNDING) -> str:
    """Return the path round the cells; origin is the point of the lattice at 0, 0 of the drawing."""
    return " ".join(_path(loop, origin, wobble, rounding) for loop in loops(cells))


def _path(loop: Sequence[Knot], origin: Point, wobble: float, rounding: float) -> str:
    points = []
    for a, b in zip(loop, [*loop[1:], loop[0]], strict=True):
        points += [_unsteady(a, a, origin, wobble), _unsteady(a, b, origin, wobble)]
    path = ""
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % len(points)]
        path += (
            f"{'L' if path else 'M'}{x + (ax - x) * rounding:.1f} {y + (ay - y) * rounding:.1f} "
            f"Q{x:.1f} {y:.1f} {x + (bx - x) * rounding:.1f} {y + (by - y) * rounding:.1f} "
        )
    return path + "Z"


def _unsteady(a: Knot, b: Knot, origin: Point, wobble: float) -> Point:
    """Return the middle of two corners, out of place by up to `wobble`, always by the same."""
    (ax, ay), (bx, by) = place(a), place(b)
    seed = (a[0] * 73856093 ^ a[1] * 19349663 ^ b[0] * 83492791 ^ b[1] * 49979687) & 0xFFFFFF
    dx, dy = (seed >> 4) % 201 / 100 - 1, (seed >> 13) % 201 / 100 - 1
    return (ax + bx) / 2 + dx * wobble - origin[0], (ay + by) / 2 + dy * wobble - origin[1]


def lines(walls: Iterable[Edge], origin: Point) -> str:
    """Return the path of single edges."""
    path = ""
    for a, b in walls:
        (ax, ay), (bx, by) = place(a), place(b)
        path += f"M{ax - origin[0]:.1f} {ay - origin[1]:.1f} L{bx - origin[0]:.1f} {by - origin[1]:.1f} "
    return path


def inner_edges(cells: Iterable[Cell]) -> list[Edge]:
    """Return the edges between two of the cells, each once."""
    seen: set[Edge] = set()
    found = []
    for cell in cells:
        for a, b in edges(cell):
            if (b, a) in seen:
                found.append((a, b))
            seen.add((a, b))
    return found


def seams(tiles: Sequence[Sequence[Cell]]) -> list[Edge]:
    """Return the edges between two different tiles, each once."""
    owner: dict[Edge, int] = {}
    found = []
    for number, cells in enumerate(tiles):
        for cell in cells:
            for a, b in edges(cell):
                if owner.get((b, a), number) != number:
                    found.append((a, b))
                owner[a, b] = number
    return found
