"""What a viewer knows of hidden cards: against every deal of the cards there is, on cases small enough to count."""

import random
from collections import Counter
from fractions import Fraction
from functools import cache, reduce
from itertools import permutations, product
from math import comb
from operator import or_

import pytest

from game.rules import lowenherz as lh
from game.rules.core import SIMULTANEOUS, IllegalAction
from game.rules.lowenherz.actions import bid_of
from game.rules.lowenherz.hands import ALL_POLITICS, COUNTS, KINDS_OF, SPECTATOR, UNITS, UNSEEN
from game.rules.lowenherz.phases import CONTENT
from game.rules.lowenherz.politics import may_hold, may_lie
from game.rules.lowenherz.worlds import Deals, hand_codes, stack_codes
from tests.rules.lowenherz.course import code, guided_match, table

MANY = 300  # spreads of one kind that are looked at; each takes some microseconds
COPIES = [kind for kind in KINDS_OF[ALL_POLITICS] for _ in range(COUNTS[ALL_POLITICS][kind])]


def history(looks, proofs=(), players=4):
    """Return a full position after looks ((seat, stack, kind kept), ...) and proofs, on a deal of the cards."""
    state = table(players=players)
    lying = [code("RRAp3p4t8t10"), code("RAAp5t12t15")]
    for seat, stack, kind in looks:
        state.looks += ((seat, stack, lying[stack], kind),)
        lying[stack] -= UNITS[kind]
        state.hands[seat] += UNITS[kind]
        state.sizes[stack] -= 1
    for until, seat, kind, stays in proofs:
        state.proofs += ((until, seat, kind),)
        if stays:
            state.shown[seat] += UNITS[kind]
        else:
            state.hands[seat] -= UNITS[kind]
    state.stacks = lying if looks else [UNSEEN, UNSEEN]
    assert [problem for problem in state.problems() if "card" in problem and "action" not in problem] == []
    return state


R, A, P3, P4, P5, T8, T10, T12, T15 = range(9)
HISTORIES = {
    "a look of another": ([(1, 0, R)], []),
    "two others": ([(1, 0, R), (2, 1, A)], []),
    "an own look before": ([(0, 0, T8), (1, 0, R)], []),
    "an own look after": ([(1, 0, R), (0, 0, T8)], []),
    "between own looks": ([(0, 0, T8), (1, 0, R), (2, 0, A), (0, 0, P3)], []),
    "a renegade used": ([(1, 0, R), (1, 1, A)], [(2, 1, R, False)]),
    "used before a second look": ([(1, 0, R), (1, 1, A)], [(1, 1, R, False)]),
    "two of a kind": ([(1, 0, R), (2, 0, R), (1, 1, R)], [(1, 1, R, False), (3, 1, R, False)]),
    "a treasure shown": ([(1, 0, T8), (2, 0, A)], [(2, 1, T8, True)]),
    "of two groups": ([(1, 0, R), (0, 0, T8), (1, 0, A), (1, 0, R)], [(4, 1, R, False)]),
}
VIEWERS = [0, 1, SPECTATOR]


def deals(state):
    """Yield every deal as (kinds kept by look, kinds that still lie in the stacks) that the viewer cannot exclude.

    What is kept is dealt first, then what lies; each way to do so is as likely as another.
    """
    looks = state.looks
    for kept in set(permutations(COPIES, len(looks))):
        if any(look[0] == state.viewer and kept[number] != look[3] for number, look in enumerate(looks)):
            continue
        left = Counter(COPIES)
        ways = 1
        for kind in kept:
            ways *= left[kind]
            left[kind] -= 1
        rest = list(left.elements())
        for part, count in parts(tuple(rest), state.sizes[0]).items():
            stacks = [part, tuple((Counter(rest) - Counter(part)).elements())]
            if agrees(state, kept, stacks):
                yield kept, stacks, ways * count


