"""What is printed: tiles, layout, cards and tables, written down once more from the text of the rules."""

COLUMNS = "abcdefghijklmno"
FIELDS = [f"{column}{row}" for row in range(1, 11) for column in COLUMNS]


def beside(field):
    """Return the fields on the four sides of a field."""
    column, row = COLUMNS.index(field[0]), int(field[1:])
    places = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return [f"{COLUMNS[c]}{r}" for c, r in places if 0 <= c < 15 and 1 <= r <= 10]


BESIDE = {field: beside(field) for field in FIELDS}
STEPS = {field: [(there, frozenset((field, there))) for there in BESIDE[field]] for field in FIELDS}
EDGES = [frozenset((one, other)) for one in FIELDS for other in BESIDE[one] if FIELDS.index(one) < FIELDS.index(other)]


def edge_name(edge):
    return "-".join(sorted(edge, key=FIELDS.index))


def steps(one, other):
    return abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0])) + abs(int(one[1:]) - int(other[1:]))


PRINTED = {
    "A": ["PFPFF", "PMPCF", "PPPPF", "FCFPP", "PPPMM"],
    "B": ["FFFPP", "FMFPM", "FFFCP", "PFFPP", "MMFMM"],
    "C": ["PFFPF", "FCMPP", "PFPPF", "MPPCF", "MFPPF"],
    "D": ["FCPFM", "PPPPM", "PFFPP", "PMMPC", "PFPPF"],
    "E": ["FMFMM", "PPCPF", "FPFPC", "FPMFP", "FPFPF"],
    "F": ["MPPPP", "PPCPF", "FFFFM", "FPMFP", "FPPPP"],
}


def tile_terrain(word, slot):
    """Return field -> letter of a tile such as "A2" on place 0 to 5."""
    rows = PRINTED[word[0]]
    for _ in range(int(word[1])):
        rows = ["".join(rows[4 - row][column] for row in range(5)) for column in range(5)]
    left, top = slot % 3 * 5, slot // 3 * 5
    return {f"{COLUMNS[left + c]}{top + r + 1}": rows[r][c] for r in range(5) for c in range(5)}


COLOURS = "RGPY"
COLOUR_NAMES = {"R": "rose", "G": "gold", "P": "purple", "Y": "gray"}

BASIC_MAP = """\
P F P F F F F F P P P F F P F
P M P C F F M F P M F C M P P
P P P P F F F F C P P F P P F
F C F P P P F F P P M P P C F
P P P M M M M F M M M F P P F
F C P F M F M F M M M P P P P
P P P P M P P C P F P P C P F
P F F P P F P F P C F F F F M
P M M P C F P M F P F P M F P
P F P P F F P F P F F P P P P"""
# castle and knight as (column, row) from 0, and columns and rows of the start region
BASIC_LAYOUT = {
    "R": [((0, 0), (0, 1)), ((12, 3), (12, 4)), ((3, 9), (2, 9))],
    "G": [((0, 8), (0, 7)), ((8, 0), (8, 1)), ((11, 6), (11, 5))],
    "P": [((13, 1), (14, 1)), ((3, 2), (3, 3)), ((6, 7), (6, 6))],
    "Y": [((13, 9), (14, 9)), ((1, 4), (0, 4)), ((9, 3), (8, 3))],
}
BASIC_REGIONS = {"R": "012 01", "G": "01 789", "P": "12,13,14 01", "Y": "13,14 789"}

CARD_TABLE = """\
D4 B2 K1|D8 B2 K2|silver  |D4 B2 K2|P B2 K2
D6 B2 K1|D6 B2 K1|D4 B2 K2|D8 K1 K2|P K1 K2
P B3 K1 |silver  |D6 B2 K1|D6 K1 K2|D8 K1 K2
P B2 B3 |P B2 K2 |P B2 K1 |silver  |king
D8 B2 B3|P B3 K1 |D8 B3 K2|P B2 K1 |
D6 B3 K1|P B2 B3 |P K1 K2 |P B3 K2 |
        |D4 B2 K1|P B1 B2 |P B1 B2 |"""
CARDS = {
    f"{'ABCDE'[stack]}{row}": cell.split()
    for row, line in enumerate(CARD_TABLE.split("\n"), 1)
    for stack, cell in enumerate(line.split("|"))
    if cell.strip()
}

KINDS = {
    "R": "renegade",
    "A": "alliance",
    "p3": "parchment3",
    "p4": "parchment4",
    "p5": "parchment5",
    "t8": "treasure8",
    "t10": "treasure10",
    "t12": "treasure12",
    "t15": "treasure15",
}
ALL_POLITICS = ["R"] * 3 + ["A"] * 3 + ["p3", "p4", "p5", "t8", "t10", "t12", "t15"]
TREASURES = ["t8", "t10", "t12", "t15"]

START_DUCATS, KNIGHTS, FOREST_COST, ALLIANCE_END_COST = 12, 12, 5, 10
OWN_CASTLES = {2: 4, 3: 3, 4: 3}
NEUTRAL = {2: "P", 3: "Y", 4: None}  # the colour of nobody's seat that stands on the board


def table(size):
    """Return the points for founding a region of so many fields."""
    if size == 0:
        return 0
    return 3 if size <= 4 else 5 if size <= 10 else 7 if size <= 20 else 9 if size <= 30 else 12
