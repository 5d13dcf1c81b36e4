"""Every way in which the hidden politics cards may lie, for all a viewer knows, each as likely as its deals are many.

What a seat keeps and uses tells nothing but that it had the card. So of all deals of the 13 cards to their places those
remain that agree with the viewer's own looks (the groups of `politics`) and with what others were seen to hold (the
proofs). Places that no such proof tells apart are counted together, as a cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, product
from math import comb, factorial, gcd, prod
from typing import TYPE_CHECKING, Any

from game.rules.lowenherz.board import NOBODY
from game.rules.lowenherz.hands import COUNTS, EVERYTHING, KINDS_OF, UNITS, UNSEEN, parts_of
from game.rules.lowenherz.politics import groups

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

Place = tuple[int, int]  # (look, its number) or (stack, -1 - which of its cards), whose order means nothing
Caps = tuple[int, ...]  # how many places of every cell or room are free
Rooms = tuple[tuple[int, ...], ...]  # the cells of every room, by number
Filled = tuple[tuple[int, int], ...]  # (room, how many come there), where any do
Spread = tuple[int, Filled]
Need = tuple[frozenset[int], int]  # so many of a kind are in these cells at least


@dataclass(frozen=True, slots=True)
class Cell:
    """Places of one group that are alike: kept by this seat in this epoch of its proofs; wanted: what is asked for."""

    group: int
    seat: int
    epoch: int
    wanted: bool
    places: tuple[Place, ...]


class Deals:
    """The ways to deal the cards of the groups to their cells: first the proved kinds one by one, then all others.

    At every step, cells that no proof of a kind still to come tells apart are counted as one, a room; so few numbers
    say how a deal stands.
    """

    def __init__(self, state: State, wanted_looks: tuple[int, ...] = (), wanted_stack: int = UNSEEN) -> None:
        self.codes = [code for code, _, _ in groups(state)]
        proofs = [proof for proof in state.proofs if proof[1] != state.viewer]
        self._epochs = {seat: sorted({until for until, one, _ in proofs if one == seat}) for _, seat, _ in proofs}
        self.cells = self._cells(state, wanted_looks, wanted_stack)
        self.kinds = list(dict.fromkeys(kind for _, _, kind in proofs))  # first shown first: that joins rooms early
        self._needs: dict[int, list[Need]] = {kind: [] for kind in self.kinds}
        held: dict[tuple[int, int], int] = {}
        for until, seat, kind in proofs:
            held[seat, kind] = held.get((seat, kind), 0) + 1
            self._needs[kind].append((self._kept_by(seat, until), held[seat, kind]))
        self.free = [
            code - sum(UNITS[kind] * COUNTS[code][kind] for kind in self.kinds if COUNTS[code][kind])
            for code in self.codes
        ]  # the cards of every group of which nothing is proved
        self.caps = tuple(len(cell.places) for cell in self.cells)
        self._rooms = [self._rooms_at(step) for step in range(len(self.kinds) + 1)]
        self._memory: dict[tuple[int, Caps], int] = {}

    def _cells(self, state: State, wanted_looks: tuple[int, ...], wanted_stack: int) -> list[Cell]:
        found: dict[tuple[int, int, int, bool], list[Place]] = {}
        for group, (_, looks, stacked) in enumerate(groups(state)):
            for number in looks:
                seat, stack = state.looks[number][:2]
                limits = self._epochs.get(seat, [])
                epoch = sum(until <= number for until in limits)
                owner = (seat, epoch) if epoch < len(limits) else (NOBODY, 0)
                found.setdefault((group, *owner, number in wanted_looks), []).append((stack, number))
            for stack, count in enumerate(stacked):
                places = [(stack, -1 - number) for number in range(count)]
                if places:
                    found.setdefault((group, NOBODY, 0, stack == wanted_stack), []).extend(places)
        return [Cell(*key, tuple(places)) for key, places in sorted(found.items())]

    def _kept_by(self, seat: int, until: int) -> frozenset[int]:
        """Return the cells, by number, of what a seat had kept when it showed a card after so many looks."""
        last = self._epochs[seat].index(until)
        return frozenset(n for n, cell in enumerate(self.cells) if cell.seat == seat and cell.epoch <= last)

    def _rooms_at(self, step: int) -> Rooms:
        """Return the cells of every room at a step, by number."""
        needs = [cells for kind in self.kinds[step:] for cells, _ in self._needs[kind]]
        found: dict[tuple[object, ...], list[int]] = {}
        for n, cell in enumerate(self.cells):
            found.setdefault((cell.group, cell.wanted, *(n in cells for cells in needs)), []).append(n)
        return tuple(map(tuple, found.values()))

    def _spreads(self, kind: int, rooms: Rooms, caps: Caps) -> Iterator[Spread]:
        """Yield (ways, how many go into each room) for every spread of a proved kind that agrees with its proofs."""
        groups_of = [self.cells[cells[0]].group for cells in rooms]  # the rooms are in the order of the groups
        needs = [([n for n, room in enumerate(rooms) if room[0] in cells], least) for cells, least in self._needs[kind]]
        copies = [COUNTS[code][kind] for code in self.codes]
        if sum(copies) == 1:
            for n, cap in enumerate(caps):
                if cap and copies[groups_of[n]] and all(n in inside for inside, _ in needs):
                    yield cap, ((n, 1),)
            return
        parts = [
            _compositions(number, [(n, cap) for n, cap in enumerate(caps) if cap and groups_of[n] == group])
            for group, number in enumerate(copies)
        ]
        for chosen in product(*parts):
            filled = tuple(chain.from_iterable(chosen))
            if all(sum([count for n, count in filled if n in inside]) >= least for inside, least in needs):
                yield prod([comb(caps[n], count) for n, count in filled]), filled

    def _after(self, step: int, rooms: Rooms, caps: Caps) -> Iterator[tuple[int, Filled, Caps]]:
        """Yield (ways, what is filled, what is free in the rooms of the next step) for every spread.

        rooms: those of the step, or finer ones.
        """
        place = {n: number for number, cells in enumerate(self._rooms[step + 1]) for n in cells}
        places = [place[cells[0]] for cells in rooms]
        free = [0] * len(self._rooms[step + 1])
        for number, cap in zip(places, caps, strict=True):
            free[number] += cap
        for ways, filled in self._spreads(self.kinds[step], rooms, caps):
            left = free[:]
            for n, count in filled:
                left[places[n]] -= count
            yield ways, filled, tuple(left)

    def _ways(self, step: int, caps: Caps) -> int:
        """Return in how many ways the proved kinds from this step on can go into the free places of its rooms."""
        if step == len(self.kinds):
            return 1
        if (step, caps) not in self._memory:
            after = self._after(step, self._rooms[step], caps)
            self._memory[step, caps] = sum(ways * self._ways(step + 1, free) for ways, _, free in after)
        return self._memory[step, caps]

    @property
    def is_possible(self) -> bool:
        """Whether there is any."""
        return self._ways(0, self._first_caps) > 0

    @property
    def _first_caps(self) -> Caps:
        return tuple(sum(self.caps[n] for n in cells) for cells in self._rooms[0])

    def draw(self, rng: Any) -> dict[Place, int]:
        """Return the kind at every place, each deal as likely as any other."""
        open_places = [list(cell.places) for cell in self.cells]
        for places in open_places:
            rng.shuffle(places)
        dealt: dict[Place, int] = {}
        alone = tuple((n,) for n in range(len(self.cells)))
        for step, kind in enumerate(self.kinds):
            spreads = list(self._after(step, alone, tuple(map(len, open_places))))
            weights = [ways * self._ways(step + 1, free) for ways, _, free in spreads]
            for n, count in spreads[_drawn(weights, rng)][1]:
                dealt.update((open_places[n].pop(), kind) for _ in range(count))
        for group, code in enumerate(self.free):
            kinds = [kind for kind in KINDS_OF[code] for _ in range(COUNTS[code][kind])]
            rng.shuffle(kinds)
            pairs = zip(self.cells, open_places, strict=True)
            rest = [place for cell, places in pairs if cell.group == group for place in places]
            dealt.update(zip(rest, kinds, strict=True))
        return dealt

    def wanted(self) -> dict[int, int]:
        """Return how many deals there are for each code of the cards in the wanted places."""
        reached: dict[Caps, dict[int, int]] = {self._first_caps: {0: 1}}
        for step, kind in enumerate(self.kinds):
            rooms = self._rooms[step]
            wanted = {n for n, cells in enumerate(rooms) if self.cells[cells[0]].wanted}
            after: dict[Caps, dict[int, int]] = {}
            for caps, codes in reached.items():
                for ways, filled, free in self._after(step, rooms, caps):
                    here = UNITS[kind] * sum([count for n, count in filled if n in wanted])
                    there = after.setdefault(free, {})
                    for code, number in codes.items():
                        there[code + here] = there.get(code + here, 0) + number * ways
            reached = after
        found: dict[int, int] = {}
        for caps, codes in reached.items():
            for more, ways in self._free_cards(caps).items():
                for code, number in codes.items():
                    found[code + more] = found.get(code + more, 0) + number * ways
        return found

    def _free_cards(self, caps: Caps) -> dict[int, int]:
        """Return in how many ways each code of cards of which nothing is proved comes into the wanted places.

        caps: of the rooms after the last step.
        """
        found = {0: 1}
        rooms = [self.cells[cells[0]] for cells in self._rooms[-1]]
        for group, code in enumerate(self.free):
            here = sum(cap for room, cap in zip(rooms, caps, strict=True) if room.group == group and room.wanted)
            there = sum(cap for room, cap in zip(rooms, caps, strict=True) if room.group == group and not room.wanted)
            orders = factorial(here) * factorial(there)
            parts = [(part, orders * prod(map(comb, COUNTS[code], COUNTS[part]))) for part in parts_of(code, here)]
            found = _sums(found, parts)
        return found


def _sums(found: dict[int, int], parts: list[tuple[int, int]]) -> dict[int, int]:
    sums: dict[int, int] = {}
    for one, number in found.items():
        for part, ways in parts:
            sums[one + part] = sums.get(one + part, 0) + number * ways
    return sums


def _compositions(number: int, rooms: list[tuple[int, int]]) -> list[Filled]:
    """Return every way to put a number of equal cards into rooms (number, how many are free there)."""
    if not number:
        return [()]
    if not rooms:
        return []
    (room, cap), *others = rooms
    found = _compositions(number, others)
    for count in range(1, min(number, cap) + 1):
        found += [((room, count), *rest) for rest in _compositions(number - count, others)]
    return found


def _drawn(weights: list[int], rng: Any) -> int:
    left = rng.randrange(sum(weights))
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    raise AssertionError("the weights are their sum")


def stack_codes(state: State, stack: int) -> list[tuple[int, int]]:
    """Return (code, weight) of everything that may lie in a stack, for all this viewer knows, ascending."""
    return _outcomes(Deals(state, wanted_stack=stack).wanted())


def hand_codes(state: State, seat: int) -> list[tuple[int, int]]:
    """Return (code, weight) of everything that a seat may hold, for all this viewer knows, ascending."""
    looks = tuple(number for number, look in enumerate(state.looks) if look[0] == seat)
    used = sum(UNITS[kind] for _, one, kind in state.proofs if one == seat) - state.shown[seat]
    return _outcomes({code - used: ways for code, ways in Deals(state, wanted_looks=looks).wanted().items()})


def _outcomes(found: dict[int, int]) -> list[tuple[int, int]]:
    common = gcd(*found.values())
    return [(code, found[code] // common) for code in sorted(found)]


def resample(state: State, seat: int | None, rng: Any) -> State:
    """Return a full state that `seat` (None: a spectator) cannot tell from this one, by the odds of the cards."""
    seen = state.observation(seat)
    full = seen.clone()
    full.viewer = EVERYTHING
    if not seen.looks:
        return full
    dealt = Deals(seen).draw(rng)
    codes = [sum(UNITS[kind] for (where, number), kind in dealt.items() if where == stack and number < 0)
             for stack in range(len(seen.stacks))]  # fmt: skip
    full.stacks = codes[:]
    kept = [0] * state.players
    looks = []
    for number in reversed(range(len(seen.looks))):
        who, stack = seen.looks[number][:2]
        kind = dealt.get((stack, number), NOBODY)
        if kind != NOBODY:
            codes[stack] += UNITS[kind]
            kept[who] += UNITS[kind]
        looks.append((who, stack, codes[stack], kind))
    full.looks = tuple(reversed(looks))
    for one in range(state.players):
        used = sum(UNITS[kind] for _, owner, kind in seen.proofs if owner == one) - seen.shown[one]
        full.hands[one] = kept[one] - used
        full.strange[one] = 0
    return full
