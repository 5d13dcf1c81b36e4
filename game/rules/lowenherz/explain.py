"""Everything that happened in one ply, in its order: for the chronicle and for those who draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import (
    ACCEPT,
    ALLY,
    ASK,
    BID,
    BORDER,
    BREAK,
    CARD,
    CASTLE,
    CONTENT,
    DONE,
    DUEL,
    FIRST,
    KEEP,
    KNIGHT,
    LAY,
    LINE_SETS,
    LOOK,
    PAY,
    PURSES,
    REMOVE,
    RENEGADE,
    TAKE,
    TILE,
)
from game.rules.lowenherz.board import CITY_POINTS, FIELD_POINTS, FIELDS, MOST_CASTLES, NOBODY, NONE, REGIONS
from game.rules.lowenherz.cards import ALLIANCE_COST, CARD_LINES, FOREST_COST, TREASURES
from game.rules.lowenherz.contests import bid_value
from game.rules.lowenherz.explain_course import course, founded, owner_of
from game.rules.lowenherz.hands import EVERYTHING, TREASURE_SHIFT, UNITS, UNSEEN
from game.rules.lowenherz.happenings import (
    ALLIANCE,
    FOREST,
    LINE,
    TIED,
    Agreed,
    AllianceEnded,
    AllianceMade,
    BidAgain,
    BidsOpened,
    BorderPlaced,
    CardTurned,
    CastlePlaced,
    CutOff,
    DuelCalled,
    Event,
    FieldTaken,
    HandShown,
    Kept,
    KnightPlaced,
    KnightRemoved,
    Laid,
    LineLapsed,
    Looked,
    MountainsScored,
    Offered,
    Paid,
    RenegadePlayed,
    Saw,
    Stopped,
    TileLaid,
)
from game.rules.lowenherz.land_regions import mountains, region_at
from game.rules.lowenherz.legal import colour_to_place, other_rival

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State


def events(before: State, action: int | Mapping[int, int], after: State) -> tuple[Event, ...]:
    """Return what happened in the ply between the two states, in its order.

    action: the action of the ply; where several seats bid at once those of all of them, by seat.
    """
    if isinstance(action, Mapping):
        found = _bids(before, action)
    else:
        block = next(block for block in _BLOCKS if block <= action)
        found = _TELL[block](before, action - block, after)
    return (*found, *founded(before, after), *course(before, after, found))


def _tile(before: State, number: int, after: State) -> list[Event]:
    return [TileLaid(len(before.tiles), number)]


def _nothing(before: State, number: int, after: State) -> list[Event]:
    return []


def _castle(before: State, number: int, after: State) -> list[Event]:
    return [CastlePlaced(before.turn, colour_to_place(before), number)]


def _knight(before: State, number: int, after: State) -> list[Event]:
    payment, field = divmod(number, FIELDS)
    colour = colour_to_place(before) if before.phase == phases.CASTLE_KNIGHT else before.turn
    return [*_for_forest(before, field, payment), KnightPlaced(before.turn, colour, field)]


def _for_forest(before: State, field: int, payment: int) -> list[Event]:
    if payment:
        return [Paid(before.turn, NOBODY, 0, UNITS[TREASURES[payment - 1]], FOREST)]
    return [Paid(before.turn, NOBODY, FOREST_COST, 0, FOREST)] if before.forest >> field & 1 else []


def _border(before: State, number: int, after: State) -> list[Event]:
    return [BorderPlaced(before.turn, number)]


def _take(before: State, number: int, after: State) -> list[Event]:
    """Tell of the field, and of what was cut off by taking it."""
    castle, field = divmod(number, FIELDS)
    seat, prey = before.turn, region_at(before, field)
    worth = FIELD_POINTS + CITY_POINTS * (before.city >> field & 1)
    owner = owner_of(before, prey)
    lost = worth if owner != NOBODY else 0
    found: list[Event] = [FieldTaken(seat, seat * MOST_CASTLES + castle, field, worth, prey, lost)]
    off = before.regions[prey] & ~after.regions[prey] & ~(1 << field) if prey != NONE else 0
    if off:
        more = before.points[owner] - after.points[owner] - worth if owner != NOBODY else 0
        found.append(CutOff(prey, owner, off.bit_count(), (off & before.city).bit_count(), more))
    return found


def _done(before: State, number: int, after: State) -> list[Event]:
    return [Stopped(before.line, before.turn)]


def _lay(before: State, number: int, after: State) -> list[Event]:
    return [Laid(before.turn, LINE_SETS[number])]


def _pair(before: State, number: int) -> tuple[int, int]:
    castle, other = divmod(number, REGIONS)
    return before.turn * MOST_CASTLES + castle, other


def _renegade(before: State, number: int, after: State) -> list[Event]:
    return [RenegadePlayed(before.turn, *_pair(before, number))]


def _remove(before: State, number: int, after: State) -> list[Event]:
    payment, field = divmod(number, FIELDS)
    gone = KnightRemoved(before.turn, before.prey // MOST_CASTLES, field)
    return [*_for_forest(before, field, payment), gone]


def _ally(before: State, number: int, after: State) -> list[Event]:
    return [AllianceMade(before.turn, *_pair(before, number))]


def _break(before: State, number: int, after: State) -> list[Event]:
    cost = Paid(before.turn, NOBODY, ALLIANCE_COST, 0, ALLIANCE)
    return [cost, AllianceEnded(before.turn, *_pair(before, number))]


def _card(before: State, number: int, after: State) -> list[Event]:
    found: list[Event] = [CardTurned(number)]
    if not CARD_LINES[number]:
        found.append(MountainsScored(tuple(mountains(before, seat) for seat in range(before.players))))
    return found


def _look(before: State, number: int, after: State) -> list[Event]:
    return [Looked(before.turn, number)]


def _content(before: State, number: int, after: State) -> list[Event]:
    if before.phase == phases.SHOW:
        return [HandShown(before.turn, number)]
    return [Saw(before.turn, before.looked, number if _may_know(before) else UNSEEN)]


def _keep(before: State, number: int, after: State) -> list[Event]:
    return [Kept(before.turn, before.looked, number if _may_know(before) else NONE)]


def _may_know(before: State) -> bool:
    return before.viewer in (EVERYTHING, before.turn)


def _pay(before: State, number: int, after: State) -> list[Event]:
    return [Offered(before.turn, before.turn, number + 1)]


def _ask(before: State, number: int, after: State) -> list[Event]:
    return [Offered(before.turn, other_rival(before, before.turn), number + 1)]


def _accept(before: State, number: int, after: State) -> list[Event]:
    payer, price = before.payer, before.price
    return [Agreed(before.turn, payer, price), Paid(payer, other_rival(before, payer), price, 0, LINE)]


def _duel(before: State, number: int, after: State) -> list[Event]:
    return [DuelCalled(before.turn)]


def _bids(before: State, actions: Mapping[int, int]) -> list[Event]:
    read = [(seat, *divmod(actions[seat] - BID, PURSES)) for seat in before.rivals]
    bids = tuple((seat, ducats, treasures << TREASURE_SHIFT) for seat, treasures, ducats in read)
    best = max(map(bid_value, bids))
    winners = [one for one in bids if bid_value(one) == best]
    if len(winners) == 1:
        ((seat, ducats, treasures),) = winners
        return [BidsOpened(before.line, bids, seat), Paid(seat, NOBODY, ducats, treasures, LINE)]
    opened = BidsOpened(before.line, bids, NOBODY)
    if before.bids:
        return [opened, LineLapsed(before.line, TIED, NOBODY)]
    return [opened, BidAgain(tuple(seat for seat, _, _ in winners))]


_TELL: dict[int, Callable[[State, int, State], list[Event]]] = {
    TILE: _tile,
    FIRST: _nothing,
    CASTLE: _castle,
    KNIGHT: _knight,
    BORDER: _border,
    TAKE: _take,
    DONE: _done,
    LAY: _lay,
    RENEGADE: _renegade,
    REMOVE: _remove,
    ALLY: _ally,
    BREAK: _break,
    CARD: _card,
    LOOK: _look,
    CONTENT: _content,
    KEEP: _keep,
    PAY: _pay,
    ASK: _ask,
    ACCEPT: _accept,
    DUEL: _duel,
}
_BLOCKS = sorted(_TELL, reverse=True)
