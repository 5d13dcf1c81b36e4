"""The colours of Löwenherz: four princes and the neutral one in every palette, and the gradients its pieces wear.

A colour is told by its charge as well: a cross, a lozenge, a chevron, bars; the neutral shield is empty.
"""

from __future__ import annotations

from typing import NamedTuple

from game.view.palette import CONTRAST, GREYS, HERALDIC, PLAIN_PALETTE, mix
from tools.art.svg import Paint, lin
from tools.art.tones import blacker, whiter

F = 52  # a field of the board, in units of the design
GOLD_EDGE = "#6e4709"
# Whoever has no player is neutral: two play without purple, three without gray, so gray and neutral never meet.
PRINCES = ("rose", "gold", "purple", "gray")
COLOURS = (*PRINCES, "neutral")


class Look(NamedTuple):
    """How a colour looks. fill, charge: its shield; edge: round it; land: the light on its regions."""

    name: str
    fill: str
    charge: str
    edge: str
    land: str


LOOKS: dict[str, dict[str, Look]] = {
    PLAIN_PALETTE: {
        "rose": Look("rose", HERALDIC[0], "#fbf3e0", "#440c10", "#ff9c92"),
        "gold": Look("gold", HERALDIC[2], "#7d141c", "#5c4a12", "#ffe06a"),
        "purple": Look("purple", HERALDIC[1], "#fbf3e0", "#12304f", "#93c3ff"),
        "gray": Look("gray", HERALDIC[3], "#e4e4ea", "#0c0c10", "#b4b4c4"),
        "neutral": Look("neutral", "#7d8996", "#fbf3e0", "#2f3439", "#cccccc"),
    },
    "contrast": {
        "rose": Look("rose", CONTRAST[0], "#fff8ea", "#512400", "#ffb27a"),
        "gold": Look("gold", CONTRAST[2], "#2c2400", "#5b5619", "#fff38a"),
        "purple": Look("purple", CONTRAST[1], "#f2f9ff", "#002b44", "#8ecbf2"),
        "gray": Look("gray", CONTRAST[3], "#f2f2f2", "#000000", "#b0b0b8"),
        "neutral": Look("neutral", "#9a9a9a", "#ffffff", "#3a3a3a", "#d2d2d2"),
    },
    "greys": {
        "rose": Look("rose", GREYS[0], "#ffffff", "#1f1d1a", "#b8b3a9"),
        "gold": Look("gold", GREYS[2], "#1c1a18", "#57544c", "#fffbee"),
        "purple": Look("purple", GREYS[1], "#1c1a18", "#3f3c38", "#dcd6ca"),
        "gray": Look("gray", GREYS[3], "#f6f2e8", "#000000", "#98938a"),
        "neutral": Look("neutral", "#2e2c29", "#ffffff", "#000000", "#a5a097"),
    },
}


def enamel(colour: str, x1: float, y1: float, x2: float, y2: float, lit: float = 0.42, shade: float = 0.42) -> Paint:
    """The three-stop diagonal of every coloured thing."""
    return lin(x1, y1, x2, y2, (0, whiter(colour, lit)), (0.45, colour), (1, blacker(colour, shade)))


def gilt(x1: float, y1: float, x2: float, y2: float) -> Paint:
    """Gold leaf: bright, full, amber, deep."""
    return lin(x1, y1, x2, y2, (0, "#fff4c4"), (0.35, "#f3d27a"), (0.7, "#c8952f"), (1, "#8a5a16"))


def cloth_of(look: Look) -> str:
    """The colour of cloth: black cloth shows its folds only if it is not quite black."""
    return mix(look.fill, "#52525e", 0.3) if sum(int(look.fill[i : i + 2], 16) for i in (1, 3, 5)) < 150 else look.fill
