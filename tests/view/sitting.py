"""A match without a match: a position at which one sits, acts and looks, for the workbench and the tests of tables.

`tests/view/<game>/samples.py` offers `POSITIONS`: names, and functions that return a sitting each.
"""

from __future__ import annotations

import importlib
from dataclasses import replace
from typing import Any

from game.rules.core import State
from game.view.moment import Moment, SeatLook, Sentence, ViewPreferences

REMEMBERED = 24  # actions


def positions(key: str) -> dict[str, Any]:
    """Return the sample positions of a game: by their names functions, each of which returns a new sitting."""
    found: dict[str, Any] = importlib.import_module(f"tests.view.{key}.samples").POSITIONS
    return found


def moment(state: Any, seats: tuple[SeatLook, ...], **more: Any) -> Moment:
    """Return a moment as the table scene would make it: people may act when it is their turn. more: other fields."""
    actor = state.actor
    person = 0 <= actor < len(seats) and seats[actor].kind == "person"
    return Moment(
        observation=state,
        actions=tuple(state.legal_actions()) if person else (),
        can_hint=person,
        seat=next((number for number, seat in enumerate(seats) if seat.kind == "person"), None),
        actor=actor,
        seats=seats,
        can_undo=bool(more.get("last")),
        thinking=0 <= actor < len(seats) and not person,
        **more,
    )


class Sitting:
    """Applies actions, and keeps what the chronicle and the piles need. package: the view package of the game."""

    def __init__(self, package: Any, state: State, seats: tuple[SeatLook, ...]) -> None:
        self.package, self.state, self.seats = package, state, seats
        self.chronicle: tuple[Sentence, ...] = ()
        self.last: tuple[tuple[int, int], ...] = ()
        self.preferences = ViewPreferences()

    def seat_people(self) -> None:
        """Let a person sit on every seat."""
        self.seats = tuple(replace(seat, kind="person", level=0) for seat in self.seats)

    def apply(self, action: int) -> Any:
        """Apply an action; returns the position before it."""
        before = self.state.clone()
        self.state.apply(action)
        self.chronicle += self.package.sentences(before, action, self.state, self.seats, len(self.last))
        self.last = (*self.last, (before.actor, action))[-REMEMBERED:]
        return before

    @property
    def moment(self) -> Moment:
        """What is to be shown now."""
        state = self.state.clone()
        return moment(state, self.seats, chronicle=self.chronicle, last=self.last, preferences=self.preferences)
