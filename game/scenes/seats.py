"""The seats of a match as scenes and views need them."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.match import Seat
from game.view.listed import listed
from game.view.moment import SeatLook

NAMES = ("Henry", "Richard", "Eleanor", "Matilda")  # people of the time; a person writes their own


def looks_of(seats: Sequence[Seat]) -> tuple[SeatLook, ...]:
    """Return what a picture needs to know about each seat."""
    return tuple(SeatLook(seat.name, seat.kind, seat.colour, seat.level) for seat in seats)


def persons_of(seats: Sequence[Seat]) -> list[int]:
    """Return the seats at which a person sits, ascending."""
    return [number for number, seat in enumerate(seats) if seat.is_person]


def opponents(names: Sequence[str]) -> str:
    """Return who plays a match: "Anna against Bert"; of more than two nothing is said about who is against whom."""
    return _(" against ").join(names) if len(names) == 2 else listed(names)


def company(name: str, seats: int) -> list[str]:
    """Return the names at a table of so many seats at which somebody of that name sits first, all of them different."""
    return [name, *(other for other in NAMES if other != name)][:seats]
