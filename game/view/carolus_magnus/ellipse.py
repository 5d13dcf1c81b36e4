"""An ellipse that is walked by the length of the way: the emperor's road."""

from __future__ import annotations

import bisect
import math
from functools import lru_cache

from game.view.carolus_magnus.hexes import Point

STEPS = 360


class Ellipse:
    """An ellipse, walked clockwise from its top; angles in clockwise degrees from the right."""

    def __init__(self, x: float, y: float, rx: float, ry: float) -> None:
        self.x, self.y, self.rx, self.ry = x, y, rx, ry
        turns = [2 * math.pi * i / STEPS - math.pi / 2 for i in range(STEPS + 1)]
        self._points = [(x + rx * math.cos(turn), y + ry * math.sin(turn)) for turn in turns]
        self._walked = [0.0]
        for a, b in zip(self._points, self._points[1:], strict=False):
            self._walked.append(self._walked[-1] + math.dist(a, b))
        self.length = self._walked[-1]

    def at(self, distance: float) -> Point:
        """Return the point after walking a distance from the top."""
        distance %= self.length
        i = max(1, bisect.bisect_left(self._walked, distance))
        a, b = self._points[i - 1], self._points[i]
        u = (distance - self._walked[i - 1]) / (self._walked[i] - self._walked[i - 1])
        return a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u

    def near(self, x: float, y: float) -> float:
        """Return the distance walked where a point's ray from the middle meets the ellipse."""
        turn = math.atan2((y - self.y) / self.ry, (x - self.x) / self.rx)
        part = (turn + math.pi / 2) % (2 * math.pi) / (2 * math.pi) * STEPS
        i = int(part) % STEPS
        return self._walked[i] + (self._walked[i + 1] - self._walked[i]) * (part - int(part))

    def heading(self, distance: float) -> float:
        """Return the direction of the way after a distance."""
        a, b = self.at(distance - 1), self.at(distance + 1)
        return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


@lru_cache(maxsize=64)
def ellipse(x: float, y: float, rx: float, ry: float) -> Ellipse:
    """Return the ellipse round x, y with these half axes; the latest are kept."""
    return Ellipse(x, y, rx, ry)
