"""How far something long is scrolled, the bar that shows it, and what every widget with such a bar does."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.input import Event
from game.view.widgets.base import Widget

BAR = 12.0
_LEAST_GRIP = 36.0
_NOTCH = 60.0  # units a notch of the wheel


class Scroll:
    """An offset between 0 and what does not fit. shown, whole: heights of the window and of the contents."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.shown = self.whole = 0.0
        self._goal = 0.0

    @property
    def most(self) -> float:
        """The largest offset, 0 when everything fits."""
        return max(0.0, self.whole - self.shown)

    def fit(self, shown: float, whole: float) -> None:
        """Take over new heights; the offset stays as far as it can."""
        self.shown, self.whole = shown, whole
        self._goal = min(self._goal, self.most)
        self.offset = min(self.offset, self.most)

    def by(self, units: float) -> None:
        """Glide by so many units."""
        self._goal = max(0.0, min(self.most, self._goal + units))

    def notches(self, wheel: float) -> None:
        """Glide as the wheel says."""
        self.by(-wheel * _NOTCH)

    def to(self, offset: float) -> None:
        """Be there at once."""
        self._goal = self.offset = max(0.0, min(self.most, offset))

    def show(self, top: float, bottom: float, margin: float = 8.0) -> None:
        """Glide just so far that what lies between top and bottom is in the window."""
        if top - margin < self._goal:
            self._goal = max(0.0, top - margin)
        elif bottom + margin > self._goal + self.shown:
            self._goal = min(self.most, bottom + margin - self.shown)

    def update(self) -> bool:
        """Advance by one tick; returns whether the offset changed."""
        away = self._goal - self.offset
        if not away:
            return False
        self.offset = self._goal if abs(away) < 0.7 else self.offset + away * 0.35
        return True

    def grip(self, y: float, h: float) -> tuple[float, float]:
        """Return top and height of the grip in a bar that begins at y and is h high."""
        long = max(_LEAST_GRIP, h * self.shown / max(self.whole, 1.0))
        return y + (h - long) * (self.offset / self.most if self.most else 0.0), long

    def drag_to(self, pointer: float, y: float, h: float) -> None:
        """Scroll so that the grip's middle is at the pointer."""
        long = self.grip(y, h)[1]
        if h > long:
            self.to((pointer - y - long / 2) / (h - long) * self.most)

    def draw(self, canvas: Canvas, x: float, y: float, h: float) -> None:
        """Paint the bar, if there is anything to scroll."""
        if not self.most:
            return
        canvas.nine("ui/scroll_groove", x, y, BAR, h)
        top, long = self.grip(y, h)
        canvas.nine("ui/scroll_grip", x, top, BAR, long)


class Scrolling(Widget):
    """A widget whose contents are scrolled by the wheel and by the bar at its right edge."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.scroll = Scroll()
        self._on_bar = False

    def press(self, event: Event) -> None:
        self._on_bar = self.scroll.most > 0 and event.x > self.x + self.w - BAR - 8
        self.drag(event)

    def drag(self, event: Event) -> None:
        if self._on_bar:
            self.scroll.drag_to(event.y, self.y, self.h)

    def click(self, event: Event) -> None:
        """Nothing more than `press` did."""

    def wheel(self, event: Event) -> bool:
        self.scroll.notches(event.wheel)
        return True

    def update(self) -> bool:
        moved = self.scroll.update()
        return super().update() or moved

    def draw_bar(self, canvas: Canvas) -> None:
        """Paint the bar, if there is anything to scroll."""
        self.scroll.draw(canvas, self.x + self.w - BAR, self.y, self.h)
