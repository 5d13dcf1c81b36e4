"""A lesson that is played: what is said at each step, what is asked for, and the plies that come by themselves.

A lesson is a script of one match: every ply of it, of persons, others and chance, stands there as the word of the
game's notation, in its order. So the log alone makes its positions, as in any match.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

PUPIL = 0  # the seat of whoever learns


@dataclass(frozen=True, slots=True)
class Step:
    """One step. words: what is said, marked by `N_`: what to do, and why; at most 25 words.

    spots: what shines, as the table names its places, divided by spaces; for each wish where there are several, the
    first of them to be pressed first, the last one last. wish: the actions of the pupil that are asked for, one after
    another; "" where the step only explains. before: plies that are passed over before anything is said; then: those
    that follow, seen one by one, and after which the next step begins. All of them are words divided by spaces; where
    several seats choose at the same time there is a word for each that is still to choose, in their order.
    """

    words: str
    spots: tuple[str, ...] = ()
    wish: str = ""
    before: str = ""
    then: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of a game, and what is offered after it.

    options: of the table on which it is played. kept: what to keep in mind, in a few sentences marked by `N_`.
    first_seats, first_options: the first match against the gentlest computer players.
    """

    steps: tuple[Step, ...]
    seats: int
    options: dict[str, str]
    kept: tuple[str, ...]
    first_seats: int
    first_options: dict[str, str] = field(default_factory=dict)


@runtime_checkable
class Teaching(Protocol):
    """What the package of a game offers beside, which can be learned by playing."""

    def lesson(self) -> Lesson:
        """Return the lesson of the game."""


class Lectern(Protocol):
    """What the table of every game has for whoever teaches the game at it."""

    @property
    def lectern(self) -> tuple[float, float, float, float]:
        """The place (x, y, w, h) of the coach, with nothing on it that a lesson needs; 190 x 180 at least."""

    def place_of(self, spot: str) -> tuple[float, float, float, float] | None:
        """Return where a spot lies, by the names that steps and lines of the chronicle have for it; None: nowhere."""

    def shine(self, spots: tuple[str, ...], action: int | None = None) -> None:
        """Let spots of the table shine until told otherwise, () for none.

        action: what is asked for: keys go on from what stands for it, and Enter means it.
        """
