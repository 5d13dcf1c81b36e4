"""Pushes the lands of a ring apart and back onto the board, as little as needed. Pure."""

from __future__ import annotations

import math

from game.view.boxes import Box
from game.view.carolus_magnus.hexes import ROOT3, Point

Run = list[list[Point]]  # the hexes of every tile of a region

APART = 2.3  # between the nearest hexes of two neighbours, in hex radii; they would touch at 1.73
ROUNDS, LAST = 60, 30  # in the last rounds the middle gives way
STILL = 0.3
PUSH = 0.45
FAR = 12.0  # tiles whose first hexes are further apart have no near hexes


def settle(runs: list[Run], r: float, box: Box, middle: float) -> list[Run]:
    """Return the runs moved as wholes until neighbours are apart, all inside the box and off its middle.

    middle: the radius of what lies there.
    """
    for number in range(ROUNDS):
        if number == ROUNDS - LAST:
            middle = 0.0
        moves = [_sum(_back(run, r, box), _outwards(run, r, box.centre, middle)) for run in runs]
        for i, j in _pairs(len(runs)):
            by = _apart(runs[i], runs[j], r)
            if by is not None:
                moves[i] = (moves[i][0] - by[0], moves[i][1] - by[1])
                moves[j] = (moves[j][0] + by[0], moves[j][1] + by[1])
        if max(abs(v) for move in moves for v in move) < STILL:
            break
        runs = [_moved(run, move) for run, move in zip(runs, moves, strict=True)]
    return runs


def _pairs(count: int) -> list[tuple[int, int]]:
    """Return the neighbours; with few regions a long one may come near to others too."""
    if count > 6:
        return [(i, (i + 1) % count) for i in range(count)]
    return [(i, j) for i in range(count) for j in range(i)]


def _back(run: Run, r: float, box: Box) -> Point:
    """Return the shift that brings a run back into the box."""
    xs, ys = [x for tile in run for x, _ in tile], [y for tile in run for _, y in tile]
    across = ROOT3 / 2 * r
    return (
        max(0.0, box.x - min(xs) + across) - max(0.0, max(xs) + across - box.right),
        max(0.0, box.y - min(ys) + r) - max(0.0, max(ys) + r - box.bottom),
    )


def _outwards(run: Run, r: float, centre: Point, middle: float) -> Point:
    """Return the shift that drives a run off the middle, the mean of what its hexes need."""
    needs = []
    for tile in run:
        for x, y in tile:
            dx, dy = x - centre[0], y - centre[1]
            d = math.hypot(dx, dy)
            lack = middle + r - d
            if lack > 0:
                needs.append((dx / d * lack, dy / d * lack))
    if not needs:
        return 0.0, 0.0
    return sum(x for x, _ in needs) / len(needs), sum(y for _, y in needs) / len(needs)


def _sum(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]


def _apart(a: Run, b: Run, r: float) -> Point | None:
    """Return the shift that drives b from a by a part of what they lack, None if they are apart.

    They part along the line between the centres of the nearest tiles: that of the nearest hexes swings to and fro.
    """
    nearest: tuple[float, Run] | None = None
    for tile in a:
        for other in b:
            if abs(tile[0][0] - other[0][0]) + abs(tile[0][1] - other[0][1]) > FAR * r:
                continue
            d = min((px - qx) ** 2 + (py - qy) ** 2 for px, py in tile for qx, qy in other)
            if nearest is None or d < nearest[0]:
                nearest = d, [tile, other]
    if nearest is None:
        return None
    lack = APART * r - math.sqrt(nearest[0])
    if lack <= 0:
        return None
    (ax, ay), (bx, by) = (_centre(tile) for tile in nearest[1])
    far = math.hypot(bx - ax, by - ay) or 1.0
    return (bx - ax) / far * lack * PUSH, (by - ay) / far * lack * PUSH


def _centre(tile: list[Point]) -> Point:
    return sum(x for x, _ in tile) / len(tile), sum(y for _, y in tile) / len(tile)


def _moved(run: Run, by: Point) -> Run:
    return [[(x + by[0], y + by[1]) for x, y in tile] for tile in run]
