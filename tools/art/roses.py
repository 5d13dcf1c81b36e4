"""The heraldic rose, barbed and seeded, and its relations: on a stem, simplified for small sizes, a fallen petal."""

from __future__ import annotations

import math

from game.view.palette import GOLD, dark, light, mix
from tools.art.houses import look as look_of
from tools.art.svg import at, circle, lin, line, moved, path, polar, rad

_PETAL = (
    "M 0 -.14 C -.22 -.24 -.60 -.42 -.575 -.74 C -.55 -1.02 -.18 -1.06 0 -.90 "
    "C .18 -1.06 .55 -1.02 .575 -.74 C .60 -.42 .22 -.24 0 -.14 Z"
)
_LIP = (
    "M -.53 -.74 C -.50 -.97 -.17 -1.0 0 -.84 C .17 -1.0 .50 -.97 .53 -.74 "
    "C .44 -.88 .17 -.89 0 -.74 C -.17 -.89 -.44 -.88 -.53 -.74 Z"
)
_SEPAL = "M -.15 -.62 C -.24 -.82 -.08 -1.0 0 -1.16 C .08 -1.0 .24 -.82 .15 -.62 Z"
_FALLEN = "M 21 37 C 9 34 2 22 6 12 C 9 5 15 7 19 5 C 25 2 35 5 36 14 C 37 25 30 35 21 37 Z"
_FALLEN_LIP = "M 6 12 C 9 5 15 7 19 5 C 25 2 35 5 36 14 C 31 9 26 11 20 10 C 14 9 9 13 6 12 Z"


def rose(cx: float, cy: float, r: float, house: str, fine: bool = True) -> str:
    """A rose of radius r: five petals, green barbs, an inner row, a gold heart; not fine below about 24 pixels."""
    look = look_of(house)
    green, edge = look["barb"]
    barbs = "".join(path(moved(_SEPAL, cx, cy, r, 36 + 72 * i), green, edge, r * 0.045) for i in range(5))
    petals = "".join(_petal(cx, cy, r, 72 * i, look, fine) for i in range(5))
    return barbs + petals + (_inner_row(cx, cy, r, look) if fine else "") + _heart(cx, cy, r, fine)


def _petal(cx: float, cy: float, r: float, degrees: float, look: dict, fine: bool) -> str:
    a, b, c = look["petal"]
    edge = look["petal_edge"]
    flesh = rad(cx, cy, r * 1.02, (0, mix(a, edge, 0.35)), (0.34, a), (0.62, b), (1, c))
    lit = math.cos(math.radians(degrees + 45))  # 1 towards the light, -1 away from it
    parts = path(moved(_PETAL, cx, cy, r, degrees), flesh, edge, r * 0.07)
    if lit < 0:
        parts += path(moved(_PETAL, cx, cy, r * 0.98, degrees), edge, fo=-lit * 0.22)
    if not fine:
        return parts
    parts += path(moved(_LIP, cx, cy, r, degrees), look["lip"], fo=0.42 + 0.4 * max(0, lit))
    for t in (-0.20, 0.20):
        vein = moved(f"M {t} -.40 Q {t * 1.25} -.55 {t * 1.2} -.70", cx, cy, r, degrees)
        parts += line(vein, edge, r * 0.028, 0.45)
    return parts


def _inner_row(cx: float, cy: float, r: float, look: dict) -> str:
    a, b, c = look["petal"]
    edge = look["petal_edge"]
    flesh = rad(cx, cy, r * 0.58, (0, mix(a, edge, 0.5)), (0.55, b), (1, c))
    return "".join(path(moved(_PETAL, cx, cy, r * 0.52, 36 + 72 * i), flesh, edge, r * 0.05) for i in range(5))


def _heart(cx: float, cy: float, r: float, fine: bool) -> str:
    seed = rad(cx - r * 0.07, cy - r * 0.08, r * 0.27, (0, "#fff2b0"), (0.55, "#eab83c"), (1, "#9a6412"))
    parts = circle(cx, cy, r * 0.215, seed, "#6e4709", r * 0.05)
    if fine:
        spots = [(cx, cy)] + [polar(cx, cy, r * 0.115, 60 * i + 90) for i in range(6)]
        parts += "".join(circle(x, y, r * 0.032, "#7a4d0c") for x, y in spots)
    return parts


def simple_rose(petal: str, edge: str) -> str:
    """A rose for tokens and tiny ornament: five round petals and a seed. Centred box -50..50."""
    flesh = lin(-30, -40, 30, 40, light(petal, 0.35), petal, dark(petal, 0.25))
    petals = "".join(circle(*polar(0, 0, 25, 72 * i), 17.5, flesh, edge, 5) for i in range(5))
    return petals + circle(0, 0, 11, GOLD, edge, 4)


def rose_on_stem(house: str) -> str:
    """A rose with stem and leaves, flower centre at the origin, stem down to (26, 74)."""
    green = lin(0, -10, 0, 10, "#7fb06a", "#3f7a4a", "#24502f")
    blade = path("M0 0 Q8 -11 24 -7 Q18 6 0 0Z", green, "#16301c", 1.8)
    blade += line("M3 -1 Q12 -5 20 -6", "#16301c", 1.2, 0.6)
    stem = "M0 20 Q4 54 26 78"
    return (
        line(stem, "#16301c", 6)
        + line(stem, "#4f8a4f", 3)
        + at(blade, 5, 44, 1.05, 8)
        + at(blade, 11, 58, 1.0, 158)
        + rose(0, 0, 40, house)
    )


def fallen_petal(house: str) -> str:
    """A petal lying on the table. Box 40 x 40."""
    a, b, c = look_of(house)["petal"]
    edge = look_of(house)["petal_edge"]
    veins = "M 21 35 C 18 28 17 20 18 13 M 22 34 C 24 28 26 21 26 14 M 19 33 C 14 27 11 21 11 15"
    return (
        path(_FALLEN, lin(6, 4, 34, 38, (0, c), (0.45, b), (1, a)), edge, 1.3)
        + path(_FALLEN_LIP, look_of(house)["lip"], edge, 0.7, fo=0.85)
        + line(veins, edge, 0.8, 0.4)
    )
