"""Seals of wax and badges of gold: what numbers and ticks stand on."""

from __future__ import annotations

import math
import random

from game.view.palette import OXBLOOD, dark, light, mix
from tools.art.houses import look
from tools.art.svg import at, circle, lin, line, num, path, polar, rad
from tools.art.tones import BROWN, GOLD_EDGE


def _blob(n: int, r: float, low: float, high: float, seed: int) -> str:
    """The outline of pressed wax round the origin."""
    chance = random.Random(seed)
    points = []
    for i in range(n):
        a, reach = math.tau * i / n, r + chance.uniform(low, high)
        points.append((reach * math.cos(a), reach * math.sin(a)))
    start = ((points[-1][0] + points[0][0]) / 2, (points[-1][1] + points[0][1]) / 2)
    d = f"M {num(start[0])} {num(start[1])}"
    for i, (x, y) in enumerate(points):
        nx, ny = points[(i + 1) % n]
        d += f" Q {num(x)} {num(y)} {num((x + nx) / 2)} {num((y + ny) / 2)}"
    return d + " Z"


def wax_seal(wax: str = OXBLOOD) -> str:
    """A blob of wax with a pressed round. Centred box -50..50."""
    blob = rad(-16, -18, 74, light(wax, 0.34), wax, dark(wax, 0.55))
    dish = lin(-24, -28, 26, 30, dark(wax, 0.42), wax, light(wax, 0.2))
    return (
        path(_blob(18, 45, -2.6, 2.8, 11), blob, dark(wax, 0.68), 2.4)
        + line("M-40 -10 Q-34 -34 -8 -40", "#ffffff", 2.6, 0.45)
        + circle(0, 0, 35, dish, dark(wax, 0.6), 1.8)
        + line("M-23.5 26.5 A35.4 35.4 0 0 0 34 10", "#ffffff", 1.8, 0.3)
    )


def points_seal(house: str) -> str:
    """The wax seal on a territory; its number is written by the client. Box 100 x 100."""
    wax = look(house)["seal"]
    deep = mix(wax, "#000000", 0.5)
    blob = rad(-14, -18, 74, (0, mix(wax, "#ffffff", 0.38)), (0.4, wax), (1, deep))
    dish = rad(60, 66, 56, mix(wax, "#ffffff", 0.14), mix(wax, "#000000", 0.28))
    return (
        circle(53, 56, 44, "#120804", fo=0.45)
        + at(path(_blob(14, 44, -3.2, 3, len(house.partition("/")[0])), blob, deep, 3), 50, 50)
        + circle(50, 50, 33.5, dish, mix(wax, "#000000", 0.45), 2.4)
        + line("M 24 62 A 29 29 0 0 0 72 70", mix(wax, "#ffffff", 0.5), 2.2, 0.7)
        + line("M 16 38 Q 24 18 44 13", "#ffffff", 4, 0.55)
    )


def _broken_ring(r: float, pieces: int) -> str:
    """Arcs round the origin, as long as the gaps between them; a dashed circle is crossed by a line at some sizes."""
    arcs = ""
    for i in range(pieces):
        (x, y), (end_x, end_y) = (polar(0, 0, r, 360 / pieces * (i + part)) for part in (0, 0.5))
        arcs += f"M{num(x)} {num(y)} A{num(r)} {num(r)} 0 0 1 {num(end_x)} {num(end_y)} "
    return arcs.strip()


def ready_seal(ready: bool) -> str:
    """A green seal with a tick, or a pale dashed ring. Centred box -50..50."""
    if not ready:
        return circle(0, 0, 38, "#fff8e6", fo=0.5) + line(_broken_ring(38, 13), BROWN, 4)
    tick = "M-17 1 L-5 14 L19 -15"
    return wax_seal("#2f7a3f") + at(line(tick, "#123318", 12) + line(tick, "#f4efd2", 7.5), 0, 0, 1.05)


def count_seal() -> str:
    """A gold badge behind a number. Box 100 x 100."""
    rim = lin(18, 10, 82, 92, "#fff6c4", "#e2ab38", "#8a5a12")
    return (
        circle(53, 55, 44, "#0c0603", fo=0.45)
        + circle(50, 50, 44, rim, GOLD_EDGE, 4)
        + circle(50, 50, 34, lin(80, 88, 22, 14, "#f6d77c", "#b57d1e"), "#8a5a12", 2.4)
        + line("M 15 40 Q 22 20 42 14", "#ffffff", 4, 0.7)
    )
