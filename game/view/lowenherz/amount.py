"""An amount of ducats to be chosen: a roll of coins with less and more beside it, and some amounts to press at once."""

from __future__ import annotations

from collections.abc import Collection

from game.view import studded
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lettering import letters
from game.view.lowenherz.asked import LESS, MORE, ROLL, Asked, plaque
from game.view.palette import INK

QUICK = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100)
USUAL = 25  # hardly anybody pays more
ASKED = (1, 2, 5, 10, 3, 8, 15, 20)  # of a purse that is hidden, the most useful first
COIN, WIDEST = 29.0, 1.5  # of a coin, and how many of them lie from one to the next at most
GHOST, APART = 60, 10.0  # how strongly coins are drawn that could be taken, where they lie so far apart
KNOB, GAP = 36.0, 8.0
CHIP, CHIP_GAP = 44.0, 5.0


def places(x: float, y: float, w: float) -> dict[str, Box]:
    """Return the places of less, the roll and more in a row that begins at x, y."""
    return {
        LESS: Box(x, y, KNOB, KNOB),
        ROLL: Box(x + KNOB + GAP, y, w - 2 * KNOB - 2 * GAP, KNOB),
        MORE: Box(x + w - KNOB, y, KNOB, KNOB),
    }


def quick(least: int, most: int, room: float, hidden: bool = False) -> list[int]:
    """Return the amounts to press at once, as many as there is room for: the least, the most, usual ones between.

    hidden: what somebody else has in a hidden purse is asked for, so the most tells nothing, and small sums are usual.
    """
    many = max(2, int((room + CHIP_GAP) // (CHIP + CHIP_GAP)))
    if hidden:
        return sorted([n for n in ASKED if least <= n <= most][:many] or [most])
    known = [n for n in QUICK if least < n < most and (n <= USUAL or most <= 2 * USUAL)]
    if len(known) > many - 2:
        known = [known[i * len(known) // (many - 2)] for i in range(many - 2)]
    return sorted({least, *known, most})


def chips(x: float, y: float, room: float, amounts: Collection[int], hidden: bool = False) -> dict[str, Box]:
    """Return the places of amounts that are set at once: "amount:7"; hidden: as of `quick`."""
    found = quick(min(amounts), max(amounts), room, hidden)
    return {f"amount:{n}": Box(x + i * (CHIP + CHIP_GAP), y, CHIP, KNOB - 2) for i, n in enumerate(found)}


def changes(name: str, n: int, amounts: Collection[int]) -> bool:
    """Return whether pressing a part changes an amount of n ducats; true of all other parts."""
    if name in (LESS, MORE):
        return n > min(amounts) if name == LESS else n < max(amounts)
    return name != f"amount:{n}"


def _step(box: Box, most: int) -> float:
    return min(COIN * WIDEST, (box.w - COIN) / max(1, most - 1))


def at(box: Box, x: float, most: int) -> int:
    """Return how many coins of the roll lie left of a place."""
    return max(0, min(most, int((x - box.x) // _step(box, most)) + 1))


def draw(canvas: Canvas, asked: Asked, boxes: dict[str, Box], n: int, amounts: Collection[int]) -> None:
    """Draw less, the roll of which n coins are taken, more, and the amounts to press at once."""
    box, most = boxes[ROLL], max(amounts)
    step = _step(box, most)
    canvas.nine("ui/slider_groove", box.x - 4, box.y + box.h / 2 - 9, COIN + step * (most - 1) + 8, 18)
    for number in range(most if step >= APART else n):
        strength = 255 if number < n else GHOST
        canvas.put("lowenherz/coin", box.x + number * step, box.y + (box.h - COIN) / 2, COIN, COIN, strength)
    for name, icon, on in ((LESS, "minus", n > min(amounts)), (MORE, "plus", n < most)):
        plaque(canvas, boxes[name], "", asked.look_of(name), icon=icon, on=on)
    size = letters(canvas, 17, 18)
    for name, place in boxes.items():
        if not name.startswith("amount:"):
            continue
        taken = int(name[7:]) == n
        face = studded.plaque(canvas, place, "" if taken else asked.look_of(name), "primary" if taken else "plain")
        x, y = place.centre
        canvas.text(name[7:], x, y - 2, "bold", size, face.ink, "center")


def number(canvas: Canvas, x: float, y: float, n: int) -> None:
    """Draw an amount in large letters with a coin before it, from x on."""
    canvas.put("lowenherz/coin", x, y - 17, 34, 34)
    canvas.text(str(n), x + 42, y, "title", letters(canvas, 32, 34), INK, "midleft")
