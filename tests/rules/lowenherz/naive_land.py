"""A second reading of the rules of the land, with sets and plain searches, that shares nothing with the first.

Fields are (column, row), walls frozensets of two of them. Everything is found anew from the walls after every change.
"""

from itertools import product

TABLE = [(31, 12), (21, 9), (11, 7), (5, 5), (1, 3)]
FIELDS = [(column, row) for row, column in product(range(10), range(15))]


def around(field):
    column, row = field
    steps = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return [(c, r) for c, r in steps if 0 <= c < 15 and 0 <= r < 10]


def table(size):
    return next((points for least, points in TABLE if size >= least), 0)


EDGES = [frozenset((one, other)) for one in FIELDS for other in around(one) if one < other]


class NaiveLand:
    """castles: (colour, number) -> field; knights: field -> colour; regions: (colour, number) -> set of fields."""

    def __init__(self, players, cities):
        self.players, self.cities = players, set(cities)
        self.walls, self.castles, self.knights, self.regions = set(), {}, {}, {}
        self.points = [0] * players
        self.cut = {}

    def area(self, start):
        found, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            for there in around(here):
                if there not in found and frozenset((here, there)) not in self.walls:
                    found.add(there)
                    waiting.append(there)
        return found

    def colour_at(self, field):
        return next((colour for (colour, _), place in self.castles.items() if place == field), self.knights.get(field))

    def is_link(self, edge):
        one, other = edge
        same = self.colour_at(one) is not None and self.colour_at(one) == self.colour_at(other)
        return same and (one in self.knights or other in self.knights) and edge not in self.walls

    def region_at(self, field):
        return next((key for key, fields in self.regions.items() if field in fields), None)

    def borders(self):
        """Return the edges on which a border may be placed by whoever still may."""
        return {
            edge
            for edge in EDGES
            if edge not in self.walls
            and not self.is_link(edge)
            and not any(edge <= fields for fields in self.regions.values())
        }

    def found_all(self):
        """Found every area with exactly one castle."""
        for key, place in sorted(self.castles.items()):
            if key in self.regions:
                continue
            fields = self.area(place)
            if sum(castle in fields for castle in self.castles.values()) == 1:
                self.regions[key] = fields
                self.walls -= {edge for edge in self.walls if edge <= fields}
                if key[0] < self.players:
                    self.points[key[0]] += table(len(fields)) + 5 * len(fields & self.cities)

    def border(self, edge):
        self.walls.add(edge)
        self.found_all()

    def force(self, key):
        return sum(1 for field, colour in self.knights.items() if colour == key[0] and field in self.regions[key])

    def may_take(self, key, field):
        own = self.regions[key]
        if field in own or not any(beside in own for beside in around(field)) or self.colour_at(field) is not None:
            return False
        victim = self.region_at(field)
        return victim is None or (victim[0] != key[0] and self.force(key) > self.force(victim))

    def take(self, key, field, first):
        if first:
            self.cut = {}
        victim, worth = self.region_at(field), 6 if field in self.cities else 1
        self.regions[key] = self.regions[key] | {field}
        for beside in around(field):
            edge = frozenset((field, beside))
            if beside in self.regions[key]:
                self.walls.discard(edge)
            else:
                self.walls.add(edge)
        self.points[key[0]] += worth
        if victim:
            self.lose(victim, field, worth)
        self.found_all()

    def lose(self, victim, field, worth):
        kept = self.area(self.castles[victim])
        gone = self.regions[victim] - kept - {field}
        self.regions[victim] = kept
        if victim[0] < self.players:
            before = self.cut.get(victim[0], 0)
            self.cut[victim[0]] = before + len(gone)
            price = table(before + len(gone)) - table(before) + 5 * len(gone & self.cities)
            self.points[victim[0]] -= worth + price

    def knight_places(self, colour, ground):
        own = [field for field in FIELDS if self.colour_at(field) == colour]
        return {
            beside
            for field in own
            for beside in around(field)
            if beside in ground and self.colour_at(beside) is None and frozenset((field, beside)) not in self.walls
        }

    def removable(self, key):
        """Return the knights without which all others of the region still have a chain to its castle."""
        knights = {field for field in self.regions[key] if self.knights.get(field) == key[0]}
        return {knight for knight in knights if self.chained(self.castles[key], knights - {knight})}

    def chained(self, home, knights):
        linked, waiting = set(), [home]
        while waiting:
            new = {beside for beside in around(waiting.pop()) if beside in knights and beside not in linked}
            linked |= new
            waiting += new
        return linked == knights
