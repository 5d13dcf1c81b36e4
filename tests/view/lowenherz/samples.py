"""Positions of Löwenherz to look at, and sittings at its table.

The positions are files of state texts in `positions/`: of matches that players with some plan have played.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.rules import lowenherz as rules
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.view import lowenherz
from game.view.moment import Moment, SeatLook
from game.view.view_package import JointWords
from tests.view import sitting

TEXTS = {
    path.stem: path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parent / "positions").glob("*.txt"))
}
NAMES = ("Ada", "Bernát", "Constance", "Dirk")


def looks(kinds: str) -> tuple[SeatLook, ...]:
    """Return who sits there by letters: p a person, c a computer, r somebody at another machine."""
    words = {"p": "person", "c": "computer", "r": "remote"}
    return tuple(SeatLook(NAMES[n], words[kind], n, 2 if kind == "c" else 0) for n, kind in enumerate(kinds))


class Sitting(sitting.Sitting):
    """A sitting at the table of Löwenherz; kinds: who sits there, as `looks` reads it.

    Its moments show what the person who is to act may see; where several bid, the first person of them.
    """

    state: rules.State

    def __init__(self, state: rules.State, kinds: str = "pppp") -> None:
        super().__init__(lowenherz, state, looks(kinds[: state.players]))
        self.joint: tuple[tuple[int, int], ...] = ()

    def step(self, word: str) -> tuple[rules.State, int]:
        """Apply an action by its word; returns the position before and the action."""
        action = rules.action_from_text(self.state, word)
        return self.apply(action), action

    def bid(self, **words: str) -> rules.State:
        """Apply the bids of all rivals, by words such as `seat1="bid:7"`; returns the position before.

        The moment after it is that of a ply of several: the view plays it by JOINT.
        """
        before = self.state.clone()
        choices = {int(seat[4:]) - 1: rules.actions.ACTION_WORDS.index(word) for seat, word in words.items()}
        self.state.apply_joint(choices)
        if isinstance(self.package, JointWords):
            told = self.package.joint_sentences(before, choices, self.state, self.seats, len(self.last))
            self.chronicle += told
        self.last = (*self.last, *choices.items())[-sitting.REMEMBERED :]
        self.joint = tuple(sorted(choices.items()))
        return before

    def apply(self, action: int) -> rules.State:
        """Apply an action; returns the position before it."""
        self.joint = ()
        before: rules.State = super().apply(action)
        return before

    @property
    def moment(self) -> Moment:
        """What is to be shown now."""
        state, seat = self.state, self.viewer
        mine = tuple(state.legal_actions(seat)) if self.state.actor in (seat, SIMULTANEOUS) else ()
        return replace(super().moment, observation=state.observation(seat), seat=seat, actions=mine, joint=self.joint)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown, None for spectators."""
        persons = [seat for seat, look in enumerate(self.seats) if look.kind == "person"]
        acting = [
            seat for seat in persons if self.state.actor in (seat, SIMULTANEOUS) and self.state.legal_actions(seat)
        ]
        return next(iter([*acting, *persons]), None)


def state(name: str) -> rules.State:
    """Return a position by its name."""
    return rules.state_from_text(TEXTS[name])


def of(name: str, kinds: str = "pppp") -> Sitting:
    """Return a sitting at a position."""
    return Sitting(state(name), kinds)


def played(players: int, seed: int, plies: int = 4000, kinds: str = "pppp", **options: str) -> Sitting:
    """Return a sitting after random play of so many plies."""
    found, rng = Sitting(rules.new_state(players, options), kinds), random.Random(seed)
    for _ in range(plies):
        if found.state.actor == TERMINAL:
            break
        advance(found.state, rng)
    return found


def advance(state: rules.State, rng: random.Random) -> None:
    """Let chance, or whoever is to act, do something at random."""
    if state.actor == CHANCE:
        state.apply(state.sample_chance(rng.randrange))
    elif state.actor == SIMULTANEOUS:
        state.apply_joint({seat: rng.choice(found) for seat in state.rivals if (found := state.legal_actions(seat))})
    else:
        state.apply(rng.choice(state.legal_actions()))


POSITIONS: dict[str, Callable[[], Sitting]] = {
    **{name: partial(of, name) for name in ("four_middle", *(name for name in TEXTS if name != "four_middle"))},
    "start": partial(played, 4, 1, 0),
    "basic": partial(played, 4, 1, 2, setup="basic"),
}
