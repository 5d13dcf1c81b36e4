"""The actions of a moment, by what stands for them on the table. Nothing here judges what is legal. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.rules.lowenherz import actions as of
from game.rules.lowenherz.board import MOST_CASTLES

RENEGADE, ALLIANCE, BREAK = PLAYS = ("renegade", "alliance", "break")


@dataclass(slots=True)
class Choices:
    """Actions by what they mean.

    fields: by field, ascending; of one field there can be several (ways to pay, regions that expand to it, a knight or
    an expansion). edges: by edge. lays: by mask of lines. plays: by kind (PLAYS) and then by (number of the own castle,
    other region). looks: by stack; keeps: by kind of card. pays and asks: by ducats. bids: by (ducats, treasures).
    """

    fields: dict[int, list[int]] = field(default_factory=dict)
    edges: dict[int, int] = field(default_factory=dict)
    lays: dict[int, int] = field(default_factory=dict)
    plays: dict[str, dict[tuple[int, int], int]] = field(default_factory=dict)
    looks: dict[int, int] = field(default_factory=dict)
    keeps: dict[int, int] = field(default_factory=dict)
    pays: dict[int, int] = field(default_factory=dict)
    asks: dict[int, int] = field(default_factory=dict)
    bids: dict[tuple[int, int], int] = field(default_factory=dict)
    done: int | None = None
    accept: int | None = None
    duel: int | None = None


def choices(actions: Iterable[int]) -> Choices:
    """Return the actions sorted by their kind."""
    found = Choices()
    for action in actions:
        _sort(found, action)
    return found


def field_of(action: int) -> int | None:
    """Return the field on which the action places, removes or takes something; None for the others."""
    castle = of.castle_of(action)
    if castle is not None:
        return castle
    pair = of.placed_knight(action) or of.removed_knight(action)
    if pair is not None:
        return pair[0]
    taken = of.taken(action)
    return None if taken is None else taken[1]


def _sort(found: Choices, action: int) -> None:
    field_ = field_of(action)
    if field_ is not None:
        found.fields.setdefault(field_, []).append(action)
        return
    edge, lines = of.edge_of(action), of.lines_of(action)
    if edge is not None:
        found.edges[edge] = action
    elif lines is not None:
        found.lays[lines] = action
    elif action == of.DONE:
        found.done = action
    else:
        _sort_talk(found, action)


def _sort_talk(found: Choices, action: int) -> None:
    """Sort what is chosen beside the board."""
    for kind, pair_of in ((RENEGADE, of.renegade_of), (ALLIANCE, of.allied), (BREAK, of.broken_off)):
        pair = pair_of(action)
        if pair is not None:
            found.plays.setdefault(kind, {})[pair] = action
            return
    offer, bid = of.offer_of(action), of.bid_of(action)
    if offer is not None:
        (found.pays if offer[0] else found.asks)[offer[1]] = action
    elif bid is not None:
        found.bids[bid] = action
    elif action == of.ACCEPT:
        found.accept = action
    elif action == of.DUEL:
        found.duel = action
    elif of.LOOK <= action < of.CONTENT:
        found.looks[action - of.LOOK] = action
    else:
        kept = of.kept(action)
        if kept is not None:
            found.keeps[kept] = action


def own_region(seat: int, castle: int) -> int:
    """Return the number of the region round a castle of a seat."""
    return seat * MOST_CASTLES + castle


edge_of = of.edge_of
