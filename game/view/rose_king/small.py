"""The board as a small square picture: for the title's cabinet and for lists of matches."""

from __future__ import annotations

from typing import Any

from game.rules.rose_king import RED_STONE, SIZE, State
from game.view.canvas import Canvas

_WHOLE, _RIM, _SQUARE = 342.0, 9.0, 36.0  # units of the picture title/board
_TOKENS = ("title/token_red", "title/token_white")


def draw_small(canvas: Canvas, observation: Any, x: float, y: float, size: float) -> None:
    """Draw the position in the square box at x, y."""
    state: State = observation
    k = size / _WHOLE
    canvas.put("title/board", x, y, size, size)
    for square, stone in enumerate(state.board):
        if stone:
            left, top = _corner(square, x, y, k)
            canvas.put(_TOKENS[stone - RED_STONE], left + 1.5 * k, top + 1.5 * k, (_SQUARE - 3) * k, (_SQUARE - 3) * k)
    left, top = _corner(state.crown, x, y, k)
    canvas.put("title/crown", left - 2 * k, top - 6 * k, 40 * k, 33 * k, lift=1.5)


def _corner(square: int, x: float, y: float, k: float) -> tuple[float, float]:
    row, column = divmod(square, SIZE)
    return x + (_RIM + column * _SQUARE) * k, y + (_RIM + row * _SQUARE) * k
