"""The colours the templates share, beside the client's palette."""

from __future__ import annotations

from game.view.palette import GOLD
from tools.art.svg import Paint, lin

GOLD_HI, GOLD_MID, GOLD_LO, GOLD_EDGE = "#fff3c0", "#c8952f", "#8f5f16", "#6e4709"
UMBER = "#3b2410"
BROWN = "#6b4a22"
OAK_HI, OAK, OAK_LO = "#4a301c", "#3b2716", "#2a1a0f"
RED_ROSE, WHITE_ROSE = "#c4262f", "#f4ead4"
STONE = ("#f0e7d3", "#c9bda2", "#85785f")
FIELDS = {"rose_king": "#2c5f3c", "carolus_magnus": "#234f8e", "lowenherz": "#9a2026"}
GAMES = tuple(FIELDS)

# What sets the two houses of Rose King apart: red is Lancaster, white is York.
HOUSES = {
    "red": {
        "petal": ("#8d1119", "#c4232d", "#e4504c"),
        "petal_edge": "#4a0a10",
        "lip": "#f08a7d",
        "wood": ("#f7e2b6", "#dcb678", "#a87a3c"),
        "wood_edge": "#5e3d17",
        "rim": "#b3202a",
        "grain": "#9a6a2e",
        "seal": "#b3202a",
        "field": ("#fbf3dc", "#ecd9ab"),
        "field_sinister": ("#f3e4bd", "#dcc38a"),
        "diaper": "#c9a24a",
        "ground": ("#8f1a22", "#4d0b12"),
        "tabard": ("#f6ecd2", "#cdb98c"),
        "plume": ("#ffe9a4", "#d08a1e", "#4a2a06", "#8a5a10"),
    },
    "white": {
        "petal": ("#cfc6ae", "#f4efe1", "#ffffff"),
        "petal_edge": "#4d4432",
        "lip": "#ffffff",
        "wood": ("#8f6440", "#683f22", "#38200f"),
        "wood_edge": "#170c05",
        "rim": "#f1ead8",
        "grain": "#1d1007",
        "seal": "#274678",
        "field": ("#3a5fa0", "#1f3869"),
        "field_sinister": ("#7a2a52", "#4d1631"),
        "diaper": "#d9b45a",
        "ground": ("#2c4c86", "#14254a"),
        "tabard": ("#6d2350", "#3f1130"),
        "plume": ("#ffffff", "#d8cfbb", "#3d3626", "#8f8670"),
    },
}


def gold_bar(w: float, h: float) -> Paint:
    """Gold moulding over a box w x h, lit from the upper left."""
    return lin(0, 0, w, h, GOLD_HI, GOLD, GOLD_MID, GOLD_LO, GOLD_MID)


def leaf_gold(x1: float, y1: float, x2: float, y2: float) -> Paint:
    """Gold leaf: a bright band high up, deep amber at the end."""
    return lin(x1, y1, x2, y2, (0, GOLD_HI), (0.28, GOLD), (0.58, GOLD_MID), (0.8, "#b37c22"), (1, GOLD_LO))
