"""Picks one of several pictures: a crest, a house, a colour. The picture with an arrow on both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.view.canvas import Canvas
from game.view.input import Event
from game.view.widgets.base import Rect, Widget, Words
from game.view.widgets.button import draw_knob

_ARROW = 24.0


class Picker(Widget):
    """Goes round `values`. picture: the picture of the value now; shape: its width divided by its height.

    free: says whether a value may be taken (another seat may have it). on hears the new value.
    """

    def __init__(self, name: str, label: Words, values: Sequence[object], value: object, on: Callable[[object], object],
                 picture: Callable[[], str], shape: float = 1.0,
                 free: Callable[[object], bool] | None = None) -> None:  # fmt: skip
        super().__init__(name, label, label)
        self.values, self.value, self.on = list(values), value, on
        self.picture, self.shape, self.free = picture, shape, free

    def step(self, by: int) -> None:
        """Take the next value that is free."""
        at = self.values.index(self.value) if self.value in self.values else 0
        for i in range(1, len(self.values)):
            value = self.values[(at + by * i) % len(self.values)]
            if self.free is None or self.free(value):
                self.value = value
                self.on(value)
                return

    def activate(self) -> None:
        self.step(1)

    def click(self, event: Event) -> None:
        self.step(-1 if event.x < self.x + self.w / 3 else 1)

    def wheel(self, event: Event) -> bool:
        self.step(-1 if event.wheel > 0 else 1)
        return True

    def command(self, event: Event) -> bool:
        if event.command not in ("left", "right"):
            return False
        self.step(-1 if event.command == "left" else 1)
        return True

    def parts(self) -> dict[str, Rect]:
        third = self.w / 3
        return {"less": (self.x, self.y, third, self.h), "more": (self.x + 2 * third, self.y, third, self.h)}

    def draw(self, canvas: Canvas, focused: bool) -> None:
        middle = self.y + self.h / 2
        look = "hover" if self.warmth > 0.5 else "normal"
        draw_knob(canvas, self.x, middle - _ARROW / 2, _ARROW, "left", look)
        draw_knob(canvas, self.x + self.w - _ARROW, middle - _ARROW / 2, _ARROW, "right", look)
        _draw_picture(canvas, self, self.picture(), self.shape, self.w - 2 * _ARROW - 8)


class Shown(Widget):
    """The same picture where there is nothing to pick."""

    focusable = False

    def __init__(self, name: str, picture: Callable[[], str], shape: float = 1.0) -> None:
        super().__init__(name)
        self.picture, self.shape = picture, shape

    def draw(self, canvas: Canvas, focused: bool) -> None:
        _draw_picture(canvas, self, self.picture(), self.shape, self.w)


def _draw_picture(canvas: Canvas, widget: Widget, picture: str, shape: float, room: float) -> None:
    """Paint the picture as large as it fits into the widget's height and so much of its width."""
    high = min(widget.h, room / shape)
    wide, middle = high * shape, widget.y + widget.h / 2
    canvas.put(picture, widget.x + (widget.w - wide) / 2, middle - high / 2, wide, high, lift=2)
