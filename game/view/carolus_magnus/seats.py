"""The places inside the panel of one seat: its head, court, reserve, discs, and castles left. Pure.

A panel is drawn up for one height and stretched to the height that it gets; shields and discs stay as wide as they
are high.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.view.boxes import Box, Slot

COLOURS, DISCS, FIVE = 5, 5, 5
SHIELD = 0.84  # the width of a knight's shield as a share of its height
AIR = 0.6  # between two shields that need not overlap
GAP_OF_FIVE = 7.0  # so much more after every fifth, so that rows can be counted
INSET = 15.0
TEAM_NAME = 64.0  # where the name of a team begins, and the castles below it


@dataclass(frozen=True, slots=True)
class Plan:
    """One kind of panel, drawn up for `height`: where its parts begin and how high they are.

    rows: the top of the court, pitch: from row to row, shield: a knight in court. reserve: the top of the reserve's
    shields and their height; discs: the top and the size; castles: the top, the size and how many a row, None where
    they stand in the head of a team. titles: the heights of the titles over court, reserve, discs, castles; 0 for none.
    """

    height: float
    head: float
    rows: float
    pitch: float
    shield: float
    reserve: tuple[float, float]
    discs: tuple[float, float]
    castles: tuple[float, float, int] | None
    titles: tuple[float, float, float, float]
    most: int  # slots of the reserve


DUEL = Plan(546, 86, 110, 36, 29, (327, 36), (391, 43), (459, 34, 5), (100, 303, 380, 450), 7)
THREE = Plan(344, 54, 58, 28, 22, (223, 29), (260, 39), (305, 28, 8), (0, 206, 0, 0), 9)
PARTNERS = Plan(238, 30, 32, 25.4, 21, (168, 28), (200, 35), None, (0, 0, 0, 0), 7)


@dataclass(frozen=True, slots=True)
class Seat:
    """The panel of one seat."""

    box: Box
    plan: Plan

    @property
    def stretch(self) -> float:
        """How much higher the panel is than it was drawn up."""
        return self.box.h / self.plan.height

    def y(self, drawn: float) -> float:
        """Return where a height of the plan lies on the table."""
        return self.box.y + drawn * self.stretch

    @property
    def left(self) -> float:
        """The left edge of what the panel holds."""
        return self.box.x + INSET

    @property
    def room(self) -> float:
        """The width of what the panel holds."""
        return self.box.w - 2 * INSET

    @property
    def head(self) -> Box:
        """The head with the names."""
        return Box(self.box.x, self.box.y, self.box.w, self.plan.head * min(1.15, self.stretch))

    # ---- the court
    @property
    def court(self) -> Box:
        """All five rows."""
        pitch = self.plan.pitch * self.stretch
        return Box(self.box.x + 6, self.y(self.plan.rows), self.box.w - 12, COLOURS * pitch)

    def row(self, colour: int) -> Box:
        """Return the row of a colour, from the arms to the number."""
        pitch = self.plan.pitch * self.stretch
        return Box(self.left, self.y(self.plan.rows) + colour * pitch, self.room, pitch)

    @property
    def shield(self) -> float:
        """The height of a knight in court."""
        return self.plan.shield * min(1.25, self.stretch)

    def arms(self, colour: int) -> Slot:
        """Return the place of a colour's arms."""
        row = self.row(colour)
        size = min(row.h - 3, self.shield + 5)
        return Slot(row.x + size / 2, row.y + row.h / 2, size, size)

    def number(self, colour: int) -> tuple[float, float]:
        """Return where a row's number ends, and its middle."""
        row = self.row(colour)
        return row.right - 1, row.y + row.h / 2

    @property
    def marks(self) -> float:
        """The width that the numbers of the rows take: the count and the lead before it."""
        return 50.0

    def knight(self, colour: int, place: int, count: int) -> Slot:
        """Return the place of a knight of a row, 0 first; rows of many knights are closer together."""
        row, h = self.row(colour), self.shield
        w = h * SHIELD
        first = row.x + self.arms(colour).w + 8
        room = row.right - self.marks - first - w - (count - 1) // FIVE * GAP_OF_FIVE
        step = min(w + AIR, room / max(1, count - 1))
        return Slot(first + place * step + place // FIVE * GAP_OF_FIVE + w / 2, row.y + row.h / 2, w, h)

    # ---- reserve, discs, castles
    def reserve(self, place: int, slots: int) -> Slot:
        """Return the place of a knight in the reserve, 0 first, of so many slots."""
        top, height = self.plan.reserve
        h = min(height * min(1.25, self.stretch), self.room / slots / SHIELD * 0.96)
        w = h * SHIELD
        step = min(w * 1.45, (self.room - w) / max(1, slots - 1))
        first = self.left + (self.room - w - step * (slots - 1)) / 2
        return Slot(first + place * step + w / 2, self.y(top + height / 2), w, h)

    @property
    def reserves(self) -> Box:
        """The whole row of the reserve."""
        top, height = self.plan.reserve
        return Box(self.box.x + 6, self.y(top) - 3, self.box.w - 12, height * self.stretch + 6)

    def disc(self, number: int) -> Slot:
        """Return the place of a disc, 1..5."""
        top, height = self.plan.discs
        size = min(height * min(1.2, self.stretch), (self.room - 20) / DISCS * 0.96)
        step = (self.room - 20 - size) / (DISCS - 1)
        return Slot(self.left + 10 + (number - 1) * step + size / 2, self.y(top + height / 2), size, size)

    def stock(self, place: int) -> Slot:
        """Return the place of a castle that is left, 0 first; without such a place: in the head."""
        if self.plan.castles is None:
            return Slot(*self.head.centre, 0, 0)
        top, height, columns = self.plan.castles
        size = min(height * min(1.2, self.stretch), (self.room - 20) / columns * 0.96)
        step = (self.room - 20 - size) / (columns - 1)
        x = self.left + 10 + place % columns * step + size / 2
        return Slot(x, self.y(top + height / 2 + place // columns * (height + 3)), size, size)

    def stocks(self, castles: int) -> Box:
        """Return the place of so many castles that are left."""
        first, last = self.stock(0).box, self.stock(castles - 1).box
        return Box(first.x, first.y, last.right - first.x, last.bottom - first.y)


def team_stock(head: Box, place: int, castles: int) -> Slot:
    """Return the place of a castle that a team has left, in the head over both partners, right of its niche."""
    left = head.x + TEAM_NAME
    step = (head.right - 12 - left) / castles
    return Slot(left + (place + 0.5) * step, head.bottom - 15, min(step, 22.0), min(step, 22.0))
