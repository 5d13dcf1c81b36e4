"""One player on the last page: crest and name, the points and how they came about, regions, politics cards."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules import lowenherz as rules
from game.rules.lowenherz.board import KNIGHTS, MOST_CASTLES
from game.rules.lowenherz.hands import COUNTS, KINDS_OF
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lettering import letters
from game.view.lowenherz import words, words_result
from game.view.lowenherz.letters import head_ink
from game.view.lowenherz.panel_cards import card_picture
from game.view.lowenherz.setup_words import side_name
from game.view.lowenherz.tones import picture
from game.view.moment import Moment
from game.view.palette import BROWN, INK, MUTED, OXBLOOD

HEAD = 66.0
COUNT_Y, ROWS_Y, ROW = 104.0, 145.0, 22.0
REGIONS_Y, REGION, CARDS_Y = 262.0, 25.0, 388.0
CARD_W, CARD_H = 34.0, 48.0
_LINE = "#b08a55"


def column(canvas: Canvas, moment: Moment, seat: int, box: Box, won: bool, tied: bool) -> None:
    """Draw the sheet of a player; its large number is drawn by `count`, which counts up. tied: ducats decided."""
    state = moment.observation
    if won:
        canvas.glow(*box.grown(1), 14, 12, "#ffca55", 235)
    canvas.panel(*box, "", 10, 61 + seat)
    _head(canvas, moment, seat, Box(box.x + 3, box.y + 3, box.w - 6, HEAD - 3))
    _reckoning(canvas, state, seat, box, tied)
    _regions(canvas, state, seat, box)
    _cards(canvas, state, seat, box)
    canvas.nine("lowenherz/panel_active" if won else "lowenherz/panel", *box)
    if won:
        canvas.put("lowenherz/crown", box.x + 9, box.y - 26, 54, 39)


def _head(canvas: Canvas, moment: Moment, seat: int, box: Box) -> None:
    canvas.nine(picture("header", seat), *box)
    canvas.put(picture("crest", seat), box.x + 9, box.y + 3, 47, 56)
    x = box.x + 66
    room = box.right - 10 - x
    name, side = words_result.player(seat, moment.seats), side_name(seat)
    ink, shade = head_ink(canvas, seat)
    canvas.text(name, x, box.y + 24, "title", letters(canvas, 22, 25), ink, "midleft", fit=room, shadow=shade)
    if name != side:
        canvas.text(side, x, box.y + 47, "body", letters(canvas, 15, 17), ink, "midleft", fit=room, shadow=shade)


def count(canvas: Canvas, box: Box, shown: int) -> None:
    """Write a number of power points as it counts up, beside a crown."""
    middle, y = box.centre[0], box.y + COUNT_Y
    text, size = words.number(shown), letters(canvas, 50, 54)
    wide = canvas.measure(text, "bold", size)[0]
    left = middle - (wide + 58) / 2
    canvas.put("lowenherz/crown", left, y - 19, 52, 38)
    canvas.text(text, left + 60, y, "bold", size, OXBLOOD, "midleft")


def _section(canvas: Canvas, title: str, box: Box, y: float) -> None:
    """Write a title between hair lines."""
    size = letters(canvas, 15, 16)
    wide = min(canvas.measure(title, "title", size)[0], box.w - 76)
    side = (box.w - 36 - wide) / 2 - 8
    for x in (box.x + 18, box.right - 18 - side):
        canvas.dim(x, y, side, 1, _LINE, 255)
    canvas.text(title, box.centre[0], y, "title", size, "#6a3a17", "center", fit=box.w - 76)


def _reckoning(canvas: Canvas, state: rules.State, seat: int, box: Box, tied: bool) -> None:
    """Write how the points came about, then what decides between equals."""
    found = words_result.reckoning(state, seat)
    rows = (
        (_("during the match"), words.number(found.before)),
        (_("mountains"), f"+{found.silver}"),
        (_("parchments"), f"+{found.parchments}"),
        (_("ducats and treasures"), str(found.wealth)),
    )
    size, room = letters(canvas, 16, 17), box.w - 76
    for number, (label, text) in enumerate(rows):
        y = box.y + ROWS_Y + number * ROW + (9 if number == len(rows) - 1 else 0)
        ink = MUTED if number == len(rows) - 1 and not tied else INK
        canvas.text(label, box.x + 18, y, "body", size, ink, "midleft", fit=room)
        canvas.text(text, box.right - 18, y, "bold", size, ink, "midright")
    canvas.dim(box.x + 18, box.y + ROWS_Y + 2.7 * ROW, box.w - 36, 1, _LINE, 160)


def _regions(canvas: Canvas, state: rules.State, seat: int, box: Box) -> None:
    """Write a line for every castle: how many fields its region has, how many towns and mountains are among them."""
    left = KNIGHTS - state.knights[seat].bit_count()
    _section(canvas, _("Founded regions"), box, box.y + REGIONS_Y - 16)
    for number in range(len(state.castles[seat])):
        y = box.y + REGIONS_Y + 8 + number * REGION
        mask = state.regions[seat * MOST_CASTLES + number]
        _region(canvas, state, seat, mask, box, y)
    if left and len(state.castles[seat]) < MOST_CASTLES:
        text = ngettext("{n} knight never placed", "{n} knights never placed", left).format(n=left)
        y = box.y + REGIONS_Y + 8 + len(state.castles[seat]) * REGION
        canvas.text(text, box.x + 18, y, "body", letters(canvas, 15, 16), MUTED, "midleft", fit=box.w - 36)


def _region(canvas: Canvas, state: rules.State, seat: int, mask: int, box: Box, y: float) -> None:
    size = letters(canvas, 16, 17)
    canvas.put(picture("castle", seat), box.x + 16, y - 14, 25, 27, 255 if mask else 110)
    if not mask:
        canvas.text(_("not founded"), box.x + 45, y, "body", size, MUTED, "midleft", fit=box.w - 66)
        return
    x = box.right - 18
    for sign, land in (("field_mountain_0", state.mountain), ("field_city_0", state.city)):
        number = (mask & land).bit_count()
        if number:
            canvas.text(str(number), x, y, "bold", size, BROWN, "midright")
            canvas.put(f"lowenherz/{sign}", x - 36, y - 17, 27, 29.5)
            x -= 41
    fields = mask.bit_count()
    text = ngettext("{n} field", "{n} fields", fields).format(n=fields)
    canvas.text(text, box.x + 45, y, "body", size, INK, "midleft", fit=x - box.x - 46)


def _cards(canvas: Canvas, state: rules.State, seat: int, box: Box) -> None:
    """Draw the politics cards left in the hand, closer together the more there are."""
    code = state.hands[seat]
    _section(canvas, _("Politics cards"), box, box.y + CARDS_Y - 8)
    kinds = [kind for kind in KINDS_OF[code] for _copy in range(COUNTS[code][kind])]
    y = box.y + CARDS_Y + 8
    if not kinds:
        size = letters(canvas, 15, 16)
        canvas.text(_("no cards"), box.centre[0], y + 22, "body", size, MUTED, "center", fit=box.w - 36)
        return
    step = min(CARD_W + 5, (box.w - 36 - CARD_W) / max(1, len(kinds) - 1))
    first = box.centre[0] - (step * (len(kinds) - 1) + CARD_W) / 2
    for number, kind in enumerate(kinds):
        canvas.put(card_picture(kind), first + number * step, y, CARD_W, CARD_H)
