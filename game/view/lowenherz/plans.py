"""A renegade or an alliance while it is being played: the regions to choose from, the pair that is meant, its words."""

from __future__ import annotations

from game.language import _
from game.rules.lowenherz.board import MOST_CASTLES
from game.rules.lowenherz.land_regions import region_at
from game.view.canvas import Canvas
from game.view.lowenherz import choices, ghosts, picking, spots, status_words, strengths
from game.view.lowenherz.look import Look
from game.view.lowenherz.pointer import Pointer
from game.view.lowenherz.words import place

RING = 4.0


def meant(look: Look, pointer: Pointer) -> tuple[int, list[int]]:
    """Return the own region that was chosen or is pointed at, -1 for none, and the others that can be chosen for it.

    Once both are pointed out there is one other.
    """
    field = spots.field_of(pointer.pointed)
    pointed = -1 if field is None else region_at(look.state, field)
    pairs = picking.pairs(look, pointer)
    own = pointed if pointer.own is None else pointer.own
    others = sorted(other for one, other in pairs if one == own)
    if pointer.own is not None and pointed in others:
        others = [pointed]
    return (own, others) if others else (-1, [])


def draw(canvas: Canvas, look: Look, pointer: Pointer) -> None:
    """Outline the regions to choose from; ring what is meant, and set the knights beside the castles."""
    own, others = meant(look, pointer)
    asked = picking.regions(look, pointer)
    for region in {*asked, *others, *([own] if own >= 0 else [])}:
        ghosts.outline(canvas, look.table, look.state.regions[region])
    if own < 0:
        return
    for region in (own, *others):
        box = look.table.field_box(picking.castle_field(look, region))
        canvas.nine("ui/focus", *box.grown(RING))
    strengths.numbers(canvas, look, own)


def remark(look: Look, pointer: Pointer) -> str:
    """Return what is to be done next; of two regions what would become of them."""
    own, others = meant(look, pointer)
    if pointer.own is None and (own < 0 or len(others) > 1):
        return _("Choose one of your regions.")
    if len(others) > 1:
        return status_words.planning(pointer.plan or "", pointer.own)
    other = others[0]
    words = {
        "name": look.owner_name(other // MOST_CASTLES), "place": place(look.state, other),
        "own": place(look.state, own),
    }  # fmt: skip
    if pointer.plan == choices.RENEGADE:
        return _("{name}, {place}, loses a knight, {own} gets one of yours").format(**words)
    return _("{own} and {name}, {place}: neither could expand into the other").format(**words)
