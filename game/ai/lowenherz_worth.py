"""What a position of Löwenherz is worth: the points that every seat can expect at the end."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from game.ai.lowenherz_closures import SILVERED, Closure
from game.ai.lowenherz_outlook import Outlook
from game.rules.lowenherz.board import CITY_POINTS, FIELD_POINTS, FOUNDING_POINTS, MOST_CASTLES, NONE, REGIONS
from game.rules.lowenherz.land import all_castles, fields_of, links, neighbours
from game.rules.lowenherz.land_expansion import are_allied
from game.rules.lowenherz.land_regions import own_land
from game.rules.lowenherz.state import State

Worth = list[float]  # by seat
Key = tuple[object, ...]
Closures = dict[int, list[Closure]]

OPEN = 0.8  # how surely a field is taken that nobody defends
ALLIED = 0.06
ODDS = {2: 0.95, 1: 0.8, 0: 0.3, -1: 0.12, -2: 0.04}  # by how many knights more than there
PLAIN_FIELDS = 6  # of one kind that are counted
KNIGHT = 0.22  # for each of the first knights of a region
KNIGHTS = 4
AT_ONCE = 2  # fields of an expansion
SMALL = {0: 0.4, 1: 0.35, 2: 0.25, 3: 0.15}  # how surely others close a castle in, by the borders they need
BROKEN = 0.92  # of a closure that cannot come to be as it was planned
SPREAD = 12.0  # points that make a rival about three times as dangerous


class Judge:
    """Says what every seat can expect in positions of one search; what does not change between them is remembered."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._taking: dict[Key, Worth] = {}
        self._closing: dict[Key, Worth] = {}

    def expected(self, state: State, closures: Closures) -> Worth:
        """Return what every seat can expect: what it has, mountains, fields to take and to lose, castles to close in.

        grown: says which closures these are.
        """
        outlook = self.outlook
        land = *state.regions, *state.knights
        taking = land, state.alliances
        if taking not in self._taking:
            self._taking[taking] = _fields_to_take(state, outlook, SILVERED * outlook.silver)
        closing = land, state.right, state.below
        if closing not in self._closing:
            self._closing[closing] = _castles_to_close(state, outlook, closures)
        return [
            state.points[seat]
            + outlook.money(state.purse[seat])
            + outlook.hand(state.hands[seat], state.strange[seat])
            + take
            + close
            for seat, (take, close) in enumerate(zip(self._taking[taking], self._closing[closing], strict=True))
        ]


