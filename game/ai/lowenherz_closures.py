"""Regions that may come to be: sets of fields round a castle that has none yet, and the borders they lack."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.lowenherz_outlook import Outlook
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
SILVERED = 0.85  # of the silver that a mountain could bring
ROOM = 0.12  # what a field is worth later on


@dataclass(frozen=True, slots=True)
class Closure:
    """A set of fields round one castle. worth: points for its owner when it is founded. right, below: its outline."""

    fields: int
    worth: float
    right: int
    below: int

    def missing(self, state: State) -> int:
        """Return how many borders it still lacks."""
        return (self.right & ~state.right).bit_count() + (self.below & ~state.below).bit_count()

    def edges(self, state: State) -> list[int]:
        """Return these borders."""
        right, below = self.right & ~state.right, self.below & ~state.below
        return [EDGE_OF_RIGHT[one] for one in fields_of(right)] + [EDGE_OF_BELOW[one] for one in fields_of(below)]


EDGE_OF_RIGHT = {one: edge for edge, (one, _) in enumerate(EDGE_FIELDS) if edge < UPRIGHT}
EDGE_OF_BELOW = {one: edge for edge, (one, _) in enumerate(EDGE_FIELDS) if edge >= UPRIGHT}


def outline(fields: int) -> tuple[int, int]:
    """Return the edges round a set of fields, as walls are kept."""
    return (fields ^ fields >> 1) & NOT_LAST_COLUMN, (fields ^ fields >> COLUMNS) & NOT_LAST_ROW


def all_closures(state: State, outlook: Outlook, width: int) -> dict[int, list[Closure]]:
    """Return by region those worth a look, the most promising first, of every castle without a region."""
    grower = Grower(state, outlook)
    found = {}
    for colour in COLOURS:
        for castle in range(len(state.castles[colour])):
            region = colour * MOST_CASTLES + castle
            if not state.regions[region]:
                found[region] = grower.closures(region, width)
    return found


class Grower:
    """Lets sets of fields grow round castles."""

    def __init__(self, state: State, outlook: Outlook) -> None:
        self.state, self.outlook = state, outlook
        self.silver = SILVERED * outlook.silver
        self.taken = occupied(state)
        self._open: dict[int, tuple[int, int, float]] = {}

    def worth(self, fields: int) -> float:
        """Return what a region of these fields is worth to its owner."""
        state, size = self.state, fields.bit_count()
        cities, mountains = (fields & state.city).bit_count(), (fields & state.mountain).bit_count()
        return FOUNDING_POINTS[size] + CITY_POINTS * cities + self.silver * mountains + ROOM * min(size, 20)

    def closures(self, region: int, width: int) -> list[Closure]:
        """Return the most promising sets round one castle, and the one that lacks least."""
        core = self._core(region)
        sets: dict[int, int] = {}
        for greed in GREEDS:
            self._grow(core, greed, sets)
        ranked = sorted(sets, key=lambda one: (-self.worth(one) * self.outlook.closing(sets[one]), one))
        chosen = ranked[:width]
        least = min(sets, key=lambda one: (sets[one], one.bit_count(), one))
        if least not in chosen:
            chosen.append(least)
        return [Closure(one, self.worth(one), *outline(one)) for one in chosen]

    def _core(self, region: int) -> int:
        """Return the castle with its knights."""
        colour, castle = divmod(region, MOST_CASTLES)
        core, before, state = 1 << self.state.castles[colour][castle], 0, self.state
        while core != before:
            before = core
            core |= reached(core, state.right, state.below) & state.knights[colour]
        return core

    def _grow(self, core: int, greed: float, sets: dict[int, int]) -> None:
        state, fields = self.state, core
        missing = _missing(state, core)
        sets[core] = missing
        allowed = flood(core, state.right, state.below) & ~self.taken
        while fields.bit_count() < MOST_FIELDS:
            best, chosen, more = -99.0, 0, 0
            for field in fields_of(reached(fields, state.right, state.below) & allowed & ~fields):
                beside, degree, draw = self._around(field)
                change = degree - 2 * (beside & fields).bit_count()
                if draw - greed * change > best:
                    best, chosen, more = draw - greed * change, field, change
            if not best > -99:
                return
            fields |= 1 << chosen
            missing += more
            sets[fields] = missing

    def _around(self, field: int) -> tuple[int, int, float]:
        """Return the fields beside that no wall parts from it, how many they are, and how much it is wanted."""
        found = self._open.get(field)
        if found is None:
            state, mask = self.state, 1 << field
            beside = reached(mask, state.right, state.below)
            draw = self._draw(mask) + 0.25 * self._draw(neighbours(mask))
            found = self._open[field] = beside, beside.bit_count(), draw
        return found

    def _draw(self, mask: int) -> float:
        state = self.state
        return self.silver * (mask & state.mountain).bit_count() + CITY_POINTS * (mask & state.city).bit_count()


def _missing(state: State, fields: int) -> int:
    right, below = outline(fields)
    return (right & ~state.right).bit_count() + (below & ~state.below).bit_count()
