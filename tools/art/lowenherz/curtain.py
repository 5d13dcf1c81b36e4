"""The curtain that hides a prince's cards while the next one sits down: two halves of heavy cloth, pelmet, emblem."""

from __future__ import annotations

from tools.art.beasts import lion
from tools.art.lowenherz.tones import GOLD_EDGE, enamel, gilt
from tools.art.svg import at, circle, lin, line, num, path, rad, rect
from tools.art.tones import blacker, whiter

CLOTH = "#7a1620"
HALF, HIGH = 640, 720
_FOLDS = (0, 46, 82, 140, 178, 246, 290, 352, 398, 462, 502, 566, 604, 640)


def half() -> str:
    """The left half, opaque from edge to edge. Box 640 x 720."""
    stops = []
    for i, x in enumerate(_FOLDS):
        tone = blacker(CLOTH, 0.46) if i % 2 else whiter(CLOTH, 0.1)
        stops.append((x / HALF, tone))
    parts = rect(0, 0, HALF, HIGH, 0, lin(0, 0, HALF, 0, *stops))
    for x in range(0, HALF, 64):
        for y in range(x // 64 % 2 * 32, HIGH - 40, 64):
            parts += at(_weave(), x + 32, y + 32)
    parts += _creases()
    dusk = lin(
        0, 0, 0, HIGH, (0, "#000000", 0.5), (0.16, "#000000", 0.05), (0.72, "#000000", 0.1), (1, "#000000", 0.55)
    )
    return parts + rect(0, 0, HALF, HIGH, 0, dusk) + _hem() + _border()


def _weave() -> str:
    flower = "M0 -15 Q7 -6 3 1 Q12 -5 14 3 Q9 10 2 6 L4 15 H-4 L-2 6 Q-9 10 -14 3 Q-12 -5 -3 1 Q-7 -6 0 -15 Z"
    return path(flower, "#e9b64a", fo=0.13)


def _creases() -> str:
    parts = ""
    for i, x in enumerate(_FOLDS[1:-1], 1):
        bend = 6 if i % 2 else -5
        d = f"M{x} 0 C{x + bend} 180 {x - bend} 420 {x + bend * 0.5:.4g} {HIGH}"
        parts += line(d, "#000000" if i % 2 else "#ffffff", 9 if i % 2 else 5, 0.16 if i % 2 else 0.06)
    return parts


def _hem() -> str:
    """The golden fringe at the foot."""
    gold = lin(0, HIGH - 40, 0, HIGH, "#fff0b8", "#d9a43c", "#7a4d10")
    parts = rect(0, HIGH - 44, HALF, 12, 0, gold) + rect(0, HIGH - 46, HALF, 2, 0, "#3a0a0e", fo=0.7)
    threads = " ".join(f"M{x} {HIGH - 31} V{HIGH - 3 - (x * 7) % 3}" for x in range(4, HALF, 8))
    return parts + line(threads, "#6e4709", 6) + line(threads, "#e0ac40", 3.6)


def _border() -> str:
    """The golden edge where both halves meet."""
    gold = lin(HALF - 26, 0, HALF, 0, "#8a5a16", "#fbe7a6", "#c8952f", "#6e4709")
    parts = rect(HALF - 22, 0, 16, HIGH, 0, gold) + rect(HALF - 25, 0, 2, HIGH, 0, "#3a0a0e", fo=0.6)
    lozenges = " ".join(f"M{HALF - 14} {y - 9} l6 9 l-6 9 l-6 -9 Z" for y in range(18, HIGH - 40, 36))
    parts += path(lozenges, CLOTH, "#6e4709", 1.2)
    return parts + rect(HALF - 6, 0, 6, HIGH, 0, blacker(CLOTH, 0.55)) + line(f"M{HALF - 1} 0 V{HIGH}", "#1c0407", 2)


def pelmet() -> str:
    """The band along the top with its swags, repeated sideways. Box 160 x 96."""
    gold = lin(0, 0, 0, 20, "#fff4c4", "#d9a43c", "#7a4d10")
    velvet = lin(0, 0, 0, 96, whiter(CLOTH, 0.16), CLOTH, blacker(CLOTH, 0.5))
    swag = "M0 14 H160 V52 Q148 58 144 66 Q80 108 16 66 Q12 58 0 52 Z"
    edge = "M0 52 Q12 58 16 66 Q80 108 144 66 Q148 58 160 52"
    folds = "M18 20 Q40 74 80 80 M142 20 Q120 74 80 80 M44 18 Q58 58 80 62 M116 18 Q102 58 80 62"
    return (
        path(swag, "#000000", fo=0.3)
        + path(swag, velvet)
        + line(folds, "#000000", 5, 0.2)
        + line(folds, "#ffffff", 1.6, 0.16)
        + line(edge, "#6e4709", 8)
        + line(edge, "#e0ac40", 4.4)
        + circle(80, 86, 6, "#e0ac40", GOLD_EDGE, 2)
        + circle(0, 54, 7, "#e0ac40", GOLD_EDGE, 2)
        + circle(160, 54, 7, "#e0ac40", GOLD_EDGE, 2)
        + rect(0, 0, 160, 16, 0, gold)
        + line("M0 16 H160", "#3a0a0e", 2.4)
    )


def emblem() -> str:
    """The lion on his shield, in the middle of the closed curtain. Box 240 x 280."""
    outline = "M20 22 Q70 34 120 16 Q170 34 220 22 V126 Q220 214 120 268 Q20 214 20 126 Z"
    field = rad(90, 80, 190, whiter("#9a2026", 0.16), "#8e1b22", "#3f0a0e")
    grid = [(x, y) for j, y in enumerate(range(44, 250, 15)) for x in range(36 + 13 * (j % 2), 208, 26)]
    dots = " ".join(
        f"M{x} {num(y - 2.4)} l2.4 2.4 l-2.4 2.4 l-2.4 -2.4 Z" for x, y in grid if abs(x - 120) < 96 - y / 4
    )
    return (
        at(path(outline, "#000000", fo=0.45), 5, 8)
        + path(outline, field)
        + path(dots, "#f3d27a", fo=0.3)
        + at(lion(), 120, 128, 1.92)
        + path(outline, "none", "#2c070b", 17)
        + path(outline, "none", gilt(20, 16, 220, 268), 12)
        + path(outline, "none", "#fff4c4", 1.6, so=0.7)
        + line("M32 40 V126 Q33 160 54 190", "#ffffff", 4, 0.4)
    )


def cord() -> str:
    """A cord with a tassel beside the curtain. Box 40 x 220."""
    rope = " ".join(f"M15 {y} L25 {y - 8}" for y in range(10, 132, 8))
    return (
        line("M20 0 V130", "#6e4709", 11)
        + line("M20 0 V130", "#d9a43c", 7)
        + line(rope, "#8a5a16", 2)
        + circle(20, 138, 12, enamel("#d9a43c", 8, 126, 32, 150), GOLD_EDGE, 2.4)
        + path(
            "M9 150 H31 L35 212 Q20 220 5 212 Z", lin(5, 150, 35, 216, "#fbe7a6", "#d9a43c", "#8a5a16"), GOLD_EDGE, 2
        )
        + line("M13 154 L10 210 M20 154 V214 M27 154 L30 210", "#8a5a16", 1.6)
    )
