"""One side on the last page: its players, the castles it has built and where, the arms and knights of its courts."""

from __future__ import annotations

from typing import NamedTuple

from game.language import _, ngettext
from game.rules import carolus_magnus as rules
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import names
from game.view.carolus_magnus.inks import COUNT, HEAD_INKS
from game.view.carolus_magnus.panel import CORNER, FRAME, FRAME_ACTIVE, niche, niche_room, section
from game.view.carolus_magnus.setup_words import side_name
from game.view.lettering import letters
from game.view.moment import Moment
from game.view.palette import BROWN, INK

HEAD = 92.0
COLUMNS, CASTLE, ARMS, PARTNER_ARMS, PARTNER = 5, 34.0, 32.0, 27.0, 55.0


class Places(NamedTuple):
    """Where the parts of a sheet lie: the middle of the large number and of the castles, and the titles' heights."""

    number: tuple[float, float]
    castles_x: float
    castles: float
    arms: float
    regions: float


SINGLE = Places((0.0, 128.0), 0.0, 168.0, 258.0, 338.0)
TEAM = Places((-84.0, 148.0), 54.0, 108.0, 200.0, 332.0)  # two courts below one another; the number beside the castles


def places(state: rules.State, side: int) -> Places:
    """Return where the parts of a side's sheet lie."""
    return SINGLE if len(seats_of(state, side)) == 1 else TEAM


def seats_of(state: rules.State, side: int) -> list[int]:
    """Return the seats of a side."""
    return [seat for seat, own in enumerate(state.sides) if own == side]


def built(state: rules.State, side: int) -> int:
    """Return how many castles of a side stand on the ring."""
    return rules.CASTLES[state.players] - state.stocks[side]


def column(canvas: Canvas, moment: Moment, side: int, box: Box, won: bool) -> None:
    """Draw the sheet of a side; its large number is drawn by `count`, which counts up."""
    state = moment.observation
    if won:
        canvas.glow(*box.grown(1), 14, 12, "#ffca55", 235)
    canvas.panel(*box, "", CORNER, 61 + side)
    head = Box(box.x, box.y, box.w, HEAD)
    canvas.nine(f"{names.PICTURES}court_header_{names.SIDE_WORDS[side]}", *head)
    niche(canvas, head, side, HEAD - 14)
    _names(canvas, moment, side, head)
    _castles(canvas, state, side, box)
    _arms(canvas, moment, side, box)
    canvas.nine(FRAME_ACTIVE if won else FRAME, *box)
    if won:
        canvas.put(f"{names.PICTURES}crown_emblem", box.x + 17, box.y - 28, 54, 47)


def _names(canvas: Canvas, moment: Moment, side: int, head: Box) -> None:
    x = head.x + niche_room(HEAD - 14)
    room = head.right - 16 - x
    size = letters(canvas, 25, 28)
    canvas.text(side_name(side), x, head.y + 30, "title", size, HEAD_INKS[side], "midleft", fit=room)
    known = [moment.seats[seat].name for seat in seats_of(moment.observation, side) if seat < len(moment.seats)]
    size, step = letters(canvas, 17, 19), 19.0
    for row, name in enumerate(known):
        canvas.text(name, x, head.y + 54 + row * step, "body", size, HEAD_INKS[side], "midleft", fit=room)


def count(canvas: Canvas, state: rules.State, side: int, box: Box, shown: int) -> None:
    """Write a number of castles as it counts up."""
    x, y = places(state, side).number
    middle, y, k = box.centre[0] + x, box.y + y, 1 / max(1.0, canvas.text_scale)
    most = rules.CASTLES[state.players]
    canvas.text(str(shown), middle + 2, y, "bold", 58 * k, INK, "midright")
    canvas.text(f"/{most}", middle + 6, y + 9, "bold", 28 * k, COUNT, "midleft")


def _castles(canvas: Canvas, state: rules.State, side: int, box: Box) -> None:
    at = places(state, side)
    section(canvas, _("Castles"), box.x + 20, box.y + at.castles, box.w - 40)
    most, number = rules.CASTLES[state.players], built(state, side)
    step = min(44.0, (box.w - 40 - 2 * at.castles_x) / COLUMNS)
    size = min(CASTLE, step)
    first = box.centre[0] + at.castles_x - step * (COLUMNS - 1) / 2 - size / 2
    for place in range(most):
        x, y = first + place % COLUMNS * step, box.y + at.castles + 8 + place // COLUMNS * (CASTLE + 2)
        picture = names.castle_picture(side) if place < number else f"{names.PICTURES}castle_socket"
        canvas.put(picture, x, y, size, size)


def _arms(canvas: Canvas, moment: Moment, side: int, box: Box) -> None:
    """Draw the arms that the players of the side hold, over the knights of their courts; then the side's regions."""
    state = moment.observation
    seats, top = seats_of(state, side), box.y + places(state, side).arms
    section(canvas, _("Arms and court"), box.x + 20, top, box.w - 40)
    _regions(canvas, state, side, box)
    if len(seats) == 1:
        _court(canvas, state, seats[0], box, top + 12, ARMS)
        return
    y = top + 9
    for seat in seats:
        court = sum(state.courts[seat])
        text = ngettext("{n} knight at court", "{n} knights at court", court).format(n=court)
        if seat < len(moment.seats):
            text = f"{moment.seats[seat].name}: {text}"
        canvas.text(text, box.centre[0], y + 9, "body", letters(canvas, 15, 16), BROWN, "center", fit=box.w - 40)
        _court(canvas, state, seat, box, y + 21, PARTNER_ARMS)
        y += PARTNER


def _court(canvas: Canvas, state: rules.State, seat: int, box: Box, y: float, size: float) -> None:
    """Draw five places for arms, those that are held filled, and by each how many knights of it are at court.

    The numbers stand below; those of partners, who share a sheet, on the right.
    """
    beside = size < ARMS
    step = min(50.0 if beside else 42.0, (box.w - 40) / COLUMNS)
    first = box.centre[0] - step * (COLUMNS - 1) / 2
    for colour, knights in enumerate(state.courts[seat]):
        held = state.arms[colour] == seat
        picture = names.arms_picture(colour) if held else f"{names.PICTURES}arms_socket"
        x = first + colour * step - size / 2 - (7 if beside else 0)
        canvas.put(picture, x, y, size, size)
        face, ink = ("bold", INK) if held else ("body", BROWN)
        at = (x + size + 10, y + size / 2) if beside else (x + size / 2, y + size + 9)
        canvas.text(str(knights), *at, face, letters(canvas, 15, 16), ink, "center")


def _regions(canvas: Canvas, state: rules.State, side: int, box: Box) -> None:
    """Write the names of the regions where the castles of a side stand, the largest first."""
    top = box.y + places(state, side).regions
    section(canvas, _("Regions"), box.x + 20, top, box.w - 40)
    owned = sorted((-len(one.tiles), one.name) for one in rules.regions(state) if one.owner == side)
    text = ", ".join(name for _size, name in owned) or "–"
    room = box.w - 56
    size = letters(canvas, 16, 17)
    while canvas.measure(text, "body", size, room)[1] > 38 and size > 9:
        size -= 1
    canvas.text(text, box.centre[0], top + 30, "body", size, INK, "center", wrap=room)
