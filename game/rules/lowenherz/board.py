"""Fixed facts of the board: fields and edges, tiles, pieces, points. Sections 1.1, 1.2, 1.8 and 2 of the rules."""

from __future__ import annotations

from itertools import product

COLUMNS, ROWS = 15, 10
FIELDS = COLUMNS * ROWS
COLUMN_LETTERS = "abcdefghijklmno"
FIELD_NAMES = tuple(f"{letter}{row + 1}" for row in range(ROWS) for letter in COLUMN_LETTERS)

# Masks: bit f is field f, which lies in column f % 15 and row f // 15, both counted from the top left corner.
ALL_FIELDS = (1 << FIELDS) - 1
FIRST_COLUMN = sum(1 << row * COLUMNS for row in range(ROWS))
LAST_COLUMN = FIRST_COLUMN << COLUMNS - 1
NOT_FIRST_COLUMN, NOT_LAST_COLUMN = ALL_FIELDS ^ FIRST_COLUMN, ALL_FIELDS ^ LAST_COLUMN
LAST_ROW = ALL_FIELDS >> FIELDS - COLUMNS << FIELDS - COLUMNS

# Edges between two neighbouring fields: 140 upright ones, row by row, then 135 lying ones.
UPRIGHT = (COLUMNS - 1) * ROWS
EDGE_FIELDS = (
    *((row * COLUMNS + column, row * COLUMNS + column + 1) for row in range(ROWS) for column in range(COLUMNS - 1)),
    *((field, field + COLUMNS) for field in range(FIELDS - COLUMNS)),
)
EDGES = len(EDGE_FIELDS)
EDGE_NAMES = tuple(f"{FIELD_NAMES[a]}-{FIELD_NAMES[b]}" for a, b in EDGE_FIELDS)

ROSE, GOLD, PURPLE, GRAY = COLOURS = (0, 1, 2, 3)
COLOUR_LETTERS = "RGPY"
COLOUR_WORDS = ("rose", "gold", "purple", "gray")
NOBODY = NONE = -1  # no seat or colour; no card, line, region or stack
KNIGHTS = 12  # of a colour
MOST_CASTLES = 4
REGIONS = len(COLOURS) * MOST_CASTLES  # region colour * 4 + castle is the one round that castle

# By the number of seats: castles of a player, and castles of the neutral colour. Sections 1.3, 1.16 and 1.17.
CASTLES = {2: 4, 3: 3, 4: 3}
NEUTRAL_CASTLES = {2: 4, 3: 3, 4: 0}
NEUTRAL = {2: PURPLE, 3: GRAY, 4: NOBODY}
SPACINGS = (6, 7)

# Terrain as printed. Section 2.5.
PLAIN, FOREST, MOUNTAIN, CITY = TERRAINS = "PFMC"
TILE_LETTERS = "ABCDEF"
TILES = (
    ("PFPFF", "PMPCF", "PPPPF", "FCFPP", "PPPMM"),
    ("FFFPP", "FMFPM", "FFFCP", "PFFPP", "MMFMM"),
    ("PFFPF", "FCMPP", "PFPPF", "MPPCF", "MFPPF"),
    ("FCPFM", "PPPPM", "PFFPP", "PMMPC", "PFPPF"),
    ("FMFMM", "PPCPF", "FPFPC", "FPMFP", "FPFPF"),
    ("MPPPP", "PPCPF", "FFFFM", "FPMFP", "FPPPP"),
)
TILE_SIDE = 5
SLOTS = len(TILES)  # places for a tile, three beside one another and two below one another
TURNS = 4


def turned(tile: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """Return the rows of a tile after so many quarter turns clockwise."""
    for _ in range(turns):
        tile = tuple("".join(column) for column in zip(*reversed(tile), strict=True))
    return tile


# laid tile (tile * 4 + turns) and slot -> the fields of every terrain, in the order of TERRAINS
def _masks(laid: int, slot: int) -> tuple[int, ...]:
    rows = turned(TILES[laid // TURNS], laid % TURNS)
    corner = slot // 3 * TILE_SIDE * COLUMNS + slot % 3 * TILE_SIDE
    places = [
        (rows[row][column], corner + row * COLUMNS + column) for row, column in product(range(TILE_SIDE), repeat=2)
    ]
    return tuple(sum(1 << field for terrain, field in places if terrain == wanted) for wanted in TERRAINS)


LAID_TILES = SLOTS * TURNS
TERRAIN_MASKS = tuple(tuple(_masks(laid, slot) for slot in range(SLOTS)) for laid in range(LAID_TILES))

# Points. Sections 1.8 and 1.11.
CITY_POINTS = 5
FIELD_POINTS = 1
FOUNDING_POINTS = tuple(
    0 if size == 0 else 3 if size < 5 else 5 if size < 11 else 7 if size < 21 else 9 if size < 31 else 12
    for size in range(FIELDS + 1)
)

# The printed layout: castle and knight of every castle, by colour, and the region of the first. Section 2.6.
BASIC_TILES = tuple(tile * TURNS for tile in range(SLOTS))
BASIC_PIECES = (
    (("a1", "a2"), ("m4", "m5"), ("d10", "c10")),
    (("a9", "a8"), ("i1", "i2"), ("l7", "l6")),
    (("n2", "o2"), ("d3", "d4"), ("g8", "g7")),
    (("n10", "o10"), ("b5", "a5"), ("j4", "i4")),
)
BASIC_REGIONS = ("a1 b1 c1 a2 b2 c2", "a8 b8 a9 b9 a10 b10", "m1 n1 o1 m2 n2 o2", "n8 o8 n9 o9 n10 o10")


def steps_between(one: int, other: int) -> int:
    """Return how many steps over edges lead from one field to another."""
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)
