"""Which of several boxes is the next one in a direction, as a person would say, and where keys walk among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

#: the commands of keys and pads that move their focus
TURNS = {"next": 1, "previous": -1}
WALKS = ("left", "right", "up", "down", *TURNS)

Rect = tuple[float, float, float, float]
_ASIDE = 3.0  # what lies aside counts as that much further away
_OVERLAP = 6.0  # boxes may overlap by that much and still count as beside one another


def nearest(start: Rect, boxes: Sequence[Rect], direction: str) -> int | None:
    """Return the index of the box next to `start` in the direction up, down, left or right; None if there is none."""
    best: tuple[float, int] | None = None
    for index, box in enumerate(boxes):
        cost = _cost(start, box, direction)
        if cost is not None and (best is None or cost < best[0]):
            best = (cost, index)
    return best[1] if best else None


def _cost(start: Rect, box: Rect, direction: str) -> float | None:
    sx, sy, sw, sh = start
    x, y, w, h = box
    ahead = {"right": x - sx - sw, "left": sx - x - w, "down": y - sy - sh, "up": sy - y - h}[direction]
    if ahead < -_OVERLAP:
        return None
    if direction in ("left", "right"):
        aside, off = _gap(sy, sh, y, h), abs(sy + sh / 2 - y - h / 2)
    else:
        aside, off = _gap(sx, sw, x, w), abs(sx + sw / 2 - x - w / 2)
    return max(0.0, ahead) + _ASIDE * aside + 0.2 * off


def _gap(a: float, length_a: float, b: float, length_b: float) -> float:
    return max(0.0, b - a - length_a, a - b - length_b)


def walk(stops: Mapping[str, Rect], spot: str, command: str) -> str:
    """Return where keys come to from a spot: the nearest one in a direction, or the next or previous one in order."""
    names = list(stops)
    if command in TURNS:
        return names[(names.index(spot) + TURNS[command]) % len(names)]
    names.remove(spot)
    at = nearest(stops[spot], [stops[name] for name in names], command)
    return spot if at is None else names[at]
