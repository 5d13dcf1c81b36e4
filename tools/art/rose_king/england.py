"""The antique map of England on which Rose King is played."""

from __future__ import annotations

import math
import random

from game.view.palette import GOLD, OXBLOOD
from tools.art.crowns import flat_crown
from tools.art.rose_king.coast import COAST, FRANCE, HILLS, IRELAND, ISLES, MARCHES, PLACES, RIVERS, TOWNS, WAVES, WOODS
from tools.art.svg import circle, lin, line, moved, num, path, polar, rad, rect
from tools.art.tones import GOLD_MID

WIDTH, HEIGHT = 688, 454
PEN = "#4a2f16"


def place(longitude: float, latitude: float) -> tuple[float, float]:
    """Map units of a place; England is stretched a little to fill the 9 x 9 squares."""
    return 122 + (longitude + 5.8) * 58.6, 4 + (55.9 - latitude) * 74


def _coastline(text: str, seed: int, closed: bool = True, rough: float = 0.16, depth: int = 3) -> str:
    """A polyline of longitude,latitude pairs as a wrinkled path (midpoint displacement)."""
    chance = random.Random(seed)
    points = [place(*(float(v) for v in pair.split(","))) for pair in text.split()]
    for _ in range(depth):
        finer = []
        for i, (x0, y0) in enumerate(points):
            finer.append((x0, y0))
            if i + 1 == len(points) and not closed:
                break
            x1, y1 = points[(i + 1) % len(points)]
            if math.hypot(x1 - x0, y1 - y0) > 2.2:
                q = chance.uniform(-rough, rough)
                finer.append(((x0 + x1) / 2 - (y1 - y0) * q, (y0 + y1) / 2 + (x1 - x0) * q))
        points = finer
    return "M " + " L ".join(f"{x:.1f} {y:.1f}" for x, y in points) + (" Z" if closed else "")


def england() -> str:
    """The whole map. Box WIDTH x HEIGHT."""
    parts = rect(0, 0, WIDTH, HEIGHT, 0, lin(0, 0, WIDTH, HEIGHT, "#bfd9d6", "#a2c6c8", "#8ab2ba"))
    for cx, cy in ((58, 388), (638, 128)):  # rhumb lines
        for i in range(16):
            x, y = polar(cx, cy, 760, i * 22.5)
            parts += line(f"M {cx} {cy} L {num(x)} {num(y)}", "#5f7f86", 0.7, 0.34)
    return parts + _lands() + _waters() + _country() + _sea()


def _lands() -> str:
    home = lin(100, 0, 560, 458, "#fff5d6", "#f8e8bd", "#f0d9a2")
    abroad = lin(0, 0, WIDTH, HEIGHT, "#f0dfb4", "#dfc78f")
    shapes = [(_coastline(IRELAND, 6), abroad), (_coastline(FRANCE, 8), abroad), (_coastline(COAST, 4), home)]
    shapes += [(_coastline(isle, 20 + i, depth=2), home) for i, isle in enumerate(ISLES)]
    parts = ""
    for wide, alpha in ((22, 0.16), (14, 0.2), (7, 0.3)):  # shallow water
        parts += "".join(line(d, "#5b8c98", wide, alpha) for d, _ in shapes)
    for off in (17, 10.5):  # the engraver's water lines
        for d, _ in shapes:
            parts += line(d, "#41707c", off + 1, 0.30) + line(d, "#a2c6c8", off - 0.6, 0.75)
    for d, ground in shapes:
        parts += path(d, ground, "#4a3117", 1.7) + line(d, "#b98a45", 5, 0.16)
    return parts


def _waters() -> str:
    parts = ""
    for border in MARCHES:
        parts += line(_coastline(border, 3, False, 0.1, 2), OXBLOOD, 1.5, 0.65, dash="1 4")
    for i, river in enumerate(RIVERS):
        d = _coastline(river, 40 + i, False, 0.2)
        parts += line(d, "#4f7f8c", 2.2, 0.85) + line(d, "#b4d0cf", 0.9)
    return parts


