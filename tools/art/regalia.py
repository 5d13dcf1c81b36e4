"""Crowns, swords, seals, shields and crests."""

from __future__ import annotations

import math
import random

from game.view.palette import GOLD, OXBLOOD, dark, light, mix
from tools.art.roses import rose
from tools.art.svg import at, circle, contact_shadow, ellipse, lin, line, moved, num, path, rad
from tools.art.tones import BROWN, GOLD_EDGE, GOLD_HI, GOLD_MID, HOUSES, leaf_gold

GAMES_VELVET = {"rose_king": OXBLOOD, "carolus_magnus": "#23508f", "lowenherz": "#2f6a41"}
_CROWN_BODY = (
    "M18 74 L8 30 Q18 46 25 51 Q33 40 33 21 Q38 40 47 48 Q57 38 60 13 Q63 38 73 48 Q82 40 87 21 "
    "Q87 40 95 51 Q102 46 112 30 L102 74 Q60 87 18 74Z"
)
SHIELD = "M8 6 H92 V48 Q92 80 50 96 Q8 80 8 48Z"
_CHARGES = (  # cross, chevron, lozenge, bars
    "M41 7 H59 V35 H91 V53 H59 V92 L50 95.4 L41 92 V53 H9 V35 H41Z",
    "M50 28 L90.4 60 L82 77 L50 50 L18 77 L9.6 60Z",
    "M50 15 L77 48 L50 82 L23 48Z",
    "M9 20 H91 V35 H9Z M8.6 50 H91.4 L88.6 65 H11.4Z",
)


def crown(velvet: str = OXBLOOD, jewels: tuple[str, str] = ("#d02b36", "#2f7fd1")) -> str:
    """An open crown with five points, velvet cap and a jewelled band. Box 120 x 100."""
    cap = lin(34, 30, 90, 74, light(velvet, 0.28), velvet, dark(velvet, 0.6))
    body = lin(14, 14, 100, 84, GOLD_HI, "#f0c65c", GOLD_MID, "#8a5a14")
    band = lin(16, 0, 104, 0, (0, "#9a6a1a"), (0.2, GOLD), (0.38, "#fff6d0"), (0.62, "#dda940"), (1, "#7a4d0c"))
    shine = "M20.5 69 L12.5 38 M35 56 Q37.5 48 35.5 36 M60 50 Q60.5 40 60 28 M85 55 Q84 47 86 36"
    return (
        path("M21 68 Q20 34 60 27 Q100 34 99 68 Q60 80 21 68Z", cap, dark(velvet, 0.7), 2)
        + line("M40 66 Q39 44 52 31 M80 66 Q81 44 68 31", dark(velvet, 0.55), 1.6, 0.7)
        + path(_CROWN_BODY, body, GOLD_EDGE, 2.6)
        + line(shine, "#ffffff", 1.7, 0.62)
        + path("M16.5 66 Q60 80 103.5 66 L101.5 84 Q60 99 18.5 84Z", band, GOLD_EDGE, 2.6)
        + line("M18 70.4 Q60 84.4 102 70.4 M19.3 80.4 Q60 95 100.7 80.4", GOLD_EDGE, 1.1, 0.75)
        + line("M17.6 68 Q60 82 102.4 68", "#ffffff", 1.2, 0.6)
        + "".join(
            _pearl(x, y, r) for x, y, r in ((8, 28, 5), (33, 18.5, 5), (60, 10.5, 6.4), (87, 18.5, 5), (112, 28, 5))
        )
        + _gem(60, 85.2, 6.4, 5.0, jewels[0])
        + _gem(36, 82, 4.4, 3.9, jewels[1])
        + _gem(84, 82, 4.4, 3.9, jewels[1])
        + "".join(
            circle(x, y, 2, "#fff7df", GOLD_EDGE, 0.9) for x, y in ((25.5, 79), (47.5, 84.4), (72.5, 84.4), (94.5, 79))
        )
    )


def _pearl(x: float, y: float, r: float) -> str:
    ball = rad(x, y, r * 1.6, (0, "#ffffff"), (0.45, "#fbe9b6"), (1, "#b98a35"))
    return circle(x, y, r, ball, GOLD_EDGE, 1.9) + circle(x - r * 0.32, y - r * 0.36, r * 0.3, "#ffffff")


