"""Ducats and what else lies on the table: coins, purse, crown, hands, scales, swords, the black castle, a laurel."""

from __future__ import annotations

import math

from game.view.palette import OXBLOOD
from tools.art.lowenherz.frame import crown
from tools.art.lowenherz.heraldry import SHIELD, shade
from tools.art.lowenherz.tones import GOLD_EDGE, enamel, gilt
from tools.art.svg import at, circle, ellipse, lin, line, num, path, polar, rad
from tools.art.tones import blacker, whiter

GOLD = "#f3d27a"


def coin() -> str:
    """A ducat. Box 100 x 100."""
    rim = lin(20, 10, 80, 90, "#fff6c0", "#e9b236", "#8a5a12")
    dish = lin(80, 90, 20, 10, "#fff3b0", "#e6ac2f", "#9a6a1a")
    return (
        circle(50, 50, 45, rim, GOLD_EDGE, 4)
        + circle(50, 50, 34, dish, "#8a5a12", 2.5)
        + path("M31 64 L27 40 L40 51 L50 32 L60 51 L73 40 L69 64 Z", "#7a4d0c", "#ffe9a0", 1.8)
    )


def column(x: float, y: float, n: int) -> str:
    """n ducats on one another, the lowest at x, y. For a box 120 x 90."""
    side = lin(0, 0, 120, 0, "#f7d36a", "#d29a2c", "#8a5a12")
    top = lin(0, 0, 120, 90, "#fff3b8", "#f0c04a", "#c48a26")
    parts, high = "", y
    for k in range(n):
        high = y - k * 7
        parts += path(f"M{x - 19} {high} v6 a19 8.5 0 0 0 38 0 v-6 Z", side, GOLD_EDGE, 1.6)
        parts += ellipse(x, high, 19, 8.5, top, GOLD_EDGE, 1.6)
    shine = line(f"M{x - 14} {high - 2} q4 -4.5 13 -5", "#fffbe0", 1.6)
    return parts + ellipse(x, high, 12.5, 5.3, "none", "#a8761c", 1.5) + shine


def heap() -> str:
    """A heap of ducats. Box 120 x 90."""
    ground = shade(62, 80, 56, 0.2, 0.4, 0.4)
    columns = column(40, 58, 4) + column(86, 60, 3) + column(62, 76, 2)
    return ground + columns + at(coin(), 76, 34, 0.44) + at(coin(), 2, 48, 0.32)


def pile() -> str:
    """A heap round the middle of its foot, 120 wide."""
    return at(heap(), -60, -88)


def purse() -> str:
    """A leather purse with a few ducats. Box 100 x 100."""
    bag = "M37 36 Q10 58 14 78 Q18 94 51 94 Q84 94 87 78 Q90 58 65 36 Z"
    neck = "M30 14 Q38 22 46 14 Q54 24 64 14 Q70 20 74 16 L64 36 H38 Z"
    return (
        ellipse(52, 92, 36, 6, "#000000", fo=0.25)
        + at(coin(), 50, 4, 0.34)
        + at(coin(), 22, 8, 0.32)
        + path(neck, enamel("#b06a36", 30, 10, 70, 40), "#3d1f0c", 3.6)
        + path(bag, enamel("#9a5a2c", 22, 34, 80, 96), "#3d1f0c", 3.6)
        + line("M35 36 Q51 43 67 36", GOLD_EDGE, 7)
        + line("M35 35.5 Q51 42.5 67 35.5", GOLD, 3.6)
        + line("M62 39 Q72 46 70 56 M62 39 Q62 50 56 55", "#c8952f", 3)
        + line("M24 76 Q22 62 36 50", "#f0c491", 3.4, 0.8)
        + line("M44 50 Q38 66 44 84 M58 52 Q64 68 60 84", "#3d1f0c", 2.4, 0.4)
    )


def crown_small() -> str:
    """A crown round the origin, 96 wide."""
    return crown()


def split_shield(left: str, right: str) -> str:
    """A shield of two colours: whoever bears it changes sides. Box 100 x 116."""
    half = "M50 8 Q70 15 90 10 V52 Q90 90 50 113 Z"
    return (
        path(SHIELD, enamel(left, 14, 6, 84, 108))
        + path(half, enamel(right, 50, 6, 90, 108))
        + path(SHIELD, "none", "#2a1a08", 11)
        + path(SHIELD, "none", gilt(10, 8, 90, 110), 6)
        + line("M50 10 V111", GOLD_EDGE, 3)
        + line("M18 20 V52 Q19 70 30 86", "#ffffff", 3.4, 0.55)
    )


