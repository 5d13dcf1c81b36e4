"""The set-up: castles near mountains and cities, in corners, away from others; neutral ones where they harm rivals."""

from __future__ import annotations

from game.rules.lowenherz.board import COLUMNS, ROWS
from game.rules.lowenherz.land import neighbours
from game.rules.lowenherz.state import State

REACH = 5  # steps from a castle that count
FADING = (1.0, 1.0, 0.9, 0.7, 0.45, 0.25)  # by steps
MOUNTAIN, CITY, PLAIN, FOREST = 2.4, 3.4, 0.35, 0.2
FRAME = (1.6, 1.2, 0.6)  # for each side of the frame, by the fields between


def worths(state: State) -> list[float]:
    """Return by colour what the land is worth that is nearer to its pieces than to those of others."""
    seen: list[list[int]] = [[] for _ in state.castles]
    for castles, knights, cells in zip(state.castles, state.knights, seen, strict=True):
        for castle in castles:
            cells.append(1 << castle | neighbours(1 << castle) & knights)
    taken = 0
    for cells in seen:
        for cell in cells:
            taken |= cell
    worth = [0.0] * len(seen)
    fronts = [cells[:] for cells in seen]
    for step in range(1, REACH + 1):
        once = twice = 0
        for cells in fronts:
            for number, cell in enumerate(cells):
                cells[number] = new = neighbours(cell) & ~taken
                twice |= once & new
                once |= new
        taken |= once
        for colour, cells in enumerate(fronts):
            for cell in cells:
                alone = cell & ~twice
                worth[colour] += FADING[step] * (_terrain(state, alone) + 0.4 * _terrain(state, cell & twice))
    for colour, castles in enumerate(state.castles):
        worth[colour] += sum(frame(castle) for castle in castles)
    return worth


def _terrain(state: State, fields: int) -> float:
    return (
        MOUNTAIN * (fields & state.mountain).bit_count()
        + CITY * (fields & state.city).bit_count()
        + PLAIN * (fields & state.plain).bit_count()
        + FOREST * (fields & state.forest).bit_count()
    )


def frame(field: int) -> float:
    """Return what the sides of the frame near a field are worth, which need no borders."""
    row, column = divmod(field, COLUMNS)
    away = (min(column, COLUMNS - 1 - column), min(row, ROWS - 1 - row))
    return sum(FRAME[one] if one < len(FRAME) else 0.0 for one in away)


def value(state: State, seat: int) -> float:
    """Return how much better the castles of a seat lie than those of its rivals."""
    worth = worths(state)
    rivals = [worth[one] for one in range(state.players) if one != seat]
    return worth[seat] - sum(rivals) / len(rivals)
