"""One moment of the match on one table: what the panels and the picking read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.rules import rose_king as rules
from game.rules.core import CHANCE
from game.view.boxes import Box
from game.view.commands import button_box
from game.view.moment import Moment
from game.view.rose_king import words
from game.view.rose_king.geometry import Layout
from game.view.rose_king.pieces import all_pieces
from game.view.script import Piece

#: the buttons that share a row
NEIGHBOURS = {"undo": "hint", "hint": "undo", "redo": "menu", "menu": "redo"}


def near_house(moment: Moment) -> int:
    """Return the house whose hand lies at the bottom.

    Two people at one screen keep fixed sides, red at the bottom, since a table that turns round after every move is
    hard to follow; whoever sits alone at the screen has their own hand in front of them.
    """
    seats = moment.seats
    if moment.seat is None or (seats and all(seat.kind == "person" for seat in seats)):
        return rules.RED
    house = moment.observation.house_of(moment.seat)
    return rules.RED if house == rules.NOBODY else house


@dataclass(frozen=True)
class Look:
    """A moment, the places of the table, and the house at the bottom."""

    moment: Moment
    table: Layout
    near: int

    @property
    def state(self) -> rules.State:
        """The observation that is shown."""
        return self.moment.observation

    @property
    def is_dealing(self) -> bool:
        """Whether the hands are still being dealt."""
        return self.state.actor == CHANCE and not self.state.drawing

    @property
    def turn(self) -> int:
        """The house whose turn it is, nobody's during the deal and at the end."""
        return rules.NOBODY if self.is_dealing else self.state.house

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """Every piece of the table, by its name."""
        return all_pieces(self.moment, self.table, self.near)

    @cached_property
    def sizes(self) -> tuple[list[int], list[int]]:
        """The sizes of red's and of white's territories, largest first."""
        return rules.sizes(self.state.board)

    @cached_property
    def points(self) -> tuple[int, int]:
        """The points of red and of white."""
        red, white = self.sizes
        return sum(n * n for n in red), sum(n * n for n in white)

    @cached_property
    def by_card(self) -> dict[int, int]:
        """The action of every card that may be played now."""
        found = {}
        for action in self.moment.actions:
            card = rules.card_of(action)
            if card is not None:
                found[card] = action
        return found

    @cached_property
    def by_square(self) -> dict[int, int]:
        """The action of every square that may be chosen now."""
        found = {}
        for card, action in self.by_card.items():
            square = rules.target(self.state.crown, card)
            if square is not None:
                found[square] = action
        return found

    @property
    def can_draw(self) -> bool:
        """Whether a card can be drawn now."""
        return rules.DRAW in self.moment.actions

    def button(self, name: str) -> Box | None:
        """Return the place of a button, None where the match is without it; who has no neighbour has the whole row."""
        return button_box(self.moment, self.table.button, name, NEIGHBOURS.get(name))

    def house_panel(self, house: int) -> Box:
        """Return where the panel of a house lies."""
        return self.table.near_panel if house == self.near else self.table.far_panel

    def player(self, house: int) -> str:
        """Return the name of whoever plays the house."""
        return words.player_name(self.state, house, self.moment.seats)

    def kind(self, house: int) -> str:
        """Return what kind of player has the house: "person", "computer", "remote"."""
        return self.moment.kind(self.state.seat_of(house))

    def place_of(self, card: int) -> tuple[int, int] | None:
        """Return (house, place in the hand) of a card that somebody holds."""
        for house in (rules.RED, rules.WHITE):
            hand = self.state.hand(house)
            if card in hand:
                return house, hand.index(card)
        return None

    def holder(self, card: int) -> int:
        """Return the house that holds the card, -1 when nobody does."""
        found = self.place_of(card)
        return rules.NOBODY if found is None else found[0]
