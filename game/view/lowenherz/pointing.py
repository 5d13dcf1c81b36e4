"""What is drawn because somebody points at something: previews, slips, the focus; and where a hint points."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.language import ngettext
from game.rules.core import TERMINAL
from game.rules.lowenherz import actions as of
from game.rules.lowenherz.land import fields_of
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.commands import why_off
from game.view.lowenherz import (
    asides,
    choices,
    foretell,
    ghosts,
    leaving,
    names,
    options,
    overlay,
    picking,
    plans,
    preview,
    spots,
    strengths,
    tips_land,
)
from game.view.lowenherz.frame import draw_again
from game.view.lowenherz.land import Land
from game.view.lowenherz.look import Look
from game.view.lowenherz.paint import box_of
from game.view.lowenherz.pointer import Pointer
from game.view.lowenherz.preview import Then

RING = 4.0  # how far the focus ring lies outside
WALLS, GONE = ("wall:", "turret:"), 70  # what would fall is faint


def action(look: Look, pointer: Pointer, hinted: int | None) -> int | None:
    """Return the action of the board that is pointed at, or that a hint means; None where there is none, or several."""
    found = picking.actions_of(look, pointer, pointer.pointed)
    if len(found) == 1:
        return found[0]
    return hinted if not found and hinted in look.moment.actions else None


def spot_of(action_: int) -> str | None:
    """Return the spot that stands for an action: a place of the board, a line of the card, a button; None for none."""
    field, edge, lines = choices.field_of(action_), choices.edge_of(action_), of.lines_of(action_)
    if field is not None:
        return spots.field_spot(field)
    if edge is not None:
        return spots.edge_spot(edge)
    if lines is not None:
        return f"lay:{lines}"
    if action_ == of.DONE:
        return "done"
    pairs = ((choices.RENEGADE, of.renegade_of), (choices.ALLIANCE, of.allied))
    if asides.spot_of(action_) is not None:
        return asides.spot_of(action_)
    return next((f"play:{kind}" for kind, pair_of in pairs if pair_of(action_) is not None), None)


def board(canvas: Canvas, look: Look, pointer: Pointer, land: Land, then: Then | None, hinted: int | None) -> None:
    """Draw what lies over the still board: the last wall, the place that is pointed at, and what would follow."""
    _last_wall(canvas, look)
    spot = pointer.pointed
    field, edge = spots.field_of(spot), spots.edge_of(spot)
    if field is not None and picking.actions_of(look, pointer, spot):
        overlay.lit_field(canvas, look.table.field_box(field), True)
    if edge is not None and edge in look.choices.edges:
        overlay.put_edge(canvas, look.table, edge, "edge_glow")
    if hinted is not None:
        _ring(canvas, picking.box_of(look, pointer, spot_of(hinted)))
    if pointer.plan is not None:
        plans.draw(canvas, look, pointer)
    elif then is None and (region := tips_land.region_of(look, spot)) >= 0:
        strengths.draw(canvas, look, region)
    if then is not None:
        _preview(canvas, look, pointer, land, then)
    if pointer.opened is not None:
        options.draw(canvas, look, pointer.opened, spot)
    if then is not None and pointer.opened is None:
        at = picking.box_of(look, pointer, spot_of(then.action))
        if at is not None:
            foretell.draw(canvas, then, at)


def remark(look: Look, pointer: Pointer, asked: str | None) -> str:
    """Return why the button that somebody asks of is off, else what is next of what was begun; "" for neither."""
    if pointer.plan is None:
        return why_off(look.moment, asked or "")
    return plans.remark(look, pointer)


def _preview(canvas: Canvas, look: Look, pointer: Pointer, land: Land, then: Then) -> None:
    """Draw the board as it would be: coloured land, new walls and men among those that stand there."""
    table, new = look.table, ghosts.pieces(then)
    gone = {name for name in look.pieces if name.startswith(WALLS) and name not in then.look.pieces}
    boxes = [table.field_box(field) for field in fields_of(ghosts.fields(then))]
    boxes += [box_of(piece).grown(4) for piece in (*new, *(look.pieces[name] for name in gone))]
    standing = [
        (replace(piece, alpha=GONE) if name in gone else piece, name in gone)
        for name, piece in look.pieces.items()
        if piece.layer < names.MARKER
    ]
    tint, every = partial(_tint, look=look, then=then), [*standing, *((piece, True) for piece in new)]
    places, wall = list(overlay.places(look, pointer)), choices.edge_of(then.action)
    signs = [*overlay.threats(look), *overlay.prices(look, pointer, wall)]
    draw_again(canvas, table, land, boxes, every, tint, places, signs)
    ghosts.over(canvas, then)
    region = strengths.concerned(then)
    if region >= 0:
        strengths.numbers(canvas, then.look, region)


def _tint(canvas: Canvas, look: Look, then: Then) -> None:
    ghosts.tint(canvas, then)
    edge, field = choices.edge_of(then.action), choices.field_of(then.action)
    if edge is not None:
        overlay.put_edge(canvas, look.table, edge, "edge_glow")
    if field is not None:
        overlay.lit_field(canvas, look.table.field_box(field), True)


def _last_wall(canvas: Canvas, look: Look) -> None:
    """Ring the newest wall, while it is the newest deed of somebody."""
    for _actor, done in reversed(look.moment.last):
        edge = choices.edge_of(done)
        if edge is not None and names.wall(edge) in look.pieces:
            overlay.put_edge(canvas, look.table, edge, "edge_last")
        if _actor >= 0:
            return


def focus(canvas: Canvas, look: Look, pointer: Pointer) -> None:
    """Draw the ring round the spot that keys and pads point at."""
    if pointer.keys and pointer.focus is not None and look.state.actor != TERMINAL:
        _ring(canvas, picking.box_of(look, pointer, pointer.focus))


def _ring(canvas: Canvas, box: Box | None) -> None:
    if box is not None:
        canvas.nine("ui/focus", *box.grown(RING))


def warning(look: Look, action_: int) -> str | None:
    """Return the question before a border for somebody else only or an end of what is paid for, None for neither."""
    seat = look.acting
    if action_ == of.DONE:
        return leaving.warning(look, action_)
    if choices.edge_of(action_) not in look.closing or seat is None:
        return None
    gains = preview.after(look, action_).gains
    others = [(gain, other) for other, gain in gains.items() if other != seat]
    if seat in gains or not others:
        return None
    n, other = max(others)
    asked = ngettext(
        "This border brings {name} {n} point. Place it?", "This border brings {name} {n} points. Place it?", n
    )
    return asked.format(name=look.player(other), n=n)
