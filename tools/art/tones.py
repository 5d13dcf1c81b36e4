"""The colours the templates share, beside the client's palette."""

from __future__ import annotations

from game.view.palette import GOLD, mix
from tools.art.svg import Paint, lin

GOLD_HI, GOLD_MID, GOLD_LO, GOLD_EDGE = "#fff3c0", "#c8952f", "#8f5f16", "#6e4709"
UMBER = "#3b2410"
BROWN = "#6b4a22"
OAK_HI, OAK, OAK_LO = "#4a301c", "#3b2716", "#2a1a0f"
RED_ROSE, WHITE_ROSE = "#c4262f", "#f4ead4"
STONE = ("#f0e7d3", "#c9bda2", "#85785f")
FIELDS = {"rose_king": "#2c5f3c", "carolus_magnus": "#234f8e", "lowenherz": "#9a2026"}
GAMES = tuple(FIELDS)


def gold_bar(w: float, h: float) -> Paint:
    """Gold moulding over a box w x h, lit from the upper left."""
    return lin(0, 0, w, h, GOLD_HI, GOLD, GOLD_MID, GOLD_LO, GOLD_MID)


def leaf_gold(x1: float, y1: float, x2: float, y2: float) -> Paint:
    """Gold leaf: a bright band high up, deep amber at the end."""
    return lin(x1, y1, x2, y2, (0, GOLD_HI), (0.28, GOLD), (0.58, GOLD_MID), (0.8, "#b37c22"), (1, GOLD_LO))


def whiter(colour: str, share: float = 0.4) -> str:
    """The colour moved towards white: pieces stay cool where the interface is warm."""
    return mix(colour, "#ffffff", share)


def blacker(colour: str, share: float = 0.5) -> str:
    """The colour moved towards black."""
    return mix(colour, "#000000", share)
