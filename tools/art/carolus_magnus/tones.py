"""The colours of Carolus Magnus: five knights in every palette, three sides, and the gradients its pieces wear.

A knight's colour is told by its charge as well; in the palettes for other eyes the five fields differ in lightness too.
"""

from __future__ import annotations

from game.view.palette import PLAIN_PALETTE
from tools.art.svg import Paint, lin
from tools.art.tones import blacker, whiter

COLOURS = ("red", "pink", "blue", "yellow", "green")
SIDES = ("white", "black", "grey")
EDGE = "#5c3a08"  # the outline of everything golden

# The field, the charge, the line inside the charge.
KNIGHTS: dict[str, dict[str, tuple[str, str, str]]] = {
    PLAIN_PALETTE: {
        "red": ("#ab1622", "#ffdc7a", "#7c0d16"),
        "pink": ("#e888b0", "#fff6f2", "#a3275f"),
        "blue": ("#1f5aa8", "#ffe08a", "#123a76"),
        "yellow": ("#f4c430", "#1d1710", "#f4c430"),
        "green": ("#42a052", "#e9f5c4", "#17562a"),
    },
    "contrast": {
        "red": ("#e66e0c", "#fff3c8", "#7a3000"),
        "pink": ("#eaaad2", "#fffafc", "#7d2a5c"),
        "blue": ("#004285", "#ffe9a0", "#002b55"),
        "yellow": ("#f4e84a", "#111111", "#f4e84a"),
        "green": ("#00805f", "#eefbe0", "#004a38"),
    },
    "greys": {
        "red": ("#57524b", "#f6f2e8", "#2c2925"),
        "pink": ("#bdb7ab", "#ffffff", "#57524b"),
        "blue": ("#26231f", "#f6f2e8", "#0b0a08"),
        "yellow": ("#ece7da", "#171512", "#ece7da"),
        "green": ("#888277", "#ffffff", "#45413a"),
    },
}


def knight_of(colour: str, palette: str = PLAIN_PALETTE) -> tuple[str, str, str]:
    """The field, the charge and the charge's inner line of a knight's colour."""
    return KNIGHTS[palette][colour]


# The lit face, the stone, its shadow, the outline.
STONES = {
    "white": ("#ffffff", "#ece5d3", "#a99d83", "#4b4030"),
    "black": ("#6b6b78", "#3a3a44", "#1c1c22", "#0b0b0f"),
    "grey": ("#bcc6cf", "#8793a0", "#525e6c", "#2a323c"),
}
ENAMELS = {  # plates and discs: lit, middle, shaded
    "white": ("#ffffff", "#eee2c6", "#b9a57c"),
    "black": ("#62626e", "#34343d", "#17171c"),
    "grey": ("#c3ccd4", "#8c98a5", "#566270"),
}
CLOTHS = {  # ribbons: top, middle, deep
    "white": ("#fffaf0", "#e6d9ba", "#a8946a"),
    "black": ("#5a5a66", "#34343d", "#141418"),
    "grey": ("#b4bfc9", "#8492a0", "#4b5764"),
}


def enamel(colour: str, x1: float, y1: float, x2: float, y2: float) -> Paint:
    """The three-stop diagonal gradient that every coloured piece wears."""
    return lin(x1, y1, x2, y2, (0, whiter(colour, 0.38)), (0.45, colour), (1, blacker(colour, 0.38)))


def bright_gold(x1: float, y1: float, x2: float, y2: float) -> Paint:
    """Polished gold: bright, full, a second glint, deep."""
    return lin(x1, y1, x2, y2, (0, "#fff6cf"), (0.28, "#f3d27a"), (0.55, "#c8952f"), (0.75, "#e9c263"), (1, "#8a5a12"))
