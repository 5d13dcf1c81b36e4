"""Fixed facts of Carolus Magnus: the ring, the sides, the colours, and what depends on the number of players. No state.

Colours are 0..4, tiles 0..14 clockwise. What depends on the number of players is a tuple that is indexed by it. A set
of discs is an int, bit n-1 stands for disc n.
"""

from __future__ import annotations

COLOURS = ("red", "pink", "blue", "yellow", "green")
COLOUR_LETTERS = "rpbyg"
COLOUR_COUNT = len(COLOURS)
CROWN = COLOUR_COUNT  # the sixth face of a die, the free choice of a colour
FACES = COLOUR_COUNT + 1
FACE_LETTERS = COLOUR_LETTERS + "c"

TILES = 15
TILE_LETTERS = "ABCDEFGHIJKLMNO"
LAID_OF_COLOUR = 3  # of the fifteen knights that are laid before the match (rules 1.2)
FEWEST_REGIONS = 4  # with fewer the match is over (rules 1.7)

KNIGHTS = 40  # of each colour
DISCS = 5
ALL_DISCS = (1 << DISCS) - 1

WHITE, BLACK, GREY = 0, 1, 2
NOBODY = -1
SIDE_WORDS = ("white", "black", "grey")
SIDES = ((), (), (0, 1), (0, 1, 2), (0, 0, 1, 1))  # by seat; partners sit side by side (rules 1.9)

CASTLES = (0, 0, 10, 8, 10)  # of a side
RESERVE = (0, 0, 7, 9, 7)  # knights before a player at the start of the turn
HAND = (0, 0, 3, 4, 3)  # knights played and dice rolled in a turn
START_ROLLS = ((), (), (3, 3, 1), (3, 3, 3), (3, 3, 1))  # dice of each roll that fills a reserve (rules 1.2)
ROUNDS = (100, 50, 200)  # after how many the match ends; the first is the default (rules 1.7)


def side_of(players: int, seat: int) -> int:
    """Return the side of the seat: its player's own, with four players that of its team."""
    return SIDES[players][seat]
