"""Random borders, knights, renegades and expansions, judged by a second reading of the rules after each of them."""

import random
from collections import Counter
from itertools import product

from game.rules.lowenherz.board import ALL_FIELDS, CASTLES, EDGE_FIELDS, NEUTRAL, NEUTRAL_CASTLES, NOBODY, SLOTS
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.land_borders import is_capped, legal_borders, place_border
from game.rules.lowenherz.land_expansion import end_expansion, expand, expansions
from game.rules.lowenherz.land_knights import knight_fields, removable_knights
from game.rules.lowenherz.land_problems import land_problems
from game.rules.lowenherz.land_set_up import castle_fields, castle_knight_fields, lay_tile
from game.rules.lowenherz.phases import BORDERS
from game.rules.lowenherz.state import State
from tests.rules.lowenherz.naive_land import NaiveLand
from tests.rules.lowenherz.positions import edge, walls_of


def as_pair(number):
    return number % 15, number // 15


def as_number(pair):
    return pair[1] * 15 + pair[0]


def as_set(fields):
    return set(map(as_pair, fields_of(fields)))


EVENTS = {
    "1 founded by a border",
    "2 founded by a border",
    "founded by an expansion",
    "field of nobody",
    "field of another",
    "cut-off",
    "capped",
}


class Walk:
    """One land and a naive one, on which the same is done."""

    def __init__(self, seed, players):
        self.rng = random.Random(seed)
        self.state = State(players, False, 6, False, False, NOBODY)
        for tile in self.rng.sample(range(SLOTS), SLOTS):
            lay_tile(self.state, tile * 4 + self.rng.randrange(4))
        self.naive = NaiveLand(players, as_set(self.state.city))
        self.ground = as_set(self.state.plain | self.state.forest)
        for _ in range(CASTLES[players]):
            for colour in range(players):
                self.settle(colour)
        for _ in range(NEUTRAL_CASTLES[players]):
            self.settle(NEUTRAL[players])
        self.state.phase = BORDERS
        self.plan = set()
        self.met = Counter()

    def settle(self, colour):
        state, rng = self.state, self.rng
        place = rng.choice(fields_of(castle_fields(state, colour)))
        self.naive.castles[colour, len(state.castles[colour])] = as_pair(place)
        state.castles[colour] += (place,)
        self.put(colour, rng.choice(fields_of(castle_knight_fields(state, colour, place))))

    def put(self, colour, place):
        self.state.knights[colour] |= 1 << place
        self.naive.knights[as_pair(place)] = colour

    def step(self, colour):
        """Do something that is legal for a colour, as the two readings agree."""
        kind = self.rng.choice(("border", "knight", "expansion", "renegade"))
        for _ in range(6 if kind == "border" else 1):
            getattr(self, kind)(colour)

    def border(self, colour):
        edges = legal_borders(self.state, colour)
        wanted = self.naive.borders()
        if is_capped(self.state, colour):
            wanted = set()
        assert {frozenset(map(as_pair, EDGE_FIELDS[number])) for number in edges} == wanted
        if not edges:
            return
        outline = [number for number in edges if number in self.plan]
        if not outline:
            self.plan = self.outline()
        number = self.rng.choice(outline or edges)
        self.met[f"{len(place_border(self.state, number))} founded by a border"] += 1
        self.naive.border(frozenset(map(as_pair, EDGE_FIELDS[number])))

    def outline(self):
        """Return the edges around a rectangle with some castle in it, where borders come first."""
        place = self.rng.choice(sorted(self.naive.castles.values()))
        low, high = (tuple(part + sign * self.rng.randrange(4) for part in place) for sign in (-1, 1))
        inside = {n for n in range(150) if all(a <= b <= c for a, b, c in zip(low, as_pair(n), high, strict=True))}
        return {number for number, fields in enumerate(EDGE_FIELDS) if len(inside.intersection(fields)) == 1}

    def knight(self, colour, within=ALL_FIELDS):
        fields = as_set(knight_fields(self.state, colour, within))
        full = self.state.knights[colour].bit_count() == 12
        wanted = set() if full else self.naive.knight_places(colour, self.ground) & as_set(within)
        assert fields == wanted
        if fields:
            self.put(colour, as_number(self.rng.choice(sorted(fields))))

    def expansion(self, colour):
        state, naive = self.state, self.naive
        for taken in range(2):
            choices = expansions(state, colour)
            keys = [(colour, state.growing % 4)] if taken else [key for key in naive.regions if key[0] == colour]
            assert choices == sorted(
                (key[1], number) for key in keys for number in range(150) if naive.may_take(key, as_pair(number))
            )
            if not choices:
                break
            attacks = [choice for choice in choices if naive.region_at(as_pair(choice[1]))]
            castle, place = self.rng.choice(attacks or choices)
            before, victim = sum(map(bool, state.regions)), naive.region_at(as_pair(place))
            expand(state, colour, castle, place)
            naive.take((colour, castle), as_pair(place), taken == 0)
            self.met["field of nobody" if victim is None else "field of another"] += 1
            self.met["founded by an expansion"] += sum(map(bool, state.regions)) > before
            self.met["cut-off"] += any(fields for fields, _ in state.cut)
            self.met["capped"] += is_capped(state, colour)
        end_expansion(state)

    def renegade(self, colour):
        """A knight of a region goes, one of the colour comes."""
        preys = [key for key in self.naive.regions if key[0] != colour]
        if preys:
            key = self.rng.choice(sorted(preys))
            knights = as_set(removable_knights(self.state, key[0] * 4 + key[1]))
            assert knights == self.naive.removable(key)
            if knights:
                pair = self.rng.choice(sorted(knights))
                del self.naive.knights[pair]
                self.state.knights[key[0]] &= ~(1 << as_number(pair))
        own = [key for key in self.naive.regions if key[0] == colour]
        if own:
            key = self.rng.choice(sorted(own))
            self.knight(colour, self.state.regions[key[0] * 4 + key[1]])

    def check(self):
        state, naive = self.state, self.naive
        assert land_problems(state) == []
        assert {number: as_set(fields) for number, fields in enumerate(state.regions) if fields} == {
            key[0] * 4 + key[1]: fields for key, fields in naive.regions.items()
        }
        assert state.points == naive.points
        assert {frozenset(map(as_pair, EDGE_FIELDS[edge(name)])) for name in walls_of(state)} == naive.walls


def test_random_play_on_the_land_is_as_a_second_reading_has_it():
    met = Counter()
    for seed, players in product(range(3), (2, 3, 4)):
        walk = Walk(seed, players)
        for _ in range(100 // players):
            for colour in range(players):
                walk.step(colour)
                walk.check()
        met += walk.met
    assert met.keys() >= EVENTS, met
