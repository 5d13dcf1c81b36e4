"""Neighbouring plates of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import INK
from game.view.widgets.base import Rect, Widget, Words, spoken


class Segments(Widget):
    """Shows all of `values` (pairs of a value and its words). on hears the new value."""

    def __init__(self, name: str, values: Sequence[tuple[object, Words]], value: object,
                 on: Callable[[object], object], size: float = 17) -> None:  # fmt: skip
        super().__init__(name)
        self.values, self.on, self.size = list(values), on, size
        self.value = value

    def choose(self, value: object) -> None:
        """Choose a value and tell it."""
        if value != self.value:
            self.value = value
            self.on(value)

    def click(self, event: Event) -> None:
        self.choose(self.values[self._index_at(event.x)][0])

    def activate(self) -> None:
        self._step(1, around=True)

    def command(self, event: Event) -> bool:
        if event.command not in ("left", "right"):
            return False
        before = self.value
        self._step(-1 if event.command == "left" else 1)
        return self.value != before  # at its end the arrow leaves it

    def parts(self) -> dict[str, Rect]:
        each = self.w / len(self.values)
        return {str(value): (self.x + i * each, self.y, each, self.h) for i, (value, _) in enumerate(self.values)}

    def draw(self, canvas: Canvas, focused: bool) -> None:
        each = self.w / len(self.values)
        for i, (value, words) in enumerate(self.values):
            chosen = value == self.value
            look = "gold" if chosen else "normal"
            x = self.x + i * each
            canvas.nine(f"ui/button_{look}", x, self.y, each - 4, self.h)
            face = "bold" if chosen else "body"
            middle = (x + each / 2 - 2, self.y + self.h / 2)
            canvas.text(spoken(words), *middle, face, self.size, INK, "center", fit=each - 18)

    def _index_at(self, x: float) -> int:
        each = self.w / len(self.values)
        return max(0, min(len(self.values) - 1, int((x - self.x) / each)))

    def _step(self, by: int, around: bool = False) -> None:
        known = [value for value, _ in self.values]
        index = (known.index(self.value) if self.value in known else 0) + by
        index = index % len(known) if around else max(0, min(len(known) - 1, index))
        self.choose(known[index])
