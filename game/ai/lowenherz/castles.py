"""Castles without a region: one after the other is closed in with the borders that can be expected, the best first."""

from __future__ import annotations

from game.ai.lowenherz.closures import Closure, Closures
from game.ai.lowenherz.outlook import OPEN, Gain, Outlook, Prospects
from game.rules.lowenherz.board import CITY_POINTS, FIELD_POINTS, MOST_CASTLES, NONE
from game.rules.lowenherz.land import links
from game.rules.lowenherz.state import State

SMALL = {0: 0.4, 1: 0.35, 2: 0.25, 3: 0.15}  # how surely others close a castle in, by the borders they need
RARELY = 0.05  # when they need more
BROKEN = 0.92  # of a closure that cannot come to be as it was planned
THRIFT = 0.4  # points for a border that the castles to come do without
SOONER = 2  # borders: how much a castle that brings less but soon goes before one that brings more
ROOM = 5  # other fields beside a region that are counted

Key = tuple[int, ...]
Share = tuple[float, int, list[Gain]]  # points, borders that are placed for them, fields that can be taken then


class Castle:
    """A castle as the walls stand now, and what it brings when others are closed in before it."""

    __slots__ = ("_options", "_outlook", "_shares", "_small", "danger", "urgency")

    def __init__(self, options: list[tuple[int, float, Closure]], outlook: Outlook) -> None:
        self._options, self._outlook = options, outlook
        self._shares: dict[int, Share] = {}
        least, self._small = min((missing, one.worth) for missing, _, one in options)
        self.danger = SMALL.get(least, RARELY)
        value, missing, _ = self.share(0)
        self.urgency = value / (missing + SOONER)

    def share(self, before: int) -> Share:
        """Return what the castle brings when so many borders are placed before."""
        if before not in self._shares:
            self._shares[before] = self._share(before)
        return self._shares[before]

    def _share(self, before: int) -> Share:
        closing, mountain = self._outlook.closing, self._outlook.mountain
        best = float("-inf")
        for missing, part, one in self._options:
            needed = before + missing
            value = part * closing[needed] * (one.founding + mountain[needed] * one.mountains)
            if value - THRIFT * missing > best:
                best, worth, chosen = value - THRIFT * missing, value, (missing, part, one)
        missing, part, one = chosen
        needed, safe = before + missing, 1 - self.danger
        surely = part * closing[needed] * self._outlook.later[needed]
        return safe * worth + self.danger * min(self._small, worth), missing, _gains_around(one, surely, self._outlook)


def _gains_around(one: Closure, surely: float, outlook: Outlook) -> list[Gain]:
    """Return the fields beside a region that may come to be."""
    cities, mountains, others = one.around
    surely *= OPEN
    return [
        *[(surely * (FIELD_POINTS + CITY_POINTS), NONE, 0.0)] * cities,
        *[(surely * (FIELD_POINTS + outlook.mountain[0]), NONE, 0.0)] * mountains,
        *[(surely * FIELD_POINTS, NONE, 0.0)] * min(others, ROOM),
    ]


class Castles:
    """All castles without a region, in positions of one search."""

    def __init__(self, outlook: Outlook, closures: Closures) -> None:
        self._outlook = outlook
        self._seen: dict[Key, Castle] = {}
        self._closures = {region: (_touched(sets), sets) for region, sets in closures.items()}

    def prospects(self, state: State) -> Prospects:
        """Return what they are worth to every seat, and the fields it can take from there."""
        own: list[list[Castle]] = [[] for _ in range(state.players)]
        land, linked = 0, links(state)
        for fields in state.regions:
            land |= fields
        for region in self._closures:
            seat = region // MOST_CASTLES
            if seat < state.players and not state.regions[region]:
                own[seat].append(self._castle(state, region, land, linked))
        found, fields_of_seats = [], []
        for castles in own:
            castles.sort(key=lambda castle: -castle.urgency)
            worth, before = 0.0, 0
            gains: list[Gain] = []
            for castle in castles:
                value, missing, more = castle.share(before)
                worth, before = worth + value, before + missing
                gains += more
            found.append(worth)
            fields_of_seats.append(gains)
        return found, fields_of_seats

    def _castle(self, state: State, region: int, land: int, linked: tuple[int, int]) -> Castle:
        (area, across, down), sets = self._closures[region]
        taken, right, below = land & area, state.right & across, state.below & down
        right_links, below_links = linked[0] & across, linked[1] & down
        key = region, taken, right, below, right_links, below_links
        if key not in self._seen:
            options = []
            for one in sets:
                missing = (one.right & ~right).bit_count() + (one.below & ~below).bit_count()
                if one.fields & taken or one.right & right_links or one.below & below_links:
                    options.append((missing + 1, BROKEN, one))  # something like it will still be possible
                else:
                    options.append((missing, 1.0, one))
            self._seen[key] = Castle(options, self._outlook)
        return self._seen[key]


def _touched(sets: list[Closure]) -> tuple[int, int, int]:
    """Return all fields of some sets, and all edges of their outlines."""
    area = across = down = 0
    for one in sets:
        area, across, down = area | one.fields, across | one.right, down | one.below
    return area, across, down
