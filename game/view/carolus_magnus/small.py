"""The ring as a small square picture: for the title's cabinet and for lists of matches."""

from __future__ import annotations

from typing import Any

from game.rules import carolus_magnus as rules
from game.view.boxes import Box, Slot
from game.view.canvas import Canvas
from game.view.carolus_magnus import lands, names, stands
from game.view.carolus_magnus.ring import Land, partition_of, ring

_WHOLE, _RIM = 656.0, 8.0  # units of the ring, and round it
_SEAL = 230.0
_CASTLE, _KNIGHT, _FIGURE = 1.25, 1.35, 1.4  # what stands on the lands is larger than on the table
_DETAIL = 150.0  # a smaller picture shows no knights


def draw_small(canvas: Canvas, observation: Any, x: float, y: float, size: float) -> None:
    """Draw the position in the square box at x, y."""
    with canvas.clipped(x, y, size, size):  # the shadows of small lands are wider than the rim
        _draw(canvas, observation, x, y, size)


def _draw(canvas: Canvas, state: rules.State, x: float, y: float, size: float) -> None:
    k = size / (_WHOLE + 2 * _RIM)
    canvas.dim(x, y, size, size, "#2c1a0c", 235, size * 0.04)
    canvas.inner_shadow(x, y, size, size, size * 0.03, 150)
    middle = _scaled(Box((_WHOLE - _SEAL) / 2, (_WHOLE - _SEAL) / 2, _SEAL, _SEAL), x, y, k)
    canvas.put(f"{names.PICTURES}seal", *middle)
    for region, land in zip(rules.regions(state), _lands(state), strict=True):
        lands.draw_land(canvas, land.name, region.owner, _scaled(land.box, x, y, k))
        if size >= _DETAIL:
            for colour, slot in stands.groups(land, region.knights).items():
                _put(canvas, names.knight_picture(colour), _square(slot), x, y, k, _KNIGHT)
        for place in range(region.castles):
            _put(canvas, names.castle_picture(region.owner), stands.castle(land, place), x, y, k, _CASTLE)
    if state.emperor != rules.NOBODY:
        figure = stands.emperor(_lands(state)[state.emperor])
        _put(canvas, f"{names.PICTURES}emperor", figure, x, y, k, _FIGURE)


def _lands(state: rules.State) -> tuple[Land, ...]:
    return ring(partition_of(state), (0, 0, _WHOLE, _WHOLE)).lands


def _scaled(box: Box, x: float, y: float, k: float) -> Box:
    return Box(x + (box.x + _RIM) * k, y + (box.y + _RIM) * k, box.w * k, box.h * k)


def _square(slot: Slot) -> Slot:
    """Return the place of one knight in the middle of its group's."""
    return slot._replace(w=slot.h * stands.SHIELD)


def _put(canvas: Canvas, picture: str, slot: Slot, x: float, y: float, k: float, grown: float) -> None:
    """Draw what stands at a slot, larger, its foot where it was."""
    w, h = slot.w * grown, slot.h * grown
    box = _scaled(Box(slot.x - w / 2, slot.y + slot.h / 2 - h, w, h), x, y, k)
    canvas.put(picture, box.x, max(y, box.y), box.w, box.h)