@cache
def parts(cards, size):
    """Return how many ways there are to pick each set of so many cards, as sorted tuples."""
    found = {(): 1}
    for kind in sorted(set(cards)):
        grown = Counter()
        for part, ways in found.items():
            for count in range(cards.count(kind) + 1):
                if len(part) + count <= size:
                    grown[(*part, *(kind,) * count)] += ways * comb(cards.count(kind), count)
        found = grown
    return {part: ways for part, ways in found.items() if len(part) == size}


def agrees(state, kept, stacks):
    for number, (seat, stack, seen, _) in enumerate(state.looks):
        lay_there = [*stacks[stack], *(kept[n] for n in range(number, len(kept)) if state.looks[n][1] == stack)]
        if seat == state.viewer and sum(UNITS[k] for k in lay_there) != seen:
            return False
    for until, seat, kind in state.proofs:
        had = sum(kept[n] == kind and state.looks[n][0] == seat for n in range(until))
        proved = sum(one == seat and what == kind and limit <= until for limit, one, what in state.proofs)
        if had < proved:
            return False
    return True


def law(pairs):
    weights = Counter()
    for what, weight in pairs:
        weights[what] += weight
    whole = sum(weights.values())
    return {what: Fraction(weight, whole) for what, weight in weights.items()}


CASES = [(name, viewer) for name in HISTORIES for viewer in VIEWERS if len(HISTORIES[name][0]) < 3 or viewer == 0]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def seen(request):
    name, viewer = request.param
    return history(*HISTORIES[name]).observation(None if viewer == SPECTATOR else viewer)


@pytest.fixture(scope="module")
def every_deal(seen):
    return list(deals(seen))


def test_the_odds_of_a_stack_are_those_of_all_deals(seen, every_deal):
    for stack in (0, 1):
        counted = law((sum(UNITS[k] for k in stacks[stack]), ways) for _, stacks, ways in every_deal)
        assert law(stack_codes(seen, stack)) == counted


def used_by(seen, seat):
    return sum(UNITS[kind] for _, one, kind in seen.proofs if one == seat) - seen.shown[seat]


def held(seen, kept, seat):
    return sum(UNITS[kept[n]] for n, look in enumerate(seen.looks) if look[0] == seat) - used_by(seen, seat)


def test_the_odds_of_a_hand_are_those_of_all_deals(seen, every_deal):
    for seat in range(4):
        counted = law((held(seen, kept, seat), ways) for kept, _, ways in every_deal)
        assert law(hand_codes(seen, seat)) == counted


def test_whatever_may_be_held_or_lie_somewhere_is_reckoned_with(seen, every_deal):
    for seat in range(4):
        most = COUNTS[may_hold(seen, seat)]
        hands = {held(seen, kept, seat) for kept, _, _ in every_deal}
        assert all(there <= here for hand in hands for there, here in zip(COUNTS[hand], most, strict=True))
    for stack in (0, 1):
        kinds = set(KINDS_OF[may_lie(seen, stack)])
        assert all(kinds.issuperset(stacks[stack]) for _, stacks, _ in every_deal)


def test_only_deals_that_agree_are_drawn_and_all_of_them(seen, every_deal):
    """Every deal is drawn about as often as it should be, counted by what the others hold and what lies first."""
    rng = random.Random(5)
    counted = law((_summary(seen, kept, stacks), ways) for kept, stacks, ways in every_deal)
    drawn = Counter()
    for _ in range(400):
        full = seen.resample(None if seen.viewer == SPECTATOR else seen.viewer, rng)
        kept = [kind for *_, kind in full.looks]
        stacks = [[kind for kind in KINDS_OF[lying] for _ in range(COUNTS[lying][kind])] for lying in full.stacks]
        assert agrees(seen, kept, stacks)
        drawn[_summary(seen, kept, stacks)] += 1
    likely = max(counted, key=counted.get)
    assert abs(drawn[likely] / 400 - counted[likely]) < 0.11
    assert set(drawn) <= set(counted)


def _summary(seen, kept, stacks):
    return tuple(COUNTS[held(seen, kept, seat)][R] for seat in range(4)), tuple(stacks[0]).count(A)


