"""The castles of the three sides: the roof tells the side as well as the stone does."""

from __future__ import annotations

from game.view.palette import mix
from tools.art.carolus_magnus.tones import EDGE, STONES
from tools.art.svg import Paint, circle, contact_shadow, lin, line, num, path, polar

_ROOFS = {  # tiles: lit, middle, shaded; the black side has battlements instead
    "white": ("#fffdf3", "#e9d7a6", "#a98d4e"),
    "grey": ("#93a3b3", "#5c6b7b", "#333f4c"),
}
_SLITS = {"white": "#3a2c1c", "black": "#f0c35a", "grey": "#18222c"}


def _battlement(x: float, y: float, width: float, teeth: int, h: float) -> str:
    """The crenellated top edge from (x, y) to the right, as the beginning of a path."""
    step, count = width / (teeth * 2 - 1), teeth * 2 - 1
    d = f"M{num(x)} {num(y + h)} V{num(y)}"
    for i in range(count):
        d += f" h{num(step)}" + (f" v{num(h if i % 2 == 0 else -h)}" if i < count - 1 else "")
    return d


def _spire(x: float, y: float, width: float, tiles: Paint) -> str:
    mid, top = x + width / 2, y - width * 1.15
    return (
        path(f"M{num(x - 4)} {y + 1} L{num(mid)} {num(top)} L{num(x + width + 4)} {y + 1} Z", tiles, "#4b4030", 3.6)
        + line(f"M{num(mid - 1.5)} {num(y - width * 0.8)} L{num(x + 1)} {y - 2}", "#ffffff", 2.4, 0.55)
        + circle(mid, top - 2, 3.4, "#f3d27a", EDGE, 1.6)
    )


def _dome(x: float, y: float, width: float, tiles: Paint) -> str:
    mid, right, top = x + width / 2, x + width, y - width * 0.95
    low, high = y - width * 0.5, y - width * 0.62
    cap = (
        f"M{num(x - 4)} {y + 1} C{num(x - 4)} {num(low)} {num(mid - 4)} {num(high)} {num(mid)} {num(top)} "
        f"C{num(mid + 4)} {num(high)} {num(right + 4)} {num(low)} {num(right + 4)} {y + 1} Z"
    )
    shine = (
        f"M{num(x + 1)} {y - 4} C{num(x + 1)} {num(y - width * 0.4)} {num(mid - 3)} {num(low)} "
        f"{num(mid - 2)} {num(y - width * 0.66)}"
    )
    knob = line(f"M{num(mid)} {num(top)} v-6", EDGE, 2.6)
    return path(cap, tiles, "#222a33", 3.6) + line(shine, "#ffffff", 2.4, 0.55) + knob


def _crest(x: float, y: float, width: float, wall: Paint, edge: str) -> str:
    top = f"{_battlement(x - 4, y - 9, width + 8, 3, 8)} V{y + 4} H{num(x - 4)} Z"
    return path(top, wall, edge, 4) + line(f"M{num(x - 1)} {y - 5} v6", "#ffffff", 2, 0.4)


def _tower(side: str, x: float, y: float, width: float, foot: float) -> str:
    lit, stone, shade, edge = STONES[side]
    wall = lin(x, 0, x + width, 0, (0, lit), (0.42, stone), (1, shade))
    body = path(f"M{x} {y} H{x + width} V{foot} H{x} Z", wall, edge, 4)
    if side == "black":
        return body + _crest(x, y, width, wall, edge)
    a, b, c = _ROOFS[side]
    roof = _spire if side == "white" else _dome
    return body + roof(x, y, width, lin(0, 10, 100, 60, (0, a), (0.5, b), (1, c)))


def castle(side: str) -> str:
    """A castle of one side: keep, two towers, gate. Box 100 x 100, its foot at y 93."""
    lit, stone, shade, edge = STONES[side]
    wall = lin(20, 0, 80, 0, (0, lit), (0.4, stone), (1, shade))
    joints = mix(stone, edge, 0.45)
    return (
        contact_shadow(54, 92, 46, 0.16, 0.45)
        + _tower(side, 37, 38, 26, 92)
        + path(f"{_battlement(18, 58, 64, 5, 7)} V93 H18 Z", wall, edge, 4)
        + _tower(side, 8, 52, 21, 93)
        + _tower(side, 71, 52, 21, 93)
        + path("M40 93 V82 C40 72 60 72 60 82 V93 Z", "#21150b", edge, 3.4)
        + line("M50 77 V92 M45 80 V92 M55 80 V92", "#e0b04a", 1.8, 0.55)
        + line("M18.5 66 v8 M81.5 66 v8 M50 45 v8", _SLITS[side], 5)
        + line("M13 82 h6 M78 84 h6 M32 72 h5 M64 70 h5 M30 86 h5 M43 60 h5", joints, 2)
        + line("M11 56 V90", "#ffffff", 2.4, 0.55)
    )


def chip(side: str, sides: int, turn: float) -> str:
    """A splinter of a castle that falls. Centred box -20..20."""
    lit, stone, shade, edge = STONES[side]
    corners = [polar(0, 0, 15 if i % 2 else 11.5, turn + 360 * i / sides) for i in range(sides)]
    outline = "M" + " L".join(f"{num(x)} {num(y)}" for x, y in corners) + " Z"
    x, y = corners[0]
    return path(outline, lin(-12, -12, 12, 12, lit, stone, shade), edge, 2.6) + line(
        f"M{num(x * 0.6)} {num(y * 0.6)} L{num(-x * 0.3)} {num(-y * 0.3 + 3)}", edge, 1.8, 0.6
    )


def ruin(side: str) -> str:
    """What is left of a castle for a moment when it is taken: a broken wall and rubble. Box 100 x 100."""
    lit, stone, shade, edge = STONES[side]
    wall = lin(14, 0, 86, 0, (0, lit), (0.4, stone), (1, shade))
    broken = "M10 93 V70 L15 74 L20 64 L29 71 L33 80 L44 84 L52 79 L60 85 L68 76 L72 60 L79 55 L84 63 L91 58 V93 Z"
    blocks = "M28 93 V86 H40 V93 Z M44 94 V88 H57 V94 Z M60 95 L63 88 L72 90 L70 97 Z M20 96 L22 90 L30 92 L29 98 Z"
    return (
        contact_shadow(54, 93, 46, 0.16, 0.45)
        + path(broken, wall, edge, 4)
        + path(blocks, lin(20, 84, 74, 98, lit, stone, shade), edge, 3)
        + line("M15 82 h7 M74 70 h7 M78 80 h7 M36 88 h6", mix(stone, edge, 0.45), 2)
    )
