"""What rivals would answer: a position is worth less when one of them can take much of it with his next knight."""

from __future__ import annotations

from collections.abc import Generator

from game.ai.lowenherz.board import Table
from game.ai.lowenherz.knights import Best, Step, use_knights
from game.ai.lowenherz.round import go_on, has_more
from game.rules.lowenherz.actions import DONE
from game.rules.lowenherz.board import NONE

REPLY = 0.35  # how much the position after the reply counts
REPLIED_TO = 4
SWORDS = 2


def weigh(table: Table, found: dict[int, Best], seat: int, values: dict[int, float]) -> Generator[None, None, None]:
    """Yield while looking; put the values of the actions into `values`, those of the best with replies in mind."""
    values.update((action, best.value) for action, best in found.items())
    ahead = has_more(table, table.state)
    if not ahead and not (table.looks_ahead and table.outlook.tails[0]):
        return
    ordered = sorted(found, key=lambda action: (-found[action].value, action))
    drop = 0.0
    for action in ordered[:REPLIED_TO]:
        best = found[action]
        if ahead:
            values[action] = table.lead((yield from go_on(table, table.state, best)), seat)
        else:
            values[action] = yield from _after_replies(table, best, seat)
        drop = min(drop, values[action] - best.value)
    for action in ordered[REPLIED_TO:]:  # what was not looked at is taken to suffer as much as any
        values[action] += drop


def _after_replies(table: Table, best: Best, seat: int) -> Generator[None, None, float]:
    """Return the value of a position, what each rival could do next with a knight in mind."""
    replies = []
    for rival in range(table.state.players):
        if rival == seat:
            continue
        state = best.state.clone()
        state.growing = NONE
        reply = yield from use_knights(table, Step(DONE, state, 1, SWORDS), rival)
        replies.append(table.lead(reply.worth, seat))
    return (1 - REPLY) * best.value + REPLY * sum(replies) / len(replies)
