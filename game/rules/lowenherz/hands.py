"""Politics cards held together, as one number, a code: renegades, 4 for each alliance, one bit for each single card.

Codes of cards that lie apart add up, and what is taken out of a code is subtracted. Sections 1.13 and 2.2 of the rules.
"""

from __future__ import annotations

from game.rules.lowenherz.cards import KIND_COUNTS, KIND_VALUES, KINDS, PARCHMENTS, TREASURES

EVERYTHING, SPECTATOR = -1, -2  # viewers beside the seats
UNSEEN = -1  # the code of a stack that nobody has looked into, or that this viewer does not know

UNITS = (1, 4, *(16 << number for number in range(KINDS - 2)))  # by kind the code of one card
CODES = 2 * UNITS[-1]
ALL_POLITICS = sum(unit * count for unit, count in zip(UNITS, KIND_COUNTS, strict=True))
_MOST = (3, 3, *(1 for _ in range(KINDS - 2)))

COUNTS = tuple(tuple(code // unit & most for unit, most in zip(UNITS, _MOST, strict=True)) for code in range(CODES))
HAND_SIZES = tuple(map(sum, COUNTS))  # how many cards a code is
KINDS_OF = tuple(tuple(kind for kind in range(KINDS) if counts[kind]) for counts in COUNTS)
TREASURE_SHIFT = UNITS[TREASURES[0]].bit_length() - 1
ALL_TREASURES = sum(UNITS[kind] for kind in TREASURES)
PARCHMENT_POINTS = tuple(sum(KIND_VALUES[kind] for kind in kinds if kind in PARCHMENTS) for kinds in KINDS_OF)
TREASURE_DUCATS = tuple(sum(KIND_VALUES[kind] for kind in kinds if kind in TREASURES) for kinds in KINDS_OF)
TREASURES_IN = tuple(sum(kind in TREASURES for kind in kinds) for kinds in KINDS_OF)

KIND_LETTERS = ("R", "A", "p3", "p4", "p5", "t8", "t10", "t12", "t15")


def _word(counts: tuple[int, ...]) -> str:
    return "".join(letters * count for letters, count in zip(KIND_LETTERS, counts, strict=True)) or "-"


CODE_WORDS = tuple(map(_word, COUNTS))  # such as RRAp3t15, and - for no cards


def holds(code: int, part: int) -> bool:
    """Return whether all cards of a part are among those of a code."""
    return not (part & ~code) >> 4 and part & 3 <= code & 3 and part & 12 <= code & 12


def parts_of(code: int, size: int) -> list[int]:
    """Return the codes of all sets of so many of these cards, ascending."""
    return [part for part in range(code + 1) if HAND_SIZES[part] == size and holds(code, part)]
