"""The final position on a smaller map, as the last page shows it."""

from __future__ import annotations

from dataclasses import replace

from game.rules import rose_king as rules
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.rose_king import pieces
from game.view.rose_king.geometry import MAP_H, MAP_W, SIZE, STEP, Layout, layout
from game.view.rose_king.paint import paint

SQUARE = 38.0
FRAME_W, FRAME_H = 400.0, 390.0


def board_layout(x: float, y: float) -> Layout:
    """Return a layout whose board of small squares has its middle at x and its frame's top at y."""
    outer = Box(x - FRAME_W / 2, y, FRAME_W, FRAME_H)
    side = SQUARE * SIZE
    return replace(layout(1280, 720), map=outer, board=Box(x - side / 2, y + (FRAME_H - side) / 2, side, side))


def result_board(canvas: Canvas, state: rules.State, x: float, y: float) -> None:
    """Draw the final position; x is its middle, y the top of its frame."""
    table = board_layout(x, y)
    board, s = table.board, table.scale
    canvas.shadow(*table.map, 8, 10, 190, 3, 8)
    seen = Box(board.x - 9, board.y - 4, board.w + 18, board.h + 8)
    with canvas.clipped(*seen):  # the map of the table, smaller and cut to the squares
        left, top = board.x - (MAP_W - 9 * STEP) / 2 * s, board.y - (MAP_H - 9 * STEP) / 2 * s
        canvas.put("rose_king/map", left, top, MAP_W * s, MAP_H * s)
    rim = 4 * s
    canvas.put("rose_king/grid", board.x - rim, board.y - rim, board.w + 2 * rim, board.h + 2 * rim)
    canvas.inner_shadow(*seen, 5, 110)
    canvas.put("rose_king/map_frame_small", *table.map)
    shown = [*pieces.lands(state, table).values(), *pieces.stones(state, table).values()]
    for piece in sorted(shown, key=lambda one: one.layer):
        paint(canvas, piece)
    paint(canvas, pieces.crown(table, state.crown))
