"""The names of everything that moves on the table of Carolus Magnus, and the layers it lies on.

Whoever makes a piece and whoever lets it move agree by these names alone. A name stays with its thing: a castle keeps
that of its tile whoever owns it, the knights of one colour on a region are one piece with their number in its picture.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.carolus_magnus import board

PICTURES = "carolus_magnus/"
SIDE_WORDS, COLOUR_WORDS, LETTERS = board.SIDE_WORDS, board.COLOURS, board.TILE_LETTERS

#: the layers: what lies in the panels, then the ring from the table upwards, and what flies over everything
TABLE, LIGHT, LAND, ROAD, CASTLE, EMPEROR, KNIGHTS, LABEL, COIN, FLYING = range(10)

EMPEROR_PIECE = "emperor"


# ---- the ring and the middle
def land(tiles: Sequence[int]) -> str:
    """Return the name of a region's land, by all of its tiles."""
    return f"land:{letters(tiles)}"


def letters(tiles: Sequence[int]) -> str:
    """Return the letters of tiles, as a region is called."""
    return "".join(LETTERS[tile] for tile in tiles)


def light(tiles: Sequence[int]) -> str:
    """Return the name of the light round a region's land."""
    return f"light:{letters(tiles)}"


def group(first: int, colour: int) -> str:
    """Return the name of the knights of a colour on the region that begins with a tile."""
    return f"knights:{LETTERS[first]}:{colour}"


def castle(tile: int) -> str:
    """Return the name of the castle on a tile."""
    return f"castle:{LETTERS[tile]}"


def label(first: int) -> str:
    """Return the name of the label of the region that begins with a tile."""
    return f"label:{LETTERS[first]}"


def coin(steps: int) -> str:
    """Return the name of the coin at the region so many steps away."""
    return f"coin:{steps}"


def arrow(first: int) -> str:
    """Return the name of the arrow head on the road behind the region that begins with a tile."""
    return f"arrow:{LETTERS[first]}"


def supply(colour: int) -> str:
    """Return the name of a colour's place in the supply, its number in the picture."""
    return f"supply:{colour}"


def die(place: int) -> str:
    """Return the name of a die in the tray."""
    return f"die:{place}"


THROWER = "thrower"  # the castle in the tray that says who threw


# ---- the panels
def court(seat: int, colour: int, place: int) -> str:
    """Return the name of the knight at a place (0 first) of a colour's row in a court."""
    return f"court:{seat}:{colour}:{place}"


def reserve(seat: int, colour: int, place: int) -> str:
    """Return the name of a knight in a reserve, the place counted among those of its colour."""
    return f"reserve:{seat}:{colour}:{place}"


def arms(colour: int) -> str:
    """Return the name of a colour's arms; there is no such piece while nobody holds them."""
    return f"arms:{colour}"


def disc(seat: int, number: int) -> str:
    """Return the name of a seat's disc."""
    return f"disc:{seat}:{number}"


def stock(side: int, place: int) -> str:
    """Return the name of a castle that a side has left, 0 first."""
    return f"stock:{side}:{place}"


# ---- the pictures
def knight_picture(colour: int) -> str:
    """Return the picture of one knight, five wide and six high."""
    return f"{PICTURES}knight_{COLOUR_WORDS[colour]}"


def arms_picture(colour: int) -> str:
    """Return the picture of a colour's arms, square."""
    return f"{PICTURES}arms_{COLOUR_WORDS[colour]}"


def castle_picture(side: int) -> str:
    """Return the picture of a side's castle, square, its foot on the lower edge."""
    return f"{PICTURES}castle_{SIDE_WORDS[side]}"
