"""Rose King's stones and what lies on and round the map: grid, targets, frame, pouch, bar of points."""

from __future__ import annotations

import math
import random

from game.view.palette import GOLD, OXBLOOD, mix
from tools.art.houses import look as look_of
from tools.art.ornament import leaf
from tools.art.roses import rose
from tools.art.svg import circle, inset, lin, line, num, path, rad, rect
from tools.art.tones import GOLD_EDGE, GOLD_MID


def stone(house: str, last: bool = False) -> str:
    """A turned wooden disc with the rose of a house, pale maple or dark walnut; `last` rings it. Box 100 x 104."""
    look = look_of(house)
    a, b, c = look["wood"]
    edge = look["wood_edge"]
    side = lin(16, 10, 86, 92, (0, mix(a, "#ffffff", 0.25)), (0.45, mix(b, c, 0.6)), (1, edge))
    top = lin(24, 18, 78, 82, mix(b, c, 0.35), b, mix(a, b, 0.25))
    parts = circle(54, 58, 46, rad(54, 58, 46, (0.70, "#140a04", 0.62), (0.88, "#140a04", 0.26), (1, "#140a04", 0)))
    parts += circle(50.6, 51.4, 43.4, edge) + circle(50, 48.6, 43, side, edge, 1.6) + circle(50, 48.6, 39.4, top)
    parts += _rings_of_growth(look["grain"], 5 if house.startswith("white") else 9)
    parts += circle(50, 48.6, 39.2, "none", look["rim"], 3, dash=look["rim_dash"])
    parts += circle(50, 48.6, 37.1, "none", edge, 0.9, so=0.7)
    parts += circle(50, 48.6, 41.2, "none", edge, 0.8, so=0.6) + circle(51.4, 50.8, 28.5, "#120804", fo=0.25)
    parts += rose(50, 48.6, 29.5, house) + line("M 12.5 40 A 38.6 38.6 0 0 1 44 10.4", "#ffffff", 1.7, 0.55)
    if last:
        parts += circle(50, 48.6, 45.4, "none", "#fff3b8", 3) + circle(50, 48.6, 47.2, "none", "#b07a18", 1)
    return parts


def _rings_of_growth(colour: str, seed: int) -> str:
    chance = random.Random(seed)
    parts = ""
    for i in range(11):
        y = -33 + i * 6.4 + chance.uniform(-1.6, 1.6)
        x = math.sqrt(max(0, 37.5**2 - y * y))
        bend = (50 + chance.uniform(-12, 12), 48.6 + y + chance.uniform(-5, 5))
        end = 48.6 + y + chance.uniform(-1, 1)
        d = f"M {num(50 - x)} {num(48.6 + y)} Q {num(bend[0])} {num(bend[1])} {num(50 + x)} {num(end)}"
        parts += line(d, colour, chance.uniform(0.5, 1.1), 0.42)
    return parts


def grid(n: int = 9, t: float = 50) -> str:
    """A fine grid of n x n squares with little crosses at the knots and 4 units of margin."""
    ink, w = "#3a2412", n * t
    parts = rect(4, 4, w, w, 0, "#fff6dc", fo=0.16)
    lines = " ".join(f"M {4 + i * t} 4 V {4 + w} M 4 {4 + i * t} H {4 + w}" for i in range(1, n))
    knots = [(4 + i * t, 4 + j * t) for i in range(1, n) for j in range(1, n)]
    crosses = " ".join(f"M {x - 3} {y} H {x + 3} M {x} {y - 3} V {y + 3}" for x, y in knots)
    parts += line(lines, ink, 1, 0.42) + line(crosses, ink, 1.4, 0.75)
    return parts + rect(4, 4, w, w, 0, "none", ink, 2.4) + rect(2, 2, w + 4, w + 4, 0, "none", GOLD, 1.2)


def target(hover: bool) -> str:
    """The frame of a legal square; the glow under it is the client's. Box 50 x 50."""
    colour, wide = ("#fff6c8", 3.4) if hover else ("#ffe07a", 2.6)
    parts = rect(4, 4, 42, 42, 8, "#ffd34d", "#7a4d0c", wide + 1.8, fo=0.30 if hover else 0.26)
    parts += rect(4, 4, 42, 42, 8, "none", colour, wide)
    return parts if hover else parts + path("M 25 18 L 32 25 L 25 32 L 18 25 Z", "#fff0b0", "#7a4d0c", 1.6, fo=0.95)


