"""Letters of the boxes beside the board: sizes that a person's text size may not blow up, and inks. Pure."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.lowenherz.tones import INKS
from game.view.palette import rgb

CREAM, GOLDEN, DARK = "#ffe9b8", "#f3d27a", "#120904"
GOOD = "#1f6b3a"


def head_ink(canvas: Canvas, colour: int) -> tuple[str, tuple[str, float, float]]:
    """Return the ink of a name on the band of a colour, and its shadow."""
    ink = INKS[canvas.palette][colour]
    return ink, (("#1a0c06", 0.8, 1.4) if sum(rgb(ink)) > 384 else ("#fff0b8", 0.6, 1.0))
