"""Carolus Magnus: what must hold from one ply to the next, how often the rare rules were met, and a greedy player."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from game.rules import carolus_magnus as cm
from game.rules.carolus_magnus import explain
from game.rules.carolus_magnus.explain import Event
from tools.soaks.common import BrokenInvariant, shown, spread

COLOURS = range(len(cm.COLOURS))
COURT_SHARE = 0.5  # of the knights of a greedy player
WAYS = 12  # that it tries each turn
ARMS_WORTH = 0.3  # of a castle


@dataclass
class Watch:
    """What happened in one match, and the invariants of a ply."""

    met: set[str] = field(default_factory=set)
    short: set[int] = field(default_factory=set)  # seats that could not fill the reserve once

    def after(self, before: cm.State, action: int, state: cm.State) -> None:
        """Check everything that must hold after the ply. Raises BrokenInvariant."""
        happened = cm.events(before, action, state)
        self.short |= {event.seat for event in happened if isinstance(event, explain.NothingLeft)}
        for name, holds in [*_rules(before, action, state, happened), self._reserves(before, state)]:
            if not holds:
                raise BrokenInvariant(f"{name}\n{shown(cm, before, action, state)}")
        self.met |= {kind(event) for event in happened}
        if _is_forced_duplicate(before, action):
            self.met.add("duplicate disc")

    def _reserves(self, before: cm.State, state: cm.State) -> tuple[str, bool]:
        """A reserve is full again at the end of the turn, unless nothing was left, then or before."""
        ended = before.order and state.phase != cm.phases.OVER and before.turn != state.turn
        full = not ended or sum(state.reserves[before.turn]) == cm.RESERVE[state.players]
        return "a turn ends with a full reserve", full or before.turn in self.short


def kind(event: Event) -> str:
    """Return what kind of event it is, with the reason if it has one."""
    return f"{type(event).__name__} {getattr(event, 'reason', '')}".strip()


def _is_forced_duplicate(before: cm.State, action: int) -> bool:
    disc = cm.disc_of(action)
    return disc is not None and disc in before.played


def _rules(before: cm.State, action: int, state: cm.State, happened: tuple[Event, ...]) -> list[tuple[str, bool]]:
    moved = cm.steps_of(action) is not None
    court = cm.placed(action)
    moved_arms = sum(old != new for old, new in zip(before.arms, state.arms, strict=True))
    taken_up = sum(state.land) - sum(before.land)
    return [
        ("regions only merge", set(state.starts) <= set(before.starts)),
        ("at most three regions become one", len(before.starts) - len(state.starts) in ((0, 1, 2) if moved else (0,))),
        ("knights on the ring stay", taken_up == (court is not None and court[1] is not None) or not before.round),
        ("castles change by the emperor alone", moved or state.stocks == before.stocks),
        ("an owned tile never becomes free", _owned(before) <= _owned(state)),
        ("arms move by a knight in court alone", moved_arms <= (court is not None and court[1] is None)),
        ("arms never return", all(new >= 0 or old < 0 for old, new in zip(before.arms, state.arms, strict=True))),
        ("a return leaves all differences", _differences(before, state, action)),
        ("every visit is of one reason", sum(isinstance(event, explain.Visited) for event in happened) == moved),
    ]


def _owned(state: cm.State) -> int:
    return sum(size for size, owner in zip(state.sizes, state.owners, strict=True) if owner != cm.NOBODY)


def _differences(before: cm.State, state: cm.State, action: int) -> bool:
    if cm.placed(action) is not None:
        return True
    changes = [
        {old[colour] - new[colour] for old, new in zip(before.courts, state.courts, strict=True)} for colour in COLOURS
    ]
    return all(len(change) == 1 for change in changes)


@dataclass
class Figures:
    """What the matches were like."""

    met: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    plies: list[int] = field(default_factory=list)
    equal: int = 0
    shared: int = 0

    def add(self, state: cm.State, watch: Watch, plies: int) -> None:
        """Count a finished match."""
        outcome = state.outcome()
        assert outcome is not None
        self.met.update(watch.met)
        self.rounds.append(state.round)
        self.plies.append(plies)
        self.equal += bool(outcome.tie_breaks)
        self.shared += len({state.sides[seat] for seat in outcome.winners}) > 1

    def lines(self) -> list[str]:
        """Return the figures in words."""
        matches = len(self.plies)
        rounds = sorted(self.rounds)

        def share(*kinds: str) -> str:
            return f"{sum(self.met[one] for one in kinds) / matches:.1%}"

        return [
            f"matches {matches}, all invariants kept",
            f"with a disc of somebody else's number {share('duplicate disc')}",
            f"a colour used up and put back {share('Returned')}, not to be put back {share('Exhausted')}",
            f"a die rolled again {share('Rerolled')}, nothing left {share('NothingLeft')}",
            f"taken {share('Visited taken')}, by shortage {share('Visited short')}",
            f"ended by the last castle {share('Ended last_castle')}, by three regions {share('Ended three_regions')}, "
            f"frozen {share('Ended frozen')}, by the limit of rounds {share('Ended round_limit')}",
            f"equal castles {self.equal / matches:.1%}, shared victories {self.shared / matches:.1%}",
            f"rounds {spread(rounds)}, 95 % up to {rounds[int(matches * 0.95)]}",
            f"plies a match, chance included, {spread(self.plies)}",
        ]


class Greedy:
    """Tries some ways to play the knights of a turn, with every stop, and takes the one that brings most at once."""

    def __init__(self) -> None:
        self._plan: list[int] = []

    def __call__(self, state: cm.State, rng: random.Random) -> int:
        """Return the next action of the actor."""
        if state.phase not in (cm.phases.PLACE, cm.phases.MOVE):
            self._plan = []
            return rng.choice(state.legal_actions())
        if not self._plan or self._plan[0] not in state.legal_actions():
            ways = [_way(state, rng) for _ in range(WAYS)]
            self._plan = max(ways)[2]
        return self._plan.pop(0)


def _way(state: cm.State, rng: random.Random) -> tuple[float, float, list[int]]:
    """Return what a way to play the rest of the turn brings, a number for lots, and its actions."""
    after = state.clone()
    plan = []
    while after.phase == cm.phases.PLACE:
        plan.append(_knight(after, rng))
        after.apply(plan[-1])
    stops = []
    for stop in after.legal_actions():
        there = after.clone()
        there.apply(stop)
        stops.append((_worth(there, state.actor), rng.random(), stop))
    worth, lot, stop = max(stops)
    return worth, lot, [*plan, stop]


def _knight(state: cm.State, rng: random.Random) -> int:
    actions = state.legal_actions()
    courts = [action for action in actions if (cm.placed(action) or (0, 0))[1] is None]
    return rng.choice(courts if rng.random() < COURT_SHARE else actions)


def _worth(state: cm.State, seat: int) -> float:
    """Return how many castles the seat is ahead of the best other side, and a little for arms."""
    mine = state.sides[seat]
    scores = dict(zip(state.sides, state.scores(), strict=True))
    lead = scores.pop(mine) - max(scores.values())
    held = [state.sides[holder] == mine for holder in state.arms if holder != cm.NOBODY]
    return lead + ARMS_WORTH * (sum(held) - held.count(False))
