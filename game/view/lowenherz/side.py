"""What lies beside the board: panels, stacks, open card, contest, status, chronicle and buttons, joined in one place.

A spot of the side is a name that `targets` (what can be pressed) or `spots` (what can only be pointed at) gives. Those
of the four buttons, of redo and of the knob are the words of `game.view.commands`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.language import _
from game.rules.lowenherz.cards import CARD_LINES
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.commands import COMMANDS, is_on, wish
from game.view.lowenherz.geometry import Table
from game.view.lowenherz.look import Look
from game.view.lowenherz.still import Item
from game.view.lowenherz.tones import picture
from game.view.moment import Presence
from game.view.palette import INK, OXBLOOD
from game.view.table_view import Intent

BUTTONS = ("done", "undo", "redo", "hint", "menu")


def scenery(canvas: Canvas, table: Table) -> None:
    """Draw what never changes: the sheets of the panels, the tray, the card."""
    for seat, box in enumerate(table.panels):
        canvas.panel(*box, "lowenherz/panel", 10, seat + 3)
        canvas.nine(picture("header", seat), box.x + 3.5, box.y + 3.5, box.w - 7, 42)
    for n, box in enumerate((table.card, table.status, table.chronicle)):
        canvas.panel(*box, "lowenherz/panel", 10, 20 + n)
    canvas.nine("lowenherz/tray", *table.stacks)
    canvas.nine("lowenherz/dark_plate", *table.strip)


def items(look: Look, numbers: Look, busy: bool) -> Iterator[Item]:
    """Yield what rests beside the board. numbers: the look whose numbers are shown."""
    for seat, box in enumerate(look.table.panels):
        key = (look.player(seat), numbers.state.points[seat], numbers.state.purse[seat], seat == look.turn)
        yield Item(("panel", seat), key, (box.grown(8),), partial(_panel, look=look, numbers=numbers, seat=seat))
    yield Item("card", look, (look.table.card.grown(9),), partial(_card, look=look))
    yield Item("status", look, (look.table.status,), partial(_status, look=look))
    yield Item("chronicle", look, (look.table.chronicle,), partial(_chronicle, look=look))
    places = tuple(place.grown(4) for name in BUTTONS if (place := look.button(name)) is not None)
    yield Item("buttons", look, places, partial(_buttons, look=look))


def targets(look: Look) -> dict[str, Box]:
    """Return what can be pressed beside the board, in the order in which keys walk."""
    found: dict[str, Box] = {}
    for lines in look.choices.lays:
        found[f"lay:{lines}"] = look.table.lines[lines.bit_length() - 1]
    if look.moment.replaying:
        return found
    if look.choices.done is not None:
        found["done"] = look.table.done
    for name in BUTTONS[1:]:
        box = look.button(name)
        if box is not None and is_on(look.moment, name):
            found[name] = box
    return found


def spots(look: Look) -> dict[str, Box]:
    """Return all that can be pointed at beside the board."""
    return {**targets(look), **{f"seat:{seat}": box for seat, box in enumerate(look.table.panels)}}


def choose(look: Look, spot: str) -> Intent | None:
    """Return what pressing a spot beside the board means."""
    kind, _sep, word = spot.partition(":")
    if kind == "lay" and word.isdigit():
        return Intent(contract.ACTION, look.choices.lays[int(word)])
    if spot == "done" and look.choices.done is not None:
        return Intent(contract.ACTION, look.choices.done)
    return wish(look.moment, spot) if spot in COMMANDS else None


def digit(look: Look, number: int) -> str | None:
    """Return the spot that a number key means: a line of the card."""
    return f"lay:{1 << number - 1}" if 0 < number < 4 and 1 << number - 1 in look.choices.lays else None


def over(canvas: Canvas, look: Look, spot: str | None, pressed: bool) -> None:
    """Draw what is lit beside the board because it is pointed at, and the slip with what there is to say."""
    box = targets(look).get(spot or "")
    if box is not None:
        canvas.dim(*box, "#fff2b0", 60, 8)


def remark(canvas: Canvas, look: Look, presence: Presence, said: str) -> None:
    """Write in the status what is to be done, or what is `said` for a while; and the clock of the turn."""
    box = look.table.status
    if said:
        canvas.text(said, box.x + 30, box.y + 66, "body", 17, OXBLOOD, "midleft", fit=box.w - 50)


def _panel(canvas: Canvas, look: Look, numbers: Look, seat: int) -> None:
    box = look.table.panels[seat]
    if seat == look.turn:
        canvas.nine("lowenherz/panel_active", *box)
    canvas.put(picture("crest", seat), box.x + 8, box.y + 7, 52, 62)
    canvas.text(look.player(seat), box.x + 67, box.y + 23, "title", 20, "#fff3d6", "midleft", fit=box.w - 75)
    canvas.text(str(numbers.state.points[seat]), box.x + 140, box.y + 68, "title", 38, OXBLOOD, "center")
    canvas.text(str(numbers.state.purse[seat]), box.x + 51, box.y + 116, "bold", 23)


def _card(canvas: Canvas, look: Look) -> None:
    table, state = look.table, look.state
    canvas.text(_("Open card"), table.card.x + table.card.w / 2, table.card.y + 28, "title", 20, OXBLOOD, "center")
    if state.card < 0:
        return
    for n, (kind, number) in enumerate(CARD_LINES[state.card]):
        box = table.lines[n]
        canvas.nine("lowenherz/line_normal", *box)
        name = {"D": f"ducats_{number}", "P": "politics", "B": f"borders_{number}", "K": f"knights_{number}"}[kind]
        canvas.put_inside(f"lowenherz/line_{name}", box.x + 6, box.y + 6, 106, box.h - 12)
        laid = [seat for seat in range(state.players) if state.laid[seat] >> n & 1]
        for i, seat in enumerate(laid):
            canvas.put(f"{picture('decision', seat)}_{n + 1}", box.x + 112 + i * 14, box.y + 14, 62, 78)


def _status(canvas: Canvas, look: Look) -> None:
    box = look.table.status
    name = look.player(look.turn) if look.turn >= 0 else ""
    canvas.text(name, box.x + 30, box.y + 30, "title", 20, OXBLOOD, "midleft", fit=box.w - 50)


def _chronicle(canvas: Canvas, look: Look) -> None:
    box = look.table.chronicle
    for n, sentence in enumerate(look.moment.chronicle[-4:]):
        canvas.text(sentence.text, box.x + 20, box.y + 22 + n * 22, "body", 15, INK, "midleft", fit=box.w - 70)


def _buttons(canvas: Canvas, look: Look) -> None:
    words = {"done": _("Done"), "undo": _("Undo"), "redo": "", "hint": _("Hint"), "menu": _("Menu")}
    if look.moment.replaying:
        return
    for name in BUTTONS:
        box = look.button(name)
        if box is not None:
            on = name in targets(look)
            canvas.nine("ui/table_plain" if on else "ui/table_off", *box)
            canvas.text(words[name], *box.centre, "title", 17, INK, "center", fit=box.w - 10)
