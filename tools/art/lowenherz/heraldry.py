"""What bears the arms of a prince: shield, power marker, pennant of a region, banner, the ground of his land."""

from __future__ import annotations

from tools.art.lowenherz.tones import GOLD_EDGE, F, Look, cloth_of, enamel, gilt
from tools.art.svg import at, circle, lin, line, num, path, rad, rect
from tools.art.tones import blacker, whiter

SHIELD = "M10 10 Q30 15 50 8 Q70 15 90 10 V52 Q90 90 50 113 Q10 90 10 52 Z"
HATCHES = {  # gold has dots
    "rose": "M6.5 0 V52 M19.5 0 V52 M32.5 0 V52 M45.5 0 V52",
    "purple": "M0 6.5 H52 M0 19.5 H52 M0 32.5 H52 M0 45.5 H52",
    "gray": "M6.5 0 V52 M19.5 0 V52 M32.5 0 V52 M45.5 0 V52 M0 6.5 H52 M0 19.5 H52 M0 32.5 H52 M0 45.5 H52",
}


def _half(y: float) -> float:
    """Half the width of the shield at a height."""
    if y <= 52:
        return 40
    low, high = 0.0, 1.0
    for _ in range(24):
        t = (low + high) / 2
        here = 52 * (1 - t) ** 2 + 180 * t * (1 - t) + 113 * t * t
        low, high = (t, high) if here < y else (low, t)
    return 40 - 40 * low * low


def charge(look: Look) -> str:
    """The charge of a colour on a shield. Box 100 x 116."""
    c = look.charge
    if look.name == "rose":
        return path("M41 10 H59 V107 L50 113 L41 107 Z", c) + path("M10 37 H90 V55 H10 Z", c)
    if look.name == "gold":
        hole = path("M50 36 L64 54 L50 75 L36 54 Z", whiter(look.fill, 0.25))
        return path("M50 20 L76 54 L50 92 L24 54 Z", c) + hole
    if look.name == "purple":
        a, b = _half(66), _half(86) - 2
        return path(f"M50 30 L{num(50 + a)} 68 L{num(50 + b)} 87 L50 56 L{num(50 - b)} 87 L{num(50 - a)} 68 Z", c)
    if look.name == "gray":
        bars = ""
        for y in (25, 53, 81):
            a, b = _half(y), _half(y + 13)
            bars += path(f"M{num(50 - a)} {y} H{num(50 + a)} L{num(50 + b)} {y + 13} H{num(50 - b)} Z", c)
        return bars
    return ""


def shield(look: Look, rim: float = 6.0) -> str:
    """The shield of a colour with its charge and a gold rim. Box 100 x 116."""
    return (
        path(SHIELD, enamel(look.fill, 14, 6, 84, 108))
        + charge(look)
        + path("M50 8 Q70 15 90 10 V52 Q90 90 50 113 Z", "#000000", fo=0.13)
        + path(SHIELD, "none", look.edge, rim + 5)
        + path(SHIELD, "none", gilt(10, 8, 90, 110), rim)
        + line("M18 20 V52 Q19 70 30 86", "#ffffff", 3.4, 0.55)
    )


def crest(look: Look) -> str:
    """The shield with the shadow below it. Box 104 x 124 from (-2, -1)."""
    return shade(52, 112, 44, 0.2, 0.45, 0.2) + shield(look)


def shade(cx: float, cy: float, r: float, squash: float, alpha: float, full: float = 0.3) -> str:
    """A soft dark ellipse on the ground; full: the share of it that is darkest."""
    dark = rad(cx, cy, r, (full, "#000000", alpha), (1, "#000000", 0), squash=squash)
    return rect(cx - r, cy - r * squash, 2 * r, 2 * r * squash, 0, dark)


def marker(look: Look) -> str:
    """The power marker: a small shield that stands on the track. Box 40 x 46."""
    return shade(21, 41, 17, 0.3, 0.6, 0.2) + at(shield(look, 7), 2, 0, 0.36)


def marker_ghost(look: Look) -> str:
    """Where the marker would come to stand. Box 40 x 46."""
    body = path(SHIELD, look.fill, fo=0.62) + path(SHIELD, "none", "#5b3d0c", 13)
    return at(body + path(SHIELD, "none", "#fff6d2", 7, dash="15 11") + charge(look), 2, 0, 0.36)


