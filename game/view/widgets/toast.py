"""Sentences that appear for a few seconds at the lower edge, above whatever scene is shown."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.palette import IVORY

_PER_LETTER = 4  # ticks to read a letter
_LEAST, _MOST = 180, 600  # ticks
_FADE = 12
_SIZE = 18
_MARGIN = 22


class Toasts:
    """A queue of sentences, one shown at a time. dirty: whether the picture changed."""

    def __init__(self) -> None:
        self.dirty = False
        self._waiting: list[str] = []
        self._age = 0

    @property
    def current(self) -> str:
        """The sentence on the screen, "" when there is none."""
        return self._waiting[0] if self._waiting else ""

    def show(self, text: str) -> None:
        """Show `text` after those that wait; a text that waits already is not repeated."""
        if text and text not in self._waiting:
            self._waiting.append(text)
            self.dirty = True

    def update(self) -> None:
        """Advance by one tick."""
        if not self._waiting:
            return
        self._age += 1
        left = self._length() - self._age
        if self._age <= _FADE or left <= _FADE:
            self.dirty = True
        if left <= 0:
            self._waiting.pop(0)
            self._age = 0

    def draw(self, canvas: Canvas) -> None:
        """Paint the current sentence."""
        self.dirty = False
        if not self._waiting:
            return
        width, height = canvas.size
        room = min(760.0, width - 120)
        text_w, text_h = canvas.measure(self.current, "body", _SIZE, wrap=room)
        w, h = text_w + 2 * _MARGIN, text_h + 22
        shown = min(1.0, self._age / _FADE, (self._length() - self._age) / _FADE)
        x, y = (width - w) / 2, height - (h + 34) * shown
        canvas.dim(x, y, w, h, alpha=225, radius=10)
        canvas.text(self.current, width / 2, y + h / 2, size=_SIZE, colour=IVORY, anchor="center", wrap=room)

    def _length(self) -> int:
        return max(_LEAST, min(_MOST, 60 + _PER_LETTER * len(self.current)))
