"""The walls between fields: lying, upright, towers where they end or meet, signs of places for one, rubble."""

from __future__ import annotations

import random

from tools.art.lowenherz.heraldry import shade
from tools.art.lowenherz.tones import GOLD_EDGE, F, gilt
from tools.art.svg import at, ellipse, lin, line, num, path, rad, rect

EDGE, JOINT = "#3d3122", "#7c6d52"
LIGHT, STONE = "#fbf3df", "#ddcfb0"
_STEP = F / 4

# The box of each picture round its anchor, the left or upper end of the edge: x, y, width, height.
BOXES = {
    "wall_lying": (-4, -18, F + 8, 32),
    "wall_upright": (-12, -14, 28, F + 16),
    "turret": (-12, -26, 30, 38),
    "edge_lying": (-10, -18, F + 20, 30),
    "edge_upright": (-16, -14, 30, F + 22),
    "glow_lying": (-20, -28, F + 40, 48),
    "glow_upright": (-22, -26, 44, F + 36),
}


def lying(seed: int) -> str:
    """A battlement wall along a lying edge."""
    chance = random.Random(seed)
    dusk = lin(0, 4, 0, 12, (0, "#1a1208", 0.5), (1, "#1a1208", 0))
    parts = rect(0, 4, F, 8, 0, dusk)
    for n in range(4):
        parts += rect(n * _STEP + 2.5, -12.4, 8, 4, 0, "#cfc1a1", EDGE, 1.1)
    parts += rect(-0.6, -9.2, F + 1.2, 6, 0, lin(0, -10, 0, -3, "#cbbb98", "#b5a582"))
    parts += _across(-9.4, EDGE, 1.1)
    face = lin(0, -4, 0, 5, (0, "#e9dcbf"), (0.55, "#c6b693"), (1, "#8d7d60"))
    parts += rect(-0.6, -3.6, F + 1.2, 8.2, 0, face) + _across(4.6, EDGE, 1.3) + _across(0.8, JOINT, 0.9)
    for n in range(4):
        x = n * _STEP + chance.uniform(-1, 1)
        if x + 10 < F:
            parts += line(f"M{num(x + 4)} -3 V.8 M{num(x + 10)} .8 V4.4", JOINT, 0.9)
    parts += _across(-3.2, EDGE, 1.1)
    merlon = lin(0, -9, 0, -3, LIGHT, STONE)
    for n in range(4):
        x = n * _STEP + 2.5
        parts += path(f"M{num(x)} -2.6 V-8.4 h8 V-2.6", merlon, EDGE, 1.2)
        parts += line(f"M{num(x + 0.9)} -7.4 h6", "#ffffff", 0.9, 0.8)
    return parts


def _across(y: float, colour: str, width: float) -> str:
    return line(f"M0 {num(y)} H{F}", colour, width)


def upright() -> str:
    """A battlement wall along an upright edge."""
    top, low, high = -8.6, F - 7.4, 8.0
    dusk = lin(6, 0, 14, 0, (0, "#1a1208", 0.5), (1, "#1a1208", 0))
    walk = lin(-3, 0, 3, 0, (0, "#a3936f"), (0.4, "#c9ba96"), (1, "#b8a884"))
    parts = rect(6, -3, 8, F + 1, 0, dusk)
    parts += rect(-6, top, 12, F + 1.2, 0, "#93835f") + rect(-2.6, top, 5.2, F + 1.2, 0, walk)
    parts += line(f"M-6.2 {top} V{low} M6.2 {top} V{low}", EDGE, 1.3)
    parts += line(f"M-2.6 {top} V{low} M2.6 {top} V{low}", EDGE, 0.9, 0.75)
    left, right = lin(-6, 0, -2, 0, LIGHT, "#e3d6b9"), lin(2, 0, 6, 0, "#d9cbab", "#b0a180")
    for k in range(4):
        y = k * _STEP + top + (_STEP - high) / 2
        parts += rect(-6.3, y, 4, high, 0.6, left, EDGE, 1.1) + rect(2.3, y, 4, high, 0.6, right, EDGE, 1.1)
        parts += line(f"M-5.2 {num(y + 1)} v{high - 2}", "#ffffff", 0.9, 0.8)
    return parts


