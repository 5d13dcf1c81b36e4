"""What would follow from an action: another look at the same table, and the numbers in which it differs."""

from __future__ import annotations

from dataclasses import replace

from game.view.carolus_magnus import names
from game.view.carolus_magnus.look import Look
from game.view.script import Piece


def after(look: Look, action: int) -> Look:
    """Return the look after an action of the moment, on the same table; nobody can act in it."""
    state = look.state.clone()
    state.apply(action)
    return Look(replace(look.moment, observation=state, actions=(), actor=state.actor), look.table)


def changed_labels(look: Look, then: Look) -> list[Piece]:
    """Return the labels of lands whose strengths are others then."""
    found = [(name, piece) for name, piece in then.pieces.items() if name.startswith("label:")]
    return [piece for name, piece in found if name in look.pieces and look.pieces[name].picture != piece.picture]


def changed_courts(look: Look, then: Look) -> list[tuple[int, int]]:
    """Return the rows (seat, colour) that have another number then."""
    return [
        (seat, colour)
        for seat, court in enumerate(then.courts)
        for colour, count in enumerate(court)
        if count != look.courts[seat][colour]
    ]


def moved_arms(look: Look, then: Look) -> list[int]:
    """Return the colours whose arms are held by another seat then."""
    return [colour for colour, seat in enumerate(then.state.arms) if seat != look.state.arms[colour]]


def new_knight(look: Look, then: Look) -> Piece | None:
    """Return the knight that a court has then and has not now."""
    for seat, colour in changed_courts(look, then):
        name = names.court(seat, colour, then.courts[seat][colour] - 1)
        if name in then.pieces:
            return then.pieces[name]
    return None
