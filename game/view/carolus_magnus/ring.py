"""Where the lands of the ring lie: pure numbers in logical units, the same for the same regions in the same box.

The closed ring of `hexes` is cut between the regions, and each of them is moved outwards as a whole, to its part of an
ellipse along the edges of the box. The part begins where it makes the tiles, all in all, lie nearest to where they lie
in the ring that is not merged: so after a merge everything is still about where it was.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from game.view.boxes import Box
from game.view.carolus_magnus import hexes, names
from game.view.carolus_magnus.ellipse import Ellipse, ellipse
from game.view.carolus_magnus.hexes import Point
from game.view.carolus_magnus.settle import settle
from game.view.carolus_magnus.soil import RIM

#: the regions in ring order, each as (first tile, number of tiles)
Partition = tuple[tuple[int, int], ...]


REACH_X, REACH_Y = 2.62, 2.5  # from the centre of a tile to its coast
LOOSE = 1.55  # what a gap between two regions takes of the ellipse, beside the pitch
CORE = 0.255  # of the box's shorter side: the radius of seal, supply and dice tray
WIDEST, TALLEST = 1.16, 1.12
INSET = 6.0  # lands keep off the edge of the box by that much, more or less
SLACK = 3.2  # what the closed ring leaves of the box, in hex radii
COUNTS = (15, 12, 9)  # the lands grow when no more regions than that are left


@dataclass(frozen=True)
class Land:
    """One region on the table.

    centres: of its tiles; hexes: the centres of each tile's hexes; r: the outer radius of a hex; box: the place of its
    picture, rim included.
    """

    tiles: tuple[int, ...]
    centres: tuple[Point, ...]
    hexes: tuple[tuple[Point, ...], ...]
    r: float
    box: Box

    @property
    def name(self) -> str:
        """The letters of its tiles."""
        return names.letters(self.tiles)

    @cached_property
    def middle(self) -> Point:
        """The centre of the tile in the middle of the region."""
        x = sum(x for x, _ in self.centres) / len(self.centres)
        y = sum(y for _, y in self.centres) / len(self.centres)
        return min(self.centres, key=lambda c: math.dist(c, (x, y)))

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point is on the land."""
        return any(in_hex(x - hx, y - hy, self.r) for tile in self.hexes for hx, hy in tile)


@dataclass(frozen=True)
class Ring:
    """All lands of one partition in a box, in the order of the partition. r: the outer radius of a hex."""

    box: Box
    r: float
    lands: tuple[Land, ...]
    road: Ellipse

    def land_at(self, x: float, y: float) -> int | None:
        """Return the index of the region under a point, None between the lands."""
        for index, land in enumerate(self.lands):
            if land.box.holds(x, y) and land.holds(x, y):
                return index
        return None


def in_hex(dx: float, dy: float, r: float) -> bool:
    """Return whether a point that far from the centre of a hex lies in it."""
    dx, dy = abs(dx), abs(dy)
    return dx <= r * hexes.ROOT3 / 2 and dx / hexes.ROOT3 + dy <= r


def partition_of(state: Any) -> Partition:
    """Return the regions of a state or an observation."""
    return tuple(zip(state.starts, state.sizes, strict=True))


def ring(partition: Partition, box: tuple[float, float, float, float]) -> Ring:
    """Return the places of all lands; the latest are kept."""
    return _ring(partition, oval(Box(*box)))


def oval(box: Box) -> Box:
    """Return the part of a box that the ring fills: the closed ring is nearly round, whatever the window is."""
    w, h = min(box.w, box.h * WIDEST), min(box.h, box.w * TALLEST)
    return Box(box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h)


@lru_cache(maxsize=64)
def _ring(partition: Partition, box: Box) -> Ring:
    r = radius(len(partition), box)
    road = _road(box, r)
    runs = [tuple((first + i) % hexes.TILES for i in range(size)) for first, size in partition]
    moves = [_outwards(run, goals, r) for run, goals in zip(runs, _goals(runs, road, r), strict=True)]
    spread = [_at(run, r, move) for run, move in zip(runs, moves, strict=True)]
    lands = tuple(
        _land(run, found, r) for run, found in zip(runs, settle(spread, r, box.grown(-INSET), core(box)), strict=True)
    )
    return Ring(box, r, lands, road)


