"""The panel of a seat: name, power points, purse, knights in supply, politics cards, castles; and the neutral strip."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial

from game.language import _
from game.rules.core import TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import KNIGHTS
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.frame import Item
from game.view.lettering import letters
from game.view.lowenherz import known, panel_cards
from game.view.lowenherz.geometry import LEFT, PANEL_H, Table
from game.view.lowenherz.letters import CREAM, DARK, head_ink
from game.view.lowenherz.look import Look
from game.view.lowenherz.setup_words import neutral_name
from game.view.lowenherz.tones import NEUTRAL, picture
from game.view.lowenherz.words import number
from game.view.moment import Presence
from game.view.palette import BROWN, INK, MUTED, OXBLOOD
from game.view.widgets import presence

REACH = 9.0  # how far the light of a panel reaches
HEAD_H = 42.0
UNFOUNDED, UNPLACED = 75, 26  # how faint castles are
LIGHT = "#ffc83c"
NARROWEST = 0.6  # letters of a title are not set smaller for a long name
CASTLE_ROOM, FREE = 33.0, 14.0  # what the black castle takes of the room for a name, what is free without it


def scenery(canvas: Canvas, table: Table) -> None:
    """Draw the sheets of all panels, and the plate of the colour that nobody plays."""
    for seat in range(table.players):
        _sheet(canvas, table, seat, "lowenherz/panel")
    if table.neutral is not None:
        _neutral(canvas, table.neutral)


def _sheet(canvas: Canvas, table: Table, seat: int, frame: str) -> None:
    box = table.panels[seat]
    canvas.panel(*box, frame, 10, seat + 3)
    canvas.nine(picture("header", seat), box.x + 3.5, box.y + 3.5, box.w - 7, HEAD_H)
    _rule(canvas, box)


def _rule(canvas: Canvas, box: Box) -> None:
    canvas.put("lowenherz/rule", box.x + 12, _y(box, 89), box.w - 24, 10)


def _neutral(canvas: Canvas, box: Box) -> None:
    canvas.nine("lowenherz/dark_plate", *box)
    h = box.h - 14
    canvas.put(picture("crest", NEUTRAL), box.x + 12, box.y + 7, h * 104 / 124, h)
    size = letters(canvas, 17, 18)
    canvas.text(neutral_name(), box.x + 52, box.y + box.h / 2, "bold", size, CREAM, "midleft", fit=box.w - 64,
                shadow=(DARK, 0.8, 1.2))  # fmt: skip


def _y(box: Box, at: float) -> float:
    """Return a height of a panel that was drawn up for the least height."""
    return box.y + at * box.h / PANEL_H


# ---- what rests
def items(look: Look, numbers: Look) -> Iterator[Item]:
    """Yield the panels. numbers: the look whose numbers are shown."""
    for seat, box in enumerate(look.table.panels):
        paint = partial(_panel, look=look, numbers=numbers, seat=seat)
        yield Item(("panel", seat), _key(look, numbers, seat), (box.grown(REACH),), paint)


def is_lit(look: Look, seat: int) -> bool:
    """Return whether a seat is to act."""
    if look.state.actor == TERMINAL:
        return False
    bids = look.state.phase == phases.BID
    return seat == look.turn or (bids and seat in look.state.rivals and seat not in look.moment.chosen)


def _key(look: Look, numbers: Look, seat: int) -> Hashable:
    state = numbers.state
    return (
        look.table, look.player(seat), look.kind(seat), is_lit(look, seat), state.start == seat, state.points[seat],
        purse_text(look, numbers, seat), state.knights[seat].bit_count(), _castles(numbers, seat),
        tuple(panel_cards.cards(look, numbers, seat)),
    )  # fmt: skip


def purse_text(look: Look, numbers: Look, seat: int) -> str:
    """Return the ducats of a seat, "?" where whoever looks now is not shown them."""
    return str(numbers.state.purse[seat]) if known.shows_purse(look.state, seat) else "?"


def _castles(look: Look, seat: int) -> tuple[int, ...]:
    """Return how strongly each castle of a seat is drawn: with a region, without one, not placed yet."""
    state, placed = look.state, len(look.state.castles[seat])
    founded = sum(1 for region in state.regions[seat * 4 : seat * 4 + 4] if region)
    return tuple(255 if n < founded else UNFOUNDED if n < placed else UNPLACED for n in range(state.cap))


def _panel(canvas: Canvas, look: Look, numbers: Look, seat: int) -> None:
    box = look.table.panels[seat]
    if is_lit(look, seat):
        with canvas.clipped(*box.grown(REACH)):
            canvas.glow(box.x - 1, box.y - 1, box.w + 2, box.h + 2, 12, 6, LIGHT, 255)
            canvas.glow(box.x - 1, box.y - 1, box.w + 2, box.h + 2, 12, 3, "#ffe08a", 255)
            _sheet(canvas, look.table, seat, "lowenherz/panel_active")
    _head(canvas, look, numbers, seat, box)
    _points(canvas, numbers.state.points[seat], box)
    _goods(canvas, look, numbers, seat, box)
    panel_cards.paint(canvas, look, numbers, seat)
    alphas = _castles(numbers, seat)
    for n, alpha in enumerate(alphas):
        place = castle_box(box, n, len(alphas))
        canvas.put_inside(picture("castle_figure", seat), *place, alpha)


def castle_box(box: Box, n: int, many: int) -> Box:
    """Return the place of a castle in the foot of a panel."""
    step = 28.0 if many < 4 else 22.0
    return Box(box.right - 12 - step * (many - n), _y(box, 135), step - 1, 27)


def _head(canvas: Canvas, look: Look, numbers: Look, seat: int, box: Box) -> None:
    starts = numbers.state.start == seat
    canvas.put(picture("crest", seat), box.x + 8, box.y + 7, 52, 62)
    ink, shadow = head_ink(canvas, seat)
    room = box.w - 67 - (CASTLE_ROOM if starts else FREE)
    name, face, size = look.player(seat), "title", letters(canvas, 20, 22)
    if canvas.measure(name, face, size)[0] * NARROWEST > box.w - 67 - CASTLE_ROOM:  # wherever the castle is
        face, size = "bold", letters(canvas, 18, 20)
    canvas.text(name, box.x + 67, box.y + 22.5, face, size, ink, "midleft", fit=room, shadow=shadow)
    if starts:
        canvas.put("lowenherz/start_castle", box.right - 29.5, box.y - 3, 38.5, 40)
    if look.kind(seat) == "computer":
        canvas.icon("computer", box.x + 34, _y(box, 79), 17, BROWN)


def _points(canvas: Canvas, points: int, box: Box) -> None:
    narrow = max(0.0, LEFT - box.w)  # in a replay
    middle = box.x + 93 - narrow / 2
    canvas.put("lowenherz/crown", middle - 17.3, _y(box, 50), 34.5, 25)
    canvas.text(_("power"), middle, _y(box, 82), "body", letters(canvas, 14, 15), BROWN, "center", fit=60)
    size = letters(canvas, 38, 40)
    canvas.text(number(points), box.right - 45 + narrow * 0.2, _y(box, 66), "title", size, OXBLOOD, "center", fit=72)


def _goods(canvas: Canvas, look: Look, numbers: Look, seat: int, box: Box) -> None:
    """Draw the purse and the knights in the supply."""
    y, middle = _y(box, 116), box.x + box.w * 0.525
    canvas.put("lowenherz/purse", box.x + 12, y - 19, 34, 34)
    size = letters(canvas, 23, 25)
    text = purse_text(look, numbers, seat)
    canvas.text(text, box.x + 51, y, "bold", size, MUTED if text == "?" else INK, "midleft", fit=44)
    canvas.put(picture("knight_figure", seat), middle, y - 20, 31, 37)
    canvas.text("×", middle + 34, y, "body", letters(canvas, 19, 21), BROWN)
    left = KNIGHTS - numbers.state.knights[seat].bit_count()
    canvas.text(str(left), middle + 48, y, "bold", size, INK, "midleft")


def attendance(canvas: Canvas, look: Look, seen: Presence) -> None:
    """Draw how the machines of other seats are doing, below their crests."""
    for seat, box in enumerate(look.table.panels):
        if look.kind(seat) == "remote":
            presence.draw_seat(canvas, seen.of(seat), box.x + 47, _y(box, 79))