def target_hero() -> str:
    """The frame of a square that needs a hero: crimson and gold, notched corners. Box 50 x 50."""
    d = "M 12.6 3.6 L 37.4 3.6 L 46.4 12.6 L 46.4 37.4 L 37.4 46.4 L 12.6 46.4 L 3.6 37.4 L 3.6 12.6 Z"
    return (
        path(d, "#d3202c", fo=0.22)
        + line(d, "#3d060c", 5)
        + line(d, "#ff5a4e", 2.8)
        + line(d, "#ffe3a0", 1, dash="3 5")
    )


def map_frame(w: float, h: float) -> str:
    """The frame of the map, 20 wide: walnut with a gold vine, bevelled edges, a graduation inside, roses at the "
    "corners."""
    band, ticks = 20, 5
    gold = lin(0, 0, w, h, (0, "#fff0b4"), (0.35, "#d9a640"), (0.7, "#a8731c"), (1, "#6e4709"))
    wood = lin(0, 0, w, h, "#5a2f1c", "#3d1d10", "#2a1209")
    inner = band - ticks + 0.6
    middle = inner + ticks / 2 - 0.6
    parts = inset(w, h, band / 2 - ticks / 2, 7, "none", wood, band - ticks)
    for x, y, turn, length in ((22, 0, 0, w), (w - 22, h, 180, w), (w, 22, 90, h), (0, h - 22, 270, h)):
        parts += f'<g transform="translate({num(x)} {num(y)}) rotate({turn})">{_frame_vine(length - 44)}</g>'
    parts += inset(w, h, 1.2, 7, "none", gold, 2.4) + inset(w, h, 2.8, 7, "none", "#2a1209", 0.8)
    parts += inset(w, h, band - ticks - 0.6, 0, "none", gold, 1.8)
    parts += inset(w, h, middle, 0, "none", "#efe0b8", ticks - 0.8)
    parts += inset(w, h, middle, 0, "none", "#3a2412", ticks - 2.6, dash="12.5 12.5")
    parts += inset(w, h, band, 0, "none", "#3a2412", 1)
    corners = ((9.5, 9.5, "red"), (9.5, h - 9.5, "white"), (w - 9.5, 9.5, "white"), (w - 9.5, h - 9.5, "red"))
    for x, y, house in corners:
        parts += circle(x, y, 13, gold, "#3a2204", 1.4) + circle(x, y, 10.4, "#3d1d10", GOLD_EDGE, 1)
        parts += rose(x, y, 9, house, fine=False)
    return parts


