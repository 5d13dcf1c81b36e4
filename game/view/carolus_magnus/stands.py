"""Where castles, Charlemagne and knights stand on a land, in logical units. Pure.

Numbers are for hexes of the radius `UNIT`, from the centre of a tile; larger lands have larger pieces.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from game.view.boxes import Box, Slot
from game.view.carolus_magnus import hexes
from game.view.carolus_magnus.coast import UNIT
from game.view.carolus_magnus.ring import Land


class Spots(NamedTuple):
    """One shape of tile: the feet of castle and emperor, the middle of the row of knights and its room."""

    castle: tuple[float, float]
    emperor: tuple[float, float]
    row: tuple[float, float]
    room: float


SPOTS = (
    Spots((-24, 4), (23, 12), (0, 18), 94),
    Spots((16, -5), (-24, 12), (0, 18), 96),
    Spots((-24, 3), (25, 8), (-15, 15), 76),
)
CASTLE, EMPEROR_W, EMPEROR_H = 42.0, 52.0, 78.0
FIGURE, FAR = 0.5, 4.0  # the width of his body; so much may be covered rather than stand a unit further off the middle
ROW_SHARE = 0.84  # of the room of a row that knights usually take
SHIELD = 0.84  # the width of a knight as a share of its height
HEIGHTS = (26.0, 29.0, 33.0)  # of the knights on regions of one, two, more tiles
FAN = 0.66  # from one of equal knights to the next, in shield widths
FANNED = 3  # more equal knights are one with a number
BADGE = 0.46  # what the number adds, in heights
GAP = 4.0  # between two groups
CROWDED, CROWDED_H, UPPER, LOWER = 92.0, 25.0, 92.0, (80.0, 80.0, 64.0)  # a row that is wider becomes two
CROWDED_Y = (-11.0, 13.0)

Group = tuple[int, int]  # colour, number


def group_width(number: int, h: float) -> float:
    """Return the width of a group of equal knights of a height."""
    w = h * SHIELD
    return w + (number - 1) * w * FAN if number <= FANNED else w + h * BADGE


def castle(land: Land, place: int) -> Slot:
    """Return the place of the castle on one of the tiles of a land."""
    x, y, k = _spot(land, place, SPOTS[hexes.SHAPE_OF[land.tiles[place]]].castle)
    size = CASTLE * k
    return Slot(x, y - size / 2, size, size)


@lru_cache(maxsize=128)
def emperor_place(land: Land) -> int:
    """Return the tile of a land that Charlemagne stands on: near its middle, and where no knights cover him."""
    return min(range(len(land.tiles)), key=lambda place: _hidden(land, place) + FAR * _off_middle(land, place))


def _hidden(land: Land, place: int) -> float:
    """Return how much of Charlemagne on a tile could be covered by what stands on the other tiles."""
    figure = _emperor_on(land, place)
    w, h = figure.w * FIGURE, figure.h
    box = Box(figure.x - w / 2, figure.y - h / 2, w, h)
    others = [other for other in range(len(land.tiles)) if other != place]
    covers = [knights_box(land, other) for other in others] + [castle_box(land, other) for other in others]
    return sum(box.shared(cover) for cover in covers)


def _off_middle(land: Land, place: int) -> float:
    return math.dist(land.centres[place], land.middle)


def knights_box(land: Land, place: int) -> Box:
    """Return what the knights on a tile take where they stand in one row."""
    spots = SPOTS[hexes.SHAPE_OF[land.tiles[place]]]
    x, y, k = _spot(land, place, spots.row)
    w, h = spots.room * ROW_SHARE * k, HEIGHTS[min(len(land.tiles), len(HEIGHTS)) - 1] * k
    return Box(x - w / 2, y - h / 2, w, h)


def emperor(land: Land) -> Slot:
    """Return the place of Charlemagne on a land."""
    return _emperor_on(land, emperor_place(land))


def _emperor_on(land: Land, place: int) -> Slot:
    x, y, k = _spot(land, place, SPOTS[hexes.SHAPE_OF[land.tiles[place]]].emperor)
    k = min(k, 1.08)
    return Slot(x, y - EMPEROR_H * k * 0.42, EMPEROR_W * k, EMPEROR_H * k)


def groups(land: Land, knights: Sequence[int]) -> dict[int, Slot]:
    """Return the places of the knights on a land by colour; a slot is as wide as `group_width` says."""
    present = [(colour, number) for colour, number in enumerate(knights) if number]
    slots: dict[int, Slot] = {}
    for place, row in enumerate(spread(present, len(land.tiles))):
        slots |= _row(land, place, row)
    return slots


def spread(present: list[Group], tiles: int) -> list[list[Group]]:
    """Return the groups dealt to the tiles in order, so that the widest row is narrow."""
    rows: list[list[Group]] = [[] for _ in range(tiles)]
    if len(present) <= tiles:
        for i, group in enumerate(present):
            rows[int((i + 0.5) * tiles / len(present))] = [group]
        return rows
    best = min(
        combinations(range(1, len(present)), tiles - 1), key=lambda cuts: max(_widths(_cut(present, cuts)))
    )  # fmt: skip
    return _cut(present, best)


def _cut(present: list[Group], cuts: Sequence[int]) -> list[list[Group]]:
    return [present[a:b] for a, b in zip((0, *cuts), (*cuts, len(present)), strict=True)]


def _widths(rows: list[list[Group]]) -> list[float]:
    return [sum(group_width(number, HEIGHTS[0]) + GAP for _, number in row) for row in rows]


def _row(land: Land, place: int, row: list[Group]) -> dict[int, Slot]:
    """Return the places of the groups on one tile, in one row or two."""
    shape = hexes.SHAPE_OF[land.tiles[place]]
    spots = SPOTS[shape]
    x, y, k = _spot(land, place, spots.row)
    h = HEIGHTS[min(len(land.tiles), len(HEIGHTS)) - 1]
    if len(row) > FANNED - 1 and sum(group_width(number, HEIGHTS[0]) for _, number in row) > CROWDED - GAP * len(row):
        cut = _halved(row, shape)
        upper = _line(row[:cut], land.centres[place][0], y + CROWDED_Y[0] * k, UPPER * k, CROWDED_H * k)
        return upper | _line(row[cut:], x, y + CROWDED_Y[1] * k, LOWER[shape] * k, CROWDED_H * k)
    return _line(row, x, y, spots.room * k, h * k)


def _halved(row: list[Group], shape: int) -> int:
    """Return how many groups stand in the upper of two rows so that all are as high as can be; half if that is so."""
    half = (len(row) + 1) // 2
    cuts = sorted(range(1, len(row)), key=lambda cut: abs(cut - half))
    return max(cuts, key=lambda cut: min(_height(row[:cut], UPPER), _height(row[cut:], LOWER[shape])))


def _height(row: list[Group], room: float) -> float:
    """Return the height of the groups of a crowded row."""
    return min(CROWDED_H, (room - GAP * (len(row) - 1)) / sum(group_width(number, 1) for _, number in row))


def _line(row: list[Group], x: float, y: float, room: float, h: float) -> dict[int, Slot]:
    """Return the groups side by side round x, smaller where they do not fit."""
    if not row:
        return {}
    wide = sum(group_width(number, h) for _, number in row)
    air = GAP * (len(row) - 1)
    if wide + air > room:
        h *= (room - air) / wide
        wide = room - air
    at, slots = x - (wide + air) / 2, {}
    for colour, number in row:
        w = group_width(number, h)
        slots[colour] = Slot(at + w / 2, y, w, h)
        at += w + GAP
    return slots


def _spot(land: Land, place: int, spot: tuple[float, float]) -> tuple[float, float, float]:
    k = land.r / UNIT
    x, y = land.centres[place]
    return x + spot[0] * k, y + spot[1] * k, k


def castle_box(land: Land, place: int) -> Box:
    """Return what a castle covers, without the air beside its towers."""
    slot = castle(land, place)
    return Box(slot.x - slot.w / 2, slot.y - slot.h * 0.2, slot.w, slot.h * 0.7)
