"""Beacons that answer one another at dusk, ping bars and pawns: the pictures of the tables on the network.

The beacons come in layers, since fire and signals move: the scene puts flames and rings over the painted dusk.
"""

from __future__ import annotations

import random

from game.view.palette import GOLD, OXBLOOD, dark
from tools.art.beasts import tower
from tools.art.svg import at, circle, lin, line, num, path, rad, rect
from tools.art.tones import BROWN, GOLD_EDGE, GOLD_HI, GOLD_LO, GOLD_MID

DUSK = (372.0, 150.0)
TOWERS = ((0.69, 0.52, 0.34), (0.88, 0.70, 0.5), (0.2, 0.84, 0.66))  # foot as a share of the dusk, size; far to near
RINGS = (22, 32, 42)
BARS = ("#9b8a68", "#b3202a", "#c8811f", "#3d7a3c")
_STONE = ("#8d8577", "#5f584d", "#38332c")
_FLAMES = (
    "M0 8 Q-11 0 -4 -11 Q-3 -4 0 -6 Q-2 -16 5 -22 Q4 -12 9 -8 Q12 2 0 8Z",
    "M0 8 Q-12 1 -7 -9 Q-4 -3 -1 -7 Q-5 -15 0 -23 Q2 -13 7 -10 Q12 1 0 8Z",
    "M0 8 Q-10 -1 -8 -13 Q-4 -5 -1 -8 Q1 -13 -1 -19 Q5 -14 8 -9 Q13 0 0 8Z",
)


def dusk() -> str:
    """Sky, hills and the towers without their fire, in a gilt frame. Box DUSK."""
    w, h = DUSK
    sky = lin(0, 0, 0, h, "#1d2a4f", "#4b4a78", "#c9815a", "#f0b46a")
    bar = lin(0, 0, w * 0.6, h, GOLD_HI, GOLD, GOLD_MID, GOLD_LO, GOLD_MID)
    frame = rect(1, 1, w - 2, h - 2, 3, bar, GOLD_EDGE, 2) + rect(7, 7, w - 14, h - 14, 0, sky, GOLD_EDGE, 2)
    far, middle, near = (_tower(*place) for place in TOWERS)
    return frame + _stars(w, h) + _hills(w, h, 0) + far + _hills(w, h, 1) + middle + near + _hills(w, h, 2)


def _stars(w: float, h: float) -> str:
    chance = random.Random(2)
    stars = ""
    for _ in range(26):
        x, y = chance.uniform(14, w - 14), chance.uniform(12, h * 0.4)
        stars += circle(x, y, chance.uniform(0.5, 1.2), "#fff6d8", fo=round(chance.uniform(0.3, 0.9), 2))
    return stars


def _hills(w: float, h: float, row: int) -> str:
    """A row of hills from the far ones (0) to the near ones (2), down to the frame."""
    tops = (
        (*((0, 0.62), (0.12, 0.5), (0.25, 0.56), (0.4, 0.66), (0.55, 0.55)),
         *((0.7, 0.44), (0.84, 0.54), (0.93, 0.6), (1, 0.57))),
        ((0, 0.76), (0.2, 0.58), (0.42, 0.74), (0.6, 0.86), (0.78, 0.72), (0.92, 0.64), (1, 0.7)),
        ((0, 0.86), (0.24, 0.74), (0.5, 0.88), (0.74, 0.97), (1, 0.84)),
    )[row]  # fmt: skip
    tones = (("#5a5478", "#3f3d5e"), ("#3c4a4c", "#26332f"), ("#2c3a26", "#151d12"))[row]
    points = [f"{num(min(max(8, w * x), w - 8))} {num(h * y)}" for x, y in tops]
    curve = " ".join(f"Q{bend} {end}" for bend, end in zip(points[1::2], points[2::2], strict=True))
    paint = lin(0, h * (0.5 + 0.12 * row), 0, h, *tones)
    return path(f"M8 {num(h - 8)} V{points[0].split()[1]} {curve} V{num(h - 8)}Z", paint)


def _tower(x: float, y: float, size: float) -> str:
    return at(tower(OXBLOOD, _STONE), DUSK[0] * x - 30 * size, DUSK[1] * y - 108 * size, size)


def firelight() -> str:
    """The light round a fire. Centred box -30..30."""
    return circle(0, 0, 28, rad(0, 0, 28, (0, "#fff3b8", 0.95), (0.25, "#ffb341", 0.7), (1, "#ff7a1e", 0)))


def flame(shape: int) -> str:
    """One of three shapes of a fire, its foot at y 8. Centred box -30..30."""
    heart = at(path(_FLAMES[shape], "#fff6c8"), 0, 3, 0.5)
    return path(_FLAMES[shape], lin(0, -22, 0, 8, "#ffe27a", "#ffb93e", "#f07a24"), "#d9541e", 1.6) + heart


def ring(number: int) -> str:
    """One arc of a signal above a fire, 0 the nearest. Centred box -70..70."""
    r = RINGS[number]
    return line(f"M{-r} {-r * 0.5} A{r} {r} 0 0 1 {r} {-r * 0.5}", "#ffe9a6", 2)


def ping_bars(level: int) -> str:
    """Three bars of the quality of a connection, level 0 to 3. Box 26 x 20."""
    bars = ""
    for i in range(3):
        lit = i < level
        fill, edge = (BARS[level], dark(BARS[level], 0.45)) if lit else ("#cbb98f", "#a08c62")
        bars += rect(1 + 8.6 * i, 13 - 6 * i, 6.2, 6.5 + 6 * i, 1.4, fill, edge)
    return bars


def pawn(taken: bool) -> str:
    """A seat of a table as a pawn. Box 17 x 22."""
    d = "M8.5 2 Q12.6 2 12.6 6.2 Q12.6 9 10.6 10.2 Q13.4 13 14 19.6 H3 Q3.6 13 6.4 10.2 Q4.4 9 4.4 6.2 Q4.4 2 8.5 2Z"
    if taken:
        return path(d, OXBLOOD, dark(OXBLOOD, 0.6), 1.4)
    return path(d, "#fff8e6", BROWN, 1.4, 0.6, 0.7)
