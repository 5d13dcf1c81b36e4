"""Boxes to tick, with a note below the label, and marks of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas import Canvas
from game.view.palette import INK, OFF, SOFT
from game.view.widgets.base import Widget, Words, spoken

_BOX = 28.0


class Check(Widget):
    """A box and a label. on hears the new value. strong: the label is set in bold."""

    def __init__(self, name: str, label: Words, value: bool, on: Callable[[bool], object], note: Words = "",
                 strong: bool = False, size: float = 19) -> None:  # fmt: skip
        super().__init__(name, label)
        self.value, self.on, self.note, self.strong, self.size = value, on, note, strong, size

    def activate(self) -> None:
        if self.enabled:
            self.value = not self.value
            self.on(self.value)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        middle, ink = self.y + self.h / 2, INK if self.enabled else OFF
        canvas.put(f"ui/check_{'on' if self.value else 'off'}", self.x, middle - _BOX / 2, _BOX, _BOX)
        left, room = self.x + _BOX + 14, self.w - _BOX - 14
        note = spoken(self.note)
        face = "bold" if self.strong else "body"
        canvas.text(spoken(self.label), left, middle - (10 if note else 0), face, self.size, ink, fit=room)
        if note:
            canvas.text(note, left, middle + 13, "body", 15, SOFT, fit=room)


class Choice(Widget):
    """One of several that exclude one another: a row with a round mark. crests: seat colours shown at its end."""

    def __init__(self, name: str, label: Words, chosen: Callable[[], bool], on: Callable[[], object],
                 crests: tuple[str, ...] = ()) -> None:  # fmt: skip
        super().__init__(name, label)
        self.chosen, self.on, self.crests = chosen, on, crests

    def activate(self) -> None:
        if self.enabled:
            self.on()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        on, middle = self.chosen(), self.y + self.h / 2
        look = "chosen" if on else "hover" if self.warmth > 0.5 else "normal"
        canvas.nine(f"ui/row_{look}", self.x, self.y, self.w, self.h)
        canvas.put(f"ui/radio_{'on' if on else 'off'}", self.x + 12, middle - _BOX / 2, _BOX, _BOX)
        room = self.w - 52 - 16 - 46 * len(self.crests)
        canvas.text(spoken(self.label), self.x + 52, middle, "bold" if on else "body", 18, INK, fit=room)
        for i, crest in enumerate(self.crests):
            x = self.x + self.w - 8 - 46 * (len(self.crests) - i)
            canvas.put(crest, x, middle - 19, 38, 38, lift=1.5)
