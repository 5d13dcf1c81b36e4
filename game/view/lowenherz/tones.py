"""The colours of the princes' lands and of the numbers on their pennants, in every palette.

Index 0 to 3 is the colour of the rules (rose, gold, purple, gray), 4 is the neutral one.
"""

from __future__ import annotations

from game.view.palette import CONTRAST, GREYS, PLAIN_PALETTE

WORDS = ("rose", "gold", "purple", "gray", "neutral")
NEUTRAL = 4

#: the light that tints the land of a region, by palette and colour
LANDS = {
    PLAIN_PALETTE: ("#ff9c92", "#ffe06a", "#93c3ff", "#b4b4c4", "#cccccc"),
    "contrast": ("#ffb27a", "#fff38a", "#8ecbf2", "#b0b0b8", "#d2d2d2"),
    "greys": ("#b8b3a9", "#fffbee", "#dcd6ca", "#98938a", "#a5a097"),
}
#: the strong rim inside its walls
RIMS = {
    PLAIN_PALETTE: ("#c11f2b", "#f0a800", "#1f6fd0", "#17171c", "#666666"),
    "contrast": (CONTRAST[0], "#e0ce00", CONTRAST[1], CONTRAST[3], "#777777"),
    "greys": (GREYS[0], "#fffdf4", GREYS[1], GREYS[3], "#2e2c29"),
}
#: numbers on pennants
INKS = {
    PLAIN_PALETTE: ("#fff6e0", "#4a1014", "#fff6e0", "#fff6e0", "#fff6e0"),
    "contrast": ("#ffffff", "#1f1900", "#ffffff", "#ffffff", "#1f1f1f"),
    "greys": ("#ffffff", "#141210", "#141210", "#ffffff", "#ffffff"),
}
HATCHED = ("contrast", "greys")  # palettes in which the land of a region has lines or dots as well


def picture(name: str, colour: int) -> str:
    """Return the name of a picture in a colour: `picture("knight", 0)` is "lowenherz/knight_rose"."""
    return f"lowenherz/{name}_{WORDS[colour]}"
