"""A tiny game with chance for the tests of the match: whoever brings the total to 21 or more wins.

A seat adds 1 or 2, or throws a die (chance). The first ply is chance too: it sets the total to 0 or 3.
"""

from game.rules.core import CHANCE, TERMINAL, IllegalAction, InvalidText, Option, Outcome

KEY = "toy"
VERSION = 1
SEATS = (2, 3)
NUM_ACTIONS = 12
MAX_PLIES = 60
MAX_DRAWS = 30
OPTIONS = (Option("goal", ("near", "far")),)
WORDS = ("one", "two", "throw", "start0", "start3", "d1", "d2", "d3", "d4", "d5", "d6", "d0")
THROW, START, DIE, NOTHING = 2, 3, 5, 11


class State:
    def __init__(self, seats, goal):
        self.seats, self.goal = seats, goal
        self.total, self.turn, self.thrown, self.begun = 0, 0, False, False

    @property
    def actor(self):
        if self.total >= self.goal:
            return TERMINAL
        return CHANCE if self.thrown or not self.begun else self.turn

    def legal_actions(self, seat=None):
        return [0, 1, 2] if self.actor >= 0 and seat in (None, self.actor) else []

    def chance_outcomes(self):
        if self.actor != CHANCE:
            return []
        return [(DIE + face, 1) for face in range(6)] if self.begun else [(START, 3), (START + 1, 1)]

    def apply(self, action):
        if action not in self.legal_actions() + [number for number, _ in self.chance_outcomes()]:
            raise IllegalAction("not now")
        if action == THROW:
            self.thrown = True
            return
        if action in (START, START + 1):
            self.total, self.begun = 3 * (action - START), True
            return
        self.total += action + 1 if action < THROW else action - DIE + 1
        self.thrown = False
        if self.total < self.goal:
            self.turn = (self.turn + 1) % self.seats

    def clone(self):
        other = State(self.seats, self.goal)
        other.__dict__.update(self.__dict__)
        return other

    def observation(self, seat):
        return self.clone()

    def reveals(self, action, seat):
        return False

    def scores(self):
        return tuple(self.total if seat == self.turn else 0 for seat in range(self.seats))

    def outcome(self):
        if self.actor != TERMINAL:
            return None
        ranks = tuple(1 if seat == self.turn else 2 for seat in range(self.seats))
        return Outcome((self.turn,), "goal", self.scores(), ranks)

    def to_text(self):
        return f"{self.seats} {self.goal} {self.total} {self.turn} {self.thrown} {self.begun}"


def new_state(seats, options=None):
    options = options or {}
    if seats not in SEATS or options.get("goal", "near") not in OPTIONS[0].values or set(options) - {"goal"}:
        raise InvalidText("no such table")
    return State(seats, 21 if options.get("goal", "near") == "near" else 50)


def action_to_text(state, action):
    return WORDS[action]


def action_from_text(state, text):
    if text not in WORDS:
        raise InvalidText("no such word")
    return WORDS.index(text)
