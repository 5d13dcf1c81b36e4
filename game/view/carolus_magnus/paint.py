"""Draws one piece of the table: sprites with their shadows, and the pictures that are made at run time."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.script import Piece


def paint(canvas: Canvas, piece: Piece, moving: bool = False) -> None:
    """Draw a piece where it is; `moving` says that its size and angle are about to change."""
    raise NotImplementedError
