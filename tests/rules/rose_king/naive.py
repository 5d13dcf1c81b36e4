"""Rose King once more, straight from the text of the rules: coordinates, dicts and words, slow and with nothing shared.

It counts and plays along with the real rules; two people's readings of one text should agree.
"""

from __future__ import annotations

COMPASS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
DECK = [direction + steps for direction in COMPASS for steps in "123"]
OTHER = {"R": "W", "W": "R"}


class Naive:
    """A match. `board` holds the stones by (x, y); `waiting` says what chance decides: "colours", "card" or None."""

    def __init__(self, red="first", reshuffle="lazy"):
        self.red = red if red != "drawn" else None
        self.reshuffle = reshuffle
        self.board = {}
        self.crown = (4, 4)
        self.supply = 52
        self.hands = {"R": set(), "W": set()}
        self.heroes = {"R": 4, "W": 4}
        self.pile = set(DECK)
        self.discard = set()
        self.turn = "R"
        self.dealing = True
        self.waiting = "card" if self.red else "colours"
        self.over = None

    @classmethod
    def from_text(cls, text):
        """Return the match at a position written as `State.to_text` does."""
        fields = [line.partition(": ")[2] for line in text.split("\n")]
        match = cls(fields[1], fields[2])
        kind, _, house = fields[3].partition(" ")
        match.red = None if fields[1] == "undrawn" else fields[1]
        match.crown = tuple(int(part) for part in fields[4].split(","))
        match.board = {(x, y): mark for y in range(9) for x, mark in enumerate(text.split("\n")[5 + y]) if mark != "."}
        match.supply = 52 - len(match.board)
        for name, field in zip("RW", fields[14:16], strict=True):
            heroes, _, cards = field.partition(",")
            match.heroes[name] = int(heroes.split()[0])
            match.hands[name] = set(cards.split())
        match.pile, match.discard = set(fields[16].split()), set(fields[17].split())
        match.turn = {"white": "W"}.get(house, "R")
        match.dealing = kind in ("deal", "colours")
        match.waiting = {"colours": "colours", "deal": "card", "draw": "card"}.get(kind)
        match.over = kind == "over"
        return match

    def copy(self):
        twin = Naive()
        twin.__dict__.update(self.__dict__)
        twin.board = dict(self.board)
        twin.hands = {name: set(hand) for name, hand in self.hands.items()}
        twin.heroes = dict(self.heroes)
        twin.pile, twin.discard = set(self.pile), set(self.discard)
        return twin

    def target(self, card):
        """Return where the crown would come to stand, None off the board."""
        dx, dy = COMPASS[card[:-1]]
        x = self.crown[0] + dx * int(card[-1])
        y = self.crown[1] + dy * int(card[-1])
        return (x, y) if x in range(9) and y in range(9) else None

    def can_do(self, player):
        """Return the set of words of what the player could do in a turn."""
        possible = set()
        for card in self.hands[player]:
            square = self.target(card)
            if square and square not in self.board:
                possible.add(card)
            elif square and self.board[square] == OTHER[player] and self.heroes[player] > 0:
                possible.add(card + "+hero")
        if len(self.hands[player]) < 5:
            possible.add("draw")
        return possible

    def choices(self):
        if self.over:
            return set()
        if self.waiting == "colours":
            return {"red:first", "red:second"}
        if self.waiting == "card":
            return {f"card:{card}" for card in self.pile}
        return self.can_do(self.turn)

    def do(self, word):
        if word.startswith("red:"):
            self.red = word[4:]
            self.waiting = "card"
        elif word.startswith("card:"):
            self.take(word[5:])
        elif word == "draw":
            if not self.pile:
                self.pile, self.discard = self.discard, set()
            self.waiting = "card"
        else:
            self.play(word.removesuffix("+hero"), word.endswith("+hero"))

    def take(self, card):
        self.pile.remove(card)
        self.hands[self.turn].add(card)
        if self.dealing:
            self.turn = OTHER[self.turn]
            if len(self.hands["R"]) == len(self.hands["W"]) == 5:
                self.dealing, self.waiting = False, None
            return
        self.waiting = None
        if self.reshuffle == "eager" and not self.pile:
            self.pile, self.discard = self.discard, set()
        self.end_turn()

    def play(self, card, with_hero):
        square = self.target(card)
        if with_hero:
            self.heroes[self.turn] -= 1
        else:
            self.supply -= 1
        self.board[square] = self.turn
        self.crown = square
        self.hands[self.turn].remove(card)
        self.discard.add(card)
        self.end_turn()

    def end_turn(self):
        if self.supply == 0:
            self.over = "last_stone"
        elif not self.can_do("R") and not self.can_do("W"):
            self.over = "deadlock"
        elif self.can_do(OTHER[self.turn]):
            self.turn = OTHER[self.turn]

    def territory_sizes(self, player):
        """Return the sizes of the player's territories, ascending."""
        left = {square for square, stone in self.board.items() if stone == player}
        found = []
        while left:
            edge, size = [left.pop()], 0
            while edge:
                x, y = edge.pop()
                size += 1
                beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
                left -= beside
                edge += beside
            found.append(size)
        return sorted(found)

    def points(self, player):
        return sum(size**2 for size in self.territory_sizes(player))

    def winner(self):
        """Return "R", "W" or None for a draw."""
        reckoning = {}
        for player in "RW":
            sizes = self.territory_sizes(player)
            reckoning[player] = (self.points(player), max(sizes, default=0), sum(sizes))
        if reckoning["R"] == reckoning["W"]:
            return None
        return max("RW", key=lambda player: reckoning[player])


def count(match, depth):
    """Return how many sequences of `depth` plies there are, chance included."""
    if depth == 0:
        return 1
    total = 0
    for word in match.choices():
        twin = match.copy()
        twin.do(word)
        total += count(twin, depth - 1)
    return total
