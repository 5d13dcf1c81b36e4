"""Rectangles and the places of pieces, in logical units. Pure."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point is inside."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def meets(self, other: Box) -> bool:
        """Return whether the two have more than an edge in common."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def grown(self, by: float) -> Box:
        """Return the box with so much more on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        """Return the box that far away."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def shared(self, other: Box) -> float:
        """Return the area that two boxes have in common."""
        w = min(self.right, other.right) - max(self.x, other.x)
        h = min(self.bottom, other.bottom) - max(self.y, other.y)
        return w * h if w > 0 and h > 0 else 0.0


class Slot(NamedTuple):
    """The place of a piece: its centre, its size, its angle in clockwise degrees."""

    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0

    @property
    def box(self) -> Box:
        """The slot as it lies upright."""
        return Box(self.x - self.w / 2, self.y - self.h / 2, self.w, self.h)
