"""Whole positions drawn by hand, with both readings of the rules at once.

    table("E1", closed="a1:c2", rose="a1 m4 d10 +a2", ducats=(5, 0, 0, 0), hands=("R",))

is the moment before the first decision card on card E1. The land is that of the basic layout, its pieces too where no
others are given: castles and, with a plus, knights. `closed` names rectangles of fields with walls all around them,
`walls` single edges. `allied` pairs were allied by the first of both. Hands were kept at looks through the first stack,
then through the second; `shown` are the cards of them that everybody has seen.
"""

from __future__ import annotations

from game.rules import lowenherz as lh
from game.rules.core import SIMULTANEOUS
from tests.rules.lowenherz.naive import Naive
from tests.rules.lowenherz.naive_facts import (
    ALL_POLITICS,
    BASIC_LAYOUT,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    EDGES,
    NEUTRAL,
    OWN_CASTLES,
)
from tests.rules.lowenherz.naive_lines import BY_NAME, split_cards

FOURTH = {"R": "e4", "G": "g9", "P": "o9"}  # castles of the game for two, which nothing printed says


class Table:
    """A position by both readings. Every word is done by both, and both say the same after it."""

    def __init__(self, text):
        self.state, self.naive = lh.state_from_text(text), Naive.from_text(text)
        self.same()

    def same(self):
        assert self.state.to_text() == self.naive.to_text()
        assert self.state.problems() == []
        assert lh.state_from_text(self.state.to_text()) == self.state

    def words(self, kind="", seat=None):
        """Return the words that are possible, or those of a kind such as "take", as one text."""
        found = [lh.action_to_text(self.state, action) for action in self.state.legal_actions(seat and seat - 1)]
        if seat is None and self.state.actor != SIMULTANEOUS:
            assert set(found) == self.naive.choices()
        return " ".join(word for word in found if word.startswith(kind))

    def may(self, word):
        return word in self.words().split()

    def do(self, text):
        """Do words one after the other; each must be possible."""
        for word in text.split():
            self.words()
            self.state.apply(lh.action_from_text(self.state, word))
            self.naive.do(word)
            self.same()
        return self

    def lay(self, text):
        return self.do(" ".join(f"lay:{lines}" for lines in text.split()))

    def bid(self, **bids):
        """Let seats bid, such as bid(rose="5", gold="2+t10")."""
        names = list(COLOUR_NAMES.values())
        words = {names.index(name) + 1: f"bid:{what}" for name, what in bids.items()}
        for seat in self.naive.rivals:
            assert set(self.words(seat=seat).split()) == self.naive.choices(seat)
        self.state.apply_joint({seat - 1: lh.action_from_text(self.state, word) for seat, word in words.items()})
        self.naive.do(words)
        self.same()
        return self

    def row(self, key):
        """Return what stands behind a key of the text."""
        return next(line for line in self.state.to_text().split("\n") if line.startswith(f"{key}:")).partition(": ")[2]

    @property
    def phase(self):
        return self.row("phase")

    @property
    def points(self):
        return tuple(self.state.points)

    @property
    def ducats(self):
        return tuple(self.state.purse)

    def cards(self, seat):
        return self.row(f"seat {seat}").split("; ")[2].removeprefix("cards ")


def rectangle(text):
    """Return the fields of "a1:c2", or of "a1" alone."""
    first, _, last = text.partition(":")
    last = last or first
    columns = COLUMNS[COLUMNS.index(first[0]) : COLUMNS.index(last[0]) + 1]
    return {f"{column}{row}" for column in columns for row in range(int(first[1:]), int(last[1:]) + 1)}


def fence(*texts):
    """Return the walls round lands, each some rectangles joined by plus signs."""
    lands = [set().union(*map(rectangle, text.split("+"))) for text in texts]
    return {edge for land in lands for edge in EDGES if len(edge & land) == 1}


def match(seats=4, *, closed="", walls="", ducats=(), points=(), start=1, tiles="", **given):
    """Return the naive match before a card, with the last stack to come."""
    colours = {letter: given.pop(name, None) for letter, name in COLOUR_NAMES.items()}
    deck = given.pop("deck", "E1 E2 E3 E4")
    hands, shown, allied = given.pop("hands", ()), given.pop("shown", ()), given.pop("allied", "")
    found = Naive(seats, **given)
    for tile in tiles.split() or ["A0", "B0", "C0", "D0", "E0", "F0"]:
        if len(found.map.tiles) < 6:
            found.map.lay_tile(tile)
    found.map.judged, found.start, found.stage = True, start, "card"
    found.lap = 12 if found.setup == "variable" else 0
    for letter, pieces in colours.items():
        place(found, letter, pieces)
    if closed or walls or found.setup == "variable":
        found.map.walls = fence(*closed.split()) | {BY_NAME[name] for name in walls.split()}
    found.map.allied = {frozenset(pair.split("-")) for pair in allied.split()}
    found.deck = deck.split()
    found.ducats.update(enumerate(ducats, 1))
    found.map.points.update(zip(found.map.owners, points, strict=False))
    players = [COLOURS.index(pair[0]) for pair in allied.split()]
    give(found, hands, [(seat + 1, "A") for seat in players])
    for seat, word in enumerate(shown, 1):
        found.shown[seat] = split_cards(word)
        found.proofs += [(len(found.looks), seat, card) for card in split_cards(word)]
    return found


def place(found, letter, pieces):
    seats = found.players
    there = letter in found.map.owners or letter == NEUTRAL[seats]
    owned = OWN_CASTLES[seats] if there else 0
    if pieces is None:
        printed = BASIC_LAYOUT[letter] if owned else []
        names = [[f"{COLUMNS[c]}{r + 1}" for c, r in pair] for pair in printed]
        names += [(FOURTH[letter], "")] if owned == 4 else []
        pieces = " ".join(castle for castle, _ in names) + "".join(f" +{knight}" for _, knight in names if knight)
    found.map.castles[letter] = [piece for piece in pieces.split() if piece[0] != "+"]
    found.map.knights[letter] = {piece[1:] for piece in pieces.split() if piece[0] == "+"}


def give(found, hands, used):
    """Let seats hold cards, and have used others."""
    held = used + [(seat, card) for seat, word in enumerate(hands, 1) for card in split_cards(word)]
    rest = list(ALL_POLITICS)
    for _, card in held:
        rest.remove(card)
    if not held:
        return
    first = [card for _, card in held[:7]] + rest[: max(0, 7 - len(held))]
    for number, (seat, card) in enumerate(held):
        found.who, found.looked = seat, 1 if number < 7 else 2
        lying = found.stacks[found.looked]
        found.see("cards:" + "".join(first if lying is None else lying))
        found.looks[-1] = (*found.looks[-1][:3], card)
        found.stacks[found.looked].remove(card)
        found.sizes[found.looked] -= 1
        found.cards[seat] = split_cards("".join(found.cards[seat]) + card)
    for seat, card in used:
        found.use(seat, card)
    found.who = found.looked = 0


def table(card, seats=4, **given):
    """Return both readings before the first decision card on an open card; the stack of the card is used up else."""
    given.setdefault("deck", " ".join(name for name in CARDS if name[0] > card[0]) + " E4" * (card[0] == "E"))
    found = match(seats, **given)
    found.card, found.who, found.stage = card, found.start, "lay"
    return Table(found.to_text())


def before_a_card(seats=4, **given):
    """Return both readings before the next card is turned up."""
    return Table(match(seats, **given).to_text())
