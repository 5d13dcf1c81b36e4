"""What every widget has: a name, words, a place, and the few calls by which `Ui` tells it what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.view.canvas import Canvas
from game.view.input import Event

Rect = tuple[float, float, float, float]
#: Words that may change with the language are given as a function that looks them up.
Words = str | Callable[[], str]
LEAST_REACH = 40.0  # units; smaller things can be hit a little beside them
_WARMING = 1 / 6  # a tick


def spoken(words: Words) -> str:
    """Return the words as they read now."""
    return words if isinstance(words, str) else words()


class Widget:
    """A thin base. Coordinates in logical units.

    name: unique within its `Ui`. hovered, pressed, focused: kept by the `Ui`. warmth: 0 to 1, follows `hovered` softly.
    reach: units; what is smaller than that can be hit a little beside it. takes_text: whether typed characters belong
    here while it has the focus. why_off: a sentence on why it cannot be used, while it is not enabled.
    """

    focusable = True
    takes_text = False
    reach = LEAST_REACH

    def __init__(self, name: str, label: Words = "", tip: Words = "") -> None:
        self.name, self.label, self.tip = name, label, tip
        self.why_off: Words = ""
        self.x = self.y = self.w = self.h = 0.0
        self.enabled = self.visible = True
        self.hovered = self.pressed = self.focused = False
        self.warmth = 0.0

    @property
    def rect(self) -> Rect:
        """Its place: x, y, w, h."""
        return self.x, self.y, self.w, self.h

    @property
    def alive(self) -> bool:
        """Whether it can be used now."""
        return self.visible and self.enabled

    @property
    def remark(self) -> str:
        """What is said of it to whoever points at it: its tip, or why it is off."""
        return spoken(self.tip if self.enabled else self.why_off or self.tip)

    def place(self, x: float, y: float, w: float, h: float) -> Any:
        """Give it its place; returns itself."""
        self.x, self.y, self.w, self.h = x, y, w, h
        return self

    def contains(self, x: float, y: float, generous: bool = False) -> bool:
        """Whether the point is inside; generous counts the reach around small things too."""
        mx = max(0.0, self.reach - self.w) / 2 if generous else 0.0
        my = max(0.0, self.reach - self.h) / 2 if generous else 0.0
        return self.x - mx <= x <= self.x + self.w + mx and self.y - my <= y <= self.y + self.h + my

    def press(self, event: Event) -> None:
        """The left button went down on it."""

    def drag(self, event: Event) -> None:
        """The pointer moved while the button is held."""

    def click(self, event: Event) -> None:
        """The button came up inside: by default the same as `activate`."""
        self.activate()

    def activate(self) -> None:
        """Enter, Space or the pad's first button."""

    def wheel(self, event: Event) -> bool:
        """The wheel turned over it; returns whether that meant something."""
        return False

    def command(self, event: Event) -> bool:
        """A command while it has the focus; returns whether it was used up."""
        return False

    def text(self, event: Event) -> None:
        """Characters were typed, or are being composed."""

    def focus(self, gained: bool) -> None:
        """The focus came or went."""

    def ring(self) -> Rect:
        """Return the box that the focus ring surrounds."""
        return self.rect

    def parts(self) -> dict[str, Rect]:
        """Return the places inside it that can be clicked apart, by a name of their own."""
        return {}

    def update(self) -> bool:
        """Advance by one tick; returns whether the picture changed."""
        goal = 1.0 if self.hovered and self.enabled else 0.0
        if self.warmth == goal:
            return False
        step = _WARMING if goal > self.warmth else -_WARMING
        self.warmth = min(1.0, max(0.0, self.warmth + step))
        return True

    def draw(self, canvas: Canvas, focused: bool) -> None:
        """Paint it."""
