"""The names of the spots of the board: "field:c3", "edge:c3-d3"."""

from __future__ import annotations

from game.rules.lowenherz.board import EDGE_NAMES, FIELD_NAMES

_FIELDS = {name: field for field, name in enumerate(FIELD_NAMES)}
_EDGES = {name: edge for edge, name in enumerate(EDGE_NAMES)}


def field_spot(field: int) -> str:
    """Return the spot of a field."""
    return f"field:{FIELD_NAMES[field]}"


def edge_spot(edge: int) -> str:
    """Return the spot of an edge."""
    return f"edge:{EDGE_NAMES[edge]}"


def field_of(spot: str | None) -> int | None:
    """Return the field of a spot, None if it is none."""
    kind, _, name = (spot or "").partition(":")
    return _FIELDS.get(name) if kind == "field" else None


def edge_of(spot: str | None) -> int | None:
    """Return the edge of a spot, None if it is none."""
    kind, _, name = (spot or "").partition(":")
    return _EDGES.get(name) if kind == "edge" else None