def pennant(look: Look) -> str:
    """A pole with a hanging cloth for the number of fields. Box 32 x 52 from (-16, -46), the pole stands at 0, 0."""
    cloth = "M-11 -37 H11 V-12 L5.5 -15.5 L0 -9.5 L-5.5 -15.5 L-11 -12 Z"
    return (
        shade(2, 0, 8, 0.35, 0.5, 0)
        + line("M0 0 V-40", "#2a190d", 3.4)
        + line("M-.6 -1 V-40", "#8d6232", 1.6)
        + path(cloth, enamel(look.fill, -10, -40, 12, -12, 0.35, 0.3), look.edge, 1.8)
        + line("M-8.8 -34.5 V-16.5 M8.8 -34.5 V-16.5", whiter(look.fill, 0.6), 1.1, 0.8)
        + line("M-13 -38 H13", GOLD_EDGE, 4.6)
        + line("M-13 -38.3 H13", gilt(-12, -42, 12, -38), 2.6)
        + circle(0, -42, 2.6, "#f3d27a", GOLD_EDGE, 1.2)
    )


def land(look: Look) -> str:
    """A wash over a field of a region; joins its neighbours. Box 52 x 52."""
    return rect(0, 0, F, F, 0, look.land, fo=0.46)


def hatch(look: Look) -> str:
    """Lines or dots over a field of a region, by which engravers told tinctures; joins its neighbours. Box 52 x 52."""
    ink = look.edge if look.name == "gold" else blacker(look.fill, 0.25)
    if look.name == "gold":
        return "".join(circle(6.5 + 13 * i, 6.5 + 13 * j, 1.7, ink, fo=0.7) for i in range(4) for j in range(4))
    return line(HATCHES[look.name], ink, 1.7, 0.62)


def header(look: Look, w: float, h: float, r: float = 9) -> str:
    """The coloured head of a player's panel; its gold edge is the lowest 4 units. Box w x h."""
    c, low = cloth_of(look), h - 4
    outline = f"M0 {low} V{r} Q0 0 {r} 0 H{w - r} Q{w} 0 {w} {r} V{low} Z"
    return (
        path(outline, lin(0, 0, 0, h, (0, whiter(c, 0.22)), (0.4, c), (1, blacker(c, 0.38))))
        + line(f"M{r} 2 H{w - r}", "#ffffff", 1.4, 0.4)
        + rect(0, low - 1, w, 4, 0, "#3a2208")
        + rect(0, low - 0.3, w, 2.3, 0, lin(0, low, 0, h, "#fff4c4", "#c8952f"))
    )


def banner(look: Look) -> str:
    """A long banner on a rod, with folds, fringe and shield. Box 144 x 366 from (-10, -2)."""
    w, h, m = 124, 352, 62
    c = cloth_of(look)
    e = blacker(c, 0.65)
    cloth = f"M8 10 H{w - 8} V{h - 44} L{m} {h - 6} L8 {h - 44} Z"
    tones = (0.3, -0.12, 0.12, -0.16, 0.2, -0.04, 0.45)
    places = (0, 0.18, 0.36, 0.55, 0.76, 0.9, 1)
    folds = [(p, blacker(c, t) if t > 0 else whiter(c, -t)) for p, t in zip(places, tones, strict=True)]
    veil = lin(0, 0, 0, h, (0, "#000000", 0.35), (0.12, "#000000", 0), (0.7, "#000000", 0.05), (1, "#000000", 0.45))
    hem, tip = f"M8 {h - 44} L{m} {h - 6} L{w - 8} {h - 44}", f"V{h - 49} L{m} {h - 17} L{w - 15} {h - 49} V18"
    knobs = "".join(circle(x, 9, 7, "#f3d27a", GOLD_EDGE, 2.4) for x in (3, w - 3))
    return (
        at(path(cloth, "#000000", fo=0.35), 5, 7)
        + path(cloth, lin(0, 0, w, 0, *folds), e, 2.6)
        + path(cloth, veil)
        + line(f"M15 18 {tip}", lin(0, h - 60, 0, h, "#f3d27a", "#8a5a16"), 2)
        + line(hem, GOLD_EDGE, 7)
        + path(hem, "none", "#f3d27a", 4, dash="2.5 2")
        + line(f"M4 9 H{w - 4}", GOLD_EDGE, 10)
        + line(f"M4 8.5 H{w - 4}", gilt(0, 0, 0, 16), 6)
        + knobs
        + at(shield(look), m - 40, h * 0.25, 0.8)
    )
