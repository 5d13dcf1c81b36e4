"""What lies over the pieces while somebody acts: the knight in hand, ghost numbers, the light of what can be chosen."""

from __future__ import annotations

from dataclasses import replace

from game.rules import carolus_magnus as rules
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import lands, names, spots
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.paint import paint
from game.view.carolus_magnus.ring import Land
from game.view.script import Piece

GOLD_LIGHT, PALE_LIGHT = "#ffd24a", "#fff0b0"
RISE, DRAGGED, GROWN = 5.0, 1.5, 1.18


# ---- light on what can be chosen
def choosable(canvas: Canvas, look: Look) -> None:
    """Light the discs, colours and dice that can be chosen now; under the pieces."""
    seat = look.acting
    if seat is None:
        return
    for number in look.choices.discs:
        ring_of_light(canvas, look.table.seats[seat].disc(number).box)
    for _, box in spots.dice_boxes(look):
        canvas.glow(*box.grown(1), 9, 7, GOLD_LIGHT, 255)
    if look.choices.crowns:
        canvas.glow(*look.middle.supply.grown(2), 16, 8, GOLD_LIGHT, 255)
        canvas.nine("carolus_magnus/dark_plate", *look.middle.supply)
    for colour in look.choices.crowns:
        canvas.nine("carolus_magnus/choice_slot", *look.middle.cells[colour])


def chosen(canvas: Canvas, look: Look, spot: str) -> None:
    """Draw the disc, colour or die that is pointed at once more, lit."""
    colour = spots.colour_of(spot, "crown")
    if colour is not None:
        canvas.nine("carolus_magnus/choice_slot_hot", *look.middle.cells[colour])
        piece = look.pieces[names.supply(colour)]
        canvas.halo(names.knight_picture(colour), piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h,
                    "#ffb400", 4)  # fmt: skip
        paint(canvas, piece)
        return
    disc, die = spots.disc_of(spot), spots.colour_of(spot, "die")
    if disc is not None:
        piece = look.pieces[names.disc(*disc)]
        ring_of_light(canvas, spots.box_of(look, spot) or look.table.round, "#ffb400")
        paint(canvas, replace(piece, w=piece.w * 1.12, h=piece.h * 1.12))
    elif die is not None:
        for place in range(look.middle.dice):
            piece = look.pieces[names.die(place)]
            if piece.picture == f"die/{die}":
                paint(canvas, replace(piece, w=piece.w * 1.12, h=piece.h * 1.12))
                return


def ring_of_light(canvas: Canvas, box: Box, colour: str = GOLD_LIGHT) -> None:
    """Light something round from behind."""
    canvas.glow(*box.grown(1.5), box.w / 2, 6, colour, 255, ellipse=True)


def forbidden(canvas: Canvas, look: Look) -> None:
    """Dim the discs that whoever chooses still has, but may not play in this round."""
    seat = look.acting
    if seat is None or look.state.phase != rules.phases.DISC:
        return
    for number in range(1, rules.DISCS + 1):
        held = look.state.hands[seat] >> (number - 1) & 1
        if held and number not in look.choices.discs:
            box = look.table.seats[seat].disc(number).box
            canvas.dim(*box, "#1d120a", 130, box.w / 2)
            canvas.icon("cross", *box.centre, box.w * 0.62, "#ffb3a8")


# ---- the knight in hand
def lands_for(look: Look, colour: int | None = None) -> list[Land]:
    """Return the lands on which a knight of a colour can be put, or without one any knight of the own reserve."""
    firsts = {first for one, first in look.choices.lands if colour in (None, one)}
    return [land for land, first in zip(look.ring.lands, look.state.starts, strict=True) if first in firsts]


def places(canvas: Canvas, look: Look, colour: int) -> None:
    """Light where a knight of a colour can be put: the coasts of the lands, and the own court."""
    for land in lands_for(look, colour):
        lands.draw_line(canvas, land.name, "reach", land.box)
    if colour in look.choices.court and look.acting is not None:
        canvas.nine("ui/focus", *look.table.seats[look.acting].court.grown(-1))


def knight_in_hand(look: Look, raised: tuple[int, int], at: tuple[float, float] | None) -> Piece | None:
    """Return the lifted knight as it is drawn: over its place, or under the mouse that drags it."""
    seat = look.state.actor
    piece = look.pieces.get(names.reserve(seat, *raised)) if seat >= 0 else None
    if piece is None:
        return None
    if at is not None:
        return replace(piece, x=at[0], y=at[1], w=piece.w * DRAGGED, h=piece.h * DRAGGED, layer=names.FLYING)
    return replace(piece, y=piece.y - RISE, w=piece.w * GROWN, h=piece.h * GROWN, layer=names.FLYING)


def in_hand(canvas: Canvas, look: Look, raised: tuple[int, int], at: tuple[float, float] | None) -> None:
    """Draw the lifted knight in its light."""
    piece = knight_in_hand(look, raised, at)
    if piece is None:
        return
    x, y = piece.x - piece.w / 2, piece.y - piece.h / 2
    canvas.cast(piece.picture, x, y, piece.w, piece.h, 7 if at else 5)
    canvas.halo(piece.picture, x, y, piece.w, piece.h, "#ffb400", 5)
    canvas.put(piece.picture, x, y, piece.w, piece.h)


def hovered_knight(canvas: Canvas, look: Look, spot: str) -> None:
    """Draw a knight of the own reserve that is pointed at once more, lit."""
    box = spots.box_of(look, spot)
    knight = spots.knight_of(spot)
    if box is None or knight is None:
        return
    picture = names.knight_picture(knight[0])
    canvas.halo(picture, *box, "#ffb400", 4)
    canvas.put(picture, *box)
