"""What who looks on sees of a contest: the newest offer or a refusal in a bubble, and whose bids are sealed."""

from __future__ import annotations

from game.language import _
from game.rules.lowenherz import phases
from game.rules.lowenherz.legal import other_rival
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lettering import letters
from game.view.lowenherz import bids, card_words
from game.view.lowenherz.letters import CREAM
from game.view.lowenherz.look import Look
from game.view.palette import INK

H = 46.0
WIDE = 206.0  # of one of those who bid


def draw(canvas: Canvas, look: Look, asks: bool) -> None:
    """Draw it. asks: whether somebody at this screen is asked just now."""
    if look.state.phase == phases.OFFER and look.state.offers:
        _bubble(canvas, look, other_rival(look.state, look.state.turn), words(look), asks, "lowenherz/coin")
    refused = bids.refused_by(look)
    if refused is not None:
        _bubble(canvas, look, refused, _("No bargain: duel!"), asks, "lowenherz/scales")
    if look.state.phase == phases.BID and not asks:
        _letters(canvas, look)


def words(look: Look) -> str:
    """Return the newest offer as whoever made it would say it."""
    state = look.state
    mine = state.payer == other_rival(state, state.turn)
    said = _("I pay {price}") if mine else _("I want {price}")
    return said.format(price=card_words.ducats_words(state.price))


def _bubble(canvas: Canvas, look: Look, seat: int, text: str, asks: bool, sign: str) -> None:
    """Draw what a seat has said as a bubble beside its panel; a dialogue in the way says it itself."""
    panel = look.table.panels[seat]
    size = letters(canvas, 19, 20)
    w = canvas.measure(text, "bold", size)[0] + 66
    x, y = panel.right + 14, panel.y + 52
    if asks and look.table.parley.meets(Box(x, y, w, H)):
        return
    canvas.nine("lowenherz/bubble", x - 6, y - 5, w + 14, H + 14)
    canvas.put("lowenherz/bubble_point", x - 18, y + H / 2 - 13, 22, 26, angle=180)
    canvas.put(sign, x + 12, y + H / 2 - 14, 28, 28)
    canvas.text(text, x + 48, y + H / 2, "bold", size, INK, "midleft")


def row(look: Look) -> Box:
    """Return the place of the sealed letters: over the frame, so that no field is covered."""
    table = look.table
    w, h = WIDE * len(bids.shown(look)), bids.ROW + 2
    return Box(table.fields.x + (table.fields.w - w) / 2, table.board.bottom - h + 3, w, h)


def _letters(canvas: Canvas, look: Look) -> None:
    """Draw who bids, with a sealed letter where that is done."""
    place = row(look)
    canvas.shadow(*place, 8, 6, 140)
    canvas.nine("lowenherz/dark_plate", *place.grown(5))
    for n, seat in enumerate(bids.shown(look)):
        bids.draw_rival(canvas, look, seat, Box(place.x + n * WIDE + 8, place.y, WIDE - 10, place.h), CREAM)
