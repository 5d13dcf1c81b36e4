"""The window, the loop of fixed ticks and the scene stack. The only file that reads the real clock.

Ticks are a sixtieth of a second; a late frame runs several, but never more than a quarter of a second's. A picture is
drawn only when something is dirty, so a still screen costs next to nothing. Never `pygame.event.get()`, `poll` or
`pump` alone: they hold the interpreter while SDL waits for the system, and other threads stand still.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame as pg

from game import language, paths, settings
from game.language import _
from game.scenes import crash
from game.scenes.scene import Context, Scene
from game.scenes.status import StatusFile
from game.view.canvas import Canvas
from game.view.input import Event, Input
from game.view.sound import Sound
from game.view.widgets.toast import Toasts
from game.view.window import Window

TICK = 1 / 60
_LONGEST_FRAME = 0.25
_RESIZE_REST = 0.15  # seconds after the last resize event until everything is laid out anew
_STILL_AFTER = 0.25  # seconds without a new picture after which the loop slows down
_STILL_SLEEP = 0.02
_MOST_CRASHES = 3


class App:
    """The running program. `run` is the real loop; a test calls `step` with its own events and clock."""

    def __init__(self, home: Path | None = None, seconds: Callable[[], float] = time.monotonic,
                 now: Callable[[], datetime] = datetime.now, window: tuple[int, int] | None = None,
                 lang: str | None = None) -> None:  # fmt: skip
        self.home = home or paths.user_dir()
        self.settings, problem = settings.load(self.home)
        if lang:
            self.settings.language = lang
        language.use(self.settings.language)
        self._seconds = seconds
        size = window or self.settings.window
        full_screen = self.settings.full_screen and window is None
        self.window = Window(size, full_screen, self.settings.framebuffer == "plain", seconds)
        self.input, self.sound, self.toasts = Input(), Sound(), Toasts()
        self.input.begin()
        canvas = Canvas(self.window.surface, self.settings.text_scale)
        self.context = Context(self.settings, canvas, self.sound, self.input, self.home, self.toasts.show, now,
                               self.apply_settings, self.leave)  # fmt: skip
        self.input.scale = canvas.k
        self.stack = self.context.stack
        self.running = True
        self.problem = ""  # what to tell a person after the window is gone
        self._first: Callable[[Context], Scene] | None = None
        self._layout = self._look()
        self._status = StatusFile()
        self._last = self._drawn = seconds()
        self._spare = 0.0
        self._resized_at = 0.0
        self._old_picture: pg.Surface | None = None
        self._crashes = 0
        self._pictures = 0
        self._saved = self._plain_settings()
        if problem:
            self.toasts.show(problem)

    def begin(self, first: Callable[[Context], Scene]) -> None:
        """Show the scene that `first` makes; it is also the place to return to after a failure."""
        self._first = first
        self._guarded(lambda: self.stack.push(first(self.context)))

    def run(self, first: Callable[[Context], Scene]) -> None:
        """Begin with `first` and go on until the person leaves."""
        self.begin(first)
        self.step([])
        self._after_first_frame()
        pace, rate = pg.time.Clock(), self.window.refresh_rate()
        while self.running:
            if self._seconds() - self._drawn > _STILL_AFTER:
                time.sleep(_STILL_SLEEP)
            # A longer wait would make pygame look for events a thousand times a second.
            waited = pg.event.wait(1)
            self.step([waited, *pg.event.get(pump=False)])
            if self._seconds() - self._drawn <= _STILL_AFTER:
                pace.tick(rate)
        self.close()

    def step(self, raw: Sequence[pg.event.Event]) -> None:
        """Handle events, run the ticks that are due, draw if something changed."""
        for event in self._window_events(raw):
            self._guarded(self._handle, event)
        now = self._seconds()
        self._spare += min(now - self._last, _LONGEST_FRAME)
        self._last = now
        while self._spare >= TICK and self.running:
            self._spare -= TICK
            self._tick()
        if self._resized_at:
            if now - self._resized_at < _RESIZE_REST:
                return
            self._lay_out()
        if self.running and self._is_dirty():
            self._guarded(self._draw)

    def apply_settings(self) -> None:
        """Make changed settings felt and write them."""
        language.use(self.settings.language)
        self.window.set_full_screen(self.settings.full_screen)
        self._sound_settings()
        self._lay_out()
        self._save_settings()

    def leave(self) -> None:
        """End the program after this step."""
        self.running = False

    def close(self) -> None:
        """Leave every scene, write the settings, give the window back."""
        while self.stack.top:
            self._guarded(self.stack.pop)
        self.settings.window = self.window.windowed_size
        if self.window.plain:
            self.settings.framebuffer = "plain"
        self._save_settings()
        self.sound.stop()
        self.window.close()

    # -- events

    def _window_events(self, raw: Sequence[pg.event.Event]) -> list[Event]:
        for one in raw:
            if one.type == pg.QUIT:
                self.leave()
            elif one.type == pg.WINDOWSIZECHANGED:
                self._stretch()
            elif one.type in (pg.WINDOWEXPOSED, pg.WINDOWRESTORED):
                self._soil()
            elif one.type == pg.WINDOWFOCUSLOST:
                self._focus(False)
            elif one.type == pg.WINDOWFOCUSGAINED:
                self._focus(True)
        return self.input.translate(raw)

    def _handle(self, event: Event) -> None:
        if event.command == "fullscreen":
            self.settings.full_screen = not self.settings.full_screen
            self.apply_settings()
        elif self.running and self.stack.top:
            self.stack.top.handle(event)
        self._end_if_empty()

    def _focus(self, gained: bool) -> None:
        self.sound.mute(self.settings.mute_unfocused and not gained)
        if not gained:
            self.input.release()
            if self.stack.top:
                self._guarded(self.stack.top.focus_lost)

    def _end_if_empty(self) -> None:
        if not self.stack.top:
            self.leave()

    # -- time

    def _tick(self) -> None:
        for event in self.input.update():
            self._guarded(self._handle, event)
        self.toasts.update()
        if self.stack.top:
            self._guarded(self.stack.top.update)
        self._end_if_empty()

    # -- pictures

    def _is_dirty(self) -> bool:
        changed, self.stack.changed = self.stack.changed, False
        return changed or self.toasts.dirty or any(scene.dirty for scene in self.stack.visible)

    def _draw(self) -> None:
        self._paint()
        self.window.flip()
        self._drawn = self._seconds()
        self._pictures += 1
        if self.context.canvas.surface is not self.window.surface:  # the window was opened anew for a quicker flip
            self._lay_out()
        if self.stack.top:
            window = {"window": self.window.system_id, "size": self.window.size, "pictures": self._pictures}
            self._status.write(self.stack.top, self.context.canvas.k, window)

    def _paint(self) -> None:
        canvas, remainder = self.context.canvas, self._spare / TICK
        for scene in self.stack.visible:
            if scene.laid_out != self._layout:
                scene.resized(canvas)
                scene.laid_out = self._layout
            scene.dirty = False
            scene.draw(canvas, remainder)
        self.toasts.draw(canvas)

    def _soil(self) -> None:
        if self.stack.top:
            self.stack.top.dirty = True

    def _stretch(self) -> None:
        """Show the old picture at the new size; drawing anew at every step of a drag would be slow."""
        if not self._resized_at:
            self._old_picture = self._picture_at_old_size()
        self._resized_at = self._seconds()
        if self._old_picture:
            pg.transform.scale(self._old_picture, self.window.size, self.window.surface)
            self.window.flip()

    def _picture_at_old_size(self) -> pg.Surface:
        # SDL has already taken the old window surface away.
        canvas = self.context.canvas
        old = pg.Surface((round(canvas.size[0] * canvas.k), round(canvas.size[1] * canvas.k)))
        canvas.surface = old
        self._guarded(self._paint)
        return old

    def _lay_out(self) -> None:
        self._resized_at = 0.0
        self.context.canvas.attach(self.window.surface)
        self.context.canvas.rescale_text(self.settings.text_scale)
        self.input.scale = self.context.canvas.k
        self._layout = self._look()
        self._soil()

    def _look(self) -> tuple[object, ...]:
        """Return all that a scene's layout hangs on."""
        return self.window.size, self.settings.text_scale, language.current(), self.settings.palette

    # -- the rest

    def _after_first_frame(self) -> None:
        self.sound.start()
        self._sound_settings()
        self.input.find_pads()
        if self.sound.problem:
            self.toasts.show(self.sound.problem)

    def _sound_settings(self) -> None:
        chosen = self.settings
        self.sound.volumes(chosen.master, chosen.music, chosen.effects)

    def _plain_settings(self) -> str:
        return repr(self.settings)

    def _save_settings(self) -> None:
        if self._plain_settings() == self._saved:
            return
        self._saved = self._plain_settings()
        problem = settings.save(self.settings, self.home)
        if problem:
            self.toasts.show(problem)

    def _guarded(self, work: Callable[..., object], *arguments: object) -> None:
        try:
            work(*arguments)
        except Exception as error:
            self._crashed(error)

    def _crashed(self, error: Exception) -> None:
        where = self.stack.top.name if self.stack.top else "the app"
        sentence = crash.record(error, where, self.home, self.context.now())
        self._crashes += 1
        self.stack.abandon()
        if self._crashes > _MOST_CRASHES or self._first is None:
            self.problem = sentence
            self.leave()
            return
        self.stack.push(self._first(self.context))
        self.toasts.show(sentence)
