"""A pilot for the real app: clicks widgets by name, presses keys, types, and feeds time by hand.

Nothing here waits: a tick passes when the test says so. The pilot sends the same raw pygame events as a window would.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame as pg

from game.app import TICK, App
from game.scenes.scene import Context, Scene
from game.settings import Settings, save
from tests.scenes.fake_network import FakeNetwork

NOW = datetime(2024, 5, 17, 21, 40)
KEYS = {
    "up": pg.K_UP, "down": pg.K_DOWN, "left": pg.K_LEFT, "right": pg.K_RIGHT, "enter": pg.K_RETURN, "tab": pg.K_TAB,
    "space": pg.K_SPACE, "escape": pg.K_ESCAPE, "home": pg.K_HOME, "end": pg.K_END, "backspace": pg.K_BACKSPACE,
    "delete": pg.K_DELETE, "page_up": pg.K_PAGEUP, "page_down": pg.K_PAGEDOWN, "f1": pg.K_F1, "f11": pg.K_F11,
}  # fmt: skip
MODIFIERS = {"shift": pg.KMOD_LSHIFT, "ctrl": pg.KMOD_LCTRL, "alt": pg.KMOD_LALT}


class Pilot:
    """Drives one `App`. home: the person's folder, usually `tmp_path`. settings: written there before the start.

    network: what the scenes take for the network; a test drives it by hand.
    """

    def __init__(self, home: Path, size: tuple[int, int] = (1280, 720), lang: str = "en",
                 settings: Settings | None = None) -> None:  # fmt: skip
        if settings:
            assert not save(settings, home)
        self.time = 0.0
        self.app = App(home, seconds=lambda: self.time, now=lambda: NOW, window=size, lang=lang)
        self.network = FakeNetwork()
        self.app.context.open_network = lambda: self.network
        self._place = (0, 0)
        self._seen = 0  # plies of the match at the last click

    def open(self, first: Callable[[Context], Scene]) -> Pilot:
        """Show the scene that `first` makes from the context."""
        self.app.begin(first)
        self.ticks(2)
        return self

    def close(self) -> None:
        self.app.close()

    # -- what is on the screen

    @property
    def context(self) -> Context:
        return self.app.context

    @property
    def scene(self) -> Scene:
        """The scene on top; failed scenes and an ended program fail the test here."""
        log = self.app.home / "errors.log"
        assert not log.exists(), log.read_text(encoding="utf-8")
        assert self.app.stack.top, "the program has ended"
        return self.app.stack.top

    @property
    def focus(self) -> str:
        """The name of the focused widget, "" when there is none."""
        ui = getattr(self.scene, "ui", None)
        return ui.focused.name if ui and ui.focused else ""

    @property
    def toast(self) -> str:
        return self.app.screen.toasts.current

    def targets(self) -> dict[str, tuple[float, float, float, float]]:
        return self.scene.targets()

    def middle(self, name: str) -> tuple[int, int]:
        """The middle of a target in window pixels."""
        targets = self.targets()
        assert name in targets, f"no {name} on {self.scene.name}; there are {sorted(targets)}"
        x, y, w, h = targets[name]
        k = self.app.screen.canvas.k
        return round((x + w / 2) * k), round((y + h / 2) * k)

    def picture(self, path: Path) -> None:
        """Save what is on the screen."""
        pg.image.save(self.app.window.surface, path)

    # -- time

    def ticks(self, count: int = 1) -> None:
        """Let ticks pass."""
        for _ in range(count):
            self.time += TICK
            self.app.step([])

    def until(self, condition: Callable[[], object], most: int = 3600) -> None:
        """Let ticks pass until the condition holds; fails after `most`."""
        for _ in range(most):
            if condition():
                return
            self.ticks()
        raise AssertionError(f"still not so after {most} ticks")

    def look(self) -> None:
        """Let pass what a person needs to see what lies on a table now; who clicks then clicks anew, not twice."""
        play = getattr(self.scene, "play", None)
        if play is None:
            return
        while play.is_new:
            self.ticks()
        if self._seen != len(play.match.log):
            self._seen = len(play.match.log)
            self.app.input.forget_click()

    # -- hands

    def send(self, *raw: pg.event.Event) -> None:
        """Hand raw events to the app, then let two ticks pass."""
        self.app.step(list(raw))
        self.ticks(2)

    def point(self, at: str | tuple[int, int]) -> None:
        """Move the mouse to a target, or to a place in window pixels."""
        x, y = self.middle(at) if isinstance(at, str) else at
        was, self._place = self._place, (x, y)
        rel = (x - was[0], y - was[1])
        self.send(pg.event.Event(pg.MOUSEMOTION, pos=(x, y), rel=rel, buttons=(0, 0, 0), touch=False))

    def click(self, at: str | tuple[int, int], button: int = 1) -> None:
        """Click a target by its name, or a place in window pixels."""
        self.look()
        self.point(at)
        self.look()
        for kind in (pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP):
            self.send(pg.event.Event(kind, pos=self._place, button=button, touch=False))

    def drag(self, start: str | tuple[int, int], end: str | tuple[int, int]) -> None:
        """Press at the start, move to the end, let go."""
        self.hold(start)
        self.point(end)
        self.let_go()

    def hold(self, at: str | tuple[int, int]) -> None:
        """Press the button of the mouse there and keep it down."""
        self.look()
        self.point(at)
        self.look()
        self.send(pg.event.Event(pg.MOUSEBUTTONDOWN, pos=self._place, button=1, touch=False))

    def let_go(self) -> None:
        """Let the button of the mouse go where it is."""
        self.send(pg.event.Event(pg.MOUSEBUTTONUP, pos=self._place, button=1, touch=False))

    def wheel(self, at: str, notches: int) -> None:
        """Turn the wheel over a target; positive is up."""
        self.point(at)
        self.send(pg.event.Event(pg.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches), flipped=False))

    def press(self, *names: str) -> None:
        """Press keys one after the other: "tab", "shift+tab", "ctrl+a", "u"."""
        for name in names:
            *held, key = name.split("+")
            mod = sum(MODIFIERS[one] for one in held)
            self.look()
            code = KEYS[key] if key in KEYS else pg.key.key_code(key)
            for kind in (pg.KEYDOWN, pg.KEYUP):
                self.send(pg.event.Event(kind, key=code, mod=mod, unicode="", scancode=0))

    def type(self, text: str) -> None:
        """Type characters, as an input method hands them over."""
        for letter in text:
            self.send(pg.event.Event(pg.TEXTINPUT, text=letter))

    def pad(self, button: int) -> None:
        """Press a button of a pad of the Xbox kind."""
        self.look()
        self.send(pg.event.Event(pg.JOYBUTTONDOWN, instance_id=0, button=button))
        self.send(pg.event.Event(pg.JOYBUTTONUP, instance_id=0, button=button))

    def drop(self, path: Path) -> None:
        """Let go a file over the window."""
        self.send(pg.event.Event(pg.DROPFILE, file=str(path)))

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the window, and let the rest pass after which everything is laid out anew."""
        pg.display.set_mode(size, pg.RESIZABLE)
        self.send(pg.event.Event(pg.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.ticks(12)
