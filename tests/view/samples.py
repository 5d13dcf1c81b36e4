"""Positions to look at: the workbench and the tests show the table with them."""

from __future__ import annotations

from game.language import _
from game.rules import rose_king as rules
from game.view.moment import Moment, SeatLook, Sentence, ViewPreferences
from game.view.rose_king import words

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


def moment(
    state: rules.State,
    seats: tuple[SeatLook, ...] = SEATS,
    chronicle: tuple[Sentence, ...] = (),
    last: tuple[tuple[int, int], ...] = (),
    preferences: ViewPreferences | None = None,
) -> Moment:
    """Return a moment as the table scene would make it: people may act when it is their turn."""
    actor = state.actor
    person = 0 <= actor < len(seats) and seats[actor].kind == "person"
    return Moment(
        observation=state,
        actions=tuple(state.legal_actions()) if person else (),
        can_hint=person,
        seat=next((i for i, seat in enumerate(seats) if seat.kind == "person"), None),
        actor=actor,
        seats=seats,
        chronicle=chronicle,
        last=last,
        can_undo=bool(last),
        thinking=0 <= actor < len(seats) and not person,
        preferences=preferences or ViewPreferences(),
    )


class Sitting:
    """A match without a match: applies actions, keeps what the chronicle and the discard pile need."""

    def __init__(self, state: rules.State, seats: tuple[SeatLook, ...] = SEATS) -> None:
        self.state, self.seats = state, seats
        self.chronicle: tuple[Sentence, ...] = ()
        self.last: tuple[tuple[int, int], ...] = ()
        self.preferences = ViewPreferences()

    def apply(self, action: int) -> rules.State:
        """Apply an action; returns the position before it."""
        before = self.state.clone()
        self.state.apply(action)
        self.chronicle += words.sentences(before, action, self.state, self.seats, len(self.last))
        self.last = (*self.last, (before.actor, action))[-24:]
        return before

    @property
    def moment(self) -> Moment:
        return moment(self.state.clone(), self.seats, self.chronicle, self.last, self.preferences)


def middle() -> Sitting:
    """Return a sitting in mid-game, with a chronicle."""
    sitting = Sitting(rules.state_from_text(MIDDLE))
    told = ((1, "SE2", "draws"), (0, "E3", "e5"), (1, "NE2", "g7"), (0, "SW3", "draws"), (1, "NW1", "draws"))
    sitting.chronicle = tuple(_told(*one) for one in told)
    played = [rules.CARD_WORDS.index(word) for word in ("E3", "NE2")]
    sitting.last = ((0, rules.play(played[0])), (1, rules.play(played[1])))
    return sitting


def _told(seat: int, word: str, what: str) -> Sentence:
    house, card = words.house_name(seat), words.card_words(rules.CARD_WORDS.index(word))
    if what == "draws":
        return Sentence(_("{house} draws {card}").format(house=house, card=card), seat)
    stone = _("stone to {square}").format(square=what).replace(" ", words.NO_BREAK)
    return Sentence(_("{house} plays {card}: {stone}").format(house=house, card=card, stone=stone), seat)
