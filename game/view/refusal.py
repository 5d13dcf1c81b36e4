"""A refusal: what was refused shakes its head for a moment, and the reason is said for a while."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas import Canvas
from game.view.shown import Place
from game.view.tween import shake

TICKS, SAID_TICKS = 14, 200  # how long a spot shakes, how long a reason stays
REACH = 4.0


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

    def draw(self, canvas: Canvas, place: Callable[[str], Place | None]) -> None:
        """Draw what was refused once more, out of its place. place: where a spot lies, None where it does not shake."""
        box = place(self._spot) if self._left and self._spot is not None else None
        if box is None:
            return
        inside = canvas.rect(*box).clip(canvas.surface.get_rect())
        if inside.w and inside.h:
            part = canvas.surface.subsurface(inside).copy()
            by = canvas.px(REACH * shake(1 - self._left / TICKS, 3.5))
            canvas.surface.blit(part, inside.move(by, 0))
