"""Positions of Carolus Magnus to look at, and sittings at its table."""

from __future__ import annotations

import random

from game.rules import carolus_magnus as rules
from game.rules.core import CHANCE, TERMINAL
from game.view import carolus_magnus
from game.view.moment import SeatLook
from tests.view import sitting

#: round 13: white to play three knights; the emperor may then go to A, B or CD, and on B white builds and merges
TWO = """carolus_magnus 1
players: 2
options: first=drawn talk=no crown_die=no roll=end rounds=100
phase: place 1, 3 left
round: 13
emperor: O
A: p1 g2
B: r2 b1 y1
CD: r3 p2 b2 y1, white 2
E: y1 g1
FGH: r2 b4 g2, black 3
I: r1 y2, white 1
J: p1 b1
KL: p4 y2 g1, white 2
M: b2, black 1
N: p1 y1 g1
O: b2 y1 g1, black 1
supply: r19 p22 b12 y20 g23
arms: r1 p1 b2 y1 g2
dice:
stock: white 5, black 5
choosing: 2 1
seat 1: court r6 p4 b6 y5 g1; reserve r2 p1 b1 y2 g1; discs 2 4; played 3
seat 2: court r4 p3 b7 y3 g5; reserve r1 p1 b2 y1 g2; discs 1 5; played 2
"""

#: round 9, late: five regions are left; grey names the colour of a crown
THREE = """carolus_magnus 1
players: 3
options: first=drawn talk=no crown_die=no roll=end rounds=100
phase: crown 3
round: 9
emperor: O
ABCD: r6 p3 b4 y1 g2, white 4
EF: r2 p1 b5, black 2
GHIJK: r2 p4 b2 y8 g4, grey 5
LMN: r1 p1 b4 y2 g3, black 3
O: r1 p1 y2 g1, grey 1
supply: r10 p16 b5 y11 g17
arms: r1 p1 b2 y3 g3
dice: c
stock: white 4, black 3, grey 2
choosing: 3 1 2
seat 1: court r8 p6 b3 y2 g1; reserve r3 p1 b2 y1 g2; discs 3; played 4
seat 2: court r4 p2 b8 y3 g2; reserve r1 p2 b2 y2 g2; discs 4; played 5
seat 3: court r1 p2 b3 y6 g4; reserve r1 p1 b2 y2 g2; discs 4; played 2
"""

#: two teams: the second partner of white is to move the emperor
FOUR = """carolus_magnus 1
players: 4
options: first=drawn talk=no crown_die=no roll=end rounds=100
phase: move 2
round: 3
emperor: A
A: r1, white 1
B: r2 b1 y1
C: p1 g2
D: r3 p1 b2
EF: r1 y3 g1, black 2
G: p1 b1
H: g3, white 1
I: y1
J: p1 b1 g1
K: b2 y1, black 1
L: y2
M: p1 g1
N: r1 y1
O: p1 b1
supply: r16 p19 b19 y18 g18
arms: r1 p2 b3 y4 g1
dice:
stock: white 8, black 7
choosing: 1 3 2 4
seat 1: court r5 p1 b2 g4; reserve r2 p1 b1 y1 g2; discs 1 5; played 2
seat 2: court r3 p4 y2 g1; reserve r1 b1 y1 g1; discs 1 3; played 4
seat 3: court r1 p3 b5 y1 g3; reserve r1 p2 b2 y2; discs 2 4; played 3
seat 4: court r3 p2 b1 y4 g1; reserve p2 b1 y2 g2; discs 1 2; played 5
"""

NAMES = ("Ada", "Bernát", "Constance", "Dirk")


def looks(kinds: str) -> tuple[SeatLook, ...]:
    """Return who sits there by letters: p a person, c a computer, r somebody at another machine."""
    words = {"p": "person", "c": "computer", "r": "remote"}
    return tuple(SeatLook(NAMES[n], words[kind], n, 2 if kind == "c" else 0) for n, kind in enumerate(kinds))


class Sitting(sitting.Sitting):
    """A sitting at the table of Carolus Magnus; kinds: who sits there, as `looks` reads it."""

    state: rules.State

    def __init__(self, state: rules.State, kinds: str = "pppp") -> None:
        super().__init__(carolus_magnus, state, looks(kinds[: state.players]))

    def step(self, word: str) -> tuple[rules.State, int]:
        """Apply an action by its word; returns the position before and the action."""
        action = rules.action_from_text(self.state, word)
        return self.apply(action), action


def two(kinds: str = "pc") -> Sitting:
    """Return a sitting of two in mid-game."""
    return Sitting(rules.state_from_text(TWO), kinds)


def three(kinds: str = "pcp") -> Sitting:
    """Return a late sitting of three."""
    return Sitting(rules.state_from_text(THREE), kinds)


def four(kinds: str = "pppp") -> Sitting:
    """Return a sitting of two teams."""
    return Sitting(rules.state_from_text(FOUR), kinds)


def played(players: int, seed: int, plies: int = 4000, kinds: str = "pppp", until: int = 0) -> Sitting:
    """Return a sitting after random play of so many plies, or at the beginning of a round."""
    found = Sitting(rules.new_state(players), kinds)
    rng = random.Random(seed)
    for _ in range(plies):
        if found.state.actor == TERMINAL or (until and found.state.round >= until):
            break
        found.state.apply(choose(found.state, rng))
    return found


def choose(state: rules.State, rng: random.Random) -> int:
    """Return what chance brings, or a random action; knights go to the court more often than not."""
    if state.actor == CHANCE:
        return state.sample_chance(rng.randrange)
    actions = state.legal_actions()
    courts = [action for action in actions if (placed := rules.placed(action)) and placed[1] is None]
    return rng.choice(courts if courts and rng.random() < 0.7 else actions)


POSITIONS = {
    "two": two,
    "three": three,
    "four": four,
    "start": lambda: played(4, 1, 40),
    "end": lambda: played(2, 1),
}
