"""The head of a scene: its name with an illuminated initial, vines on both sides."""

from __future__ import annotations

from game.view.canvas import Canvas

_MIDDLE = 54.0
_BOX = 56.0
_VINE = 210.0
_SIZE = 35.0


def draw(canvas: Canvas, text: str, ground: str = "lapis", emblem: str = "", room: float = 860.0,
         top: float = 0.0) -> None:  # fmt: skip
    """Paint the headline, `top` below the upper edge. ground: "lapis", "oxblood" or "green". emblem: a game's key."""
    first, rest, line = text[:1], text[1:], top + _MIDDLE
    sign = _BOX + 6 if emblem else 0.0
    fit = room - _BOX - 6 - sign
    wide = min(fit, canvas.measure(rest, "title", _SIZE)[0])
    total = sign + _BOX + 6 + wide
    middle = canvas.size[0] / 2
    x = middle - total / 2
    if emblem:
        canvas.put(f"ui/emblem_{emblem}", x, line - 27, 54, 54, lift=4)
        x += sign
    canvas.put(f"ui/initial_{ground}", x, line - 30, _BOX, _BOX, lift=4)
    canvas.gold_text(first, x + _BOX / 2, line - 2, 42 / canvas.text_scale, glow=0, edge=1.7)
    if rest:
        canvas.gold_text(rest, x + _BOX + 6, line, _SIZE, "midleft", glow=9, edge=1.7, fit=fit)
    space = middle - total / 2 - 110
    if space >= _VINE:
        canvas.put("ui/vine", middle - total / 2 - 20 - _VINE, line - 17, _VINE, 34)
        canvas.put("ui/vine_right", middle + total / 2 + 20, line - 17, _VINE, 34)
