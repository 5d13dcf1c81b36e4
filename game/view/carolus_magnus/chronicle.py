"""Beside the panels: the newest sentences of the chronicle, and the plate with the round and the acting order."""

from __future__ import annotations

from game.language import _
from game.rules import carolus_magnus as rules
from game.view import signs
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import names
from game.view.carolus_magnus.court import disc_picture
from game.view.carolus_magnus.inks import SIDE_INKS
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.panel import section
from game.view.carolus_magnus.words_course import LIMIT_SHOWN
from game.view.lettering import letters
from game.view.moment import Sentence
from game.view.palette import GOLD, INK, OXBLOOD
from game.view.told import Row

SIZE, LINE_GAP, HEAD, FOOT = 15.0, 3.0, 30.0, 10.0
SIGN = 24.0  # what the sign of a seat takes before its line
SMALLEST = 9.0  # of the letters, where the newest sentence is very long
DISC, STEP = 29.0, 41.0


def chronicle(canvas: Canvas, look: Look) -> None:
    """Write the newest sentences, as many as there is room for, the newest at the foot and in red."""
    box = look.table.chronicle
    section(canvas, _("Chronicle"), box.x + 46, box.y + 18, box.w - 92)
    size, found = _set(canvas, look)
    for sentence, row in found:
        ink = OXBLOOD if sentence is look.moment.chronicle[-1] else INK
        _line(canvas, look, sentence, row.x, row.y, row.w - SIGN, size, ink)


def rows(canvas: Canvas, look: Look) -> list[Row]:
    """Return the newest sentences that there is room for with their places, the oldest first."""
    return _set(canvas, look)[1]


def _set(canvas: Canvas, look: Look) -> tuple[float, list[Row]]:
    """Return the size of the letters, and the newest sentences with their places."""
    box = look.table.chronicle
    wrap = box.w - 56
    size = letters(canvas, SIZE, 18)
    lines: list[tuple[Sentence, float]] = []
    room = box.h - HEAD - FOOT
    for newest in look.moment.chronicle[-1:]:
        while size > SMALLEST and canvas.rich_height(signs.runs(newest), size, wrap) > room:
            size *= 0.95
    for sentence in reversed(look.moment.chronicle):
        height = canvas.rich_height(signs.runs(sentence), size, wrap)
        if height > room:
            break
        room -= height + LINE_GAP
        lines.append((sentence, height))
    found, y = [], box.y + HEAD
    for sentence, height in reversed(lines):
        found.append((sentence, Box(box.x + 14, y, wrap + SIGN, height + LINE_GAP)))
        y += height + LINE_GAP
    return size, found


def _line(
    canvas: Canvas, look: Look, sentence: Sentence, x: float, y: float, wrap: float, size: float, ink: str
) -> None:
    seat = sentence.seat
    if 0 <= seat < look.state.players:
        sign = 16 * min(1.15, canvas.text_scale)
        canvas.put(disc_picture(look.state.players, seat, "free"), x, y + 2, sign, sign)
    canvas.rich(signs.runs(sentence, colour=ink), x + SIGN, y, size, wrap)


# ---- the round
def plate(canvas: Canvas, look: Look) -> None:
    """Write the round, and the discs in the order in which their seats act, or choose."""
    state, box = look.state, look.table.round
    if not state.round:
        text, size = _("The start"), letters(canvas, 16, 18)
        canvas.text(text, box.x + 14, box.y + box.h / 2, "title", size, GOLD, fit=box.w - 28)
        return
    order = shown_order(look)
    step = min(STEP, (box.w - 120) / max(1, len(order)))
    first = box.right - 12 - step * len(order) + (step - DISC) / 2
    text = _("Round {n}").format(n=state.round)
    if state.limit - state.round < LIMIT_SHOWN:
        text = _("Round {n} of {most}").format(n=state.round, most=state.limit)
    size = letters(canvas, 16, 18)
    canvas.text(text, box.x + 14, box.y + box.h / 2, "title", size, GOLD, fit=first - box.x - 22)
    for place, seat in enumerate(order):
        x, y = first + place * step, box.y + (box.h - DISC) / 2
        disc(canvas, look, seat, x, y)
        if place < len(order) - 1:
            side = min(14.0, step - DISC + 2)
            canvas.put(f"{names.PICTURES}road_chevron_bright", x + (DISC + step - side) / 2, y + 8, side, side)


def shown_order(look: Look) -> tuple[int, ...]:
    """Return the seats in the order in which they act in this round; until all discs lie, in which they choose."""
    return tuple(look.state.order) or tuple(look.state.choosing)


def disc(canvas: Canvas, look: Look, seat: int, x: float, y: float) -> None:
    """Draw the disc of a seat in the order: lit for whose turn it is, pale where it has not been chosen yet."""
    state = look.state
    played = state.played[seat]
    if seat == look.turn:
        canvas.glow(x, y, DISC, DISC, DISC / 2, 5, "#ffd24a", 255, ellipse=True)
    canvas.put(disc_picture(state.players, seat, "free"), x, y, DISC, DISC, 255 if played else 130)
    if played:
        ink = SIDE_INKS[rules.side_of(state.players, seat)]
        canvas.text(str(played), x + DISC / 2, y + DISC / 2 - 0.6, "bold", 16 / canvas.text_scale, ink, "center")
