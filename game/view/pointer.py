"""From the mouse, the keys or a pad to an intent: what is pointed at on a table, and where the keys' focus goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.view.commands import COMMANDS, wish
from game.view.shown import Shown
from game.view.table_view import Intent
from game.view.widgets.nearest import WALKS, Rect, walk

L = TypeVar("L", bound=Shown)


@dataclass
class TablePointer(Generic[L]):
    """What a person points at: under the mouse, or the focus of keys and pads; a `copy` of it keeps how it was.

    A spot is the name of anything that can be pointed at. A game says which there are, where keys walk, and what
    choosing one means; what is begun and is no action yet (a piece in hand) it keeps here too.
    """

    hovered: str | None = None
    focus: str | None = None
    pressed: str | None = None
    keys: bool = False  # the newest event came from keys or a pad

    # ---- what a game says
    def stops(self, look: L) -> Mapping[str, Rect]:
        """Return the spots that keys walk over and their places, in the order of reading."""
        raise NotImplementedError

    def first(self, look: L) -> str | None:
        """Return where the focus goes by itself, None for nowhere.

        Never to Undo or another button of no move: who presses Enter once too often takes nothing back.
        """
        raise NotImplementedError

    def spot_at(self, look: L, x: float, y: float) -> str | None:
        """Return the spot under a point."""
        raise NotImplementedError

    def is_there(self, look: L, spot: str) -> bool:
        """Return whether a spot is on the table (still)."""
        raise NotImplementedError

    def choose(self, look: L, spot: str | None) -> Intent | None:
        """Return what choosing a spot means, by a click or by the keys."""
        raise NotImplementedError

    def numbered(self, look: L, number: int) -> str | None:
        """Return the spot that a number key means now, None for none."""
        return None

    # ---- what is shown
    @property
    def pointed(self) -> str | None:
        """The spot that is pointed at now."""
        return self.focus if self.keys else self.hovered

    def mark(self) -> tuple[object, ...]:
        """Return what the picture shows of the pointer."""
        return self.pointed, self.keys, self.pressed

    def follow(self, look: L, anew: bool = True) -> None:
        """Take over a moment; anew: with another position. What is gone cannot be pointed at any more.

        What is pressed stays so while the position is the same: a click in the moment in which a computer player is
        done thinking is a click.
        """
        if anew:
            self.pressed = None
        if self.keys and self.focus not in self.stops(look):
            self.focus = self.first(look)
        if self.hovered and not self.is_there(look, self.hovered):
            self.hovered = None

    def handle(self, event: Any, look: L) -> Intent | None:
        """Return the intent of an event, None if it only moves what is pointed at."""
        if event.kind == "command":
            return self._command(event.command, look)
        if event.kind not in ("move", "down", "up"):
            return None
        self.keys = False
        self.hovered = self.spot_at(look, event.x, event.y)
        return self._mouse(event, look)

    # ---- the mouse
    def _mouse(self, event: Any, look: L) -> Intent | None:
        """Return what the mouse means, whose spot is known: a press and a release over the same one is a choice."""
        if event.kind == "down" and event.button == 1:
            self.pressed = self.hovered
        if event.kind == "up" and event.button == 1:
            pressed, self.pressed = self.pressed, None
            return self.choose(look, pressed) if pressed == self.hovered else None
        return None

    # ---- keys and pads
    def _command(self, command: str, look: L) -> Intent | None:
        if command in COMMANDS:
            return wish(look.moment, command)
        if command in WALKS:
            self._walk(command, look)
        elif command.startswith("digit_"):
            self._digit(int(command.removeprefix("digit_")), look)
        elif command == "confirm":
            return self._confirm(look)
        return None

    def _walk(self, command: str, look: L) -> None:
        stops = self.stops(look)
        if self.keys and self.focus is not None and self.focus in stops:
            self.focus = walk(stops, self.focus, command)
        else:  # the first key after the mouse only shows where the focus is
            self.keys, self.focus = True, self._enter(look)

    def _digit(self, number: int, look: L) -> None:
        spot = self.numbered(look, number)
        if spot is not None:
            self.keys, self.focus = True, spot

    def _confirm(self, look: L) -> Intent | None:
        if not self.keys:
            self.keys, self.focus = True, self._enter(look)
            return None
        return self.choose(look, self.focus)

    def _enter(self, look: L) -> str | None:
        """Return where the focus comes back after the mouse was used, or begins; None where there is nothing to do."""
        stops = self.stops(look)
        return self.focus if self.focus in stops else self.first(look) or next(iter(stops), None)
