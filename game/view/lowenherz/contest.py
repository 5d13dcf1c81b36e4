"""Dialogues over the board, which get events first: bargaining, sealed bids, the reveal of a duel, choosing a card.

While `is_open` all events at its place belong to it, and all keys but those of the buttons beside the board.
"""

from __future__ import annotations

from typing import Any

from game.rules.lowenherz.actions import ACTION_WORDS
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz.look import Look
from game.view.palette import INK
from game.view.table_view import Intent, Play


class Contest:
    """The dialogue of the moment, if there is one."""

    def __init__(self, play_sound: Play = contract.silence) -> None:
        self._play = play_sound
        self._look: Look | None = None

    @property
    def is_open(self) -> bool:
        """Whether something is asked or shown."""
        return self._look is not None and bool(self._chips(self._look))

    @property
    def busy(self) -> bool:
        """Whether something of it still moves."""
        return False

    def show(self, look: Look) -> None:
        """Take over a moment at once."""
        self._look = look

    def play(self, look: Look, before: Look, action: int | None) -> None:
        """Take over a moment that was reached by an action, and show what happened."""
        self._look = look

    def finish(self) -> None:
        """Jump to the end of what moves."""

    def update(self) -> bool:
        """Advance by one tick; return whether the picture changed."""
        return False

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point belongs to the dialogue."""
        return self._look is not None and self._look.table.dialogue.holds(x, y)

    def handle(self, event: Any, look: Look) -> Intent | None:
        """Return what the person wants by this event."""
        if event.kind == "up":
            for word, box in self.targets(look).items():
                if box.holds(event.x, event.y):
                    return Intent(contract.ACTION, self._chips(look)[word])
        return None

    def targets(self, look: Look) -> dict[str, Box]:
        """Return what can be pressed in it."""
        box = look.table.dialogue
        return {
            word: Box(box.x + 10 + n % 10 * 70, box.y + 10 + n // 10 * 34, 66, 30)
            for n, word in enumerate(self._chips(look))
        }

    def draw(self, canvas: Canvas, look: Look, remainder: float = 0.0) -> None:
        """Draw the dialogue over the board."""
        if not self.is_open:
            return
        canvas.panel(*look.table.dialogue)
        for word, box in self.targets(look).items():
            canvas.nine("ui/table_plain", *box)
            canvas.text(word, *box.centre, "body", 13, INK, "center", fit=box.w - 8)

    def _chips(self, look: Look) -> dict[str, int]:
        found = look.choices
        chosen = [found.accept, found.duel, *found.looks.values(), *found.keeps.values()]
        chosen += [*found.pays.values()][:12] + [*found.asks.values()][:12] + [*found.bids.values()][:14]
        return {ACTION_WORDS[action]: action for action in chosen if action is not None}
