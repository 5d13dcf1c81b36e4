"""What a line of the chronicle speaks of: the places of the board that light up while one points at the line.

A mouse points at a line; for keys and pads the command of the chronicle leads to the newest line, up and down go from
line to line, and the command again, or Enter, asks for the whole of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, runtime_checkable

from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.moment import Sentence
from game.view.shining import GLOW, LIT, RING, Shining
from game.view.table_view import Intent

Row = tuple[Sentence, Box]  # a line as it is shown, and where


@runtime_checkable
class Touching(Protocol):
    """What the package of a game offers beside, in which the chronicle names places of the board."""

    def touched(self, before: Any, action: int, after: Any) -> tuple[str, ...]:
        """Return the spots of the board that a step is about, as the table names them; () for none."""


class Finger(Protocol):
    """What else keys and mouse point at: nothing while keys go along the lines."""

    hovered: str | None
    keys: bool


class Told:
    """The line of the chronicle that is pointed at, and what shines by itself. walks: whether keys or a pad point."""

    def __init__(self) -> None:
        self.walks = False
        self._row: Row | None = None
        self._was: tuple[Row | None, bool] = (None, False)  # as it was drawn
        self.shining = Shining()

    @property
    def stirs(self) -> bool:
        """Whether it looks other than when it was drawn."""
        return self._was != (self._row, self.walks)

    def hear(
        self, event: Any, finger: Finger, canvas: Canvas | None, rows_on: Callable[[Canvas], list[Row]], sheet: Box
    ) -> Intent | None:
        """Return what an event wants of the lines, None where it means something else. sheet: where the lines are."""
        rows = (lambda: rows_on(canvas)) if canvas is not None else list
        if event.kind == "command":
            return self._command(event.command, finger, rows)
        if event.kind == "move" and not (self.walks and event.rests):
            here = rows() if sheet.holds(event.x, event.y) else []
            self._row = next((row for row in here if row[0].spots and row[1].holds(event.x, event.y)), None)
            self.walks = False
        return None

    def forget(self) -> None:
        """Point at nothing: the lines have moved on."""
        self._row, self.walks = None, False

    def _command(self, command: str, finger: Finger, rows: Callable[[], list[Row]]) -> Intent | None:
        if self.walks:
            return self._walk(command, finger, rows())
        found = rows() if command == "log" else []
        if not found:
            return None
        self._row, self.walks = found[-1], True
        finger.hovered, finger.keys = None, False
        return Intent(contract.NOTHING)

    def _walk(self, command: str, finger: Finger, rows: list[Row]) -> Intent | None:
        lines = sorted(rows, key=lambda row: row[1].y)
        at = next((n for n, row in enumerate(lines) if row == self._row), len(lines) - 1)
        to = {"up": at - 1, "down": at + 1, "home": 0, "end": len(lines) - 1, "fast": at}.get(command)
        if to is not None and lines:
            self._row = lines[max(0, min(to, len(lines) - 1))]
            return Intent(contract.NOTHING)
        self.forget()
        finger.keys = True
        if command in ("log", "confirm"):
            return Intent(contract.LOG)
        return Intent(contract.NOTHING) if command == "back" else None

    def draw(self, canvas: Canvas, place_of: Callable[[str], Box | None], busy: bool) -> None:
        """Mark the line, and let what it speaks of shine. busy: not now, for the pieces are on their way."""
        self._was = (self._row, self.walks)
        if not busy:
            self.shining.draw(canvas, place_of)
        if self._row is not None and not busy:
            line, row = self._row
            canvas.dim(*row, LIT, 40, 5)
            if self.walks:
                canvas.nine("ui/focus", *row)
            light(canvas, map(place_of, line.spots))


def light(canvas: Canvas, boxes: Iterable[Box | None]) -> None:
    """Let each place shine within a ring; one that is not on the table any more does not."""
    for box in boxes:
        if box is not None:
            canvas.glow(*box, 6, GLOW, LIT, 130)
            canvas.nine("ui/focus", *box.grown(RING))
