"""The drawing of one territory: the outline of its squares with rounded corners, a tint inside. Pure text, no pixels.

The drawing is as large as the territory needs and starts at the corner of its bounding box; one unit is a fiftieth of
a square's side.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.view.palette import PLAIN_PALETTE
from game.view.rose_king.houses import tones

SIDE = 50  # units of a square
INSET, ROUND = 2.6, 9.0

Square = tuple[int, int]
Vector = tuple[int, int]
Edges = dict[Square, list[Square]]

_SIDES = ((0, -1, (0, 0), (1, 0)), (1, 0, (1, 0), (1, 1)), (0, 1, (1, 1), (0, 1)), (-1, 0, (0, 1), (0, 0)))


class Land(NamedTuple):
    """A drawing and where it goes: the first column and row, the columns and rows it covers."""

    svg: str
    column: int
    row: int
    columns: int
    rows: int


def _edges(cells: set[Square]) -> Edges:
    """Return the edges of the region, walked clockwise: from each knot, the knots that follow."""
    edges: Edges = {}
    for x, y in sorted(cells):
        for dx, dy, a, b in _SIDES:
            if (x + dx, y + dy) not in cells:
                edges.setdefault((x + a[0], y + a[1]), []).append((x + b[0], y + b[1]))
    return edges


def _next_knot(edges: Edges, knot: Square, came: Vector | None) -> Square:
    """Return where the walk goes on; where two corners meet it turns right, which keeps them apart."""
    ways = edges[knot]
    chosen = ways[0]
    if len(ways) > 1 and came:
        right = (knot[0] - came[1], knot[1] + came[0])
        chosen = right if right in ways else ways[0]
    ways.remove(chosen)
    if not ways:
        del edges[knot]
    return chosen


def loops(cells: set[Square]) -> list[list[Square]]:
    """Return the closed walks round a region, holes included, knot by knot."""
    edges = _edges(cells)
    found = []
    while edges:
        start = knot = next(iter(edges))
        loop: list[Square] = []
        came: Vector | None = None
        while True:
            following = _next_knot(edges, knot, came)
            loop.append(knot)
            came = (following[0] - knot[0], following[1] - knot[1])
            knot = following
            if knot == start:
                break
        found.append(loop)
    return found


def _rounded(loop: list[Square], inset: float, radius: float) -> str:
    """Return the path of one walk, a little inside the squares, its corners rounded."""
    parts: list[str] = []
    for i, (x, y) in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % len(loop)]
        u, v = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        if u == v:
            continue
        px = x * SIDE + (-u[1] - v[1]) * inset
        py = y * SIDE + (u[0] + v[0]) * inset
        move = "L" if parts else "M"
        parts.append(
            f"{move} {px - u[0] * radius:.1f} {py - u[1] * radius:.1f} "
            f"Q {px:.1f} {py:.1f} {px + v[0] * radius:.1f} {py + v[1] * radius:.1f} "
        )
    return "".join(parts) + "Z "


@lru_cache(maxsize=64)
def land(house: int, squares: tuple[int, ...], palette: str = PLAIN_PALETTE) -> Land:
    """Return the drawing of a territory of a house (0 red, 1 white) on these squares."""
    cells = {(s % 9, s // 9) for s in squares}
    column, row = min(x for x, _ in cells), min(y for _, y in cells)
    columns, rows = max(x for x, _ in cells) - column + 1, max(y for _, y in cells) - row + 1
    path = "".join(_rounded(loop, INSET, ROUND) for loop in loops({(x - column, y - row) for x, y in cells}))
    line, edge, tint, opacity = tones(palette, house).land
    dash = tones(palette, house).dash
    joint = 'stroke-linejoin="round" stroke-linecap="round"'
    w, h = columns * SIDE, rows * SIDE
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f'<path d="{path}" fill="{tint}" fill-opacity="{opacity}"/>'
        f'<path d="{path}" fill="none" stroke="{edge}" stroke-width="5.2" {joint}/>'
        f'<path d="{path}" fill="none" stroke="{line}" stroke-width="2.8" {joint}{dash}/></svg>'
    )
    return Land(svg, column, row, columns, rows)


def seal_knot(squares: tuple[int, ...]) -> Square:
    """Return the knot of the grid for the number of a territory.

    Inside it if four of its squares meet somewhere, else where three do, else its best corner (upper left first).
    """
    cells = {(s % 9, s // 9) for s in squares}
    best: tuple[tuple[bool, bool, float], Square] | None = None
    for kx in range(10):
        for ky in range(10):
            count = sum((kx + dx, ky + dy) in cells for dx in (-1, 0) for dy in (-1, 0))
            rank = (count == 4, count == 3, -ky - kx * 0.5)
            if count and (best is None or rank > best[0]):
                best = (rank, (kx, ky))
    assert best is not None
    return best[1]
