"""What a match is made of: who sits at the table, and the entries of its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.core import SIMULTANEOUS, State

PERSON = "person"
COMPUTER = "computer"
KINDS = (PERSON, COMPUTER)
NAME_LIMIT = 80
COLOUR_LIMIT = 16
LEVEL_LIMIT = 16
NO_ACTION = -1  # of an entry that several seats share


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table and who fills it. Raises ValueError for values that no save could hold."""

    kind: str
    name: str
    colour: int
    level: int = 0  # strength of a computer player, 0 for a person

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"unknown kind of seat {self.kind!r}")
        if len(self.name) > NAME_LIMIT:
            raise ValueError(f"a name has at most {NAME_LIMIT} characters")
        if not 0 <= self.colour < COLOUR_LIMIT or not 0 <= self.level < LEVEL_LIMIT:
            raise ValueError("colour and level are small numbers")

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.kind == PERSON


class Choice(NamedTuple):
    """What one seat chose where several choose at the same time."""

    seat: int
    action: int
    word: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One ply of the log: its number (from 1), who acted (a seat or CHANCE), the action and its word.

    Where several seats chose at the same time it is one ply as well: actor SIMULTANEOUS, action NO_ACTION, one choice a
    seat in `choices`, ascending, and all their words in `word` ("0 bid:3 1 bid:2"). On its way over a link, before all
    have chosen, each choice is an entry of its seat; such a one never gets into the log.
    """

    ply: int
    actor: int
    action: int
    word: str
    choices: tuple[Choice, ...] = ()

    @property
    def is_joint(self) -> bool:
        """Whether several seats chose it at the same time."""
        return self.actor == SIMULTANEOUS

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Who did what: (actor, action), or one such pair a seat where several chose."""
        return tuple(choice[:2] for choice in self.choices) if self.is_joint else ((self.actor, self.action),)

    def acts(self, seat: int) -> bool:
        """Return whether the seat had a part in it."""
        return self.actor == seat or any(choice.seat == seat for choice in self.choices)


def joint_entry(ply: int, choices: Iterable[Choice]) -> Entry:
    """Return the entry of what several seats chose at the same time."""
    ordered = tuple(sorted(choices))
    return Entry(ply, SIMULTANEOUS, NO_ACTION, " ".join(f"{seat} {word}" for seat, _, word in ordered), ordered)


@dataclass(frozen=True, slots=True)
class Rewind:
    """The log is cut back to its first `ply` plies."""

    ply: int


@dataclass(frozen=True, slots=True)
class Sealed:
    """Somebody elsewhere has chosen in secret; what it was comes with the ply. is_sealed False: choose again.

    Once all have chosen nobody chooses again: a choice that is void then comes to whatever the referee says.
    """

    seat: int
    is_sealed: bool = True


@dataclass(frozen=True, slots=True)
class Reseat:
    """Somebody else sits at a seat from now on. ply: the length of the log then, which the receiver fills in.

    machine: who plays it over a network, in the network's numbers; 0 where there is none.
    """

    seat: int
    holder: Seat
    ply: int = -1
    machine: int = 0


@dataclass(frozen=True, slots=True)
class Restart:
    """Everything is told again from the beginning."""


Message = Entry | Rewind | Sealed | Reseat | Restart  # what travels over a link


@dataclass(frozen=True, slots=True)
class Change:
    """What a view animates: two observations and the entry between them; entry None is a rewind.

    ply: the length of the log afterwards. The entry is whole: where an action is hidden, words come from `after`.
    reseat: who sits down; then the entry is None and nothing else has changed.
    """

    before: State
    entry: Entry | None
    after: State
    ply: int
    reseat: Reseat | None = None


def told(log: Sequence[Entry], reseats: Iterable[Reseat]) -> Iterator[Entry | Reseat]:
    """Yield a whole match in order: its plies, and where somebody else sat down."""
    place = 0
    for reseat in reseats:
        yield from log[place : reseat.ply]
        place = reseat.ply
        yield reseat
    yield from log[place:]


def seats_at(seats: Sequence[Seat], reseats: Iterable[Reseat], ply: int) -> tuple[Seat, ...]:
    """Return who sits where after `ply` plies; `seats` is who sat there before ply 1."""
    sitting = list(seats)
    for reseat in reseats:
        if reseat.ply <= ply:
            sitting[reseat.seat] = reseat.holder
    return tuple(sitting)
