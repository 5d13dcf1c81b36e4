"""The heads of the panels: whose side it is, who plays it, castles built, whose turn it is, other machines."""

from __future__ import annotations

from game.language import _
from game.rules import carolus_magnus as rules
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import names
from game.view.carolus_magnus.inks import HEAD_INKS
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.panel import niche_room, section
from game.view.carolus_magnus.seats import TEAM_NAME, Seat
from game.view.carolus_magnus.setup_words import side_name
from game.view.lettering import letters
from game.view.moment import Presence
from game.view.palette import BROWN, INK
from game.view.widgets import presence

CROWN_W, CROWN_H = 1.0, 0.87
TALL = 70.0  # heads that are higher have larger letters
NUMBER = 74.0  # what the number of castles takes on the right


def heads(canvas: Canvas, look: Look) -> None:
    """Write the names of all seats and mark whose turn it is."""
    for side, head in enumerate(look.table.heads):
        _team(canvas, look, head, side)
    for seat, panel in enumerate(look.table.seats):
        if look.table.heads:
            _partner(canvas, look, seat, panel)
        else:
            _single(canvas, look, seat, panel)


def numbers(canvas: Canvas, look: Look) -> None:
    """Write the castles that every side has built and those that it has left."""
    castles = rules.CASTLES[look.table.players]
    for side, left in enumerate(look.state.stocks):
        head = look.table.heads[side] if look.table.heads else look.table.seats[side].head
        large = 34 if head.h > TALL else 26
        _built(canvas, head, side, castles - left, castles, large)
        panel = look.table.seats[side]
        title = panel.plan.titles[3]
        if title and not look.table.heads:
            section(canvas, _("Castles left: {n}").format(n=left), panel.left, panel.y(title), panel.room)


def _built(canvas: Canvas, head: Box, side: int, built: int, castles: int, large: float) -> None:
    ink, k = HEAD_INKS[side], 1 / canvas.text_scale
    y = head.y + head.h * (0.34 if large > 30 else 0.37 if head.h < 60 else 0.33)
    canvas.text(str(built), head.right - 40, y, "bold", large * k, ink, "midright")
    canvas.text(f"/{castles}", head.right - 38, y + large * 0.13, "bold", large * 0.52 * k, ink, "midleft")


def _single(canvas: Canvas, look: Look, seat: int, panel: Seat) -> None:
    """Write the side and its player, one below the other; behind the player a crown while it is their turn."""
    head = panel.head
    tall = head.h > TALL
    side = rules.SIDES[look.table.players][seat]
    x = head.x + niche_room(head.h - 10)
    size = name_size(canvas, look, 25 if tall else 19, 27 if tall else 21, head.right - NUMBER - x)
    canvas.text(side_name(side), x, head.y + head.h * (0.32 if tall else 0.36), "title", size, HEAD_INKS[side])
    y, crown = head.y + head.h * (0.62 if tall else 0.72), 25.0 if tall else 19.0
    room = head.right - 18 - x
    if look.turn == seat:
        _crown(canvas, head.right - 21 - crown / 2, y, crown)
        room -= crown + 8
    _player(canvas, look, seat, x, y, room, HEAD_INKS[side], 17 if tall else 15)


def name_size(canvas: Canvas, look: Look, size: float, most: float, room: float) -> float:
    """Return the one size in which the names of all sides fit the room."""
    size = letters(canvas, size, most)
    sides = set(rules.SIDES[look.table.players])
    fits = min(room / canvas.measure(side_name(side), "title", size)[0] for side in sides)
    return round(size * min(1.0, fits), 2)


def _team(canvas: Canvas, look: Look, head: Box, side: int) -> None:
    x = head.x + TEAM_NAME
    size = name_size(canvas, look, 21, 23, head.right - NUMBER - x)
    canvas.text(side_name(side), x, head.y + 21, "title", size, HEAD_INKS[side])


def _partner(canvas: Canvas, look: Look, seat: int, panel: Seat) -> None:
    """Write the name of a partner behind a disc as theirs are, with a rim or without."""
    head = panel.head
    rim = "_rim" if seat % 2 else ""
    side = rules.SIDES[look.table.players][seat]
    y, size = head.y + head.h / 2, 20.0
    picture = f"{names.PICTURES}disc_{names.SIDE_WORDS[side]}{rim}_free"
    canvas.put(picture, head.x + 14, y - size / 2, size, size)
    x = head.x + 14 + size + 7
    room = head.right - 16 - x - (28 if look.turn == seat else 0)
    _player(canvas, look, seat, x, y, room, INK, 16)
    if look.turn == seat:
        _crown(canvas, head.right - 27, y - 1, 20)


def _crown(canvas: Canvas, x: float, y: float, size: float) -> None:
    w, h = size * CROWN_W, size * CROWN_H
    canvas.put(f"{names.PICTURES}crown_emblem", x - w / 2, y - h / 2, w, h)


def _player(
    canvas: Canvas, look: Look, seat: int, x: float, y: float, room: float, ink: str, size: float
) -> None:  # fmt: skip
    kind = look.kind(seat)
    if kind == "computer":
        canvas.icon("computer", x + 8, y, 16, ink if ink != INK else BROWN)
        x, room = x + 21, room - 21
    elif kind == "remote":
        room -= presence.ROOM
    canvas.text(look.player(seat), x, y, "body", letters(canvas, size, size * 1.15), ink, fit=room)


def attendance(canvas: Canvas, look: Look, seen: Presence) -> None:
    """Draw how the machines of other seats are doing."""
    for seat, panel in enumerate(look.table.seats):
        head = panel.head
        y = head.y + head.h * (0.5 if look.table.heads else 0.66 if head.h > TALL else 0.76)
        right = head.right - (48 if look.turn == seat else 16)
        presence.draw_seat(canvas, seen.of(seat), right, y)
