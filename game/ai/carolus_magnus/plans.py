"""The turns that the computer weighs in Carolus Magnus: all worth a look, and the best of them followed further."""

from __future__ import annotations

from collections.abc import Generator

from game.ai.carolus_magnus.position import Plan, Position
from game.ai.carolus_magnus.round import next_turn, play_on
from game.ai.carolus_magnus.turn import Turn, play
from game.rules.carolus_magnus.board import COLOUR_COUNT

WIDTH = {2: 4, 3: 14}  # turns that are followed, by plies
SAME_STOP = 5  # at most so many of them make the same stop
REPLIES = 3  # answers of the next one that are followed, where he weighs them
BETTERED = 3  # turns that are bettered knight by knight, each so many times at most:
TIMES = 4
SAVING = 2  # turns that save a colour

Looking = Generator[float, None, dict[Plan, float]]  # yields how much is done


def look(turn: Turn, plies: int) -> Looking:
    """Yield while looking at the turns; then return (turn, value for its side) of all of them."""
    found = yield from _gather(turn)
    ordered = sorted(found, key=lambda plan: (-plan.value, plan.steps, plan.court, plan.ring))
    if plies < 2:
        return {plan: plan.value for plan in ordered}
    chosen = _chosen(ordered, WIDTH[plies])
    if plies > 2:
        chosen += [plan for plan in _saving(turn, ordered) if plan not in chosen]
    values: dict[Plan, float] = {}
    for number, plan in enumerate(chosen):
        values[plan] = yield from _follow(turn, plan, plies, number / len(chosen))
    worst = min(values.values())
    for plan in ordered:  # what was not followed comes behind what was
        values.setdefault(plan, worst - 1 - abs(ordered[0].value - plan.value))
    return values


def _gather(turn: Turn) -> Generator[float, None, list[Plan]]:
    found: list[Plan] = []
    for portion in turn.plans():
        found += portion
        yield 0.0
    known = {(plan.court, plan.ring, plan.steps) for plan in found}
    for best in _best_by_stop(found):
        for _ in range(TIMES):
            better = best
            for portion in turn.neighbours(best):
                new = [plan for plan in portion if (plan.court, plan.ring, plan.steps) not in known]
                known.update((plan.court, plan.ring, plan.steps) for plan in new)
                found += new
                better = max([better, *new], key=lambda plan: plan.value)
                yield 0.0
            if better is best:
                break
            best = better
    return found


def _best_by_stop(found: list[Plan]) -> list[Plan]:
    """Return the best turn of each stop, the best few of these."""
    best: dict[int, Plan] = {}
    for plan in found:
        if plan.steps not in best or plan.value > best[plan.steps].value:
            best[plan.steps] = plan
    return sorted(best.values(), key=lambda plan: (-plan.value, plan.steps))[:BETTERED]


def _chosen(ordered: list[Plan], width: int) -> list[Plan]:
    counts: dict[int, int] = {}
    chosen = []
    for plan in ordered:
        counts[plan.steps] = counts.get(plan.steps, 0) + 1
        if counts[plan.steps] <= SAME_STOP:
            chosen.append(plan)
        if len(chosen) == width:
            break
    return chosen


def _saving(turn: Turn, ordered: list[Plan]) -> list[Plan]:
    """Return for every colour that others could take next turn the best turn after which they cannot (rules 3)."""
    found = []
    for colour in range(COLOUR_COUNT):
        wanted = _wanted(turn, colour)
        if 0 < wanted <= turn.hand:
            found += [plan for plan in ordered if plan.court[colour] >= wanted][:SAVING]
    return found


def _wanted(turn: Turn, colour: int) -> int:
    """Return how many knights make the colour safe in the own court: no rival can have more after his next turn."""
    position = turn.position
    most = 0
    for seat, court in enumerate(position.courts):
        if position.sides[seat] != turn.side:
            most = max(most, court[colour] + min(position.hand, position.reserves[seat][colour]))
    return most - position.courts[turn.seat][colour]


def _follow(turn: Turn, plan: Plan, plies: int, done: float) -> Generator[float, None, float]:
    """Return what the turn is worth once everybody else has answered it."""
    position = play(turn.position, turn.seat, plan)
    turns = len(position.sides) - 1
    yield done
    if position.ring.winners:
        return position.value(turn.side)
    if plies < 3:
        for _ in range(turns):
            position = play_on(position, 1)
            yield done
        return position.value(turn.side)
    return (yield from _weigh(position, turn.side, turns, done))


def _weigh(position: Position, side: int, turns: int, done: float) -> Generator[float, None, float]:
    """Return the worth for the side after the next one has chosen the answer that leads furthest for himself."""
    answering = next_turn(position)
    portions = []
    for portion in answering.plans():
        portions += portion
    yield done
    answers = sorted(portions, key=lambda plan: (-plan.value, plan.steps))[:REPLIES]
    best = value = float("-inf")
    for answer in answers:
        after = play(answering.position, answering.seat, answer)
        for _ in range(turns):
            after = play_on(after, 1)
            yield done
        if after.value(answering.side) > best:
            best, value = after.value(answering.side), after.value(side)
    return value
