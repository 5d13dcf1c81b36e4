"""Where the lamps of an arched frame sit: evenly along its rim."""

from __future__ import annotations

import math
from itertools import pairwise


def places(w: float, h: float, rise: float, inset: float, gap: float) -> list[tuple[float, float]]:
    """Return points about `gap` apart, from the lower left over the top to the lower right.

    w, h: of the frame. rise: height of the arch over its shoulders. inset: of the points from the frame's edge.
    """
    line = _rim(w, h, rise, inset)
    total = sum(math.dist(a, b) for a, b in pairwise(line))
    step = total / round(total / gap)
    found: list[tuple[float, float]] = []
    walked, due = 0.0, step / 2
    for a, b in pairwise(line):
        length = math.dist(a, b)
        while length and due <= walked + length:
            share = (due - walked) / length
            found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
            due += step
        walked += length
    return found


def _rim(w: float, h: float, rise: float, inset: float) -> list[tuple[float, float]]:
    """Return the line of the rim in short pieces: up the left side, a Tudor arch, down the right side."""
    left = [(inset, float(y)) for y in range(int(h - inset), int(rise), -4)]
    xs = (inset, inset, w * 0.16, w / 2)
    ys = (rise, rise * 0.62, rise * 0.42 + inset * 0.4, inset * 1.25)
    left += [(_bezier(xs, i / 40), _bezier(ys, i / 40)) for i in range(41)]
    return left + [(w - x, y) for x, y in reversed(left[:-1])]


def _bezier(points: tuple[float, float, float, float], t: float) -> float:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return sum(weight * point for weight, point in zip(weights, points, strict=True))