def _frame_vine(length: float) -> str:
    """One side of the frame: a wave, a leaf in every bay and a berry at every crossing."""
    n = int(length // 26)
    step, middle = length / n, 7.9
    d, parts = f"M 0 {middle}", ""
    for i in range(n):
        side = 1 if i % 2 else -1
        d += f" Q {num(step * (i + 0.5))} {num(middle + side * 8.6)} {num(step * (i + 1))} {middle}"
        fill = ("#7fa552", "#c0463a")[i // 2 % 2]
        parts += leaf(step * (i + 0.5) - 5.4, middle - side * 1.2, 9.6, 90 + side * 14, fill, "#1d0d05", False)
        parts += circle(step * (i + 1), middle, 1.5, GOLD, "#1d0d05", 0.6)
    return line(d, "#1d0d05", 2.6) + line(d, "#e0b252", 1.4) + parts


def letter_stud() -> str:
    """The dark stud in the frame that carries a column's letter. Box 18 x 18."""
    return circle(9, 9, 8, "#2a1209", GOLD_MID, 1.2)


def cartouche() -> str:
    """The strapwork round the title of the map. Box 108 x 70."""
    strap = lin(0, 0, 108, 70, "#d6504e", "#7a1219")
    side = (
        "M 84 6 C 94 -2 108 4 104 15 C 102 20 95 18 97 13 L 94 20 L 94 50 L 97 57 C 95 52 102 50 104 55 "
        "C 108 66 94 72 84 64 Z"
    )
    half = path(side, strap, "#3d0a0c", 1.3) + path("M 94 26 Q 106 35 94 44 Z", GOLD, GOLD_EDGE, 1.1)
    half += circle(100, 13, 2, GOLD, GOLD_EDGE, 0.8) + circle(100, 57, 2, GOLD, GOLD_EDGE, 0.8)
    sheet = "M 14 9 Q 54 3 94 9 L 94 61 Q 54 67 14 61 Z"
    return (
        half
        + f'<g transform="translate(108 0) scale(-1 1)">{half}</g>'
        + path(sheet, lin(0, 0, 108, 70, "#fff6da", "#ead29a"), "#4a2f16", 1.6)
        + line("M 17.4 12.6 Q 54 7 90.6 12.6 L 90.6 57.4 Q 54 63 17.4 57.4 Z", OXBLOOD, 0.9)
    )


def balance(house: str) -> str:
    """One half of the bar of points, Lancaster's is the left one. Box 60 x 24."""
    look = look_of(house)
    round_end = "M 60 {0} H 10 Q 2 {0} 2 12 Q 2 {1} 10 {1} H 60 Z"
    body = path(round_end.format(5, 19), "#2a1408")
    body += path("M 60 7 H 10 Q 4 7 4 12 Q 4 17 10 17 H 60 Z", lin(0, 0, 0, 24, *look["bar"]))
    body += rect(9, 8.4, 51, 1.2, 0, "#ffffff", fo=0.45)
    if look["bar_lines"]:
        slants = " ".join(f"M {x} 15.6 L {x + 6} 8.4" for x in range(10, 54, 6))
        body += line(slants, look["bar_lines"], 1.2)
    return body if house.startswith("red") else f'<g transform="translate(60 0) scale(-1 1)">{body}</g>'


def balance_pin() -> str:
    """The gold pin where the shares of the bar meet. Box 14 x 24."""
    return path("M 7 1 L 13 12 L 7 23 L 1 12 Z", lin(0, 0, 14, 24, "#fff3c0", GOLD, GOLD_MID), GOLD_EDGE, 1.4)


def pouch(red: str, white: str) -> str:
    """The leather pouch with the supply of stones of two houses. Box 112 x 102."""
    leather = lin(20, 20, 90, 96, "#b8834a", "#85552a", "#4a2b12")
    folds = (
        "M 34 50 Q 28 66 32 82 M 55 54 Q 54 70 56 88 M 76 50 Q 82 66 78 84 M 40 38 Q 42 42 40 45 M 70 38 Q 68 42 70 45"
    )
    parts = path("M 8 92 Q 55 104 104 92 Q 96 86 55 86 Q 16 86 8 92 Z", "#120804", fo=0.3)
    parts += _pebble(40, 26, 15, white) + _pebble(66, 24, 15, red) + _pebble(53, 19, 15, white)
    parts += path(
        "M 22 34 Q 55 22 88 34 Q 84 42 86 46 Q 106 70 94 88 Q 56 100 16 88 Q 4 70 24 46 Q 26 42 22 34 Z",
        leather,
        "#2c1808",
        2.6,
    )
    parts += line("M 24 44 Q 55 54 86 44", "#2c1808", 5.4) + line("M 24 44 Q 55 54 86 44", "#d9b06a", 2.6)
    parts += line(folds, "#3d2210", 1.6, 0.7) + line("M 20 66 Q 22 56 30 50", "#f0c890", 2.4, 0.7)
    parts += line("M 55 52 L 50 64 M 55 52 L 61 63", "#d9b06a", 2.4)
    parts += circle(50, 65, 2.8, GOLD, GOLD_EDGE, 1) + circle(61, 64, 2.8, GOLD, GOLD_EDGE, 1)
    return parts + _pebble(97, 82, 11, red) + _pebble(15, 84, 11, white)


def _pebble(x: float, y: float, r: float, house: str) -> str:
    """A stone in little."""
    look = look_of(house)
    return (
        circle(x + 1, y + 2.4, r, look["wood_edge"])
        + circle(x, y, r, look["wood"][1], look["wood_edge"], 1.4)
        + circle(x, y, r - 2, "none", look["rim"], 1.4)
        + rose(x, y, r * 0.74, house, fine=False)
    )
