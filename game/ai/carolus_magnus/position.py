"""A position of Carolus Magnus as the computer thinks about it: between two turns, quick to copy and to play on."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.carolus_magnus.ring import Holders, Ring
from game.ai.carolus_magnus.worth import court_worth, lead_of, ring_worth
from game.rules.carolus_magnus.board import COLOUR_COUNT, HAND, NOBODY
from game.rules.carolus_magnus.state import State


@dataclass(frozen=True, slots=True)
class Plan:
    """One whole turn of a seat: what is left of it. value: how far ahead its side is then.

    court: knights of each colour for the own court. ring: (colour, index of the region) of each knight for the ring.
    """

    value: float
    court: tuple[int, ...]
    ring: tuple[tuple[int, int], ...]
    steps: int


class Position:
    """The ring and everything beside it.

    order: who acts this round, `at`: how many of them have acted. turns: how many were played since the search began.
    """

    __slots__ = (
        "arms",
        "at",
        "courts",
        "hand",
        "hands",
        "order",
        "played",
        "reserves",
        "ring",
        "ringed",
        "sides",
        "turns",
    )

    def __init__(self, state: State) -> None:
        self.ring = Ring(state)
        self.sides = tuple(state.sides)
        self.courts = [list(court) for court in state.courts]
        self.reserves = [list(reserve) for reserve in state.reserves]
        self.arms = list(state.arms)
        self.hand = HAND[state.players]
        self.hands = list(state.hands)
        self.played = list(state.played)
        self.order = _order(state)
        self.ringed = [sum(knights[colour] for knights in state.knights) for colour in range(COLOUR_COUNT)]
        self.at = 0
        self.turns = 0

    def clone(self) -> Position:
        """Return an independent copy."""
        copy = Position.__new__(Position)
        copy.ring = self.ring.clone()
        copy.sides = self.sides
        copy.courts = [court[:] for court in self.courts]
        copy.reserves = [reserve[:] for reserve in self.reserves]
        copy.arms = self.arms[:]
        copy.hand = self.hand
        copy.hands = self.hands[:]
        copy.played = self.played[:]
        copy.order = self.order[:]
        copy.ringed = self.ringed[:]
        copy.at = self.at
        copy.turns = self.turns
        return copy

    def holders(self) -> Holders:
        """Return which side holds the arms of each colour."""
        return tuple([NOBODY if seat == NOBODY else self.sides[seat] for seat in self.arms])

    def add_to_court(self, seat: int, court: tuple[int, ...]) -> None:
        """Play so many knights of each colour into the court of the seat; arms follow (rules 1.4)."""
        own, reserve = self.courts[seat], self.reserves[seat]
        for colour, count in enumerate(court):
            if not count:
                continue
            own[colour] += count
            reserve[colour] -= count
            holder = self.arms[colour]
            if holder == NOBODY or own[colour] > self.courts[holder][colour]:
                self.arms[colour] = seat

    def add_to_ring(self, seat: int, index: int, colours: tuple[int, ...]) -> None:
        """Play knights of these colours to a region."""
        self.ring.add(index, colours)
        for colour in colours:
            self.ringed[colour] += 1
            self.reserves[seat][colour] -= 1

    def court_worth(self) -> list[float]:
        """Return the worth of courts and arms by side."""
        return court_worth(self.sides, self.courts, self.arms, self.reserves, self.ringed, self.hand)

    def worth(self) -> list[float]:
        """Return the worth of the whole by side."""
        ring = ring_worth(self.ring, self.holders())
        return [one + other for one, other in zip(ring, self.court_worth(), strict=True)]

    def value(self, side: int) -> float:
        """Return by how much the side is ahead; a match that ends sooner is won or lost for more certain."""
        lead = lead_of(self.worth(), side)
        return lead * (1 + 1 / (1 + self.turns)) if self.ring.winners else lead


def _order(state: State) -> list[int]:
    """Return who acts when, as far as discs lie on the table; of equal numbers the one that came earlier acts first."""
    if state.order:
        return list(state.order)
    return sorted((seat for seat in state.choosing if state.played[seat]), key=lambda seat: state.played[seat])
