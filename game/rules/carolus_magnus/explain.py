"""Everything that happened in one ply, in its order: for the chronicle and for those who draw."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.carolus_magnus.actions import crown_of, dice_of, placed, steps_of, turned
from game.rules.carolus_magnus.board import COLOUR_COUNT, CROWN, NOBODY
from game.rules.carolus_magnus.phases import OVER, REROLL
from game.rules.carolus_magnus.scoring import LAST_CASTLE, THREE_REGIONS, reason
from game.rules.carolus_magnus.state import State
from game.rules.carolus_magnus.stops import visit


@dataclass(frozen=True, slots=True)
class ArmsMoved:
    """The arms of a colour came to a seat, from another or (-1) from the middle."""

    colour: int
    from_seat: int
    to_seat: int


@dataclass(frozen=True, slots=True)
class Visited:
    """The emperor stopped at a region.

    index, first, name: which region, as it was before. strengths: by side. winner: the strictly strongest side, -1 for
    none. reason: a constant of `stops`. built: castles the winner put up; removed: (side, castles) taken away, None
    without. merged: names of the neighbours that were joined, the one before it first. became: the name afterwards.
    """

    index: int
    first: int
    name: str
    strengths: tuple[int, ...]
    winner: int
    reason: str
    built: int = 0
    removed: tuple[int, int] | None = None
    merged: tuple[str, ...] = ()
    became: str = ""


@dataclass(frozen=True, slots=True)
class Rolled:
    """Dice were rolled for a seat: six counts, crowns last."""

    seat: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rerolled:
    """A die that showed an exhausted colour was rolled again and shows `face`, a colour or CROWN."""

    seat: int
    colour: int
    face: int


@dataclass(frozen=True, slots=True)
class Refilled:
    """A seat took knights from the middle: five counts."""

    seat: int
    colours: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Returned:
    """Every seat put `each` knights of an exhausted colour back from its court (rules 1.6)."""

    colour: int
    each: int


@dataclass(frozen=True, slots=True)
class Exhausted:
    """The last knight of a colour was taken from the middle, and not all seats have one in court to put back."""

    colour: int


@dataclass(frozen=True, slots=True)
class NothingLeft:
    """Nothing is left in the middle, so these dice (six counts) are not carried out; none: they were not rolled."""

    seat: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is the turn of another seat, or its next one."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiscsBack:
    """All discs were used and came back."""


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began; discs are chosen in this order of seats."""

    number: int
    choosing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over, for the reason that its outcome gives."""

    reason: str


Event = (
    ArmsMoved
    | Visited
    | Rolled
    | Rerolled
    | Refilled
    | Returned
    | Exhausted
    | NothingLeft
    | TurnBegan
    | DiscsBack
    | RoundBegan
    | Ended
)


def events(before: State, action: int, after: State) -> tuple[Event, ...]:
    """Return what happened in the ply between the two states, in its order."""
    found: list[Event] = []
    if placed(action) is not None:
        found += _arms_moved(before, after)
    steps = steps_of(action)
    if steps is not None:
        found.append(visited(before, steps))
    found += _dice_shown(before, action)
    found += _knights_moved(before, action, after)
    found += _course(before, after)
    return tuple(found)


def _arms_moved(before: State, after: State) -> list[Event]:
    pairs = enumerate(zip(before.arms, after.arms, strict=True))
    return [ArmsMoved(colour, old, new) for colour, (old, new) in pairs if old != new]


def visited(before: State, steps: int) -> Visited:
    """Return what the emperor's stop after so many steps does."""
    index = (before.emperor + steps) % len(before.starts)
    found = visit(before, index)
    return Visited(
        index=index,
        first=before.starts[index],
        name=found.name,
        strengths=found.strengths,
        winner=found.winner,
        reason=found.reason,
        built=found.built,
        removed=(found.owner, found.castles) if found.built and found.owner != NOBODY else None,
        merged=found.merged,
        became=found.joined,
    )


def _dice_shown(before: State, action: int) -> list[Event]:
    faces = dice_of(action)
    if faces is None:
        return []
    if before.phase != REROLL:
        return [Rolled(before.turn, faces)]
    return [Rerolled(before.turn, _stuck(before), faces.index(1))]


def _stuck(before: State) -> int:
    """Return the colour of the die that is rolled again next."""
    return next(colour for colour in range(COLOUR_COUNT) if before.dice[colour])


def _knights_moved(before: State, action: int, after: State) -> list[Event]:
    """Knights come from the middle, go back to it, or there are none left."""
    if placed(action) is not None:
        return []
    taken = _taken(before, after)
    back = _returned(before, after)
    found: list[Event] = [event for event in back if not before.supply[event.colour]]  # before the first die
    if any(taken):
        found.append(Refilled(before.turn, taken))
    found += [event for event in back if before.supply[event.colour]]
    found += [Exhausted(colour) for colour in range(COLOUR_COUNT) if taken[colour] and not after.supply[colour]]
    return found + _left_undone(before, action, after, taken)


def _returned(before: State, after: State) -> list[Returned]:
    """Return what every court put back, which is seen in that of the first seat."""
    pairs = enumerate(zip(before.courts[0], after.courts[0], strict=True))
    return [Returned(colour, old - new) for colour, (old, new) in pairs if old != new]


def _taken(before: State, after: State) -> tuple[int, ...]:
    if before.turn == NOBODY:
        return (0,) * COLOUR_COUNT
    old, new = before.reserves[before.turn], after.reserves[before.turn]
    return tuple(now - then for then, now in zip(old, new, strict=True))


def _left_undone(before: State, action: int, after: State, taken: tuple[int, ...]) -> list[Event]:
    """With nothing left in the middle the dice of the turn are not carried out, or not even rolled (rules 1.6)."""
    if any(after.supply) or before.turn == NOBODY or _ended_by_emperor(after):
        return []
    dice = _dice_to_carry_out(before, action)
    if crown_of(action) is None:
        dice = [count - (*taken, 0)[face] for face, count in enumerate(dice)]
    dropped = tuple(count - left for count, left in zip(dice, after.dice, strict=True))
    unrolled = steps_of(action) is not None and not before.early_roll
    return [NothingLeft(before.turn, dropped)] if any(dropped) or unrolled else []


def _ended_by_emperor(after: State) -> bool:
    return after.phase == OVER and reason(after) in (LAST_CASTLE, THREE_REGIONS)


def _dice_to_carry_out(before: State, action: int) -> list[int]:
    """Return the six counts of the dice after the action, before any of them is carried out."""
    dice, faces, colour = list(before.dice), dice_of(action), turned(action)
    if before.phase == REROLL:
        dice[_stuck(before)] -= 1
    if faces is not None:
        dice = [old + new for old, new in zip(dice, faces, strict=True)]
    if colour is not None:
        dice[colour] -= 1
        dice[CROWN] += 1
    if crown_of(action) is not None:
        dice[CROWN] -= 1
    return dice


def _course(before: State, after: State) -> list[Event]:
    """The match ends, a round begins, or a turn does."""
    if after.phase == OVER:
        return [Ended(reason(after))]
    if after.round != before.round:
        back: list[Event] = [DiscsBack()] if before.round and not any(before.hands) else []
        return [*back, RoundBegan(after.round, after.choosing)]
    if after.order and (not before.order or after.turn != before.turn):
        return [TurnBegan(after.turn)]
    return []
