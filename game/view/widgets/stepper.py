"""A field with arrows at both ends: goes through a few values. Better than a list that folds out, with keys and pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import BROWN, FAINT, INK, OFF
from game.view.widgets.base import Rect, Widget, Words, spoken
from game.view.widgets.button import draw_knob

_SIZE = 19.0  # of the letters
_ROOMY = 36.0  # from this height on the arrows keep away from the rim


class Stepper(Widget):
    """Shows one of `values` (pairs of a value and its words). on hears the new value."""

    def __init__(self, name: str, values: Sequence[tuple[object, Words]], value: object,
                 on: Callable[[object], object], icons: dict[object, str] | None = None) -> None:  # fmt: skip
        super().__init__(name)
        self.values, self.on, self.icons = list(values), on, icons or {}
        self.index = 0
        self.set(value)

    @property
    def value(self) -> object:
        """The value shown."""
        return self.values[self.index][0]

    def set(self, value: object) -> None:
        """Show a value, without telling anybody; an unknown one shows the first."""
        known = [one for one, _ in self.values]
        self.index = known.index(value) if value in known else 0

    def step(self, by: int) -> bool:
        """Go on or back by one value; returns whether there was one."""
        index = self.index + by
        if not 0 <= index < len(self.values):
            return False
        self.index = index
        self.on(self.value)
        return True

    def activate(self) -> None:
        if self.enabled:
            self.index = (self.index + 1) % len(self.values)
            self.on(self.value)

    @property
    def field(self) -> Rect:
        """The box with the arrows and the value."""
        return self.rect

    def click(self, event: Event) -> None:
        x, _y, w, _h = self.field
        self.step(-1 if event.x < x + w / 2 else 1)

    def wheel(self, event: Event) -> bool:
        self.step(-1 if event.wheel > 0 else 1)
        return True

    def command(self, event: Event) -> bool:
        # At its end the arrow leaves the stepper.
        return event.command in ("left", "right") and self.step(-1 if event.command == "left" else 1)

    def parts(self) -> dict[str, Rect]:
        x, y, w, side = self.field
        return {"less": (x, y, side, side), "more": (x + w - side, y, side, side)}

    def draw(self, canvas: Canvas, focused: bool) -> None:
        x, y, w, h = self.field
        canvas.nine("ui/field_normal" if self.enabled else "ui/field_off", x, y, w, h)
        rim = 6 if h >= _ROOMY else 4
        size = h - 2 * rim
        self._arrow(canvas, "left", x + rim, y + rim, size, self.index > 0)
        self._arrow(canvas, "right", x + w - rim - size, y + rim, size, self.index < len(self.values) - 1)
        value, words = self.values[self.index]
        icon = self.icons.get(value, "")
        room = w - 2 * size - 2 * rim - 8 - (26 if icon else 0)
        text = spoken(words)
        wide = min(room, canvas.measure(text, "body", _SIZE)[0]) + (26 if icon else 0)
        left, middle = x + (w - wide) / 2, y + h / 2
        if icon:
            canvas.icon(icon, left + 8, middle, 23, BROWN)
            left += 26
        canvas.text(text, left, middle, "body", _SIZE, INK if self.enabled else OFF, fit=room)

    def _arrow(self, canvas: Canvas, icon: str, x: float, y: float, size: float, able: bool) -> None:
        look = "oxblood" if able and self.enabled else "off"
        draw_knob(canvas, x, y, size, icon, look)


class NamedStepper(Stepper):
    """A row: its label on the left, the field on the right. explained: whether its explanation is what is shown."""

    def __init__(self, name: str, label: Words, values: Sequence[tuple[object, Words]], value: object,
                 on: Callable[[object], object], share: float = 0.55) -> None:  # fmt: skip
        super().__init__(name, values, value, on)
        self.label, self.share, self.explained = label, share, False

    @property
    def field(self) -> Rect:
        wide = self.w * self.share
        return self.x + self.w - wide, self.y, wide, self.h

    def click(self, event: Event) -> None:
        if event.x >= self.field[0]:  # its label is only pointed at
            super().click(event)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        if self.explained:
            canvas.dim(self.x - 10, self.y - 3, self.w + 20, self.h + 6, FAINT, 60, 6)
        room = self.w * (1 - self.share) - 10
        canvas.text(spoken(self.label), self.x, self.y + self.h / 2, "bold", _SIZE, INK, fit=room)
        super().draw(canvas, focused)
