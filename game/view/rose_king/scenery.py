"""What never changes while a table has one size: the oak, the map of England under its grid, trays, empty panels."""

from __future__ import annotations

from game.language import _
from game.view.canvas import Canvas
from game.view.palette import BROWN, OXBLOOD
from game.view.rose_king.geometry import BAND, FILES, MAP_H, MAP_W, SIZE, Layout

SHEET, CORNER = "ui/panel_scroll", 12
MAP_INK = "#4a2f16"
#: names of lands and seas on the map: place in the units of the map, size, letter spacing, strength
PLACES = (
    ("ANGLIA", 352, 262, 22, 12, 80),
    ("SCOTIA", 260, 19, 12, 5, 130),
    ("CAMBRIA", 213, 262, 11, 3, 120),
    ("HIBERNIA", 46, 148, 11, 2.5, 150),
    ("MARE", 640, 62, 12, 5, 170),
    ("GERMANICVM", 640, 78, 10, 0.6, 170),
    ("GALLIA", 636, 396, 12, 4, 150),
)


def scenery(canvas: Canvas, table: Layout) -> None:
    """Draw everything that never changes."""
    canvas.backdrop()
    canvas.glow(-260, -260, 620, 420, 200, 120, "#ffb862", 46)  # candle light from the upper left
    map_of_england(canvas, table)
    edge_of_map(canvas, table)
    far, near = table.far_tray, table.near_tray
    canvas.tray(*far)
    canvas.tray(*near)
    canvas.put("rose_king/flourish", far.x + 8, far.y + 10, 70, 58)
    canvas.put("rose_king/flourish_right", far.right - 78, far.y + 10, 70, 58)
    for seed, box in enumerate((table.far_panel, table.near_panel, table.supply, table.chronicle, table.piles)):
        canvas.panel(*box, SHEET, CORNER, 21 + seed)


def map_of_england(canvas: Canvas, table: Layout) -> None:
    """Draw the map, its names, its title and the grid."""
    outer = table.map
    x, y, w, h = outer.x + BAND, outer.y + BAND, outer.w - 2 * BAND, outer.h - 2 * BAND
    s = table.scale
    canvas.shadow(*outer, 8, 10, 190, 3, 8)
    with canvas.clipped(x, y, w, h):
        canvas.put("rose_king/map", x, y, MAP_W * s, MAP_H * s)
    for name, px, py, size, spacing, alpha in PLACES:
        if px * s + 46 < w:  # a larger board leaves less of the sea in the east
            place, k = (x + px * s, y + py * s), s / canvas.text_scale  # a map has the letters it was drawn with
            canvas.text(name, *place, "title", size * k, MAP_INK, "center", spacing=spacing * k, alpha=alpha)
    _cartouche(canvas, x + 4, y + 10)
    board = table.board
    rim = 4 * s
    canvas.put("rose_king/grid", board.x - rim, board.y - rim, board.w + 2 * rim, board.h + 2 * rim)
    canvas.inner_shadow(x, y, w, h, 7, 130)


def _cartouche(canvas: Canvas, x: float, y: float) -> None:
    canvas.put("rose_king/cartouche", x, y, 96, 62.2)
    words = _("Rose King").split(" ", 1)
    size, places = (15.5, (-11.5, 3.5)) if len(words) == 2 else (11.5, (-3.5,))
    for line, dy in zip(words, places, strict=True):
        canvas.text(line, x + 48, y + 31 + dy, "title", size / canvas.text_scale, OXBLOOD, "center", fit=72)
    canvas.text("1455", x + 48, y + 47.5, "bold", 10 / canvas.text_scale, BROWN, "center",
                spacing=1.2 / canvas.text_scale)  # fmt: skip


def edge_of_map(canvas: Canvas, table: Layout) -> None:
    """Draw the frame of the map with the letters and numbers of the squares."""
    outer, board = table.map, table.board
    if (outer.w, outer.h) == (728, 494):
        canvas.put("rose_king/map_frame_table", *outer)
    else:
        canvas.nine("rose_king/map_frame", *outer)
    for i in range(SIZE):
        middle = (i + 0.5) * table.step
        for x in (board.x - 13, board.right + 13):
            canvas.text(
                str(SIZE - i), x, board.y + middle, "bold", 15 / canvas.text_scale, "#2b1d10", "center",
                shadow=("#e9f0e0", 0.6, 0.8),
            )  # fmt: skip
        for y in (outer.y + 8, outer.bottom - 8):
            letter_stud(canvas, FILES[i], board.x + middle, y)


def letter_stud(canvas: Canvas, letter: str, x: float, y: float) -> None:
    """Draw the golden stud with the letter of a column."""
    canvas.put("rose_king/letter_stud", x - 9, y - 9, 18, 18)
    canvas.text(letter, x, y - 0.9, "bold", 14 / canvas.text_scale, "#ffe9a8", "center")


def heading(
    canvas: Canvas, text: str, x: float, y: float, size: float = 19, colour: str = OXBLOOD, anchor: str = "center",
    fit: float = 0,
) -> tuple[float, float, float, float]:  # fmt: skip
    """Write a headline of a panel; returns its box."""
    return canvas.text(text, x, y, "title", size, colour, anchor, fit=fit, shadow=("#fff6dc", 0.8, 1))
