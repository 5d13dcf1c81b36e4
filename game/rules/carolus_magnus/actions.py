"""The table of action numbers: one block a kind. Nothing else knows the numbers.

0..4 play a disc, 5..9 a knight to the court, 10..84 a knight to a region (colour by colour, named by the region's first
tile), 85..89 steps of the emperor, 90..94 a crown's colour, 95 keep the dice, 96..100 turn a die to a crown; then
chance: 101..105 a knight is laid on the next tile, 106..120 where the emperor stands, 121..124 who chooses first, and
from 125 on every roll of one, three and four dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.carolus_magnus.board import COLOUR_COUNT, DISCS, TILES
from game.rules.carolus_magnus.dice import DICE, ROLLS, WAYS, WEIGHTS

DISC = 0
TO_COURT = DISC + DISCS
TO_REGION = TO_COURT + COLOUR_COUNT
STEP = TO_REGION + COLOUR_COUNT * TILES
NAME_CROWN = STEP + DISCS
KEEP_DICE = NAME_CROWN + COLOUR_COUNT
TURN_DIE = KEEP_DICE + 1
LAY = TURN_DIE + COLOUR_COUNT
EMPEROR = LAY + COLOUR_COUNT
FIRST = EMPEROR + TILES
ROLL = FIRST + 4
FIRST_ROLL = {1: ROLL, 3: ROLL + len(ROLLS[1]), 4: ROLL + len(ROLLS[1]) + len(ROLLS[3])}  # by the number of dice
NUM_ACTIONS = FIRST_ROLL[4] + len(ROLLS[4])

ROLL_ACTIONS = {dice: tuple(FIRST_ROLL[dice] + number for number in range(len(ROLLS[dice]))) for dice in DICE}
ROLL_WAYS = {dice: tuple(FIRST_ROLL[dice] + number for number in WAYS[dice]) for dice in DICE}  # for sampling
ROLL_OUTCOMES = {dice: tuple(zip(ROLL_ACTIONS[dice], WEIGHTS[dice], strict=True)) for dice in DICE}
FACES_OF = {FIRST_ROLL[dice] + number: roll for dice in DICE for number, roll in enumerate(ROLLS[dice])}

# (colour, first tile) of every placement by its action, the court is tile -1; a block of its own for speed
PLACED = (
    *((-1, -1) for _ in range(TO_COURT)),
    *((colour, -1) for colour in range(COLOUR_COUNT)),
    *((colour, tile) for colour in range(COLOUR_COUNT) for tile in range(TILES)),
)


def disc(number: int) -> int:
    """Return the action that plays the disc of this number, 1..5."""
    return DISC + number - 1


def to_court(colour: int) -> int:
    """Return the action that puts a knight of the colour into the own court."""
    return TO_COURT + colour


def to_region(colour: int, first_tile: int) -> int:
    """Return the action that puts a knight of the colour onto the region that begins with the tile."""
    return TO_REGION + colour * TILES + first_tile


def step(number: int) -> int:
    """Return the action that moves the emperor so many regions, 1..5."""
    return STEP + number - 1


def name_crown(colour: int) -> int:
    """Return the action that takes a knight of the colour for a crown."""
    return NAME_CROWN + colour


def turn_die(colour: int) -> int:
    """Return the action that turns a die of the colour to a crown."""
    return TURN_DIE + colour


def lay(colour: int) -> int:
    """Return the chance action that lays a knight of the colour on the next tile."""
    return LAY + colour


def emperor_on(tile: int) -> int:
    """Return the chance action that puts the emperor on the tile."""
    return EMPEROR + tile


def first_chooser(seat: int) -> int:
    """Return the chance action that lets the seat choose the first disc of the match."""
    return FIRST + seat


def roll(faces: Sequence[int]) -> int:
    """Return the chance action that rolls the faces: six counts, crowns last. Raises ValueError for another number."""
    dice = sum(faces)
    if dice not in DICE:
        raise ValueError(f"{dice} dice are never rolled together")
    return FIRST_ROLL[dice] + ROLLS[dice].index(tuple(faces))


def disc_of(action: int) -> int | None:
    """Return the number of the disc that the action plays; None for the others."""
    return action - DISC + 1 if DISC <= action < TO_COURT else None


def placed(action: int) -> tuple[int, int | None] | None:
    """Return (colour, first tile of the region, None for the court) of a placement; None for the others."""
    if TO_COURT <= action < TO_REGION:
        return action - TO_COURT, None
    if TO_REGION <= action < STEP:
        return PLACED[action]
    return None


def steps_of(action: int) -> int | None:
    """Return how many regions the action moves the emperor; None for the others."""
    return action - STEP + 1 if STEP <= action < NAME_CROWN else None


def crown_of(action: int) -> int | None:
    """Return the colour that the action takes for a crown; None for the others."""
    return action - NAME_CROWN if NAME_CROWN <= action < KEEP_DICE else None


def turned(action: int) -> int | None:
    """Return the colour of the die that the action turns to a crown; None for the others."""
    return action - TURN_DIE if TURN_DIE <= action < LAY else None


def dice_of(action: int) -> tuple[int, ...] | None:
    """Return the six counts of the faces that chance rolls, crowns last; None for the others."""
    return FACES_OF.get(action)


def laid(action: int) -> int | None:
    """Return the colour that chance lays on the next tile; None for the others."""
    return action - LAY if LAY <= action < EMPEROR else None


def emperor_tile_of(action: int) -> int | None:
    """Return the tile that chance puts the emperor on; None for the others."""
    return action - EMPEROR if EMPEROR <= action < FIRST else None


def first_of(action: int) -> int | None:
    """Return the seat that chance lets choose first; None for the others."""
    return action - FIRST if FIRST <= action < ROLL else None
