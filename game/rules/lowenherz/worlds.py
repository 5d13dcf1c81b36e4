"""Every way in which the hidden politics cards may lie, for all a viewer knows, each as likely as its deals are many.

What a seat keeps and uses tells nothing but that it had the card. So of all deals of the 13 cards to their places those
remain that agree with the viewer's own looks (the groups of `politics`) and with what others were seen to hold (the
proofs). Places that no such proof tells apart are counted together, as a cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import comb, factorial, gcd, prod
from typing import TYPE_CHECKING, Any

from game.rules.lowenherz.board import NOBODY
from game.rules.lowenherz.hands import COUNTS, EVERYTHING, KINDS_OF, UNITS, UNSEEN, parts_of
from game.rules.lowenherz.politics import groups

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

Place = tuple[int, int]  # (look, its number) or (stack, -1 - which of its cards), whose order means nothing
Caps = tuple[int, ...]  # how many places of every cell are free


@dataclass(frozen=True, slots=True)
class Cell:
    """Places of one group that are alike: kept by this seat in this epoch of its proofs; wanted: what is asked for."""

    group: int
    seat: int
    epoch: int
    wanted: bool
    places: tuple[Place, ...]


class Deals:
    """The ways to deal the cards of the groups to their cells."""

    def __init__(self, state: State, wanted_looks: tuple[int, ...] = (), wanted_stack: int = UNSEEN) -> None:
        self.codes = [code for code, _, _ in groups(state)]
        proofs = [proof for proof in state.proofs if proof[1] != state.viewer]
        self._epochs = {seat: sorted({until for until, one, _ in proofs if one == seat}) for _, seat, _ in proofs}
        self.cells = self._cells(state, wanted_looks, wanted_stack)
        self.kinds = sorted({kind for _, _, kind in proofs})
        # kind -> (seat, last epoch, how many of the kind it had kept by then)
        self._needs: dict[int, list[tuple[int, int, int]]] = {kind: [] for kind in self.kinds}
        held: dict[tuple[int, int], int] = {}
        for until, seat, kind in proofs:
            held[seat, kind] = held.get((seat, kind), 0) + 1
            self._needs[kind].append((seat, self._epochs[seat].index(until), held[seat, kind]))
        self.free = [
            code - sum(UNITS[kind] * COUNTS[code][kind] for kind in self.kinds if COUNTS[code][kind])
            for code in self.codes
        ]  # the cards of every group of which nothing is proved
        self.caps = tuple(len(cell.places) for cell in self.cells)
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

    def spreads(self, kind: int, caps: Caps) -> list[tuple[int, tuple[int, ...]]]:
        """Return (ways, how many go into each cell) for every spread of a proved kind that agrees with its proofs."""
        by_group = [_compositions(COUNTS[code][kind], self._caps_of(group, caps)) for group, code in
                    enumerate(self.codes)]  # fmt: skip
        found = []
        for chosen in product(*by_group):
            counts = self._by_cell(chosen)
            if all(self._kept(counts, seat, epoch) >= need for seat, epoch, need in self._needs[kind]):
                found.append((prod(map(comb, caps, counts)), counts))
        return found

    def _caps_of(self, group: int, caps: Caps) -> list[int]:
        return [cap for cell, cap in zip(self.cells, caps, strict=True) if cell.group == group]

    def _by_cell(self, chosen: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        """Cells are in the order of their groups."""
        return tuple(count for counts in chosen for count in counts)

    def _kept(self, counts: tuple[int, ...], seat: int, epoch: int) -> int:
        pairs = zip(self.cells, counts, strict=True)
        return sum(count for cell, count in pairs if cell.seat == seat and cell.epoch <= epoch)

    def ways(self, step: int, caps: Caps) -> int:
        """Return in how many ways the proved kinds from this step on can go into the free places."""
        if step == len(self.kinds):
            return 1
        if (step, caps) not in self._memory:
            spreads = self.spreads(self.kinds[step], caps)
            self._memory[step, caps] = sum(ways * self.ways(step + 1, _less(caps, counts)) for ways, counts in spreads)
        return self._memory[step, caps]

    def draw(self, rng: Any) -> dict[Place, int]:
        """Return the kind at every place, each deal as likely as any other."""
        open_places = [list(cell.places) for cell in self.cells]
        for places in open_places:
            rng.shuffle(places)
        dealt: dict[Place, int] = {}
        caps = self.caps
        for step, kind in enumerate(self.kinds):
            spreads = self.spreads(kind, caps)
            weights = [ways * self.ways(step + 1, _less(caps, counts)) for ways, counts in spreads]
            counts = spreads[_drawn(weights, rng)][1]
            caps = _less(caps, counts)
            for places, count in zip(open_places, counts, strict=True):
                dealt.update((places.pop(), kind) for _ in range(count))
        for group, code in enumerate(self.free):
            kinds = [kind for kind in KINDS_OF[code] for _ in range(COUNTS[code][kind])]
            rng.shuffle(kinds)
            pairs = zip(self.cells, open_places, strict=True)
            rest = [place for cell, places in pairs if cell.group == group for place in places]
            dealt.update(zip(rest, kinds, strict=True))
        return dealt

    def wanted(self) -> dict[int, int]:
        """Return how many deals there are for each code of the cards in the wanted places."""
        reached: dict[tuple[Caps, int], int] = {(self.caps, 0): 1}
        for kind in self.kinds:
            after: dict[tuple[Caps, int], int] = {}
            for (caps, code), number in reached.items():
                for ways, counts in self.spreads(kind, caps):
                    here = sum(count for cell, count in zip(self.cells, counts, strict=True) if cell.wanted)
                    key = _less(caps, counts), code + UNITS[kind] * here
                    after[key] = after.get(key, 0) + number * ways
            reached = after
        found: dict[int, int] = {}
        for (caps, code), number in reached.items():
            for more, ways in self._free_cards(caps).items():
                found[code + more] = found.get(code + more, 0) + number * ways
        return found

    def _free_cards(self, caps: Caps) -> dict[int, int]:
        """Return in how many ways each code of cards of which nothing is proved comes into the wanted places."""
        found = {0: 1}
        for group, code in enumerate(self.free):
            pairs = [(cell.wanted, cap) for cell, cap in zip(self.cells, caps, strict=True) if cell.group == group]
            here = sum(cap for wanted, cap in pairs if wanted)
            there = sum(cap for wanted, cap in pairs if not wanted)
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


def _less(caps: Caps, counts: tuple[int, ...]) -> Caps:
    return tuple(cap - count for cap, count in zip(caps, counts, strict=True))


def _compositions(number: int, caps: list[int]) -> list[tuple[int, ...]]:
    """Return every way to put a number of equal cards into cells with so much room."""
    if not caps:
        return [()] if number == 0 else []
    return [
        (count, *rest) for count in range(min(number, caps[0]) + 1) for rest in _compositions(number - count, caps[1:])
    ]


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
