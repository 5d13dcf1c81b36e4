"""The title: beams of light, the cabinet of the demonstration with its lamps, the little board in it."""

from __future__ import annotations

import itertools
import math

from game.view.palette import GOLD, INK, dark, light
from tools.art.houses import look
from tools.art.roses import simple_rose
from tools.art.svg import at, circle, inset, lin, line, num, path, rad
from tools.art.tones import GOLD_EDGE, GOLD_HI, GOLD_LO, GOLD_MID, gold_bar

CABINET = (366, 618, 78)  # width, height, how far the arch rises over the shoulders


def rays(w: float, h: float, n: int = 23) -> str:
    """Faint beams that fan out from the middle of the lower edge."""
    reach = math.hypot(w / 2, h)
    glow = rad(w / 2, h, w / 2, (0, "#ffd98a", 0.26), (0.5, "#ffb84d", 0.09), (1, "#ffb84d", 0))
    beams = []
    for i in range(n):
        a = math.pi * (1 + (i + 0.5) / n)
        half = math.pi / n * (0.23 if i % 2 else 0.13)
        ends = [f"{num(w / 2 + reach * math.cos(b))} {num(h + reach * math.sin(b))}" for b in (a - half, a + half)]
        beams.append(f"M{w / 2} {h} L{ends[0]} L{ends[1]}Z")
    return path(" ".join(beams), glow)


def _arch(w: float, h: float, rise: float, by: float) -> str:
    """The path of a Tudor arch, `by` further in."""
    shoulder, apex = num(rise * 0.42 + by * 0.4), num(by * 1.25)
    return (
        f"M{by} {h - by} V{rise} C{by} {num(rise * 0.62)} {num(w * 0.16)} {shoulder} {w / 2} {apex} "
        f"C{num(w * 0.84)} {shoulder} {w - by} {num(rise * 0.62)} {w - by} {rise} V{h - by}Z"
    )


def cabinet() -> str:
    """The standing frame of the demonstration: carved oak, gold mouldings, dark glass."""
    w, h, rise = CABINET
    glass = rad(w * 0.4, h * 0.3, h * 0.8, (0, "#2b2433"), (0.6, "#191520"), (1, "#0d0a10"))
    gold = gold_bar(w * 0.8, h)
    return (
        path(_arch(w, h, rise, 1.5), lin(0, 0, w, h, "#6a472a", "#4a301c", "#2e1c10"), "#120a05", 3)
        + line(_arch(w, h, rise, 4.5), gold, 3)
        + path(_arch(w, h, rise, 25), glass, "#120a05", 9)
        + line(_arch(w, h, rise, 25), gold, 5)
        + line(_arch(w, h, rise, 22), GOLD_EDGE, 1)
    )


def lamp(lit: bool) -> str:
    """A bulb of the cabinet's rim. Centred box -50..50."""
    tones = ("#ffffff", "#fff0b0", "#f2a93a", "#a85f12") if lit else ("#a8793a", "#7c5220", "#4f300f", "#341d08")
    return circle(0, 0, 36, "#150b05") + circle(0, 0, 27, rad(-10, -12, 40, *tones), GOLD_EDGE, 5)


def little_board() -> str:
    """Rose King's board in little, without stones: 9 units of rim, squares of 36. Box 342 x 342."""
    coast = (
        "M120 10 H262 Q250 34 268 52 Q290 66 282 96 Q276 118 300 138 Q332 168 332 214 V300 Q306 314 288 332 H60 "
        "Q36 318 30 292 Q64 286 70 262 Q40 252 44 226 Q78 214 84 186 Q70 160 92 140 Q116 128 106 100 Q84 74 98 50 "
        "Q116 34 120 10Z"
    )
    parts = inset(342, 342, 1, 6, lin(0, 0, 342, 342, GOLD_HI, GOLD, GOLD_MID, GOLD_LO), GOLD_EDGE, 2)
    parts += inset(342, 342, 9, 0, lin(0, 0, 342, 342, "#a9cfd8", "#6fa6bd"), GOLD_EDGE, 2)
    parts += path(coast, lin(0, 0, 342, 342, "#c9d69a", "#b3c580", "#93ab62"), "#5c6b35", 2)
    waves = ((24, 40), (40, 110), (24, 170), (300, 30), (316, 84), (310, 120), (20, 240))
    parts += line(" ".join(f"M{x} {y} q3.5 -4 7 0 t7 0" for x, y in waves), "#ffffff", 1.4, 0.7)
    lines = " ".join(f"M{9 + 36 * i} 9 V333 M9 {9 + 36 * i} H333" for i in range(1, 9))
    return parts + line(lines, INK, 1, 0.34)


def token(house: str) -> str:
    """A round token with a rose, bold enough for 12 pixels. Centred box -52..52."""
    colour, edge, petal = look(house)["token"]
    face = lin(-34, -38, 34, 40, light(colour, 0.35), colour, dark(colour, 0.35))
    return (
        circle(3, 5, 45, "#000000", fo=0.28)
        + circle(0, 0, 44, face, edge, 5)
        + line("M-33 -18 A37 37 0 0 1 -6 -37", "#ffffff", 4, 0.75)
        + at(simple_rose(petal, edge), 0, 0, 0.68)
    )


def lamps(first: bool) -> str:
    """The bulbs along the cabinet's rim, every second one lit, or the others. Size of the cabinet."""
    w, h, rise = CABINET
    glow = rad(0, 0, 90, (0, "#ffb24a", 0.55), (0.5, "#ff9a2a", 0.2), (1, "#ff9a2a", 0))
    parts = ""
    for i, (x, y) in enumerate(_rim_places(w, h, rise, 14.6, 27)):
        if abs(x - w / 2) < 20:  # the crown stands there
            continue
        lit = (i % 2 == 0) == first
        parts += at((circle(0, 0, 90, glow) if lit else "") + lamp(lit), x, y, 0.14)
    return parts


def _rim_places(w: float, h: float, rise: float, by: float, gap: float) -> list[tuple[float, float]]:
    """Evenly spaced places along the rim, from lower left over the top to lower right."""
    rim = [(by, float(y)) for y in range(int(h - by), int(rise), -4)]
    xs, ys = (by, by, w * 0.16, w / 2), (rise, rise * 0.62, rise * 0.42 + by * 0.4, by * 1.25)
    for k in range(41):
        t = k / 40
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        rim.append((_weighed(weights, xs), _weighed(weights, ys)))
    rim += [(w - x, y) for x, y in reversed(rim[:-1])]
    total = sum(math.dist(a, b) for a, b in itertools.pairwise(rim))
    step = total / round(total / gap)
    places, walked, due = [], 0.0, step / 2
    for a, b in itertools.pairwise(rim):
        long = math.dist(a, b)
        while long and due <= walked + long:
            t = (due - walked) / long
            places.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            due += step
        walked += long
    return places


def _weighed(weights: tuple[float, ...], values: tuple[float, ...]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))
