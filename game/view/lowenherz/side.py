"""What lies beside the board: panels, stacks, open card, contest, status, chronicle and buttons, joined in one place.

A spot of the side is a name that `targets` (what can be pressed) or `spots` (what can only be pointed at) gives. Those
of the four buttons, of redo and of the knob are the words of `game.view.commands`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.commands import COMMANDS, USED, wish
from game.view.frame import Item
from game.view.lowenherz import (
    buttons,
    card,
    chronicle,
    panel,
    panel_cards,
    reasons,
    stacks,
    status,
    status_words,
    strip,
    tips,
    tooltip,
)
from game.view.lowenherz.geometry import Table
from game.view.lowenherz.look import Look
from game.view.lowenherz.spots import field_of
from game.view.moment import Presence
from game.view.table_view import Intent

if TYPE_CHECKING:
    from game.view.lowenherz.pointer import Pointer


def scenery(canvas: Canvas, table: Table) -> None:
    """Draw what never changes: the sheets of the panels, the tray, the card."""
    for part in (panel, stacks, card, strip, status, chronicle):
        part.scenery(canvas, table)


def items(look: Look, numbers: Look, pointer: Pointer) -> Iterator[Item]:
    """Yield what rests beside the board. numbers: the look whose numbers are shown."""
    yield from panel.items(look, numbers)
    yield from stacks.items(look)
    yield from card.items(numbers, look.acting if pointer.picked is not None else None, pointer.picked)
    yield from strip.items(numbers, look.moment.chosen)
    yield from chronicle.items(look)
    yield from buttons.items(look, pointer.in_hand)


def targets(look: Look, begun: bool = False) -> dict[str, Box]:
    """Return what can be pressed beside the board, in the order in which keys walk. begun: something is in hand."""
    found = card.targets(look)
    if look.moment.replaying:
        return found
    found |= panel_cards.targets(look)
    return found | {name: box for name, box in buttons.places(look).items() if buttons.works(look, name, begun)}


def spots(look: Look) -> dict[str, Box]:
    """Return all that can be pointed at beside the board."""
    return {**targets(look), **buttons.places(look), **tips.spots(look)}


def box_of(look: Look, spot: str) -> Box | None:
    """Return the place of a spot, also of two lines at once that a hint means."""
    return spots(look).get(spot) or card.box_of(look, spot)


def choose(look: Look, spot: str, pointer: Pointer) -> Intent | None:
    """Return what pressing a spot beside the board means; the first of two lines is only remembered."""
    line, hinted = card.line_of(spot), card.both_of(look, spot)
    if hinted is not None:
        return Intent(contract.ACTION, hinted)
    if line is not None and look.choices.lays:
        action = card.chosen(look, pointer.picked, line)
        if action is None:
            pointer.picked = None if pointer.picked == line else line
            return USED
        return Intent(contract.ACTION, action)
    if spot == "done":
        return _done(look)
    return wish(look.moment, spot) if spot in COMMANDS else None


def _done(look: Look) -> Intent | None:
    """Return the end of a line, or what is to be done first where nothing can be ended."""
    if look.choices.done is not None:
        return Intent(contract.ACTION, look.choices.done)
    text = status_words.status(look, Presence()).text if look.moment.actions else reasons.waiting(look)
    return Intent(contract.REFUSED, text=text) if text else None


def digit(look: Look, number: int) -> str | None:
    """Return the spot that a number key means: a line of the card."""
    return f"lay:{1 << number - 1}" if 0 < number < 4 and look.choices.lays else None


def over(canvas: Canvas, look: Look, pointer: Pointer) -> None:
    """Draw what is lit beside the board because it is pointed at, and the slip with what there is to say."""
    spot, line = pointer.pointed, card.line_of(pointer.pointed)
    if line is not None and look.choices.lays:
        card.over(canvas, look, pointer.picked, line)
    elif spot in buttons.places(look):
        buttons.draw(canvas, look, spot or "", "pressed" if pointer.pressed == spot else "hover", pointer.in_hand)


def slip(canvas: Canvas, look: Look, pointer: Pointer) -> None:
    """Draw what there is to say of what is pointed at, over everything.

    Nothing of what has just been pressed, nor of the board while regions are to be chosen there.
    """
    told = tips.tip(look, pointer.pointed)
    choosing = pointer.plan is not None and field_of(pointer.pointed) is not None
    if told is not None and pointer.pointed != pointer.silent and not choosing:
        room = Box(4, 4, look.table.w - 8, look.table.h - 8)
        tooltip.draw(canvas, told, room)


def remark(canvas: Canvas, look: Look, presence: Presence, said: str, pointer: Pointer) -> None:
    """Write in the status what is to be done, or what is `said` for a while; and how other machines are doing."""
    found = status_words.status(look, presence, pointer.plan, pointer.own, pointer.picked)
    status.draw(canvas, look, found, presence, said)
    panel.attendance(canvas, look, presence)
