"""A thing that was refused shakes its head for a moment."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.carolus_magnus import spots, tips
from game.view.carolus_magnus.boxes import Box
from game.view.carolus_magnus.look import Look
from game.view.tween import shake

TICKS = 14
REACH = 4.0
MOST_W, MOST_H = 300.0, 90.0


class Shake:
    """The spot that shakes, and for how long still."""

    def __init__(self) -> None:
        self._spot: str | None = None
        self._left = 0

    def start(self, spot: str | None) -> None:
        """Let a spot shake."""
        self._spot, self._left = spot, TICKS if spot else 0

    def stop(self) -> None:
        """Let nothing shake."""
        self._left = 0

    def update(self) -> bool:
        """Advance by one tick; return whether the picture changed."""
        if not self._left:
            return False
        self._left -= 1
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw what was refused once more, out of its place."""
        if not self._left or self._spot is None:
            return
        index = spots.land_of(look, self._spot)
        box = tips.anchor(look, index) if index is not None else spots.box_of(look, self._spot)
        if box is None or box.w > MOST_W or box.h > MOST_H:
            return
        inside = canvas.rect(*Box(*box)).clip(canvas.surface.get_rect())
        if inside.w and inside.h:
            part = canvas.surface.subsurface(inside).copy()
            by = canvas.px(REACH * shake(1 - self._left / TICKS, 3.5))
            canvas.surface.blit(part, inside.move(by, 0))
