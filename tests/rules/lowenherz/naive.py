"""Löwenherz once more, straight from the text of the rules: sets, dicts and words, slow and with nothing shared.

It counts and plays along with the real rules; two people's readings of one text should agree. A match with everything
open, as the full state is. The land is in `naive_map`, what is done with cards and money in `naive_lines`, the text in
`naive_text`. Seats count from 1; seat 1 is rose.
"""

from __future__ import annotations

import itertools

from tests.rules.lowenherz.naive_facts import (
    ALLIANCE_END_COST,
    BASIC_LAYOUT,
    BASIC_REGIONS,
    CARDS,
    COLOURS,
    COLUMNS,
    EDGES,
    FOREST_COST,
    NEUTRAL,
    OWN_CASTLES,
    START_DUCATS,
    TREASURES,
)
from tests.rules.lowenherz.naive_lines import Lines
from tests.rules.lowenherz.naive_map import NaiveMap
from tests.rules.lowenherz.naive_text import read, write


class Naive(Lines):
    """A match. `stage` is the word of the phase; `who` is the seat whose turn it is, 0 nobody."""

    def __init__(self, players=4, setup="variable", spacing="6", double_knight="knight_first", purses="hidden",
                 first="drawn"):  # fmt: skip
        self.players, self.setup, self.spacing, self.purses = players, setup, int(spacing), purses
        self.either, self.first = double_knight == "either", first
        self.seats = list(range(1, players + 1))
        self.map = NaiveMap(players)
        self.ducats = dict.fromkeys(self.seats, START_DUCATS)
        self.cards = {seat: [] for seat in self.seats}
        self.shown = {seat: [] for seat in self.seats}
        self.stacks = {1: None, 2: None}  # None: nobody has looked
        self.sizes = {1: 7, 2: 6}
        self.looks, self.proofs = [], []
        self.deck, self.card = [name for name in CARDS if setup == "variable" or name[0] != "A"], None
        self.start, self.who, self.lap = 0, 0, 0
        self.stage = "tiles"
        self.clear_round()
        if setup == "basic":
            self.lay_out()

    def lay_out(self):
        for letter in "ABCDEF":
            self.map.lay_tile(letter + "0")
        for colour, places in BASIC_LAYOUT.items():
            for castle, knight in places:
                self.map.castles[colour].append(name_of(*castle))
                self.map.knights[colour].add(name_of(*knight))
            columns, rows = BASIC_REGIONS[colour].split()
            columns = columns.split(",") if "," in columns else columns
            land = {name_of(int(c), int(r)) for c in columns for r in rows}
            self.map.walls |= {edge for edge in EDGES if len(edge & land) == 1}
        self.map.judged = True
        self.choose_first()

    def clear_round(self):
        self.laid, self.line = {}, 0
        self.clear_line()

    def clear_line(self):
        self.rivals, self.offers, self.offer, self.bids = [], 0, None, []
        self.left, self.swords, self.growing, self.looked = 0, 0, None, 0
        self.map.cut = dict.fromkeys(COLOURS, (0, 0))
        self.host = self.prey = None

    @classmethod
    def from_text(cls, text):
        """Return the match at a position written as `State.to_text` does."""
        return read(cls, text)

    def to_text(self):
        return write(self)

    def copy(self):
        twin = Naive(self.players)
        twin.__dict__.update(self.__dict__)
        twin.map = self.map.copy()
        for name in ("cards", "shown"):
            setattr(twin, name, {seat: list(own) for seat, own in getattr(self, name).items()})
        twin.stacks = {stack: cards and list(cards) for stack, cards in self.stacks.items()}
        for name in ("ducats", "sizes", "laid"):
            setattr(twin, name, dict(getattr(self, name)))
        for name in ("looks", "proofs", "deck", "rivals", "bids"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    def colour(self, seat=None):
        return COLOURS[(seat or self.who) - 1]

    def after(self, seat):
        return seat % self.players + 1

    def own_regions(self):
        return [name for name in self.map.regions() if name[0] == self.colour()]

    # what can be done

    def choices(self, seat=None):
        """Return the words that are possible, where several bid those of a seat."""
        if self.stage == "bid":
            return set(self.can_bid(seat)) if seat in self.rivals else set()
        return set(getattr(self, "can_" + self.stage.replace("-", "_"))())

    def can_tiles(self):
        left = set("ABCDEF") - {word[0] for word in self.map.tiles}
        return [f"tile:{letter}{turns}" for letter in left for turns in range(4)]

    def can_first(self):
        return [f"first:{seat}" for seat in self.seats]

    def can_castle(self):
        return [f"castle:{field}" for field in self.map.castle_fields(self.placed_colour(), self.spacing)]

    def can_castle_knight(self):
        castle = self.map.castles[self.placed_colour()][-1]
        return [f"knight:{field}" for field in self.map.castle_knight_fields(castle)]

    def can_card(self):
        return [f"card:{name}" for name in self.deck if name[0] == min(self.deck)[0]]

    def can_lay(self):
        double = self.players < 4 and self.who == self.start
        lays = ["12", "13", "23"] if double else ["1", "2", "3"]
        return [f"lay:{lines}" for lines in lays] + self.renegades() + self.alliances() + self.breaks()

    def renegades(self):
        if "R" not in self.cards[self.who]:
            return []
        pairs = [(own, other) for own in self.own_regions() for other in self.map.adjoining(own)]
        return [
            f"renegade:{own[1]}:{other}" for own, other in pairs if other[0] != own[0] and self.removals(own, other)
        ]

    def removals(self, own, other):
        """Return the removals after which a knight can be placed and paid."""
        return [
            f"remove:{field}{payment}"
            for field in self.map.removable(other)
            for payment in self.payments(field)
            if self.placings(self.map.regions()[own], paid=payment, forest=self.map.terrain[field] == "F")
        ]

    def placings(self, within, paid="", forest=False):
        """Return the knights that can be placed, after a forest perhaps was paid."""
        ducats = self.ducats[self.who] - (FOREST_COST if forest and not paid else 0)
        treasures = [card for card in self.treasures(self.who) if "+" + card != paid]
        return [
            f"knight:{field}{payment}"
            for field in self.map.knight_fields(self.colour(), within)
            for payment in self.payments(field, ducats, treasures)
        ]

    def payments(self, field, ducats=None, treasures=None):
        """Return how a knight on a field can be paid: "" for free or with ducats."""
        if self.map.terrain[field] != "F":
            return [""]
        ducats = self.ducats[self.who] if ducats is None else ducats
        treasures = self.treasures(self.who) if treasures is None else treasures
        return [""] * (ducats >= FOREST_COST) + ["+" + card for card in treasures]

    def treasures(self, seat):
        return [card for card in TREASURES if card in self.cards[seat]]

    def alliances(self):
        if "A" not in self.cards[self.who]:
            return []
        return [
            f"alliance:{own[1]}:{other}"
            for own in self.own_regions()
            for other in self.map.adjoining(own)
            if other[0] != own[0] and other[0] in self.map.owners and frozenset((own, other)) not in self.map.allied
        ]

    def breaks(self):
        """Return the alliances that the seat can end."""
        if self.ducats[self.who] < ALLIANCE_END_COST:
            return []
        pairs = [sorted(pair, key=lambda name: name[0] != self.colour()) for pair in self.map.allied]
        return [f"break:{own[1]}:{other}" for own, other in pairs if own[0] == self.colour()]

    def can_remove(self):
        return self.removals(self.host, self.prey)

    def can_renegade_knight(self):
        return self.placings(self.map.regions()[self.host])

    def can_end(self):
        return []

    # what it does

    def do(self, word):
        """Do what a word says; where several bid, words by seat."""
        if isinstance(word, dict):
            self.do_bids(word)
            return
        kind, _, what = word.partition(":")
        if kind in ("knight", "remove"):
            field, _, card = what.partition("+")
            self.pay_forest(field, card)
            what = field
        getattr(self, f"do_{kind}")(what)

    def pay_forest(self, field, card):
        if card:
            self.use(self.who, card)
        elif self.map.terrain[field] == "F":
            self.ducats[self.who] -= FOREST_COST

    def do_tile(self, word):
        self.map.lay_tile(word)
        if len(self.map.tiles) == 6:
            self.choose_first()

    def choose_first(self):
        if self.first == "drawn":
            self.stage = "first"
        else:
            self.do_first(self.first)

    def do_first(self, seat):
        self.start = int(seat)
        if self.setup == "basic":
            self.stage = "card"
        else:
            self.who, self.stage = self.start, "castle"

    def placed_colour(self):
        neutral = self.lap >= self.players * OWN_CASTLES[self.players]
        return NEUTRAL[self.players] if neutral else self.colour()

    def do_castle(self, field):
        self.map.castles[self.placed_colour()].append(field)
        self.stage = "castle-knight"

    def do_knight(self, field):
        if self.stage == "castle-knight":
            self.map.knights[self.placed_colour()].add(field)
            self.end_lap()
            return
        self.map.knights[self.colour()].add(field)
        if self.stage == "renegade-knight":
            self.host = self.prey = None
            self.stage = "lay"
        else:
            self.knight_placed()

    def end_lap(self):
        self.lap += 1
        if self.lap == 12:  # 4x3, 3x3+3, 2x4+4
            self.map.judged = True
            self.who, self.stage = 0, "card"
            return
        self.who, self.stage = self.after(self.who), "castle"
        if not self.can_castle():
            raise AssertionError("no castle can be placed")

    def do_card(self, name):
        self.deck.remove(name)
        if CARDS[name] == ["silver"]:
            self.score_silver()
        elif CARDS[name] == ["king"]:
            self.score_silver()
            self.show_next()
        else:
            self.card, self.who, self.stage = name, self.start, "lay"

    def score_silver(self):
        for colour in self.map.owners:
            self.map.points[colour] += self.map.mountains(colour)

    def do_renegade(self, what):
        number, self.prey = what.split(":")
        self.host = self.colour() + number
        self.use(self.who, "R")
        self.stage = "remove"

    def do_remove(self, field):
        self.map.knights[self.prey[0]].remove(field)
        self.stage = "renegade-knight"

    def do_alliance(self, what):
        number, other = what.split(":")
        self.use(self.who, "A")
        self.map.allied.add(frozenset((self.colour() + number, other)))

    def do_break(self, what):
        number, other = what.split(":")
        self.ducats[self.who] -= ALLIANCE_END_COST
        self.map.allied.remove(frozenset((self.colour() + number, other)))
        if self.stage == "knights":
            self.end_if_stuck()

    def do_lay(self, lines):
        self.laid[self.who] = lines
        if len(self.laid) < self.players:
            self.who = self.after(self.who)
        else:
            self.next_line()

    # cards in hand

    def use(self, seat, card):
        """Let a card leave the game, seen by everybody."""
        if card in self.shown[seat]:
            self.shown[seat].remove(card)
        else:
            self.proofs.append((len(self.looks), seat, card))
        self.cards[seat].remove(card)

    def show(self, seat, card):
        self.proofs.append((len(self.looks), seat, card))
        self.shown[seat].append(card)

    # the end

    def winners(self):
        """Return the seats that have won."""
        wealth = {seat: self.ducats[seat] + sum(int(card[1:]) for card in self.treasures(seat)) for seat in self.seats}
        result = {seat: (self.map.points[self.colour(seat)], wealth[seat]) for seat in self.seats}
        return [seat for seat in self.seats if result[seat] == max(result.values())]


def name_of(column, row):
    return f"{COLUMNS[column]}{row + 1}"


def successors(match):
    """Return the match after everything that can be the next ply."""
    if match.stage == "bid":
        words = [[(seat, word) for word in match.choices(seat)] for seat in match.rivals]
        plies = [dict(joint) for joint in itertools.product(*words)]
    else:
        plies = match.choices()
    found = []
    for ply in plies:
        twin = match.copy()
        twin.do(ply)
        found.append(twin)
    return found


def count(match, depth):
    """Return how many sequences of `depth` plies there are, chance included."""
    return 1 if depth == 0 else sum(count(after, depth - 1) for after in successors(match))
