"""What the table of every game is built on: its stage and frame, who is there, pictures made while nothing moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from game.view.canvas import Canvas
from game.view.frame import Frame
from game.view.moment import Presence
from game.view.stage import Stage
from game.view.table_view import Play

Coming = Iterator[tuple[str, float, float]]  # pictures that later moments will show, with their sizes


class Tabletop:
    """The common ground of the tables; flying: the layer of what is over everything else."""

    def __init__(self, play_sound: Play, flying: int) -> None:
        self.dirty = True
        self._play = play_sound
        self._stage = Stage()
        self._frame = Frame(flying)
        self._presence = Presence()
        self._canvas: Canvas | None = None
        self._to_come: Coming = iter(())
        self._hinted: int | None = None
        self._hint_words = ""

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self._stage.busy

    def attend(self, presence: Presence) -> None:
        """Take over how the other machines are doing and the clock of the turn."""
        if presence != self._presence:
            self._presence = presence
            self.dirty = True

    def finish(self) -> None:
        """Jump to the end of every animation."""
        if self._stage.busy:
            self._stage.finish()
            self._frame.forget()
            self.dirty = True

    def fast(self, on: bool) -> None:
        """Run animations four times as fast."""
        self._stage.fast = on

    def _skips(self, event: Any) -> bool:
        """Return whether an event ends what still moves."""
        return self._stage.busy and (event.kind == "down" or (event.kind == "command" and event.command != "fast"))

    def _make_a_picture(self) -> None:
        """Make the next picture of those to come, while there is nothing to draw."""
        if not self.dirty and not self._stage.busy and self._canvas is not None:
            for name, w, h in islice(self._to_come, 1):
                self._canvas.picture(name, w, h)
