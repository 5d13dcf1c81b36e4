"""Whole turns of Carolus Magnus: which ones are worth a look, and what each brings.

First the stop is chosen, then what it needs: knights go to court, and to the ring only where they turn the stop. A few
such turns are then bettered knight by knight, which finds what is worth placing anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement

from game.ai.carolus_magnus.position import Plan, Position
from game.ai.carolus_magnus.ring import Holders, Ring
from game.ai.carolus_magnus.worth import lead_of, ring_worth
from game.rules.carolus_magnus.board import COLOUR_COUNT

Added = tuple[tuple[int, int], ...]  # (colour, index of the region) of each knight, ascending


@cache
def multisets(size: int) -> tuple[tuple[int, ...], ...]:
    """Return every choice of so many knights, as counts by colour."""
    chosen = combinations_with_replacement(range(COLOUR_COUNT), size)
    return tuple(tuple(choice.count(colour) for colour in range(COLOUR_COUNT)) for choice in chosen)


class Turn:
    """The turns that one seat can make from a position.

    reach: steps of the emperor. hand: knights still to be played.
    """

    def __init__(self, position: Position, seat: int, reach: int, hand: int) -> None:
        self.position = position
        self.seat = seat
        self.side = position.sides[seat]
        self.reach = reach
        self.hand = min(hand, sum(position.reserves[seat]))
        self._rings: dict[tuple[Holders, Added, int], list[float]] = {}

    def plans(self) -> Iterator[list[Plan]]:
        """Yield the turns that send everybody to court or turn a stop, a portion at a time."""
        reserve = self.position.reserves[self.seat]
        for size in range(self.hand, -1, -1):
            for court in multisets(size):
                if all(count <= own for count, own in zip(court, reserve, strict=True)):
                    found = self._courtly(court) if size == self.hand else self._turning(court, self.hand - size)
                    if found:
                        yield found

    def best(self) -> Plan:
        """Return the best of them."""
        return max((plan for found in self.plans() for plan in found), key=_rank)

    def evaluate(self, court: tuple[int, ...], added: Added, stops: Iterable[int]) -> list[Plan]:
        """Return the turn that places these knights, once for each of the stops."""
        position = self._placed(court, added)
        courts = position.court_worth()
        holders = position.holders()
        return [self._plan(courts, holders, court, added, steps) for steps in stops]

    def _courtly(self, court: tuple[int, ...]) -> list[Plan]:
        return self.evaluate(court, (), range(1, self.reach + 1))

    def _turning(self, court: tuple[int, ...], rest: int) -> list[Plan]:
        """Return the turns that win a stop with the rest of the knights, for each stop that takes exactly so many."""
        position = self._placed(court, ())
        holders = position.holders()
        ring = position.ring
        reserve = position.reserves[self.seat]
        useful = [(reserve[colour], colour) for colour in range(COLOUR_COUNT) if holders[colour] == self.side]
        if sum(count for count, _ in useful) < rest:
            return []
        found = []
        for steps in range(1, self.reach + 1):
            index = (ring.emperor + steps) % len(ring.sizes)
            if ring.owners[index] == self.side or needed(ring, index, holders, self.side) != rest:
                continue
            added = tuple((colour, index) for colour in _most_plentiful(useful, rest))
            placed = self._placed(court, added)
            found.append(self._plan(placed.court_worth(), holders, court, added, steps))
        return found

    def _placed(self, court: tuple[int, ...], added: Added) -> Position:
        position = self.position.clone()
        position.add_to_court(self.seat, court)
        for colour, index in added:
            position.add_to_ring(self.seat, index, (colour,))
        return position

    def _plan(self, courts: list[float], holders: Holders, court: tuple[int, ...], added: Added, steps: int) -> Plan:
        ring = self._ring_worth(holders, added, steps)
        worth = [one + other for one, other in zip(courts, ring, strict=True)]
        return Plan(lead_of(worth, self.side), court, added, steps)

    def _ring_worth(self, holders: Holders, added: Added, steps: int) -> list[float]:
        key = holders, added, steps
        worth = self._rings.get(key)
        if worth is None:
            ring = self.position.ring
            if added:
                ring = ring.clone()
                for colour, index in added:
                    ring.add(index, (colour,))
            worth = self._rings[key] = ring_worth(ring.after(steps, holders), holders)
        return worth

    def neighbours(self, plan: Plan) -> Iterator[list[Plan]]:
        """Yield the turns that differ from one in the place or the colour of a single knight."""
        court, added = plan.court, plan.ring
        spare = self._spare(plan)
        for colour, count in enumerate(court):
            if count:
                yield from self._instead(_without(court, colour), added, colour, spare, plan.steps)
        for number, (colour, _) in enumerate(added):
            yield from self._instead(court, added[:number] + added[number + 1 :], colour, spare, plan.steps)

    def _spare(self, plan: Plan) -> list[int]:
        spare = self.position.reserves[self.seat][:]
        for colour, count in enumerate(plan.court):
            spare[colour] -= count
        for colour, _ in plan.ring:
            spare[colour] -= 1
        return spare

    def _instead(
        self, court: tuple[int, ...], added: Added, freed: int, spare: list[int], steps: int
    ) -> Iterator[list[Plan]]:
        """Yield the turns that play one knight more, of the freed colour or a spare one, anywhere."""
        for colour in range(COLOUR_COUNT):
            if colour != freed and not spare[colour]:
                continue
            found = self.evaluate(_with(court, colour), added, (steps,))
            for index in range(len(self.position.ring.sizes)):
                found += self.evaluate(court, tuple(sorted((*added, (colour, index)))), (steps,))
            yield found


def needed(ring: Ring, index: int, holders: Holders, side: int) -> int:
    """Return how many more knights win the region for the side, 0 when it wins already."""
    strengths = ring.strengths(index, holders)
    own = strengths[side]
    return max(0, max(other for at, other in enumerate(strengths) if at != side) + 1 - own)


def play(position: Position, seat: int, plan: Plan) -> Position:
    """Return the position after the turn; the reserve is not refilled, for nobody knows the dice."""
    after = position.clone()
    after.add_to_court(seat, plan.court)
    for colour, index in plan.ring:
        after.add_to_ring(seat, index, (colour,))
    after.ring = after.ring.after(plan.steps, after.holders())
    after.at += 1
    after.turns += 1
    return after


def _rank(plan: Plan) -> tuple[float, int]:
    return plan.value, -plan.steps


def _with(court: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return (*court[:colour], court[colour] + 1, *court[colour + 1 :])


def _without(court: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return (*court[:colour], court[colour] - 1, *court[colour + 1 :])


def _most_plentiful(useful: list[tuple[int, int]], count: int) -> list[int]:
    """Return the colours of so many knights, always of the colour of which most are left; ascending."""
    left = [list(one) for one in useful]
    found = []
    for _ in range(count):
        most = max(left, key=lambda one: one[0])
        most[0] -= 1
        found.append(most[1])
    return sorted(found)
