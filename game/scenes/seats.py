"""The seats of a match as scenes and views need them."""

from __future__ import annotations

from collections.abc import Sequence

from game.match import Seat
from game.view.moment import SeatLook

NAMES = ("Henry", "Richard", "Eleanor", "Matilda")  # people of the time; a person writes their own


def looks_of(seats: Sequence[Seat]) -> tuple[SeatLook, ...]:
    """Return what a picture needs to know about each seat."""
    return tuple(SeatLook(seat.name, seat.kind, seat.colour, seat.level) for seat in seats)


def persons_of(seats: Sequence[Seat]) -> list[int]:
    """Return the seats at which a person sits, ascending."""
    return [number for number, seat in enumerate(seats) if seat.is_person]
