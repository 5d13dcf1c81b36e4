"""The fields of the landscape: strokes of the brush on the ground, and what stands there, in several variants.

Nothing of a variant is cut at the edge of its field, so any variants join.
"""

from __future__ import annotations

import random

from tools.art.lowenherz.nature import church, fir, glint, house, leafy, meadow_thing, ore, peak
from tools.art.lowenherz.tones import F
from tools.art.svg import at, circle, ellipse, line, num, rad

VARIANTS = {"plain": 10, "forest": 8, "forest_clear": 4, "mountain": 6, "city": 4}
STROKES = 3  # variants of the brushwork of a terrain
BOX = (F + 12, F + 18, -6, -14)  # of what stands on a field: width, height, left, top; the field is (0, 0, 52, 52)
BRUSH_BOX = (F + 24, F + 12, -2, -6)
_TONES = {
    "plain": ("#dfe7a8", "#b3cb74", "#9dbd66", "#d2d98d", "#8fb35c"),
    "forest": ("#5d8650", "#3a6238", "#325936", "#4d7645"),
    "mountain": ("#d3d4cb", "#8d918d", "#c4bfa8", "#a5a99d"),
    "city": ("#ecdbb0", "#bd9f66", "#d6bd86"),
}
TERRAINS = tuple(_TONES)
_RED, _BROWN, _ORANGE = "#b5532f", "#9c4a34", "#c46636"


def brush(terrain: str, seed: int) -> str:
    """Soft strokes in the tones of the ground. Its box is `BRUSH_BOX`."""
    chance = random.Random(f"{terrain}{seed}")
    parts = ""
    for _ in range(16):
        x, y = chance.uniform(0.04, 0.9) * F, chance.uniform(0.05, 0.98) * F
        long, wide = chance.uniform(6, 17), chance.uniform(1.2, 3.6)
        bend, end = num(chance.uniform(-3.5, 1)), num(chance.uniform(-2, 2))
        d = f"M{num(x)} {num(y)} q{num(long / 2)} {bend} {num(long)} {end}"
        parts += line(d, chance.choice(_TONES[terrain]), wide, chance.uniform(0.16, 0.36))
    return parts


def field(terrain: str, seed: int) -> str:
    """What stands on a field, back to front. Its box is `BOX`."""
    if terrain == "mountain":
        return _mountain(seed)
    if terrain == "city":
        return _city(seed)
    chance = random.Random(f"{terrain}{seed}")
    if terrain == "plain":
        spots = [(chance.uniform(7, F - 7), chance.uniform(9, F - 5)) for _ in range(chance.randint(5, 8))]
        return "".join(meadow_thing(chance, x, y) for x, y in sorted(spots, key=lambda spot: spot[1]))
    return "".join(_tree(chance, x, y) for x, y in _stand(chance, terrain == "forest_clear"))


def _stand(chance: random.Random, clear: bool) -> list[tuple[float, float]]:
    """Where trees stand, a least distance apart; around the middle none if it is kept clear for a knight."""
    spots: list[tuple[float, float]] = []
    for _ in range(400):
        x, y = chance.uniform(8, F - 8), chance.uniform(17, F - 2)
        if clear and abs(x - 26) < 15 and 22 < y < 46:
            continue
        if all((x - a) ** 2 + ((y - b) * 1.25) ** 2 > 155 for a, b in spots):
            spots.append((x, y))
    return sorted(spots, key=lambda spot: spot[1])


def _tree(chance: random.Random, x: float, y: float) -> str:
    if chance.random() < 0.66:
        tree = fir(chance.uniform(17, 22), int(chance.random() < 0.6))
    else:
        tree = leafy(chance.uniform(6.2, 7.6), chance.randint(0, 1))
    return ellipse(x + 2, y, 7.5, 2.4, "#14261a", fo=0.38) + at(tree, x, y)


_RANGES = (  # peaks as (x, y, width, height, lean), the ore, the glint
    (((23, 40, 39, 34, 1), (41, 45, 21, 19, -1), (10, 47, 18, 14, 1)), (25, 50), (30.5, 24)),
    (((30, 40, 38, 35, -1), (12, 45, 23, 20, 1), (41, 48, 19, 14, 1)), (27, 50), (36, 23)),
    (((17, 38, 30, 29, 1), (36, 40, 30, 33, -1), (26, 47, 24, 17, 1)), (9, 49), (40.5, 24)),
    (((33, 38, 32, 36, 1), (15, 42, 27, 26, -1), (38, 47, 22, 14, 1)), (22, 50), (39, 20)),
    (((26, 37, 42, 31, -1), (12, 46, 20, 17, -1), (37, 48, 25, 18, 1)), (24, 50), (20, 22)),
    (((15, 41, 26, 25, 1), (31, 37, 27, 32, 1), (42, 46, 18, 19, -1), (25, 48, 19, 12, -1)), (11, 50), (36, 18)),
)


def _mountain(seed: int) -> str:
    peaks, (ox, oy), (gx, gy) = _RANGES[seed]
    parts = ""
    for x, y, w, h, lean in peaks:
        parts += at(ellipse(4, 0, w / 2, 2.6, "#2c2f2c", fo=0.35) + peak(w, h, lean), x, y)
    parts += at(ore(), ox, oy, 0.8)
    halo = rad(0, 0, 9, (0, "#e9f6ff", 0.9), (1, "#bfe4ff", 0))
    return parts + at(circle(0, 0, 9, halo) + glint(7), gx, gy) + at(glint(3.2), ox - 1, oy - 4)


def _city(seed: int) -> str:
    red, brown = house(9, 7, 8, 6, _RED), house(9, 9, 8, 6, _BROWN)
    wide = house(10, 8, 8, 7, _ORANGE, "#efe0bd")
    small = house(8, 6, 7, 6, _RED)
    places = (
        ((6, 32, church()), (34, 28, small), (29, 46, wide), (6, 48, house(9, 8, 7, 6, _BROWN))),
        ((22, 31, church()), (4, 29, red), (5, 47, wide), (29, 48, brown)),
        ((14, 30, church()), (2, 36, small), (8, 49, brown), (31, 44, wide)),
        ((24, 34, church()), (9, 26, brown), (3, 43, red), (26, 49, house(11, 9, 7, 6, _ORANGE))),
    )[seed]
    trees = ((24, 49), (46, 33), (46, 30), (20, 50))[seed]
    parts = ""
    for x, y, body in sorted((*places, (*trees, "")), key=lambda place: place[1]):
        if body:
            parts += at(ellipse(12, 0, 14, 2.4, "#3a2a14", fo=0.3) + body, x, y)
        else:
            parts += at(leafy(5, 1), x, y, 0.8)
    return parts


def grid(columns: int, rows: int) -> str:
    """Thin ink lines between the fields, light beside them. Box columns x rows fields."""
    d = " ".join(f"M{c * F} 0 V{rows * F}" for c in range(1, columns))
    d += " " + " ".join(f"M0 {r * F} H{columns * F}" for r in range(1, rows))
    return line(d, "#fff8dc", 2.6, 0.22) + line(d, "#33250f", 1, 0.62)
