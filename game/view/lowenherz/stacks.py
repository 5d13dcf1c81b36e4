"""The tray of the action cards: five stacks, how many cards each still has, and which one is running."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.cards import CARD_STACKS, KING_CARD, SILVER_CARDS, STACK_MASKS, STACKS
from game.view.canvas import Canvas
from game.view.frame import Item
from game.view.lettering import letters
from game.view.lowenherz.geometry import Table
from game.view.lowenherz.letters import DARK, GOLDEN
from game.view.lowenherz.look import Look

THICK, DEEPEST = 1.6, 5
EMPTY_INK = "#a98244"


def scenery(canvas: Canvas, table: Table) -> None:
    """Draw the tray."""
    box = table.stacks
    canvas.shadow(*box, 10, 7, 150, 3, 5)
    canvas.nine("lowenherz/tray", *box)


def left(look: Look) -> tuple[int, ...]:
    """Return how many cards every stack still has."""
    return tuple((look.state.deck & mask).bit_count() for mask in STACK_MASKS)


def running(look: Look) -> int:
    """Return the stack from which the open card came, or the next one will; NONE when all are used up."""
    if look.state.card != NONE:
        return CARD_STACKS[look.state.card]
    return next((n for n, count in enumerate(left(look)) if count), NONE)


def silver_to_come(look: Look, stack: int) -> bool:
    """Return whether a silver card still lies in a stack."""
    return any(look.state.deck >> card & 1 and CARD_STACKS[card] == stack for card in SILVER_CARDS)


def king_to_come(look: Look, stack: int) -> bool:
    """Return whether the king card still lies in a stack."""
    return bool(look.state.deck >> KING_CARD & 1) and CARD_STACKS[KING_CARD] == stack


def items(look: Look) -> Iterator[Item]:
    """Yield the stacks."""
    key = (look.table, look.state.deck, running(look))
    yield Item("stacks", key, (look.table.stacks,), partial(_paint, look=look))


def _paint(canvas: Canvas, look: Look) -> None:
    with canvas.clipped(*look.table.stacks):
        for n, count in enumerate(left(look)):
            _pile(canvas, look, n, count)


def _pile(canvas: Canvas, look: Look, n: int, count: int) -> None:
    box, tray, runs = look.table.piles[n], look.table.stacks, n == running(look)
    middle = box.x + box.w / 2
    if runs and count:
        canvas.glow(box.x - 1, box.y + 1, box.w + 2, box.h + 1, 6, 4, "#ffb92e", 200)
    if not count:
        canvas.put("lowenherz/card_slot", *box)
        canvas.text(STACKS[n], middle, box.y + box.h / 2, "title", 19 / canvas.text_scale,
                    GOLDEN if runs else EMPTY_INK, "center")  # fmt: skip
    deep = min(count, DEEPEST)
    for card in range(deep):
        canvas.put(f"lowenherz/action_back_{STACKS[n]}", box.x, box.y + 2 - card * THICK, box.w, box.h)
    ink = GOLDEN if count else "#8d6c3c"
    y = tray.bottom - 15
    canvas.text(str(count), middle, y, "bold", letters(canvas, 18, 19), ink, "center", shadow=(DARK, 0.8, 1.2))
