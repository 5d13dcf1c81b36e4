"""One moment of the match on one table: what the panels, the ring and the picking read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.view.carolus_magnus.boxes import Box
from game.view.carolus_magnus.court import court_pieces
from game.view.carolus_magnus.geometry import Table
from game.view.carolus_magnus.middle import Middle, middle, middle_pieces
from game.view.carolus_magnus.ring import Ring, partition_of, ring
from game.view.carolus_magnus.ring_pieces import ring_pieces
from game.view.moment import Moment
from game.view.script import Piece

#: the buttons that share a row
NEIGHBOURS = {"undo": "hint", "hint": "undo", "redo": "menu", "menu": "redo"}


@dataclass(frozen=True)
class Look:
    """A moment and the places of the table."""

    moment: Moment
    table: Table

    @property
    def state(self) -> Any:
        """The observation that is shown."""
        return self.moment.observation

    @cached_property
    def ring(self) -> Ring:
        """Where the lands lie."""
        return ring(partition_of(self.state), self.table.board)

    @cached_property
    def middle(self) -> Middle:
        """Where supply and dice lie."""
        return middle(self.table.board)

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """Every piece of the table, by its name (`names`)."""
        return {
            **ring_pieces(self.moment, self.ring, self.table.text_scale),
            **middle_pieces(self.moment, self.middle),
            **court_pieces(self.state, self.table),
        }

    def button(self, name: str) -> Box | None:
        """Return the place of a button, None where the match is without it; who has no neighbour has the whole row."""
        box, without = self.table.button(name), self.moment.without
        if name in without:
            return None
        beside = NEIGHBOURS.get(name)
        if beside not in without:
            return box
        other = self.table.button(beside)
        return Box(min(box.x, other.x), box.y, box.w + abs(other.x - box.x), box.h)

    def kind(self, seat: int) -> str:
        """Return what kind of player sits at a seat: "person", "computer", "remote"."""
        return self.moment.seats[seat].kind if 0 <= seat < len(self.moment.seats) else "person"
