"""The real program on a screen that nobody sees, its clock turned and its mouse moved by hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pygame as pg

from game.app import TICK, App
from game.scenes import crash
from game.scenes.scene import Context, Scene
from game.selftest.failure import Failure, must
from game.settings import LEAST_WINDOW

NOW = datetime(2024, 5, 17, 21, 40)
REST = 4  # ticks until what was opened is drawn; nothing moves, for the animations are off


class Stage:
    """Shows scenes and does what a person does. shown: the kinds of scenes that have been drawn.

    home: the person's folder.
    """

    def __init__(self, home: Path, lang: str = "en") -> None:
        self._time = 0.0
        self.app = App(home, lambda: self._time, lambda: NOW, LEAST_WINDOW, lang)
        self.app.settings.animation, self.app.settings.least_thinking = "off", 0
        self.shown: set[type[Scene]] = set()

    @property
    def context(self) -> Context:
        return self.app.context

    @property
    def scene(self) -> Scene:
        """The scene on top. Raises Failure where one has failed, as the program itself would only tell in its log."""
        log = self.app.home / crash.FILE
        if log.exists():
            raise Failure(_in_one_line(log.read_text("utf-8")))
        must(self.app.stack.top, "the program has ended by itself")
        assert self.app.stack.top is not None
        return self.app.stack.top

    def speak(self, lang: str) -> None:
        """Show everything in this language from now on."""
        self.context.settings.language = lang
        self.context.apply_settings()

    def open(self, make: Callable[[Context], Scene]) -> None:
        """Show the scene that `make` makes, in place of all that was there."""
        self.app.stack.abandon()
        self.app.begin(make)
        self.ticks()

    def ticks(self, count: int = REST) -> None:
        """Let ticks pass, and take note of what is on the screen."""
        for _ in range(count):
            self._time += TICK
            self.app.step([])
        self.shown.update(type(scene) for scene in self.app.stack.visible if scene.laid_out)
        assert self.scene

    def until(self, wanted: Callable[[], object], what: str, most: int = 2000,
              wait: Callable[[], object] = lambda: None) -> None:  # fmt: skip
        """Let ticks pass until it is so. wait: is called between them, for what goes on outside of this clock."""
        for _ in range(most):
            if wanted():
                return
            self.ticks(1)
            wait()
        raise Failure(f"{what} does not come; the scene {self.scene.name} stays")

    def press(self, name: str) -> None:
        """Click the middle of a target."""
        self.app.input.forget_click()
        targets = self.scene.targets()
        must(name in targets, f"the scene {self.scene.name} has no {name}")
        x, y, w, h = targets[name]
        k = self.app.screen.canvas.k
        place = round((x + w / 2) * k), round((y + h / 2) * k)
        motion = pg.event.Event(pg.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        down, up = (pg.event.Event(kind, pos=place, button=1, touch=False)
                    for kind in (pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP))  # fmt: skip
        for event in (motion, down, up):
            self.app.step([event])
        self.ticks(2)

    def must_have_shown(self, names: set[str]) -> None:
        """Raise Failure where a scene of one of these names has not been drawn."""
        missing = names - {kind.name for kind in self.shown}
        must(not missing, f"nobody has looked at the scene {', '.join(sorted(missing))}")

    def close(self) -> None:
        """End the program."""
        self.app.close()
        must(not (self.app.home / crash.FILE).exists(), "something went wrong when the program ended")


def _in_one_line(log: str) -> str:
    """Return from the log of an error in which scene and line of the program it was, and what it says."""
    scene = log.partition(" in ")[2].partition(" on ")[0]
    place = re.findall(r'File ".*?([^/\\"]+)", (line \d+)', log)[-1]
    return f"{scene}: {', '.join(place)}: {log.strip().splitlines()[-1]}"


def kinds_of_scenes() -> set[type[Scene]]:
    """Return every scene that there is by now: those that have a name of their own."""
    return {kind for kind in _below(Scene) if "name" in vars(kind)}


def _below(kind: type[Scene]) -> Iterator[type[Scene]]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)
