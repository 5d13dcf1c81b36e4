"""What a match is made of: who sits at the table, and the entries of its log."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core import State

PERSON = "person"
COMPUTER = "computer"
KINDS = (PERSON, COMPUTER)
NAME_LIMIT = 80
COLOUR_LIMIT = 16
LEVEL_LIMIT = 16


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


@dataclass(frozen=True, slots=True)
class Entry:
    """One ply of the log: its number (from 1), who acted (a seat or CHANCE), the action and its word."""

    ply: int
    actor: int
    action: int
    word: str


@dataclass(frozen=True, slots=True)
class Rewind:
    """The log is cut back to its first `ply` plies."""

    ply: int


Message = Entry | Rewind  # what travels over a link


@dataclass(frozen=True, slots=True)
class Change:
    """What a view animates: two observations and the entry between them; entry None is a rewind.

    ply: the length of the log afterwards. The entry is whole: where an action is hidden, words come from `after`.
    """

    before: State
    entry: Entry | None
    after: State
    ply: int
