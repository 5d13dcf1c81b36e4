"""What a line of the chronicle speaks of: the places of the board that light up while one points at the line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, runtime_checkable

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.moment import Sentence

Row = tuple[Sentence, Box]  # a line as it is shown, and where
RING, GLOW = 4.0, 9.0  # how far the ring lies outside, how far it shines
LIT = "#ffd24a"


@runtime_checkable
class Touching(Protocol):
    """What the package of a game offers beside, in which the chronicle names places of the board."""

    def touched(self, before: Any, action: int, after: Any) -> tuple[str, ...]:
        """Return the spots of the board that a step is about, as the table names them; () for none."""


class Told:
    """The line of the chronicle that the mouse is over, if it speaks of places."""

    def __init__(self) -> None:
        self._row: Row | None = None

    def read(self, rows: Iterable[Row], event: Any) -> bool:
        """Take over where the mouse is; return whether that is another line. rows: none where it is elsewhere."""
        was, at = self._row, (event.x, event.y)
        self._row = next((row for row in rows if row[0].spots and row[1].holds(*at)), None)
        return self._row != was

    def forget(self) -> None:
        """Point at nothing: the lines have moved on."""
        self._row = None

    def draw(self, canvas: Canvas, place_of: Callable[[str], Box | None], busy: bool) -> None:
        """Mark the line, and let what it speaks of shine. busy: not now, for the pieces are on their way."""
        if self._row is not None and not busy:
            line, row = self._row
            canvas.dim(*row, LIT, 40, 5)
            light(canvas, map(place_of, line.spots))


def light(canvas: Canvas, boxes: Iterable[Box | None]) -> None:
    """Let each place shine within a ring; one that is not on the table any more does not."""
    for box in boxes:
        if box is not None:
            canvas.glow(*box, 6, GLOW, LIT, 130)
            canvas.nine("ui/focus", *box.grown(RING))
