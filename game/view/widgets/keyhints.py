"""Key caps, or the buttons of a pad, with what they do: for the device that was used last."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import N_, _
from game.view.canvas import Canvas
from game.view.input import KEYS as KEYS_ARE_USED
from game.view.input import PAD
from game.view.palette import FAINT, INK
from game.view.widgets.base import Words, spoken

#: command -> what is printed on the key, and the picture of the pad's button
KEYS = {
    "move": "↑↓", "confirm": N_("Enter"), "back": N_("Esc"), "fullscreen": "F11", "undo": "U", "redo": "Y",
    "look_back": "R", "hint": "H", "log": "L", "menu": "M", "chat": "C", "next": N_("Tab"), "help": "F1",
    "fast": N_("Space"),
    "up": "↑", "down": "↓", "left": "←", "right": "→", "home": N_("Home"), "end": N_("End"),
    **{f"digit_{n}": str(n) for n in range(1, 6)},
}  # fmt: skip
PADS = {
    "move": "dpad", "confirm": "a", "back": "b", "undo": "y", "hint": "x", "log": "back", "menu": "start", "next": "rb",
}  # fmt: skip
_SIZE = 15.0


def width(canvas: Canvas, hints: Sequence[tuple[str, Words]], device: str) -> float:
    """Return the room that `draw` takes."""
    total = 0.0
    for command, words in hints:
        room = _width_of(canvas, command, device)
        total += room + 7 + canvas.measure(spoken(words), "body", _SIZE)[0] + 20 if room else 0.0
    return max(0.0, total - 20)


def draw(canvas: Canvas, x: float, y: float, hints: Sequence[tuple[str, Words]], device: str,
         colour: str = FAINT) -> None:  # fmt: skip
    """Paint the hints in a row from x on, their middle at y. hints: pairs of a key of `KEYS` and words."""
    for command, words in hints:
        if not _width_of(canvas, command, device):
            continue
        x = 7 + (pad_button if device == PAD else cap)(canvas, x, y, command)
        x += canvas.text(spoken(words), x, y, "body", _SIZE, colour)[2] + 20


def cap(canvas: Canvas, x: float, y: float, command: str) -> float:
    """Paint the key of a command from x on; returns its right edge."""
    wide = _width_of(canvas, command, KEYS_ARE_USED)
    canvas.nine("ui/key_cap", x, y - 12, wide, 24)
    canvas.text(_(KEYS[command]), x + wide / 2, y - 1, "bold", 13 / canvas.text_scale, INK, "center")
    return x + wide


def pad_button(canvas: Canvas, x: float, y: float, command: str) -> float:
    """Paint the pad's button of a command from x on; returns its right edge."""
    canvas.put(f"ui/pad_{PADS[command]}", x, y - 14, 28, 28)
    return x + 28


def _width_of(canvas: Canvas, command: str, device: str) -> float:
    if device == PAD:
        return 28.0 if command in PADS else 0.0
    return max(26.0, canvas.measure(_(KEYS[command]), "bold", 13 / canvas.text_scale)[0] + 16)
