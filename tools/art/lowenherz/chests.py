"""The treasure chests of a duel: the open lid, the gold in it, the front, and the chest as long as it is closed."""

from __future__ import annotations

import random

from tools.art.lowenherz.heraldry import shade, shield
from tools.art.lowenherz.tones import GOLD_EDGE, Look, cloth_of, gilt
from tools.art.svg import at, circle, ellipse, lin, line, num, path, rad, rect
from tools.art.tones import blacker, whiter

HEAPS = 4  # from a few ducats to a full chest
_DARK = "#2c1606"
_RIVETS = ((70, 158), (74, 196), (76, 230), (230, 158), (226, 196), (224, 230))


def back(look: Look) -> str:
    """The open lid with its lining. Box 300 x 270, like all parts of a chest."""
    lining = cloth_of(look)
    rim = "M38 124 Q30 26 81 17 H219 Q270 26 262 124"
    silk = lin(50, 20, 250, 130, (0, whiter(lining, 0.15)), (0.5, blacker(lining, 0.25)), (1, blacker(lining, 0.6)))
    return (
        shade(150, 250, 150, 0.14, 0.6, 0.5)
        + path("M34 130 Q24 20 80 12 H220 Q276 20 266 130 Z", _wood(10, 130), _DARK, 5)
        + path("M50 128 Q44 36 88 28 H212 Q256 36 250 128 Z", silk, _DARK, 3)
        + path(
            "M64 112 Q62 52 96 44 M236 112 Q238 52 204 44 M110 42 H190", "none", gilt(60, 40, 240, 112), 2, dash="6 5"
        )
        + line(rim, gilt(30, 20, 270, 250), 7)
        + line(rim, GOLD_EDGE, 1.5, 0.5)
    )


def _wood(top: float, foot: float):
    return lin(40, top, 260, foot, "#b8763c", "#8a4f24", "#4f2a10")


def gold(full: int) -> str:
    """What lies in it and its light; full: 0 to HEAPS - 1. Box 300 x 270."""
    rich = (full + 1) / HEAPS
    chance = random.Random(21 + full)
    top = 112 - 34 * rich
    hill = lin(90, 70, 210, 150, "#fff3b8", "#eebb44", "#a8701a")
    shine = rad(150, 118, 130, (0, "#fff2b0", 0.8), (0.45, "#ffc94a", 0.28), (1, "#ffc94a", 0), squash=0.7)
    coins = []
    for _ in range(46):
        u = chance.uniform(-1, 1)
        sunk = chance.uniform(0, 1) * max(6, 128 - top - (134 - top) * u * u) * 0.8
        y = top + (134 - top) * u * u + sunk
        coins.append((y, at(_lying(), 150 + u * 92, y, chance.uniform(0.8, 1.05), chance.uniform(-22, 22))))
    mound = f"M52 138 Q90 {num(top + 4)} 150 {num(top)} Q210 {num(top + 4)} 248 138 Z"
    heap = path(mound, hill, GOLD_EDGE, 2.5) + "".join(body for _, body in sorted(coins))
    return ellipse(150, 118, 130, 91, shine) + heap


def _lying() -> str:
    face = lin(-16, -8, 16, 8, "#fff6c8", "#f2c652", "#c98f2a")
    return (
        ellipse(0, 3, 15, 7, "#a06c16", GOLD_EDGE, 1.6)
        + ellipse(0, 0, 15, 7, face, GOLD_EDGE, 1.4)
        + ellipse(0, 0, 9.5, 4, "none", "#b07a1c", 1.2)
        + line("M-10 -2 Q-6 -5 0 -5.2", "#fffde8", 1.3)
    )


def front(look: Look) -> str:
    """The front of the chest with the shield of its owner. Box 300 x 270."""
    return _box() + _rim() + _straps() + at(shield(look, 7), 110, 138, 0.8)


def _iron():
    return lin(0, 130, 0, 250, (0, "#fbe7a6"), (0.4, "#d9a43c"), (1, "#7a4d10"))


def _box() -> str:
    grain = "M60 154 q40 5 84 0 M170 190 q40 4 74 -1 M60 230 q30 4 70 0 M180 232 q30 3 60 -1"
    return (
        path("M30 134 H270 L260 250 Q150 256 40 250 Z", _wood(140, 250), _DARK, 5)
        + line("M36 172 H264 M38 210 H262", _DARK, 2.5, 0.55)
        + line(grain, "#4f2a10", 1.8, 0.6)
        + line("M60 142 H240", "#e6ad72", 2, 0.6)
    )


def _rim() -> str:
    return path("M24 128 H276 V146 H24 Z", _iron(), GOLD_EDGE, 3) + line("M30 132 H270", "#fffbe0", 2, 0.9)


def _straps() -> str:
    rivets = "".join(circle(x, y, 4, "#fff0b8", GOLD_EDGE, 1.8) for x, y in _RIVETS)
    return (
        path("M56 146 H84 L88 252 H64 Z M216 146 H244 L236 252 H212 Z", _iron(), GOLD_EDGE, 2.6)
        + path("M40 236 H260 L259 252 Q150 259 41 252 Z", _iron(), GOLD_EDGE, 2.6)
        + rivets
    )


def closed(look: Look) -> str:
    """The chest with its lid down. Box 300 x 270."""
    lid = "M26 134 Q26 74 78 66 H222 Q274 74 274 134 Z"
    bands = "M58 134 Q58 76 84 66 H108 Q86 78 88 134 Z M242 134 Q242 76 216 66 H192 Q214 78 212 134 Z"
    return (
        shade(150, 250, 150, 0.14, 0.6, 0.5)
        + _box()
        + _straps()
        + path(lid, _wood(60, 140), _DARK, 5)
        + line("M32 112 Q150 104 268 112 M42 90 Q150 82 258 90", _DARK, 2.5, 0.5)
        + line("M74 72 H226", "#e6ad72", 3, 0.7)
        + path(bands, _iron(), GOLD_EDGE, 2.6)
        + _rim()
        + rect(132, 116, 36, 34, 5, gilt(132, 116, 168, 150), GOLD_EDGE, 3)
        + at(shield(look, 7), 110, 146, 0.8)
    )
