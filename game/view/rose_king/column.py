"""The right column: the chronicle, the draw pile, the discard and the cards that can still come."""

from __future__ import annotations

from game.language import _
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.moment import Sentence
from game.view.palette import BROWN, INK
from game.view.rose_king.houses import HOUSE_WORDS
from game.view.rose_king.look import Look
from game.view.rose_king.scenery import heading
from game.view.told import Row

LINE_GAP = 5.0
SIGN = 26.0  # what the sign of a house takes before its line
BADGE_INK = "#4a2204"


def chronicle(canvas: Canvas, look: Look) -> None:
    """Write the newest sentences, as many as there is room for, the newest at the foot."""
    box = look.table.chronicle
    heading(canvas, _("Chronicle"), box.x + box.w / 2, box.y + 25, 19, fit=box.w - 60)
    canvas.put("ui/title_rule", box.x + box.w / 2 - 86, box.y + 41, 172, 12)
    for sentence, row in rows(canvas, look):
        _line(canvas, look, sentence, row.x, row.y, row.w - SIGN)


def rows(canvas: Canvas, look: Look) -> list[Row]:
    """Return the newest sentences that there is room for with their places, the oldest first."""
    box = look.table.chronicle
    wrap = box.w - 54
    lines: list[tuple[Sentence, float]] = []
    room = box.h - 58 - 16
    for sentence in reversed(look.moment.chronicle):
        height = canvas.measure(sentence.text, "body", 16, wrap)[1]
        if height > room:
            break
        room -= height + LINE_GAP
        lines.append((sentence, height))
    found, y = [], box.y + 58
    for sentence, height in reversed(lines):
        found.append((sentence, Box(box.x + 14, y, wrap + SIGN, height + LINE_GAP)))
        y += height + LINE_GAP
    return found


def _line(canvas: Canvas, look: Look, sentence: Sentence, x: float, y: float, wrap: float) -> None:
    house = look.state.house_of(sentence.seat) if sentence.seat >= 0 else -1
    size = 19 * min(1.15, canvas.text_scale)
    if house >= 0:
        canvas.put(f"rose_king/rose_{HOUSE_WORDS[house]}_small", x, y + 1, size, size)
    canvas.text(sentence.text, x + SIGN, y, "body", 16, INK, "topleft", wrap=wrap)


def piles(canvas: Canvas, look: Look) -> None:
    """Write the counts and labels of the piles; their cards are pieces."""
    box = look.table.piles
    pile, discard = look.table.draw_pile, look.table.discard(0)
    undrawn, discarded = look.state.undrawn.bit_count(), look.state.discard.bit_count()
    for slot, count in ((pile, undrawn), (discard, discarded)):
        if not count:
            _empty(canvas, slot.box)
    canvas.text(_("draw pile"), pile.x + 2, box.y + 129, "body", 16, BROWN, "center", fit=box.w / 2 - 20)
    canvas.text(_("discarded"), discard.x, box.y + 129, "body", 16, BROWN, "center", fit=box.w / 2 - 20)
    canvas.put("ui/rule", box.x + 22, box.y + 139, box.w - 44, 10)
    text, y, size, wrap = _("still to come"), 222.0, 16.0, 0.0
    if undrawn > 7:  # two rows of small cards leave less room
        y, size = 226.0, 14.0
    elif not undrawn:
        text, y, wrap = _("The next draw shuffles the discards"), 186.0, box.w - 48
    canvas.text(text, box.x + box.w / 2, box.y + y, "body", size, BROWN, "center", wrap=wrap, fit=box.w - 48)


def _empty(canvas: Canvas, box: Box) -> None:
    """Draw the outline of a place where no card lies."""
    canvas.dim(*box, "#5a3d22", 34, 7)


def counts(canvas: Canvas, look: Look) -> None:
    """Draw the numbers on the piles, over their cards."""
    box = look.table.piles
    pile, discard = look.table.draw_pile, look.table.discard(0)
    count_badge(canvas, str(look.state.undrawn.bit_count()), pile.x + 28, box.y + 99, 38)
    count_badge(canvas, str(look.state.discard.bit_count()), discard.x + 33, box.y + 99, 34)


def count_badge(canvas: Canvas, number: str, x: float, y: float, size: float) -> None:
    """Draw a number on a golden coin."""
    canvas.put("rose_king/count_seal", x - size / 2, y - size / 2, size, size)
    letters = size * (0.58 if len(number) < 3 else 0.45) / canvas.text_scale
    canvas.text(number, x, y - 0.6, "bold", letters, BADGE_INK, "center")
