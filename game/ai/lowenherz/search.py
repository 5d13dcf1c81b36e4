"""Löwenherz: every action is tried and what it leads to is weighed in points that everybody can expect at the end.

How a position is valued (`worth.py`): the points there are; mountains by the scorings to come; fields beside
the own regions by the expansions that can be expected, and those of others by who is stronger there, both ways; castles
without a region one after the other, each with the borders that are left for it by then (`castles.py`).
Ducats are worth what is still fought for by all the money there will be, the first of a purse most, and towards the end
nothing (`outlook.py`). Hidden cards are not guessed: whatever is not known counts the same for all.

Values are points that the seat is ahead, others weighed by how far they lead. A line that several want is weighed by
what it would bring to each of them (`contest.py`). A search of one ply hardly heeds the rivals, bids a part
of what a line is worth, spends freely and takes choices for equal that differ by little. With two it thinks
the choices of all through and bids against rivals who do not think; with three it keeps what it will need later, bids
against rivals who think too, and sees what follows a line: who uses the next one of the round, and what rivals can
answer.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import floor

from game.ai.levels import Ranking
from game.ai.lowenherz.board import Table
from game.ai.lowenherz.borders import use_borders
from game.ai.lowenherz.contest import Contest, weigh_bids, weigh_offers
from game.ai.lowenherz.knights import Best, Step, use_knights
from game.ai.lowenherz.laying import choose_lines, finish_renegade
from game.ai.lowenherz.lines import Values, after_first, use_line
from game.ai.lowenherz.outlook import Worth
from game.ai.lowenherz.replies import weigh
from game.ai.lowenherz.round import go_on
from game.ai.lowenherz.set_up import value as castle_value
from game.ai.search import Pieces, Working, best_first, nothing, telling
from game.rules.core import SIMULTANEOUS
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import DONE, kept
from game.rules.lowenherz.actions import look as look_into
from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.state import State

POINTS = 4  # for one of a point: so the looseness of the levels fits
UNSEEN = 40.0  # points by which an action that was not looked at is worse than the worst that was
GRAINS = {1: 4.0, 2: 1.0}  # points within which a shallow search finds choices equal, by plies
PAID_FOR = (phases.BORDERS, phases.KNIGHTS)
SLIGHT = {1: 0.5, 2: 0.125}  # points of harm that a shallow search does not heed there
COARSE = {1: {phases.CASTLE, phases.LAY, phases.BORDERS, phases.KNIGHTS}, 2: {phases.CASTLE, phases.LAY}}


class Search(Pieces):
    """Looks at every action of a seat worth a look, a small piece at each step.

    Made from an observation, which says whose it is where several choose at once; `plies` is how far it looks. The
    same position gives the same ranking.
    """

    def __init__(self, state: State, plies: int) -> None:
        self._state = state
        self._plies = plies
        self._seat = state.viewer if state.actor == SIMULTANEOUS else state.actor
        self._values: dict[int, float] = {}
        super().__init__(self._ways()[state.phase]() if self._seat >= 0 else nothing())

    def ranking(self) -> Ranking:
        """Return (action, value for the seat), best first, equals by number. Complete when `step` returned False."""
        legal = self._state.legal_actions(self._seat)
        worst = min(self._values.values(), default=0.0) - UNSEEN
        grain = GRAINS.get(self._plies, 0.0) if self._state.phase in COARSE.get(self._plies, ()) else 0.0
        found = self._without_waste()
        values = [(action, POINTS * _grained(found.get(action, worst), grain)) for action in legal]
        return best_first(values)

    def _without_waste(self) -> dict[int, float]:
        """Return the values found; without that of stopping while using what is left of a line does no harm."""
        rest = {action: value for action, value in self._values.items() if action != DONE}
        if self._state.phase in PAID_FOR and rest and DONE in self._values:
            harm = self._values[DONE] - max(rest.values())
            if harm <= SLIGHT.get(self._plies, 0.0):
                return rest
        return self._values

    def _ways(self) -> dict[int, Callable[[], Working]]:
        return {
            phases.CASTLE: self._try_each,
            phases.CASTLE_KNIGHT: self._try_each,
            phases.LAY: self._lay,
            phases.REMOVE: self._renegade,
            phases.RENEGADE_KNIGHT: self._renegade,
            phases.OFFER: self._bargain,
            phases.BID: self._bid,
            phases.BORDERS: self._borders,
            phases.KNIGHTS: self._knights,
            phases.LOOK: self._look,
            phases.KEEP: self._keep,
        }

    def _try_each(self) -> Working:
        actions = self._state.legal_actions()
        for number, action in enumerate(actions):
            after = self._state.clone()
            after.apply(action)
            self._values[action] = castle_value(after, self._seat)
            yield number / len(actions)

    def _table(self) -> Table:
        return Table(self._state, self._plies)

    def _lay(self) -> Working:
        table = self._table()
        yield 0.0
        yield from choose_lines(table, self._state, self._values)

    def _renegade(self) -> Working:
        table = self._table()
        yield 0.0
        yield from finish_renegade(table, self._state.clone(), self._values)

    def _contest(self) -> Generator[float, None, Contest]:
        state, table = self._state, self._table()
        yield 0.0
        after, nobody = yield from self._uses(table)
        return Contest(table, state, state.rivals, after, nobody)

    def _uses(self, table: Table) -> Generator[float, None, tuple[dict[int, Worth], Worth]]:
        """Return what everybody can expect at the end of the round by who has the line, and when nobody has it."""
        state, after = self._state, {}
        for number, seat in enumerate((*state.rivals, NONE)):
            done = 0.9 * (number / (len(state.rivals) + 1))
            if state.line:
                after[seat] = yield from telling(done, self._line_and_on(table, seat))
            else:
                after[seat] = after_first(table, state, seat) if seat != NONE else table.base
        return after, after.pop(NONE)

    def _line_and_on(self, table: Table, seat: int) -> Values:
        state = self._state
        best = Best(0.0, table.base, state)
        if seat != NONE:
            best = yield from use_line(table, state, state.line, seat)
        return (yield from go_on(table, state, best))

    def _bargain(self) -> Working:
        weigh_offers((yield from self._contest()), self._values)

    def _bid(self) -> Working:
        weigh_bids((yield from self._contest()), self._seat, self._values)

    def _borders(self) -> Working:
        found: dict[int, Best] = {}
        table = self._table()
        yield 0.0
        for _ in use_borders(table, self._state, self._seat, self._state.left, found):
            yield 0.4
        for _ in weigh(table, found, self._seat, self._values):
            yield 0.8

    def _knights(self) -> Working:
        found: dict[int, Best] = {}
        table, state = self._table(), self._state
        yield 0.0
        for _ in use_knights(table, Step(DONE, state, state.left, state.swords), self._seat, found):
            yield 0.4
        for _ in weigh(table, found, self._seat, self._values):
            yield 0.8

    def _look(self) -> Working:
        table, state = self._table(), self._state
        yield 0.0
        self._values[DONE] = 0.0
        for stack, size in enumerate(state.sizes):
            if size:
                self._values[look_into(stack)] = table.outlook.best_of_stack(state, stack)

    def _keep(self) -> Working:
        table = self._table()
        yield 0.0
        for action in self._state.legal_actions():
            self._values[action] = table.outlook.card(kept(action) or 0)


def _grained(value: float, grain: float) -> float:
    return floor(value / grain) * grain if grain else value


def lead(state: State, seat: int) -> int:
    """Return how many points the seat has more than the best of the others."""
    return state.points[seat] - max(points for one, points in enumerate(state.points) if one != seat)
