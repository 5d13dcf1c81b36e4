"""The middle of the table: the imperial seal, the supply with its numbers, the tray with the last dice."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.canvas import Canvas
from game.view.carolus_magnus.ring import Rect
from game.view.moment import Moment
from game.view.script import Piece


@dataclass(frozen=True, slots=True)
class Middle:
    """The places of the middle: seal, supply plate and its five cells (buttons when a crown is named), dice tray."""

    seal: Rect
    supply: Rect
    cells: tuple[Rect, ...]
    tray: Rect


def middle(box: tuple[float, float, float, float]) -> Middle:
    """Return the places in the middle of a ring that fills the box."""
    raise NotImplementedError


def middle_pieces(moment: Moment, places: Middle) -> dict[str, Piece]:
    """Return the supply's knights with their numbers, the dice of the last roll and who threw them."""
    raise NotImplementedError


def draw_ground(canvas: Canvas, box: tuple[float, float, float, float]) -> None:
    """Draw what never changes: the road's groove, the compass rose, the seal, the plate and the tray."""
    raise NotImplementedError
