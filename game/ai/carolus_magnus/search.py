"""Carolus Magnus: whole turns are planned and played knight by knight, and the turns of the others are looked at.

Nothing but dice to come is hidden. Values are points that the side of who is to act is ahead; a castle is about sixty.
The first ply is the own turn, the second the turn of everybody who acts before the seat does again; with the third, the
next one weighs what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from game.ai.carolus_magnus.plans import look
from game.ai.carolus_magnus.position import Plan, Position
from game.ai.carolus_magnus.round import choose_disc, disc_values, finish_choosing, next_turn, play_on
from game.ai.carolus_magnus.turn import Turn, play
from game.ai.levels import Ranking
from game.ai.search import Pieces, Working, best_first, nothing, telling
from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus.board import COLOUR_COUNT
from game.rules.carolus_magnus.phases import CROWN, DISC, MOVE, PLACE, TURN_DIE
from game.rules.carolus_magnus.state import State

FIRST = 1e-4  # of knights that are equal those for the ring go first: what is left of the turn is then found again
USUAL_REACH = 3
POINTS = 3  # for one of `worth`: so the looseness of the levels fits
RINGED = 0.3  # what a knight of a colour is worth for each that is on the ring


class Search(Pieces):
    """Looks at every action of the actor of a position, a small piece at each step.

    Made from an observation; `plies` is the number of turns looked ahead. The same position gives the same ranking.
    """

    def __init__(self, state: State, plies: int) -> None:
        self._state = state
        self._plies = plies
        self._seat = state.actor
        self._values: dict[int, float] = {}
        super().__init__(self._ways().get(state.phase, nothing)())

    def ranking(self) -> Ranking:
        """Return (action, value for the actor), best first, equals by number. Complete when `step` returned False."""
        worst = min(self._values.values(), default=0.0)
        values = [(action, POINTS * self._values.get(action, worst)) for action in self._state.legal_actions()]
        return best_first(values)

    def _ways(self) -> dict[int, Callable[[], Working]]:
        return {
            DISC: self._choose_disc,
            PLACE: self._play_knight,
            MOVE: self._move,
            CROWN: self._name_crown,
            TURN_DIE: self._turn_die,
        }

    def _note(self, action: int, value: float) -> None:
        self._values[action] = max(value, self._values.get(action, value))

    def _play_knight(self) -> Working:
        for plan, value in (yield from self._look()).items():
            for colour, count in enumerate(plan.court):
                if count:
                    self._note(rules.to_court(colour), value)
            for colour, index in plan.ring:
                self._note(rules.to_region(colour, self._state.starts[index]), value + FIRST)

    def _move(self) -> Working:
        for plan, value in (yield from self._look()).items():
            self._note(rules.step(plan.steps), value)

    def _look(self) -> Generator[float, None, dict[Plan, float]]:
        state, position = self._state, Position(self._state)
        position.at = position.order.index(self._seat)
        hand = state.left if state.phase == PLACE else 0
        return (yield from look(Turn(position, self._seat, state.played[self._seat], hand), self._plies))

    def _choose_disc(self) -> Working:
        """Weigh the discs by the own turn; by what comes up to it; by the whole round, the own turn well played."""
        position = Position(self._state)
        values = disc_values(position, self._seat)
        yield 0.0
        if self._plies < 2:
            self._values = {rules.disc(disc): value for disc, value in values.items()}
            return
        choosers = tuple(seat for seat in self._state.choosing if not position.played[seat] and seat != self._seat)
        for number, disc in enumerate(values):
            line, done = position.clone(), number / len(values)
            choose_disc(line, self._seat, disc)
            for chooser in choosers:
                finish_choosing(line, (chooser,))
                yield done
            line = yield from (self._round(line, done) if self._plies > 2 else self._up_to_own_turn(line, done))
            self._note(rules.disc(disc), line.value(line.sides[self._seat]))

    def _up_to_own_turn(self, line: Position, done: float) -> Generator[float, None, Position]:
        for _ in range(line.order.index(self._seat) + 1):
            line = play_on(line, 1)
            yield done
        return line

    def _round(self, line: Position, done: float) -> Generator[float, None, Position]:
        for seat in tuple(line.order):
            if seat == self._seat:
                line = yield from _played_well(line, done)
            else:
                line = play_on(line, 1)
            yield done
        return line

    def _name_crown(self) -> Working:
        for colour in range(COLOUR_COUNT):
            action = rules.name_crown(colour)
            if action in self._state.legal_actions():
                self._note(action, self._worth_of(colour))
            yield colour / COLOUR_COUNT

    def _turn_die(self) -> Working:
        """Weigh what a die shows against the best that it could be."""
        worths = []
        for colour in range(COLOUR_COUNT):
            worths.append(self._worth_of(colour))
            yield colour / COLOUR_COUNT
        best = max(worth for colour, worth in enumerate(worths) if self._state.supply[colour])
        self._note(rules.KEEP_DICE, 0.0)
        for colour, worth in enumerate(worths):
            self._note(rules.turn_die(colour), best - worth - FIRST)

    def _worth_of(self, colour: int) -> float:
        """Return what the position is worth with one more knight of the colour in reserve."""
        position = Position(self._state)
        position.reserves[self._seat][colour] += 1
        turn = Turn(position, self._seat, USUAL_REACH, position.hand)
        return turn.best().value + RINGED * position.ringed[colour]


def _played_well(position: Position, done: float) -> Generator[float, None, Position]:
    """Return the position after the turn of whoever is next, with the answers to it in mind."""
    if position.ring.winners:
        return position
    turn = next_turn(position)
    values = yield from telling(done, look(turn, 2))
    return play(position, turn.seat, max(values, key=lambda plan: values[plan]))


def lead(state: State, seat: int) -> int:
    """Return how many castles more than the best of the others the side of a seat has built."""
    side = state.sides[seat]
    return min(stock for other, stock in enumerate(state.stocks) if other != side) - state.stocks[side]
