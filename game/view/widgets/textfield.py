"""A field to type into: caret, selection, clipboard, and the place where an input method shows its choices."""

from __future__ import annotations

from collections.abc import Callable

import pygame as pg

from game.view import clipboard
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import INK
from game.view.widgets.base import Widget, Words, spoken
from game.view.widgets.editing import Line

_BLINK = 32  # ticks the caret is shown, and as many hidden
_MARGIN = 14.0
_HINT = "#9a8358"
_MARKED = "#e8c46a"
_VEIL = "•"


def _nothing(text: str) -> None:
    """React to no change."""


class TextField(Widget):
    """One line of text. on_change hears every change, on_enter the Enter key. hint: shown while it is empty.

    secret: dots stand for what is typed, and nothing of it goes to the clipboard.
    """

    takes_text = True

    def __init__(self, name: str, text: str = "", longest: int = 24, on_change: Callable[[str], object] = _nothing,
                 on_enter: Callable[[str], object] | None = None, hint: Words = "", size: float = 20,
                 secret: bool = False) -> None:  # fmt: skip
        super().__init__(name)
        self.line = Line(text, longest)
        self.on_change, self.on_enter, self.hint, self.size = on_change, on_enter, hint, size
        self.secret = secret
        self._composing = ""
        self._age = 0
        self._focused = False
        self._scroll = 0.0
        self._canvas: Canvas | None = None

    @property
    def value(self) -> str:
        """The text."""
        return self.line.text

    def set(self, text: str) -> None:
        """Show another text, without telling anybody."""
        self.line.set(text)

    def focus(self, gained: bool) -> None:
        self._focused, self._age, self._composing = gained, 0, ""
        if gained:
            self.line.select_all()
        else:
            self.line.go(self.line.caret)

    def press(self, event: Event) -> None:
        place = self._place_at(event.x)
        if event.clicks == 2:
            self.line.select_word(place)
        else:
            self.line.go(place, select=event.shift)
        self._age = 0

    def drag(self, event: Event) -> None:
        self.line.go(self._place_at(event.x), select=True)

    def click(self, event: Event) -> None:
        """Nothing more than `press` did."""

    def text(self, event: Event) -> None:
        if event.kind == "compose":
            self._composing = event.text
            return
        self._composing = ""
        self._edit(lambda: self.line.insert(event.text))

    def command(self, event: Event) -> bool:
        self._age = 0
        if self._composing and event.command in ("back", "confirm", "left", "right", "up", "down"):
            return True  # the input method uses these keys itself
        if event.command == "confirm" and self.on_enter:
            self.on_enter(self.value)
            return True
        return self._moved(event) or self._changed(event)

    def _moved(self, event: Event) -> bool:
        line = self.line
        moves: dict[str, Callable[[], object]] = {
            "left": lambda: line.left(event.shift, event.control),
            "right": lambda: line.right(event.shift, event.control),
            "home": lambda: line.go(0, event.shift),
            "end": lambda: line.go(len(line.text), event.shift),
            "select_all": line.select_all,
            "copy": self._copy,
        }
        if event.command in moves:
            moves[event.command]()
        return event.command in moves

    def _changed(self, event: Event) -> bool:
        line = self.line
        changes: dict[str, Callable[[], object]] = {
            "backspace": lambda: line.backspace(event.control),
            "delete": lambda: line.delete(event.control),
            "cut": self._cut,
            "paste": lambda: line.insert(clipboard.paste()),
        }
        if event.command in changes:
            self._edit(changes[event.command])
        return event.command in changes

    def update(self) -> bool:
        changed = super().update()
        if self._focused:
            self._age += 1
        return changed or (self._focused and self._age % _BLINK == 0)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        self._canvas = canvas
        look = "off" if not self.enabled else "focus" if focused else "normal"
        canvas.nine(f"ui/field_{look}", self.x, self.y, self.w, self.h)
        room = self.w - 2 * _MARGIN
        shown = self.line.text[: self.line.caret] + self._composing + self.line.text[self.line.caret :]
        if not shown and not focused:
            canvas.text(spoken(self.hint), self.x + _MARGIN, self.y + self.h / 2, "body", self.size, _HINT, fit=room)
            return
        if not focused:
            canvas.text(self._veiled(shown), self.x + _MARGIN, self.y + self.h / 2, "body", self.size, INK, fit=room)
            return
        with canvas.clipped(self.x + 6, self.y, self.w - 12, self.h):
            self._draw_editing(canvas, shown, room)

    def _draw_editing(self, canvas: Canvas, shown: str, room: float) -> None:
        caret = self._width(shown[: self.line.caret + len(self._composing)])
        self._scroll = max(caret - room, min(self._scroll, caret), 0.0)
        left, middle = self.x + _MARGIN - self._scroll, self.y + self.h / 2
        start, end = self.line.selection
        if start != end:
            a, b = self._width(shown[:start]), self._width(shown[:end])
            canvas.dim(left + a, middle - 14, b - a, 28, _MARKED, 255, 3)
        canvas.text(self._veiled(shown), left, middle, "body", self.size, INK)
        if self._composing:
            begin = self._width(shown[: self.line.caret])
            canvas.dim(left + begin, middle + 12, caret - begin, 1.5, INK, 255)
        if self._age // _BLINK % 2 == 0:
            canvas.put("ui/caret", left + caret, middle - 13, 2, 26)
        pg.key.set_text_input_rect(canvas.rect(left + caret, self.y, 2, self.h))

    def _width(self, text: str) -> float:
        return self._canvas.measure(self._veiled(text), "body", self.size)[0] if self._canvas and text else 0.0

    def _veiled(self, text: str) -> str:
        return _VEIL * len(text) if self.secret else text

    def _place_at(self, x: float) -> int:
        """Return the place between characters that is nearest to x."""
        away = x - self.x - _MARGIN + self._scroll
        places = range(len(self.line.text) + 1)
        return min(places, key=lambda place: abs(self._width(self.line.text[:place]) - away))

    def _edit(self, change: Callable[[], object]) -> None:
        before = self.value
        change()
        if self.value != before:
            self.on_change(self.value)

    def _copy(self) -> None:
        if self.line.selected and not self.secret:
            clipboard.copy(self.line.selected)

    def _cut(self) -> None:
        self._copy()
        if self.line.selected:
            self.line.insert("")
