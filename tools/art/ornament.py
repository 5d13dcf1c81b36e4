"""Leaves, vines, scrolls, rules and frames: the border work of a manuscript."""

from __future__ import annotations

import itertools
import math

from game.view.palette import GOLD, INK, OXBLOOD, dark, light
from tools.art.roses import simple_rose
from tools.art.svg import at, circle, four_corners, inset, lin, line, moved, num, path
from tools.art.tones import BROWN, GOLD_EDGE, GOLD_HI, GOLD_LO, GOLD_MID

_LEAF = "M 0 0 C -5 -3 -6 -10 0 -15 C 6 -10 5 -3 0 0 Z"
_IVY = (
    "M0 0 C-1.5 -3 -5 -1.4 -6.2 -4.6 C-9.4 -6 -8.6 -10.6 -4.8 -10.6 C-5 -14.4 -2.4 -16 0 -19.4 "
    "C2.4 -16 5 -14.4 4.8 -10.6 C8.6 -10.6 9.4 -6 6.2 -4.6 C5 -1.4 1.5 -3 0 0Z"
)
# A vine: the stem, leaves as (fill, edge), blossoms as (petal, edge).
GOLD_VINE = ("#c99a3f", ((GOLD, GOLD_EDGE), ("#d9a544", GOLD_EDGE)), (("#b3202a", "#3c080c"), ("#2f6fc0", "#0c1f3d")))


def leaf(x: float, y: float, size: float, degrees: float, fill: str, edge: str, vein: bool = True) -> str:
    """A vine leaf of `size` units pointing in a compass direction, its stalk at (x, y)."""
    parts = path(moved(_LEAF, x, y, size / 15, degrees), fill, edge, size * 0.07)
    if vein:
        parts += line(moved("M 0 -1 L 0 -11", x, y, size / 15, degrees), edge, size * 0.05, 0.7)
    return parts


def ivy(fill: str, edge: str) -> str:
    """A lobed leaf, stalk at the origin, tip up. About 16 x 20."""
    return path(_IVY, fill, edge, 1.1) + line("M0 -2 V-12", edge, 0.9, 0.55)


def corner_scroll(scale: float, leaves=("#3f7a4a", "#8e1b22", "#2c5c8f"), stem=GOLD_MID, edge=GOLD_EDGE) -> str:
    """A flourish for an upper left corner, about 60 x 60 times scale: a spiral of vine, four leaves, gold berries."""
    spiral = "M 4 56 C 4 30 8 10 28 7 C 40 5 46 14 40 20 C 35 24 29 20 32 15"
    shoots = "M 56 4 C 44 4 34 4 28 7 M 7 30 C 12 22 20 22 20 28 C 20 32 15 33 14 29"
    parts = line(spiral, edge, 3.4) + line(spiral, stem, 2) + line(shoots, edge, 2.8) + line(shoots, stem, 1.5)
    for x, y, size, turn, i in ((9, 18, 13, -48, 0), (15, 12, 13, 128, 1), (41, 8, 11, 40, 2), (5, 42, 11, 70, 0)):
        parts += leaf(x, y, size, turn, leaves[i], INK)
    for x, y in ((33, 15), (15, 29), (57, 4), (4, 57)):
        parts += circle(x, y, 2.6, GOLD, edge, 1)
    return at(parts, 0, 0, scale)


def corner_scrolls(w: float, h: float, margin: float, scale: float, **look) -> str:
    """The flourish in all four corners of w x h, `margin` from the edges."""
    return four_corners(at(corner_scroll(scale, **look), margin, margin), w, h)


