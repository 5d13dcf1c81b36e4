"""State -> text (`reading` reads it back to an equal state), action <-> word.

    carolus_magnus 1
    players: 2
    options: first=drawn talk=no crown_die=no roll=end rounds=100
    phase: place 2, 3 left
    round: 4
    emperor: FGH
    A: r2 p1                         knights of a region
    B: b1, white 1                   and castles
    FGH: r3 y1, black 3
    ...                              all regions clockwise, by their tiles
    supply: r30 p31 b29 y30 g27
    arms: r1 b2                      the seat that holds them
    dice: r b c                      to be carried out, c is a crown
    stock: white 9, black 7
    choosing: 2 1                    the order in which discs are chosen
    seat 1: court r3 b2; reserve r1 p2 y4; discs 1 2 5; played 3
    seat 2: ...

Seats are 1..4 here. The phases are those of `phases.PHASE_WORDS`, with the seat whose turn it is if it is anybody's.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from game.rules.action_words import ActionWords
from game.rules.carolus_magnus.actions import FACES_OF, NUM_ACTIONS, ROLL
from game.rules.carolus_magnus.board import (
    COLOUR_LETTERS,
    DISCS,
    FACE_LETTERS,
    NOBODY,
    SIDE_WORDS,
    TILE_LETTERS,
)
from game.rules.carolus_magnus.phases import PHASE_WORDS, PLACE
from game.rules.carolus_magnus.regions import regions
from game.rules.core import State as AnyState

if TYPE_CHECKING:
    from game.rules.carolus_magnus.regions import Region
    from game.rules.carolus_magnus.state import State

KEY = "carolus_magnus"
VERSION = 1

FIRST_SEATS = {"drawn": NOBODY, "1": 0, "2": 1, "3": 2, "4": 3}
FIRST_WORDS = {seat: word for word, seat in FIRST_SEATS.items()}
YES_NO = ("no", "yes")
ROLL_WORDS = ("end", "start")

_WORDS = ActionWords(
    (
        *(f"disc:{number}" for number in range(1, DISCS + 1)),
        *(f"{letter}:court" for letter in COLOUR_LETTERS),
        *(f"{letter}:{tile}" for letter in COLOUR_LETTERS for tile in TILE_LETTERS),
        *(f"go:{number}" for number in range(1, DISCS + 1)),
        *(f"crown:{letter}" for letter in COLOUR_LETTERS),
        "keep",
        *(f"turn:{letter}" for letter in COLOUR_LETTERS),
        *(f"lay:{letter}" for letter in COLOUR_LETTERS),
        *(f"emperor:{tile}" for tile in TILE_LETTERS),
        *(f"first:{number}" for number in range(1, 5)),
        *(
            "roll:" + "".join(letter * count for letter, count in zip(FACE_LETTERS, FACES_OF[action], strict=True))
            for action in range(ROLL, NUM_ACTIONS)
        ),
    )
)


def action_to_text(state: AnyState, action: int) -> str:
    """Return the word of the action, which is the same in every state.

    `disc:3`, `r:court`, `r:F` (a red knight to the region that begins with F), `go:2`, `crown:b`, `keep`, `turn:b`; of
    chance `lay:r`, `emperor:F`, `first:2`, `roll:rbc`.
    """
    return _WORDS.to_text(action)


def action_from_text(state: AnyState, text: str) -> int:
    """Return the action that the word means. Raises InvalidText, or IllegalAction where it may not be chosen."""
    return _WORDS.from_text(state, text)


def state_to_text(state: State) -> str:
    """Return the state as text that `state_from_text` reads back to an equal state."""
    ring = regions(state)
    lines = (
        f"{KEY} {VERSION}",
        f"players: {state.players}",
        f"options: {options_to_text(state)}",
        f"phase: {phase_to_text(state)}",
        f"round: {state.round}",
        f"emperor: {'-' if state.emperor == NOBODY else ring[state.emperor].name}",
        *(f"{region.name}: {_region_to_text(region)}" for region in ring),
        f"supply: {counts_to_text(state.supply)}",
        f"arms: {_arms_to_text(state)}",
        f"dice: {dice_to_text(state.dice)}",
        f"stock: {', '.join(f'{word} {count}' for word, count in zip(SIDE_WORDS, state.stocks, strict=False))}",
        f"choosing: {' '.join(str(seat + 1) for seat in state.choosing)}",
        *(f"seat {seat + 1}: {_seat_to_text(state, seat)}" for seat in range(state.players)),
    )
    return "".join(f"{line.rstrip()}\n" for line in lines)


def options_to_text(state: State) -> str:
    """Return the table options as words, such as "first=drawn talk=no crown_die=no roll=end rounds=100"."""
    return (
        f"first={FIRST_WORDS[state.first]} talk={YES_NO[state.talk]} crown_die={YES_NO[state.crown_die]} "
        f"roll={ROLL_WORDS[state.early_roll]} rounds={state.limit}"
    )


def phase_to_text(state: State) -> str:
    """Return the phase, whose turn it is, and what is left of the turn, such as "place 2, 3 left"."""
    word = PHASE_WORDS[state.phase]
    if state.turn != NOBODY:
        word = f"{word} {state.turn + 1}"
    return f"{word}, {state.left} left" if state.phase == PLACE else word


def counts_to_text(counts: Sequence[int]) -> str:
    """Return counts of knights as words, such as "r2 b1"; what is 0 is left out."""
    return " ".join(f"{letter}{count}" for letter, count in zip(COLOUR_LETTERS, counts, strict=True) if count)


def dice_to_text(dice: Sequence[int]) -> str:
    """Return the faces of dice, such as "r b b c"."""
    return " ".join(chain.from_iterable(letter * count for letter, count in zip(FACE_LETTERS, dice, strict=True)))


def _region_to_text(region: Region) -> str:
    knights = counts_to_text(region.knights)
    if region.owner == NOBODY:
        return knights
    castles = f"{SIDE_WORDS[region.owner]} {region.castles}"
    return f"{knights}, {castles}" if knights else castles


def _arms_to_text(state: State) -> str:
    held = zip(COLOUR_LETTERS, state.arms, strict=True)
    return " ".join(f"{letter}{holder + 1}" for letter, holder in held if holder != NOBODY)


def _seat_to_text(state: State, seat: int) -> str:
    discs = " ".join(str(number + 1) for number in range(DISCS) if state.hands[seat] >> number & 1)
    parts = (
        f"court {counts_to_text(state.courts[seat])}",
        f"reserve {counts_to_text(state.reserves[seat])}",
        f"discs {discs}",
        f"played {state.played[seat] or ''}",
    )
    return "; ".join(part.rstrip() for part in parts)
