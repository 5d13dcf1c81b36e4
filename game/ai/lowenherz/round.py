"""How a round goes on: whoever has chosen its last line uses it on the land that the line before it leaves."""

from __future__ import annotations

from collections.abc import Generator

from game.ai.lowenherz.board import Table
from game.ai.lowenherz.knights import Best
from game.ai.lowenherz.lines import Values, contested, use_line
from game.ai.lowenherz.outlook import Worth
from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.cards import LINES
from game.rules.lowenherz.state import State

LAST = LINES - 1
Land = dict[tuple[int, int], Worth]  # by who uses the two last lines of a round, NONE for nobody


def has_more(table: Table, state: State) -> bool:
    """Return whether somebody has chosen a line that is carried out after the one at hand, and it is looked at."""
    return table.looks_ahead and state.line == LAST - 1 and any(lines >> LAST & 1 for lines in state.laid)


def go_on(table: Table, state: State, best: Best) -> Values:
    """Return what everybody can expect at the end of the round, after the line at hand was used like that."""
    if not has_more(table, state):
        return best.worth
    choosers = [seat for seat in range(state.players) if state.laid[seat] >> LAST & 1]
    after, narrow = {}, table.narrower()
    for seat in choosers:
        after[seat] = (yield from use_line(narrow, best.state, LAST, seat)).worth
    if len(choosers) == 1:
        return after[choosers[0]]
    return contested(table, best.state, choosers, after)


def both_lines(table: Table, state: State) -> Generator[None, None, Land]:
    """Return what everybody can expect by who uses the two last lines of the open card, each as best he can."""
    found: Land = {(NONE, NONE): table.base}
    narrow, seats = table.narrower(), range(state.players)
    for seat in seats:
        found[NONE, seat] = (yield from use_line(table, state, LAST, seat)).worth
    for first in seats:
        best = yield from use_line(table, state, LAST - 1, first)
        found[first, NONE] = best.worth
        for seat in seats:
            if table.looks_ahead:
                found[first, seat] = (yield from use_line(narrow, best.state, LAST, seat)).worth
            else:
                found[first, seat] = _added(table.base, best.worth, found[NONE, seat])
    return found


def _added(base: Worth, one: Worth, other: Worth) -> Worth:
    return [first + second - before for before, first, second in zip(base, one, other, strict=True)]


def land_lines(table: Table, state: State, found: Land, laid: list[int]) -> Worth:
    """Return what everybody can expect of the two last lines when they are wanted by those who laid them."""
    wanting = [[seat for seat in range(state.players) if laid[seat] >> line & 1] for line in (LAST - 1, LAST)]
    after = {first: _wanted(table, state, wanting[1], found, first) for first in wanting[0] or [NONE]}
    if len(after) == 1:
        return next(iter(after.values()))
    return contested(table, state, wanting[0], after)


def _wanted(table: Table, state: State, seats: list[int], found: Land, first: int) -> Worth:
    if len(seats) < 2:
        return found[first, seats[0] if seats else NONE]
    return contested(table, state, seats, {seat: found[first, seat] for seat in seats})
