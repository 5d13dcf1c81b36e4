"""A groove with a knob: a whole number between two ends."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas import Canvas
from game.view.input import Event
from game.view.widgets.base import Rect, Widget

_KNOB = 28.0


class Slider(Widget):
    """Shows `value` between `low` and `high`. on hears every change, also while the knob is dragged."""

    def __init__(self, name: str, value: int, on: Callable[[int], object], low: int = 0, high: int = 100,
                 step: int = 5) -> None:  # fmt: skip
        super().__init__(name)
        self.value, self.on, self.low, self.high, self.step = value, on, low, high, step

    def set(self, value: float) -> None:
        """Move to the nearest step and tell it."""
        steps = round((value - self.low) / self.step)
        new = max(self.low, min(self.high, self.low + steps * self.step))
        if new != self.value:
            self.value = new
            self.on(new)

    def press(self, event: Event) -> None:
        self.drag(event)

    def drag(self, event: Event) -> None:
        share = (event.x - self.x - _KNOB / 2) / (self.w - _KNOB)
        self.set(self.low + share * (self.high - self.low))

    def click(self, event: Event) -> None:
        """Nothing more than `press` did."""

    def wheel(self, event: Event) -> bool:
        self.set(self.value + (self.step if event.wheel > 0 else -self.step))
        return True

    def command(self, event: Event) -> bool:
        goals = {"left": self.value - self.step, "right": self.value + self.step, "home": self.low, "end": self.high}
        if event.command not in goals:
            return False
        self.set(goals[event.command])
        return True

    def ring(self) -> Rect:
        return self.x - 2, self.y + self.h / 2 - 16, self.w + 4, 32

    def draw(self, canvas: Canvas, focused: bool) -> None:
        share = (self.value - self.low) / (self.high - self.low)
        top = self.y + self.h / 2 - _KNOB / 2
        canvas.nine("ui/slider_groove", self.x, top, self.w, _KNOB)
        middle = self.x + _KNOB / 2 + share * (self.w - _KNOB)
        if share > 0:
            canvas.nine("ui/slider_fill", self.x, top, max(_KNOB, middle - self.x), _KNOB)
        knob = "ui/slider_knob_hover" if self.warmth > 0.5 or self.pressed else "ui/slider_knob"
        canvas.put(knob, middle - _KNOB / 2, top, _KNOB, _KNOB)
