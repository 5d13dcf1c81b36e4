"""What the scenes hand to the view of any game: one moment of a match, who sits there, and what the settings say.

Observations are states of the game; they are typed `Any`, since a view knows more of its own than the contract says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

#: states of a seat's machine: this one, another one that answers, one that is gone, one where nobody acts for long
HERE, FAR, LOST, AWAY = "here", "far", "lost", "away"

JOINT = -1  # stands for the action of a ply that several seats chose at the same time


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Who sits at a seat, as the picture needs it. kind: "person", "computer" or "remote"; level only for computers."""

    name: str
    kind: str = "person"
    colour: int = 0
    level: int = 0


@dataclass(frozen=True, slots=True)
class Sentence:
    """One line of the chronicle, already in the language of the screen. seat -1: nobody (the table itself).

    ply: the number of the log entry it tells of (0 is the first), -1 when unknown. aloud: nobody may miss it, so the
    table says it in large letters as well. drawn: the text with signs in place of some words (`game.view.signs`), ""
    where it has none. spots: the places of the board that it speaks of (`game.view.told`).
    """

    text: str
    seat: int = -1
    ply: int = -1
    aloud: bool = False
    drawn: str = ""
    spots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ViewPreferences:
    """What the settings say about a table.

    speed: durations are multiplied by it (0 off, below 1 fast, 1 normal, above 1 slow). shake: 0..1. show_threats: what
    the others could do next is marked. confirm_spending, warnings: what is asked about first: whatever spends something
    that never comes back; moves that end the match or help an opponent.
    """

    speed: float = 1.0
    reduced_motion: bool = False
    shake: float = 1.0
    show_threats: bool = False
    confirm_spending: bool = True
    warnings: bool = True

    @property
    def pace(self) -> float:
        """The factor on every duration; 0 when nothing is to move or to be waited for."""
        return 0.0 if self.reduced_motion else self.speed


@dataclass(frozen=True, slots=True)
class SeatPresence:
    """How the machine of a seat is doing. state: HERE, FAR, LOST or AWAY. ping: milliseconds, -1 unknown."""

    state: str = HERE
    ping: int = -1


@dataclass(frozen=True, slots=True)
class Presence:
    """What is seen of other machines, beside the match: one `SeatPresence` a seat, () at a table of one screen.

    clock: seconds that whoever acts has left, -1 where no clock runs.
    """

    seats: tuple[SeatPresence, ...] = ()
    clock: int = -1

    def of(self, seat: int) -> SeatPresence:
        """Return how a seat is doing; at this screen where nothing else is known."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else SeatPresence()


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything a view may know about one moment of a match.

    observation: what the seat at this screen may see. actions: what the person at this screen may choose now,
    ascending; () when it is nobody's, a computer's or a remote player's move (or in a replay). seat: whose hand lies at
    the bottom; None for a spectator. actor: who is to act, like `State.actor`. chronicle: oldest first. last: the
    newest (actor, action) pairs of the log, oldest first, chance included; more is better, 12 at least. joint: the
    (seat, action) pairs of the newest ply where several seats chose it at the same time, () after any other ply; such a
    ply has one pair a seat in `last`. chosen: who has chosen in secret while others still are to. can_hint: whether a
    hint may be asked for. without: which of "undo", "redo", "hint" and "done" can never be used in this match; they
    have no button. undo_rule: a few words on when something may be taken back, "" where that needs none. off: why some
    of these cannot be used just now, as (name, sentence). may_look: whether the person who is to act may see more than
    is shown (`OWN_HAND`), or cover it again. thinking: a computer player is at work. replaying: nobody can act here,
    buttons of play are not shown.
    """

    observation: Any
    actions: tuple[int, ...] = ()
    seat: int | None = 0
    actor: int = 0
    seats: tuple[SeatLook, ...] = ()
    chronicle: tuple[Sentence, ...] = ()
    last: tuple[tuple[int, int], ...] = ()
    joint: tuple[tuple[int, int], ...] = ()
    chosen: tuple[int, ...] = ()
    can_undo: bool = False
    can_redo: bool = False
    can_hint: bool = False
    can_look_back: bool = False
    without: tuple[str, ...] = ()
    undo_rule: str = ""
    off: tuple[tuple[str, str], ...] = ()
    may_look: bool = False
    thinking: bool = False
    replaying: bool = False
    preferences: ViewPreferences = field(default_factory=ViewPreferences)

    def kind(self, seat: int) -> str:
        """Return what kind of player sits at a seat: "person", "computer", "remote"; "person" where nobody is known."""
        return self.seats[seat].kind if 0 <= seat < len(self.seats) else "person"
