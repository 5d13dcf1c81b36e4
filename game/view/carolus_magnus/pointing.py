"""What is drawn because somebody points at something: previews, slips, a lit button, the focus."""

from __future__ import annotations

from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import stops
from game.rules.core import TERMINAL
from game.view import commands
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import ghosts, overlay, picking, preview, spots, tips, tooltip
from game.view.carolus_magnus.buttons import button, keep, knob
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.pointer import Pointer
from game.view.table_view import LOOK_BACK

RING = 4  # how far the focus ring lies outside
MOST_W, MOST_H = 300.0, 90.0  # a larger thing does not shake its head


class Foresight:
    """What would follow from what is pointed at; the latest is kept, for nothing is worked out in every frame."""

    def __init__(self) -> None:
        self._look: Look | None = None
        self._action: int | None = None
        self._then: Look | None = None

    def then(self, look: Look, pointer: Pointer, hinted: int | None = None) -> Look | None:
        """Return the look after the placement that is pointed at, or that the hint means; None for everything else."""
        action = None
        if pointer.colour is not None:
            action = picking.action_of(look, pointer.pointed, pointer.colour)
        elif hinted is not None and hinted in (*look.choices.court.values(), *look.choices.lands.values()):
            action = hinted
        if look is not self._look or action != self._action:
            self._look, self._action = look, action
            self._then = None if action is None else preview.after(look, action)
        return self._then


def tip_of(look: Look, pointer: Pointer) -> tooltip.Tip | None:
    """Return the slip of what is pointed at, None where there is nothing to say."""
    spot = pointer.pointed
    if spot is None or pointer.at is not None or look.state.emperor < 0:
        return None
    index = spots.land_of(look, spot)
    if index is not None:
        return None if pointer.lifted is not None else tips.land_tip(look, index)
    row = spots.row_of(spot)
    if row is not None and look.state.round:
        return tips.row_tip(look, *row)
    return None


def merging(look: Look, spot: str | None) -> list[int]:
    """Return the regions that would merge with the one that is pointed at, if the emperor can go there now."""
    index = spots.land_of(look, spot)
    if index is None or look.steps_to(index) not in look.choices.steps:
        return []
    seen = stops.visit(look.state, index)
    count = len(look.state.starts)
    around = ((index - 1) % count, (index + 1) % count)
    return [other for other in around if rules.name_at(look.state, other) in seen.merged]


def under(canvas: Canvas, look: Look, pointer: Pointer, then: Look | None) -> None:
    """Light where a knight in hand can go, the land that is pointed at, as it would be then, and those that merge."""
    spot = pointer.pointed
    if pointer.colour is not None:
        overlay.places(canvas, look, pointer.colour)
    index = spots.land_of(look, spot)
    if index is None:
        return
    for other in merging(look, spot):
        ghosts.land(canvas, look, other, "merge")
    if picking.action_of(look, spot, pointer.colour) is not None:
        ghosts.land(canvas, look, index, then=then)


def over(canvas: Canvas, look: Look, pointer: Pointer, hinted: int | None, coach: Box) -> None:
    """Draw what lies over everything else: the hint, the knight in hand, the focus, the slip.

    coach: where a sheet lies over the table, behind which no slip can be read.
    """
    if hinted is not None:
        draw_hint(canvas, look, hinted)
    if pointer.raised is not None:
        overlay.in_hand(canvas, look, pointer.raised, pointer.at)
    draw_focus(canvas, look, pointer)
    tip = tip_of(look, pointer)
    if tip is not None:
        table = look.table
        room = Box(4, 4, table.w - 8, table.h - 8) if tip.beside else table.board.grown(3)
        tooltip.draw(canvas, tooltip.beside(tip, coach), room)


def draw_button(canvas: Canvas, look: Look, pointer: Pointer) -> None:
    """Draw the button that is pointed at once more, lit."""
    if look.moment.replaying:
        return
    spot = pointer.pointed
    state = "pressed" if pointer.pressed == spot else "hover"
    if spot in spots.BUTTONS and commands.is_on(look.moment, spot):
        button(canvas, look, spot, state)
    elif spot == LOOK_BACK:
        knob(canvas, look, state)
    elif spot == "keep":
        keep(canvas, look, state)
    elif spot is not None and spots.land_of(look, spot) is None and picking.action_of(look, spot) is not None:
        overlay.chosen(canvas, look, spot)
    elif picking.can_lift(look, spot) and pointer.raised is None and spot is not None:
        overlay.hovered_knight(canvas, look, spot)


def draw_focus(canvas: Canvas, look: Look, pointer: Pointer) -> None:
    """Draw the ring round the spot that keys and pads point at."""
    spot = pointer.focus
    if not pointer.keys or spot is None or look.state.actor == TERMINAL:
        return
    box = tips.anchor(look, index) if (index := spots.land_of(look, spot)) is not None else spots.box_of(look, spot)
    if box is not None:
        canvas.nine("ui/focus", *Box(*box).grown(RING))


def draw_hint(canvas: Canvas, look: Look, action: int) -> None:
    """Ring what a hint means: the spot, of a placement the knight and where it goes."""
    for spot in spots_of(look, action):
        index = spots.land_of(look, spot)
        if index is not None:
            ghosts.land(canvas, look, index)
        box = tips.anchor(look, index) if index is not None else spots.box_of(look, spot)
        if box is not None:
            canvas.nine("ui/focus", *Box(*box).grown(RING))


def spots_of(look: Look, action: int) -> list[str]:
    """Return the spots that stand for an action, of a placement first the knight and then where it goes."""
    found, seat = look.choices, look.acting
    for number, one in found.discs.items():
        if one == action:
            return [f"disc:{seat}:{number}"]
    for steps, one in found.steps.items():
        if one == action:
            return [spots.land_spot(look, look.at_step(steps))]
    for kind, by in (("crown", found.crowns), ("die", found.dice)):
        for colour, one in by.items():
            if one == action:
                return [f"{kind}:{spots.colour_word(colour)}"]
    for colour, one in found.court.items():
        if one == action:
            return [f"knight:{spots.colour_word(colour)}:0", "court"]
    for (colour, first), one in found.lands.items():
        index = look.index_of(first)
        if one == action and index is not None:
            return [f"knight:{spots.colour_word(colour)}:0", spots.land_spot(look, index)]
    return ["keep"] if action == found.keep else []


def refused(look: Look, spot: str) -> Box | None:
    """Return what shakes its head when a spot is refused, None where that is too large a thing."""
    index = spots.land_of(look, spot)
    box = tips.anchor(look, index) if index is not None else spots.box_of(look, spot)
    return None if box is None or box[2] > MOST_W or box[3] > MOST_H else Box(*box)
