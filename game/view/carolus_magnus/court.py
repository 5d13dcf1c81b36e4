"""The pieces that lie in the panels: knights of courts and reserves, arms, discs, castles left. Pure."""

from __future__ import annotations

from typing import Any

from game.rules import carolus_magnus as rules
from game.view.boxes import Slot
from game.view.carolus_magnus import names
from game.view.carolus_magnus.geometry import Table
from game.view.carolus_magnus.seats import Seat, team_stock
from game.view.script import Piece

COLOURS, DISCS = range(5), range(1, 6)


def put(picture: str, slot: Slot, shadow: str = "") -> Piece:
    """Return a piece that fills a slot of a panel."""
    return Piece(picture, slot.x, slot.y, slot.w, slot.h, names.TABLE, slot.angle, shadow=shadow)


def court_pieces(state: Any, table: Table) -> dict[str, Piece]:
    """Return every piece of all panels by its name."""
    pieces: dict[str, Piece] = {}
    for seat, panel in enumerate(table.seats):
        _courts(pieces, state, seat, panel)
        _reserves(pieces, state, seat, panel)
        _discs(pieces, state, seat, panel)
    _arms(pieces, state, table)
    _stocks(pieces, state, table)
    return pieces


def _courts(pieces: dict[str, Piece], state: Any, seat: int, panel: Seat) -> None:
    for colour in COLOURS:
        count = state.courts[seat][colour]
        for place in range(count):
            piece = put(names.knight_picture(colour), panel.knight(colour, place, count), "knight")
            pieces[names.court(seat, colour, place)] = piece


def reserve_places(reserve: Any) -> list[tuple[int, int]]:
    """Return the knights of a reserve in their order as (colour, place among those of its colour)."""
    return [(colour, place) for colour in COLOURS for place in range(reserve[colour])]


def _reserves(pieces: dict[str, Piece], state: Any, seat: int, panel: Seat) -> None:
    for slot, (colour, place) in enumerate(reserve_places(state.reserves[seat])):
        piece = put(names.knight_picture(colour), panel.reserve(slot, panel.plan.most), "knight")
        pieces[names.reserve(seat, colour, place)] = piece


def disc_kind(state: Any, seat: int, number: int) -> str:
    """Return how a disc lies: "free", "played" (in this round) or "used"."""
    if state.played[seat] == number:
        return "played"
    return "free" if state.hands[seat] >> (number - 1) & 1 else "used"


def disc_picture(players: int, seat: int, kind: str) -> str:
    """Return the picture of a disc without its number; the discs of every second partner have a rim."""
    rim = "_rim" if players == 4 and seat % 2 else ""
    return f"{names.PICTURES}disc_{names.SIDE_WORDS[rules.SIDES[players][seat]]}{rim}_{kind}"


def _discs(pieces: dict[str, Piece], state: Any, seat: int, panel: Seat) -> None:
    for number in DISCS:
        kind = disc_kind(state, seat, number)
        picture = f"disc/{number}/{disc_picture(len(state.courts), seat, kind)}"
        pieces[names.disc(seat, number)] = put(picture, panel.disc(number), "disc")


def _arms(pieces: dict[str, Piece], state: Any, table: Table) -> None:
    for colour in COLOURS:
        seat = state.arms[colour]
        if seat >= 0:
            slot = table.seats[seat].arms(colour)
            pieces[names.arms(colour)] = put(names.arms_picture(colour), slot, "disc")


def stock_slot(table: Table, side: int, place: int) -> Slot:
    """Return the place of a castle that a side has left."""
    if table.heads:
        return team_stock(table.heads[side], place, rules.CASTLES[table.players])
    return table.seats[side].stock(place)


def _stocks(pieces: dict[str, Piece], state: Any, table: Table) -> None:
    for side, left in enumerate(state.stocks):
        for place in range(left):
            piece = put(names.castle_picture(side), stock_slot(table, side, place))
            pieces[names.stock(side, place)] = piece
