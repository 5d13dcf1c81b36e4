"""What never changes of the panels while a table has one size: sheets, plates, titles, empty places."""

from __future__ import annotations

from game.language import _
from game.rules import carolus_magnus as rules
from game.view.boxes import Box, Slot
from game.view.canvas import Canvas
from game.view.carolus_magnus import names
from game.view.carolus_magnus.court import stock_slot
from game.view.carolus_magnus.geometry import Table
from game.view.carolus_magnus.inks import LINE, ROW_LINE, SECTION
from game.view.carolus_magnus.seats import COLOURS, SHIELD, TEAM_NAME, Seat
from game.view.lettering import letters
from game.view.palette import rgb

FRAME, FRAME_ACTIVE = "carolus_magnus/panel", "carolus_magnus/panel_active"
CORNER = 12
TITLE = 13.0


def panels(canvas: Canvas, table: Table) -> None:
    """Draw the sheets of all seats, or teams, with everything on them that does not move."""
    for number, box in enumerate(sheets(table)):
        canvas.panel(*box, "", CORNER, 31 + number)
    for side, head in enumerate(table.heads):
        _plate(canvas, head, side)
        niche(canvas, head, side, 50)
        canvas.dim(head.x + TEAM_NAME - 3, head.bottom - 27, head.w - TEAM_NAME - 6, 24, "#f6e6bd", 235, 6)
    for seat, panel in enumerate(table.seats):
        if table.heads:
            _partner(canvas, panel)
        else:
            _plate(canvas, panel.head, seat)
            niche(canvas, panel.head, seat, panel.head.h - 10)
        _rows(canvas, panel)
        _sockets(canvas, panel)
        _titles(canvas, panel)
    for side in range(len(set(rules.SIDES[table.players]))):
        for place in range(rules.CASTLES[table.players]):
            _put(canvas, "castle_socket", stock_slot(table, side, place))
    for box in sheets(table):
        canvas.nine(FRAME, *box)


def sheets(table: Table) -> list[Box]:
    """Return the sheets that seats lie on: one a seat, with teams one a team."""
    if not table.heads:
        return [panel.box for panel in table.seats]
    return [
        Box(head.x, head.y, head.w, table.seats[2 * side + 1].box.bottom + 6 - head.y)
        for side, head in enumerate(table.heads)
    ]


def sheet_of(table: Table, seat: int) -> Box:
    """Return the box that glows when it is the seat's turn."""
    return table.seats[seat].box


def lit(canvas: Canvas, box: Box) -> None:
    """Light the part of a team's panel that belongs to one partner."""
    canvas.dim(box.x + 8, box.y + 1, box.w - 16, box.h - 3, "#ffd24a", 40, 8)
    canvas.nine("ui/focus", box.x + 6, box.y, box.w - 12, box.h - 1)


def niche_room(height: float) -> float:
    """Return how far from the left edge of a head its names begin."""
    return 14 + height * 64 / 72 + 10


def niche(canvas: Canvas, head: Box, side: int, height: float) -> None:
    """Draw the castle of a side in its niche."""
    w = height * 64 / 72
    x, y = head.x + 14, head.y + 5
    canvas.put(f"{names.PICTURES}castle_niche", x, y, w, height)
    size = w * 0.86
    canvas.put(names.castle_picture(side), x + (w - size) / 2, y + height - size - 1, size, size)


def _plate(canvas: Canvas, head: Box, side: int) -> None:
    canvas.nine(f"{names.PICTURES}court_header_{names.SIDE_WORDS[side]}", *head)


def _partner(canvas: Canvas, panel: Seat) -> None:
    """Draw the line over the name of a partner."""
    head = panel.head
    canvas.dim(head.x + 8, head.y + 2, head.w - 16, head.h - 4, "#8a5a24", 34, 6)


def _put(canvas: Canvas, name: str, slot: Slot) -> None:
    box = slot.box
    canvas.put(f"{names.PICTURES}{name}", *box)


def _rows(canvas: Canvas, panel: Seat) -> None:
    for colour in range(COLOURS):
        _put(canvas, "arms_socket", panel.arms(colour))
        row = panel.row(colour)
        if colour:
            _hair(canvas, row.x + panel.arms(colour).w + 8, row.y, row.right, ROW_LINE)


def _sockets(canvas: Canvas, panel: Seat) -> None:
    most = panel.plan.most
    for place in range(most):
        slot = panel.reserve(place, most)
        smaller = slot.h * 0.86
        _put(canvas, "knight_socket", Slot(slot.x, slot.y, smaller * SHIELD, smaller))


def _titles(canvas: Canvas, panel: Seat) -> None:
    words = (_("Court"), _("Reserve"), _("Discs"), "")
    for text, drawn in zip(words, panel.plan.titles, strict=True):
        if drawn and text:
            section(canvas, text, panel.left, panel.y(drawn), panel.room)


def section(canvas: Canvas, text: str, x: float, y: float, w: float) -> None:
    """Write a title between two hair lines."""
    size = letters(canvas, TITLE, 15)
    wide = min(w - 30, canvas.measure(text, "title", size)[0]) + 14
    half = (w - wide) / 2
    _hair(canvas, x, y, x + half, LINE)
    _hair(canvas, x + w - half, y, x + w, LINE)
    canvas.text(text, x + w / 2, y, "title", size, SECTION, "center", fit=w - 30)


def _hair(canvas: Canvas, x: float, y: float, right: float, colour: str) -> None:
    box = canvas.rect(x, y, right - x, 1)
    canvas.surface.fill(rgb(colour), (box.x, box.y, box.w, max(1, round(canvas.k * 0.8))))
