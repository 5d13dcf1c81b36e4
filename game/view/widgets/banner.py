"""A band that crosses the screen for half a second: whose turn it is, what was achieved."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.palette import GOLD

_IN, _OUT = 8, 8  # ticks
_HEIGHT = 64.0


class Banner:
    """Shown for `length` ticks; draw it last. dirty: whether the picture changed. picture: a crest before the words."""

    def __init__(self) -> None:
        self.dirty = False
        self._text = self._picture = ""
        self._left = self._length = 0
        self._size = 28.0

    @property
    def text(self) -> str:
        """The words on the screen, "" when there are none."""
        return self._text if self._left else ""

    def show(self, text: str, picture: str = "", length: int = 36, size: float = 28) -> None:
        """Show these words now, in place of others. length in ticks; 0 shows nothing. size: of the letters."""
        self._size = size
        self._text, self._picture = text, picture
        self._left = self._length = length
        self.dirty = True

    def update(self) -> None:
        """Advance by one tick."""
        if self._left:
            self._left -= 1
            self.dirty = True

    def draw(self, canvas: Canvas, middle: float) -> None:
        """Paint it round the height `middle`."""
        self.dirty = False
        if not self._left:
            return
        shown = min(1.0, (self._length - self._left + 1) / _IN, self._left / _OUT)
        alpha = int(255 * shown)
        around = 140 + (60 if self._picture else 0)
        room = canvas.size[0] - 80 - around
        wide = min(room, canvas.measure(self._text, "title", self._size)[0]) + around
        x = (canvas.size[0] - wide) / 2
        canvas.nine("ui/banner", x, middle - _HEIGHT / 2, wide, _HEIGHT, alpha)
        left = x + 70
        if self._picture:
            canvas.put(self._picture, left, middle - 24, 48, 48, alpha)
            left += 60
        canvas.text(self._text, left, middle, "title", self._size, GOLD, fit=room, alpha=alpha)
