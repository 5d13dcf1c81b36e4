"""What a position of Löwenherz is worth: the points that every seat can expect at the end."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from game.ai.lowenherz.castles import Castles
from game.ai.lowenherz.closures import Closures
from game.ai.lowenherz.outlook import OPEN, Gain, Outlook, Prospects, Worth
from game.rules.lowenherz.board import CITY_POINTS, FIELD_POINTS, FOUNDING_POINTS, MOST_CASTLES, NONE, REGIONS
from game.rules.lowenherz.land import all_castles, fields_of, neighbours
from game.rules.lowenherz.land_expansion import are_allied
from game.rules.lowenherz.land_regions import own_land
from game.rules.lowenherz.state import State

Key = tuple[object, ...]

ALLIED = 0.06
ODDS = {2: 0.95, 1: 0.8, 0: 0.3, -1: 0.12, -2: 0.04}  # by how many knights more than there
PLAIN_FIELDS = 6  # of one kind that are counted
KNIGHT = 0.22  # for each of the first knights of a region
KNIGHTS = 4
AT_ONCE = 2  # fields of an expansion
SPREAD = 12.0  # points that make a rival about three times as dangerous


class Judge:
    """Says what every seat can expect in positions of one search; what does not change between them is remembered."""

    def __init__(self, outlook: Outlook, closures: Closures) -> None:
        self.outlook = outlook
        self._castles = Castles(outlook, closures)
        self._taking: dict[Key, Prospects] = {}
        self._closing: dict[Key, Prospects] = {}
        self._together: dict[Key, Worth] = {}

    def expected(self, state: State) -> Worth:
        """Return what every seat can expect: what it has, mountains, fields to take or lose, castles to close in."""
        outlook = self.outlook
        land = *state.regions, *state.knights
        key = land, state.alliances, state.right, state.below
        if key not in self._together:
            self._together[key] = self._of_land(state, land)
        return [
            state.points[seat]
            + outlook.money(state.purse[seat])
            + outlook.hand(state.hands[seat], state.strange[seat])
            + worth
            for seat, worth in enumerate(self._together[key])
        ]

    def _of_land(self, state: State, land: Key) -> Worth:
        outlook = self.outlook
        taking, closing = (land, state.alliances), (land, state.right, state.below)
        if taking not in self._taking:
            self._taking[taking] = _fields_to_take(state, outlook, outlook.mountain[0])
        if closing not in self._closing:
            self._closing[closing] = self._castles.prospects(state)
        (found, fields), (more, later) = self._taking[taking], self._closing[closing]
        found = [one + other for one, other in zip(found, more, strict=True)]
        tails, most = outlook.tails, AT_ONCE * len(outlook.tails)
        for seat in range(state.players):
            gains = sorted(fields[seat] + later[seat], reverse=True)
            for number, (gain, victim, loss) in enumerate(gains[:most]):
                chance = tails[number // AT_ONCE]
                found[seat] += chance * gain
                if victim != NONE:
                    found[victim] -= chance * loss
        return found


def _fields_to_take(state: State, outlook: Outlook, silver: float) -> Prospects:
    """Return what mountains and knights are worth to every seat, and by seat the fields it can take."""
    found = [silver * (own_land(state, seat) & state.mountain).bit_count() for seat in range(state.players)]
    strong = [(state.knights[region // MOST_CASTLES] & fields).bit_count() for region, fields in
              enumerate(state.regions)]  # fmt: skip
    first, second, third, fourth = state.knights
    pieces = first | second | third | fourth | all_castles(state)
    fields_of_seats: list[list[Gain]] = []
    for seat in range(state.players):
        empty = ~(pieces | own_land(state, seat))
        gains: list[Gain] = []
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
        fields_of_seats.append(gains)
    return found, fields_of_seats


def _odds(state: State, region: int, other: int, more: int) -> float:
    if are_allied(state, region, other):
        return ALLIED
    return ODDS[max(-2, min(2, more))]


def _open_gains(state: State, fields: int, silver: float, gains: list[Gain]) -> None:
    cities, mountains = fields & state.city, fields & state.mountain
    plain = (fields & ~(cities | mountains)).bit_count()
    gains += [(OPEN * (FIELD_POINTS + CITY_POINTS), NONE, 0.0)] * cities.bit_count()
    gains += [(OPEN * (FIELD_POINTS + silver), NONE, 0.0)] * mountains.bit_count()
    gains += [(OPEN * FIELD_POINTS, NONE, 0.0)] * min(plain, PLAIN_FIELDS)


def _gains_from(state: State, other: int, fields: int, odds: float, silver: float, gains: list[Gain]) -> None:
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
