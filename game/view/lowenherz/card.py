"""The open action card: its three lines, the decision cards that lie on them, what became of each line.

A line is a spot "lay:<mask of the line>". Whoever lays two cards chooses one line after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.language import _
from game.rules.core import TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.cards import (
    BORDERS,
    CARD_LINES,
    CARD_STACKS,
    DUCATS,
    KNIGHT_LINE,
    LINES,
    POLITICS,
    STACKS,
)
from game.view.boxes import Box, Slot
from game.view.canvas import Canvas
from game.view.frame import Item
from game.view.lettering import letters
from game.view.lowenherz import card_words
from game.view.lowenherz.geometry import Table
from game.view.lowenherz.letters import GOLDEN
from game.view.lowenherz.look import Look
from game.view.lowenherz.paint import aslant
from game.view.lowenherz.settled import laid_on, winners
from game.view.lowenherz.stacks import left
from game.view.lowenherz.tones import picture
from game.view.lowenherz.words import begins
from game.view.palette import INK, MUTED, OXBLOOD

OPEN, ACTIVE, CONTEST, DONE, LAPSED = "open", "active", "contest", "done", "lapsed"
PLAQUES = {OPEN: "normal", ACTIVE: "active", CONTEST: "contest", DONE: "done", LAPSED: "done"}
REACH = 6.0  # of the light round a line
PICTURE_W, ROOM = 106.0, 0.68  # the picture of a line: its width, its share of the height
NAMES = {DUCATS: "ducats_{n}", POLITICS: "politics", BORDERS: "borders_{n}", KNIGHT_LINE: "knights_{n}"}
FADED = 90
LOST = 70  # how strongly the cards of those are drawn who lost a line
CARD_W, CARD_H = 76.0, 96.0
CROWD = 3  # cards that fill their room
# by how many lie there: (from the right edge, from the upper edge of a line, size, angle) of each
PLACES = {
    1: ((46, 58, 1.0, -5),),
    2: ((73, 46, 0.86, -6), (33, 55, 0.86, 5)),
    3: ((71, 31, 0.62, -3), (30, 31, 0.62, 3), (30, 84, 0.62, 2)),
    4: ((71, 31, 0.62, -3), (30, 31, 0.62, 3), (71, 84, 0.62, -2), (30, 84, 0.62, 2)),
}


# ---- what becomes of the lines
def condition(look: Look, line: int) -> str:
    """Return what is with a line: OPEN, ACTIVE, CONTEST, DONE or LAPSED."""
    state = look.state
    many, fought = len(laid_on(look, line)), CARD_LINES[state.card][line][0] != DUCATS
    if state.line == NONE:
        return CONTEST if many > 1 and fought else OPEN
    if line == state.line:
        return CONTEST if state.phase in (phases.OFFER, phases.BID) else ACTIVE
    if not many:
        return LAPSED
    if line < state.line:
        return DONE
    return CONTEST if many > 1 and fought else OPEN


def chosen(look: Look, picked: int | None, line: int) -> int | None:
    """Return the action of laying a card on a line, None where there is none yet. picked: the first of two lines."""
    lays = look.choices.lays
    if picked is None:
        return lays.get(1 << line)
    return lays.get(1 << picked | 1 << line)


def needs_two(look: Look) -> bool:
    """Return whether two decision cards are to be laid."""
    return any(lines.bit_count() > 1 for lines in look.choices.lays)


def spots(look: Look) -> dict[str, Box]:
    """Return the places of the lines of the open card."""
    if not _lines(look):
        return {}
    return {f"lay:{1 << line}": look.table.lines[line] for line in range(LINES)}


def targets(look: Look) -> dict[str, Box]:
    """Return the lines that can be chosen now."""
    return spots(look) if look.choices.lays else {}


def called(found: dict[str, Box], look: Look, picked: int | None) -> dict[str, Box]:
    """Return boxes by the names that others know them by: once a line is picked a second one means both, "lay:5"."""
    if picked is None:
        return found
    both = {f"lay:{1 << line}": f"lay:{1 << line | 1 << picked}" for line in range(LINES)
            if line != picked and chosen(look, picked, line) is not None}  # fmt: skip
    return {both.get(name, name): box for name, box in found.items()}


def line_of(spot: str | None) -> int | None:
    """Return the line of a spot, None for the others."""
    kind, _sep, mask = (spot or "").partition(":")
    return int(mask).bit_length() - 1 if kind == "lay" and mask in ("1", "2", "4") else None


def both_of(look: Look, spot: str) -> int | None:
    """Return the action of laying on two lines at once, as a hint points at them; None for any other spot."""
    kind, _sep, mask = spot.partition(":")
    lines = int(mask) if kind == "lay" and mask.isdigit() else 0
    return look.choices.lays.get(lines) if lines.bit_count() > 1 else None


def box_of(look: Look, spot: str) -> Box | None:
    """Return the place of one line, or round two that a hint means."""
    kind, _sep, mask = spot.partition(":")
    if kind != "lay" or not mask.isdigit() or not _lines(look):
        return None
    boxes = [look.table.lines[line] for line in range(LINES) if int(mask) >> line & 1]
    first, last = boxes[0], boxes[-1]
    return Box(first.x, first.y, first.w, last.bottom - first.y)


def _lines(look: Look) -> tuple[tuple[str, int], ...]:
    return CARD_LINES[look.state.card] if look.state.card != NONE else ()


# ---- drawing
def scenery(canvas: Canvas, table: Table) -> None:
    """Draw the sheet."""
    box = table.card
    canvas.panel(*box, "lowenherz/panel", 10, 9)
    canvas.put("lowenherz/rule", box.x + 15, box.y + 45, box.w - 30, 10)


def items(look: Look, seat: int | None, picked: int | None) -> Iterator[Item]:
    """Yield the head of the card, and its lines. picked: the first of two lines that a seat has chosen."""
    table, state = look.table, look.state
    head = Box(table.card.x + 4, table.card.y + 2, table.card.w - 8, 48)
    yield Item("card", (table, state.card, state.actor == TERMINAL), (head,), partial(_head, look=look))
    if not _lines(look):
        whole = Box(table.card.x + 8, head.bottom, table.card.w - 16, table.card.bottom - head.bottom - 6)
        key = (table, state.phase in (phases.END, phases.SHOW), left(look))
        yield Item("no card", key, (whole,), partial(_none, look=look, box=whole))
        return
    for line in range(LINES):
        mine = seat if picked == line else None
        shown = (table, state.card, condition(look, line), laid_on(look, line), winners(look, line), line == state.line,
                 mine)  # fmt: skip
        yield Item(("line", line), shown, (table.lines[line].grown(REACH),), partial(_line, look=look, line=line,
                   mine=mine))  # fmt: skip


def pictures(table: Table) -> Iterator[tuple[str, float, float]]:
    """Yield the pictures of all lines that a card can have, with their sizes, as `Canvas.put_inside` takes them."""
    scale = min(PICTURE_W / 120, table.lines[0].h * ROOM / 90)
    for name in sorted({NAMES[kind].format(n=n) for lines in CARD_LINES for kind, n in lines}):
        yield f"lowenherz/line_{name}", 120 * scale, 90 * scale


def _head(canvas: Canvas, look: Look) -> None:
    box, card = look.table.card, look.state.card
    if card == NONE:
        text, x = _("Action card"), box.x + 16
    else:
        canvas.put(f"lowenherz/action_back_{STACKS[CARD_STACKS[card]]}", box.x + 13, box.y + 7, 25.5, 36.5)
        text, x = _("Open card"), box.x + 48
    size = letters(canvas, 20, 21)
    canvas.text(text, x, box.y + 26, "title", size, OXBLOOD, "midleft", fit=box.right - 14 - x)


def _none(canvas: Canvas, look: Look, box: Box) -> None:
    """Draw the king at the end, else the stack from which the next card will come."""
    middle = box.centre
    if look.state.phase in (phases.END, phases.SHOW):
        canvas.put("lowenherz/king", middle[0] - 80, middle[1] - 80, 160, 120)
        text = _("The king is dead")
    else:
        name = next((STACKS[n] for n, count in enumerate(left(look)) if count), STACKS[-1])
        canvas.put(f"lowenherz/action_back_{name}", middle[0] - 52, middle[1] - 95, 104, 149, lift=3)
        text = _("Not turned up yet")
    canvas.text(text, middle[0], middle[1] + 82, "body", letters(canvas, 17, 19), MUTED, "center", fit=box.w - 20)


def _line(canvas: Canvas, look: Look, line: int, mine: int | None, coming: int = 0) -> None:
    """Draw a line with the cards on it. coming: how many more cards room is left for."""
    box, what, kind = look.table.lines[line], condition(look, line), CARD_LINES[look.state.card][line]
    if what == ACTIVE or (what == CONTEST and line == look.state.line) or mine is not None:
        with canvas.clipped(*box.grown(REACH)):
            canvas.glow(*box.grown(-1), 10, 6, "#ffb92e", 240)
    plaque = PLAQUES[ACTIVE if mine is not None else what]
    canvas.nine(f"lowenherz/line_{plaque}", *box)
    seats = laid_on(look, line) + (() if mine is None else (mine,))
    name = NAMES[kind[0]].format(n=kind[1])
    top, room = box.y + box.h * 0.09, box.h * ROOM
    won = (*winners(look, line), *(() if mine is None else (mine,)))
    over = what == LAPSED or (what == DONE and not won)
    alpha = FADED if over else 255
    canvas.put_inside(f"lowenherz/line_{name}", box.x + 6, top, PICTURE_W, room, alpha)
    text = begins(card_words.line_words(kind))
    size = letters(canvas, 17, 18)
    ink = MUTED if over else INK
    many = len(seats) + coming
    wide = box.w - 22 if not many else 108.0 if many < CROWD else 86.0
    x = box.x + 10 if canvas.measure(text, "bold", size)[0] > 96 else box.x + 6 + PICTURE_W / 2
    canvas.text(text, x, box.bottom - 17, "bold", size, ink, "midleft" if x < box.x + 20 else "center", fit=wide)
    _number(canvas, line, box)
    for n, seat in sorted(enumerate(seats), key=lambda one: one[1] in won):  # the winner's lies on top
        _decision(canvas, look, line, seat, n, many, 255 if seat in won else LOST)
    _result(canvas, look, line, what, many)


def _number(canvas: Canvas, line: int, box: Box) -> None:
    canvas.put("lowenherz/line_number", box.x - 6, box.y - 2, 27, 27)
    size = 16 / canvas.text_scale
    canvas.text(str(line + 1), box.x + 7.4, box.y + 11, "bold", size, GOLDEN, "center")


def card_slot(table: Table, line: int, n: int, many: int) -> Slot:
    """Return the place of the n-th of so many decision cards on a line."""
    box = table.lines[line]
    dx, dy, scale, angle = PLACES[many][n]
    return Slot(box.right - dx, box.y + dy * box.h / 117, CARD_W * scale, CARD_H * scale, angle)


def card_picture(seat: int, line: int) -> str:
    """Return the picture of a decision card."""
    return f"{picture('decision', seat)}_{line + 1}"


def _decision(canvas: Canvas, look: Look, line: int, seat: int, n: int, many: int, alpha: int = 255) -> None:
    slot = card_slot(look.table, line, n, many)
    aslant(canvas, card_picture(seat, line), slot, alpha)


def _result(canvas: Canvas, look: Look, line: int, what: str, many: int) -> None:
    """Draw what became of a line: a tick on the card that won it, else over the cards, or beside where they fill it."""
    box, won = look.table.lines[line], winners(look, line)
    if what == DONE and len(won) == 1 and many > 1:
        slot = card_slot(look.table, line, laid_on(look, line).index(won[0]), many)
        canvas.put("lowenherz/line_tick", slot.x + slot.w * 0.38 - 13, slot.y + slot.h * 0.38 - 13, 26, 26)
    elif what == DONE and many and not won:
        canvas.put("lowenherz/swords", box.right - 130 if many >= CROWD else box.right - 74, box.y + 8, 38, 38)
    elif many >= CROWD and what in (DONE, CONTEST):
        canvas.put("lowenherz/line_tick" if what == DONE else "lowenherz/swords", box.right - 130, box.y + 8, 32, 32)
    elif what == DONE:
        canvas.put("lowenherz/line_tick", box.right - 32, box.bottom - 33, 28, 28)
    elif what == CONTEST and many:
        canvas.put("lowenherz/swords", box.right - 74, box.bottom - 38, 38, 38)
    elif what == LAPSED:
        size = letters(canvas, 15, 16)
        canvas.text(_("nobody"), box.right - 48, box.y + box.h / 2, "body", size, MUTED, "center", fit=80)


def over(canvas: Canvas, look: Look, picked: int | None, line: int) -> None:
    """Light a line that is pointed at and can be chosen, and show the card that would be laid."""
    seat, many = look.acting, len(laid_on(look, line)) + 1
    comes = seat is not None and picked != line
    if comes and many > 1:
        _line(canvas, look, line, None, 1)
    canvas.dim(*look.table.lines[line].grown(-2), "#ffd24a", 46, 8)
    if seat is not None and comes:
        _decision(canvas, look, line, seat, many - 1, many, 170)
