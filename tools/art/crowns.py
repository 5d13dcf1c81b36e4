"""Crowns, from the king's own to the little ones that count."""

from __future__ import annotations

from game.view.palette import GOLD, OXBLOOD, dark, light
from tools.art.svg import at, circle, contact_shadow, ellipse, lin, line, moved, path, rad
from tools.art.tones import GOLD_EDGE, GOLD_HI, GOLD_MID, leaf_gold

GAMES_VELVET = {"rose_king": OXBLOOD, "carolus_magnus": "#23508f", "lowenherz": "#2f6a41"}
_CROWN_BODY = (
    "M18 74 L8 30 Q18 46 25 51 Q33 40 33 21 Q38 40 47 48 Q57 38 60 13 Q63 38 73 48 Q82 40 87 21 "
    "Q87 40 95 51 Q102 46 112 30 L102 74 Q60 87 18 74Z"
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
    for cx, cy in ((28, 84), (44, 88.6), (76, 88.6), (92, 84)):
        parts += circle(cx, cy, 2.3, "#fff8e6", "#5a3806", 0.9)
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


def level_crowns(n: int, of: int) -> str:
    """The strength of a computer player as little crowns. Box 22 * of x 18."""
    full, empty = plain_crown(), plain_crown("#dccaa0", "#a08a5c")
    return "".join(at(full if i < n else empty, 22 * i + 1, 0.6, 0.2) for i in range(of))
