"""Rose King's cards: power cards large and small, direction signs, backs and heroes."""

from __future__ import annotations

from game.view.palette import GOLD, OXBLOOD, mix
from tools.art.arms import lozenge, sword
from tools.art.crowns import flat_crown
from tools.art.houses import look as look_of
from tools.art.ornament import corner_scrolls
from tools.art.roses import rose
from tools.art.svg import circle, inset, lin, line, moved, num, path, polar, rad, rect
from tools.art.tones import GOLD_EDGE, GOLD_MID, UMBER

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
# The enamel of a card by its number of steps, light and dark.
ENAMEL = {1: ("#3c78b4", "#1b3f70"), 2: ("#3f8a62", "#174a34"), 3: ("#8a3f78", "#471a45")}
_SKIN = ((0, "#fbf1d8"), (0.5, "#f1dfb6"), (1, "#d9bf86"))
_GILT = ("#fff0b4", "#d0993a", "#7a4d0c")


def degrees(direction: str) -> float:
    """The compass angle of a direction."""
    return 45 * DIRECTIONS.index(direction)


def numeral(cx: float, cy: float, h: float, n: int, fill: str) -> str:
    """A Roman numeral I to III with slab serifs, h high, as shapes."""
    parts = ""
    for i in range(n):
        parts += path(moved(_ROMAN_ONE, cx + (i - (n - 1) / 2) * h * 0.46, cy, h), fill)
    return parts


_ROMAN_ONE = (
    "M -.21 -.5 L .21 -.5 L .21 -.37 L .105 -.33 L .105 .33 L .21 .37 L .21 .5 L -.21 .5 L -.21 .37 L -.105 .33 "
    "L -.105 -.33 L -.21 -.37 Z"
)


def _crowned_numeral(cx: float, cy: float, w: float, steps: int) -> str:
    """A gold crown w wide with a dark enamel plate that carries the number of steps."""
    high, y = w * 0.38, cy + w * 0.015
    plate = rect(cx - w * 0.33, y - high * 0.36, w * 0.66, high, w * 0.05, "#2a1408", GOLD_EDGE, w * 0.03)
    return flat_crown(cx, cy - w * 0.06, w) + plate + numeral(cx, y + high * 0.14, high * 0.74, steps, "#ffe9a8")


def _roundel(cx: float, cy: float, r: float, steps: int, rim: float) -> str:
    """The gold-ringed enamel behind a sword."""
    near, far = ENAMEL[steps]
    ring = lin(cx - r, cy - r, cx + r, cy + r, (0, "#fff4c0"), (0.45, "#dba83c"), (1, "#7a4d0c"))
    field = rad(cx - r * 0.25, cy - r * 0.28, r * 1.35, (0, near), (0.6, mix(near, far, 0.6)), (1, far))
    return circle(cx, cy, r + rim, ring, UMBER, 1.2) + circle(cx, cy, r - 1.2, field, UMBER, 1.2)


def power_card(direction: str, steps: int) -> str:
    """A power card: vine corners, a sword on an enamelled roundel, a crown with the steps. Box 92 x 130."""
    near, far = ENAMEL[steps]
    cx, cy, r = 46, 49, 32.5
    parts = inset(92, 130, 1, 8, lin(0, 0, 92, 130, *_SKIN), UMBER, 2)
    parts += line("M 7 2.8 H 85", "#ffffff", 1.2, 0.8)
    parts += inset(92, 130, 4.6, 9.2, "none", far, 2.2) + inset(92, 130, 6.8, 9.8, "none", GOLD_MID, 1)
    parts += corner_scrolls(92, 130, 7.4, 0.40, leaves=(near, OXBLOOD, near))
    parts += circle(cx + 0.8, cy + 1.6, r + 3.4, UMBER, fo=0.35) + _roundel(cx, cy, r, steps, 2.6)
    for row in range(-4, 5):
        for column in range(-4, 5):
            x, y = column * 8.4 + (4.2 if row % 2 else 0), row * 7.2
            if x * x + y * y < (r - 4) ** 2:
                parts += circle(cx + x, cy + y, 0.8, GOLD, fo=0.5)
    parts += "".join(circle(*polar(cx, cy, r + 0.8, 45 * i), 1.5, UMBER) for i in range(8))
    turn = degrees(direction)
    parts += path(
        moved("M 0 -10.5 L 6.6 2.2 L -6.6 2.2 Z", *polar(cx, cy, r + 0.2, turn), 0.92, turn), "#c4232d", "#3b0a0c", 1.5
    )
    return parts + sword(cx, cy, 62, turn, 1.12) + _crowned_numeral(46, 109, 46, steps)


