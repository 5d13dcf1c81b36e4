"""A slip beside a field that stands for several actions: how to pay, which region expands, a knight or an expansion."""

from __future__ import annotations

from game.language import _
from game.rules.lowenherz import actions as of
from game.rules.lowenherz.board import FIELD_NAMES
from game.rules.lowenherz.cards import FOREST_COST, KIND_VALUES, TREASURES
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz import names
from game.view.lowenherz.look import Look
from game.view.palette import INK, OXBLOOD

ROW, WIDE, PAD = 34.0, 208.0, 9.0


def actions(look: Look, field: int | None) -> list[int]:
    """Return the actions among which the slip of a field lets choose, [] where there is no slip."""
    found = [] if field is None else look.choices.fields.get(field, [])
    return found if len(found) > 1 else []


def number_of(spot: str | None) -> int | None:
    """Return the number of an option's spot, from 0; None for the others."""
    kind, _sep, number = (spot or "").partition(":")
    return int(number) if kind == "option" and number.isdigit() else None


def slip(look: Look, field: int) -> Box:
    """Return the place of the whole slip: beside the field, inside the board."""
    at, board = look.table.field_box(field), look.table.fields
    h = ROW * len(actions(look, field)) + 2 * PAD + 4
    x = at.right + 6 if at.right + 6 + WIDE <= board.right else at.x - 6 - WIDE
    y = min(max(board.y, at.y + at.h / 2 - h / 2), board.bottom - h)
    return Box(x, y, WIDE, h)


def boxes(look: Look, field: int | None) -> dict[str, Box]:
    """Return the rows of the slip of a field by their spots."""
    found = actions(look, field)
    if field is None or not found:
        return {}
    whole = slip(look, field)
    return {
        f"option:{n}": Box(whole.x + PAD, whole.y + PAD + n * ROW, whole.w - 2 * PAD - 2, ROW - 3)
        for n in range(len(found))
    }


def words(look: Look, action: int) -> str:
    """Return what an action of a field is, in a few words."""
    placed, removed, taken = of.placed_knight(action), of.removed_knight(action), of.taken(action)
    if taken is not None and look.acting is not None:
        castle = look.state.castles[look.acting][taken[0]]
        return _("Expand from {castle}").format(castle=FIELD_NAMES[castle])
    field, payment = placed or removed or (0, 0)
    if payment:
        return _("Pay with the treasure of {n}").format(n=KIND_VALUES[TREASURES[payment - 1]])
    if look.state.forest >> field & 1:
        return _("Pay {n} ducats").format(n=FOREST_COST)
    return _("Place a knight") if placed else _("Remove the knight")


def _picture(look: Look, action: int) -> str:
    """Return the picture of an option."""
    placed, removed = of.placed_knight(action), of.removed_knight(action)
    pair = placed or removed
    if pair is None:
        return f"{names.PICTURES}swords"
    if pair[1]:
        return f"{names.PICTURES}politics_treasure_{KIND_VALUES[TREASURES[pair[1] - 1]]}"
    if look.state.forest >> pair[0] & 1:
        return f"{names.PICTURES}coin"
    return names.of_colour("knight_figure", look.acting or 0, look.state.neutral)


def draw(canvas: Canvas, look: Look, field: int, pointed: str | None) -> None:
    """Draw the slip of a field, the row that is pointed at lit."""
    found = actions(look, field)
    if not found:
        return
    whole = slip(look, field)
    canvas.nine("lowenherz/bubble", whole.x - 6, whole.y - 5, whole.w + 14, whole.h + 14)
    for (spot, box), action in zip(boxes(look, field).items(), found, strict=True):
        if spot == pointed:
            canvas.dim(*box, "#c98a1c", 90, 6)
        canvas.put_inside(_picture(look, action), box.x + 5, box.y + 3, 26, box.h - 6)
        ink = OXBLOOD if spot == pointed else INK
        canvas.text(words(look, action), box.x + 38, box.y + box.h / 2, "body", 16, ink, "midleft", fit=box.w - 44)