def _country() -> str:
    chance = random.Random(12)
    parts = ""
    for i, where in enumerate(sorted(HILLS, key=lambda q: -q[1])):
        x, y = place(*where)
        parts += _hill(x - 7, y - 2, 0.8, i) + _hill(x + 6, y + 1, 1.0, i + 50)
    for where in WOODS:
        x, y = place(*where)
        for _ in range(5):
            parts += _tree(x + chance.uniform(-10, 10), y + chance.uniform(-5, 6), chance.uniform(0.8, 1.05))
    for where, roof, size in (*PLACES, *TOWNS):
        parts += _castle(*place(*where), size, roof)
    return parts


def _sea() -> str:
    chance = random.Random(13)
    parts = "".join(_wave(x, y, chance.uniform(0.85, 1.15)) for x, y in WAVES)
    return parts + _ship(640, 186, 0.86) + _serpent(622, 300, 0.78) + _compass(58, 392, 50)


def _hill(x: float, y: float, s: float, seed: int) -> str:
    """A drawn hill with hatching on the side away from the light."""
    chance = random.Random(seed)
    w, h = 11 * s, 9 * s
    ridge = (
        f"M {num(x - w)} {num(y)} C {num(x - w * 0.6)} {num(y - h * 0.5)} {num(x - w * 0.35)} {num(y - h)} "
        f"{num(x)} {num(y - h)} "
        f"C {num(x + w * 0.4)} {num(y - h)} {num(x + w * 0.6)} {num(y - h * 0.4)} {num(x + w)} {num(y)}"
    )
    parts = path(ridge + " Z", "#d3b878", fo=0.55) + line(ridge, "#6b4a22", 0.9 * s**0.5)
    for i in range(4):
        t = 0.15 + i * 0.2
        foot = y - h * (0.40 - t * 0.42) + chance.uniform(-0.4, 0.4)
        d = f"M {num(x + w * t)} {num(y - h * (0.88 - t * 0.72))} L {num(x + w * (t - 0.04))} {num(foot)}"
        parts += line(d, "#6b4a22", 0.7, 0.8)
    return parts


def _tree(x: float, y: float, s: float) -> str:
    return (
        line(f"M {num(x)} {num(y)} L {num(x)} {num(y - 4 * s)}", "#5a3d1c", 1.1 * s)
        + circle(x, y - 6 * s, 3.4 * s, "#93a35c", "#4f5c2a", 0.8 * s)
        + circle(x - s, y - 7 * s, 1.3 * s, "#c2cb8c")
    )


def _castle(x: float, y: float, s: float, roof: str) -> str:
    """A gate between two towers, a keep behind; its foot at x, y."""
    keep = "M -6 -2 L -6 -17 L -4 -17 L -4 -15 L -1 -15 L -1 -17 L 1 -17 L 1 -15 L 4 -15 L 4 -17 L 6 -17 L 6 -2 Z"
    walls = (
        (keep, "#d8c39a", 0.9),
        ("M -13 0 L -13 -11 L -7 -11 L -7 0 Z", "#ead9b4", 0.9),
        ("M 7 0 L 7 -11 L 13 -11 L 13 0 Z", "#c9b082", 0.9),
        ("M -14.4 -11 L -10 -18 L -5.6 -11 Z", roof, 0.9),
        ("M 5.6 -11 L 10 -18 L 14.4 -11 Z", roof, 0.9),
        ("M -7 0 L -7 -7 L 7 -7 L 7 0 Z", "#dfcba2", 0.9),
        ("M -2.6 0 L -2.6 -3 C -2.6 -5.6 2.6 -5.6 2.6 -3 L 2.6 0 Z", "#3a2412", 0),
        ("M 0 -24 L 6 -22.4 L 0 -20.4 Z", roof, 0.6),
    )
    parts = line(moved("M 0 -17 L 0 -24", x, y, s), PEN, 0.9)
    return parts + "".join(path(moved(d, x, y, s), fill, PEN if w else None, w) for d, fill, w in walls)


def _wave(x: float, y: float, s: float = 1.0, colour: str = "#3f6975", alpha: float = 0.75) -> str:
    """Three curling strokes of a wave."""
    curl = f"q {num(3 * s)} {num(-4 * s)} {num(6 * s)} 0 "
    return line(f"M {num(x)} {num(y)} {curl * 3}".strip(), colour, 0.9 * s**0.5, alpha)


