"""From the mouse, the keys or a pad to an intent: what is pointed at, and where the focus of the keys goes."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules import rose_king as rules
from game.view.boxes import Box
from game.view.pointer import TablePointer
from game.view.rose_king import picking
from game.view.rose_king.look import Look
from game.view.rose_king.picking import BUTTONS, is_on
from game.view.rose_king.pieces import card_name
from game.view.table_view import LOOK_BACK, Intent


@dataclass
class Pointer(TablePointer[Look]):
    """What a person points at."""

    def stops(self, look: Look) -> dict[str, Box]:
        """Return the targets, the cards of the house to move, the buttons that work."""
        if look.moment.replaying:
            return {}
        found = [f"square:{square}" for square in sorted(look.by_square)]
        found += [card_name(card) for card in _hand(look)]
        found += [name for name in (LOOK_BACK, *BUTTONS) if is_on(look, name)]
        return {spot: box for spot in found if (box := picking.box_of(look, spot))}

    def first(self, look: Look) -> str | None:
        """Return the first card that can be played, else the draw."""
        if look.by_card:
            return card_name(min(look.by_card))
        return "draw" if is_on(look, "draw") else None

    def spot_at(self, look: Look, x: float, y: float) -> str | None:
        """Return the spot under a point."""
        return picking.spot_at(look, x, y, self.hovered)

    def is_there(self, look: Look, spot: str) -> bool:
        """Return whether a spot is on the table (still)."""
        return picking.box_of(look, spot) is not None

    def choose(self, look: Look, spot: str | None) -> Intent | None:
        """Return what choosing a spot means."""
        return picking.choose(look, spot)

    def numbered(self, look: Look, number: int) -> str | None:
        """Return the card at that place of the hand."""
        hand = _hand(look)
        return card_name(hand[number - 1]) if 0 < number <= len(hand) else None


def _hand(look: Look) -> tuple[int, ...]:
    """Return the cards of the house to move, none while nobody here may move."""
    house = look.state.house
    return look.state.hand(house) if look.moment.actions and house != rules.NOBODY else ()
