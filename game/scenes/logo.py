"""The name of the program in gold, under three crowns."""

from __future__ import annotations

from game.view.canvas import Canvas

_BOX, _SIZE, _GAP, _SPACE = 98.0, 66.0, 9.0, 30.0


def draw(canvas: Canvas, middle: float, y: float) -> None:
    """Paint the logo, about 780 x 232 units, its upper edge at y. It is the same at every text size."""
    size = _SIZE / canvas.text_scale
    canvas.put("title/rays", middle - 450, y - 150, 900, 300)
    canvas.halo("title/crowns", middle - 150, y, 300, 124, "#c26a14", 20, 0.85)
    canvas.put("title/crowns", middle - 150, y, 300, 124, lift=5)
    canvas.put("title/vine", middle - 382, y + 56, 228, 38)
    canvas.put("title/vine_right", middle + 154, y + 56, 228, 38)
    words = (("T", "HREE", "title/initial_t"), ("C", "ROWNS", "title/initial_c"))
    widths = [canvas.measure(rest, "title", size, spacing=2 / canvas.text_scale)[0] for _, rest, _ in words]
    x = middle - (2 * _BOX + 2 * _GAP + _SPACE + sum(widths)) / 2
    for (letter, rest, box), wide in zip(words, widths, strict=True):
        top = y + 178 - _BOX / 2
        canvas.halo(box, x, top, _BOX, _BOX, "#a85a12", 12, 0.55)
        canvas.put(box, x, top, _BOX, _BOX, lift=5)
        canvas.gold_text(letter, x + _BOX / 2, y + 179, 80 / canvas.text_scale, glow=0, edge=2.6)
        canvas.gold_text(rest, x + _BOX + _GAP, y + 182, size, "midleft", spacing=2, glow=14, power=0.75)
        x += _BOX + _GAP + wide + _SPACE