def _ship(x: float, y: float, s: float) -> str:
    """A cog under sail with a red cross."""
    sail = "M -15 -30 Q 4 -36 20 -30 Q 25 -19 19 -8 Q 2 -13 -14 -8 Q -8 -19 -15 -30 Z"
    hull = "M -24 -9 L -17 -9 L -16 -4 Q 2 0 20 -5 L 21 -11 L 28 -11 Q 26 5 14 8 L -12 8 Q -23 5 -24 -9 Z"
    return (
        line(moved("M 2 -39 L 2 -2", x, y, s), PEN, 2 * s)
        + path(moved(sail, x, y, s), "#f7ecd0", PEN, 1.4 * s)
        + line(moved("M 2 -33 Q 5 -20 2 -11 M -12 -20 Q 5 -23 21 -20", x, y, s), "#a8372f", 2.6 * s)
        + path(moved(hull, x, y, s), "#9a6a38", PEN, 1.5 * s)
        + line(moved("M -20 -1 Q 2 5 24 -3 M -17 4 Q 2 8 20 3", x, y, s), "#5a3a1a", s)
        + path(moved("M 2 -40 Q 9 -42 14 -38 Q 8 -36 2 -35 Z", x, y, s), "#a8372f", PEN, 0.8 * s)
        + _wave(x - 30 * s, y + 11 * s, 1.2 * s, "#3d6672", 0.9)
        + _wave(x - 2 * s, y + 13 * s, 1.2 * s, "#3d6672", 0.9)
    )


def _serpent(x: float, y: float, s: float) -> str:
    """A sea serpent in three humps, as in the empty parts of old maps."""
    body = (
        "M 34 0 C 36 -16 50 -16 52 0 L 46 0 C 46 -8 41 -8 40 0 Z",
        "M 6 0 C 8 -24 28 -24 30 0 L 23 0 C 23 -14 15 -14 14 0 Z",
        "M -14 0 C -18 -14 -16 -32 -28 -34 C -36 -35 -42 -29 -46 -25 L -40 -23 L -45 -19 C -38 -18 -33 -20 -30 -24 "
        "C -24 -22 -25 -10 -22 0 Z",
        "M 56 0 C 58 -8 64 -12 70 -11 L 66 -6 L 71 -2 C 66 -4 62 -4 61 0 Z",
    )
    parts = "".join(path(moved(d, x, y, s), "#7d9a6a", "#2f4630", 1.3 * s) for d in body)
    fins = "M -27 -34 L -24 -41 L -21 -32 M 12 -17 L 18 -23 L 23 -17 M 39 -10 L 43 -16 L 47 -10"
    parts += path(moved(fins, x, y, s), "#b5543c", "#2f4630", s)
    parts += circle(x - 33 * s, y - 29.5 * s, 1.5 * s, "#1c1208")
    return parts + "".join(_wave(x + dx * s, y + 3 * s, 1.25 * s, "#3d6672", 0.9) for dx in (-28, 2, 32, 54))


def _compass(cx: float, cy: float, r: float) -> str:
    """A sixteen-point compass with a crown at north."""
    parts = circle(cx, cy, r * 0.74, rad(cx, cy, r, "#fbf0d2", "#e2cc98"), PEN, 1.4)
    parts += circle(cx, cy, r * 0.67, "none", OXBLOOD, 1) + circle(cx, cy, r * 0.44, "none", PEN, 0.8)
    for i in range(32):
        (x0, y0), (x1, y1) = polar(cx, cy, r * 0.67, i * 11.25), polar(cx, cy, r * 0.74, i * 11.25)
        parts += line(f"M {num(x0)} {num(y0)} L {num(x1)} {num(y1)}", PEN, 0.8)
    rows = (
        (22.5, 0.60, 0.085, GOLD, GOLD_MID),
        (45, 0.74, 0.12, "#fbf0d2", "#3f7a8a"),
        (0, 0.98, 0.15, "#fbf0d2", "#c4232d"),
    )
    for start, long, wide, pale, deep in rows:
        for turn in range(0, 360, 45 if start == 22.5 else 90):
            for side, fill in ((-1, pale), (1, deep)):
                d = f"M 0 {-long * 100} L {num(side * wide * 100)} {num(-wide * 125)} L 0 0 Z"
                parts += path(moved(d, cx, cy, r / 100, start + turn), fill, "#2b1d10", 0.8)
    return parts + circle(cx, cy, r * 0.085, GOLD, "#2b1d10", 1) + flat_crown(cx, cy - r * 1.08, r * 0.44)