def _gem(x: float, y: float, rx: float, ry: float, colour: str) -> str:
    stone = rad(x - rx * 0.3, y - ry * 0.4, rx * 1.7, (0, light(colour, 0.6)), (0.4, colour), (1, dark(colour, 0.55)))
    spark = ellipse(x - rx * 0.35, y - ry * 0.4, rx * 0.26, ry * 0.2, "#ffffff", fo=0.9)
    return ellipse(x, y, rx, ry, stone, GOLD_EDGE, 1.4) + spark


def three_crowns() -> str:
    """The sign of the collection: a large crown between two lesser ones, one velvet a game. Box 300 x 124."""
    return (
        at(crown(GAMES_VELVET["lowenherz"], ("#2f7fd1", "#d02b36")), 2, 42, 0.78, -7)
        + at(crown(GAMES_VELVET["carolus_magnus"], ("#d02b36", "#3aa35a")), 205, 30.6, 0.78, 7)
        + contact_shadow(150, 112, 66, 0.12, 0.5)
        + at(crown(OXBLOOD, ("#2f7fd1", "#3aa35a")), 82, 2, 1.13)
    )


def kings_crown() -> str:
    """The crown that walks over the board, seen a little from above so that its far points show. Box 120 x 104."""
    gold = lin(14, 20, 106, 92, (0, "#fff4bd"), (0.28, "#f6d468"), (0.55, "#d99f2e"), (0.8, "#b47a1c"), (1, "#845208"))
    band = lin(20, 74, 100, 92, (0, "#fff0b0"), (0.3, "#f0c85a"), (0.7, "#c48a24"), (1, "#8a5a10"))
    far = (
        "M 20 58 L 25 25 Q 33 44 42 40 L 47 16 Q 54 38 60 36 Q 66 38 73 16 L 78 40 Q 87 44 95 25 L 100 58 Q "
        "60 42 20 58 Z"
    )
    near = (
        "M 19 82 L 7 38 Q 18 60 29 61 Q 37 56 34 26 Q 42 58 50 62 Q 58 60 60 22 Q 62 60 70 62 Q 78 58 86 26 "
        "Q 83 56 91 61 Q 102 60 113 38 L 101 82 Q 60 100 19 82 Z"
    )
    parts = path(far, lin(20, 20, 100, 70, "#a8741c", "#5d3a06"), "#4a2d04", 2)
    parts += path(
        "M 24 62 Q 36 30 60 28 Q 84 30 96 62 Q 60 78 24 62 Z", lin(40, 30, 84, 78, "#c23a44", "#5e0d16"), "#3d060c", 1.6
    )
    parts += line("M 40 48 Q 48 36 60 34", "#e88a86", 2, 0.6)
    parts += path(near, gold, "#5a3806", 3)
    parts += line("M 12 47 Q 20 65 30 65 Q 39 60 37 40 Q 44 62 51 66 Q 59 63 60 34", "#fffbe0", 1.8, 0.75)
    parts += path("M 18 74 Q 60 92 102 74 L 101 84 Q 60 102 19 84 Z", band, "#5a3806", 2.2)
    parts += line("M 21 77 Q 60 94 99 77", "#fffbe0", 1.2, 0.8)
    for x, y, r in ((7, 34, 5.4), (34, 21, 5.8), (60, 16, 6.6), (86, 21, 5.8), (113, 34, 5.4)):
        parts += circle(x, y, r, gold, "#5a3806", 2) + circle(x - r * 0.3, y - r * 0.35, r * 0.34, "#ffffff", fo=0.9)
    parts += path("M 60 68 L 67 76 L 60 84 L 53 76 Z", "#c3202c", "#4d0610", 1.6)
    parts += path("M 60 70 L 64 75 L 58 77 L 56 75 Z", "#ff9a8c", fo=0.8)
    for x in (36, 84):
        parts += circle(x, 70.5, 4.6, "#2f6fc0", "#14264d", 1.5) + circle(x - 1.4, 69, 1.4, "#ffffff", fo=0.85)
    for x, y in ((28, 84), (44, 88.6), (76, 88.6), (92, 84)):
        parts += circle(x, y, 2.3, "#fff8e6", "#5a3806", 0.9)
    return parts


