"""Panels, plates, bubbles, ribbons and mouldings of the table, most of them as nine-slices."""

from __future__ import annotations

from game.view.palette import OXBLOOD
from tools.art.lowenherz.tones import GOLD_EDGE, enamel, gilt
from tools.art.svg import at, circle, four_corners, inset, lin, line, path, rect
from tools.art.tones import blacker, whiter

GOLD = "#f3d27a"


def panel(w: float, h: float, active: bool, flourish: bool = False) -> str:
    """The border of a parchment panel; active: of whoever is to move. Box w x h."""
    if active:
        parts = inset(w, h, 1.4, 11, "none", "#3a2208", 2.8) + inset(w, h, 2, 12, "none", gilt(0, 0, w, h), 2.2)
    else:
        parts = inset(w, h, 1.4, 11, "none", "#2f1c0b", 2.8) + inset(w, h, 1.4, 11, "none", "#5a3c1c", 1.2)
    parts += inset(w, h, 5, 11, "none", "#8a6534", 1, so=0.75)
    return parts + (four_corners(at(_curl(), 4, 4, 0.5), w, h) if flourish else "")


def _curl(colour: str = "#a77a35") -> str:
    leaf = "M8 30 Q8 18 14 14 Q18 8 30 8 Q22 11 20 15 Q24 16 24 20 Q20 21 17 18 Q13 20 12 24 Q10 27 8 30 Z"
    ends = circle(9, 9, 3, colour) + circle(38, 3, 1.8, colour) + circle(3, 38, 1.8, colour)
    return line("M3 38 V12 Q3 3 12 3 H38", colour, 1.7) + path(leaf, colour) + ends


def dark_plate(w: float, h: float) -> str:
    """A walnut plate with a gold hairline. Box w x h."""
    walnut = lin(0, 0, 0, h, "#5b3a20", "#2b190d")
    return inset(w, h, 1, 10, walnut, "#120904", 2) + inset(w, h, 3.5, 10, "none", gilt(0, 0, w, h), 1.3, so=0.8)


def tray(w: float, h: float) -> str:
    """A carved tray for the stacks. Box w x h."""
    return (
        inset(w, h, 1, 11, lin(0, 0, w, h, "#5a3a20", "#2c1a0e"), "#120904", 2)
        + inset(w, h, 2.5, 11, "none", "#a87b3c", 1, so=0.6)
        + inset(w, h, 7, 14, lin(0, 0, 0, h, "#150b05", "#3a2414"), "#0d0603", 1.6)
    )


def rule() -> str:
    """A dividing line with a lozenge in its middle, its ends fading. Box 160 x 10."""
    ink = lin(0, 0, 160, 0, (0, "#8a6534", 0), (0.25, "#8a6534", 0.9), (0.75, "#8a6534", 0.9), (1, "#8a6534", 0))
    return rect(0, 4.5, 160, 1, 0, ink) + path("M80 1.5 L84 5 L80 8.5 L76 5 Z", OXBLOOD, "#c8952f", 1)


def bubble(w: float, h: float) -> str:
    """A slip of parchment for a preview, with its shadow; the slip is (6, 5) to (w - 8, h - 9). Box w x h."""
    box = (6, 5, w - 14, h - 14, 9)
    return (
        rect(8, 9, w - 14, h - 14, 9, "#000000", "#000000", 5, fo=0.22, so=0.1)
        + rect(*box, lin(0, 0, 0, h, "#fffaec", "#f3e2b8"), "#4a2f10", 4.6)
        + rect(*box, "none", gilt(0, 0, w, h), 2.2)
    )


def bubble_point() -> str:
    """The point of a slip, to the right; overlaps its edge by 4 units. Box 22 x 26."""
    edge = "M3 5 L19 13 L3 21"
    body = path("M0 4 H3 L19 13 L3 22 H0 Z", "#f9eed2")
    return body + line(edge, "#4a2f10", 4.6) + line(edge, gilt(0, 0, 20, 26), 2.2)


