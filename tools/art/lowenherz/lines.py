"""Pictures of what an action card offers, each in a box 120 x 90: ducats, politics, walls, knights, silver, the end."""

from __future__ import annotations

from tools.art.lowenherz.cards import politics_back
from tools.art.lowenherz.frame import crown
from tools.art.lowenherz.heraldry import shade
from tools.art.lowenherz.letters import gilt_text
from tools.art.lowenherz.nature import glint, peak
from tools.art.lowenherz.pieces import knight_figure
from tools.art.lowenherz.things import coin, column
from tools.art.lowenherz.tones import GOLD_EDGE, LOOKS, enamel
from tools.art.lowenherz.walls import EDGE, JOINT
from tools.art.svg import at, circle, ellipse, lin, line, path, rad, rect
from tools.art.tones import blacker

DUCATS, BORDERS, KNIGHTS = (4, 6, 8), (1, 2, 3), (1, 2)
_HEAPS = {  # columns of coins and coins on their edge, the number's place
    4: (((52, 70, 2), (86, 72, 1)), ((12, 56, 0.3),)),
    6: (((42, 64, 3), (84, 68, 2), (62, 75, 1)), ((4, 54, 0.3),)),
    8: (((40, 62, 4), (86, 64, 3), (62, 74, 2)), ((78, 30, 0.4), (2, 50, 0.32))),
}


def ducats(number: int) -> str:
    """A heap that grows with the number, and the number."""
    columns, coins = _HEAPS[number]
    parts = shade(62, 82, 56, 0.2, 0.4, 0.4)
    parts += "".join(column(*each) for each in columns)
    parts += "".join(at(coin(), x, y, size) for x, y, size in coins)
    return parts + gilt_text(str(number), (62, 56, 44)[DUCATS.index(number)], 20, 32, 2)


def wall_piece() -> str:
    """A stretch of battlement wall. Box 100 x 84."""
    stone = lin(0, 26, 0, 74, "#f3e8cd", "#cdbd9a", "#94845f")
    joints = (
        "M6 37 H94 M6 49 H94 M6 61 H94 M26 37 V49 M50 37 V49 M76 37 V49 M14 49 V61 M38 49 V61 M63 49 V61 "
        "M86 49 V61 M26 61 V73 M50 61 V73 M76 61 V73"
    )
    outline = "M4 74 V16 H20 V26 H30 V16 H46 V26 H54 V16 H70 V26 H80 V16 H96 V74 Z"
    return (
        rect(6, 72, 92, 8, 0, lin(0, 74, 0, 80, (0, "#000000", 0.4), (1, "#000000", 0)))
        + path(outline, stone, EDGE, 4)
        + line(joints, JOINT, 2.2)
        + line("M8 20 H17 M33 20 H43 M57 20 H67 M83 20 H93", "#ffffff", 2.6, 0.9)
        + line("M7 24 V70", "#ffffff", 2, 0.5)
    )


def borders(number: int) -> str:
    """As many walls as may be set."""
    places = {
        1: ((21, 10, 0.78),),
        2: ((6, 8, 0.62), (48, 34, 0.62)),
        3: ((8, 2, 0.52), (58, 20, 0.52), (16, 42, 0.52)),
    }[number]
    return "".join(at(wall_piece(), x, y, size) for x, y, size in places)


def knights(number: int) -> str:
    """As many knights as may be placed, of nobody's colour."""
    figure = knight_figure(LOOKS["heraldic"]["neutral"])
    places = ((25, 5, 0.7),) if number == 1 else ((4, 4, 0.66), (56, 12, 0.66))
    return "".join(shade(x + 36, y + 78, 26, 0.16, 0.35, 0.3) + at(figure, x, y, size) for x, y, size in places)


def politics() -> str:
    """Two politics cards and a seal."""
    card = politics_back()
    return shade(60, 80, 44, 0.12, 0.35, 0.3) + at(card, 26, 12, 0.78, -12) + at(card, 52, 4, 0.86, 9)


