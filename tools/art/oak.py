"""The drawing of the oak table: planks with grain, joints and knots under warm light from the upper left."""

from __future__ import annotations

import random

from game.view.palette import dark, light, mix
from tools.art.svg import circle, ellipse, lin, line, num, rad, rect
from tools.art.tones import OAK, OAK_HI, OAK_LO


def oak(w: float, h: float, seed: int = 7, plank: float = 120) -> str:
    """The table top. Box w x h."""
    chance = random.Random(seed)
    parts, y = "", 0.0
    while y < h:
        room = h - y
        high = min(plank * chance.uniform(0.92, 1.1), room if room < plank * 1.4 else plank * 1.1)
        parts += _plank(chance, y, w, high)
        y += high
        parts += line(f"M0 {num(y)} H{w}", "#0b0603", 2.2, 0.85) + line(f"M0 {num(y + 1.7)} H{w}", "#9a6c40", 1, 0.22)
    warm = rad(w * 0.36, h * 0.2, w * 0.62, (0, "#ffb65c", 0.2), (0.45, "#d07a2a", 0.07), (1, "#d07a2a", 0))
    shade = rad(w * 0.46, h * 0.44, w * 0.66, (0, "#000000", 0), (0.55, "#000000", 0.1), (1, "#000000", 0.68))
    return parts + rect(0, 0, w, h, 0, warm) + rect(0, 0, w, h, 0, shade)


def _plank(chance: random.Random, y: float, w: float, high: float) -> str:
    tone = mix(OAK, chance.choice((OAK_LO, OAK_HI)), chance.uniform(0.05, 0.34))
    wood = lin(0, y, 0, y + high, (0, light(tone, 0.035)), (0.12, tone), (0.85, tone), (1, dark(tone, 0.25)))
    parts = rect(0, y, w, high, 0, wood) + _grain(chance, y, w, high)
    for _ in range(chance.choice((0, 1, 1))):
        parts += _knot(chance.uniform(0.1, 0.9) * w, y + high * chance.uniform(0.35, 0.65), chance.uniform(7, 12))
    joint = chance.uniform(0.2, 0.8) * w
    parts += line(f"M{num(joint)} {num(y + 1)} V{num(y + high - 1)}", "#0d0704", 1.6, 0.7)
    parts += line(f"M{num(joint + 1.6)} {num(y + 1)} V{num(y + high - 1)}", "#8a6038", 1, 0.22)
    for side in (-7, 8):
        parts += circle(joint + side, y + high * 0.5, 2.2, "#0f0805", fo=0.7)
        parts += circle(joint + side + 0.6, y + high * 0.5 + 0.7, 1, "#8a6038", fo=0.35)
    return parts


def _grain(chance: random.Random, y: float, w: float, h: float) -> str:
    """Long wandering fibres of one plank."""
    parts = ""
    for _ in range(int(h * 0.62)):
        x0, y0 = chance.uniform(-0.1, 0.9) * w, y + chance.uniform(0.03, 0.97) * h
        length, bend = chance.uniform(0.08, 0.5) * w, chance.uniform(-3.5, 3.5)
        colour, alpha = chance.choice((("#120a05", 0.34), ("#120a05", 0.22), ("#7a5230", 0.17), ("#8f6238", 0.12)))
        y1 = min(max(y0 + chance.uniform(-1.5, 1.5), y + 2), y + h - 2)
        d = (
            f"M{num(x0)} {num(y0)} C{num(x0 + length * 0.3)} {num(y0 + bend)} {num(x0 + length * 0.7)} "
            f"{num(y0 - bend)} "
        )
        parts += line(f"{d}{num(x0 + length)} {num(y1)}", colour, chance.uniform(0.5, 1.7), alpha)
    return parts


def _knot(x: float, y: float, r: float) -> str:
    parts = ""
    for i in range(4):
        parts += ellipse(
            x + i, y, r * (1.5 + i * 0.9), r * (0.5 + i * 0.24), "none", "#120a05", 1.1, so=0.34 - i * 0.06
        )
    return parts + ellipse(x, y, r * 1.1, r * 0.4, "#140b06", fo=0.55)
