"""The lines of the open card: what each would bring to each seat, and who gets a line that several want."""

from __future__ import annotations

from collections.abc import Generator

from game.ai.lowenherz.board import Table
from game.ai.lowenherz.borders import use_borders
from game.ai.lowenherz.knights import Step, Using, use_knights
from game.ai.lowenherz.outlook import Worth
from game.rules.lowenherz.actions import DONE
from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.cards import BORDERS, CARD_LINES, DUCATS
from game.rules.lowenherz.state import State

SWORDS = 2
PRICE = 0.75  # of what a line is worth to the second that is paid for it in the end
OFFERED = 0.4  # of a price goes to the other of two, who bargain
OF_LEAD = 0.25  # of how much more it is worth to the first

Values = Generator[None, None, Worth]


def use_line(table: Table, state: State, line: int, seat: int) -> Using:
    """Yield while looking; return the best use of a line of borders or knights."""
    kind, number = CARD_LINES[state.card][line]
    if kind == BORDERS:
        return (yield from use_borders(table, state, seat, number))
    start = state.clone()
    start.growing = NONE
    return (yield from use_knights(table, Step(DONE, start, number, SWORDS), seat))


def after_first(table: Table, state: State, seat: int) -> Worth:
    """Return what everybody can expect when the seat alone has the first line, of ducats or politics."""
    kind, number = CARD_LINES[state.card][0]
    worth = list(table.base)
    if kind == DUCATS:
        worth[seat] += table.outlook.gift(number, state.purse[seat])
    else:
        worth[seat] += max(table.outlook.best_of_stack(state, stack) for stack in range(len(state.sizes)))
    return worth


def contested(table: Table, state: State, rivals: list[int], after: dict[int, Worth]) -> Worth:
    """Return what everybody can expect when several want a line. after: by seat, when that seat has used it."""
    outlook, limits = table.outlook, []
    for seat in rivals:
        lost = sum(table.lead(after[one], seat) for one in rivals if one != seat) / (len(rivals) - 1)
        limits.append(outlook.limit(table.lead(after[seat], seat) - lost, state.purse[seat]))
    shares = [(one + 0.5) ** 3 for one in limits]
    whole = sum(shares)
    worth = [0.0] * state.players
    for number, seat in enumerate(rivals):
        second = max(one for other, one in enumerate(limits) if other != number)
        price = PRICE * min(second, limits[number]) + OF_LEAD * max(0.0, limits[number] - second)
        part = shares[number] / whole
        for one in range(state.players):
            worth[one] += part * after[seat][one]
        worth[seat] -= part * outlook.cost(price, state.purse[seat])
        if len(rivals) == 2:  # they bargain: some of it goes to the other
            other = rivals[1 - number]
            worth[other] += part * outlook.gift(OFFERED * price, state.purse[other])
    return worth
