"""Positions written down as the rule book would draw them.

    position("AB{b2 g2,K2} C{b1 g1,W1}", emperor="AB", courts=("r7", "r6"), arms="r1", played=(3, 5))

A region is `tiles{knights,castles}`; W, K and G are white, black and grey castles. Tiles that are not mentioned are
empty, and so are courts and arms. Reserves are filled up, supply and stocks follow from the rest.
"""

from __future__ import annotations

import re

from game.rules import carolus_magnus as cm

SIDE_OF_LETTER = {"W": "white", "K": "black", "G": "grey"}
TEAMS = {2: ["white", "black"], 3: ["white", "black", "grey"], 4: ["white", "white", "black", "black"]}
CASTLES = {2: 10, 3: 8, 4: 10}
RESERVE = {2: 7, 3: 9, 4: 7}
HAND = {2: 3, 3: 4, 4: 3}
DEFAULTS = {"first": "drawn", "talk": "no", "crown_die": "no", "roll": "end", "rounds": "100"}


def knights(text):
    """Return counts by letter of words such as "r2 b1"."""
    return {word[0]: int(word[1:]) for word in text.split()}


def written(counts):
    return " ".join(f"{letter}{counts[letter]}" for letter in "rpbyg" if counts.get(letter))


def parse_ring(text):
    """Return (tiles, knights, side or None, castles) of every region of the ring, by the first tile."""
    found = []
    for tiles, inside in re.findall(r"(\w+)\{([^}]*)\}", text):
        pieces, _, castles = inside.partition(",")
        if pieces[:1] in SIDE_OF_LETTER:
            pieces, castles = "", pieces
        found.append((tiles, pieces, SIDE_OF_LETTER.get(castles[:1]), int(castles[1:] or 0)))
    mentioned = "".join(region[0] for region in found)
    found += [(tile, "", None, 0) for tile in cm.TILE_LETTERS if tile not in mentioned]
    return sorted(found, key=lambda region: region[0][0])


class Diagram:
    """A position on its way to a state: the lines of the ring, and what has been used up."""

    def __init__(self, ring, seats):
        self.seats = seats
        self.ring, self.stock = [], dict.fromkeys(TEAMS[seats], CASTLES[seats])
        self.used = {}
        for tiles, pieces, side, castles in parse_ring(ring):
            castle_words = f"{side} {castles}" if side else ""
            self.ring.append(f"{tiles}: {', '.join(filter(None, (written(self.use(pieces)), castle_words)))}".rstrip())
            if side:
                self.stock[side] -= castles

    def lines(self, arms, dice):
        """Return the lines of the ring and of the middle."""
        supply = {letter: 40 - self.used.get(letter, 0) for letter in "rpbyg"}
        stock = ", ".join(f"{side} {count}" for side, count in self.stock.items())
        return [*self.ring, f"supply: {written(supply)}", f"arms: {arms}", f"dice: {dice}", f"stock: {stock}"]

    def use(self, text):
        """Take knights out of the middle and return their counts by letter."""
        counts = knights(text)
        for letter, count in counts.items():
            self.used[letter] = self.used.get(letter, 0) + count
        return counts


def position(
    ring,
    seats=2,
    *,
    phase="place",
    turn=1,
    left=None,
    round_number=None,
    emperor="A",
    courts=(),
    arms="",
    reserves=(),
    discs=(),
    played=(),
    choosing=None,
    dice="",
    full=True,
    **options,
):
    """Return the state; seats are 1, 2, ... as in its text.

    discs: words such as "1 4 5" of those unused, by seat. full=False: the reserves are only what is given.
    """
    diagram = Diagram(ring, seats)
    courts = [written(diagram.use(text)) for text in padded(courts, seats, "")]
    given = [diagram.use(text) for text in padded(reserves, seats, "")]
    played = padded(played, seats, 0)
    hands = [*discs] or [" ".join(n for n in "12345" if int(n) != disc) for disc in played]
    if round_number is None:
        round_number = 6 - len(hands[0].split()) - (played[0] > 0)
    held = fill_reserves(diagram, given, phase, turn, left, dice) if full else given
    whose = f" {turn}" if phase not in ("lay", "emperor", "first", "over") else ""
    rest = f", {HAND[seats] if left is None else left} left" if phase == "place" else ""
    lines = [
        "carolus_magnus 1",
        f"players: {seats}",
        "options: " + " ".join(f"{key}={value}" for key, value in {**DEFAULTS, **options}.items()),
        f"phase: {phase}{whose}{rest}",
        f"round: {round_number}",
        f"emperor: {emperor}",
        *diagram.lines(arms, dice),
        "choosing: " + " ".join(map(str, choosing or range(1, seats + 1))),
        *map(seat_line, range(1, seats + 1), courts, map(written, held), hands, played),
    ]
    return cm.state_from_text("\n".join(lines))


