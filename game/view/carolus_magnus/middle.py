"""The middle of the table: the imperial seal, the supply with its numbers, the tray with the last dice. Pure places."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules import carolus_magnus as rules
from game.view.boxes import Box, Slot
from game.view.carolus_magnus import names
from game.view.carolus_magnus.ring import oval
from game.view.carolus_magnus.rolled import last_roll
from game.view.moment import Moment
from game.view.script import Piece

DESIGN = 656.0  # the shorter side of the board that the numbers below are drawn up for
SEAL, SEAL_Y = 164.0, -82.0  # from the middle of the ring
SUPPLY_W, SUPPLY_H, SUPPLY_Y, PITCH = 280.0, 46.0, 29.0, 53.0
CELL_W, CELL_H = 50.0, 38.0
TRAY_H, TRAY_Y, DIE_PITCH, DIE, THROWER = 58.0, 85.0, 49.0, 46.0, 38.0
ROSE = 372.0
SHIELD_W, SHIELD_H = 25.0, 30.0
TURNS = (-9.0, 7.0, -4.0, 11.0, -6.0, 8.0, -3.0)  # dice never lie straight
NUDGES = (2.0, -2.0, 1.0, -1.0)


@dataclass(frozen=True, slots=True)
class Middle:
    """The places of the middle: seal, supply plate and its five cells (buttons when a crown is named), dice tray.

    scale: of everything here against the design. dice: how many places the tray has.
    """

    rose: Box
    seal: Box
    supply: Box
    cells: tuple[Box, ...]
    tray: Box
    scale: float
    dice: int

    def shield(self, colour: int) -> Slot:
        """Return the place of a colour's knight in the supply."""
        cell, k = self.cells[colour], self.scale
        return Slot(cell.x + cell.w / 2 - 9.5 * k, cell.y + cell.h / 2, SHIELD_W * k, SHIELD_H * k)

    def number(self, colour: int) -> tuple[float, float]:
        """Return the middle of a colour's number in the supply."""
        cell = self.cells[colour]
        return cell.x + cell.w / 2 + 14 * self.scale, cell.y + cell.h / 2 + self.scale

    def die(self, place: int) -> Slot:
        """Return the place of a die in the tray, 0 first."""
        k = self.scale
        x = self.tray.right - (24 + 25 + (self.dice - 1 - place) * DIE_PITCH) * k + 4 * k
        y = self.tray.y + self.tray.h / 2 + NUDGES[place % len(NUDGES)] * k
        return Slot(x, y, DIE * k, DIE * k, TURNS[place % len(TURNS)])

    @property
    def thrower(self) -> Slot:
        """The place of the castle of the side that threw."""
        k = self.scale
        return Slot(self.tray.x + 36 * k, self.tray.y + self.tray.h / 2 - 2 * k, THROWER * k, THROWER * k)

    @property
    def blocks(self) -> tuple[Box, Box, Box]:
        """What labels must leave free."""
        return self.seal, self.supply, self.tray


def middle(box: tuple[float, float, float, float], dice: int = 3) -> Middle:
    """Return the places in the middle of a ring that fills the box; dice: how many are rolled together."""
    board = oval(Box(*box))
    k = min(board.w, board.h) / DESIGN
    x, y = board.centre
    supply = _around(x, y + SUPPLY_Y * k, SUPPLY_W * k, SUPPLY_H * k)
    mids = [x + (i - 2) * PITCH * k for i in range(len(rules.COLOURS))]
    return Middle(
        rose=_around(x, y - 14 * k, ROSE * k, ROSE * k),
        seal=_around(x, y + SEAL_Y * k, SEAL * k, SEAL * k),
        supply=supply,
        cells=tuple(_around(mid, y + SUPPLY_Y * k, CELL_W * k, CELL_H * k) for mid in mids),
        tray=_around(x, y + TRAY_Y * k, (dice * DIE_PITCH + 76) * k, TRAY_H * k),
        scale=k,
        dice=dice,
    )


def _around(x: float, y: float, w: float, h: float) -> Box:
    return Box(x - w / 2, y - h / 2, w, h)


def middle_pieces(moment: Moment, places: Middle) -> dict[str, Piece]:
    """Return the supply's knights with their numbers, the dice of the last roll and who threw them."""
    state: rules.State = moment.observation
    pieces = {}
    for colour in range(len(rules.COLOURS)):
        slot = places.shield(colour)
        picture = f"supply/{colour}/{state.supply[colour]}"
        pieces[names.supply(colour)] = Piece(picture, slot.x, slot.y, slot.w, slot.h, names.TABLE)
    faces, side = last_roll(moment)
    for place, face in enumerate(faces):
        pieces[names.die(place)] = die(places, place, face)
    if side >= 0:
        slot = places.thrower
        pieces[names.THROWER] = Piece(names.castle_picture(side), slot.x, slot.y, slot.w, slot.h, names.TABLE)
    return pieces


def die(places: Middle, place: int, face: int) -> Piece:
    """Return a die in the tray, the face on top a colour or `rules.CROWN`."""
    slot = places.die(place)
    return Piece(f"die/{face}", slot.x, slot.y, slot.w, slot.h, names.TABLE, slot.angle)
