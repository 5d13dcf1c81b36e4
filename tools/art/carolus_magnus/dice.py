"""The dice of the knights' colours, the same dice as they tumble, and the number discs."""

from __future__ import annotations

import math

from game.view.palette import PLAIN_PALETTE, mix
from tools.art.carolus_magnus.charges import charge, crown
from tools.art.carolus_magnus.tones import COLOURS, EDGE, ENAMELS, STONES, bright_gold, enamel, knight_of
from tools.art.svg import at, circle, lin, line, num, path, polar, rad, rect
from tools.art.tones import blacker, whiter

CROWN = "crown"
FACES = (*COLOURS, CROWN)
_BONE_EDGE = "#4a3418"
_CROWN_FIELD, _CROWN_EDGE = "#5a1a68", "#2c0836"
_RINGS = {"white": "#b08a45", "black": "#c8952f", "grey": "#e8eef2"}  # the fine ring round the number
_RIMS = {"white": ("#5b1016", "#fbe7c0"), "black": ("#f3e7c8", "#5b1016"), "grey": ("#22303c", "#f4f6f8")}


def die(face: str, palette: str = PLAIN_PALETTE) -> str:
    """A die seen from above with one colour, or the crown, on top. Box 100 x 100."""
    bone = lin(10, 8, 90, 96, "#fffef8", "#f0e4c8", "#b59d70")
    side = lin(10, 70, 90, 96, "#cbb489", "#7d653c")
    return (
        circle(54, 58, 48, rad(54, 58, 48, (0.5, "#000000", 0.55), (1, "#000000", 0)))
        + rect(12, 14, 76, 78, 15, side, _BONE_EDGE, 3.4)
        + rect(12, 9, 76, 76, 15, bone, _BONE_EDGE, 3.4)
        + line("M19 50 V26 Q19 16 29 16 H66", "#ffffff", 3.4)
        + _top(face, palette)
    )


def _top(face: str, palette: str) -> str:
    if face == CROWN:
        field = lin(22, 18, 78, 74, whiter(_CROWN_FIELD, 0.3), _CROWN_FIELD, _CROWN_EDGE)
        return rect(22, 19, 56, 56, 10, field, _CROWN_EDGE, 3.4) + at(crown("#ffdc7a", _CROWN_EDGE), 27.5, 24.5, 0.45)
    ground = knight_of(face, palette)[0]
    plate = rect(22, 19, 56, 56, 10, enamel(ground, 22, 18, 78, 74), blacker(ground, 0.6), 3.4)
    return plate + at(charge(face, palette), 26, 23, 0.48)


def tumbling(frame: int, palette: str = PLAIN_PALETTE) -> str:
    """A die in the air: three faces at once, too quick for charges. Three frames; box 100 x 100."""
    turn = (12, 42, 78)[frame]
    fields = [knight_of(COLOURS[(frame * 2 + i) % 5], palette)[0] for i in range(3)]
    corners = [polar(50, 50, 40, turn + 60 * i) for i in range(6)]
    shades = ("#fffbf0", "#e6d6b2", "#b59d70")
    streaks = "".join(
        line(_arc(45 + 2 * i, turn + 120 * i, turn + 120 * i + 34), "#ffffff", 3 - 0.6 * i, 0.5) for i in range(3)
    )
    faces = ""
    for i in range(3):
        ring = ((50.0, 50.0), corners[2 * i], corners[(2 * i + 1) % 6], corners[(2 * i + 2) % 6])
        faces += path(_closed(ring), shades[i], _BONE_EDGE, 3.2)
        middle = (sum(x for x, _ in ring) / 4, sum(y for _, y in ring) / 4)
        small = tuple((middle[0] + (x - middle[0]) * 0.62, middle[1] + (y - middle[1]) * 0.62) for x, y in ring)
        faces += path(_closed(small), blacker(fields[i], 0.1 * i), blacker(fields[i], 0.55), 2.4)
    return faces + streaks


