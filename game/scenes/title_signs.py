"""The signs of the games on the title: a seal with name and number of players, which opens a new match of that game.

At rest they belong to the still picture, which `draw_words` completes; a sign paints itself only while it is lit.
"""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from game.scenes.cards import Card, cards
from game.scenes.title_stage import SEAL, SIGNS
from game.view.canvas import Canvas
from game.view.palette import GLOW, GOLD, NIGHT, PALE
from game.view.widgets.base import Rect, Widget

_WORDS = 90.0  # from the left of the seal to the words
_GROWTH = 5.0


class Sign(Widget):
    """The sign of one game. on: hears its key."""

    def __init__(self, card: Card, on: Callable[[str], object]) -> None:
        super().__init__(f"game_{card.key}", card.name, lambda: _("New match"))
        self._card, self._on = card, on

    def settle(self, ox: float, oy: float) -> None:
        """Give it its place on the title that begins there."""
        left, room = SIGNS[self._card.key]
        self.place(ox + left, oy + SEAL.y, _WORDS + room, SEAL.h)

    def ring(self) -> Rect:
        return self.x, self.y, self.w - 12, self.h

    def activate(self) -> None:
        self._on(self._card.key)

    def draw(self, canvas: Canvas, focused: bool) -> None:
        if not self.warmth:
            return
        size = SEAL.w + (0.0 if self.pressed else round(self.warmth) * _GROWTH)
        x, y = self.x + (SEAL.w - size) / 2, self.y + (SEAL.h - size) / 2
        canvas.glow(self.x - 2, self.y - 2, SEAL.w + 4, SEAL.h + 4, 8, 9, GLOW, round(230 * self.warmth), ellipse=True)
        canvas.put(f"ui/emblem_{self._card.key}", x, y, size, size)
        _name(canvas, self._card, self.x, self.y, "#fff1c4")


def signs(on: Callable[[str], object]) -> list[Sign]:
    """Return a sign for every game that the title shows one of."""
    return [Sign(card, on) for card in cards() if card.key in SIGNS]


def draw_words(canvas: Canvas, ox: float, oy: float) -> None:
    """Paint the names of the games beside their seals, and how many play them."""
    for card in cards():
        if card.key in SIGNS:
            x, y, room = ox + SIGNS[card.key][0], oy + SEAL.y, SIGNS[card.key][1]
            _name(canvas, card, x, y, GOLD)
            note = _("for {n} players").format(n=card.room)
            canvas.text(note, x + _WORDS, y + 54, "body", 16, PALE, fit=room)


def _name(canvas: Canvas, card: Card, x: float, y: float, colour: str) -> None:
    canvas.text(card.name(), x + _WORDS, y + 31, "title", 18, colour, fit=SIGNS[card.key][1], shadow=(NIGHT, 0, 1))
