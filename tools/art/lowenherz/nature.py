"""What stands on the fields: firs, leafy trees, silver peaks, houses, a church, grass and flowers. Feet at 0, 0."""

from __future__ import annotations

import random

from tools.art.svg import circle, ellipse, line, num, path
from tools.art.tones import blacker, whiter

_FIRS = (("#264c3b", "#33644c", "#578c6c"), ("#24492f", "#2f5e39", "#558455"))
_LEAVES = (("#33572d", "#49733a", "#7a9f55"), ("#3a6034", "#527d42", "#86a95e"))
_TIMBER = "#43301c"


def fir(h: float, tone: int) -> str:
    """A fir of height h."""
    deep, middle, lit = _FIRS[tone]
    a, b = num(-h * 0.6), num(-h * 0.32)
    outline = (
        f"M0 {num(-h)} L4 {a} L2.6 {a} L6 {b} L4.2 {b} L7.6 -2.6 Q0 0 -7.6 -2.6 L-4.2 {b} L-6 {b} L-2.6 {a} L-4 {a} Z"
    )
    dusk = f"M.4 {num(-h + 1.5)} L3.3 {num(-h * 0.62)} L2 {a} L5 {num(-h * 0.34)} L3.6 {b} L6.6 -3 Q3 -1.6 .4 -1.6 Z"
    shine = (
        f"M-.8 {num(-h + 2.5)} L-2.8 {num(-h * 0.64)} M-1.2 {num(-h * 0.55)} L-4.4 {num(-h * 0.36)} "
        f"M-1.6 {num(-h * 0.28)} L-5.8 -4"
    )
    return (
        path("M-1.3 0 V-4 H1.3 V0 Z", "#4a3018")
        + path(outline, middle, "#1d3b26", 0.9)
        + path(dusk, deep)
        + line(shine, lit, 1.5)
    )


def leafy(r: float, tone: int) -> str:
    """A round tree with a crown of radius r."""
    deep, middle, lit = _LEAVES[tone]
    crown = (
        f"M{num(-r)} {num(-r - 2)} Q{num(-r - 1.5)} {num(-r * 2)} {num(-r * 0.4)} {num(-r * 2.2)} "
        f"Q{num(r * 0.3)} {num(-r * 2.7)} {num(r * 0.7)} {num(-r * 1.9)} "
        f"Q{num(r + 1.5)} {num(-r * 1.6)} {num(r)} {num(-r * 0.9)} "
        f"Q{num(r * 0.8)} -2.6 0 -3.2 Q{num(-r * 0.9)} -2.6 {num(-r)} {num(-r - 2)} Z"
    )
    dusk = (
        f"M{num(r * 0.7)} {num(-r * 1.8)} Q{num(r + 1)} {num(-r * 1.5)} {num(r * 0.9)} {num(-r * 0.9)} "
        f"Q{num(r * 0.7)} -3.2 0 -3.8 Q{num(r * 0.5)} {num(-r)} {num(r * 0.7)} {num(-r * 1.8)} Z"
    )
    shine = f"M{num(-r * 0.7)} {num(-r * 1.3)} Q{num(-r * 0.7)} {num(-r * 1.9)} {num(-r * 0.1)} {num(-r * 2)}"
    return (
        path("M-1.3 0 V-6 H1.3 V0 Z", "#4a3018")
        + path(crown, middle, "#213f22", 0.9)
        + path(dusk, deep)
        + line(shine, lit, 1.9)
        + circle(-r * 0.2, -r * 1.2, r * 0.2, lit)
    )


def peak(w: float, h: float, lean: int) -> str:
    """One silver peak, w wide at its foot and h high."""
    a, t = w / 2, lean * w * 0.04

    def points(*pairs: tuple[float, float]) -> str:
        return " L".join(f"{num(x)} {num(y)}" for x, y in pairs)

    ridge = ((t, -h), (a * 0.36, -h * 0.66), (a * 0.55, -h * 0.4), (a, 0.0))
    left = ((-a, 0.0), (-a * 0.62, -h * 0.4), (-a * 0.4, -h * 0.58))
    inner = ((a * 0.26, -h * 0.3), (-a * 0.02, -h * 0.52), (a * 0.12, -h * 0.74))
    teeth = ((-a * 0.1, -h * 0.46), (a * 0.02, -h * 0.66), (a * 0.16, -h * 0.56), (a * 0.36, -h * 0.66))
    dusk = f"M{points(*ridge)} Q{num(a * 0.5)} 1.6 {num(a * 0.1)} 1.6 L{points(*inner)} Z"
    snow = ((t, -h), (-a * 0.4, -h * 0.58), (-a * 0.2, -h * 0.62), *teeth)
    ice = ((t, -h), (a * 0.12, -h * 0.76), *teeth[1:])
    upper, lower = ((-a * 0.66, -h * 0.2), (-a * 0.4, -h * 0.38)), ((-a * 0.36, -h * 0.08), (-a * 0.16, -h * 0.26))
    cracks = f"M{points(*upper)} M{points(*lower)}"
    return (
        path(f"M{points(*left, *ridge)} Q0 3 {num(-a)} 0 Z", "#aeb7bf", "#414851", 1.3)
        + path(dusk, "#717c87")
        + path(f"M{points(*snow)} Z", "#f6f9fb")
        + path(f"M{points(*ice)} Z", "#c3ced8")
        + line(cracks, "#eef3f6", 1.3)
    )


