"""How the pictures of things on the board are put there: by an anchor, whatever their size.

Pieces are put by the middle of their foot, walls by the left or upper end of their edge, turrets by a corner of fields.
"""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.lowenherz.soil import F

FOOT = (F / 2, 44.0)  # where a piece stands on its field
PENNANT_FOOT = (F / 2, 46.0)

#: the box of a picture round its anchor: x, y, width, height, in units
ANCHORED: dict[str, tuple[float, float, float, float]] = {
    "knight": (-22, -50, 44, 56),
    "castle": (-28, -54, 56, 60),
    "pennant": (-16, -46, 32, 52),
    "wall_lying": (-4, -18, 60, 32),
    "wall_upright": (-12, -14, 28, 68),
    "turret": (-12, -26, 30, 38),
    "edge_lying": (-10, -18, 72, 30),
    "edge_upright": (-16, -14, 30, 74),
    "edge_small_lying": (-10, -18, 72, 30),
    "edge_small_upright": (-16, -14, 30, 74),
    "edge_last_lying": (-10, -18, 72, 30),
    "edge_last_upright": (-16, -14, 30, 74),
    "edge_glow_lying": (-20, -28, 92, 48),
    "edge_glow_upright": (-22, -26, 44, 88),
    "rubble": (-12, -12, 24, 24),
    "dust": (-30, -20, 60, 40),
    "sparkle": (-30, -30, 60, 60),
}
_NEARER = {"wall_upright": F / 2, "wall_lying": 4, "turret": 5, "knight": -1}


def put(canvas: Canvas, kind: str, ending: str, x: float, y: float, alpha: int = 255) -> None:
    """Draw "lowenherz/<kind><ending>" with its anchor at x, y: `put(canvas, "knight", "_rose", x, y)`."""
    left, top, w, h = ANCHORED[kind]
    canvas.put(f"lowenherz/{kind}{ending}", x + left, y + top, w, h, alpha)


def depth(kind: str, y: float) -> float:
    """Return by what standing things are ordered, the least is drawn first; y: of the anchor."""
    return y + _NEARER.get(kind, 0)