def turning() -> str:
    """An arrow that bows over to the right, round the origin, about 90 x 44."""
    bow, head = "M-40 18 Q-26 -22 16 -14", "M14 -32 L44 -8 L10 10 Z"
    return (
        line(bow, "#3f0a0e", 17)
        + path(head, "#3f0a0e", "#3f0a0e", 7)
        + line(bow, "#c5383c", 10)
        + path(head, "#c5383c")
    )


def hands() -> str:
    """Two clasped hands, round the origin, 120 x 60: peace, or an alliance."""
    skin, lit = lin(-30, -20, 30, 20, "#ffe2bd", "#e0a46e"), "#fff0d8"
    edge = "#5e3213"

    def sleeve(colour: str) -> str:
        cloth = path("M-60 -19 L-31 -14 L-31 16 L-60 21 Z", enamel(colour, -60, -20, -30, 20), blacker(colour, 0.6), 3)
        return cloth + path("M-34 -17 L-25 -15 L-25 16 L-34 19 Z", "#fbf1d9", "#7a5c34", 2.4)

    right = f'<g transform="scale(-1 1)">{sleeve("#1f3f78")}</g>'
    back = path("M26 -13 Q8 -19 -10 -12 L-14 10 Q4 20 26 13 Z", skin, edge, 3)
    front = path("M-26 -12 Q-6 -18 8 -10 Q20 -8 20 0 Q22 8 12 12 L-4 14 Q-16 16 -26 12 Z", skin, edge, 3)
    fingers = line("M8 -10 Q2 -3 -8 -4 M20 0 Q12 2 6 0 M18 6 Q11 8 4 6 M12 12 Q6 13 1 11", edge, 2.4)
    thumb = path("M-10 -13 Q-2 -22 8 -19 Q13 -16 9 -11 Q2 -9 -3 -5 Z", skin, edge, 2.8)
    return sleeve(OXBLOOD) + right + back + front + fingers + thumb + line("M-22 -8 Q-14 -12 -6 -12", lit, 2.4, 0.8)


def alliance_sign() -> str:
    """Clasped hands on a green roundel: these regions are allied. Box 100 x 100."""
    return (
        circle(53, 55, 45, "#000000", fo=0.35)
        + circle(50, 50, 46, gilt(10, 10, 90, 90), GOLD_EDGE, 4)
        + circle(50, 50, 37, rad(40, 34, 60, "#6d9a5a", "#2f5d3a", "#183420"), "#12301c", 3)
        + at(hands(), 50, 50, 0.59)
    )


