"""Rose King: how good a position is, and an exact look one or more turns ahead (rules 8).

Nothing but the order of the pile is hidden, and every card of it is equally likely: the value of a draw is the mean
over the cards that can come. Values are points that red is ahead of white.
"""

from __future__ import annotations

from game.ai.levels import Ranking
from game.ai.search import Pieces, Working, best_first
from game.rules.core import CHANCE, TERMINAL
from game.rules.rose_king import RED, WHITE, State, actions_of_house, points

HERO = 40  # what a hero is worth while there is a board to use it on
HERO_FADES = 12  # stones left from which on it is worth less and less
CHOICE = 4  # a further action to choose from
CARD = 2  # a card in hand
WIN = 500  # the match itself counts more than its points


class Search(Pieces):
    """Looks at every action of the actor of a position, a small piece at each step.

    Made from an observation; `plies` is the number of turns looked ahead. The same position gives the same ranking.
    """

    def __init__(self, state: State, plies: int) -> None:
        self._state = state
        self._plies = plies - 1
        self._points: dict[bytes, int] = {}
        self._values = dict.fromkeys(state.legal_actions(), 0.0)
        super().__init__(self._look())

    def ranking(self) -> Ranking:
        """Return (action, value for the actor), best first, equals by number. Complete when `step` returned False."""
        sign = 1 if self._state.house == RED else -1
        return best_first((action, sign * value) for action, value in self._values.items())

    def _look(self) -> Working:
        """Look at one line after the other: an action, and what chance answers to it.

        Their order decides the last digits of the sums, and so what is drawn among equals: it stays.
        """
        lines: list[tuple[int, float, State]] = []
        for action in self._values:
            after = self._state.clone()
            after.apply(action)
            lines += [(action, weight, line) for weight, line in reversed(_after_chance(after))]
        for number, (action, weight, line) in enumerate(lines, 1):
            self._values[action] += weight * self._value(line, self._plies)
            yield number / len(lines)

    def _value(self, state: State, plies: int) -> float:
        if state.actor == TERMINAL:
            return _final(state)
        if plies == 0:
            return self._estimate(state)
        values = [self._value_of_action(state, action, plies) for action in state.legal_actions()]
        return max(values) if state.house == RED else min(values)

    def _value_of_action(self, state: State, action: int, plies: int) -> float:
        after = state.clone()
        after.apply(action)
        if after.actor != CHANCE:
            return self._value(after, plies - 1)
        return sum(weight * self._value(line, plies - 1) for weight, line in _after_chance(after))

    def _estimate(self, state: State) -> float:
        """Return the value without looking further; a draw changes no points, so those are remembered by board."""
        board = bytes(state.board)
        ahead = self._points.get(board)
        if ahead is None:
            red, white = points(board)
            ahead = self._points[board] = red - white
        return ahead + worth(state, RED) - worth(state, WHITE)


def worth(state: State, house: int) -> float:
    """Return what the house holds beside its stones, in points: heroes, choices, cards."""
    heroes = HERO * min(state.supply, HERO_FADES) / HERO_FADES * state.heroes[house]
    return heroes + CHOICE * len(actions_of_house(state, house)) + CARD * state.hands[house].bit_count()


def lead(state: State, seat: int) -> int:
    """Return how many points the seat has more than the other one."""
    scores = state.scores()
    return scores[seat] - scores[1 - seat]


def _final(state: State) -> float:
    outcome = state.outcome()
    assert outcome is not None
    red = outcome.scores[state.red]
    white = outcome.scores[1 - state.red]
    if len(outcome.winners) == 2:
        return 0
    return red - white + (WIN if outcome.winners == (state.red,) else -WIN)


def _after_chance(state: State) -> list[tuple[float, State]]:
    """Return (probability, position) for everything chance can answer; the position itself where it has no say."""
    if state.actor != CHANCE:
        return [(1.0, state)]
    outcomes = state.chance_outcomes()
    whole = sum(weight for _, weight in outcomes)
    lines = []
    for action, weight in outcomes:
        line = state.clone()
        line.apply(action)
        lines.append((weight / whole, line))
    return lines