def _spiral(r: float, turns: float, steps: int = 30) -> list[tuple[float, float, float]]:
    """Points (x, y, angle) of a spiral round the origin, beginning at (r, 0), clockwise."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        a, reach = math.tau * turns * t, r * (1 - 0.88 * t**0.9)
        points.append((reach * math.cos(a), reach * math.sin(a), a))
    return points


def _smooth(points: list[tuple[float, float, float]]) -> str:
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for (x0, y0, _), (x1, y1, _) in itertools.pairwise(points[1:]):
        d += f" Q{num(x0)} {num(y0)} {num((x0 + x1) / 2)} {num((y0 + y1) / 2)}"
    return d + f" L{num(points[-1][0])} {num(points[-1][1])}"


def volute(r: float, look: tuple, pick: int) -> str:
    """One coil of a vine round the origin: leaves outside and a blossom in its eye."""
    stem, leaves, flowers = look
    points = _spiral(r, 1.35)
    parts = line(_smooth(points), stem, max(1.1, r * 0.085))
    for n, i in enumerate((5, 10, 15, 20)):
        x, y, a = points[i]
        parts += at(ivy(*leaves[(pick + n) % len(leaves)]), x, y, r * 0.030 * (1 - 0.1 * n), math.degrees(a) + 114)
    eye = at(simple_rose(*flowers[pick % len(flowers)]), 0, 0, 0.21)
    return parts + at(eye, points[-1][0] * 0.4, points[-1][1] * 0.4, r * 0.042)


def vine(length: float, height: float, look: tuple = GOLD_VINE) -> str:
    """A running vine along x: a waving stem with a coil in every arch. Box length x height."""
    n = max(2, round(length / (height * 0.92)))
    step, middle, amp = length / n, height / 2, height * 0.40
    stem, leaves, _ = look
    d, parts = f"M{num(height * 0.09)} {num(middle)}", ""
    for i in range(n):
        side = -1 if i % 2 == 0 else 1
        end = step * (i + 1) - (height * 0.09 if i == n - 1 else 0)
        arch = num(middle + side * amp * 1.28)
        d += f" C{num(step * (i + 0.25))} {arch} {num(step * (i + 0.75))} {arch} {num(end)} {num(middle)}"
        coil = volute(step * 0.34, look, i)
        place = f"translate({num(step * (i + 0.5))} {num(middle + side * amp * 0.1)}) scale(1 {-side})"
        parts += f'<g transform="{place}">{coil}</g>'
        if i:
            parts += at(
                ivy(*leaves[i % len(leaves)]),
                step * (i + 0.06),
                middle - side * amp * 0.1,
                height * 0.011,
                180 if side < 0 else 0,
            )
    fill, edge = leaves[0]
    ends = "".join(circle(x, middle, height * 0.07, fill, edge, 1) for x in (height * 0.09, length - height * 0.09))
    return line(d, stem, max(1.4, height * 0.035)) + parts + ends


def initial_box(ground: str, seed: int = 0, vines: bool = True) -> str:
    """The painted square behind an illuminated letter; without vines for small sizes. Box 100 x 100."""
    pale = light(ground, 0.5)
    parts = inset(100, 100, 1.5, 4.5, lin(0, 0, 100, 100, GOLD_HI, GOLD, GOLD_MID, GOLD_LO), GOLD_EDGE, 2.4)
    parts += inset(100, 100, 9, 0, lin(10, 10, 90, 90, light(ground, 0.16), ground, dark(ground, 0.42)), GOLD_EDGE, 2)
    parts += line("M4.4 94 V4.4 H94", "#ffffff", 1.5, 0.7)
    if vines:
        look = (
            pale,
            ((GOLD_MID, dark(ground, 0.6)), (pale, dark(ground, 0.5))),
            ((GOLD, GOLD_EDGE), ("#f4ead4", GOLD_EDGE)),
        )
        for x, y, turn, flip in ((27, 27, 215, False), (73, 27, 145, True), (27, 73, 125, False), (73, 73, 235, True)):
            parts += at(volute(13.6, look, seed), x, y, 1, turn, flip)
    else:
        grid = ((x, y) for j, y in enumerate(range(18, 90, 16)) for x in range(18 + 8 * (j % 2), 88, 16))
        dots = " ".join(f"M{x} {y - 2.6} l2.6 2.6 l-2.6 2.6 l-2.6 -2.6Z" for x, y in grid)
        parts += path(dots, pale, fo=0.45)
    for cx, cy in ((5.2, 5.2), (94.8, 5.2), (5.2, 94.8), (94.8, 94.8)):
        parts += circle(cx, cy, 2.5, OXBLOOD, GOLD_EDGE, 0.9)
    return parts


def rule(w: float) -> str:
    """A thin divider with two leaves and a berry in the middle. Box w x 10."""
    c = w / 2
    return (
        line(f"M 4 5 H {num(c - 10)} M {num(c + 10)} 5 H {num(w - 4)}", "#7a5630", 1, 0.8)
        + leaf(c - 1, 5, 8, -90, "#6e8a3f", "#5a3d22", False)
        + leaf(c + 1, 5, 8, 90, "#6e8a3f", "#5a3d22", False)
        + circle(c, 5, 2, OXBLOOD)
    )


def heading_rule(w: float) -> str:
    """The thin line behind a heading, ended by a red lozenge. Box w x 6."""
    return line(f"M0 3 H{num(w - 9)}", BROWN, 1.2, 0.55) + path(
        f"M{w - 5} 0 L{w - 1} 3 L{w - 5} 6 L{w - 9} 3Z", OXBLOOD
    )


def title_rule(w: float) -> str:
    """The line under a centred heading: a red lozenge in its middle, a berry at both ends. Box w x 12."""
    c = w / 2
    sides = line(f"M3 6 H{num(c - 12)} M{num(c + 12)} 6 H{num(w - 3)}", OXBLOOD, 1.2)
    middle = path(f"M{num(c - 9)} 6 L{num(c)} 1.5 L{num(c + 9)} 6 L{num(c)} 10.5 Z", OXBLOOD, GOLD_MID, 1)
    return sides + middle + circle(3, 6, 2, OXBLOOD) + circle(w - 3, 6, 2, OXBLOOD)


def gold_rule(w: float) -> str:
    """A golden line that begins and ends in a lozenge, for dark grounds. Box w x 6."""
    ends = path(f"M4 0 L8 3 L4 6 L0 3Z M{w - 4} 0 L{w} 3 L{w - 4} 6 L{w - 8} 3Z", GOLD)
    return line(f"M11 3 H{num(w - 11)}", GOLD_MID, 1.2, 0.8) + ends


def tray_flourish() -> str:
    """The gold vine that fills the left end of a card tray. Box 70 x 58."""
    stems = (
        "M 4 29 C 20 29 22 8 38 10 C 50 12 48 26 39 25 C 33 24 34 17 39 18 "
        "M 4 29 C 20 29 22 50 38 48 C 50 46 48 32 39 33 C 33 34 34 41 39 40 M 4 29 C 24 29 40 29 62 29"
    )
    green, red, edge = "#7fa552", "#c0463a", "#1d0d05"
    parts = line(stems, GOLD_MID, 1.8)
    for x, y, size, turn, fill in (
        (22, 17, 13, -20, green),
        (22, 41, 13, 200, green),
        (30, 29, 11, 62, red),
        (47, 15, 11, 50, green),
        (47, 43, 11, 130, green),
    ):
        parts += leaf(x, y, size, turn, fill, edge)
    return parts + "".join(circle(x, y, 2.6, GOLD, GOLD_EDGE, 1) for x, y in ((4, 29), (39, 18), (39, 40), (64, 29)))


def laurel() -> str:
    """Two golden branches of laurel, open above. Box 240 x 110."""
    stem = "M 100 104 C 50 100 18 70 16 14"
    branch = line(stem, GOLD_EDGE, 3) + line(stem, GOLD_MID, 1.6)
    for i in range(8):
        t = i / 7.4
        x = (1 - t) ** 3 * 100 + 3 * t * (1 - t) ** 2 * 50 + 3 * t * t * (1 - t) * 18 + t**3 * 16
        y = (1 - t) ** 3 * 104 + 3 * t * (1 - t) ** 2 * 100 + 3 * t * t * (1 - t) * 70 + t**3 * 14
        turn = -80 + 66 * t
        branch += leaf(x, y, 22 - 5 * t, turn - 42, GOLD_MID, GOLD_EDGE)
        branch += leaf(x, y, 22 - 5 * t, turn + 50, GOLD, GOLD_EDGE)
    branch += leaf(16, 16, 17, -6, GOLD, GOLD_EDGE)
    return branch + f'<g transform="translate(240 0) scale(-1 1)">{branch}</g>'
