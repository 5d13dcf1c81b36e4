"""Laying a decision card: which lines, seeing who wants them too, and the renegades and alliances before it."""

from __future__ import annotations

from collections.abc import Generator

from game.ai.lowenherz.board import Table
from game.ai.lowenherz.lines import after_first, contested
from game.ai.lowenherz.outlook import Worth
from game.ai.lowenherz.round import Land, both_lines, land_lines
from game.rules.lowenherz.actions import LINE_SETS, lay, renegade_of
from game.rules.lowenherz.cards import CARD_LINES, DUCATS
from game.rules.lowenherz.phases import REMOVE, RENEGADE_KNIGHT
from game.rules.lowenherz.state import State

WORTHWHILE = 0.3  # points that a card must bring above what it is worth in hand

Working = Generator[float, None, None]


def choose_lines(table: Table, state: State, found: dict[int, float]) -> Working:
    """Weigh what may be laid; and before it what may be played."""
    working, done, after = both_lines(table, state), 0.0, None
    while after is None:
        try:
            next(working)
        except StopIteration as stop:
            after = stop.value
        yield (done := done + 0.02 * (0.8 - done))
    seat = state.turn
    for action, lines in _choices(state, first=not state.order):
        laid = list(state.laid)
        laid[seat] = lines
        worth = _laid(table, state, after, laid, len(state.order) + 1)
        found[action] = table.lead(worth, seat)
        yield 0.8
    best = max(found.values())
    for action in state.legal_actions():
        if action not in found:
            gain = yield from weigh_play(table, state, action)
            found[action] = best + gain - WORTHWHILE
            yield 0.9


def _choices(state: State, first: bool) -> list[tuple[int, int]]:
    wanted = 2 if first and state.players < 4 else 1
    return [(lay(lines), lines) for lines in LINE_SETS if lines.bit_count() == wanted]


def _laid(table: Table, state: State, after: Land, laid: list[int], number: int) -> Worth:
    """Return what everybody can expect once the rest have laid too, each as is best for it."""
    if number == state.players:
        return _outcome(table, state, after, laid)
    first = state.order[0] if state.order else state.turn
    seat = (first + number) % state.players
    best: Worth = []
    for _, lines in _choices(state, first=False):
        more = list(laid)
        more[seat] = lines
        if table.plies == 1:
            worth = _outcome(table, state, after, more)
        else:
            worth = _laid(table, state, after, more, number + 1)
        if not best or table.lead(worth, seat) > table.lead(best, seat):
            best, chosen = worth, more
    return best if table.plies > 1 else _laid(table, state, after, chosen, number + 1)


def _outcome(table: Table, state: State, after: Land, laid: list[int]) -> Worth:
    worth = land_lines(table, state, after, laid)
    choosers = [seat for seat in range(state.players) if laid[seat] & 1]
    if not choosers:
        return worth
    kind, number = CARD_LINES[state.card][0]
    if kind == DUCATS:
        worth = list(worth)
        for seat in choosers:
            worth[seat] += table.outlook.gift(number // len(choosers), state.purse[seat])
        return worth
    first = {seat: after_first(table, state, seat) for seat in choosers}
    change = first[choosers[0]] if len(choosers) == 1 else contested(table, state, choosers, first)
    return [one + changed - base for one, changed, base in zip(worth, change, table.base, strict=True)]


def weigh_play(table: Table, state: State, action: int) -> Generator[float, None, float]:
    """Return what a renegade, a new alliance or the end of one brings, compared with leaving it."""
    after, seat = state.clone(), state.turn
    after.apply(action)
    if renegade_of(action) is not None:
        after = yield from finish_renegade(table, after)
    return table.value(after, seat) - table.lead(table.base, seat)


def finish_renegade(table: Table, state: State, found: dict[int, float] | None = None) -> Generator[float, None, State]:
    """Return the position after the best knight was removed and the own one placed. found: as elsewhere."""
    seat = state.turn
    while state.phase in (REMOVE, RENEGADE_KNIGHT):
        best, chosen = float("-inf"), state
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            value = table.value(after, seat)
            if found is not None:
                found[action] = value
            if value > best:
                best, chosen = value, after
            yield 0.9
        state, found = chosen, None
    return state
