"""Plaques with words, and round knobs with an icon."""

from __future__ import annotations

from collections.abc import Callable

from game.view.canvas import Canvas
from game.view.palette import GOLD, INK, OXBLOOD
from game.view.widgets import fitted
from game.view.widgets.base import Widget, Words, spoken

_NAIL_ROOM = 64.0
_OFF_INK = "#6b5b3e"
_INKS = {"oxblood": GOLD, "oak": GOLD}


class Button(Widget):
    """A plaque. look: "normal", "gold", "oxblood" or "oak". size: of the letters. align: "center" or "left"."""

    def __init__(self, name: str, label: Words, on: Callable[[], object], icon: str = "", look: str = "normal",
                 size: float = 20, align: str = "center") -> None:  # fmt: skip
        super().__init__(name, label)
        self.on, self.icon, self.look, self.size, self.align = on, icon, look, size, align

    def activate(self) -> None:
        if self.enabled:
            self.on()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        sunk = self.pressed and self.hovered
        rise = 0.0 if sunk or not self.enabled else self.warmth * 1.5
        y = self.y - rise + (1.0 if sunk else 0.0)
        if self.look == "gold" and self.enabled:
            canvas.glow(self.x, y, self.w, self.h, 8, 9, "#8a4f12", 200)
        if self.enabled:
            canvas.shadow(self.x, y + rise, self.w, self.h, 8, 5, 150, 2, 4)
        canvas.nine(self._plaque(sunk), self.x, y, self.w, self.h)
        self._words(canvas, y)

    def _plaque(self, sunk: bool) -> str:
        if not self.enabled:
            return "ui/button_off"
        if self.look == "normal":
            return "ui/button_pressed" if sunk else "ui/button_hover" if self.warmth > 0.5 else "ui/button_normal"
        warm = self.look != "gold" and self.warmth > 0.5 and not sunk
        return f"ui/button_{self.look}_hover" if warm else f"ui/button_{self.look}"

    def _words(self, canvas: Canvas, y: float) -> None:
        label = spoken(self.label)
        ink = _INKS.get(self.look, INK) if self.enabled else _OFF_INK
        picture = self.size * 1.35
        gap = picture + 12 if self.icon else 0.0
        margin = 28.0 if self.align == "left" else 14.0
        room = self.w - 2 * margin - gap
        wide = min(room, canvas.measure(label, "title", self.size)[0])
        middle = y + self.h / 2
        left = self.x + margin if self.align == "left" else self.x + (self.w - wide - gap) / 2
        self._nails(canvas, y, wide + gap)
        if self.icon:
            colour = OXBLOOD if self.enabled and self.look in ("normal", "gold") else ink
            canvas.icon(self.icon, left + picture / 2, middle, picture, colour)
        canvas.text(label, left + gap, middle, "title", self.size, ink, fit=room)

    def _nails(self, canvas: Canvas, y: float, wide: float) -> None:
        if wide + _NAIL_ROOM >= self.w or self.h < 34:
            return
        nail = "ui/nail" if self.enabled else "ui/nail_off"
        for x in (self.x + 15, self.x + self.w - 15):
            canvas.put(nail, x - 4, y + self.h / 2 - 10, 8, 20)


class NotedButton(Button):
    """A plaque with a small line below its words."""

    def __init__(self, name: str, label: Words, on: Callable[[], object], icon: str = "", look: str = "normal",
                 size: float = 20, note: Words = "") -> None:  # fmt: skip
        super().__init__(name, label, on, icon, look, size)
        self.note = note

    def _words(self, canvas: Canvas, y: float) -> None:
        note = spoken(self.note)
        super()._words(canvas, y - (self.h * 0.14 if note else 0))
        if note:
            ink = _INKS.get(self.look, INK) if self.enabled else _OFF_INK
            room, high = self.w - 36, self.h * 0.34
            fitted.draw(canvas, note, self.x + 18, y + self.h * 0.58, room, high, "body", 16, ink, "center")


class IconButton(Widget):
    """A round knob. look: "normal", "gold", "oxblood" or "oak". The label is its tip as well."""

    def __init__(self, name: str, label: Words, icon: str, on: Callable[[], object], look: str = "normal") -> None:
        super().__init__(name, label, label)
        self.icon, self.on, self.look = icon, on, look

    def activate(self) -> None:
        if self.enabled:
            self.on()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        draw_knob(canvas, self.x, self.y, self.w, self.icon, self._look(), self.pressed and self.hovered)

    def _look(self) -> str:
        if not self.enabled:
            return "off"
        return "hover" if self.look == "normal" and self.warmth > 0.5 else self.look


def draw_knob(canvas: Canvas, x: float, y: float, size: float, icon: str, look: str, sunk: bool = False) -> None:
    """Paint a round knob with an icon in the box of that size."""
    if look != "off":
        canvas.shadow(x, y, size, size, size / 2, 3, 130, 1.5, 3, ellipse=True)
    down = 1.0 if sunk else 0.0
    canvas.put(f"ui/knob_{look}", x, y + down, size, size)
    colour = {"oxblood": GOLD, "oak": GOLD, "off": "#8d7d5e"}.get(look, INK)
    canvas.icon(icon, x + size / 2, y + size / 2 + down, size * 0.55, colour)
