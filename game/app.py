"""The loop of fixed ticks, and what holds the program together. The only file that reads the real clock.

Ticks are a sixtieth of a second; a late frame runs several, but never more than a quarter of a second's. A picture is
drawn only when something is dirty, so a still screen costs next to nothing. Never `pygame.event.get()`, `poll` or
`pump` alone: they hold the interpreter while SDL waits for the system, and other threads stand still.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame as pg

from game import language, paths, settings
from game.scenes import crash
from game.scenes.missing import MissingFiles
from game.scenes.scene import Context, Scene, SceneStack
from game.scenes.screen import Screen
from game.scenes.status import StatusFile
from game.view.input import Event, Input
from game.view.sound import Sound
from game.view.widgets.toast import Toasts
from game.view.window import NoScreen as NoScreen
from game.view.window import Window

if TYPE_CHECKING:
    from net.facade import Network

TICK = 1 / 60
_LONGEST_FRAME = 0.25
_STILL_AFTER = 0.25  # seconds without a new picture after which the loop slows down
_STILL_SLEEP = 0.04
_ENDINGS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # Ctrl+C, a shutdown, a closed terminal


class App:
    """The running program. `run` is the real loop; a test calls `step` with its own events and clock.

    problem: what to tell a person once the window is gone, "" when all went well.
    """

    def __init__(self, home: Path | None = None, seconds: Callable[[], float] = time.monotonic,
                 now: Callable[[], datetime] = datetime.now, window: tuple[int, int] | None = None,
                 lang: str | None = None) -> None:  # fmt: skip
        self.home = home or paths.user_dir()
        self.settings, problem = settings.load(self.home)
        self._saved = repr(self.settings)
        self.settings.language = lang or self.settings.language
        toasts = Toasts()
        self._missing = MissingFiles(toasts.show)
        language.use(self.settings.language)
        full_screen = self.settings.full_screen and window is None
        plain = self.settings.framebuffer == "plain"
        size = window or self.settings.window
        self.window = Window(size, full_screen, plain, seconds, exact=window is not None)
        self.stack = SceneStack()
        self.screen = Screen(self.window, self.settings, self.stack, seconds, toasts)
        self.input, self.sound = Input(), Sound()
        self.input.begin(self.screen.canvas.k)
        self.context = Context(
            self.settings, self.screen.canvas, self.sound, self.input, self.home, self.screen.toasts.show, now,
            seconds, self.apply_settings, self.leave, self.stack, self._open_network,
        )  # fmt: skip
        self.running = True
        self.problem = ""
        self._first: Callable[[Context], Scene] | None = None
        self._greeted: Scene | None = None
        self._clicked: Scene | None = None  # that heard the last click, of several quick ones the first
        self._status = StatusFile()
        self._seconds = seconds
        self._last = seconds()
        self._spare = 0.0
        self._crashes = crash.Crashes(seconds)
        self.screen.toasts.show(problem)

    def begin(self, first: Callable[[Context], Scene]) -> None:
        """Show the scene that `first` makes; it is also the place to return to after a failure."""
        self._first = first
        self._guarded(lambda: self.stack.push(first(self.context)))

    def run(self, first: Callable[[Context], Scene]) -> None:
        """Begin with `first` and go on until the person leaves."""
        self._heed_signals()
        self.begin(first)
        self.step([])
        self._guarded(self._after_first_frame)
        pace, rate = pg.time.Clock(), self.window.refresh_rate()
        while self.running:
            still = self._seconds() - self.screen.drawn > _STILL_AFTER
            if still:
                time.sleep(_STILL_SLEEP)
            # Waiting longer here would make pygame look for events a thousand times a second.
            waited = pg.event.wait(1)
            self.step([waited, *pg.event.get(pump=False)])
            if not still:
                pace.tick(rate)
        self.close()

    def step(self, raw: Sequence[pg.event.Event]) -> None:
        """Handle events, run the ticks that are due, draw if something changed."""
        for one in raw:
            self._guarded(self._take, one)
        now = self._seconds()
        self._spare += min(now - self._last, _LONGEST_FRAME)
        self._last = now
        while self._spare >= TICK and self.running:
            self._spare -= TICK
            self._guarded(self._tick)
        if self.running:
            self._guarded(self._draw)
            self._guarded(self._greet)

    def apply_settings(self) -> None:
        """Make changed settings felt and write them."""
        language.use(self.settings.language)
        self.window.set_full_screen(self.settings.full_screen)
        self._set_volumes()
        self.screen.lay_out()
        self._save_settings()

    def leave(self) -> None:
        """End the program after this step."""
        self.running = False

    def close(self) -> None:
        """Leave every scene, write the settings, give the window back."""
        self.stack.abandon()
        self.context.close_network()
        self.settings.window = self.window.windowed_size
        if self.window.plain:
            self.settings.framebuffer = "plain"
        self._save_settings()
        self.sound.stop()
        self._missing.stop()
        self.window.close()

    def _open_network(self) -> Network:
        from game.scenes.identity import open_network  # a tenth of a second that the first picture need not wait for

        return open_network(self.home)

    def _heed_signals(self) -> None:
        for name in _ENDINGS:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), lambda *_: self.leave())

    def _take(self, raw: pg.event.Event) -> None:
        self._window_event(raw)
        for event in self.input.translate([raw]):
            self._handle(event)

    def _greet(self) -> None:
        """Tell a scene that has just come to the top where the mouse is, or it shows what was under it before."""
        if self.stack.top is self._greeted:
            return
        self._greeted = self.stack.top
        if self._greeted and self.input.x >= 0:
            self._handle(Event("move", self.input.x, self.input.y, rests=True))

    def _window_event(self, raw: pg.event.Event) -> None:
        if raw.type == pg.QUIT:
            self.leave()
        elif raw.type == pg.WINDOWSIZECHANGED:
            self.screen.stretch()
        elif raw.type in (pg.WINDOWEXPOSED, pg.WINDOWRESTORED):
            self.screen.soil()
        elif raw.type in (pg.WINDOWFOCUSLOST, pg.WINDOWFOCUSGAINED):
            self._focus(raw.type == pg.WINDOWFOCUSGAINED)
        elif raw.type == pg.DROPFILE and self.stack.top:
            self.stack.top.file_dropped(Path(raw.file))

    def _focus(self, gained: bool) -> None:
        self.sound.mute(self.settings.mute_unfocused and not gained)
        if gained:
            return
        self.input.release()
        if self.stack.top and self.stack.top.laid_out:
            self.stack.top.focus_lost()

    def _handle(self, event: Event) -> None:
        if event.command == "fullscreen":
            self.settings.full_screen = not self.settings.full_screen
            self.apply_settings()
        elif self.running and self.stack.top and self.stack.top.laid_out and self._is_meant(event, self.stack.top):
            self.stack.top.handle(event)  # before its first picture nobody can have meant it
        self.running = self.running and self.stack.top is not None

    def _is_meant(self, event: Event, top: Scene) -> bool:
        """Whether a person saw the scene when they began to click: half of a double click may be for the one before."""
        if event.kind != "down":
            return True
        if event.clicks < 2:
            self._clicked = top
        return self._clicked is top

    def _tick(self) -> None:
        for event in self.input.update():
            self._handle(event)
        self.sound.update()
        self.screen.toasts.update()
        self.stack.update()
        self.running = self.running and self.stack.top is not None

    def _draw(self) -> None:
        self.input.scale = self.screen.canvas.k
        if not self.screen.refresh(self._spare / TICK) or not self.stack.top:
            return
        window = {"size": self.window.size, "pictures": self.screen.pictures, "toast": self.screen.toasts.current}
        self._status.write(self.stack.top, self.screen.canvas.k, window)

    def _after_first_frame(self) -> None:
        # All of this is slow or may fail, and nobody misses it in the first moment.
        gc.freeze()  # all that stays to the end; else looking through it takes a frame's time now and then
        self.sound.start()
        self._say_once_that_it_is_silent()
        self._set_volumes()
        self.input.find_pads()

    def _say_once_that_it_is_silent(self) -> None:
        problem = self.sound.take_problem()
        if not self.settings.told_silent:
            self.screen.toasts.show(problem)
        self.settings.told_silent = bool(problem)

    def _set_volumes(self) -> None:
        self.sound.volumes(self.settings.master, self.settings.music, self.settings.effects)

    def _save_settings(self) -> None:
        if repr(self.settings) == self._saved:
            return
        self._saved = repr(self.settings)
        self.screen.toasts.show(settings.save(self.settings, self.home))

    def _guarded(self, work: Callable[..., object], *arguments: object) -> None:
        try:
            work(*arguments)
        except Exception as error:
            self._recover(error)

    def _recover(self, error: Exception) -> None:
        where = self.stack.top.name if self.stack.top else "the app"
        sentence = crash.record(error, where, self.home, self.context.now())
        self.stack.abandon()
        if not self._crashes.one_more() or self._first is None:
            self.problem = sentence
            self.leave()
            return
        self.begin(self._first)
        self.screen.toasts.show(sentence)


def play(window: tuple[int, int] | None = None, lang: str | None = None, file: Path | None = None) -> int:
    """Open the window and play; return the exit code of the program. Raises NoScreen.

    window: its size in pixels instead of the one last used. lang: a language code. file: a save or replay to open.
    """
    from game.scenes.title import Title

    try:
        app = App(window=window, lang=lang)
        files = [file]  # opened once: should that fail, the title comes back without it
        app.run(lambda context: Title(context, files.pop() if files else None))
        problem = app.problem
    except NoScreen:
        raise
    except Exception as error:  # before the first scene or after the last one; else the app itself recovers
        problem = crash.record(error, "the app", paths.user_dir(), datetime.now())
    if problem:
        with suppress(OSError):
            print(problem, file=sys.stderr)
    return 1 if problem else 0