def _fields_to_take(state: State, outlook: Outlook, silver: float) -> Worth:
    """Return what mountains and knights are worth to every seat, with fields to take and to lose."""
    found = [silver * (own_land(state, seat) & state.mountain).bit_count() for seat in range(state.players)]
    strong = [(state.knights[region // MOST_CASTLES] & fields).bit_count() for region, fields in
              enumerate(state.regions)]  # fmt: skip
    first, second, third, fourth = state.knights
    pieces = first | second | third | fourth | all_castles(state)
    for seat in range(state.players):
        empty = ~(pieces | own_land(state, seat))
        gains: list[tuple[float, int, float]] = []
        for region in range(seat * MOST_CASTLES, (seat + 1) * MOST_CASTLES):
            fields = state.regions[region]
            if not fields:
                continue
            found[seat] += KNIGHT * min(strong[region], KNIGHTS) * outlook.early
            beside = neighbours(fields) & empty
            for other in range(REGIONS):
                part = beside & state.regions[other]
                if part:
                    beside ^= part
                    odds = _odds(state, region, other, strong[region] - strong[other])
                    _gains_from(state, other, part, odds, silver, gains)
            empty &= ~beside
            _open_gains(state, beside, silver, gains)
        gains.sort(reverse=True)
        for number, (gain, victim, loss) in enumerate(gains[: AT_ONCE * len(outlook.tails)]):
            chance = outlook.tails[number // AT_ONCE]
            found[seat] += chance * gain
            if victim != NONE:
                found[victim] -= chance * loss
    return found


def _odds(state: State, region: int, other: int, more: int) -> float:
    if are_allied(state, region, other):
        return ALLIED
    return ODDS[max(-2, min(2, more))]


def _open_gains(state: State, fields: int, silver: float, gains: list[tuple[float, int, float]]) -> None:
    cities, mountains = fields & state.city, fields & state.mountain
    plain = (fields & ~(cities | mountains)).bit_count()
    gains += [(OPEN * (FIELD_POINTS + CITY_POINTS), NONE, 0.0)] * cities.bit_count()
    gains += [(OPEN * (FIELD_POINTS + silver), NONE, 0.0)] * mountains.bit_count()
    gains += [(OPEN * FIELD_POINTS, NONE, 0.0)] * min(plain, PLAIN_FIELDS)


def _gains_from(
    state: State, other: int, fields: int, odds: float, silver: float, gains: list[tuple[float, int, float]]
) -> None:
    """Add what can be taken from a region of somebody else."""
    colour, castle = divmod(other, MOST_CASTLES)
    victim = colour if colour < state.players else NONE
    whole, home = state.regions[other], 1 << state.castles[colour][castle]
    for field in fields_of(fields):
        mask = 1 << field
        gain = FIELD_POINTS + CITY_POINTS * (state.city >> field & 1) + silver * (state.mountain >> field & 1)
        loss = gain
        if odds >= ODDS[0] and victim != NONE:
            off = cut_off(whole ^ mask, home, mask)
            if off:
                loss += FOUNDING_POINTS[off.bit_count()] + CITY_POINTS * (off & state.city).bit_count()
                loss += silver * (off & state.mountain).bit_count()
        gains.append((odds * gain, victim, odds * loss))


@lru_cache(maxsize=1 << 14)
def cut_off(rest: int, home: int, taken: int) -> int:
    """Return which fields of a region are cut off from its castle once a field is taken from it."""
    beside = neighbours(taken) & rest
    if not beside & beside - 1:
        return 0
    wet, before = home, 0
    while wet != before:
        before = wet
        wet |= neighbours(wet) & rest
    return rest & ~wet


def _castles_to_close(state: State, outlook: Outlook, closures: Closures) -> Worth:
    """Return what the castles without a region are worth to every seat."""
    found = [0.0] * state.players
    land, (right, below) = 0, links(state)
    closing, walls, floors = outlook.closing, ~state.right, ~state.below
    for fields in state.regions:
        land |= fields
    for region, sets in closures.items():
        seat = region // MOST_CASTLES
        if state.regions[region] or seat >= state.players:
            continue
        best, least, small = 0.0, 99, 0.0
        for one in sets:
            missing = (one.right & walls).bit_count() + (one.below & floors).bit_count()
            if one.fields & land or one.right & right or one.below & below:  # something like it will still be possible
                best = max(best, BROKEN * one.worth * closing[missing + 1])
                continue
            best = max(best, one.worth * closing[missing])
            if missing < least or (missing == least and one.worth < small):
                least, small = missing, one.worth
        danger = SMALL.get(least, 0.05)
        found[seat] += (1 - danger) * best + danger * min(small, best)
    return found


def weights(worth: Worth, state: State, harm: float) -> list[list[float]]:
    """Return for every seat how much the points of every other count against its own: leaders more.

    harm: how much one's own points theirs are worth, all in all.
    """
    found = []
    for seat in range(state.players):
        raw = [exp((one - max(worth)) / SPREAD) if other != seat else 0.0 for other, one in enumerate(worth)]
        found.append([harm * part / sum(raw) for part in raw])
    return found


def lead(worth: Worth, seat: int, harm: list[list[float]]) -> float:
    """Return how much a position is worth to a seat, the others considered."""
    return worth[seat] - sum(part * one for part, one in zip(harm[seat], worth, strict=True))
