"""Random matches in which much happens that is rare: many regions, full hands, contests, renegades, alliances.

Everything is drawn with the second reading of the rules, so that nothing depends on the first. `Style` chooses.
"""

from __future__ import annotations

import random

from tests.rules.lowenherz.naive import Naive
from tests.rules.lowenherz.naive_facts import CARDS, COLUMNS
from tests.rules.lowenherz.naive_lines import BY_NAME

WEIGHTS = {"take": 6, "renegade": 9, "alliance": 5, "break": 0.5, "knight": 2, "accept": 2, "done": 0.1, "lay": 2}


def corners(edge):
    """Return the two points at which a border ends."""
    (left, top), (right, bottom) = sorted((COLUMNS.index(field[0]), int(field[1:]) - 1) for field in edge)
    return {(right, top), (right, top + 1)} if top == bottom else {(left, bottom), (left + 1, bottom)}


def touching(match, edges):
    """Return those of the edges that touch the most walls or sides of the frame."""
    walled = {point for wall in match.map.walls for point in corners(wall)}

    def ends(edge):
        return sum((x, y) in walled or x in (0, 15) or y in (0, 10) for x, y in corners(edge))

    most = max(map(ends, edges))
    return sorted((edge for edge in edges if ends(edge) == most), key=sorted)


class Style:
    """How the random players of one match like to play."""

    def __init__(self, rng):
        self.rng = rng
        self.clash = rng.choice((0, 0.5, 0.9))  # to lay what others have laid
        self.close = rng.choice((0.3, 0.7, 0.95))  # to go on with walls
        self.low = rng.choice((0, 0.7))  # to bid next to nothing
        self.show = rng.choice((0, 0.7))  # to bid treasures
        self.fight = rng.choice((0.2, 0.9))  # to take fields from others

    def bid(self, words):
        if self.rng.random() < self.low:
            return self.rng.choice([word for word in words if word in ("bid:0", "bid:1", "bid:2")])
        treasures = [word for word in words if "+" in word]
        return self.rng.choice(treasures if treasures and self.rng.random() < self.show else words)

    def choose(self, match, words):
        """Return one of the words, by kinds first."""
        if match.stage == "lay" and self.rng.random() < self.clash:
            laid = set("".join(match.laid.values()))
            words = [word for word in words if word[:4] == "lay:" and set(word[4:]) & laid] or words
        if self.rng.random() < self.fight:
            taken = [word for word in words if word[:5] == "take:" and match.map.region_at(word[7:])]
            words = taken or words
        if match.stage == "borders" and self.rng.random() < self.close:
            edges = [BY_NAME[word[7:]] for word in words if word[:7] == "border:"]
            names = {edge: name for name, edge in BY_NAME.items()}
            return f"border:{names[self.rng.choice(touching(match, edges))]}"
        kinds = sorted({word.partition(":")[0] for word in words})
        kind = self.rng.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]
        return self.rng.choice([word for word in words if word.partition(":")[0] == kind])


def lively_start(seats, options, seed):
    """Return a match before a card, with regions, knights and cards that nobody had to fight for."""
    rng = random.Random(f"lively {seed}")
    match = Naive(seats, **options)
    while match.stage != "card":
        match.do(rng.choice(sorted(match.choices())))
    close_regions(match, rng.choice((4, 6, 8, 10)), rng)
    for colour in match.map.owners:
        for _ in range(rng.randrange(8)):
            fields = match.map.knight_fields(colour)
            if fields:
                match.map.knights[colour].add(rng.choice(fields))
    deal(match, rng.randrange(14), rng)
    match.map.points = {colour: rng.randrange(-5, 40) for colour in match.map.owners}
    match.deck = sorted(match.deck)[rng.randrange(len(match.deck) - 3) :]
    gone = [
        CARDS[name][0] for name in CARDS if name not in match.deck and (name[0] != "A" or match.setup == "variable")
    ]
    purse = (12 * seats + sum(int(line[1:]) for line in gone if line[0] == "D")) // seats
    match.ducats = {seat: rng.choice((0, 1, 4, 5, 9, 10, 12, 20, purse)) for seat in match.seats}
    match.ducats = {seat: min(ducats, purse) for seat, ducats in match.ducats.items()}
    return match


def close_regions(match, wanted, rng):
    """Wall off areas until there are so many regions."""
    for _ in range(400):
        if len(match.map.regions()) >= wanted:
            return
        colour = rng.choice([colour for colour, castles in match.map.castles.items() if castles])
        edges = [edge for edge in match.map.borders(colour) if not any(map(match.map.region_at, edge))]
        if edges:
            match.map.place_border(rng.choice(touching(match, edges)))


def deal(match, cards, rng):
    """Let seats look through stacks and keep cards, so many times."""
    for _ in range(cards):
        match.who = rng.choice(match.seats)
        match.looked = rng.choice([stack for stack, size in match.sizes.items() if size])
        words = match.weights()
        match.see(rng.choices(list(words), list(words.values()))[0])
        kept = sorted(match.can_keep())
        plays = [word for word in kept if word in ("keep:renegade", "keep:alliance")]
        match.keep(rng.choice(plays if plays and rng.random() < 0.5 else kept))
    match.who, match.looked, match.stage = 0, 0, "card"
