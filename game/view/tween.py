"""Easings: how far a motion has come at a share of its time. Pure functions from 0..1 to about 0..1."""

from __future__ import annotations

import math
from collections.abc import Callable

Easing = Callable[[float], float]


def clamp(u: float) -> float:
    """Return u held inside 0..1."""
    return 0.0 if u < 0 else 1.0 if u > 1 else u


def mix(a: float, b: float, u: float) -> float:
    """Return the value a share u of the way from a to b; exactly a at 0 and exactly b at 1."""
    return b if u == 1 else a + (b - a) * u


def linear(u: float) -> float:
    """Go evenly."""
    return u


def in_quad(u: float) -> float:
    """Start slowly, as a thing that falls."""
    return u * u


def out_quad(u: float) -> float:
    """End slowly."""
    return 1 - (1 - u) * (1 - u)


def out_cubic(u: float) -> float:
    """End slowly, after a quick start."""
    return 1 - (1 - u) ** 3


def in_out_cubic(u: float) -> float:
    """Start and end slowly."""
    return 4 * u**3 if u < 0.5 else 1 - (2 - 2 * u) ** 3 / 2


def out_back(u: float) -> float:
    """Overshoot by a tenth, then settle."""
    s = 1.70158
    return 1 + (s + 1) * (u - 1) ** 3 + s * (u - 1) ** 2


def bump(u: float) -> float:
    """Rise to 1 at half time and come back to 0: the height of a thrown thing."""
    return 4 * u * (1 - u)


def shake(u: float, turns: float = 3) -> float:
    """Swing to both sides, less and less: -1..1, 0 at both ends."""
    return math.sin(u * turns * 2 * math.pi) * (1 - u)


def share(tick: float, delay: float, ticks: float) -> float:
    """Return how much of a motion of `ticks` that starts after `delay` is over at `tick`; a motion of no length is."""
    if ticks <= 0:
        return 1.0 if tick >= delay else 0.0
    return clamp((tick - delay) / ticks)


def count_up(a: int, b: int, u: float) -> int:
    """Return the number a counter shows on its way from a to b."""
    return round(mix(a, b, out_quad(u)))
