"""The box in the lower left: whose turn it is, what to choose, how much of it is left; the clock of the turn."""

from __future__ import annotations

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lettering import letters
from game.view.lowenherz.geometry import FOOT, Table
from game.view.lowenherz.look import Look
from game.view.lowenherz.status_words import Status
from game.view.lowenherz.tones import picture
from game.view.moment import Presence
from game.view.palette import BROWN, INK, OXBLOOD
from game.view.widgets import fitted, presence

PLATE, LEFT = 86.0, 114.0
ONE_LINE = 0.75  # letters of a title may be so much smaller to stay in one line
SIGN, STEP, PALE = 24.0, 33.0, 95


def scenery(canvas: Canvas, table: Table) -> None:
    """Draw the sheet, and the plate behind the crest."""
    box = table.status
    canvas.panel(*box, "lowenherz/panel_curled", 10, 31)
    canvas.nine("lowenherz/line_active", box.x + 14, _top(table) + 11, PLATE, PLATE)


def _top(table: Table) -> float:
    """Return where what the box shows begins, in a box that may be higher than it needs."""
    return table.status.y + (table.status.h - FOOT) / 2


def draw(canvas: Canvas, look: Look, found: Status, seen: Presence, said: str) -> None:
    """Write what is to be done, or what is `said` for a while in its place."""
    box, y = look.table.status, _top(look.table)
    if found.seat >= 0:
        canvas.put(picture("crest", found.seat), box.x + 27, y + 17, 60.4, 72)
    else:
        canvas.put("lowenherz/start_castle", box.x + 22, y + 18, 69, 72)
    x, clock = box.x + LEFT, presence.clock_width(canvas, seen.clock)
    room = box.right - 16 - x
    wide = room - (clock + 12 if clock else 0)
    alone = not (said or found.text or found.left or found.count or found.most)
    _title(canvas, found.title, Box(x, y + 6, wide, FOOT - 12 if alone else 43))
    if seen.clock >= 0:
        canvas.dim(box.right - 20 - clock, y + 15, clock + 8, 26, "#3a0d12", 235, 8)
        presence.draw_clock(canvas, seen.clock, box.right - 18, y + 28)
    size = letters(canvas, 18, 20)
    counts = bool(found.most or found.count or found.left)
    if said:
        fitted.draw(canvas, said, x, y + 44, room, FOOT - 56, "body", size, OXBLOOD, "midleft")
        return
    high = 26.0 if counts else FOOT - 56
    fitted.draw(canvas, found.text, x, y + 44, room, high, "body", size, INK, "midleft")
    if found.left:
        _left(canvas, found.left, x, y + 83)
    elif counts:
        _count(canvas, found, x, y + 84, room)


def _title(canvas: Canvas, title: str, room: Box) -> None:
    """Write the title, in one line where that makes the letters only a little smaller."""
    fitted.draw(canvas, title, *room, "title", title_size(canvas, title, room.w), OXBLOOD, "midleft")


def title_size(canvas: Canvas, title: str, room: float) -> float:
    """Return the size of letters in which a title fits into one line, or that of several lines if it would be small."""
    size = letters(canvas, 20, 21)
    fit = room / max(room, canvas.measure(title, "title", size)[0])
    return size * fit * 0.99 if ONE_LINE <= fit < 1 else size


def _left(canvas: Canvas, left: tuple[tuple[str, str], ...], x: float, y: float) -> None:
    """Draw what is left, and what it costs: pictures with numbers."""
    size = letters(canvas, 19, 20)
    for name, text in left:
        canvas.put_inside(name, x, y - 17, 26, 34)
        x += 29
        if text:
            x += canvas.text(text, x, y + 1, "bold", size, BROWN, "midleft")[2] + 15


def _count(canvas: Canvas, found: Status, x: float, y: float, room: float) -> None:
    tall = 30.0 if "knight" in found.picture or "castle" in found.picture else SIGN
    start = x
    for n in range(found.most):
        alpha = 255 if n < found.done else PALE
        canvas.put_inside(found.picture, x, y - tall / 2, SIGN + 4, tall, alpha)
        x += STEP
    x += 4 if found.most else 0
    size = letters(canvas, 17, 18)
    canvas.text(found.count, x, y, "bold", size, BROWN, "midleft", fit=room - (x - start))