def radius(regions: int, box: Box) -> float:
    """Return the radius of a hex: the fewer the regions, the fewer the gaps, and the larger the lands."""
    regions = min(count for count in COUNTS if count >= min(regions, COUNTS[0]))
    r = 20.0
    for _ in range(12):  # the ellipse becomes shorter when the lands grow: a few rounds find both
        r = 0.5 * (r + _road(box, r).length / (hexes.PITCH * hexes.TILES + LOOSE * regions))
    return min(r, box.w / (hexes.WIDTH + SLACK), box.h / (hexes.HEIGHT + SLACK))


def core(box: Box) -> float:
    """Return the radius of the middle that no land may cover."""
    return CORE * min(box.w, box.h)


def _road(box: Box, r: float) -> Ellipse:
    return ellipse(*box.centre, box.w / 2 - REACH_X * r - 2, box.h / 2 - REACH_Y * r - 2)


def road_of(box: Box) -> Ellipse:
    """Return the emperor's road as it is drawn on the table; it stays while the lands grow."""
    board = oval(box)
    return _road(board, radius(COUNTS[1], board))


def _goals(runs: Sequence[tuple[int, ...]], road: Ellipse, r: float) -> list[list[Point]]:
    """Return for every tile its place on the ellipse: regions evenly apart, turned so that all move least."""
    pitch = hexes.PITCH * r
    gap = (road.length - pitch * hexes.TILES) / len(runs)
    walked, at = [], 0.0
    for run in runs:
        walked.append([at + (i + 0.5) * pitch for i in range(len(run))])
        at += len(run) * pitch + gap
    turn = _turn(runs, walked, road)
    return [[road.at(distance + turn) for distance in row] for row in walked]


def _turn(runs: Sequence[tuple[int, ...]], walked: list[list[float]], road: Ellipse) -> float:
    """Return the distance by which all are shifted along the ellipse, so that they are near to their homes."""
    step = road.length / hexes.TILES
    first = runs[0][0]
    home = walk = 0.0
    for run, row in zip(runs, walked, strict=True):
        for tile, distance in zip(run, row, strict=True):
            home += step * (first + (tile - first) % hexes.TILES)
            walk += distance
    return (home - walk) / hexes.TILES


def _outwards(run: tuple[int, ...], goals: list[Point], r: float) -> Point:
    """Return by how much a run is moved out of the closed ring, to be nearest to its goals."""
    x = sum(goal[0] - hexes.CENTRES[tile][0] * r for tile, goal in zip(run, goals, strict=True)) / len(run)
    y = sum(goal[1] - hexes.CENTRES[tile][1] * r for tile, goal in zip(run, goals, strict=True)) / len(run)
    return x, y


def _at(run: tuple[int, ...], r: float, move: Point) -> list[list[Point]]:
    """Return the hexes of the tiles of a run, moved from the closed ring."""
    return [[(x * r + move[0], y * r + move[1]) for x, y in hexes.HEXES[tile]] for tile in run]


def part(whole: Land, tiles: tuple[int, ...]) -> Land:
    """Return some of a land's tiles, which follow one another, as a land of their own where they lie."""
    found = [list(whole.hexes[whole.tiles.index(tile)]) for tile in tiles]
    return _land(tiles, found, whole.r)


def _land(run: tuple[int, ...], found: list[list[Point]], r: float) -> Land:
    """Return the land whose hexes were found; the place of one hex says where the whole run lies."""
    dx = found[0][0][0] - hexes.HEXES[run[0]][0][0] * r
    dy = found[0][0][1] - hexes.HEXES[run[0]][0][1] * r
    centres = tuple((hexes.CENTRES[tile][0] * r + dx, hexes.CENTRES[tile][1] * r + dy) for tile in run)
    xs, ys = [x for tile in found for x, _ in tile], [y for tile in found for _, y in tile]
    across, down = (hexes.ROOT3 / 2 + RIM) * r, (1 + RIM) * r
    box = Box(min(xs) - across, min(ys) - down, max(xs) - min(xs) + 2 * across, max(ys) - min(ys) + 2 * down)
    return Land(run, centres, tuple(tuple(tile) for tile in found), r, box)
