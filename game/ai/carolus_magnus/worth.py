"""How good a position of Carolus Magnus is for each side, in points; a castle is worth about twenty.

Two parts that can be reckoned apart: the ring depends on the courts only through who holds which arms.
"""

from __future__ import annotations

from functools import cache

from game.ai.carolus_magnus.ring import Holders, Ring
from game.rules.carolus_magnus.board import NOBODY

WIN = 1000.0
CASTLE, HASTE = 20.0, 1.0  # the first castle; how much more each further one is worth
VISIT = (0.0, 0.32, 0.30, 0.27, 0.22, 0.16)  # how likely a stop so many steps ahead is made soon
FAR = 0.08
HELD = (0.34, 0.26, 0.16, 0.10, 0.06, 0.03)  # how likely a region falls, by the owner's margin
OPEN = (0.0, 0.75, 0.9, 0.95, 1.0)  # how likely a majority lasts until the emperor comes, by its margin
TAKE = 0.75  # the same, where castles must fall first
ARMS, RINGED = 7.0, 2.0  # what arms are worth, and more for every knight of the colour on the ring
RISK = (0.0, 0.75, 0.55, 0.40, 0.28)  # that arms are lost, by the knights the rival needs and has
COUNT, MOST_COUNT = 0.9, 5  # a knight in court by which the holder leads
FEW = {4: 60.0, 5: 30.0, 6: 12.0}  # to lead when so few regions are left, per castle up to two


@cache
def castle_values(castles: int) -> tuple[float, ...]:
    """Return what each number of castles built is worth; the last one wins."""
    return (*(CASTLE * built + HASTE * built * built for built in range(castles)), WIN)


def ring_worth(ring: Ring, holders: Holders) -> list[float]:
    """Return the worth of the ring for each side: castles, and what the emperor may bring."""
    sides = len(ring.stocks)
    if ring.winners:
        share = WIN / len(ring.winners)
        return [share if side in ring.winners else -WIN for side in range(sides)]
    castles = ring.castles
    values = castle_values(castles)
    built = [castles - stock for stock in ring.stocks]
    worth = [values[count] for count in built]
    count = len(ring.sizes)
    distance = count - ring.emperor  # of the region with index 0
    for index, size in enumerate(ring.sizes):
        strengths = ring.strengths(index, holders)
        top = max(strengths)
        if not top:
            continue
        steps = (distance + index - 1) % count + 1
        chance = VISIT[steps] if steps < 6 else FAR
        owner = ring.owners[index]
        winner = strengths.index(top) if strengths.count(top) == 1 else NOBODY
        if owner == NOBODY:
            if winner != NOBODY:
                ordered = sorted(strengths)
                lasting = OPEN[min(top - ordered[-2], 4)]
                worth[winner] += chance * lasting * (values[built[winner] + 1] - values[built[winner]])
        elif winner in (owner, NOBODY):
            if sum(ring.knights[index]) > size:
                _add_risk(worth, values, built, strengths, owner, size, chance)
        else:
            after = min(built[winner] + size, castles)
            worth[winner] += chance * TAKE * (values[after] - values[built[winner]])
            worth[owner] -= chance * TAKE * (values[built[owner]] - values[built[owner] - size])
    if count in FEW:
        _add_lead(worth, built, FEW[count])
    return worth


def _add_risk(
    worth: list[float],
    values: tuple[float, ...],
    built: list[int],
    strengths: list[int],
    owner: int,
    size: int,
    chance: float,
) -> None:
    """Weigh that a rival takes a region that is still held, be it only because two who are stronger are equal."""
    own = strengths[owner]
    for side, strength in enumerate(strengths):
        if side == owner:
            continue
        risk = chance * HELD[max(0, min(own - strength, 5))] / (len(strengths) - 1)
        after = min(built[side] + size, len(values) - 1)
        worth[side] += risk * (values[after] - values[built[side]])
        worth[owner] -= risk * (values[built[owner]] - values[built[owner] - size])


def _add_lead(worth: list[float], built: list[int], each: float) -> None:
    for side, count in enumerate(built):
        lead = count - max(other for at, other in enumerate(built) if at != side)
        worth[side] += each * min(max(lead, -2), 2)


def court_worth(
    sides: tuple[int, ...],
    courts: list[list[int]],
    arms: list[int],
    reserves: list[list[int]],
    ringed: list[int],
    hand: int,
) -> list[float]:
    """Return the worth of the arms for each side: how many knights they command, and how safe they are.

    ringed: knights of each colour on the ring. A rival's next gain is known exactly: what his reserve and hand allow.
    """
    worth = [0.0] * (max(sides) + 1)
    for colour, holder in enumerate(arms):
        value = ARMS + RINGED * ringed[colour]
        if holder == NOBODY:
            for seat, side in enumerate(sides):
                worth[side] += 0.05 * value * min(reserves[seat][colour], 2)
            continue
        own, side = courts[holder][colour], sides[holder]
        lost, least = 0.0, MOST_COUNT
        for seat, court in enumerate(courts):
            if sides[seat] == side:
                continue
            need = own - court[colour] + 1
            have = min(hand, reserves[seat][colour])
            least = min(least, need - 1)
            risk = RISK[min(need, 4)] if need <= have else 0.5 * RISK[min(need - have, 4)] / need
            lost = max(lost, risk)
            worth[sides[seat]] += value * risk * 0.6
        worth[side] += value * (1 - lost) + COUNT * least
    return worth


def lead_of(worth: list[float], side: int) -> float:
    """Return by how much a side is ahead of the others: of the best, and a little of all."""
    others = [value for other, value in enumerate(worth) if other != side]
    if len(others) == 1:
        return worth[side] - others[0]
    return worth[side] - 0.7 * max(others) - 0.3 * sum(others) / len(others)
