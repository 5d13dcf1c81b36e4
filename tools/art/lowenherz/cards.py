"""Cards: the backs of the five stacks, decision cards, politics cards."""

from __future__ import annotations

from game.view.palette import LAPIS, OXBLOOD
from tools.art.lowenherz.heraldry import shield
from tools.art.lowenherz.letters import gilt_text, text
from tools.art.lowenherz.things import crown_small, hands, pile, split_shield, turning
from tools.art.lowenherz.tones import Look, enamel, gilt
from tools.art.svg import at, circle, ellipse, inset, lin, line, num, path, rect
from tools.art.tones import blacker

STACKS = "ABCDE"
GREEN = "#2f5a4a"
_INK = "#2b1d10"


def action_back(letter: str) -> str:
    """The back of an action card with the letter of its stack, without one for "". Box 60 x 86."""
    w, h, red = 60, 86, OXBLOOD
    parts = inset(w, h, 1, 7, enamel(red, 0, 0, w, h, 0.2, 0.35), "#22090a", 2)
    parts += inset(w, h, 5, 9, "none", gilt(0, 0, w, h), 2)
    spots = [(x, y) for y in (16, 43, 70) for x in (15, 45)]
    parts += path(" ".join(f"M{x} {y - 8} l6 8 l-6 8 l-6 -8 Z" for x, y in spots), "#000000", fo=0.18)
    parts += ellipse(w / 2, h / 2, 19, 22, blacker(red, 0.35), gilt(10, 20, 50, 66), 2.4)
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        leaf = path("M-22 -35 q12 0 13 10 q-9 -3 -13 -10 Z", "#c8952f")
        parts += f'<g transform="translate({num(w / 2)} {num(h / 2)}) scale({sx} {sy})">{leaf}</g>'
    return parts + (gilt_text(letter, w / 2, h / 2, 23, 1.2) if letter else "")


def _seam() -> str:
    """A dashed outline: dashes one by one, for a dashed corner is drawn wrongly."""
    parts = ""
    for x in range(9, 49, 9):
        parts += f"M{x} 2 h5 M{x} 84 h5 "
    for y in range(9, 75, 9):
        parts += f"M2 {y} v5 M58 {y} v5 "
    return parts.strip()


def slot(pale: bool = False) -> str:
    """The empty place of a card or stack; pale: on parchment. Box 60 x 86."""
    ink, ground, share = ("#6e4c28", "#8a6534", 0.12) if pale else ("#c8952f", "#000000", 0.28)
    return rect(2, 2, 56, 82, 6, ground, fo=share) + line(_seam(), ink, 1.6, 0.7)


def _decision_ground(look: Look) -> str:
    return (
        rect(11, 12, 58, 79, 7, "#000000", fo=0.33)
        + rect(9, 9, 58, 78, 6.5, enamel(look.fill, 8, 8, 68, 88, 0.25, 0.3), blacker(look.fill, 0.65), 2)
        + rect(13.5, 13.5, 49, 69, 4, lin(8, 8, 68, 88, "#fffaec", "#ecd9a8"), gilt(8, 8, 68, 88), 1.8)
    )


def decision(look: Look, number: int) -> str:
    """A decision card of a colour. Box 76 x 96 with its shadow; the card is (9, 9, 58, 78)."""
    face = at(shield(look, 7), 23, 16.5, 0.3)
    return _decision_ground(look) + face + text(str(number), 38, 66.5, 23, _INK)


def decision_back(look: Look) -> str:
    """A decision card face down. Box 76 x 96."""
    parts = rect(11, 12, 58, 79, 7, "#000000", fo=0.33)
    parts += rect(9, 9, 58, 78, 6.5, enamel(look.fill, 8, 8, 68, 88, 0.2, 0.4), blacker(look.fill, 0.65), 2)
    parts += rect(13.5, 13.5, 49, 69, 4, "none", gilt(8, 8, 68, 88), 1.8)
    spots = [(x, y) for j, y in enumerate(range(20, 82, 7)) for x in range(20 + 6 * (j % 2), 60, 12)]
    parts += path(" ".join(f"M{x} {y - 2.4} l2.4 2.4 l-2.4 2.4 l-2.4 -2.4 Z" for x, y in spots), "#ffffff", fo=0.16)
    return parts + at(shield(look, 7), 16, 21.5, 0.44)


def _politics_frame() -> str:
    return inset(60, 84, 1, 7, enamel(GREEN, 0, 0, 60, 84, 0.25, 0.4), "#0f221b", 2.4) + inset(
        60, 84, 5, 9, "none", gilt(0, 0, 60, 84), 2
    )


def _politics_face() -> str:
    """The front: a leaf of parchment in the green frame of the back."""
    return _politics_frame() + rect(8, 8, 44, 68, 3, lin(8, 8, 52, 76, "#fffaec", "#ead6a4"), "#5a3c1c", 1)


