"""What is drawn because somebody points at something: the preview of a card, a lit button, the focus, a remark."""

from __future__ import annotations

from game.rules import rose_king as rules
from game.rules.core import TERMINAL
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.commands import remark as remark_on_button
from game.view.rose_king import overlay, picking, words
from game.view.rose_king.buttons import button, knob
from game.view.rose_king.look import Look
from game.view.rose_king.pointer import Pointer
from game.view.rose_king.preview import Preview, threat_words, threats
from game.view.rose_king.rise import Rise
from game.view.table_view import LOOK_BACK

RING = 5  # how far the focus ring lies outside


def _is_threatening(look: Look, shown: Preview) -> bool:
    """Return whether the answers of the other side are to be shown."""
    wanted = look.moment.preferences.show_threats and shown.house == look.state.house
    return wanted and shown.possible


def draw_preview(canvas: Canvas, look: Look, shown: Preview) -> None:
    """Draw where a card leads, what it would win, and where the other side could go then."""
    if _is_threatening(look, shown):
        overlay.threat_marks(canvas, look, shown)
    overlay.way(canvas, look, shown)
    if shown.house == look.state.house:
        overlay.gain_badges(canvas, look, shown)


def remark(look: Look, shown: Preview | None, spot: str | None) -> str:
    """Return the sentence on what is pointed at: why a card is off, what the other side could do; "" for none."""
    if said := remark_on_button(look.moment, spot):
        return said
    if shown is None or shown.house != look.state.house or not look.moment.actions:
        return ""
    if not shown.possible:
        return words.card_reason(look.state, shown.house, shown.card)
    if _is_threatening(look, shown):
        return threat_words(1 - shown.house, threats(look.state, shown))
    return ""


def draw_button(canvas: Canvas, look: Look, pointer: Pointer, hinted: int | None) -> None:
    """Draw the button that is pointed at once more, lit, and a ring round the draw if it is the hint."""
    if look.moment.replaying:
        return
    spot = pointer.pointed
    if spot in picking.BUTTONS and picking.is_on(look, spot):
        button(canvas, look, spot, "pressed" if pointer.pressed == spot else "hover")
    if spot == LOOK_BACK:
        knob(canvas, look, "pressed" if pointer.pressed == spot else "hover")
    if hinted == rules.DRAW:
        button(canvas, look, "draw", "hover")
        canvas.nine("ui/focus", *look.table.draw.grown(RING))


def draw_focus(canvas: Canvas, look: Look, pointer: Pointer, rise: Rise) -> None:
    """Draw the ring round the spot that keys and pads point at."""
    spot = pointer.focus
    if not pointer.keys or spot is None or look.state.actor == TERMINAL:
        return
    box = picking.box_of(look, spot)
    card = picking.card_of_spot(spot)
    if card is not None:
        piece = overlay.lifted(look, card, rise.share(card))
        box = Box(piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h) if piece else None
    if box is not None:
        canvas.nine("ui/focus", *box.grown(RING))
