"""One moment of the match on one table: what the panels, the ring and the picking read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import threats as threat_rules
from game.view.boxes import Box
from game.view.carolus_magnus.choices import Choices, choices
from game.view.carolus_magnus.court import court_pieces
from game.view.carolus_magnus.geometry import Table
from game.view.carolus_magnus.middle import Middle, middle, middle_pieces
from game.view.carolus_magnus.ring import Ring, partition_of, ring
from game.view.carolus_magnus.ring_pieces import ring_pieces
from game.view.carolus_magnus.setup_words import side_name
from game.view.commands import button_box
from game.view.moment import Moment
from game.view.script import Piece

COLOURS = range(5)
#: the buttons that share a row
NEIGHBOURS = {"undo": "hint", "hint": "undo", "redo": "menu", "menu": "redo"}


@dataclass(frozen=True, eq=False)
class Look:
    """A moment and the places of the table; equal only to itself, for nothing compares two whole moments."""

    moment: Moment
    table: Table

    @property
    def state(self) -> rules.State:
        """The observation that is shown."""
        return self.moment.observation

    @property
    def turn(self) -> int:
        """The seat whose turn it is, also while chance decides for it; -1 for nobody."""
        return self.state.actor if self.state.actor >= 0 else self.state.turn

    @property
    def acting(self) -> int | None:
        """The seat for which somebody at this screen may act now."""
        return self.state.actor if self.moment.actions and self.state.actor >= 0 else None

    # ---- places and pieces
    @cached_property
    def ring(self) -> Ring:
        """Where the lands lie."""
        return ring(partition_of(self.state), self.table.board)

    @cached_property
    def middle(self) -> Middle:
        """Where supply and dice lie."""
        return middle(self.table.board, rules.HAND[self.state.players])

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """Every piece of the table, by its name (`names`)."""
        return {
            **ring_pieces(self.moment, self.ring, self.table.text_scale),
            **middle_pieces(self.moment, self.middle),
            **court_pieces(self.state, self.table),
        }

    # ---- what may be done
    @cached_property
    def choices(self) -> Choices:
        """The actions of the moment by what stands for them on the table."""
        return choices(self.moment.actions)

    def index_of(self, first: int) -> int | None:
        """Return the place in the ring of the region that begins with a tile, None if none does."""
        starts = tuple(self.state.starts)
        return starts.index(first) if first in starts else None

    def steps_to(self, index: int) -> int:
        """Return how many steps the emperor needs to a region; a whole lap to his own."""
        count = len(self.state.starts)
        return (index - self.state.emperor - 1) % count + 1

    def at_step(self, steps: int) -> int:
        """Return the place in the ring of the region so many steps away."""
        return (self.state.emperor + steps) % len(self.state.starts)

    # ---- numbers
    @cached_property
    def courts(self) -> tuple[tuple[int, ...], ...]:
        """The knights in all courts, by seat and colour."""
        return tuple(tuple(court) for court in self.state.courts)

    @cached_property
    def leads(self) -> tuple[int, ...]:
        """By how many knights the holder of every colour's arms is ahead of everybody else; 0 for arms nobody holds."""
        return tuple(
            threat_rules.lead(self.state, seat, colour) if seat >= 0 else 0
            for colour, seat in enumerate(self.state.arms)
        )

    @cached_property
    def threats(self) -> tuple[threat_rules.Threat, ...]:
        """Who could take which arms next turn."""
        return threat_rules.threats(self.state) if self.state.round else ()

    @cached_property
    def threatened(self) -> frozenset[int]:
        """The colours whose arms somebody could take with one turn."""
        return frozenset(threat.colour for threat in self.threats if not threat.twice)

    # ---- who and where
    def button(self, name: str) -> Box | None:
        """Return the place of a button, None where the match is without it; who has no neighbour has the whole row."""
        return button_box(self.moment, self.table.button, name, NEIGHBOURS.get(name))

    def kind(self, seat: int) -> str:
        """Return what kind of player sits at a seat: "person", "computer", "remote"."""
        return self.moment.kind(seat)

    def player(self, seat: int) -> str:
        """Return the name of whoever sits at a seat, that of the side when nobody is known."""
        seats = self.moment.seats
        known = seats[seat].name if 0 <= seat < len(seats) else ""
        return known or side_name(self.state.sides[seat])
