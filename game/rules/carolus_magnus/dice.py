"""Rolls: which faces can come up together, and how likely that is. A roll is six counts, one a face, crowns last."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import factorial, prod

from game.rules.carolus_magnus.board import FACES

Roll = tuple[int, ...]


def _counts(faces: tuple[int, ...]) -> Roll:
    return tuple(faces.count(face) for face in range(FACES))


def _rolls(dice: int) -> tuple[Roll, ...]:
    """Return every roll of so many dice, by its faces: rrr, rrp, ... ccc."""
    return tuple(_counts(faces) for faces in combinations_with_replacement(range(FACES), dice))


def _weight(roll: Roll) -> int:
    """Return in how many ways distinguishable dice show the roll."""
    return factorial(sum(roll)) // prod(map(factorial, roll))


def _ways(rolls: tuple[Roll, ...], dice: int) -> tuple[int, ...]:
    """Return the number of the roll for every way in which distinguishable dice can fall."""
    numbers = {roll: number for number, roll in enumerate(rolls)}
    return tuple(numbers[_counts(faces)] for faces in product(range(FACES), repeat=dice))


DICE = (1, 3, 4)  # what is ever rolled together
ROLLS = {dice: _rolls(dice) for dice in DICE}
WEIGHTS = {dice: tuple(map(_weight, ROLLS[dice])) for dice in DICE}
WAYS = {dice: _ways(ROLLS[dice], dice) for dice in DICE}
