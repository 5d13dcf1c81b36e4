"""The fifteen little landscapes in pen and watercolour, one a land: box 112 x 78 from (-6, -5), standing on y 64."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.carolus_magnus import scenery as s
from tools.art.svg import at, circle, ellipse, line, num, path

_WALL, _LIGHT_WALL, _SAND, _TIMBER, _WATER = "#f3e6c6", "#ead9b2", "#dcc598", "#a97a45", "#a5cbd4"


def _vineyard() -> str:
    rows = ""
    for i in range(5):
        for j in range(3):
            x, y = 14 + i * 17 + j * 3, 40 + j * 11 - (i % 2) * 2
            rows += s.fine(f"M{x} {y} v9") + circle(x, y - 1, 4, "#86a356", s.INK, 1.2)
            rows += circle(x + 2.6, y + 4, 2.1, "#74407e")
    return s.hill("M-3 67 Q10 30 34 30 Q46 28 56 35 Q82 20 103 67", "#d3cf90") + rows


def _abbey() -> str:
    return (
        s.oak(12, 54, 0.9)
        + s.oak(90, 54, 0.8)
        + s.shape("M30 64 V40 H72 V64 Z", _WALL)
        + s.shape("M26 41 L34 26 H68 L76 41 Z", "#b07a55")
        + s.shape("M22 64 V26 H36 V64 Z", _LIGHT_WALL)
        + s.shape("M19 27 L29 10 L39 27 Z", "#b07a55")
        + s.pen("M29 10 V1 M25.5 4.5 H32.5")
        + line("M29 33 v6 M44 56 v-7 M54 56 v-7 M64 56 v-7", s.INK, 3.4)
    )


def _sheep() -> str:
    fleece = "M-10 2 C-14 -2 -10 -8 -6 -7 C-4 -11 3 -11 5 -8 C10 -9 13 -3 9 1 C8 6 -8 7 -10 2 Z"
    one = s.pen("M-6 4 v6 M5 4 v6") + s.shape(fleece, "#fffaf0") + s.shape("M-9 -5 C-15 -6 -16 1 -11 2 Z", "#6b5236")
    flock = "".join(at(one, x, y, size) for x, y, size in ((34, 44, 0.95), (64, 54, 1.05), (82, 42, 0.75)))
    grass = s.fine("M14 58 q1 -5 -1 -7 M17 58 q1 -4 3 -6 M46 62 q1 -5 -1 -7")
    return s.hill("M-3 67 Q22 24 56 44 Q84 26 103 67", "#bcc98a") + flock + grass


def _olives() -> str:
    tree = (
        s.shape("M-2 8 C0 3 -3 0 -1 -4 L3 -4 C1 0 4 3 2 8 Z", "#8a6438")
        + ellipse(0, -8, 11, 8, "#a9b788", s.INK, s.PEN)
        + line("M2 -2 C8 -3 11 -7 9 -11", "#6c7f58", 3)
        + circle(-4, -7, 1.7, "#3d4a34")
        + circle(2, -10, 1.7, "#3d4a34")
    )
    spots = ((18, 44, 0.9), (46, 36, 0.95), (76, 42, 0.95), (32, 58, 1), (62, 58, 1.05), (90, 58, 0.8))
    return s.hill("M-3 67 Q50 26 103 67", "#d9cd96") + "".join(at(tree, x, y, size) for x, y, size in spots)


def _wheat() -> str:
    sheaf = (
        s.shape("M-9 10 C-3 2 -3 0 -11 -13 L0 -17 L11 -13 C3 0 3 2 9 10 Z", "#f0d06a")
        + line("M-5 0 H5", "#8e5a1c", 3.4)
        + s.fine("M-5 -11 L-1 -3 M5 -11 L1 -3 M0 -14 V-3 M-3 9 L-1 3 M3 9 L1 3")
    )
    furrows = s.fine("M10 64 Q40 44 50 36 M34 66 Q50 50 54 37 M62 66 Q62 50 58 37 M88 65 Q74 48 62 37")
    spots = ((22, 50, 1.05), (50, 56, 1.2), (78, 50, 1.05))
    field = s.hill("M-3 67 Q16 34 50 34 Q84 34 103 67", "#e6cd7d")
    return field + furrows + "".join(at(sheaf, x, y, size) for x, y, size in spots)


def _ship() -> str:
    stripes = "M37.5 13 Q43 26 37.5 41 H45.5 Q50.5 26 45.5 13 Z M54.5 13 Q60 26 54.5 41 H62.5 Q67.5 26 62.5 13 Z"
    hull = "M16 44 C22 50 26 52 32 52 H68 C74 52 80 50 88 38 C88 54 80 64 68 64 H34 C22 64 17 54 16 44 Z"
    return (
        s.waves((2, 62), (70, 60), (6, 50), (72, 48))
        + s.pen("M50 54 V6")
        + s.shape("M30 12 H70 Q76 26 70 42 H30 Q36 26 30 12 Z", "#fbf1da")
        + path(stripes, "#b54a42", fo=0.85)
        + s.shape(hull, _TIMBER)
        + s.fine("M24 58 H80")
        + s.shape("M50 6 L62 3 L58 8 L62 11 L50 11 Z", "#c4694a")
    )


def _aqueduct() -> str:
    low = s.shape("M0 64 V34 H21 V64 H16.5 V50 C16.5 41 4.5 41 4.5 50 V64 Z", _SAND)
    high = s.shape("M0 34 V18 H14 V34 H11 V27 C11 21 3 21 3 27 V34 Z", "#e6d3a8")
    return (
        "".join(at(low, 8 + i * 21, 0) for i in range(4))
        + "".join(at(high, 8 + i * 14, 0) for i in range(5))
        + s.shape("M5 18 H80 L82 13 H5 Z", "#c9ae78")
        + s.fine("M80 34 l6 -6 l4 6")
        + s.oak(94, 56, 0.75)
    )


def _oakwood() -> str:
    trees = ((28, 30, 0.95), (54, 24, 1), (78, 32, 0.95), (14, 50, 1.05), (42, 48, 1.1), (68, 52, 1.15), (91, 54, 0.9))
    return "".join(s.oak(*tree) for tree in trees)


def _lake() -> str:
    return (
        s.shape("M6 50 C8 32 34 28 54 34 C76 28 98 36 96 52 C92 68 64 66 50 62 C30 70 6 64 6 50 Z", _WATER)
        + line("M12 50 C16 38 38 34 52 39", "#e8f5f6", 2.4)
        + s.waves((18, 58), (68, 58), (70, 42))
        + s.shape("M34 46 H66 C64 56 38 56 34 46 Z", _TIMBER)
        + s.shape("M49 46 V14 L66 40 H51 M47 18 L36 40 H47 Z", "#fbf1da")
        + s.pen("M88 36 V20 M92 38 V24 M84 34 V24")
        + line("M88 22 v-6 M92 26 v-6", "#8e5a1c", 4)
    )


def _mountains() -> str:
    shade = "M54 8 L74 40 L82 64 H58 L62 44 Z M22 30 L36 48 L34 64 H24 L27 46 Z M82 28 L98 64 H88 Z"
    snow = "M54 8 L44 30 L50 26 L54 33 L59 25 L65 27 Z M22 30 L16 41 L21 39 L24 43 L29 39 Z"
    return (
        s.shape("M2 64 L22 30 L36 48 L54 8 L74 40 L82 28 L98 64 Z", "#d9c9a4")
        + path(shade, "#94815c", fo=0.75)
        + s.shape(snow, "#fffdf4")
        + s.fine("M62 48 L58 60 M68 46 L66 60 M74 50 L73 60 M30 50 L28 60 M12 56 L9 62 M46 40 L38 58 M50 46 L46 60")
    )


def _pinewood() -> str:
    trees = ((26, 32, 0.95), (52, 28, 1.1), (78, 32, 0.95), (12, 52, 1), (38, 54, 1.15), (64, 54, 1.15), (90, 54, 1))
    return "".join(s.pine(*tree) for tree in trees)


def _town() -> str:
    wall = "M2 66 V56 h5 v-4 h5 v4 h5 v4 H84 v-4 h5 v-4 h5 v4 h4 V66 Z"
    return (
        s.house(58, 46, 16, 11)
        + s.house(80, 50, 16, 11, "#b07a55")
        + s.shape("M38 60 V22 H52 V60 Z", _LIGHT_WALL)
        + s.shape("M35 23 L45 4 L55 23 Z", "#7c8f97")
        + line("M45 30 v6", s.INK, 3.4)
        + s.house(16, 58, 20, 13)
        + s.house(54, 62, 20, 13, "#b07a55")
        + s.shape(wall, "#d8c294")
    )


def _bridge() -> str:
    river = "M30 2 C60 14 20 28 44 40 C62 48 40 58 60 68 L92 68 C70 58 92 46 70 36 C52 28 84 14 52 2 Z"
    arches = "M6 50 C30 28 76 28 98 50 V60 H88 C86 50 74 48 72 60 H62 C60 46 42 46 40 60 H30 C28 48 18 50 16 60 H6 Z"
    return (
        path(river, _WATER, s.INK, 1.8)
        + s.shape(arches, _SAND)
        + s.pen("M6 44 C30 22 76 22 98 44")
        + s.fine("M24 36 v5 M40 30 v6 M58 29 v6 M76 34 v6")
        + s.oak(12, 24, 0.8)
        + s.oak(88, 20, 0.8)
    )


def _mill() -> str:
    ends = [(70 + 17 * math.cos(math.tau * i / 8), 48 + 17 * math.sin(math.tau * i / 8)) for i in range(8)]
    spokes = " ".join(f"M70 48 L{num(x)} {num(y)}" for x, y in ends)
    return (
        s.oak(12, 52, 1)
        + s.house(26, 62, 32, 22)
        + circle(70, 48, 17, "#c79b62", s.INK, s.PEN, 0.5)
        + circle(70, 48, 11, "none", s.INK, s.PEN)
        + s.pen(spokes)
        + circle(70, 48, 3.4, s.INK)
        + s.shape("M56 64 C66 58 74 70 84 63 C90 60 94 62 98 60 V68 H56 Z", _WATER)
        + s.waves((70, 66))
    )


def _stag() -> str:
    trunk = (
        "M34 40 C42 36 56 38 66 36 C72 40 72 48 69 50 L72 62 H68 L63 51 C56 52 50 52 45 50 L44 62 H40 L38 51 L36 62 "
        "H32 L32 48 C30 46 32 42 34 40 Z"
    )
    neck = "M34 42 C30 34 28 30 22 29 L14 27 C14 22 20 20 25 19 C30 20 33 22 36 27 L42 38 Z"
    antlers = "M27 19 C24 12 24 8 20 4 M25 13 L18 12 M30 20 C33 14 32 8 36 3 M33 12 L39 11"
    return (
        s.pine(12, 50, 1)
        + s.oak(90, 44, 1)
        + s.hill("M-3 67 Q50 42 103 67", "#bcc98a")
        + s.shape(trunk, "#b67a42")
        + s.shape(neck, "#b67a42")
        + s.pen(antlers)
        + circle(23, 23.5, 1.5, "#2b1d10")
    )


LANDSCAPES: dict[str, Callable[[], str]] = {
    "A": _vineyard,  # Aquitania
    "B": _abbey,  # Burgundia
    "C": _sheep,  # Corsica
    "D": _olives,  # Dalmatia
    "E": _wheat,  # Emilia
    "F": _ship,  # Frisia
    "G": _aqueduct,  # Gothia
    "H": _oakwood,  # Hassia
    "I": _lake,  # Istria
    "J": _mountains,  # Jura
    "K": _pinewood,  # Karantania
    "L": _town,  # Langobardia
    "M": _bridge,  # Mosellania
    "N": _mill,  # Neustria
    "O": _stag,  # Ostfalia
}


def landscape(letter: str) -> str:
    """The view of one land."""
    return LANDSCAPES[letter]()