def small_power_card(direction: str, steps: int) -> str:
    """The opponent's power card: the same design, sword and numeral bolder. Box 52 x 74."""
    cx, cy, r = 26, 27.5, 19
    turn = degrees(direction)
    pointer = moved("M 0 -7.4 L 4.8 1.6 L -4.8 1.6 Z", *polar(cx, cy, r - 0.4, turn), 1, turn)
    return (
        inset(52, 74, 0.8, 5.8, lin(0, 0, 52, 74, *_SKIN), UMBER, 1.6)
        + inset(52, 74, 3.2, 6.2, "none", ENAMEL[steps][1], 1.6)
        + _roundel(cx, cy, r, steps, 1.6)
        + path(pointer, "#c4232d", "#3b0a0c", 1.1)
        + sword(cx, cy, 37, turn, 1.5)
        + _crowned_numeral(26, 61, 29, steps)
    )


def direction_glyph(direction: str, steps: int) -> str:
    """A little card with an arrow and the steps. Box 34 x 46."""
    near, far = ENAMEL[steps]
    arrow = "M 0 -12.5 L 8 -2.5 L 3 -3.4 L 3 11 L -3 11 L -3 -3.4 L -8 -2.5 Z"
    return (
        rect(0.8, 0.8, 32.4, 44.4, 4.5, lin(0, 0, 34, 46, "#fbf1d8", "#dcc38c"), UMBER, 1.5)
        + rect(3, 3, 28, 29, 3, lin(0, 0, 34, 46, near, far), UMBER, 0.8)
        + path(moved(arrow, 17, 17.5, 0.98, degrees(direction)), "#fff0be", "#2a1408", 1.3)
        + numeral(17, 38.4, 9.4, steps, "#4a1410")
    )


def card_back() -> str:
    """The back of a power card: oxblood with a gold lattice round a crown. Box 92 x 130."""
    w, h = 92, 130
    parts = inset(w, h, 1, 8, lin(0, 0, w, h, "#9c2a2c", "#711820", "#430b12"), "#22060a", 2)
    parts += line(_lattice(w, h, 7, w / 7.2), "#e0a94a", 0.9, 0.5)
    parts += inset(w, h, 4.4, 9, "none", lin(0, 0, w, h, *_GILT), 2)
    r = w * 0.30
    parts += circle(46, 65, r + 3, lin(0, 0, w, h, *_GILT), "#22060a", 1.2) + circle(46, 65, r, "#3d0a10", "#22060a", 1)
    return parts + flat_crown(46, 65 + r * 0.06, r * 1.42) + line("M 9 2.6 H 83", "#ffffff", 1, 0.4)


def _lattice(w: float, h: float, margin: float, step: float) -> str:
    """Diagonals in both directions, cut to the rectangle `margin` further in."""
    left, top, right, bottom = margin, margin, w - margin, h - margin
    pieces = []
    offset = -h
    while offset < w + h:
        for slope in (1, -1):
            # x = offset + slope * (y - h / 2) + h / 2, so each side of the box bounds y
            middle = offset + h / 2
            ys = sorted((h / 2 + slope * (left - middle), h / 2 + slope * (right - middle)))
            y0, y1 = max(top, ys[0]), min(bottom, ys[1])
            if y1 - y0 > 0.5:
                x0, x1 = middle + slope * (y0 - h / 2), middle + slope * (y1 - h / 2)
                pieces.append(f"M {num(x0)} {num(y0)} L {num(x1)} {num(y1)}")
        offset += step
    return " ".join(pieces)


def hero_card(house: str) -> str:
    """A hero: an armoured knight with a plume, his rose on the surcoat. Box 64 x 92."""
    look = look_of(house)
    near, far = look["ground"]
    ground = rad(26, 30, 70, (0, mix(near, "#ffffff", 0.16)), (0.5, near), (1, far))
    parts = inset(64, 92, 1, 7, UMBER) + inset(64, 92, 1.8, 7.2, lin(0, 0, 64, 92, *_GILT))
    parts += inset(64, 92, 4.6, 8, ground, "#2a1408", 1)
    for row in range(9):
        for column in range(6):
            x, y = 9 + column * 9.6 + (4.8 if row % 2 else 0), 10 + row * 8
            if x < 57:
                parts += path(lozenge(x, y, 1.6), GOLD, fo=0.28)
    parts += circle(32, 38, 23, "none", GOLD, 1, so=0.5)
    parts += _body(house) + _plume(look["plume"]) + _helmet()
    return parts + inset(64, 92, 4.6, 8, "none", "#2a1408", 1.2) + line("M 7 3 H 57", "#ffffff", 1, 0.75)


