"""Knights, arms, the shields of strengths, and the empty places of all of them."""

from __future__ import annotations

from game.view.palette import PLAIN_PALETTE
from tools.art.carolus_magnus.charges import charge, crown
from tools.art.carolus_magnus.tones import EDGE, ENAMELS, STONES, bright_gold, enamel, knight_of
from tools.art.svg import at, circle, lin, line, num, path, rad
from tools.art.tones import blacker

SHIELD = "M7 9 Q28 14 50 7 Q72 14 93 9 V54 C93 85 70 104 50 113 C30 104 7 85 7 54 Z"
_HOLLOW = "#7a5a2a"  # what is pressed into parchment


def knight(colour: str, palette: str = PLAIN_PALETTE) -> str:
    """A knight: a heater shield with the charge of its colour. Box 100 x 120."""
    field = knight_of(colour, palette)[0]
    return (
        path(SHIELD, enamel(field, 12, 6, 84, 108))
        + at(charge(colour, palette), 11, 15.5, 0.78)
        + line(SHIELD, blacker(field, 0.62), 6.5)
        + line("M14 54 V17 Q30 20.5 50 14.5 Q60 17.5 72 18", "#ffffff", 3.6, 0.62)
    )


def knight_socket() -> str:
    """An empty place in the reserve. Box 100 x 120."""
    return path(SHIELD, _HOLLOW, _HOLLOW, 4.5, 0.16, 0.5, "9 8")


def arms(colour: str, palette: str = PLAIN_PALETTE) -> str:
    """The arms of a colour: a golden rim round its enamelled field. Box 100 x 100."""
    field = knight_of(colour, palette)[0]
    return (
        circle(50, 50, 46, bright_gold(14, 8, 86, 94), EDGE, 4.5)
        + circle(50, 50, 36, enamel(field, 24, 20, 76, 84), EDGE, 3.5)
        + at(charge(colour, palette), 19, 19, 0.62)
        + line("M10.5 46 A40 40 0 0 1 46 10.5", "#ffffff", 3.4, 0.8)
    )


def arms_socket() -> str:
    """The empty place of arms that somebody else holds. Box 100 x 100."""
    return circle(50, 50, 38, _HOLLOW, _HOLLOW, 4.5, 0.16, 0.55, "9 8")


def castle_socket() -> str:
    """The empty place of a castle that stands on the ring. Box 100 x 100."""
    outline = "M10 92 V48 H16 V40 H22 V48 H32 V36 H40 V28 H46 V36 H54 V28 H60 V36 H68 V48 H78 V40 H84 V48 H90 V92 Z"
    return path(outline, _HOLLOW, _HOLLOW, 4, 0.14, 0.5, "8 7")


def side_shield(side: str, w: float = 104) -> str:
    """The plain shield behind the strength of a side; the number is written on it. Box w x 116."""
    top, middle, deep = ENAMELS[side]
    m, right = w / 2, num(w - 7)
    outline = f"M7 7 H{right} V58 C{right} 88 {num(m + 20)} 103 {num(m)} 111 C{num(m - 20)} 103 7 88 7 58 Z"
    ground = lin(10, 6, w - 12, 110, (0, top), (0.5, middle), (1, deep))
    return path(outline, ground, STONES[side][3], 8) + line(f"M15 50 V15 H{num(w - 24)}", "#ffffff", 3.4, 0.5)


def step_coin(bright: bool) -> str:
    """The golden coin that numbers a land Charlemagne may reach; the number is written on it. Box 100 x 100."""
    shade = rad(52, 57, 46, (0.7, "#000000", 0.55), (1, "#000000", 0))
    face = "#fff6d4" if bright else "#f9e3a0"
    rim = bright_gold(14, 8, 88, 94)
    if bright:
        rim = lin(14, 8, 88, 94, "#ffffff", "#ffe690", "#f0bf4a", "#fff0b0", "#c8952f")
    return (
        circle(52, 57, 46, shade)
        + circle(50, 50, 41, rim, EDGE, 5)
        + circle(50, 50, 31, face, "#a8741c", 3)
        + line("M16 44 A35 35 0 0 1 44 16", "#ffffff" if bright else "#ffe9a0", 4)
    )


def count_badge() -> str:
    """The dark pill behind a count; it stretches sideways. Box 22 x 22."""
    return (
        circle(11, 11, 10.4, EDGE)
        + circle(11, 11, 9.7, "#f3d27a")
        + circle(11, 11, 8.2, "#2a1a0d")
        + line("M4.6 8 A7 7 0 0 1 8 4.6", "#ffffff", 1, 0.5)
    )


def crown_emblem() -> str:
    """The little crown over whoever leads. Box 108 x 94 from (-4, 0)."""
    jewels = circle(50, 66, 5, "#8e1b22") + circle(28, 66, 3.6, "#2463b4") + circle(72, 66, 3.6, "#2463b4")
    return crown(bright_gold(10, 8, 90, 88), EDGE) + jewels


def road_chevron(bright: bool) -> str:
    """An arrow head of the emperor's road, pointing right. Centred box -20..20."""
    fill, edge = (bright_gold(-10, -13, 10, 13), EDGE) if bright else ("#a37a3a", "#241404")
    return path("M-10 -14 L10 0 L-10 14 L-4 0 Z", fill, edge, 4)


def merge_arrows() -> str:
    """Two arrow heads that push towards each other: these lands will merge. Centred box -30..30."""
    return path("M-27 -15 L-5 0 L-27 15 L-20 0 Z M27 -15 L5 0 L27 15 L20 0 Z", "#ffffff", "#4a2a06", 3)
