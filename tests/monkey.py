"""A monkey at the real app: clicks, keys, letters, resizes and changes of settings, many at once, all from one seed.

It sends raw events through the pilot, several in one step, so that a scene hears what was meant for the one before.
"""

from __future__ import annotations

import random

import pygame as pg

from game.language import LANGUAGES
from game.scenes.scene import Scene
from game.settings import TEXT_SCALES
from tests.pilot import KEYS, MODIFIERS, Pilot

SIZES = ((960, 540), (961, 541), (1000, 1400), (1720, 400), (200, 150), (1280, 720), (1, 1))
LETTERS = ("a", "ő", "👑", "e\u0301", "\u202e", "\x00", "x" * 30, " ", "\ud800")
MORE_KEYS = tuple(map(ord, "uurhlmzyavxc15"))  # the key of a letter or digit has its number
WAYS_HOME = ("no", "ok", "leave", "menu", "close", "done", "back", "raise")  # buttons, the first that is there


class Monkey:
    """Storms through the scenes of a pilot. It never presses Quit."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        self.pilot = pilot
        self.seen = {pilot.scene.name}
        self._rng = random.Random(seed)

    def storm(self, steps: int) -> None:
        """Take that many steps of one to eight events; every scene must survive each of them."""
        for _ in range(steps):
            raw = [event for _ in range(self._rng.choice((1, 1, 2, 3, 8))) for event in self._event()]
            self.pilot.time += self._rng.choice((0, 0, 1 / 60, 1 / 30, 0.3, 2))
            self.pilot.app.step(raw)
            self.seen.add(self.pilot.scene.name)

    def go_home(self, most: int = 60) -> None:
        """Go back to the title as a person would, by what the scenes offer; fails where one holds on."""
        self.pilot.ticks(30)
        self.pilot.resize((960, 540))  # in a window of one pixel nobody hits anything
        for _ in range(most):
            scene = self.pilot.scene
            if scene.name == "title":
                return
            way = next((name for name in WAYS_HOME if name in self.pilot.targets()), None)
            if way:
                self.pilot.click(way)
            if self.pilot.scene is scene:
                self.pilot.press("escape")
            self.pilot.ticks(5)
        raise AssertionError(f"there is no way out of {self.pilot.scene.name}")

    def _event(self) -> list[pg.event.Event]:
        kinds = (self._click, self._key, self._letter, self._wheel, self._window, self._pad, self._settings)
        return self._rng.choices(kinds, (60, 26, 6, 4, 3, 3, 1))[0]()

    def _place(self) -> tuple[int, int]:
        scene: Scene = self.pilot.scene
        targets = scene.targets() if scene.laid_out else {}
        targets.pop("quit", None)
        w, h = self.pilot.app.window.size
        if not targets or self._rng.random() < 0.2:
            return self._beside_quit(self._rng.randrange(w), self._rng.randrange(h))
        x, y, wide, high = targets[self._rng.choice(sorted(targets))]
        k = self.pilot.app.screen.canvas.k
        return round((x + wide * self._rng.random()) * k), round((y + high * self._rng.random()) * k)

    def _beside_quit(self, x: int, y: int) -> tuple[int, int]:
        return (x, y) if self.pilot.scene.name != "title" else (0, 0)

    def _click(self) -> list[pg.event.Event]:
        place, button = self._place(), self._rng.choice((1, 1, 1, 1, 2, 3, 6))
        events = [pg.event.Event(pg.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(0, 0, 0), touch=False)]
        for _ in range(self._rng.choice((1, 1, 2, 3))):
            events.append(pg.event.Event(pg.MOUSEBUTTONDOWN, pos=place, button=button, touch=False))
            if self._rng.random() < 0.9:
                events.append(pg.event.Event(pg.MOUSEBUTTONUP, pos=place, button=button, touch=False))
        return events

    def _key(self) -> list[pg.event.Event]:
        key = self._rng.choice((*KEYS.values(), *MORE_KEYS))
        if self.pilot.scene.name == "title" and key in (pg.K_RETURN, pg.K_SPACE):
            return []  # the focus may be on Quit
        mod = self._rng.choice((0, 0, 0, *MODIFIERS.values()))
        kinds = (pg.KEYDOWN, pg.KEYUP) if self._rng.random() < 0.9 else (pg.KEYDOWN,)
        return [pg.event.Event(kind, key=key, mod=mod, unicode="", scancode=0) for kind in kinds]

    def _letter(self) -> list[pg.event.Event]:
        text = self._rng.choice(LETTERS)
        if self._rng.random() < 0.3:
            return [pg.event.Event(pg.TEXTEDITING, text=text, start=0, length=1)]
        return [pg.event.Event(pg.TEXTINPUT, text=text)]

    def _wheel(self) -> list[pg.event.Event]:
        notches = self._rng.choice((-30, -1, 1, 30))
        return [pg.event.Event(pg.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches), flipped=False)]

    def _window(self) -> list[pg.event.Event]:
        if self._rng.random() < 0.2:
            size = self._rng.choice(SIZES)
            pg.display.set_mode(size, pg.RESIZABLE)
            return [pg.event.Event(pg.WINDOWSIZECHANGED, x=size[0], y=size[1])]
        kinds = (pg.WINDOWFOCUSLOST, pg.WINDOWFOCUSGAINED, pg.WINDOWMINIMIZED, pg.WINDOWRESTORED, pg.WINDOWEXPOSED)
        return [pg.event.Event(self._rng.choice(kinds))]

    def _pad(self) -> list[pg.event.Event]:
        if self.pilot.scene.name == "title":
            return []
        return [pg.event.Event(pg.JOYBUTTONDOWN, instance_id=0, button=self._rng.randrange(16))]

    def _settings(self) -> list[pg.event.Event]:
        chosen = self.pilot.app.settings
        chosen.language = self._rng.choice(sorted(LANGUAGES))
        chosen.text_size = self._rng.choice(sorted(TEXT_SCALES))
        self.pilot.app.apply_settings()
        return []
