"""The drawing of the way a card leads: a dashed golden arc with an arrow head. Pure text, no pixels."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

Point = tuple[float, float]
MARGIN = 16.0  # room for the arrow head and the stroke round the curve
BEND = 0.22
POINTS = 40


class Arc(NamedTuple):
    """A drawing and the box it fills, in the units of its end points."""

    svg: str
    x: float
    y: float
    w: float
    h: float


def curve(start: Point, end: Point) -> list[Point]:
    """Return points on the arc from start to end, a little short of both; it bends upwards."""
    (x0, y0), (x1, y1) = start, end
    dx, dy = x1 - x0, y1 - y0
    side = -1 if (y0 + y1) / 2 - dx * BEND > (y0 + y1) / 2 else 1
    cx, cy = (x0 + x1) / 2 + side * dy * BEND, (y0 + y1) / 2 - side * dx * BEND
    points = []
    for i in range(POINTS + 1):
        t = 0.10 + 0.76 * i / POINTS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1))
    return points


def _head(points: list[Point], scale: float) -> str:
    (px, py), (x, y) = points[-4], points[-1]
    turn = math.atan2(y - py, x - px) + math.pi / 2
    cos, sin = math.cos(turn) * scale, math.sin(turn) * scale

    def at(u: float, v: float) -> str:
        return f"{x + u * cos - v * sin:.1f} {y + u * sin + v * cos:.1f}"

    return f"M {at(0, -13)} L {at(9, 4)} Q {at(0, 0)} {at(-9, 4)} Z"


@lru_cache(maxsize=32)
def arc(start: Point, end: Point, scale: float = 1.0) -> Arc:
    """Return the drawing of the way from start to end; scale widens the stroke and the head."""
    points = curve(start, end)
    left, top = min(x for x, _ in points) - MARGIN * scale, min(y for _, y in points) - MARGIN * scale
    right, bottom = max(x for x, _ in points) + MARGIN * scale, max(y for _, y in points) + MARGIN * scale
    shifted = [(x - left, y - top) for x, y in points]
    path = "M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in shifted)
    head = _head(shifted, scale)
    w, h = right - left, bottom - top
    joint = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.1f} {h:.1f}" width="{w:.1f}" height="{h:.1f}">'
        f'<path d="{path}" {joint} stroke="#2a1408" stroke-width="{6.4 * scale:.1f}" stroke-opacity="0.85"/>'
        f'<path d="{head}" fill="#2a1408" stroke="#2a1408" stroke-width="{4.4 * scale:.1f}" stroke-linejoin="round"/>'
        f'<path d="{path}" {joint} stroke="#ffe07a" stroke-width="{3.6 * scale:.1f}" '
        f'stroke-dasharray="{9 * scale:.1f} {6.5 * scale:.1f}"/>'
        f'<path d="{head}" fill="#ffe07a" stroke="#7a4d0c" stroke-width="1" stroke-linejoin="round"/></svg>'
    )
    return Arc(svg, left, top, w, h)