def silver() -> str:
    """Bars of silver before a shining mountain."""
    bar = (
        path("M0 0 L6 -9 H30 L36 0 Z", lin(0, -9, 36, 0, "#ffffff", "#cfd8e0", "#8793a0"), "#3c434b", 2)
        + path("M6 -9 L10 -14 H26 L30 -9 Z", "#f4f8fb", "#3c434b", 2)
        + line("M9 -3 H24", "#ffffff", 2, 0.9)
    )
    halo = rad(60, 46, 46, (0, "#eaf6ff", 0.95), (0.5, "#bfe0f6", 0.35), (1, "#bfe0f6", 0))
    parts = rect(4, 0, 112, 90, 0, halo) + shade(60, 84, 50, 0.14, 0.4, 0.4)
    parts += at(peak(76, 58, 1), 50, 74) + at(peak(46, 36, -1), 92, 76)
    parts += "".join(at(bar, x, y) for x, y in ((22, 84), (60, 84), (41, 70)))
    return parts + "".join(at(glint(r), x, y) for x, y, r in ((40, 22, 10), (98, 46, 7), (72, 62, 6)))


def king() -> str:
    """The king is dead: his crown on a black cushion, a candle that is burnt down at either side."""
    cloth = enamel("#3a2a44", 20, 44, 100, 88, 0.2, 0.5)
    pall = "M18 90 V66 Q60 56 102 66 V90 Z"
    cushion = "M24 62 Q18 52 28 48 Q60 42 92 48 Q102 52 96 62 Q100 72 90 73 Q60 68 30 73 Q20 72 24 62 Z"
    tassels = "".join(circle(x, y, 4, "#e0ac40", GOLD_EDGE, 1.8) for x, y in ((24, 50), (96, 50), (27, 72), (93, 72)))
    black = lin(24, 44, 96, 74, "#5c5563", "#2f2a36", "#131118")
    return (
        rect(4, 0, 112, 90, 0, rad(60, 45, 45, (0, "#ffd98a", 0.4), (1, "#ffd98a", 0)))
        + path(pall, cloth, "#140d1a", 2.6)
        + line("M30 88 V68 M46 89 V64 M74 89 V64 M90 88 V68", "#000000", 2.4, 0.35)
        + line("M20 86 H100", "#e0ac40", 2.6, 0.9)
        + path(cushion, black, "#0c0a10", 3)
        + line("M34 52 Q60 47 84 51", "#a79fb2", 2, 0.7)
        + tassels
        + at(crown(), 60, 32, 0.56, -9)
        + _candle(9, 40)
        + _candle(111, 46)
    )


def _candle(x: float, y: float) -> str:
    flame = f"M{x} {y - 22} Q{x + 6} {y - 12} {x} {y - 7} Q{x - 6} {y - 12} {x} {y - 22} Z"
    return (
        circle(x, y - 12, 13, rad(x, y - 12, 13, (0, "#ffe08a", 0.7), (1, "#ffb84a", 0)))
        + rect(x - 4, y - 4, 8, 90 - y - 4, 1.5, lin(x - 4, 0, x + 4, 0, "#fffaf0", "#e6d5ae"), "#5a3c1c", 2)
        + ellipse(x, 87, 9, 3, "#c8952f", GOLD_EDGE, 1.8)
        + path(flame, "#ffd24a", "#b5541a", 1.6)
    )


def bell() -> str:
    """The bell that tolls when the king is dead. Box 100 x 100."""
    bronze = lin(20, 10, 82, 90, "#fff0b8", "#e0ac40", "#9a6a1a", "#5d3a0c")
    body = "M50 14 Q72 16 74 44 Q75 62 88 74 V80 H12 V74 Q25 62 26 44 Q28 16 50 14 Z"
    return (
        circle(50, 12, 7, "none", "#3b2410", 7)
        + circle(50, 12, 7, "none", "#c8952f", 3.4)
        + circle(50, 84, 9, blacker("#c8952f", 0.4), "#3b2410", 3)
        + path(body, bronze, "#3b2410", 4)
        + line("M14 74 H86 M24 60 Q50 66 76 60", "#6e4709", 2.4)
        + line("M35 26 Q32 46 28 58", "#fffbe0", 4, 0.8)
    )