def turret() -> str:
    """A round tower where walls end, turn or meet; the anchor is the corner of the fields."""
    body = lin(-8, 0, 8, 0, (0, "#fff8e8"), (0.4, "#dccfb2"), (1, "#7d6e54"))
    crown = lin(-9, 0, 9, 0, (0, "#fffaf0"), (0.45, "#e6dabf"), (1, "#938366"))
    merlons = "M-8.5 -20 h3.4 v3.4 h3.4 v-2.2 h3.4 v2.2 h3.4 v-3.4 h3.4 V-13 Q0 -8.5 -8.5 -13 Z"
    return (
        shade(4, 5, 12, 0.5, 0.5, 0.3)
        + path("M-7 -14 V4 Q0 8.5 7 4 V-14 Z", body, EDGE, 1.3)
        + path("M-1 -6 Q.5 -9 2 -6 V-2 H-1 Z", "#2b2117")
        + line("M-5 1 h3 M2 2 h3 M-5 -6 h2 M3 -5 h3", JOINT, 0.9)
        + ellipse(0, -17, 8.2, 4.2, "#b9a986", EDGE, 1.2)
        + path(merlons, crown, EDGE, 1.2)
        + line("M-7.4 -18.8 V-13", "#ffffff", 1, 0.9)
    )


def _bar(is_upright: bool, half: float, cut: float) -> tuple[float, float, float, float]:
    """A box along the edge: half its thickness, and how much shorter than the field it is at both ends."""
    long = F - 2 * cut
    return (-half, cut, 2 * half, long) if is_upright else (cut, -half, long, 2 * half)


def place(is_upright: bool) -> str:
    """A golden bar: here a wall may stand."""
    gold = gilt(-5, 0, 5, 0) if is_upright else gilt(0, -5, 0, 5)
    return rect(*_bar(is_upright, 5, 4), 5, gold, GOLD_EDGE, 1.6)


def small_place(is_upright: bool) -> str:
    """The same, quieter: where very many places are open."""
    gold = gilt(-3, 0, 3, 0) if is_upright else gilt(0, -3, 0, 3)
    return rect(*_bar(is_upright, 2.6, 11), 2.6, gold, GOLD_EDGE, 1.2)


def ring(is_upright: bool) -> str:
    """A thin bright ring round the last wall."""
    x, y, w, h = (-8.5, -10.0, 17.0, F + 4) if is_upright else (-3.0, -15.5, F + 6, 23.0)
    return rect(x, y, w, h, 7, "none", "#5b3d0c", 3.4, so=0.7) + rect(x, y, w, h, 7, "none", "#fff6d2", 1.7)


def glow(is_upright: bool) -> str:
    """Golden light behind a wall that would be set; as a wall is seen a little from above, so is its light."""
    shift = (0, -8) if is_upright else (0, -4)
    parts = ""
    for half, alpha in ((20, 0.12), (17.5, 0.14), (15, 0.18), (12.5, 0.26), (10, 0.4), (8, 0.55)):
        parts += rect(*_bar(is_upright, half, -half + 6), half, "#ffcf3a", fo=alpha)
    return at(parts, *shift)


def rubble(seed: int) -> str:
    """A stone of a wall that falls. Box 24 x 24 round its middle."""
    chance = random.Random(seed)
    corners = [(-7, -4), (-1, -7), (6, -5), (8, 2), (3, 7), (-5, 6)]
    moved = [(x + chance.uniform(-1.6, 1.6), y + chance.uniform(-1.6, 1.6)) for x, y in corners]
    outline = "M" + " L".join(f"{num(x)} {num(y)}" for x, y in moved) + "Z"
    (x1, y1), (x2, y2) = moved[0], moved[1]
    shine = line(f"M{num(x1 + 1.4)} {num(y1 + 1)} L{num(x2)} {num(y2 + 1.8)}", "#ffffff", 1.2, 0.8)
    return path(outline, lin(-7, -7, 8, 8, LIGHT, STONE, "#8d7d60"), EDGE, 1.4) + shine


def dust(seed: int) -> str:
    """A puff of dust where a wall is set or falls. Box 60 x 40 round its middle."""
    chance = random.Random(seed)
    parts = ""
    for _ in range(7):
        x, y, r = chance.uniform(-18, 18), chance.uniform(-5, 7), chance.uniform(6, 11)
        haze = rad(0, 0, r, (0, "#f4ead0", 0.9), (0.6, "#d9c9a2", 0.45), (1, "#d9c9a2", 0))
        parts += at(rect(-r, -r, 2 * r, 2 * r, 0, haze), x, y)
    return parts