def padded(given, seats, rest):
    return [*given, *[rest] * (seats - len(given))]


def seat_line(seat, court, reserve, discs, played):
    parts = (f"court {court}", f"reserve {reserve}", f"discs {discs}", f"played {played or ''}")
    return f"seat {seat}: " + "; ".join(part.rstrip() for part in parts)


def fill_reserves(diagram, given, phase, turn, left, dice):
    """Return the reserves, filled up to what they hold in the phase with knights that nobody will miss."""
    full, hand = RESERVE[diagram.seats], HAND[diagram.seats]
    found = []
    for seat, own in enumerate(given, 1):
        wanted = full
        if seat == turn and phase not in ("disc", "over"):
            missing = {"place": hand - (hand if left is None else left), "crown": len(dice.split())}
            wanted -= missing.get(phase, hand)
        own = dict(own)
        while sum(own.values()) < wanted:
            letter = min("pgyrb", key=lambda letter: diagram.used.get(letter, 0))
            own[letter] = own.get(letter, 0) + 1
            diagram.used[letter] = diagram.used.get(letter, 0) + 1
        found.append(own)
    return found


def words(state):
    """Return the legal actions as words."""
    return {cm.action_to_text(state, action) for action in state.legal_actions()}


def do(state, *actions):
    """Apply actions given as words."""
    for word in actions:
        state.apply(cm.action_from_text(state, word))
    return state


def events(state, word):
    """Apply the action and return what happened."""
    before = state.clone()
    action = cm.action_from_text(state, word)
    state.apply(action)
    return cm.events(before, action, state)


def ring(state, empty=False):
    """Return the regions as text, such as "B{b1 g1,W1}", without the empty ones."""
    found = []
    for region in cm.regions(state):
        castles = f"{'WKG'[region.owner]}{region.castles}" if region.castles else ""
        inside = ",".join(filter(None, (written(dict(zip("rpbyg", region.knights, strict=True))), castles)))
        if inside or empty:
            found.append(f"{region.name}{{{inside}}}")
    return " ".join(found)


def strengths(state, name):
    """Return the strengths by side on the region of this name."""
    return next(region.strengths for region in cm.regions(state) if region.name == name)


def arms(state):
    """Return the holders of the arms, such as "r1 b2"; seats from 1."""
    return " ".join(f"{letter}{holder + 1}" for letter, holder in zip("rpbyg", state.arms, strict=True) if holder >= 0)


def court(state, seat):
    """Return the court of the seat (from 1) as text."""
    return written(dict(zip("rpbyg", state.courts[seat - 1], strict=True)))


def reserve(state, seat):
    """Return the reserve of the seat (from 1) as text."""
    return written(dict(zip("rpbyg", state.reserves[seat - 1], strict=True)))


def supply(state, letter):
    """Return how many knights of the colour are in the middle."""
    return state.supply["rpbyg".index(letter)]


def place_all(state):
    """Play the knights of the turn into the court, whichever they are."""
    while state.phase == cm.phases.PLACE:
        state.apply(state.legal_actions()[0])
    return state


def turn(state, *actions):
    """Play a whole turn: any knights, then the actions given as words."""
    return do(place_all(state), *actions)
