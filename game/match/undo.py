"""What may be taken back.

At one screen (policy TABLE): in practice (one person against computers) freely, back to the person's last own decision,
through computers and chance. With several persons: the acting person's last actions, until another seat or chance has
acted; once that happened the barrier stays, also when the later action is itself taken back.

Over a network: as between several persons, and only while a seat is to choose; under TURN only while it is still the
same seat that is to choose, under MOVE until the next one has. What was taken back does not come again by itself.

What seats chose at the same time is never taken back: everybody has seen it. Nor is anything before a ply by which a
person at the table came to know what was hidden (`State.reveals`), by whatever policy: a look into a stack, a card that
is turned over. What a computer player came to know it forgets.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.match.log import Entry, Seat

TABLE, TURN, MOVE = "table", "turn", "move"


def is_practice(seats: Sequence[Seat]) -> bool:
    """Return whether exactly one person sits at the table."""
    return sum(seat.is_person for seat in seats) == 1


def is_person(actor: int, seats: Sequence[Seat]) -> bool:
    """Return whether the actor is a seat with a person; chance and computers are none."""
    return actor >= 0 and seats[actor].is_person


def next_barrier(barrier: int, log: Sequence[Entry], seats: Sequence[Seat]) -> int:
    """Return the number of plies that stay fixed between persons, after the last entry of `log` was added."""
    if not is_person(log[-1].actor, seats):
        return len(log)
    if len(log) > 1 and log[-2].actor != log[-1].actor:
        return len(log) - 1
    return barrier


def undo_target(
    log: Sequence[Entry], seats: Sequence[Seat], barrier: int, policy: str = TABLE, actor: int = 0
) -> int | None:
    """Return how many plies remain after an undo, None when nothing may be taken back. actor: whoever is to act."""
    if policy == TABLE and is_practice(seats):
        return _practice_target(log, seats)
    if len(log) <= barrier:
        return None
    if policy != TABLE and actor < 0:
        return None  # chance, secrets or the end: all of them have been seen
    if policy == TURN and actor != log[-1].actor:
        return None
    return len(log) - 1


def _practice_target(log: Sequence[Entry], seats: Sequence[Seat]) -> int | None:
    for index in range(len(log) - 1, -1, -1):
        if is_person(log[index].actor, seats):
            return index
    return None


def redo_length(undone: Sequence[Entry], seats: Sequence[Seat]) -> int:
    """Return how many of the undone plies one redo brings back: a decision and what others answered to it."""
    for index in range(1, len(undone)):
        if is_person(undone[index].actor, seats):
            return index
    return len(undone)