def ore() -> str:
    """Nuggets of silver at the foot of a peak."""
    return (
        path("M-4 0 L-5 -3 L-2 -5.5 L1 -4 L2 0 Z", "#e9eff4", "#4c5560", 0.9)
        + line("M-2 -5.5 L-1.5 -2.5 L-4 0 M-1.5 -2.5 L2 0", "#9aa6b1", 0.7)
        + path("M2 1 L2.5 -2.5 L5.5 -3 L7 1 Z", "#cdd7df", "#4c5560", 0.9)
    )


def glint(r: float) -> str:
    """A four-pointed star of light."""
    q = num(r * 0.13)
    r_ = num(r)
    return path(f"M0 -{r_} Q{q} -{q} {r_} 0 Q{q} {q} 0 {r_} Q-{q} {q} -{r_} 0 Q-{q} -{q} 0 -{r_} Z", "#ffffff")


def house(a: float, b: float, h: float, rise: float, roof: str, wall: str = "#f3e6c8") -> str:
    """A small house: the gable a wide, the side b, the wall h high, the roof rising above it."""
    m, top = num(a / 2), num(-h - rise)
    return (
        path(f"M{a} 0 V{-h} H{a + b} V0 Z", blacker(wall, 0.22), _TIMBER, 1)
        + path(f"M0 0 V{-h} L{m} {top} L{a} {-h} V0 Z", wall, _TIMBER, 1)
        + path(f"M{m} {top} h{b} L{a + b + 1} {-h + 1} H{a + 0.8} Z", roof, "#4a1d12", 1)
        + line(f"M{m} {top} L-1 {-h + 0.8}", "#4a1d12", 1.8)
        + line(f"M{num(a / 2 + 1)} {num(-h - rise + 1)} h{b - 1.5}", whiter(roof, 0.45), 1)
        + path(f"M{num(a / 2 - 1.3)} 0 V{num(-h * 0.55)} h2.6 V0 Z", "#3a2413")
        + path(
            f"M{num(a + b * 0.35)} {num(-h * 0.7)} h2 v2.2 h-2 Z M{num(a + b * 0.7)} {num(-h * 0.7)} h2 v2.2 h-2 Z",
            "#3a2413",
        )
    )


def church() -> str:
    """A church with a steeple, 28 wide and 42 high."""
    return (
        path("M9 0 V-13 H26 V0 Z", "#cfc3aa", _TIMBER, 1)
        + path("M8 -13 L12 -21 H24 L28 -13 Z", "#5d7392", "#26334a", 1)
        + line("M12.5 -19.8 H23.5", "#a9bdd8", 1.1)
        + path("M12.5 -4 V-8 Q13.8 -10 15 -8 V-4 Z M19.5 -4 V-8 Q20.8 -10 22 -8 V-4 Z", "#2d3a55")
        + path("M0 0 V-23 H10 V0 Z", "#f6ecd4", _TIMBER, 1)
        + path("M7 0 V-23 H10 V0 Z", "#c9bb9c")
        + path("M5 -36 L11.3 -22 H-1.3 Z", "#5d7392", "#26334a", 1)
        + line("M4.6 -33 L.8 -23.4", "#b9cbe3", 1.3)
        + line("M5 -36 V-42 M2.7 -40 H7.3", "#b98a22", 1.5)
        + circle(5, -17, 2, "#2d3a55")
        + path("M3 0 V-5 Q5 -8 7 -5 V0 Z", "#3a2413")
    )


def meadow_thing(chance: random.Random, x: float, y: float) -> str:
    """Something small at (x, y) of a plain: grass, flowers, a bush, a stook or a stone."""
    kind = chance.random()
    if kind < 0.56:
        colour = chance.choice(("#7f9f47", "#8fae55", "#6f9140"))
        at = f"M{num(x)} {num(y)}"
        return line(f"{at} q-.5 -3 -2.2 -4.5 {at} q0 -3.5 .6 -5.5 {at} q1 -2.5 2.8 -3.8", colour, 1)
    if kind < 0.78:
        petal, eye = chance.choice((("#fdf4e2", "#e0a83a"), ("#e9a0a8", "#a93c4a"), ("#f6dd7a", "#b98a22")))
        spots = [(x + chance.uniform(-4, 4), y + chance.uniform(-2.5, 2.5)) for _ in range(3)]
        return "".join(circle(px, py, 1.25, petal, eye, 0.5) for px, py in spots)
    if kind < 0.9:
        return (
            ellipse(x + 1, y + 0.5, 5, 1.6, "#4d6b2c", fo=0.4)
            + path(f"M{num(x - 4)} {num(y)} q-1 -4 2 -4.5 q2 -2.5 4.5 0 q3 1 1.5 4.5 Z", "#7fa24d", "#4a6b2b", 0.8)
            + line(f"M{num(x - 2)} {num(y - 2.6)} q1 -1.5 2.5 -1.5", "#b7d083", 1)
        )
    if kind < 0.96:
        return (
            ellipse(x + 1, y, 4, 1.3, "#4d6b2c", fo=0.4)
            + path(f"M{num(x - 3)} {num(y)} q.5 -5.5 3 -7 q2.5 1.5 3 7 Z", "#e3bd5a", "#8d6a22", 0.8)
            + line(f"M{num(x - 1.2)} {num(y - 0.6)} q.3 -3.5 .9 -5", "#fbe7a6", 0.9)
        )
    return path(f"M{num(x - 2.5)} {num(y)} q0 -3 2.5 -3 q3 0 2.8 3 Z", "#c9c4b2", "#7b765f", 0.8)