def test_somebody_who_looked_last_knows_the_stack_and_the_others_do_not():
    state = history([(1, 0, R), (2, 0, A)])
    assert state.observation(2).stacks == [state.stacks[0], UNSEEN]
    assert state.observation(1).stacks == [UNSEEN, UNSEEN] == state.observation(None).stacks


def test_an_observation_of_guided_matches_runs_along():
    for seats in lh.SEATS:
        seen = None
        for state, entry in guided_match(seats, {}, 4):
            for seat in (None, *range(seats)):
                seen = state.observation(seat)
                assert seen.problems() == []
                if entry is not None:
                    after = state.clone()
                    _apply(after, entry)
                    _apply(seen, entry)
                    assert seen == after.observation(seat)


def test_resampled_states_of_guided_matches_are_sound_and_look_the_same():
    rng = random.Random(6)
    differ = 0
    for seats in lh.SEATS:
        for state, _ in guided_match(seats, {}, 8):
            for seat in (None, *range(seats)):
                full = state.resample(seat, rng)
                assert full.problems() == [] and full.observation(seat) == state.observation(seat)
                assert seat is None or full.legal_actions(seat) == state.legal_actions(seat)
                differ += full != state
    assert differ > 100


def test_whoever_looks_learns_what_lies_there_and_others_do_not():
    for state, entry in guided_match(4, {}, 2):
        if state.phase == CONTENT:
            after = state.clone()
            _apply(after, entry)
            looker, other = state.turn, (state.turn + 1) % 4
            assert after.observation(looker).stacks[state.looked] == after.stacks[state.looked]
            assert after.observation(other).stacks[state.looked] == UNSEEN


def _apply(state, entry):
    if state.actor == -2:
        state.apply_joint(entry)
    else:
        state.apply(entry[state.actor])


def random_history(rng):
    """Return a full position after many looks, with many cards used and shown."""
    looks, proofs, lying = [], [], [code("RRAp3p4t8t10"), code("RAAp5t12t15")]
    held = [[] for _ in range(4)]
    for number in range(1, rng.randrange(8, 14)):
        seat = rng.randrange(4)
        stack = rng.choice([one for one in (0, 1) if lying[one]])
        kind = rng.choice(KINDS_OF[lying[stack]])
        lying[stack] -= UNITS[kind]
        looks.append((seat, stack, kind))
        held[seat].append(kind)
        who = rng.randrange(4)
        if held[who]:
            proofs.append((number, who, held[who].pop(rng.randrange(len(held[who]))), rng.random() < 0.3))
    return history(looks, proofs)


def test_many_proofs_do_not_make_the_odds_long_to_count(monkeypatch):
    counted = []
    original = Deals._spreads
    monkeypatch.setattr(Deals, "_spreads", lambda self, *where: counted.append(1) or original(self, *where))
    rng, most = random.Random(8), 0
    for _ in range(150):
        state = random_history(rng)
        most = max(most, len(state.proofs))
        for viewer in (None, 0):
            seen = state.observation(viewer)
            for odds in (stack_codes(seen, 0), hand_codes(seen, 1)):
                assert odds
                assert len(counted) < MANY, state.to_text()
                counted.clear()
    assert most > 8


def test_nobody_takes_a_treasure_for_that_of_two_rivals():
    tried = Counter()
    for state, _ in guided_match(4, {}, 8):
        for viewer in (None, *range(4)) if state.actor == SIMULTANEOUS else ():
            seen = state.observation(viewer)
            some = {seat: [one for one in seen.legal_actions(seat) if (bid_of(one) or (1, 0))[0] == 0][:6]
                    for seat in state.rivals}  # fmt: skip
            for chosen in product(*some.values()):
                after = seen.clone()
                treasures = [bid_of(one)[1] for one in chosen]
                twice = sum(treasures) != or_all(treasures)
                try:
                    after.apply_joint(dict(zip(some, chosen, strict=True)))
                except IllegalAction:
                    assert after == seen and any(treasures)
                    tried["refused", twice] += 1
                else:
                    assert not twice and after.problems() == []
                    tried["done", any(treasures)] += 1
    assert tried["refused", True] > 20 and tried["done", True] > 20


def or_all(sets):
    return reduce(or_, sets)