_STEEL = lin(16, 20, 50, 66, (0, "#ffffff"), (0.35, "#cfd6dd"), (0.7, "#8793a0"), (1, "#4c5763"))


def _body(house: str) -> str:
    shoulders = lin(10, 60, 54, 90, "#f0f4f7", "#98a3ae", "#4a5560")
    joints = "M 7 80 Q 8 70 17 66 M 57 80 Q 56 70 47 66 M 10 86 Q 11 76 18 72 M 54 86 Q 53 76 46 72"
    surcoat = lin(18, 62, 48, 90, *look_of(house)["tabard"])
    return (
        path("M 5.4 86.6 Q 5 66 17 62 L 47 62 Q 59 66 58.6 86.6 Z", shoulders, "#1a2028", 1.6)
        + line(joints, "#2a323b", 1, 0.75)
        + path("M 19 60 L 45 60 Q 49 74 50 86.8 L 14 86.8 Q 15 74 19 60 Z", surcoat, "#1c0c06", 1.4)
        + rose(32, 75, 10.6, house)
        + path("M 21 56 L 43 56 L 46 64 Q 32 71 18 64 Z", _STEEL, "#1a2028", 1.5)
        + line("M 19.6 60.4 Q 32 67 44.4 60.4", "#39434d", 0.9)
    )


def _plume(tones: tuple[str, str, str, str]) -> str:
    pale, deep, edge, vein = tones
    shape = "M 31 19 C 30 9 40 4 48 7 C 57 10 59 21 54 28 C 56 33 53 38 49 39 C 51 33 48 29 45 27 C 44 22 38 18 31 19 Z"
    barbs = "M 34 16 C 42 12 50 18 51 34 M 38 12 C 46 10 53 16 53 25 M 36 18 C 42 17 46 21 48 28"
    return path(shape, lin(28, 4, 56, 32, pale, deep), edge, 1.5) + line(barbs, vein, 0.9, 0.6)


def _helmet() -> str:
    skull = "M 17 44 C 15 26 22 17.5 32 17 C 42 17.5 49 26 47 44 L 44.6 55 Q 39 62 32 62.6 Q 25 62 19.4 55 Z"
    visor = "M 16.6 37 Q 32 27.5 47.4 37 L 46.6 44.6 L 44.4 54 Q 39 62 32 64 Q 25 62 19.6 54 L 17.4 44.6 Z"
    slits = (
        "M 19 39.6 Q 25 36.6 30.4 36.8 L 30.4 40.4 Q 25 40 19.6 43 Z M 45 39.6 Q 39 36.6 33.6 36.8 L 33.6 "
        "40.4 Q 39 40 44.4 43 Z"
    )
    parts = (
        path(skull, _STEEL, "#1a2028", 1.8)
        + line("M 32 17 L 32 34", "#5d6874", 1.6)
        + line("M 31 18 L 31 33", "#ffffff")
    )
    parts += path(visor, _STEEL, "#1a2028", 1.4) + path(slits, "#0d1116", "#0d1116", 0.8)
    parts += line("M 32 35.6 L 32 62", "#39434d", 1.1) + line("M 31 36 L 31 60", "#ffffff", 0.8, 0.8)
    breaths = [(x, y) for x in (23.6, 27.2, 36.8, 40.4) for y in (47.4, 51.2, 55)]
    parts += "".join(circle(x, y, 1, "#0d1116") for x, y in breaths if y < 55 or 24 < x < 40)
    parts += circle(17.4, 40, 2.5, "#f0c85a", "#3d2504", 1) + circle(46.6, 40, 2.5, "#f0c85a", "#3d2504", 1)
    return parts + line("M 20 33 C 21 26 25 21.6 29 20", "#ffffff", 1.6, 0.9)


def hero_back() -> str:
    """A hero that has been used: the card turned over, slate brown with crossed swords. Box 64 x 92."""
    return (
        inset(64, 92, 1, 7, lin(0, 0, 64, 92, "#5b4a3a", "#2c2118"), "#140b05", 1.8)
        + inset(64, 92, 4.6, 8, "none", lin(0, 0, 64, 92, "#b9a27a", "#5d4a2c"), 1.5)
        + inset(64, 92, 7.4, 9.4, "none", "#8d7752", 0.8)
        + corner_scrolls(64, 92, 8, 0.3, leaves=("#6b5a40",) * 3, stem="#8d7752", edge="#3a2c1a")
        + circle(32, 46, 17, "#3a2c20", "#8d7752", 1.4)
        + sword(32, 45, 36, 45, 1.3)
        + sword(32, 45, 36, -45, 1.3)
    )
