"""Places that shine by themselves, as those that a coach speaks of, and the finger that points at one of them."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.palette import INK

LIT = "#ffd24a"
RING, GLOW, FAINT = 4.0, 9.0, 56  # how far the ring lies outside, how far it shines; what lies there is to be read
_FINGER, _AIR, _SWING = 36.0, 6.0, 9.0  # the size of the finger, how near it comes, how far it swings
_ROUND, _STEP = 48, 2  # ticks of a swing, and between two pictures of it


class Shining:
    """What shines. spots: as the table names them; points: whether a finger points at where to press.

    in_hand: whether what lies at the first of the spots was taken up. coach: the place of whoever speaks of them, of no
    size while nobody does; behind it nothing would be seen.
    """

    def __init__(self) -> None:
        self.spots: tuple[str, ...] = ()
        self.in_hand = False
        self.points = False
        self.coach = Box(0, 0, 0, 0)
        self._ticks = 0

    def begin(self, spots: tuple[str, ...], points: bool, coach: Box) -> None:
        """Let these shine instead of those of before."""
        self.spots, self.points, self._ticks = spots, points, 0
        self.coach = coach

    def update(self, moves: bool) -> bool:
        """Advance by one tick; return whether the picture changed. moves: whether anything may move by itself."""
        if not (self.points and moves):
            return False
        self._ticks += 1
        return self._ticks % _STEP == 0

    def draw(self, canvas: Canvas, place_of: Callable[[str], Box | None]) -> None:
        """Draw the light, and the finger above all of it."""
        boxes = [box for box in map(place_of, self.spots) if box is not None]
        for box in boxes:
            canvas.glow(*box, 6, GLOW, LIT, FAINT)
            canvas.nine("ui/focus", *box.grown(RING))
        if self.points and boxes:
            self._finger(canvas, boxes[-1 if self.in_hand else 0])

    def _finger(self, canvas: Canvas, box: Box) -> None:
        swing = _SWING * (1 - math.cos(self._ticks * 2 * math.pi / _ROUND)) / 2
        far = RING + _AIR + _FINGER + _SWING
        above = box.y - far >= 0 and not self.coach.meets(Box(box.x, box.y - far, box.w, far))
        x = box.centre[0] - _FINGER / 2
        y = box.y - RING - _AIR - _FINGER - swing if above else box.bottom + RING + _AIR + swing
        canvas.put("ui/knob_gold", x, y, _FINGER, _FINGER, lift=3)
        canvas.icon("down" if above else "up", x + _FINGER / 2, y + _FINGER / 2, _FINGER * 0.62, INK)
