"""What pointing at a spot and pressing it means.

A spot is a name: "field:c3", "edge:c3-d3", "option:0" of an open slip, or a name that the side of the table has given.
Picking never judges what is legal: it looks the spot up among the actions of the moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz.board import MOST_CASTLES
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.land_regions import region_at
from game.view.boxes import Box
from game.view.lowenherz import asides, options, side
from game.view.lowenherz.choices import own_region
from game.view.lowenherz.look import Look
from game.view.lowenherz.spots import edge_of, edge_spot, field_of, field_spot

if TYPE_CHECKING:
    from game.view.lowenherz.pointer import Pointer


# ---- renegades and alliances: two regions, one after the other
def pairs(look: Look, pointer: Pointer) -> dict[tuple[int, int], int]:
    """Return the actions of what is being played, by the own region and the other one."""
    seat = look.acting
    if pointer.plan is None or seat is None:
        return {}
    found = look.choices.plays.get(pointer.plan, {})
    return {(own_region(seat, castle), other): action for (castle, other), action in found.items()}


def regions(look: Look, pointer: Pointer) -> list[int]:
    """Return the regions of which one is to be chosen for what is being played."""
    found = pairs(look, pointer)
    if pointer.own is None:
        return sorted({own for own, _ in found})
    return sorted(other for own, other in found if own == pointer.own)


def castle_field(look: Look, region: int) -> int:
    """Return the field of the castle of a region."""
    return look.state.castles[region // MOST_CASTLES][region % MOST_CASTLES]


# ---- what can be chosen
def fields(look: Look, pointer: Pointer) -> list[int]:
    """Return the fields that keys walk over: those with an action, or the castles of regions that can be chosen."""
    if pointer.plan is not None:
        return [castle_field(look, region) for region in regions(look, pointer)]
    return list(look.choices.fields)


def lit(look: Look, pointer: Pointer) -> list[int]:
    """Return the fields that glow: those that can be chosen, or all of the regions of which one is to be chosen."""
    if pointer.plan is None:
        return fields(look, pointer)
    return [field for region in regions(look, pointer) for field in fields_of(look.state.regions[region])]


def targets(look: Look, pointer: Pointer) -> dict[str, Box]:
    """Return the boxes of all spots that can be chosen now by their names, in the order in which keys walk."""
    found: dict[str, Box] = {}
    if pointer.opened is not None:
        found |= options.boxes(look, pointer.opened)
    else:
        found |= {field_spot(field): look.table.field_box(field) for field in fields(look, pointer)}
        if pointer.plan is None:
            found |= {edge_spot(edge): look.table.edge_box(edge) for edge in look.choices.edges}
    return {**found, **asides.targets(look), **side.targets(look, pointer.in_hand)}


def spot_at(look: Look, pointer: Pointer, x: float, y: float) -> str | None:
    """Return the spot at a point: also a field on which nothing can be done, for there is something to say of it."""
    beside = (asides.targets(look), side.spots(look))
    for spot, box in (pair for found in (options.boxes(look, pointer.opened), *beside) for pair in found.items()):
        if box.holds(x, y):
            return spot
    if look.choices.edges and pointer.plan is None:
        edge = look.table.edge_at(x, y)
        if edge is not None:
            return edge_spot(edge)
    field = look.table.field_at(x, y)
    return None if field is None else field_spot(field)


def box_of(look: Look, pointer: Pointer, spot: str | None) -> Box | None:
    """Return the place of a spot, None if it is nowhere now."""
    field, edge, aside = field_of(spot), edge_of(spot), asides.targets(look).get(spot or "")
    if aside is not None:
        return aside
    if field is not None:
        return look.table.field_box(field)
    if edge is not None:
        return look.table.edge_box(edge)
    return options.boxes(look, pointer.opened).get(spot or "") or side.box_of(look, spot or "")


def actions_of(look: Look, pointer: Pointer, spot: str | None) -> list[int]:
    """Return the actions that a spot of the board stands for now."""
    field, edge = field_of(spot), edge_of(spot)
    if pointer.plan is not None:
        return _planned(look, pointer, field)
    if edge is not None:
        return [look.choices.edges[edge]] if edge in look.choices.edges else []
    if field is not None:
        return look.choices.fields.get(field, [])
    number = options.number_of(spot)
    if number is not None and pointer.opened is not None:
        found = look.choices.fields.get(pointer.opened, [])
        return found[number : number + 1]
    return []


def _planned(look: Look, pointer: Pointer, field: int | None) -> list[int]:
    region = -1 if field is None else region_at(look.state, field)
    return [action for pair, action in pairs(look, pointer).items() if _fits(pair, pointer.own, region)]


def _fits(pair: tuple[int, int], own: int | None, region: int) -> bool:
    return pair[0] == region if own is None else pair == (own, region)
