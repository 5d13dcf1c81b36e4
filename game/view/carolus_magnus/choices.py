"""The actions of a moment, by what stands for them on the table. Nothing here judges what is legal. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.rules.carolus_magnus import actions as table_of


@dataclass(slots=True)
class Choices:
    """Actions by disc number, by colour to the court, by (colour, first tile), by steps, by the colour of a crown."""

    discs: dict[int, int] = field(default_factory=dict)
    court: dict[int, int] = field(default_factory=dict)
    lands: dict[tuple[int, int], int] = field(default_factory=dict)
    steps: dict[int, int] = field(default_factory=dict)
    crowns: dict[int, int] = field(default_factory=dict)
    dice: dict[int, int] = field(default_factory=dict)
    keep: int | None = None

    @property
    def knights(self) -> frozenset[int]:
        """The colours of which a knight may be played."""
        return frozenset(self.court) | {colour for colour, _ in self.lands}


def choices(actions: Iterable[int]) -> Choices:
    """Return the actions sorted by their kind."""
    found = Choices()
    for action in actions:
        _sort(found, action)
    return found


def _sort(found: Choices, action: int) -> None:
    placed = table_of.placed(action)
    if placed is not None:
        colour, first = placed
        if first is None:
            found.court[colour] = action
        else:
            found.lands[colour, first] = action
    elif action == table_of.KEEP_DICE:
        found.keep = action
    else:
        for where, of in (
            (found.discs, table_of.disc_of),
            (found.steps, table_of.steps_of),
            (found.crowns, table_of.crown_of),
            (found.dice, table_of.turned),
        ):
            number = of(action)
            if number is not None:
                where[number] = action
