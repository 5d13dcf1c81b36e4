"""Regions that may come to be: sets of fields round a castle that has none yet, and the borders they lack."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.ai.lowenherz.outlook import Outlook
from game.rules.lowenherz.board import (
    CITY_POINTS,
    COLOURS,
    COLUMNS,
    EDGE_FIELDS,
    FOUNDING_POINTS,
    MOST_CASTLES,
    NOT_LAST_COLUMN,
    UPRIGHT,
)
from game.rules.lowenherz.land import NOT_LAST_ROW, fields_of, flood, neighbours, occupied, reached
from game.rules.lowenherz.state import State

MOST_FIELDS = 24
GREEDS = (0.6, 1.5)  # how dear a border is while a set grows
NEARBY = 0.25  # of what lies beside a field draws a set to it
ROOM = 0.12  # what a field is worth later on


@dataclass(frozen=True, slots=True)
class Closure:
    """A set of fields round one castle.

    worth: points for its owner when it is founded at once, with all mountains. founding: those of them that do not
    depend on when; mountains: how many bring the rest. around: fields beside it to take later, (cities, mountains,
    others). right, below: its outline.
    """

    fields: int
    worth: float
    founding: float
    mountains: int
    around: tuple[int, int, int]
    right: int
    below: int

    def missing(self, state: State) -> int:
        """Return how many borders it still lacks."""
        return (self.right & ~state.right).bit_count() + (self.below & ~state.below).bit_count()

    def edges(self, state: State) -> list[int]:
        """Return these borders."""
        right, below = self.right & ~state.right, self.below & ~state.below
        return [EDGE_OF_RIGHT[one] for one in fields_of(right)] + [EDGE_OF_BELOW[one] for one in fields_of(below)]


Closures = dict[int, list[Closure]]  # by region

EDGE_OF_RIGHT = {one: edge for edge, (one, _) in enumerate(EDGE_FIELDS) if edge < UPRIGHT}
EDGE_OF_BELOW = {one: edge for edge, (one, _) in enumerate(EDGE_FIELDS) if edge >= UPRIGHT}


def outline(fields: int) -> tuple[int, int]:
    """Return the edges round a set of fields, as walls are kept."""
    return (fields ^ fields >> 1) & NOT_LAST_COLUMN, (fields ^ fields >> COLUMNS) & NOT_LAST_ROW


def all_closures(state: State, outlook: Outlook, width: int) -> Closures:
    """Return by region those worth a look, the most promising first, of every castle without a region."""
    grower = Grower(state, outlook)
    found = {}
    for colour in COLOURS:
        for castle in range(len(state.castles[colour])):
            region = colour * MOST_CASTLES + castle
            if not state.regions[region]:
                found[region] = grower.closures(region, width)
    return found


def core_of(state: State, region: int) -> int:
    """Return a castle with the knights that are linked to it."""
    colour, castle = divmod(region, MOST_CASTLES)
    core, before = 1 << state.castles[colour][castle], 0
    while core != before:
        before = core
        core |= reached(core, state.right, state.below) & state.knights[colour]
    return core


class Grower:
    """Lets sets of fields grow round castles."""

    def __init__(self, state: State, outlook: Outlook) -> None:
        self.state, self.outlook = state, outlook
        self.silver = outlook.mountain[0]
        self.taken = occupied(state)

    def founding(self, fields: int) -> float:
        """Return what a region of these fields is worth to its owner without its mountains."""
        size, cities = fields.bit_count(), (fields & self.state.city).bit_count()
        return FOUNDING_POINTS[size] + CITY_POINTS * cities + ROOM * min(size, 20)

    def worth(self, fields: int) -> float:
        """Return what a region of these fields is worth to its owner."""
        return self.founding(fields) + self.silver * (fields & self.state.mountain).bit_count()

    def closure(self, fields: int) -> Closure:
        """Return all that is told of a set."""
        state = self.state
        beside = neighbours(fields) & ~fields & ~self.taken
        cities, mountains = (beside & state.city).bit_count(), (beside & state.mountain).bit_count()
        around = cities, mountains, beside.bit_count() - cities - mountains
        inside = (fields & state.mountain).bit_count()
        return Closure(fields, self.worth(fields), self.founding(fields), inside, around, *outline(fields))

    def closures(self, region: int, width: int) -> list[Closure]:
        """Return the most promising sets round one castle, and the one that lacks least."""
        state, closing = self.state, self.outlook.closing
        core = core_of(state, region)
        sets = dict(_sets(core, state.right, state.below, self.taken, state.city, state.mountain, self.silver))
        ranked = sorted(sets, key=lambda one: (-self.worth(one) * closing[sets[one]], one))
        chosen = ranked[:width]
        least = min(sets, key=lambda one: (sets[one], one.bit_count(), one))
        if least not in chosen:
            chosen.append(least)
        return [self.closure(one) for one in chosen]


@lru_cache(maxsize=4096)  # the land does not change with every choice
def _sets(
    core: int, right: int, below: int, taken: int, city: int, mountain: int, silver: float
) -> tuple[tuple[int, int], ...]:
    """Return (fields, borders they lack) of the sets that grow from a castle and its knights."""
    allowed = flood(core, right, below) & ~taken
    around: dict[int, tuple[int, int, float]] = {}
    sets: dict[int, int] = {}
    for greed in GREEDS:
        fields, (across, down) = core, outline(core)
        missing = (across & ~right).bit_count() + (down & ~below).bit_count()
        sets[core] = missing
        while fields.bit_count() < MOST_FIELDS:
            best, chosen, more = float("-inf"), 0, 0
            for field in fields_of(reached(fields, right, below) & allowed & ~fields):
                if field not in around:
                    mask = 1 << field
                    beside, near = reached(mask, right, below), neighbours(mask)
                    draw = _draw(mask, city, mountain, silver) + NEARBY * _draw(near, city, mountain, silver)
                    around[field] = beside, beside.bit_count(), draw
                beside, degree, draw = around[field]
                change = degree - 2 * (beside & fields).bit_count()
                if draw - greed * change > best:
                    best, chosen, more = draw - greed * change, field, change
            if best == float("-inf"):
                break
            fields |= 1 << chosen
            missing += more
            sets[fields] = missing
    return tuple(sets.items())


def _draw(mask: int, city: int, mountain: int, silver: float) -> float:
    return silver * (mask & mountain).bit_count() + CITY_POINTS * (mask & city).bit_count()
