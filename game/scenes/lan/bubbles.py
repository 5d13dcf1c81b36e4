"""The small signs that players send one another: a bubble beside the seat of the sender, for a few seconds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.language import N_, _
from game.scenes.scene import Rect
from game.view.canvas import Canvas

#: in the order of their numbers
EMOTES = (N_("Greetings"), N_("Well played"), N_("Let me think"), N_("Oh no"), N_("Ha, ha"), N_("To your health"))
_TICKS, _FADE = 220, 10
_WIDE, _HIGH, _SIGN = 86.0, 68.0, 50.0
_TAIL = 8.0  # how much of the bubble is its tail


def emote_name(number: int) -> str:
    """Return what a sign means, "" for one that this program does not have."""
    return _(EMOTES[number]) if 0 <= number < len(EMOTES) else ""


@dataclass
class Bubble:
    """One sign on the screen. ticks: how long it has been there."""

    peer: int
    emote: int
    ticks: int = 0


class Bubbles:
    """At most one a sender; a newer one takes its place. place: where a sender is shown, None for nowhere."""

    def __init__(self, place: Callable[[int], Rect | None]) -> None:
        self.shown: list[Bubble] = []
        self._place = place

    def show(self, peer: int, emote: int) -> bool:
        """Show a sign; return whether this program has it."""
        if not 0 <= emote < len(EMOTES):
            return False
        self.shown = [one for one in self.shown if one.peer != peer] + [Bubble(peer, emote)]
        return True

    def update(self) -> bool:
        """Advance by one tick; return whether the picture changed."""
        changed = False
        for one in self.shown:
            one.ticks += 1
            changed = changed or one.ticks <= _FADE or one.ticks >= _TICKS - _FADE
        self.shown = [one for one in self.shown if one.ticks < _TICKS]
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Paint the bubbles over everything."""
        for one in self.shown:
            box = self._place(one.peer)
            if box is not None:
                _draw(canvas, one, box)


def _draw(canvas: Canvas, one: Bubble, box: Rect) -> None:
    shown = min(1.0, one.ticks / _FADE, (_TICKS - one.ticks) / _FADE)
    x, y, w, _h = box
    on_the_left = x + w / 2 < canvas.size[0] / 2
    left = x + w - 6 if on_the_left else x + 6 - _WIDE
    top = max(4.0, min(y + 12, canvas.size[1] - _HIGH - 4)) + (1 - shown) * 8
    alpha = round(255 * shown)
    canvas.nine("lan/bubble" if on_the_left else "lan/bubble_right", left, top, _WIDE, _HIGH, alpha)
    sign = left + (_WIDE - _SIGN) / 2 + (_TAIL / 2 if on_the_left else -_TAIL / 2)
    canvas.put(f"lan/emote_{one.emote}", sign, top + (_HIGH - _SIGN) / 2, _SIGN, _SIGN, alpha)
