"""The ring as a small square picture: for the title's cabinet and for lists of matches."""

from __future__ import annotations

from typing import Any

from game.view.canvas import Canvas


def draw_small(canvas: Canvas, observation: Any, x: float, y: float, size: float) -> None:
    """Draw the position in the square box at x, y."""
    raise NotImplementedError
