"""Positions to look at: the workbench and the tests show the table with them."""

from __future__ import annotations

import random
from typing import Any

from game.language import _
from game.rules import rose_king as rules
from game.rules.core import CHANCE
from game.view import rose_king
from game.view.moment import Moment, SeatLook, Sentence
from game.view.rose_king import words
from tests.view import sitting

MIDDLE = """rose_king 1
red seat: first
reshuffle: lazy
phase: turn red
crown: 6,2
.....W...
..R...W..
..RR..W.R
.W.R.WW..
.WW.R.WW.
..W.RR...
..RRR..W.
..R......
.........
red: 3 heroes, N3 E1 S2 SW3 W2
white: 4 heroes, N1 NE1 SE2 W3 NW1
pile: E2 SE1 S1 SW1 W1 NW3
discard: N2 NE2 NE3 E3 SE3 S3 SW2 NW2
"""

#: one stone is missing: red lays it with S1 and wins by 26
LAST = """rose_king 1
red seat: first
reshuffle: lazy
phase: turn red
crown: 3,6
.........
.W.W..R.R
..WWRWR.R
..WWRWWRW
R..WRRW.R
RRRR.WRRW
RRWRWWWRR
R....RWWW
W..WWRRW.
red: 0 heroes, N1 E1 S1 SW3 W2
white: 1 heroes, N2 NE1 SE2 W3 NW1
pile: E2 SE1 S2 SW1 W1 NW3
discard: N3 NE2 NE3 E3 SE3 S3 SW2 NW2
"""

#: S2 joins three territories of red
JOIN = """rose_king 1
red seat: first
reshuffle: lazy
phase: turn red
crown: 4,2
.........
.........
.W..W....
....R.W..
..RR.RR..
...RW....
.....W...
.........
.........
red: 4 heroes, N3 E1 S2 SW3 W2
white: 4 heroes, N1 NE1 SE2 W3 NW1
pile: E2 SE1 S1
discard: N2 NE2 NE3 E3 SE3 S3 SW1 SW2 W1 NW2 NW3
"""

#: white holds five cards of which it can play none: if red draws, white is skipped
BLOCKED = """rose_king 1
red seat: first
reshuffle: lazy
phase: turn red
crown: 8,0
.......WW
.........
.........
........R
.........
.........
.........
.........
.........
red: 4 heroes, NE2 S1 SW1 W2
white: 4 heroes, N1 NE3 E2 W1 NW3
pile: NE1 E3 SE1 SE2 SE3 S2 S3 SW2 SW3 W3 NW1 NW2
discard: N2 N3 E1
"""

SEATS = (SeatLook("Henry", "person", 0), SeatLook("Margaret", "computer", 1, 2))
PEOPLE = (SeatLook("Henry", "person", 0), SeatLook("Margaret", "person", 1))


def final_position() -> rules.State:
    """Return the position after the last stone."""
    state = rules.state_from_text(LAST)
    state.apply(rules.play(rules.CARD_WORDS.index("S1")))
    return state


class Sitting(sitting.Sitting):
    """A sitting at the table of Rose King."""

    state: rules.State

    def __init__(self, state: rules.State, seats: tuple[SeatLook, ...] = SEATS) -> None:
        super().__init__(rose_king, state, seats)


def moment(state: rules.State, seats: tuple[SeatLook, ...] = SEATS, **more: Any) -> Moment:
    """Return a moment of such a sitting."""
    return sitting.moment(state, seats, **more)


def middle() -> Sitting:
    """Return a sitting in mid-game, with a chronicle."""
    found = Sitting(rules.state_from_text(MIDDLE))
    told = ((1, "SE2", "draws"), (0, "E3", "e5"), (1, "NE2", "g7"), (0, "SW3", "draws"), (1, "NW1", "draws"))
    found.chronicle = tuple(_told(*one) for one in told)
    played = [rules.CARD_WORDS.index(word) for word in ("E3", "NE2")]
    found.last = ((0, rules.play(played[0])), (1, rules.play(played[1])))
    return found


def start(seed: int = 4) -> Sitting:
    """Return a sitting at which the cards have just been dealt."""
    found, chance = Sitting(rules.new_state()), random.Random(seed)
    while found.state.actor == CHANCE:
        found.apply(found.state.sample_chance(chance.randrange))
    return found


def _told(seat: int, word: str, what: str) -> Sentence:
    house, card = words.house_name(seat), words.card_words(rules.CARD_WORDS.index(word))
    if what == "draws":
        return Sentence(_("{house} draws {card}").format(house=house, card=card), seat)
    stone = _("stone to {square}").format(square=what).replace(" ", words.NO_BREAK)
    return Sentence(_("{house} plays {card}: {stone}").format(house=house, card=card, stone=stone), seat)


POSITIONS = {
    "middle": middle,
    "start": start,
    "last": lambda: Sitting(rules.state_from_text(LAST)),
    "join": lambda: Sitting(rules.state_from_text(JOIN)),
    "blocked": lambda: Sitting(rules.state_from_text(BLOCKED)),
    "end": lambda: Sitting(final_position()),
}