def _roll() -> str:
    paper = lin(14, 18, 46, 66, "#fbf1d9", "#dcc48c")
    sheet = path("M16 20 Q30 16 44 20 V62 Q30 58 16 62 Z", paper, "#5a3c1c", 1.8)
    return sheet + path("M14 17 H46 V23 H14 Z M14 60 H46 V66 H14 Z", "#e9d6a4", "#5a3c1c", 1.8)


def _wax(x: float, y: float, r: float) -> str:
    mark = line(f"M{num(x - r * 0.44)} {num(y)} h{num(r * 0.88)} M{num(x)} {num(y - r * 0.44)} v{num(r * 0.88)}",
                "#f4c7a8", r * 0.2, 0.8)  # fmt: skip
    return circle(x, y, r, enamel("#b3202a", x - r, y - r, x + r, y + r), "#5a0d12", r * 0.2) + mark


def politics_back() -> str:
    """The back of a politics card: a roll with a wax seal. Box 60 x 84."""
    return _politics_frame() + _roll() + line("M21 29 H39 M21 35 H39 M21 41 H33", "#7a5c34", 1.8) + _wax(37, 50, 9)


def renegade() -> str:
    """The front of a renegade: a shield of two colours, one arrow. Box 60 x 84."""
    return _politics_face() + at(split_shield(OXBLOOD, LAPIS), 14, 27, 0.32) + at(turning(), 30, 19, 0.30)


def alliance() -> str:
    """The front of an alliance: clasped hands under a crown, a sprig of laurel. Box 60 x 84."""
    leaf = path("M0 0 Q3 -5.5 11 -4.5 Q8 2 0 0 Z", enamel("#6d8f3c", 0, -5, 11, 2), "#34491c", 1)
    twig = line("M0 0 Q8 4 16 -2", "#4a6428", 1.6)
    sprig = twig + at(leaf, 13, -0.5, 0.8, -8) + at(leaf, 3, 0.5, 0.85, -30) + at(leaf, 8, 2, 0.85, 24)
    green = at(sprig, 30, 63) + at(sprig, 30, 63, 1, 0, True) + circle(30, 63, 2.4, "#c02a33", "#5a0d12", 1)
    return _politics_face() + green + at(hands(), 30, 43, 0.40) + at(crown_small(), 30, 22, 0.22)


def parchment(points: int) -> str:
    """The front of a parchment: its power points. Box 60 x 84."""
    return (
        _politics_face()
        + at(_roll(), 2.1, 4.5, 0.93)
        + at(crown_small(), 30, 32, 0.2)
        + text(str(points), 30, 48.5, 17, OXBLOOD)
        + _wax(43, 63, 6)
    )


def treasure(ducats: int) -> str:
    """The front of a treasure: its ducats. Box 60 x 84."""
    return _politics_face() + gilt_text(str(ducats), 30, 25, 19, 1.5) + at(pile(), 30, 70, 0.36)


def ground_of_line(state: str) -> str:
    """The plaque of one line of the open card: normal, done, active or contest. Box 60 x 60."""
    fills = {
        "normal": ("#fbf1d6", "#ead7a6"),
        "done": ("#e2d5b2", "#d3c296"),
        "active": ("#fff6d8", "#f6dd96"),
        "contest": ("#f8e6cd", "#e9c6a0"),
    }
    edges = {"normal": "#8a6534", "done": "#9a8460", "active": "#5b3d0c", "contest": OXBLOOD}
    wide = 3.6 if state == "active" else 1.6
    parts = rect(2, 2, 56, 56, 8, lin(0, 0, 60, 60, *fills[state]), edges[state], wide)
    if state == "active":
        parts += rect(2, 2, 56, 56, 8, "none", gilt(0, 0, 60, 60), 2.2)
    return parts


def number_seal() -> str:
    """The seal behind the number of a line. Box 40 x 40."""
    return (
        circle(21, 22, 17, "#000000", fo=0.3)
        + circle(20, 20, 17, enamel(OXBLOOD, 6, 6, 34, 34), "#3f0a0e", 3.6)
        + circle(20, 20, 16.6, "none", gilt(2, 2, 38, 38), 2.2)
    )


def tick() -> str:
    """A tick on a green seal: this line is done. Box 60 x 60."""
    mark = "M18 31 L27 40 L43 20"
    return (
        circle(31, 33, 25, "#000000", fo=0.3)
        + circle(30, 30, 25, enamel("#4f7d3a", 10, 8, 50, 54), "#1f3a17", 3)
        + circle(30, 30, 20.5, "none", "#f3d27a", 1.6)
        + line(mark, "#1f3a17", 10)
        + line(mark, "#fff3c4", 6)
    )
