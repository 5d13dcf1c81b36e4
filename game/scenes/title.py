"""The first screen."""

from __future__ import annotations

from pathlib import Path

from game.scenes.scene import Context, Scene
from game.view.canvas import Canvas


class Title(Scene):
    """Where the program begins. file: a save or replay that was named on the command line."""

    name = "title"

    def __init__(self, context: Context, file: Path | None = None) -> None:
        super().__init__(context)
        self._file = file

    def draw(self, canvas: Canvas, remainder: float) -> None:
        canvas.backdrop(framed=True)
        canvas.gold_text("Three Crowns", canvas.size[0] / 2, canvas.size[1] / 2, size=66)
