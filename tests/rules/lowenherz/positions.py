"""Positions of the land written down as the rule book would tell them.

    position(rose="a1 +a2", gold="d1 +d2", closed="a1:b3 c1:d3", points=(20, 20, 0, 0))

A colour's pieces are its castles and, with a plus, its knights. `closed` names rectangles of fields that have walls all
around them, `walls` single edges. The board is plain but for the fields of `forest`, `mountain` and `city`. Castles of
purple and gray stand far away in the open, so that the rest of the board is no region, unless `far=""`. Regions are
founded as the walls say, without scoring. Whatever else is named is put into the state as it is.
"""

from game.rules.lowenherz.board import (
    ALL_FIELDS,
    COLOUR_LETTERS,
    COLOUR_WORDS,
    COLUMNS,
    EDGE_FIELDS,
    EDGE_NAMES,
    FIELD_NAMES,
    MOST_CASTLES,
    NOBODY,
    UPRIGHT,
)
from game.rules.lowenherz.land import enclose, fields_of
from game.rules.lowenherz.land_expansion import end_expansion, expand, expansions
from game.rules.lowenherz.land_founding import judge_all
from game.rules.lowenherz.phases import BORDERS
from game.rules.lowenherz.state import State

ROSE, GOLD, PURPLE, GRAY = range(4)
FAR = {"purple": "m9", "gray": "n9"}


def field(name):
    return FIELD_NAMES.index(name)


def edge(name):
    return EDGE_NAMES.index(name)


def rectangle(text):
    """Return the mask of "a1:c2", or of "a1" alone."""
    first, _, last = text.partition(":")
    (top, left), (bottom, right) = (divmod(field(name), COLUMNS) for name in (first, last or first))
    return sum(1 << row * COLUMNS + column for row in range(top, bottom + 1) for column in range(left, right + 1))


def mask(text):
    """Return the mask of fields and rectangles such as "a1 c2:d4"."""
    found = 0
    for word in text.split():
        found |= rectangle(word)
    return found


def names(fields):
    """Return a mask as words, in reading order."""
    return " ".join(FIELD_NAMES[number] for number in fields_of(fields))


def walls_of(state):
    """Return the names of the edges with a wall."""
    return {
        name
        for number, name in enumerate(EDGE_NAMES)
        if (state.right if number < UPRIGHT else state.below) >> EDGE_FIELDS[number][0] & 1
    }


def set_wall(state, name):
    """Put a wall on an edge without judging anything."""
    number = edge(name)
    if number < UPRIGHT:
        state.right |= 1 << EDGE_FIELDS[number][0]
    else:
        state.below |= 1 << EDGE_FIELDS[number][0]


def position(
    players=4,
    closed="",
    walls="",
    forest="",
    mountain="",
    city="",
    points=None,
    far="purple gray",
    spacing=6,
    **words,
):
    state = State(players, False, spacing, False, False, NOBODY)
    state.phase, state.actor = BORDERS, ROSE
    state.forest, state.mountain, state.city = mask(forest), mask(mountain), mask(city)
    state.plain = ALL_FIELDS & ~(state.forest | state.mountain | state.city)
    for colour, name in enumerate(COLOUR_WORDS):
        pieces = words.pop(name, "").split()
        if name in far.split():
            pieces.append(FAR[name])
        state.castles[colour] = tuple(field(piece) for piece in pieces if piece[0] != "+")
        state.knights[colour] = mask(" ".join(piece[1:] for piece in pieces if piece[0] == "+"))
    build_walls(state, closed, walls)
    judge_all(state)
    state.points = list(points) if points else [0] * players
    for name, value in words.items():
        setattr(state, name, value)
    return state


def build_walls(state, closed, walls):
    """Put the walls around rectangles, which may touch, and single ones."""
    right = below = 0
    for word in closed.split():
        state.right = state.below = 0
        enclose(state, rectangle(word))
        right, below = right | state.right, below | state.below
    state.right, state.below = right, below
    for word in walls.split():
        set_wall(state, word)


def region(state, word):
    """Return the fields of "R1", rose's region round its first castle, as words."""
    return names(state.regions[region_number(word)])


def region_number(word):
    return COLOUR_LETTERS.index(word[0]) * MOST_CASTLES + int(word[1]) - 1


def can_take(state, seat, castle=1, **options):
    """Return the fields that a seat may take for the region round its castle, as words."""
    return " ".join(FIELD_NAMES[number] for one, number in expansions(state, seat, **options) if one == castle - 1)


def take(state, seat, text, castle=1):
    """Take one or two fields in one expansion, each of which must be legal."""
    for name in text.split():
        assert (castle - 1, field(name)) in expansions(state, seat), name
        expand(state, seat, castle - 1, field(name))
    end_expansion(state)
