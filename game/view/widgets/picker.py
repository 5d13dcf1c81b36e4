"""Picks one of several pictures: a crest, a house, a colour. The picture with an arrow on both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.view.canvas import Canvas
from game.view.input import Event
from game.view.widgets.base import Rect, Widget, Words
from game.view.widgets.button import draw_knob

_ARROW = 24.0


class Picker(Widget):
    """Goes round `values`. picture: the picture of the value now.

    free: says whether a value may be taken (another seat may have it). on hears the new value.
    """

    def __init__(self, name: str, label: Words, values: Sequence[object], value: object, on: Callable[[object], object],
                 picture: Callable[[], str], free: Callable[[object], bool] | None = None) -> None:  # fmt: skip
        super().__init__(name, label, label)
        self.values, self.value, self.on = list(values), value, on
        self.picture, self.free = picture, free

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
        room = self.w - 2 * _ARROW - 8
        canvas.put_inside(self.picture(), self.x + _ARROW + 4, self.y, room, self.h, lift=2)


class Shown(Widget):
    """The same picture where there is nothing to pick."""

    focusable = False

    def __init__(self, name: str, picture: Callable[[], str]) -> None:
        super().__init__(name)
        self.picture = picture

    def draw(self, canvas: Canvas, focused: bool) -> None:
        canvas.put_inside(self.picture(), *self.rect, lift=2)
