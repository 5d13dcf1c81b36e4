"""The land once more: pieces and walls on named fields, everything else found anew whenever it is asked."""

from tests.rules.lowenherz.naive_facts import (
    BESIDE,
    COLOURS,
    EDGES,
    FIELDS,
    KNIGHTS,
    STEPS,
    steps,
    table,
    tile_terrain,
)


class NaiveMap:
    """castles: colour -> fields in order; knights: colour -> set of fields; walls: set of pairs of fields.

    A region has the name of its castle, such as R1. `judged` is false during the set-up, when there are none.
    """

    def __init__(self, seats):
        self.owners = COLOURS[:seats]
        self.tiles, self.terrain, self.walls = [], {}, set()
        self.castles, self.knights = {c: [] for c in COLOURS}, {c: set() for c in COLOURS}
        self.points = dict.fromkeys(self.owners, 0)
        self.allied = set()  # pairs of names
        self.cut = dict.fromkeys(COLOURS, (0, 0))
        self.judged = False
        self._regions = None

    def copy(self):
        twin = NaiveMap(len(self.owners))
        twin.__dict__.update(self.__dict__)
        twin.tiles, twin.terrain, twin.walls = list(self.tiles), dict(self.terrain), set(self.walls)
        twin.castles = {c: list(fields) for c, fields in self.castles.items()}
        twin.knights = {c: set(fields) for c, fields in self.knights.items()}
        twin.points, twin.allied, twin.cut = dict(self.points), set(self.allied), dict(self.cut)
        return twin

    def lay_tile(self, word):
        self.terrain.update(tile_terrain(word, len(self.tiles)))
        self.tiles.append(word)

    # looking

    def piece(self, field):
        """Return the colour that stands on a field, None if nobody does."""
        return next((c for c in COLOURS if field in self.castles[c] or field in self.knights[c]), None)

    def is_castle(self, field):
        return any(field in fields for fields in self.castles.values())

    def area(self, start):
        found, rim = {start}, [start]
        while rim:
            here = rim.pop()
            for there, edge in STEPS[here]:
                if there not in found and edge not in self.walls:
                    found.add(there)
                    rim.append(there)
        return found

    def regions(self):
        """Return name -> fields of every area with exactly one castle."""
        if not self.judged:
            return {}
        if self._regions is None or self._regions[0] != self.walls:
            self._regions = (set(self.walls), self._find_regions())
        return self._regions[1]

    def _find_regions(self):
        found, castles = {}, {field for fields in self.castles.values() for field in fields}
        for colour, fields in self.castles.items():
            for number, field in enumerate(fields, 1):
                land = self.area(field)
                if land & castles == {field}:
                    found[f"{colour}{number}"] = land
        return found

    def region_at(self, field):
        return next((name for name, land in self.regions().items() if field in land), None)

    def own_link(self, edge):
        one, other = edge
        if self.piece(one) is None or self.piece(one) != self.piece(other):
            return False
        return not (self.is_castle(one) and self.is_castle(other))

    def supply(self, colour):
        return KNIGHTS - len(self.knights[colour])

    def strength(self, name):
        return len(self.regions()[name] & self.knights[name[0]])

    def worth(self, fields):
        return table(len(fields)) + 5 * self.cities(fields)

    def cities(self, fields):
        return sum(self.terrain[field] == "C" for field in fields)

    def mountains(self, colour):
        land = [field for name, fields in self.regions().items() if name[0] == colour for field in fields]
        return sum(self.terrain[field] == "M" for field in land)

    def adjoining(self, name):
        land = self.regions()[name]
        near = {there for here in land for there in BESIDE[here]} - land
        return [other for other, fields in self.regions().items() if near & fields]

    # what may be done

    def castle_fields(self, colour, spacing):
        def room(field):
            return self.terrain[field] == "P" and self.piece(field) is None

        free = [field for field in FIELDS if room(field) and any(map(room, BESIDE[field]))]
        if not self.castles[colour] or not free:
            return free
        far = {field: min(steps(field, castle) for castle in self.castles[colour]) for field in free}
        wanted = min(spacing, max(far.values()))
        return [field for field in free if far[field] >= wanted]

    def castle_knight_fields(self, castle):
        return [field for field in BESIDE[castle] if self.terrain[field] == "P" and self.piece(field) is None]

    def borders(self, colour):
        """Return the edges where a seat may place a border."""
        lands = self.regions()
        if sum(name[0] == colour for name in lands) >= len(self.castles[colour]):
            return []
        inside = {field: name for name, land in lands.items() for field in land}
        free = [edge for edge in EDGES if edge not in self.walls and not self.own_link(edge)]
        return [edge for edge in free if len({inside.get(field, field) for field in edge}) == 2]

    def knight_fields(self, colour, within=FIELDS):
        """Return the empty plains and forests beside a piece of the colour with no wall between."""
        if self.supply(colour) == 0:
            return []
        own = self.knights[colour] | set(self.castles[colour])
        return [
            field
            for field in within
            if self.terrain[field] in "PF"
            and self.piece(field) is None
            and any(there in own and edge not in self.walls for there, edge in STEPS[field])
        ]

    def removable(self, name):
        """Return the knights of a region that are not the only link of others to its castle."""
        colour, castle = name[0], self.castles[name[0]][int(name[1]) - 1]
        mine = self.regions()[name] & self.knights[colour]
        return [knight for knight in mine if self.linked(castle, mine - {knight}) == mine - {knight}]

    def linked(self, castle, knights):
        """Return the knights with a chain of links to the castle."""
        found, rim = set(), [castle]
        while rim:
            here = rim.pop()
            for there, edge in STEPS[here]:
                if there in knights - found and edge not in self.walls:
                    found.add(there)
                    rim.append(there)
        return found

    def takable(self, name, allied=None):
        """Return the fields that a region may take, one at a time."""
        allied = self.allied if allied is None else allied
        land = self.regions()[name]
        found = []
        for field in {there for here in land for there in BESIDE[here]} - land:
            victim = self.region_at(field)
            if self.piece(field) is not None or (victim and victim[0] == name[0]):
                continue
            if victim and (frozenset((name, victim)) in allied or self.strength(name) <= self.strength(victim)):
                continue
            found.append(field)
        return found

    # doing it

    def place_border(self, edge):
        before = self.regions()
        self.walls.add(edge)
        self.found(before)

    def found(self, before):
        """Score and clear every region that was not there before."""
        for name in set(self.regions()) - set(before):
            land = self.regions()[name]
            self.walls = {edge for edge in self.walls if not edge <= land}
            if name[0] in self.owners:
                self.points[name[0]] += self.worth(land)

    def take(self, name, field):
        before, victim = self.regions(), self.region_at(field)
        worth = 6 if self.terrain[field] == "C" else 1
        for there, edge in STEPS[field]:
            self.walls = self.walls - {edge} if there in before[name] else self.walls | {edge}
        self.points[name[0]] += worth
        if victim:
            self.cut_off(victim, before[victim] - self.regions()[victim] - {field}, worth)
        self.found(before)

    def cut_off(self, victim, gone, worth):
        fields, cities = self.cut[victim[0]]
        more = self.cities(gone)
        if victim[0] in self.owners:
            self.points[victim[0]] -= worth + table(fields + len(gone)) - table(fields) + 5 * more
            self.cut[victim[0]] = (fields + len(gone), cities + more)
