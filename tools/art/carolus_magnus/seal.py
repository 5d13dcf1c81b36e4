"""The imperial seal in the middle of the ring with Charlemagne's monogram and titles, and what is inlaid in the oak."""

from __future__ import annotations

import math

from tools.art.carolus_magnus.cinzel import CAPITALS
from tools.art.carolus_magnus.tones import EDGE, bright_gold
from tools.art.svg import at, circle, line, num, path, polar, rad

TITLES = ("KAROLVS", "IMPERATOR", "AVGVSTVS")
_GOLD = "#e0b04a"
_STROKES = (  # O in the middle with A and V in it; K, R, S and L at the ends of the cross
    "M100 72 L128 100 L100 128 L72 100 Z M72 100 H44 M128 100 H156 M100 72 V50 M100 128 V150 "
    "M28 78 V122 M46 80 L30 100 L46 122 M91 50 V18 H102 C114 18 114 34 102 34 H91 M102 34 L113 50 "
    "M176 84 C170 76 157 78 157 88 C157 99 176 99 176 111 C176 122 160 124 155 114 M92 152 V182 H112 V174"
)
_SERIFS = (
    "M84 92 L100 108 L116 92 M22 78 H34 M22 122 H34 M40 122 H52 M40 79 H51 M86 18 H92 M86 50 H96 "
    "M86 152 H98 M86 182 H92"
)


def _monogram(ink: str, width: float) -> str:
    """KAROLVS on the arms of a cross. Box 200 x 200."""
    return line(_STROKES, ink, width) + line(_SERIFS, ink, width * 0.8)


def _word(word: str, middle: float, r: float, size: float) -> str:
    """Capitals along a circle round (100, 100), their feet at r, centred on a compass direction."""
    gap = 16.0
    whole = sum(CAPITALS[letter][0] + gap for letter in word) - gap
    letters, along = "", -whole / 2
    for letter in word:
        advance, outline = CAPITALS[letter]
        turn = middle + math.degrees((along + advance / 2) * size / 100 / r)
        x, y = polar(100, 100, r, turn)
        letters += at(at(path(outline, "#3a0a0e"), -advance / 2 * size / 100, 0, size / 100), x, y, 1, turn)
        along += advance + gap
    return letters


def legend(r: float = 77.6, size: float = 9.6) -> str:
    """The titles round the rim, a lozenge between them."""
    words = ""
    for i, word in enumerate(TITLES):
        words += _word(word, 120 * i - 60, r, size)
        x, y = polar(100, 100, r + size / 2, 120 * i)
        words += at(path("M0 -3 L2.4 0 L0 3 L-2.4 0 Z", "#8e1b22", EDGE, 0.7), x, y, 1, 120 * i)
    return words


def seal() -> str:
    """The seal: beaded gold rim with the titles, oxblood enamel, monogram. Box 200 x 200."""
    beads = "".join(circle(*polar(100, 100, 94.2, 6 * i), 2.3, "#fff0b8", EDGE, 0.9) for i in range(60))
    rays = " ".join(_ray(22, 69, 7.5 * i) for i in range(48))
    enamel = rad(80, 74, 96, (0, "#c03a3c"), (0.55, "#8e1b22"), (1, "#4e090f"))
    return (
        circle(100, 100, 98.5, bright_gold(30, 14, 170, 190), EDGE, 2.4)
        + circle(100, 100, 90, bright_gold(170, 186, 34, 16), EDGE, 1.8)
        + beads
        + legend()
        + circle(100, 100, 72.5, bright_gold(30, 14, 170, 190), EDGE, 1.8)
        + circle(100, 100, 69, enamel, "#3b060b", 2.2)
        + line(rays, "#e8a08c", 1.4, 0.13)
        + circle(100, 100, 64, "none", "#f3d27a", 1.1, so=0.6)
        + at(_monogram("#35060a", 9.5), 26.5, 28, 0.74)
        + at(_monogram("#f6d783", 7), 25.2, 25.6, 0.74)
        + line("M33 69 A74 74 0 0 1 72 32", "#ffffff", 2.2, 0.85)
        + line("M6 92 A94 94 0 0 1 92 6", "#ffffff", 1.6, 0.8)
    )


def _ray(inner: float, outer: float, degrees: float) -> str:
    (x, y), (to_x, to_y) = polar(100, 100, inner, degrees), polar(100, 100, outer, degrees)
    return f"M{num(x)} {num(y)} L{num(to_x)} {num(to_y)}"


def compass_rose() -> str:
    """The sixteen-pointed rose inlaid in the table under the seal: gold lines on dark wood. Box 400 x 400."""
    circles = ((196, 1.6, 0.55), (190, 0.8, 0.4), (150, 1, 0.35))
    rings = "".join(circle(200, 200, r, "none", _GOLD, wide, so=faint) for r, wide, faint in circles)
    ticks = ""
    for i in range(120):
        (x, y), (to_x, to_y) = polar(200, 200, 184 if i % 5 else 180, 3 * i), polar(200, 200, 190, 3 * i)
        ticks += f"M{num(x)} {num(y)} L{num(to_x)} {num(to_y)} "
    points = ""
    for count, length, wide, turn in ((8, 150, 9, 22.5), (4, 168, 17, 45), (4, 186, 22, 0)):
        point = path(f"M0 {-length} L{wide} -40 L0 0 Z", "#1a0f07", _GOLD, 1, 0.55, 0.5)
        point += path(f"M0 {-length} L{-wide} -40 L0 0 Z", _GOLD, _GOLD, 1, 0.2, 0.5)
        points += "".join(at(point, 200, 200, 1, turn + i * 360 / count) for i in range(count))
    return rings + line(ticks.strip(), _GOLD, 1, 0.35) + points


def corner_inlay() -> str:
    """The gold scroll inlaid in the table's corners, for the upper left. Box 120 x 120."""
    leaves = "M44 44 C56 46 62 54 66 66 C54 62 46 56 44 44 Z M40 48 C36 60 40 70 50 78 C54 66 50 56 40 48 Z "
    leaves += "M48 40 C60 36 70 40 78 50 C66 54 56 50 48 40 Z"
    return (
        line("M6 114 V30 C6 12 12 6 30 6 H114", _GOLD, 2, 0.55)
        + line("M13 100 V36 C13 19 19 13 36 13 H100", _GOLD, 1, 0.55)
        + line("M13 60 C30 60 40 50 38 40 C36 32 26 34 28 41 M60 13 C60 30 50 40 40 38", _GOLD, 1.6, 0.55)
        + path(leaves, _GOLD, _GOLD, 1, 0.3, 0.55)
    )
