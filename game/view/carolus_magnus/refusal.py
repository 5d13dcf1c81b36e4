"""A refusal: what was refused shakes its head for a moment, and the reason is said for a while."""

from __future__ import annotations

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import spots, tips
from game.view.carolus_magnus.look import Look
from game.view.tween import shake

TICKS, SAID_TICKS = 14, 200  # how long a spot shakes, how long a reason stays
REACH = 4.0
MOST_W, MOST_H = 300.0, 90.0


class Refusal:
    """The newest refusal. text: its reason, "" when it is said no more."""

    def __init__(self) -> None:
        self.text = ""
        self._spot: str | None = None
        self._said = self._left = 0

    def start(self, text: str, spot: str | None) -> None:
        """Say a reason, and let a spot shake."""
        self.text, self._said = text, SAID_TICKS
        self._spot, self._left = spot, TICKS if spot else 0

    def stop(self) -> None:
        """Say nothing any more, let nothing shake."""
        self.text, self._said, self._left = "", 0, 0

    def update(self) -> bool:
        """Advance by one tick; return whether the picture changed."""
        changed = self._left > 0 or self._said == 1
        self._left, self._said = max(0, self._left - 1), max(0, self._said - 1)
        self.text = self.text if self._said else ""
        return changed

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
