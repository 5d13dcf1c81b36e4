"""Löwenherz: what must hold from one ply to the next, how often the rare rules were met, and a greedy player."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules import lowenherz as lh
from game.rules.lowenherz import happenings as told
from game.rules.lowenherz.actions import BORDER, DONE, KNIGHT, LAY, RENEGADE, TAKE
from game.rules.lowenherz.board import COLOURS, EDGE_FIELDS, MOST_CASTLES, NOBODY
from game.rules.lowenherz.hands import HAND_SIZES
from game.rules.lowenherz.happenings import Event
from game.rules.lowenherz.land import all_castles, flood, neighbours
from game.rules.lowenherz.land_borders import legal_borders
from tools.soaks.common import BrokenInvariant, spread

PLAYS_A_CARD = 0.8  # how often a greedy player plays a renegade or an alliance that it may play
EXPANDS = 0.85  # how often it expands where it could place a knight as well
FARTHEST = 4  # steps from its castle to the border of a region that it plans

Action = int | Mapping[int, int]


@dataclass
class Watch:
    """What happened in one match, and the invariants of a ply."""

    met: Counter[str] = field(default_factory=Counter)

    def after(self, before: lh.State, action: Action, state: lh.State) -> None:
        """Check everything that must hold after the ply. Raises BrokenInvariant."""
        happened = lh.events(before, action, state)
        for name, holds in _rules(before, state, happened):
            if not holds:
                raise BrokenInvariant(f"{name}\n{before.to_text()}{action}\n{happened}\n{state.to_text()}")
        self.met.update(kind(event) for event in happened)
        self.met["negative points"] += any(points < 0 for points in state.points) and state.phase == lh.phases.END


def kind(event: Event) -> str:
    """Return what kind of event it is, with the reason if it has one."""
    words = [type(event).__name__, getattr(event, "reason", "")]
    if isinstance(event, told.Paid) and event.treasures:
        words.append("treasure")
    if isinstance(event, told.BidsOpened):
        words.append("tie" if event.winner == NOBODY else "")
    if isinstance(event, told.RegionFounded | told.CutOff) and event.seat == NOBODY:
        words.append("neutral")
    if isinstance(event, told.FieldTaken):
        words.append("of another" if event.lost else "")
    return " ".join(word for word in words if word)


def _rules(before: lh.State, state: lh.State, happened: tuple[Event, ...]) -> list[tuple[str, bool]]:
    seats = range(state.players)
    points = [state.points[seat] - before.points[seat] for seat in seats]
    ducats = [state.purse[seat] - before.purse[seat] for seat in seats]
    cards = [_cards(state, seat) - _cards(before, seat) for seat in seats]
    knights = [state.knights[colour].bit_count() - before.knights[colour].bit_count() for colour in COLOURS]
    return [
        ("what is told is all that changes points", points == [_points(happened, seat) for seat in seats]),
        ("what is told is all that changes purses", ducats == [_ducats(happened, seat) for seat in seats]),
        ("what is told is all that changes hands", cards == [_new_cards(happened, seat) for seat in seats]),
        ("what is told is all that changes knights", knights == [_knights(happened, colour) for colour in COLOURS]),
        ("a region never vanishes", all(map(_lasts, before.regions, state.regions))),
        ("castles stay where they are", all(map(_begins_with, state.castles, before.castles))),
        ("knights stay where they are", _removed(happened) == _gone(before, state)),
        ("the match ends by the king", (state.phase == lh.phases.END) == (_tells(happened, told.Ended))),
    ]


def _cards(state: lh.State, seat: int) -> int:
    return HAND_SIZES[state.hands[seat]]


def _points(happened: tuple[Event, ...], seat: int) -> int:
    number = 0
    for event in happened:
        if isinstance(event, told.MountainsScored):
            number += event.points[seat]
        elif isinstance(event, told.RegionFounded | told.FieldTaken | told.ParchmentsScored) and event.seat == seat:
            number += event.points
        elif isinstance(event, told.CutOff) and event.seat == seat:
            number -= event.lost
        if isinstance(event, told.FieldTaken) and event.lost and event.prey // MOST_CASTLES == seat:
            number -= event.lost
    return number


def _ducats(happened: tuple[Event, ...], seat: int) -> int:
    number = 0
    for event in happened:
        if isinstance(event, told.Paid):
            number += event.ducats * ((event.to_seat == seat) - (event.seat == seat))
        elif isinstance(event, told.DucatsShared) and seat in event.seats:
            number += event.each
    return number


def _new_cards(happened: tuple[Event, ...], seat: int) -> int:
    number = 0
    for event in happened:
        if isinstance(event, told.Kept):
            number += event.seat == seat
        elif isinstance(event, told.RenegadePlayed | told.AllianceMade):
            number -= event.seat == seat
        elif isinstance(event, told.Paid) and event.seat == seat:
            number -= HAND_SIZES[event.treasures]
    return number


def _knights(happened: tuple[Event, ...], colour: int) -> int:
    placed = sum(isinstance(event, told.KnightPlaced) and event.colour == colour for event in happened)
    return placed - sum(isinstance(event, told.KnightRemoved) and event.colour == colour for event in happened)


def _lasts(old: int, new: int) -> bool:
    return bool(new) or not old


def _begins_with(new: tuple[int, ...], old: tuple[int, ...]) -> bool:
    return new[: len(old)] == old


def _removed(happened: tuple[Event, ...]) -> list[tuple[int, int]]:
    return [(event.colour, 1 << event.field) for event in happened if isinstance(event, told.KnightRemoved)]


def _gone(before: lh.State, state: lh.State) -> list[tuple[int, int]]:
    pairs = [(colour, before.knights[colour] & ~state.knights[colour]) for colour in COLOURS]
    return [(colour, mask) for colour, mask in pairs if mask]


def _tells(happened: tuple[Event, ...], what: type) -> bool:
    return any(isinstance(event, what) for event in happened)


@dataclass
class Figures:
    """What the matches were like."""

    met: Counter[str] = field(default_factory=Counter)
    matches_with: Counter[str] = field(default_factory=Counter)
    plies: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    least: list[int] = field(default_factory=list)
    equal: int = 0
    shared: int = 0

    def add(self, state: lh.State, watch: Watch, plies: int) -> None:
        """Count a finished match."""
        outcome = state.outcome()
        assert outcome is not None
        self.met.update(watch.met)
        self.matches_with.update(name for name, count in watch.met.items() if count)
        self.plies.append(plies)
        self.best.append(max(outcome.scores))
        self.least.append(min(outcome.scores))
        self.equal += bool(outcome.tie_breaks)
        self.shared += len(outcome.winners) > 1

    def lines(self) -> list[str]:
        """Return the figures in words."""
        matches = len(self.plies)
        names = sorted(self.met)
        counts = [f"{name}: {self.met[name] / matches:.2f} a match, in {self.matches_with[name] / matches:.1%}" for name
                  in names if self.met[name]]  # fmt: skip
        return [
            f"matches {matches}, all invariants kept",
            f"ended by the king {self.met['Ended king'] / matches:.1%}",
            *counts,
            f"equal points {self.equal / matches:.1%}, shared victories {self.shared / matches:.1%}",
            f"most points {spread(self.best)}; fewest {spread(self.least)}",
            f"plies a match, chance included, {spread(self.plies)}",
        ]


class Greedy:
    """Closes in its castles, expands where it brings most, and plays its cards."""

    def __call__(self, state: lh.State, rng: random.Random) -> int:
        """Return the next action of the actor."""
        actions = state.legal_actions()
        phase = state.phase
        if phase == lh.phases.LAY:
            return _layed(actions, rng)
        if phase == lh.phases.BORDERS:
            return _border(state, rng)
        if phase == lh.phases.KNIGHTS:
            return _knight(state, actions, rng)
        if phase == lh.phases.LOOK:
            return max(actions)
        return rng.choice(actions)


def _layed(actions: list[int], rng: random.Random) -> int:
    cards = [action for action in actions if action >= RENEGADE]
    if cards and rng.random() < PLAYS_A_CARD:
        return rng.choice(cards)
    return rng.choice([action for action in actions if LAY <= action < RENEGADE])


def _border(state: lh.State, rng: random.Random) -> int:
    """Return a border of the plan that needs fewest, or any border."""
    free = legal_borders(state, state.turn)
    plans = []
    for place, castle in enumerate(state.castles[state.turn]):
        if not state.regions[state.turn * MOST_CASTLES + place]:
            plans += [plan for steps in range(1, FARTHEST) if (plan := _plan(state, castle, steps, free))]
    if not plans:
        return rng.choice(state.legal_actions())
    return BORDER + rng.choice(min(plans, key=lambda plan: (len(plan), rng.random())))


def _plan(state: lh.State, castle: int, steps: int, free: list[int]) -> list[int] | None:
    """Return the borders that are missing around what lies up to so many steps from the castle, None if impossible."""
    ball = 1 << castle
    for _ in range(steps):
        ball |= neighbours(ball)
    right, below = state.right, state.below
    fields = 1 << castle
    while (more := fields | flood(fields, right, below) & neighbours(fields) & ball) != fields:
        fields = more
    if fields & all_castles(state) != 1 << castle:
        return None
    missing = []
    for edge, (one, other) in enumerate(EDGE_FIELDS):
        if (fields >> one ^ fields >> other) & 1 and not _walled(state, edge):
            if edge not in free:
                return None
            missing.append(edge)
    return missing


def _walled(state: lh.State, edge: int) -> bool:
    one, other = EDGE_FIELDS[edge]
    return bool((state.right if other == one + 1 else state.below) >> one & 1)


def _knight(state: lh.State, actions: list[int], rng: random.Random) -> int:
    takes = [action for action in actions if TAKE <= action < DONE]
    knights = [action for action in actions if KNIGHT <= action < BORDER]
    if takes and (not knights or rng.random() < EXPANDS):
        return max(takes, key=lambda action: (_gain(state, action), rng.random()))
    others = [action for action in actions if action > DONE]
    return rng.choice(knights or others or [DONE])


def _gain(state: lh.State, action: int) -> int:
    """Return how far an action puts its seat ahead of all others together."""
    after = state.clone()
    after.apply(action)
    gains = [new - old for new, old in zip(after.points, state.points, strict=True)]
    return 2 * gains[state.turn] - sum(gains)
