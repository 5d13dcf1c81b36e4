"""One moment of the match on one table: what the panels, the board and the picking read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.rules.lowenherz import State, phases
from game.rules.lowenherz.land_expansion import expansions
from game.rules.lowenherz.land_regions import all_land, neutral_zones, own_land
from game.view.boxes import Box
from game.view.commands import button_box
from game.view.lowenherz import reach
from game.view.lowenherz.choices import Choices, choices
from game.view.lowenherz.geometry import Table
from game.view.lowenherz.ground import Scene, scene
from game.view.lowenherz.men import men_pieces
from game.view.lowenherz.princes import colour_name
from game.view.lowenherz.realms import owners, region_pieces
from game.view.lowenherz.tones import NEUTRAL
from game.view.lowenherz.track import marker_pieces
from game.view.lowenherz.walls import closing, wall_pieces
from game.view.moment import Moment
from game.view.script import Piece

#: the buttons that share a row
NEIGHBOURS = {"done": "undo", "undo": "done", "hint": "menu", "menu": "hint"}


@dataclass(frozen=True, eq=False)
class Look:
    """A moment and the places of the table; equal only to itself, for nothing compares two whole moments."""

    moment: Moment
    table: Table

    @property
    def state(self) -> State:
        """The observation that is shown."""
        state: State = self.moment.observation
        return state

    @property
    def turn(self) -> int:
        """The seat whose turn it is, also while chance decides for it; -1 for nobody."""
        return self.state.actor if self.state.actor >= 0 else self.state.turn

    @cached_property
    def acting(self) -> int | None:
        """The seat for which somebody at this screen may act now."""
        if not self.moment.actions:
            return None
        return self.state.actor if self.state.actor >= 0 else self.moment.seat

    # ---- places and pieces
    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """Everything that stands on the board and its frame, by name (`names`)."""
        state, table = self.state, self.table
        return {
            **wall_pieces(state, table),
            **men_pieces(state, table),
            **region_pieces(state, table),
            **marker_pieces(state, table),
        }

    @cached_property
    def scene(self) -> Scene:
        """How the land looks."""
        return scene(self.state)

    @cached_property
    def owners(self) -> tuple[int, ...]:
        """By field the colour of its region, -1 for none."""
        return owners(self.state)

    @cached_property
    def zones(self) -> int:
        """The fields of areas without a castle; none in the set-up, in which nothing is closed yet."""
        return 0 if self.state.phase in phases.SET_UP else neutral_zones(self.state)

    # ---- what may be done
    @cached_property
    def choices(self) -> Choices:
        """The actions of the moment by what stands for them on the table."""
        return choices(self.moment.actions)

    @cached_property
    def closing(self) -> dict[int, tuple[int, ...]]:
        """The edges on which a wall can be placed that founds regions, with the numbers of the regions."""
        return closing(self.state, self.choices.edges)

    @cached_property
    def threatened(self) -> int:
        """The fields of own regions that somebody could take by expanding now, where the settings want them marked."""
        state = self.state
        if not self.moment.preferences.show_threats or state.phase in phases.SET_UP:
            return 0
        found = 0
        for seat in range(state.players):
            if seat != self.moment.seat:
                found |= sum({1 << field for _castle, field in expansions(state, seat)})
        return found & own_land(state, self.moment.seat) if self.moment.seat is not None else found & all_land(state)

    @cached_property
    def preys(self) -> frozenset[tuple[int, int]]:
        """All (region, other) of which the first could take a field of the other, if it were to expand now."""
        return reach.preys(self.state)

    # ---- who
    def button(self, name: str) -> Box | None:
        """Return the place of a button, None where the match is without it; who has no neighbour has the whole row.

        Undo is narrower while something can be done again, which has the rest of its place.
        """
        if name == "redo" and not self.moment.can_redo:
            return None
        box = button_box(self.moment, self.table.button, name, NEIGHBOURS.get(name))
        if box is not None and name == "undo" and self.button("redo") is not None:
            return box._replace(w=box.w - self.table.redo.w - 2)
        return box

    def kind(self, seat: int) -> str:
        """Return what kind of player sits at a seat: "person", "computer", "remote"."""
        return self.moment.seats[seat].kind if 0 <= seat < len(self.moment.seats) else "person"

    def player(self, seat: int) -> str:
        """Return the name of whoever sits at a seat, that of its colour when nobody is known."""
        seats = self.moment.seats
        known = seats[seat].name if 0 <= seat < len(seats) else ""
        return known or colour_name(seat)

    def owner_name(self, colour: int) -> str:
        """Return the name of whoever plays a colour, or that of the colour that nobody plays."""
        return self.player(colour) if colour < self.state.players else colour_name(NEUTRAL)