def scales() -> str:
    """Scales with ducats: offers are weighed. Box 120 x 100."""
    gold = gilt(0, 10, 120, 100)

    def pan(x: float, y: float, coins: int) -> str:
        chains = line(f"M{x} {y - 34} L{x - 21} {y} M{x} {y - 34} L{x + 21} {y}", GOLD_EDGE, 2.2)
        small = "".join(
            ellipse(x - 9 + 9 * (i % 3), y - 4 - 5 * (i // 3), 8, 4.4, "#f0c04a", GOLD_EDGE, 1.6) for i in range(coins)
        )
        dish = path(f"M{x - 24} {y} H{x + 24} Q{x + 18} {y + 14} {x} {y + 14} Q{x - 18} {y + 14} {x - 24} {y} Z", gold)
        return chains + small + dish + path(f"M{x - 24} {y} H{x + 24} Q{x + 18} {y + 14} {x} {y + 14} Q{x - 18} "
                                            f"{y + 14} {x - 24} {y} Z", "none", GOLD_EDGE, 2.6)  # fmt: skip

    beam = "M16 26 Q40 12 60 15 Q84 18 104 10"
    return (
        shade(60, 94, 34, 0.16, 0.4, 0.3)
        + line("M60 14 V86", GOLD_EDGE, 9)
        + line("M60 14 V86", "#e0ac40", 5)
        + path("M38 94 Q40 82 60 82 Q80 82 82 94 Z", gold, GOLD_EDGE, 3)
        + line(beam, GOLD_EDGE, 9)
        + line(beam, "#f3d27a", 4.6)
        + pan(22, 60, 5)
        + pan(98, 46, 2)
        + circle(60, 14, 7, "#f3d27a", GOLD_EDGE, 3)
        + line("M50 86 Q60 84 70 86", "#fffbe0", 2, 0.8)
    )


def sword() -> str:
    """An upright sword round the origin, 100 long."""
    blade = lin(-4, 0, 4, 0, (0, "#ffffff"), (0.5, "#c3ccd4"), (0.52, "#8b97a2"), (1, "#5f6b76"))
    hilt = gilt(-14, 20, 14, 50)
    return (
        path("M-4.5 22 V-40 L0 -50 L4.5 -40 V22 Z", blade, "#2f363d", 2.2)
        + path("M-15 20 Q0 25 15 20 L16 26 Q0 31 -16 26 Z", hilt, GOLD_EDGE, 2)
        + path("M-3 28 H3 V41 H-3 Z", "#6d2a20", "#2f140c", 1.8)
        + circle(0, 45, 5, hilt, GOLD_EDGE, 2)
    )


def swords() -> str:
    """Crossed swords: a contest. Box 100 x 100."""
    return at(sword(), 50, 50, 0.98, 42) + at(sword(), 50, 50, 0.98, -42)


def start_castle() -> str:
    """The black castle of the start player on a gilded disc. Box 100 x 104."""
    body = "M24 76 V34 h7 v6 h6 v-6 h7 V46 h12 V34 h7 v6 h6 v-6 h7 V76 H58 V66 Q50 54 42 66 V76 Z"
    return (
        circle(53, 56, 46, "#000000", fo=0.3)
        + circle(50, 50, 46, gilt(8, 8, 92, 92), GOLD_EDGE, 4)
        + circle(50, 50, 38, rad(40, 36, 56, "#fff6d8", "#e0bd6a"), "#8a5a12", 2.6)
        + path(body, lin(20, 20, 80, 84, (0, "#5a5a66"), (0.4, "#2a2a30"), (1, "#0f0f13")), "#0a0a0c", 2.6)
        + line("M50 46 V18", "#0a0a0c", 3)
        + path("M51 18 L67 23 L51 30 Z", OXBLOOD, "#3f0a0e", 2)
        + line("M27 38 V72 M66 48 V60", "#ffffff", 2.4, 0.35)
    )


def laurel() -> str:
    """A wreath that is open above. Box 220 x 200 round (110, 104)."""
    stem = "M0 84 Q62 84 80 30 Q86 4 74 -34"
    branch = line(stem, "#7a4d10", 4.5) + line(stem, "#d9a43c", 2.2)
    leaf = path("M0 0 Q7 -11 24 -9 Q17 4 0 0 Z", gilt(-14, -14, 26, 8), GOLD_EDGE, 1.5)
    leaf += line("M3 -1 Q11 -6 19 -7.5", "#8a5a16", 1)
    for k in range(9):
        a = math.radians(84 - k * 15)
        x, y = 81 * math.cos(a), 14 + 72 * math.sin(a)
        for turn in (-28, -112):
            branch += at(leaf, x, y, 0.98 - k * 0.035, turn - k * 13 + 26)
    return at(branch, 110, 100) + at(branch, 110, 100, 1, 0, True) + circle(110, 185, 6.5, "#b3202a", GOLD_EDGE, 2.4)


def rays(n: int = 28) -> str:
    """Light behind the winner. Box 600 x 600."""
    beam = rad(300, 300, 300, (0, "#ffbf45", 0.34), (0.45, "#ffbf45", 0.19), (1, "#ffbf45", 0))
    core = rad(300, 300, 240, (0, "#ffdf8a", 0.6), (0.5, "#e59a2e", 0.25), (1, "#c8741e", 0))
    parts = ""
    for k in range(n):
        a, w = 360 * k / n, 4.3 if k % 2 else 2.9
        (x1, y1), (x2, y2) = polar(300, 300, 300, a - w), polar(300, 300, 300, a + w)
        parts += path(f"M300 300 L{num(x1)} {num(y1)} L{num(x2)} {num(y2)} Z", beam)
    return parts + circle(300, 300, 230, core)


def sparkle() -> str:
    """A glint with a small glow. Box 60 x 60 round its middle."""
    star = "M0 -27 Q3.5 -3.5 27 0 Q3.5 3.5 0 27 Q-3.5 3.5 -27 0 Q-3.5 -3.5 0 -27 Z"
    halo = rad(0, 0, 28, (0, "#ffe9a0", 0.9), (0.35, "#ffe9a0", 0.3), (1, "#ffe9a0", 0))
    return circle(0, 0, 28, halo) + path(star, "#ffffff")


def seal_of_bid() -> str:
    """A folded letter under wax: a bid that nobody knows yet. Box 100 x 80."""
    paper = lin(10, 10, 90, 76, "#fffaec", "#e2cb92")
    wax = whiter("#b3202a", 0.1)
    return (
        path("M14 16 H92 V74 H14 Z", "#000000", fo=0.3)
        + path("M9 11 H89 V70 H9 Z", paper, "#5a3c1c", 3)
        + path("M9 11 L49 46 L89 11", "#f3e2b8", "#5a3c1c", 3)
        + line("M9 70 L40 40 M89 70 L58 40", "#5a3c1c", 2.2, 0.7)
        + circle(49, 45, 15, enamel(wax, 34, 30, 64, 60), "#5a0d12", 3)
        + at(crown(), 49, 46, 0.19)
    )