def _closed(points: tuple) -> str:
    return "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z"


def _arc(r: float, start: float, end: float) -> str:
    (x, y), (to_x, to_y) = polar(50, 50, r, start), polar(50, 50, r, end)
    return f"M{num(x)} {num(y)} A{r} {r} 0 0 1 {num(to_x)} {num(to_y)}"


def disc(side: str, state: str, rim: bool = False) -> str:
    """A number disc, free, played (golden), or used (its back); the number is written on it. Box 100 x 100.

    A rim of beads marks the set of the second player of a team (rules 1.1).
    """
    if state == "used":
        return _disc_back(side, rim)
    edge = STONES[side][3]
    face = lin(16, 14, 84, 88, *ENAMELS[side])
    shade = circle(52, 56, 46, rad(52, 56, 46, (0.7, "#000000", 0.5), (1, "#000000", 0)))
    outer = ENAMELS[side][2]
    if state == "played":
        body = circle(50, 50, 44, bright_gold(10, 6, 90, 94), EDGE, 4)
    else:
        body = circle(50, 50, 42, outer, edge, 4.5)
    inner = _beads(side) if rim else circle(50, 50, 30, "none", _RINGS[side], 2.6)
    return (
        shade + body + circle(50, 50, 36, face, edge, 3) + inner + line("M19 44 A32 32 0 0 1 44 19", "#ffffff", 3, 0.7)
    )


def _beads(side: str, ring_radius: float = 31) -> str:
    ground, bead = _RIMS[side]
    band = circle(50, 50, ring_radius, "none", ground, 8.5)
    return band + "".join(circle(*polar(50, 50, ring_radius, 30 * i + 15), 2.7, bead) for i in range(12))


def _disc_back(side: str, rim: bool) -> str:
    edge = STONES[side][3]
    back = mix(ENAMELS[side][1], "#6d5a3c", 0.45)
    ink = mix(back, edge, 0.75 if rim else 0.55)
    ring = "".join(circle(*polar(50, 50, 33, 30 * i + 15), 3.4, ink) for i in range(12)) if rim else _dashes(31, ink)
    star = path(_star(8, 22, 9), mix(back, edge, 0.4))
    return circle(50, 50, 40, back, edge, 4.5) + ring + star + circle(50, 50, 5, back)


def _dashes(r: float, ink: str) -> str:
    """A broken circle made of arcs: nanosvg draws a line across a dashed circle at some sizes."""
    return line(" ".join(_arc(r, 15 * i, 15 * i + 7.5) for i in range(24)), ink, 2.6)


def _star(points: int, outer: float, inner: float) -> str:
    corners = [polar(50, 50, inner if i % 2 else outer, i * 180 / points) for i in range(points * 2)]
    return _closed(tuple(corners))


def dust(frame: int) -> str:
    """A puff of dust, small, wide or thin. Centred box -20..20."""
    reach, thin = (9, 13, 16)[frame], (0.75, 0.5, 0.28)[frame]
    puffs = ""
    for i in range(5):
        a = math.tau * i / 5 + frame
        x, y, r = math.cos(a) * reach * 0.55, math.sin(a) * reach * 0.4, reach * (0.42 + 0.08 * (i % 3))
        puffs += circle(x, y, r, rad(x, y, r, (0, "#d9bd8c", thin), (0.6, "#b8935a", thin * 0.7), (1, "#8f6a38", 0)))
    return puffs


def sparkle() -> str:
    """A four-pointed glint of gold. Centred box -20..20."""
    star = "M0 -18 Q2 -2 18 0 Q2 2 0 18 Q-2 2 -18 0 Q-2 -2 0 -18 Z"
    return circle(0, 0, 14, rad(0, 0, 14, (0, "#ffe9a0", 0.7), (1, "#ffd040", 0))) + path(
        star, "#fffbe6", "#e0a83a", 1.2
    )
