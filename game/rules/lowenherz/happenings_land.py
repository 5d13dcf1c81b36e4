"""The kinds of things that happen on the land in a ply. A seat that is NOBODY is that of the neutral colour."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TileLaid:
    """A tile (tile * 4 + turns) came to the next slot."""

    slot: int
    laid: int


@dataclass(frozen=True, slots=True)
class CastlePlaced:
    """A seat placed a castle, of its own colour or of the neutral one."""

    seat: int
    colour: int
    field: int


@dataclass(frozen=True, slots=True)
class KnightPlaced:
    """A seat placed a knight, of its own colour or of the neutral one."""

    seat: int
    colour: int
    field: int


@dataclass(frozen=True, slots=True)
class KnightRemoved:
    """A renegade left: a knight of a colour went back to the supply."""

    seat: int
    colour: int
    field: int


@dataclass(frozen=True, slots=True)
class AllianceMade:
    """A seat allied its region with another one."""

    seat: int
    own: int
    other: int


@dataclass(frozen=True, slots=True)
class AllianceEnded:
    """A seat ended such an alliance."""

    seat: int
    own: int
    other: int


@dataclass(frozen=True, slots=True)
class RenegadePlayed:
    """A seat played a renegade from the region `prey` to its own region `host`."""

    seat: int
    host: int
    prey: int


@dataclass(frozen=True, slots=True)
class BorderPlaced:
    """A seat placed a border."""

    seat: int
    edge: int


@dataclass(frozen=True, slots=True)
class BordersLapsed:
    """A seat may place no more borders, though so many are left, for it has a region round each castle."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class RegionFounded:
    """A closed area became a region; seat: its owner, or NOBODY, who gets no points."""

    region: int
    seat: int
    fields: int  # how many
    cities: int
    points: int


@dataclass(frozen=True, slots=True)
class FieldTaken:
    """A seat expanded its region to a field, for `points`; prey: the region it was of, or NONE; lost: by its owner."""

    seat: int
    region: int
    field: int
    points: int
    prey: int
    lost: int


@dataclass(frozen=True, slots=True)
class CutOff:
    """The rest of a region was cut off from its castle; seat: its owner or NOBODY. lost: more than before in this
    expansion, which is charged as one."""

    region: int
    seat: int
    fields: int  # how many
    cities: int
    lost: int