def flat_crown(cx: float, cy: float, w: float) -> str:
    """A flat five-pointed crown, w wide and about .66 w high, centred: for cards and small signs."""
    s = w / 100
    gold = lin(
        cx - w / 2,
        cy - w * 0.3,
        cx + w / 2,
        cy + w * 0.33,
        (0, "#fff2b8"),
        (0.4, "#eec255"),
        (0.75, GOLD_MID),
        (1, "#8a5a10"),
    )
    outline = (
        "M -42 33 L -50 -18 Q -38 -2 -30 0 L -25 -30 Q -14 -8 -8 -6 L 0 -38 L 8 -6 Q 14 -8 25 -30 L 30 0 "
        "Q 38 -2 50 -18 L 42 33 Z"
    )
    parts = path(moved(outline, cx, cy, s), gold, GOLD_EDGE, max(0.8, 3.2 * s))
    parts += line(
        moved("M -45 -6 Q -36 6 -27 7 L -23 -16 Q -13 0 -5 1 L 0 -24", cx, cy, s), "#fffbe0", max(0.5, 2.4 * s), 0.8
    )
    for x, y in ((-50, -20), (-25, -33), (0, -41), (25, -33), (50, -20)):
        parts += circle(cx + x * s, cy + y * s, 5.2 * s, "#ffe9a0", GOLD_EDGE, max(0.6, 2.4 * s))
    return parts


def plain_crown(fill: str = "", edge: str = GOLD_EDGE, width: float = 6) -> str:
    """The crown as a bold silhouette for the smallest sizes. Box 100 x 80."""
    return path("M14 74 L5 22 L29 40 L50 6 L71 40 L95 22 L86 74Z", fill or leaf_gold(20, 4, 70, 78), edge, width)


def level_crowns(n: int, of: int = 5) -> str:
    """The strength of a computer player as little crowns. Box 22 * of x 18."""
    full, empty = plain_crown(), plain_crown("#dccaa0", "#a08a5c")
    return "".join(at(full if i < n else empty, 22 * i + 1, 0.6, 0.2) for i in range(of))


def sword(cx: float, cy: float, length: float, degrees: float, fat: float = 1.0) -> str:
    """An arming sword centred on cx, cy, its point towards a compass direction; fat widens it for small sizes."""
    s = length / 100
    left_lit = math.cos(math.radians(degrees + 90 - 315)) > 0
    near, far = ("#ffffff", "#aab4c0") if left_lit else ("#aab4c0", "#ffffff")

    def shape(d: str) -> str:
        numbers = iter(range(10**6))
        wide = " ".join(t if t.isalpha() else num(float(t) * (fat if next(numbers) % 2 == 0 else 1)) for t in d.split())
        return moved(wide, cx, cy, s, degrees)

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
    wax = HOUSES[house]["seal"]
    deep = mix(wax, "#000000", 0.5)
    blob = rad(-14, -18, 74, (0, mix(wax, "#ffffff", 0.38)), (0.4, wax), (1, deep))
    dish = rad(60, 66, 56, mix(wax, "#ffffff", 0.14), mix(wax, "#000000", 0.28))
    return (
        circle(53, 56, 44, "#120804", fo=0.45)
        + at(path(_blob(14, 44, -3.2, 3, len(house)), blob, deep, 3), 50, 50)
        + circle(50, 50, 33.5, dish, mix(wax, "#000000", 0.45), 2.4)
        + line("M 24 62 A 29 29 0 0 0 72 70", mix(wax, "#ffffff", 0.5), 2.2, 0.7)
        + line("M 16 38 Q 24 18 44 13", "#ffffff", 4, 0.55)
    )


def ready_seal(ready: bool) -> str:
    """A green seal with a tick, or a pale dashed ring. Centred box -50..50."""
    if not ready:
        return circle(0, 0, 38, "#fff8e6", BROWN, 4, 0.5, dash="10 8")
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


def house_shield(house: str) -> str:
    """The heater shield of a house with its rose. Box 100 x 118."""
    look = HOUSES[house]
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


def clan_shield(colour: str) -> str:
    """A plain little shield in one colour. Box 100 x 100."""
    ground = lin(16, 4, 84, 96, light(colour, 0.45), colour, dark(colour, 0.4))
    return path(SHIELD, ground, dark(colour, 0.65), 8) + line("M16 44 V15 H80", "#ffffff", 5, 0.7)
