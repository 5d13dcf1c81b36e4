"""Rose King: the invariants of its rules that need the history of the match, and what its random matches are like."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules import rose_king as rk
from game.rules.core import CHANCE, TERMINAL
from tools.soaks.common import BrokenInvariant, shown, spread

MOST_HERO_PLAYS = 2 * rk.HEROES
FEWEST_ACTIONS, MOST_ACTIONS = 4, 119


@dataclass
class Watch:
    """The history that a state does not hold, and the invariants that need it."""

    plays: int = 0
    hero_plays: int = 0
    draws: int = 0
    skips: int = 0
    blocked: int = rk.NOBODY  # the house that was skipped last, and has been ever since

    @property
    def actions(self) -> int:
        """How many actions the two seats have taken."""
        return self.plays + self.hero_plays + self.draws

    def after(self, before: rk.State, action: int, state: rk.State) -> None:
        """Check everything that must hold after the ply. Raises BrokenInvariant."""
        self._count(action)
        for name, holds in self._rules(before, state):
            if not holds:
                raise BrokenInvariant(f"{name}\n{shown(rk, before, action, state)}")
        self._note_skip(before, action, state)

    def _count(self, action: int) -> None:
        self.plays += rk.is_play(action)
        self.hero_plays += rk.is_hero_play(action)
        self.draws += action == rk.DRAW

    def _note_skip(self, before: rk.State, action: int, state: rk.State) -> None:
        skipped = rk.skipped_house(before, state)
        self.skips += skipped != rk.NOBODY
        if rk.is_play(action) or rk.is_hero_play(action) or skipped != rk.NOBODY:
            self.blocked = skipped

    def _rules(self, before: rk.State, state: rk.State) -> list[tuple[str, bool]]:
        hands = [hand.bit_count() for hand in state.hands]
        spent = self.plays + self.hero_plays
        turned_up = self.draws - state.drawing
        dealt = before.actor == CHANCE and not before.drawing
        rules = [
            ("the stones on the board are as many as the plays", rk.STONES - state.supply == self.plays),
            ("there are at most eight hero plays", self.hero_plays <= MOST_HERO_PLAYS),
            ("the heroes left are those not played", sum(state.heroes) == MOST_HERO_PLAYS - self.hero_plays),
            ("the pile and the discard are at least 14", (state.undrawn | state.discard).bit_count() >= 14),
            ("a taken square never becomes empty", _kept(before, state)),
            ("at most one square changes in a ply", _changes(before, state) <= 1),
            ("there are never more draws than plays and hero plays", turned_up <= spent),
            ("at most 119 actions", self.actions <= MOST_ACTIONS),
        ]
        if not dealt:
            rules.append(
                ("draws equal plays exactly when both hands are full", (turned_up == spent) == (hands == [5, 5]))
            )
        if state.actor == TERMINAL:
            rules += self._end_rules(state)
        elif state.actor != CHANCE:
            rules += self._turn_rules(before, state, hands, spent)
        return rules

    def _end_rules(self, state: rk.State) -> list[tuple[str, bool]]:
        return [
            ("a match has at least four actions", self.actions >= FEWEST_ACTIONS),
            ("a deadlock ends with an even number of actions", state.supply == 0 or self.actions % 2 == 0),
        ]

    def _turn_rules(self, before: rk.State, state: rk.State, hands: list[int], spent: int) -> list[tuple[str, bool]]:
        actions = state.legal_actions()
        waiting = 1 - state.house
        free = [house for house in (rk.RED, rk.WHITE) if rk.actions_of_house(state, house)]
        drew = before.drawing
        dealt = before.actor == CHANCE and not before.drawing
        passes = state.house != before.house
        return [
            ("the first turn has five plays", spent > 0 or (len(actions) == 5 and all(map(rk.is_play, actions)))),
            ("four cards are never blocked", all(hands[house] == 5 or house in free for house in (0, 1))),
            ("the turn passes unless the other house is blocked", passes or dealt or waiting not in free),
            ("a blocked house stays blocked while the other draws", not drew or self.blocked not in free),
        ]


def _kept(before: rk.State, state: rk.State) -> bool:
    return all(new or not old for old, new in zip(before.board, state.board, strict=True))


def _changes(before: rk.State, state: rk.State) -> int:
    return sum(old != new for old, new in zip(before.board, state.board, strict=True))


@dataclass
class Figures:
    """What the matches were like."""

    deadlocks: int = 0
    first_wins: int = 0
    draws: int = 0
    skips: int = 0
    actions: list[int] = field(default_factory=list)
    plies: list[int] = field(default_factory=list)

    def add(self, state: rk.State, watch: Watch, plies: int) -> None:
        """Count a finished match."""
        outcome = state.outcome()
        assert outcome is not None
        self.deadlocks += outcome.reason == "deadlock"
        self.first_wins += outcome.winners == (state.red,)
        self.draws += len(outcome.winners) == 2
        self.skips += watch.skips
        self.actions.append(watch.actions)
        self.plies.append(plies)

    def lines(self) -> list[str]:
        """Return the figures in words."""
        matches = len(self.plies)
        return [
            f"matches {matches}, all invariants kept",
            f"ended by deadlock {self.deadlocks / matches:.1%}, by the last stone {1 - self.deadlocks / matches:.1%}",
            f"won by red, who begins, {self.first_wins / matches:.1%}, drawn {self.draws / matches:.1%}",
            f"skipped turns a match {self.skips / matches:.1f}",
            f"actions a match {spread(self.actions)}",
            f"plies a match, chance included, {spread(self.plies)}",
        ]
