"""Carolus Magnus once more, straight from the text of the rules: lists, dicts and words, slow and with nothing shared.

It counts and plays along with the real rules; two people's readings of one text should agree.
"""

from __future__ import annotations

import itertools

COLOURS = "rpbyg"
FACES = COLOURS + "c"
TILES = "ABCDEFGHIJKLMNO"
TEAMS = {2: ["white", "black"], 3: ["white", "black", "grey"], 4: ["white", "white", "black", "black"]}
CASTLES = {2: 10, 3: 8, 4: 10}
PLAYED = {2: 3, 3: 4, 4: 3}
RESERVE = {2: 7, 3: 9, 4: 7}


def nothing():
    return dict.fromkeys(COLOURS, 0)


class Land:
    """A region: its letters, its knights, and the castles of one side."""

    def __init__(self, letters, knights=None, owner=None, castles=0):
        self.letters, self.knights = letters, knights or nothing()
        self.owner, self.castles = owner, castles

    def copy(self):
        return Land(self.letters, dict(self.knights), self.owner, self.castles)


class Naive:
    """A match. `stage` is the word of the phase; seats count from 1, `who` is the one whose turn it is, 0 nobody."""

    def __init__(self, players=2, first="drawn", talk="no", crown_die="no", roll="end", rounds="100"):
        self.players, self.first, self.talk = players, first, talk
        self.crown_die, self.early, self.rounds = crown_die == "yes", roll == "start", int(rounds)
        self.seats = list(range(1, players + 1))
        self.team = dict(zip(self.seats, TEAMS[players], strict=True))
        self.ring = [Land(letter) for letter in TILES]
        self.emperor = None  # the land where he stands
        self.supply = dict.fromkeys(COLOURS, 40)
        self.court = {seat: nothing() for seat in self.seats}
        self.reserve = {seat: nothing() for seat in self.seats}
        self.discs = {seat: {1, 2, 3, 4, 5} for seat in self.seats}
        self.table = {}  # disc of this round by seat
        self.arms = {}
        self.stock = dict.fromkeys(self.team.values(), CASTLES[players])
        self.choosing, self.round, self.who, self.stage, self.left, self.dice = [], 0, 0, "lay", 0, ""

    @classmethod
    def from_text(cls, text):
        """Return the match at a position written as `State.to_text` does."""
        rows = [line.partition(":")[::2] for line in text.strip().split("\n")[1:]]
        field = {key: value.strip() for key, value in rows}
        match = cls(int(field["players"]), **dict(word.split("=") for word in field["options"].split()))
        stage = field["phase"].replace(",", "").split()
        match.stage = stage[0]
        match.who = int(stage[1]) if len(stage) > 1 else 0
        match.left = int(stage[2]) if len(stage) > 2 else 0
        match.round = int(field["round"])
        match.ring = [read_land(key, value) for key, value in field.items() if set(key) <= set(TILES)]
        match.emperor = next((land for land in match.ring if land.letters == field["emperor"]), None)
        match.supply = read_knights(field["supply"])
        match.arms = {word[0]: int(word[1]) for word in field["arms"].split()}
        match.dice = field["dice"].replace(" ", "")
        match.stock = {word.split()[0]: int(word.split()[1]) for word in field["stock"].split(",")}
        match.choosing = [int(seat) for seat in field["choosing"].split()]
        for seat in match.seats:
            match.read_seat(seat, field[f"seat {seat}"])
        return match

    def read_seat(self, seat, text):
        court, reserve, discs, played = (part.split()[1:] for part in text.split(";"))
        self.court[seat], self.reserve[seat] = read_knights(" ".join(court)), read_knights(" ".join(reserve))
        self.discs[seat] = set(map(int, discs))
        if played:
            self.table[seat] = int(played[0])

    def copy(self):
        twin = Naive(self.players)
        twin.__dict__.update(self.__dict__)
        twin.ring = [land.copy() for land in self.ring]
        twin.emperor = twin.ring[self.ring.index(self.emperor)] if self.emperor else None
        for name in ("court", "reserve", "discs"):
            setattr(twin, name, {seat: type(own)(own) for seat, own in getattr(self, name).items()})
        twin.supply, twin.table, twin.arms, twin.stock = (
            dict(old) for old in (self.supply, self.table, self.arms, self.stock)
        )
        return twin

    def order(self):
        """Return the seats in acting order, once all discs lie."""
        return sorted(self.choosing, key=lambda seat: (self.table[seat], self.choosing.index(seat)))

    # what can be done

    def choices(self):
        return set(getattr(self, f"can_{self.stage}")())

    def can_lay(self):
        return [f"lay:{c}" for c in COLOURS if sum(land.knights[c] for land in self.ring) < 3]

    def can_emperor(self):
        return [f"emperor:{letter}" for letter in TILES]

    def can_first(self):
        return [f"first:{seat}" for seat in self.seats]

    def can_start(self):
        already = sum(self.reserve[self.who].values()) + len(self.dice)
        return rolls(min(3, RESERVE[self.players] - already))

    def can_disc(self):
        mine = self.discs[self.who]
        free = mine - set(self.table.values())
        return [f"disc:{number}" for number in free or mine]

    def can_place(self):
        goals = ["court", *(land.letters[0] for land in self.ring)]
        return [f"{c}:{goal}" for c in COLOURS if self.reserve[self.who][c] for goal in goals]

    def can_move(self):
        return [f"go:{number}" for number in range(1, self.table[self.who] + 1)]

    def can_roll(self):
        return rolls(PLAYED[self.players])

    def can_reroll(self):
        return [f"roll:{face}" for face in FACES if face == "c" or self.supply[face]]

    def can_crown(self):
        return [f"crown:{c}" for c in COLOURS if self.supply[c]]

    def can_turn(self):
        return ["keep", *(f"turn:{c}" for c in set(self.dice))]

    def can_over(self):
        return []

    # what it does

    def do(self, word):
        kind, _, what = word.partition(":")
        if kind in COLOURS:
            self.place(kind, what)
        elif kind == "roll":
            self.rolled(what)
        else:
            getattr(self, f"do_{kind}")(what)

    def do_lay(self, colour):
        tile = next(land for land in self.ring if not any(land.knights.values()))
        tile.knights[colour] = 1
        self.supply[colour] -= 1
        if tile is self.ring[-1]:
            self.stage = "emperor"

    def do_emperor(self, letter):
        self.emperor = self.ring[TILES.index(letter)]
        if self.first == "drawn":
            self.stage = "first"
        else:
            self.do_first(self.first)

    def do_first(self, seat):
        start = self.seats.index(int(seat))
        self.choosing = self.seats[start:] + self.seats[:start]
        self.who, self.stage = self.choosing[0], "start"

    def do_disc(self, number):
        self.discs[self.who].remove(int(number))
        self.table[self.who] = int(number)
        waiting = [seat for seat in self.choosing if seat not in self.table]
        if waiting:
            self.who = waiting[0]
        else:
            self.begin_turn(self.order()[0])

    def begin_turn(self, seat):
        self.who = seat
        if self.early:
            self.stage = "roll"
        else:
            self.begin_placing()

    def begin_placing(self):
        self.left = min(PLAYED[self.players], sum(self.reserve[self.who].values()))
        self.stage = "place" if self.left else "move"

    def place(self, colour, goal):
        self.reserve[self.who][colour] -= 1
        if goal == "court":
            mine = self.court[self.who]
            mine[colour] += 1
            if colour not in self.arms or mine[colour] > self.court[self.arms[colour]][colour]:
                self.arms[colour] = self.who
        else:
            land = next(land for land in self.ring if land.letters[0] == goal)
            land.knights[colour] += 1
        self.left -= 1
        if self.left == 0:
            self.stage = "move"

    def do_go(self, steps):
        here = self.ring.index(self.emperor)
        self.emperor = self.ring[(here + int(steps)) % len(self.ring)]
        if self.resolve():
            self.stage, self.who, self.left, self.dice = "over", 0, 0, ""
        else:
            self.refill()

    def strength(self, land, side):
        knights = sum(n for c, n in land.knights.items() if c in self.arms and self.team[self.arms[c]] == side)
        return knights + (land.castles if land.owner == side else 0)

    def resolve(self):
        """Return whether the match is over."""
        land = self.emperor
        sides = set(self.stock)
        top = [
            side
            for side in sides
            if all(self.strength(land, side) > self.strength(land, other) for other in sides - {side})
        ]
        if not top or land.owner == top[0]:
            return False
        (winner,) = top
        wanted = land.castles if land.owner else 1
        if land.owner:
            self.stock[land.owner] += land.castles
        land.owner, land.castles = winner, min(wanted, self.stock[winner])
        self.stock[winner] -= land.castles
        grown = self.grow(land)
        return self.stock[winner] == 0 or (grown and len(self.ring) <= 3)

    def grow(self, land):
        """Push the land together with its neighbours of the same side; return whether there was one."""
        here = self.ring.index(land)
        left, right = self.ring[here - 1], self.ring[(here + 1) % len(self.ring)]
        parts = [part for part in (left, land, right) if part.owner == land.owner]
        if len(parts) == 1:
            return False
        whole = Land("".join(part.letters for part in parts), owner=land.owner)
        for part in parts:
            whole.castles += part.castles
            for colour in COLOURS:
                whole.knights[colour] += part.knights[colour]
        self.ring = [other for other in self.ring if other not in parts] + [whole]
        self.ring.sort(key=lambda region: TILES.index(region.letters[0]))
        self.emperor = whole
        return True

    # dice

    def refill(self):
        for colour in COLOURS:
            self.give_back(colour)
        if not self.early and any(self.supply.values()):
            self.stage = "roll"
        else:
            self.offer()

    def rolled(self, faces):
        if self.stage == "reroll":
            stuck = min(self.dice.replace("c", ""), key=FACES.index)
            self.dice = self.dice.replace(stuck, "", 1) + faces
            self.carry_out()
        elif self.stage == "roll":
            self.dice = faces
            if self.early:
                self.begin_placing()
            else:
                self.offer()
        else:
            self.dice += faces
            self.carry_out()

    def offer(self):
        if self.crown_die and "c" not in self.dice and self.dice and any(self.supply.values()):
            self.stage = "turn"
        else:
            self.carry_out()

    def do_keep(self, _):
        self.carry_out()

    def do_turn(self, colour):
        self.dice = self.dice.replace(colour, "", 1) + "c"
        self.carry_out()

    def carry_out(self):
        for face in self.dice.replace("c", ""):
            if self.supply[face]:
                self.dice = self.dice.replace(face, "", 1)
                self.take(face)
        if not any(self.supply.values()):
            self.dice = ""
        if self.dice.replace("c", ""):
            self.stage = "reroll"
        else:
            self.go_on()

    def take(self, colour):
        self.supply[colour] -= 1
        self.reserve[self.who][colour] += 1
        self.give_back(colour)

    def give_back(self, colour):
        each = min(court[colour] for court in self.court.values())
        if self.supply[colour] == 0:
            for court in self.court.values():
                court[colour] -= each
                self.supply[colour] += each

    def do_crown(self, colour):
        self.dice = self.dice[1:]
        self.take(colour)
        if not any(self.supply.values()):
            self.dice = ""
        self.go_on()

    def go_on(self):
        """All coloured dice are carried out."""
        if self.round == 0 and sum(self.reserve[self.who].values()) + len(self.dice) < RESERVE[self.players]:
            return  # the player rolls again
        if self.dice:
            self.stage = "crown"
        elif self.round == 0:
            self.next_reserve()
        else:
            self.end_turn()

    def next_reserve(self):
        later = self.choosing[self.choosing.index(self.who) + 1 :]
        if later:
            self.who, self.stage = later[0], "start"
        else:
            self.begin_round(self.choosing)

    def begin_round(self, choosing):
        self.round += 1
        self.choosing, self.table = choosing, {}
        if not any(self.discs.values()):
            self.discs = {seat: {1, 2, 3, 4, 5} for seat in self.seats}
        self.who, self.stage = choosing[0], "disc"

    def end_turn(self):
        order = self.order()
        later = order[order.index(self.who) + 1 :]
        knights = sum(self.supply.values()) + sum(sum(reserve.values()) for reserve in self.reserve.values())
        if later:
            self.begin_turn(later[0])
        elif knights == 0 or self.round == self.rounds:
            self.stage, self.who = "over", 0
        else:
            self.begin_round(order)

    # the end

    def castles(self, side):
        return sum(land.castles for land in self.ring if land.owner == side)

    def winners(self):
        """Return the seats that have won."""
        held = {side: sum(self.team[seat] == side for seat in self.arms.values()) for side in self.stock}
        best = max((self.castles(side), held[side]) for side in self.stock)
        return [seat for seat in self.seats if (self.castles(self.team[seat]), held[self.team[seat]]) == best]


def read_knights(text):
    return nothing() | {word[0]: int(word[1:]) for word in text.split()}


def read_land(letters, text):
    words = text.replace(",", "").split()
    knights = [word for word in words if word[0] in COLOURS and word[1:].isdigit()]
    castles = words[len(knights) :]
    return Land(letters, read_knights(" ".join(knights)), *castles[:1], *map(int, castles[1:]))


def rolls(dice):
    return {"roll:" + "".join(faces) for faces in itertools.combinations_with_replacement(FACES, dice)}


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
