"""The names of everything that moves on the table of Löwenherz, and the layers it lies on.

Whoever makes a piece and whoever lets it move agree by these names alone. What stands on the board has a layer by how
far down it stands, so that what is nearer covers what is farther.
"""

from __future__ import annotations

from game.view.lowenherz.tones import picture

PICTURES = "lowenherz/"

#: what stands on the board has layers from BOARD on; then the markers on the frame, and what flies over everything
BOARD, SIGN, MARKER, FLYING = 10, 700, 800, 1000


def standing(y: float) -> int:
    """Return the layer of what stands so many units below the upper edge of the fields."""
    return BOARD + max(0, round(y))


def castle(colour: int, number: int) -> str:
    """Return the name of a castle by the order in which those of a colour were placed."""
    return f"castle:{colour}:{number}"


def knight(colour: int, field: int) -> str:
    """Return the name of the knight of a colour on a field."""
    return f"knight:{colour}:{field}"


def wall(edge: int) -> str:
    """Return the name of the wall on an edge."""
    return f"wall:{edge}"


def turret(corner: int) -> str:
    """Return the name of the tower at a corner of the fields, counted row by row, sixteen in a row."""
    return f"turret:{corner}"


def pennant(region: int) -> str:
    """Return the name of the pennant of a region."""
    return f"pennant:{region}"


def alliance(one: int, other: int) -> str:
    """Return the name of the sign of an alliance."""
    return f"alliance:{min(one, other)}:{max(one, other)}"


def marker(seat: int) -> str:
    """Return the name of the power marker of a seat."""
    return f"marker:{seat}"


# ---- pictures
def of_colour(thing: str, colour: int, neutral: int) -> str:
    """Return the picture of a knight, castle or pennant of a colour; the colour nobody plays has its own."""
    return picture(thing, 4 if colour == neutral else colour)


def wall_picture(upright: bool, edge: int) -> str:
    """Return the picture of a wall."""
    return f"{PICTURES}wall_upright" if upright else f"{PICTURES}wall_lying_{edge % 3}"
