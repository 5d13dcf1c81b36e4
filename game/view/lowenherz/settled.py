"""Whose decision cards on the lines of the open card still count: who may carry a line out, and who lost it."""

from __future__ import annotations

from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import ACCEPT, ASK, BID, LAY, NUM_ACTIONS, PAY, PURSES, RENEGADE
from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.cards import CARD_LINES, DUCATS, LINES
from game.rules.lowenherz.contests import bid_value
from game.rules.lowenherz.hands import TREASURE_SHIFT
from game.view.lowenherz.look import Look


def laid_on(look: Look, line: int) -> tuple[int, ...]:
    """Return who has laid a decision card on a line, in the order of laying."""
    state = look.state
    return tuple(seat for seat in state.order if state.laid[seat] >> line & 1)


def is_fought(look: Look, line: int) -> bool:
    """Return whether only one can have a line that several have chosen."""
    return len(laid_on(look, line)) > 1 and CARD_LINES[look.state.card][line][0] != DUCATS


def winners(look: Look, line: int) -> tuple[int, ...]:
    """Return whose cards on a line count: all, who is still in a contest, who won it; () where it ended in a tie.

    The position forgets who won a line that is over; where the newest plies do not tell either, all are returned.
    """
    state, seats = look.state, laid_on(look, line)
    if state.line == NONE or line > state.line or not is_fought(look, line):
        return seats
    if line == state.line:
        return state.rivals if state.phase in (phases.OFFER, phases.BID) else (state.turn,)
    fought = [one for one in range(LINES) if is_fought(look, one)]
    found, at = _settled(look, fought), fought.index(line)
    return found[at] if at < len(found) else seats


def _settled(look: Look, fought: list[int]) -> list[tuple[int, ...]]:
    """Return who won each line that was fought for, as far as it is over, by the plies since all cards lay."""
    plies, found = _since_laying(look.moment.last), []
    for line in fought:
        won = _contest(plies, laid_on(look, line))
        if won is None:
            break
        found.append(won)
    return found


def _since_laying(last: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """Return the newest plies of contests, the newest first; none where the log does not reach back to the laying."""
    for n in range(len(last) - 1, -1, -1):
        if LAY <= last[n][1] < RENEGADE:
            return [pair for pair in reversed(last[n:]) if PAY <= pair[1] < NUM_ACTIONS]
    return []


def _contest(plies: list[tuple[int, int]], rivals: tuple[int, ...]) -> tuple[int, ...] | None:
    """Take the plies of one contest away and return who won it, () for nobody, None while it goes on."""
    payer, tied = rivals[0], False
    while plies:
        seat, action = plies[-1]
        if action >= BID:
            if len(plies) < len(rivals):
                return None
            bids = [plies.pop() for _ in rivals]
            rivals = _highest(bids)
            if len(rivals) == 1 or tied:
                return rivals if len(rivals) == 1 else ()
            tied = True
            continue
        plies.pop()
        if action == ACCEPT:
            return (payer,)
        if action < ACCEPT:
            payer = seat if action < ASK else next(other for other in rivals if other != seat)
    return None


def _highest(bids: list[tuple[int, int]]) -> tuple[int, ...]:
    """Return who bid most."""
    worth = {}
    for seat, action in bids:
        treasures, ducats = divmod(action - BID, PURSES)
        worth[seat] = bid_value((seat, ducats, treasures << TREASURE_SHIFT))
    return tuple(seat for seat, value in worth.items() if value == max(worth.values()))
