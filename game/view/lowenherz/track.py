"""The power track round the board: its numbers, and the markers of the seats on it."""

from __future__ import annotations

from game.rules.lowenherz import State
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz import names
from game.view.lowenherz.geometry import CELLS, Table
from game.view.lowenherz.tones import picture
from game.view.script import Piece

W, H = 30.0, 34.5
BESIDE = 11.0  # how far markers on one cell lie apart
PLAIN_INK, BRIGHT_INK = "#4a2c10", "#ffe9ae"


def numbers(canvas: Canvas, table: Table) -> None:
    """Write the numbers of the cells."""
    for n in range(CELLS):
        box = table.cell_box(n)
        x, y = (box.x + 12, box.y + box.h / 2) if box.w > box.h else (box.x + box.w / 2, box.y + 11)
        ink = BRIGHT_INK if n % 10 == 0 else PLAIN_INK
        canvas.text(str(n), x, y + 0.5, "bold", 14 / canvas.text_scale, ink, "center")


def place(table: Table, points: int, before: int = 0) -> Box:
    """Return the place of a marker, behind so many others on the same cell."""
    box = table.cell_box(points)
    if box.w > box.h:
        x, y = box.right - 18 - before * BESIDE, box.y + box.h / 2 - 1
    else:
        x, y = box.x + box.w / 2, box.bottom - 18 - before * BESIDE
    return Box(x - W / 2, y - H / 2 + 1, W, H)


def marker_pieces(state: State, table: Table) -> dict[str, Piece]:
    """Return the markers by their names; those on one cell overlap."""
    pieces = {}
    seen: dict[int, int] = {}
    for seat, points in enumerate(state.points):
        before = seen.get(points % CELLS, 0)
        seen[points % CELLS] = before + 1
        pieces[names.marker(seat)] = marker(table, seat, points, before)
    return pieces


def marker(table: Table, seat: int, points: int, before: int = 0) -> Piece:
    """Return the marker of a seat; its picture says how many times it went round, or that it is below zero."""
    box = place(table, points, before)
    return Piece(f"marker/{seat}/{points // CELLS}", *box.centre, W, H, names.MARKER + 9 - before)


def ghost(canvas: Canvas, table: Table, seat: int, points: int) -> None:
    """Draw where the marker of a seat would come to stand."""
    canvas.put(picture("marker_ghost", seat), *place(table, points))
