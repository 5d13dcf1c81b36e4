"""What follows an action by itself: regions, the next lines, the next round, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.lowenherz import phases
from game.rules.lowenherz.board import MOST_CASTLES, NOBODY, NONE
from game.rules.lowenherz.cards import CARD_LINES, DUCATS, LINES
from game.rules.lowenherz.hands import PARCHMENT_POINTS
from game.rules.lowenherz.happenings import (
    IMPOSSIBLE,
    UNCHOSEN,
    Agreed,
    BidsOpened,
    BlackCastle,
    BorderPlaced,
    BordersLapsed,
    ContestBegan,
    DucatsShared,
    Ended,
    Event,
    Laid,
    LineBegan,
    LineLapsed,
    ParchmentsScored,
    RegionFounded,
)
from game.rules.lowenherz.land_founding import region_points
from game.rules.lowenherz.scoring import REASON

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def owner_of(state: State, region: int) -> int:
    """Return the seat that owns a region, NOBODY if there is none."""
    return region // MOST_CASTLES if region != NONE and region // MOST_CASTLES < state.players else NOBODY


def founded(before: State, after: State) -> list[Event]:
    """Tell which regions were founded."""
    found: list[Event] = []
    for region, fields in enumerate(after.regions):
        if fields and not before.regions[region]:
            owner = owner_of(after, region)
            points = region_points(after, fields) if owner != NOBODY else 0
            cities = (fields & after.city).bit_count()
            found.append(RegionFounded(region, owner, fields.bit_count(), cities, points))
    return found


def course(before: State, after: State, found: list[Event]) -> list[Event]:
    """Tell what follows by itself: the lines, the next round, the end."""
    if after.phase == phases.END:
        scored = [(seat, PARCHMENT_POINTS[hand]) for seat, hand in enumerate(after.hands)]
        return [*(ParchmentsScored(seat, points) for seat, points in scored if points), Ended(REASON)]
    if before.card == NONE:
        return [BlackCastle(after.start)] if before.start == NOBODY != after.start else []
    told: list[Event] = _left_over(before, after, found)
    last = after.line if after.card != NONE else LINES
    winner = _winner(found)
    if winner != NOBODY:
        began = last == before.line
        told.append(LineBegan(before.line, winner) if began else LineLapsed(before.line, IMPOSSIBLE, winner))
    order = after.order or (*before.order, before.turn)[: before.players]
    laid = _laid(before, found)
    for line in range(before.line + 1, last + 1) if last > before.line else ():
        if line < LINES:
            told.append(_line(before, line, tuple(seat for seat in order if laid[seat] >> line & 1), line == last))
    return [*told, BlackCastle(after.start)] if after.card == NONE else told


def _winner(found: list[Event]) -> int:
    """Return who has just won a contest."""
    for event in found:
        if isinstance(event, Agreed):
            return event.payer
        if isinstance(event, BidsOpened):
            return event.winner
    return NOBODY


def _laid(before: State, found: list[Event]) -> list[int]:
    """Return the lines laid by seat, with those of this ply."""
    laid = before.laid[:]
    for event in found:
        if isinstance(event, Laid):
            laid[event.seat] = event.lines
    return laid


def _line(before: State, line: int, seats: tuple[int, ...], stays: bool) -> Event:
    """Tell what became of a line: it was shared or lapsed, or the match stays at it."""
    kind, number = CARD_LINES[before.card][line]
    if not seats:
        return LineLapsed(line, UNCHOSEN, NOBODY)
    if kind == DUCATS:
        return DucatsShared(line, seats, number // len(seats))
    if not stays:
        return LineLapsed(line, IMPOSSIBLE, seats[0])
    return ContestBegan(line, seats) if len(seats) > 1 else LineBegan(line, seats[0])


def _left_over(before: State, after: State, found: list[Event]) -> list[Event]:
    """Tell of borders that lapse because the seat has a region round each castle now."""
    left = before.left - 1
    over = (before.phase, before.line, before.turn) != (after.phase, after.line, after.turn)
    placed = any(isinstance(event, BorderPlaced) for event in found)
    return [BordersLapsed(before.turn, left)] if placed and over and left else []
