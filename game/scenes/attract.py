"""When nobody has touched anything for a while: the demonstration fills the screen until somebody does."""

from __future__ import annotations

from collections import deque
from pathlib import Path

from game.language import _
from game.match import Change
from game.scenes import catalog
from game.scenes.demonstration import Demonstration
from game.scenes.preferences import table_preferences
from game.scenes.scene import Context, Scene
from game.scenes.show import action_of
from game.view.canvas import Canvas
from game.view.input import Event

_PAUSE = 50  # ticks between two moves
_NUDGE = 24.0  # units the mouse may be pushed without waking anybody
_PULSE = 45  # ticks that the call is bright, and as many dim


class Attract(Scene):
    """Plays the cabinet's match on at a full table. Any key, click or movement leads back to the title."""

    name = "attract"

    def __init__(self, context: Context, play: Demonstration) -> None:
        super().__init__(context)
        self._play = play
        self._view = catalog.VIEWS[play.key].view()
        self._changes: deque[Change] = deque()
        self._state = play.observation
        self._age, self._pause = 0, _PAUSE
        self._from: tuple[float, float] | None = None

    def resized(self, canvas: Canvas) -> None:
        self._view.layout(canvas)
        self._show()

    def handle(self, event: Event) -> None:
        if event.kind == "move":
            self._from = self._from or (event.x, event.y)
            if abs(event.x - self._from[0]) + abs(event.y - self._from[1]) < _NUDGE:
                return
        if event.kind != "release":
            self.context.stack.pop()

    def file_dropped(self, path: Path) -> None:
        self.context.stack.pop()
        if self.context.stack.top:
            self.context.stack.top.file_dropped(path)

    def update(self) -> None:
        self._age += 1
        self._view.update()
        self._go_on()
        self.dirty = self.dirty or self._view.dirty or self._age % _PULSE == 0

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self._view.draw(canvas, remainder)
        x, y, w, h = self._view.controls
        middle = (x + w / 2, y + h / 2)
        canvas.nine("ui/banner", x, middle[1] - 32, w, 64)
        bright = self._age // _PULSE % 2 == 0 or self.context.settings.reduced_motion
        text = _("Press any key")
        canvas.gold_text(text, *middle, 21, glow=9 if bright else 0, power=0.9, edge=1.2, fit=w - 84)

    def _show(self) -> None:
        self._view.show(self._play.moment(self._state, table_preferences(self.context.settings)))

    def _go_on(self) -> None:
        if self._view.busy:
            return
        if not self._changes:
            self._pause -= 1
            if self._pause > 0:
                return
            self._changes.extend(self._play.advance())
        change = self._changes.popleft()
        if change.before != self._state:  # another match has begun: its first move starts from its own deal
            self._state = change.before
            self._show()
        self._state = change.after
        moment = self._play.moment(self._state, table_preferences(self.context.settings))
        self._view.play(moment, change.before, action_of(change.entry))
        self._pause = _PAUSE
