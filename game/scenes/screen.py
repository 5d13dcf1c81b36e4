"""Painting the visible scenes on the window: when to draw, when to lay out, and what to show while it is resized."""

from __future__ import annotations

from collections.abc import Callable

import pygame as pg

from game import language
from game.scenes.scene import SceneStack
from game.settings import Settings
from game.view.canvas import Canvas
from game.view.widgets.toast import Toasts
from game.view.window import Window

_REST = 0.15  # seconds after the last resize event until everything is laid out anew


class Screen:
    """The window, its canvas, and what is shown on it.

    drawn: when the last picture was shown, in seconds. pictures: how many there were.
    """

    def __init__(self, window: Window, settings: Settings, stack: SceneStack, seconds: Callable[[], float],
                 toasts: Toasts) -> None:  # fmt: skip
        self.window, self.stack = window, stack
        self.canvas = Canvas(window.surface, settings.text_scale)
        self.canvas.use_palette(settings.palette)
        self.toasts = toasts
        self.drawn = seconds()
        self.pictures = 0
        self._settings, self._seconds = settings, seconds
        self._look = self._look_now()
        self._resized_at: float | None = None
        self._old: pg.Surface | None = None

    def refresh(self, remainder: float) -> bool:
        """Draw if something changed; return whether a picture was shown. remainder: the spare part of a tick."""
        if self._resized_at is not None:
            if self._seconds() - self._resized_at < _REST:
                return False
            self.lay_out()
        if not self._is_dirty():
            return False
        self._paint(remainder)
        self._show()
        if self.canvas.surface is not self.window.surface:  # the window was opened anew, for a quicker flip
            self.lay_out()
        return True

    def soil(self) -> None:
        """Have everything drawn again: the system may have lost the picture."""
        if self.stack.top:
            self.stack.top.dirty = True

    def lay_out(self) -> None:
        """Fit canvas and scenes to the window, the text size and the language of this moment."""
        self._resized_at = self._old = None
        self.canvas.attach(self.window.surface)
        self.canvas.rescale_text(self._settings.text_scale)
        self.canvas.use_palette(self._settings.palette)
        self._look = self._look_now()
        self.soil()

    def stretch(self) -> None:
        """Show the last picture at a new size of the window; drawing anew at every step of a drag would be slow."""
        if self._size_of_canvas() == self.window.size and self.canvas.surface is self.window.surface:
            return
        if self._old is None:
            # SDL has already taken the old window surface away, so the picture is painted once more at the old size.
            self._old = self.canvas.surface = pg.Surface(self._size_of_canvas())
            self._paint(0.0)
        self._resized_at = self._seconds()
        pg.transform.scale(self._old, self.window.size, self.window.surface)
        self._show()

    def _size_of_canvas(self) -> tuple[int, int]:
        (w, h), k = self.canvas.size, self.canvas.k
        return round(w * k), round(h * k)

    def _is_dirty(self) -> bool:
        changed, self.stack.changed = self.stack.changed, False
        return changed or self.toasts.dirty or any(scene.dirty for scene in self.stack.visible)

    def _paint(self, remainder: float) -> None:
        for scene in self.stack.visible:
            if scene.laid_out != self._look:
                scene.resized(self.canvas)
                scene.laid_out = self._look
            scene.dirty = False
            scene.draw(self.canvas, remainder)
        self.toasts.draw(self.canvas)

    def _show(self) -> None:
        self.window.flip()
        self.drawn = self._seconds()
        self.pictures += 1

    def _look_now(self) -> tuple[object, ...]:
        """Return all that the layout of a scene hangs on."""
        chosen = self._settings
        return self.window.size, chosen.text_scale, language.current(), chosen.palette
