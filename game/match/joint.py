"""What seats choose at the same time: collected in secret until every one of them has chosen."""

from __future__ import annotations

from game.match.log import Choice
from game.rules.core import SIMULTANEOUS, State


def choosers(state: State) -> tuple[int, ...]:
    """Return the seats that are to choose in this position, ascending; () where chance decides or nothing is left."""
    if state.actor >= 0:
        return (state.actor,)
    if state.actor != SIMULTANEOUS:
        return ()
    return tuple(seat for seat in range(len(state.scores())) if state.legal_actions(seat))


class Choices:
    """The choices of one moment. None is a choice that was made elsewhere and is not known here."""

    def __init__(self) -> None:
        self._made: dict[int, Choice | None] = {}

    def __contains__(self, seat: object) -> bool:
        return seat in self._made

    def __bool__(self) -> bool:
        return bool(self._made)

    def take(self, choice: Choice) -> None:
        """Keep the choice of a seat; its first one counts."""
        self._made.setdefault(choice.seat, choice)

    def seal(self, seat: int, sealed: bool) -> None:
        """Note that a seat chose elsewhere, or that its choice is void."""
        if sealed:
            self._made.setdefault(seat, None)
        else:
            self._made.pop(seat, None)

    def drop(self) -> None:
        """Forget everything: the moment is over."""
        self._made.clear()

    def complete(self, seats: tuple[int, ...]) -> list[Choice] | None:
        """Return the choices of all these seats, None while one is missing or not known here."""
        found = [choice for seat in seats if (choice := self._made.get(seat)) is not None]
        return found if seats and len(found) == len(seats) else None