def ribbon(colour: str) -> str:
    """A swallow-tailed ribbon with gilded hems. Box 300 x 94; the flat cloth is (56, 12) to (244, 68)."""
    w, h, tail, fold = 280, 60, 46, 20
    e = blacker(colour, 0.65)
    drape = lin(0, 0, 0, h + 20, colour, blacker(colour, 0.55))
    end = (
        path(f"M{tail + fold} 18 L0 24 L16 {h / 2 + 22} L0 {h + 22} L{tail + fold} {h + 16} Z", drape, e, 2.4)
        + line(f"M{tail} 28 L9 31 M{tail} {h + 11} L9 {h + 15}", GOLD, 1.6, 0.8)
        + path(f"M{tail} {h + 8} L{tail + fold} {h + 16} V{h} Z", blacker(colour, 0.7), e, 1.5)
    )
    silk = lin(0, 0, 0, h, (0, whiter(colour, 0.28)), (0.45, colour), (1, blacker(colour, 0.38)))
    cloth = path(f"M{tail} 6 H{w - tail} V{h + 6} H{tail} Z", silk, e, 2.6)
    hem = lin(0, 0, 0, h, "#fff4c4", GOLD, "#c8952f")
    hems = line(f"M{tail + 3} 11 H{w - tail - 3} M{tail + 3} {h + 1} H{w - tail - 3}", hem, 2.2)
    return at(end, 10, 6) + f'<g transform="translate({w + 10} 6) scale(-1 1)">{end}</g>' + at(cloth + hems, 10, 6)


def moulding() -> str:
    """A length of gilded moulding with lozenges, repeated along a band. Box 64 x 22."""
    gold = lin(0, 3, 0, 19, (0, "#fff4c4"), (0.35, GOLD), (0.65, "#c8952f"), (1, GOLD_EDGE))
    parts = rect(0, 1, 64, 20, 0, lin(0, 0, 0, 22, "#4b2f19", "#1a0e06"))
    for y, high, share in ((2.5, 2, 1.0), (17.5, 2, 1.0), (7, 8, 0.28)):
        parts += rect(0, y, 64, high, 0, gold, fo=share)
    parts += path("M16 5.5 L25 11 L16 16.5 L7 11 Z", "#fbe7a6", "#3a2208", 1.2)
    return parts + circle(48, 11, 4.5, enamel(OXBLOOD, 40, 3, 56, 19), GOLD, 1.5)


def damask(ink: str = "#c8952f", alpha: float = 0.05) -> str:
    """The pattern of a dark cloth, repeated both ways. Box 64 x 64."""
    flower = "M0 -15 Q7 -6 3 1 Q12 -5 14 3 Q9 10 2 6 L4 15 H-4 L-2 6 Q-9 10 -14 3 Q-12 -5 -3 1 Q-7 -6 0 -15 Z"
    parts = ""
    for x, y in ((0, 0), (64, 0), (0, 64), (64, 64), (32, 32)):
        lattice = line("M0 -29 L29 0 L0 29 L-29 0 Z", ink, 1.2, alpha * 0.9)
        parts += at(path(flower, ink, fo=alpha) + lattice, x, y)
    return parts


def crest_plate() -> str:
    """The gilded plate behind the crest of whoever is to move. Box 86 x 86."""
    return inset(86, 86, 2, 10, lin(0, 0, 86, 86, "#fff6d8", "#f6dd96"), "#5b3d0c", 3.6) + inset(
        86, 86, 2, 10, "none", gilt(0, 0, 86, 86), 2.2
    )


def pip(full: bool) -> str:
    """A small gold coin of a count, or its empty place. Box 20 x 20."""
    if full:
        return circle(10, 10, 8, gilt(2, 2, 18, 18), GOLD_EDGE, 1.6) + circle(10, 10, 4.6, "none", "#8a5a12", 1.2)
    return circle(10, 10, 7.4, "#8a6534", "#6e4c28", 1.4, fo=0.15, so=0.6)
