"""Pictures of the table and of the result, drawn by the game's own view without a window."""

from __future__ import annotations

import io
import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame as pg

from game.rules.core import Outcome
from game.view.canvas import Canvas
from game.view.moment import Moment
from game.view.view_package import ViewPackage

SIZE = (1280, 720)
COUNTED = 180  # ticks until the points of the last page are counted up


class Album:
    """Writes PNG files into `folder`; `written` are their paths, in order."""

    def __init__(self, folder: Path, package: ViewPackage) -> None:
        self.written: list[Path] = []
        self._folder = folder
        self._package = package
        pg.font.init()
        self._canvas = Canvas(pg.Surface(SIZE))

    def table(self, name: str, moment: Moment) -> None:
        """Write a picture of the table at this moment."""
        view = self._package.view()
        view.layout(self._canvas)
        view.show(moment)
        view.draw(self._canvas)
        self._save(name)

    def result(self, name: str, moment: Moment, outcome: Outcome) -> None:
        """Write a picture of the last page of the match."""
        page = self._package.result(moment, outcome)
        page.layout(self._canvas)
        for _ in range(COUNTED):
            page.update()
        page.draw(self._canvas)
        self._save(name)

    def _save(self, name: str) -> None:
        path = self._folder / f"{name}.png"
        # Not saved by pygame itself: on a full disk that leaves half a picture and says nothing.
        whole = io.BytesIO()
        pg.image.save(self._canvas.surface, whole, "png")
        path.write_bytes(whole.getvalue())
        self.written.append(path)
