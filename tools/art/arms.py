"""Swords, shields and crests."""

from __future__ import annotations

import itertools
import math

from game.view.palette import OXBLOOD, dark, light
from tools.art.houses import look as look_of
from tools.art.roses import rose
from tools.art.svg import circle, lin, line, moved, num, path, rad
from tools.art.tones import BROWN

SHIELD = "M8 6 H92 V48 Q92 80 50 96 Q8 80 8 48Z"
_CHARGES = (  # cross, chevron, lozenge, bars
    "M41 7 H59 V35 H91 V53 H59 V92 L50 95.4 L41 92 V53 H9 V35 H41Z",
    "M50 28 L90.4 60 L82 77 L50 50 L18 77 L9.6 60Z",
    "M50 15 L77 48 L50 82 L23 48Z",
    "M9 20 H91 V35 H9Z M8.6 50 H91.4 L88.6 65 H11.4Z",
)


def sword(cx: float, cy: float, length: float, degrees: float, fat: float = 1.0) -> str:
    """An arming sword centred on cx, cy, its point towards a compass direction; fat widens it for small sizes."""
    s = length / 100
    left_lit = math.cos(math.radians(degrees + 90 - 315)) > 0
    near, far = ("#ffffff", "#aab4c0") if left_lit else ("#aab4c0", "#ffffff")

    def shape(d: str) -> str:
        position = itertools.count()
        wide = [t if t.isalpha() else num(float(t) * (1 if next(position) % 2 else fat)) for t in d.split()]
        return moved(" ".join(wide), cx, cy, s, degrees)

    guard = "M -19 15 Q -10 19 0 18 Q 10 19 19 15 L 20 20 Q 10 25 0 24 Q -10 25 -20 20 Z"
    parts = path(shape("M 0 -52 L -5 -41 L -4.4 17 L 4.4 17 L 5 -41 Z"), "#dfe5ea", "#10151c", 4.4 * s)
    parts += path(shape("M 0 -52 L -5 -41 L -4.4 17 L 0 17 Z"), near) + path(
        shape("M 0 -52 L 5 -41 L 4.4 17 L 0 17 Z"), far
    )
    parts += line(shape("M 0 -36 L 0 14"), "#66717f", 1.5 * s)
    parts += path(shape("M -2.4 24 L 2.4 24 L 2.6 41 L -2.6 41 Z"), "#7a2a22", "#1c0a06", 2.6 * s)
    for y in (28, 32.5, 37):
        parts += line(shape(f"M -2.3 {y + 1} L 2.3 {y - 1}"), "#d9a13a", 1.2 * s)
    parts += path(shape(guard), "#f0c85a", "#3d2504", 2.6 * s)
    parts += line(shape("M -16 17.6 Q -8 20.4 0 20"), "#fff6cf", 1.5 * s)
    x, y = (float(v) for v in moved("M 0 46", cx, cy, s, degrees).split()[1:])
    parts += circle(x, y, 5.4 * s * (1 + (fat - 1) * 0.5), "#f0c85a", "#3d2504", 2.4 * s)
    return parts + circle(x, y, 2 * s, "#b3202a")


def swords_badge() -> str:
    """Crossed swords on an oxblood roundel: this needs a hero. Box 100 x 100."""
    enamel = rad(38, 34, 62, (0, "#d6404a"), (0.55, OXBLOOD), (1, "#4a0a10"))
    ring = lin(12, 12, 88, 88, "#fff2b8", "#d9a13a", "#7a4d0c")
    return (
        circle(50, 50, 47, "#2a0a06")
        + circle(50, 50, 44.5, ring)
        + circle(50, 50, 37.5, enamel, "#2a0a06", 2.4)
        + sword(50, 48, 72, 45, 1.35)
        + sword(50, 48, 72, -45, 1.35)
    )


def house_shield(house: str) -> str:
    """The heater shield of a house with its rose. Box 100 x 118."""
    look = look_of(house)
    dexter = "M 8 8 Q 30 13 50 6 L 50 113 Q 8 92 8 44 Z"
    sinister = "M 92 8 Q 70 13 50 6 L 50 113 Q 92 92 92 44 Z"
    whole = "M 8 8 Q 30 13 50 6 Q 70 13 92 8 L 92 44 Q 92 92 50 113 Q 8 92 8 44 Z"
    shade = lin(14, 8, 86, 104, (0, "#ffffff", 0.34), (0.45, "#ffffff", 0), (1, "#000000", 0.3))
    parts = line(whole, "#2a1a08", 10) + path(dexter, lin(10, 6, 60, 110, *look["field"]))
    parts += path(sinister, lin(50, 6, 92, 110, *look["field_sinister"]))
    for row in range(7):
        for column in range(6):
            x, y = 17 + column * 13.2 + (6.6 if row % 2 else 0), 18 + row * 13
            room = 36 if y < 52 else 36 - (y - 52) * 0.62
            if abs(x - 50) < room - 2:
                parts += path(lozenge(x, y, 2.4), look["diaper"], fo=0.5)
    parts += circle(51.5, 52, 33, "#120804", fo=0.22) + rose(50, 50, 33, house) + path(whole, shade)
    parts += line(whole, lin(4, 4, 96, 112, (0, "#fff2b8"), (0.4, "#dba83c"), (1, "#7a4d0c")), 6) + line(
        whole, "#2a1a08", 1
    )
    return parts + line("M 12 12 Q 30 16 48 10.4", "#ffffff", 1.6, 0.7)


def lozenge(x: float, y: float, r: float) -> str:
    """The path of a small upright square."""
    return f"M {num(x)} {num(y - r)} L {num(x + r)} {num(y)} L {num(x)} {num(y + r)} L {num(x - r)} {num(y)} Z"


def crest(seat: int, colours: tuple[str, ...]) -> str:
    """A seat's shield: its colour and its charge. Box 100 x 100."""
    colour = colours[seat]
    bright = sum(int(colour[i : i + 2], 16) for i in (1, 3, 5)) > 400
    charge, edge = (dark(colour, 0.72), dark(colour, 0.7)) if bright else ("#fbf1da", dark(colour, 0.6))
    if seat == 3:
        charge, edge = "#e3b64e", "#0c0c10"
    return (
        path(SHIELD, lin(16, 4, 84, 96, light(colour, 0.38), colour, dark(colour, 0.38)))
        + path(_CHARGES[seat], charge)
        + line(SHIELD, edge, 6)
        + line("M13 44 V11 H84", "#ffffff", 3.4, 0.6)
    )


def empty_crest() -> str:
    """The dashed outline of a shield nobody bears yet. Box 100 x 100."""
    return path(SHIELD, "#ffffff", BROWN, 4, fo=0.25, dash="9 7")
