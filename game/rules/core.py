"""The contract that every game meets: what a state offers, what a game offers, and the errors they raise.

A game is a module-level object (or the module itself) with the attributes of `Game`; its positions are objects with
the attributes of `State`. Chance is an actor: where a die or a card decides, `actor` is `CHANCE`, and somebody outside
picks one of `chance_outcomes()` and applies it like any action. The numbers of the special actors are OpenSpiel's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

CHANCE = -1
SIMULTANEOUS = -2
TERMINAL = -4


class RulesError(ValueError):
    """What the rules refuse. The message is one sentence."""


class IllegalAction(RulesError):
    """The action may not be chosen in this state; the state is untouched."""


def illegal(action: int) -> IllegalAction:
    """Return the error for an action that may not be chosen."""
    return IllegalAction(f"action {action!r} is not legal here")


class InvalidText(RulesError):
    """The text is no state, action or option of this game; the message says where it goes wrong."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that is made before ply 1. `values` are words, the first is the default.

    least: from how many seats on each value exists; () if all of them always do. The default exists at any table.
    """

    key: str
    values: tuple[str, ...]
    least: tuple[int, ...] = ()

    def values_at(self, seats: int) -> tuple[str, ...]:
        """Return the values that exist with so many seats, the default first; one alone leaves nothing to choose."""
        if not self.least:
            return self.values
        others = zip(self.values[1:], self.least[1:], strict=True)
        return (self.default, *(value for value, least in others if seats >= least))

    @property
    def default(self) -> str:
        """The value of a table where nothing else was chosen."""
        return self.values[0]


def chosen(options: tuple[Option, ...], given: dict[str, str] | None, seats: int) -> dict[str, str]:
    """Return the value of every option at a table of so many seats. Raises InvalidText for one that does not exist."""
    known = {option.key: option.values_at(seats) for option in options}
    for key, value in (given or {}).items():
        if value not in known.get(key, ()):
            raise InvalidText(f"{key!r}: {value!r} is no option of this game with {seats} seats")
    return {option.key: option.default for option in options} | (given or {})


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One comparison of the final reckoning: its name and the value of every seat, more is better."""

    name: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended.

    winners: seats, ascending; all seats that share the first rank. reason: a word of the game ("last_stone").
    scores, ranks: by seat, rank 1 is best. tie_breaks: every comparison that was needed after the scores, in order.
    """

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    tie_breaks: tuple[TieBreak, ...] = ()


class State(Protocol):
    """A position. Holds no random generator, no shuffled deck, no history."""

    actor: int  # a seat, CHANCE, SIMULTANEOUS or TERMINAL

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the actions of `seat` (default: of the actor), ascending; [] for whoever is not to act."""

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Return (action, whole-number weight) pairs, ascending, no zero weights; [] unless CHANCE is to act."""

    def sample_chance(self, below: Any) -> int:
        """Return one chance action; `below(n)` gives an int in 0..n-1. The same law as `chance_outcomes`, faster."""

    def apply(self, action: int) -> None:
        """Change the state by one action of the actor. Raises IllegalAction before anything is touched."""

    def apply_joint(self, actions: dict[int, int]) -> None:
        """Apply the actions of all seats of a SIMULTANEOUS node. Raises IllegalAction before anything is touched."""

    def clone(self) -> State:
        """Return an equal state that shares nothing with this one that could change."""

    def outcome(self) -> Outcome | None:
        """Return how the match ended, None while it goes on."""

    def scores(self) -> tuple[int, ...]:
        """Return the points by seat, at any time."""

    def observation(self, seat: int | None) -> State:
        """Return the state as `seat` (None: a spectator) may see it; it runs like any state."""

    def reveals(self, action: int, seat: int) -> bool:
        """Return whether `seat` learns by this action of the actor what was hidden from it: it stays done then.

        A die that nobody could know reveals nothing. A joint action always reveals, and is not asked about.
        """

    def resample(self, seat: int | None, rng: Any) -> State:
        """Return a full state that agrees with the observation of `seat`."""

    def problems(self) -> list[str]:
        """Return every broken invariant in a sentence each; [] when sound."""

    def to_text(self) -> str:
        """Return the state as text that `Game.state_from_text` reads back to an equal state."""


def drawn(outcomes: list[tuple[int, int]], below: Callable[[int], int]) -> int:
    """Return one action of (action, weight) by its weight; `below(n)` gives an int in 0..n-1."""
    rest = below(sum([weight for _, weight in outcomes]))
    for action, weight in outcomes:
        rest -= weight
        if rest < 0:
            return action
    raise AssertionError("the weights are their sum")


class Game(Protocol):
    """What a rules package offers."""

    KEY: str
    VERSION: int
    SEATS: tuple[int, ...]
    NUM_ACTIONS: int
    MAX_PLIES: int
    MAX_DRAWS: int  # plies of chance in a match, at most
    OPTIONS: tuple[Option, ...]

    def new_state(self, seats: int, options: dict[str, str] | None = None) -> State:
        """Return the position before ply 1. Raises InvalidText for an unknown option or value or a wrong seat count."""

    def state_from_text(self, text: str) -> State:
        """Return the state that `text` describes. Raises InvalidText, which names every broken invariant."""

    def action_to_text(self, state: State, action: int) -> str:
        """Return the word of the action, ASCII without spaces. Raises IllegalAction for a number that is no action."""

    def action_from_text(self, state: State, text: str) -> int:
        """Return the action that the word means in `state`. Raises InvalidText or IllegalAction."""
