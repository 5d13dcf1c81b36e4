"""A position of Rose King: ints, one bytearray, short lists. No random generator, no order of the pile, no history."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.core import CHANCE, TERMINAL, Outcome
from game.rules.open import OpenState
from game.rules.rose_king.actions import CARD, RED_SEAT
from game.rules.rose_king.apply import apply
from game.rules.rose_king.board import (
    ALL_CARDS,
    CENTRE,
    HALF_BITS,
    HALF_MASK,
    HEROES,
    HIGH_CARDS,
    LOW_CARDS,
    NOBODY,
    RED,
    SQUARES,
    STONES,
    cards_of,
)
from game.rules.rose_king.invariants import problems
from game.rules.rose_king.legal import chance_actions
from game.rules.rose_king.notation import state_to_text
from game.rules.rose_king.scoring import points, reckon


class State(OpenState):
    """A position, made by `new_state` (before ply 1) or `state_from_text`.

    board: a byte a square, 0 empty, 1 red stone, 2 white stone. crown: its square. hands, undrawn, discard: sets of
    cards, see `cards_of`; hands and heroes by house. supply: stones left. red: the seat that plays red, -1 until drawn.
    house: whose turn it is, also while chance decides that house's card; -1 when the match is over. drawing: chance
    turns up a card for a draw. eager: reshuffle as soon as the pile is empty. actions: what the actor may do, kept by
    `apply`, which must know who is blocked anyway; empty while chance decides.
    """

    __slots__ = (
        "actions",
        "actor",
        "board",
        "crown",
        "discard",
        "drawing",
        "eager",
        "hands",
        "heroes",
        "house",
        "red",
        "supply",
        "undrawn",
    )

    def __init__(self, red: int = 0, eager: bool = False) -> None:
        self.board = bytearray(SQUARES)
        self.crown = CENTRE
        self.hands = [0, 0]
        self.heroes = [HEROES, HEROES]
        self.undrawn = ALL_CARDS
        self.discard = 0
        self.supply = STONES
        self.red = red
        self.house = RED
        self.actor = CHANCE
        self.drawing = False
        self.eager = eager
        self.actions: list[int] = []

    apply = apply
    problems = problems
    to_text = state_to_text

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the actions of `seat` (default: of the actor), ascending; [] for whoever is not to act."""
        if seat is not None and seat != self.actor:
            return []
        if self.actor == CHANCE:
            return chance_actions(self)
        return self.actions[:]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Return (action, 1) for everything chance may bring, ascending; [] unless CHANCE is to act."""
        if self.actor != CHANCE:
            return []
        return [(action, 1) for action in chance_actions(self)]

    def sample_chance(self, below: Callable[[int], int]) -> int:
        """Return one chance action, all equally likely; `below(n)` gives an int in 0..n-1."""
        if self.red == NOBODY:
            return RED_SEAT + below(2)
        undrawn = self.undrawn
        cards = LOW_CARDS[undrawn & HALF_MASK] + HIGH_CARDS[undrawn >> HALF_BITS]
        return CARD + cards[below(len(cards))]

    def clone(self) -> State:
        """Return an independent copy."""
        copy = State.__new__(State)
        copy.board = self.board[:]
        copy.crown = self.crown
        copy.hands = self.hands[:]
        copy.heroes = self.heroes[:]
        copy.undrawn = self.undrawn
        copy.discard = self.discard
        copy.supply = self.supply
        copy.red = self.red
        copy.house = self.house
        copy.actor = self.actor
        copy.drawing = self.drawing
        copy.eager = self.eager
        copy.actions = self.actions[:]
        return copy

    def outcome(self) -> Outcome | None:
        """Return how the match ended ("last_stone" or "deadlock"), None while it goes on."""
        if self.actor != TERMINAL:
            return None
        return reckon(self.board, self.red, "deadlock" if self.supply else "last_stone")

    def scores(self) -> tuple[int, int]:
        """Return the points by seat."""
        red, white = points(self.board)
        return (white, red) if self.red == 1 else (red, white)

    def seat_of(self, house: int) -> int:
        """Return the seat that plays the house; -1 until the colours are drawn."""
        return NOBODY if self.red == NOBODY else house ^ self.red

    def house_of(self, seat: int) -> int:
        """Return the house that the seat plays; -1 until the colours are drawn."""
        return NOBODY if self.red == NOBODY else seat ^ self.red

    def hand(self, house: int) -> tuple[int, ...]:
        """Return the cards in the hand of the house, ascending."""
        return cards_of(self.hands[house])

    def __repr__(self) -> str:
        return f"<Rose King\n{self.to_text()}>"
