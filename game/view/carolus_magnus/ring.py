"""Where the lands of the ring lie: pure numbers in logical units, the same for the same regions in the same box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

#: the regions in ring order, each as (first tile, number of tiles)
Partition = tuple[tuple[int, int], ...]
Point = tuple[float, float]


class Rect(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Land:
    """One region on the table. centres: of its tiles, hexes: of each tile; box: of its picture, rim included."""

    tiles: tuple[int, ...]
    centres: tuple[Point, ...]
    hexes: tuple[tuple[Point, ...], ...]
    r: float
    box: Rect


@dataclass(frozen=True, slots=True)
class Ring:
    """All lands of one partition in a box, in the order of the partition. r: the outer radius of a hex."""

    box: Rect
    r: float
    lands: tuple[Land, ...]

    def land_at(self, x: float, y: float) -> int | None:
        """Return the index of the region under a point, None between the lands."""
        raise NotImplementedError


def partition_of(state: object) -> Partition:
    """Return the regions of a state or an observation."""
    raise NotImplementedError


def ring(partition: Partition, box: tuple[float, float, float, float]) -> Ring:
    """Return the places of all lands; the latest are kept."""
    raise NotImplementedError
