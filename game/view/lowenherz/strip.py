"""The strip below the open card: who contests which line, and who has made a sealed bid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.language import _
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import NONE
from game.rules.lowenherz.cards import LINES
from game.view.canvas import Canvas
from game.view.frame import Item
from game.view.lettering import letters
from game.view.lowenherz import card, settled
from game.view.lowenherz.geometry import Table
from game.view.lowenherz.letters import CREAM
from game.view.lowenherz.look import Look
from game.view.lowenherz.tones import picture
from game.view.widgets import fitted

CREST = 31.0
PALE = "#a58a5c"


def scenery(canvas: Canvas, table: Table) -> None:
    """Draw the plate."""
    canvas.shadow(*table.strip, 8, 7, 150, 3, 5)
    canvas.nine("lowenherz/dark_plate", *table.strip)


def contested(look: Look) -> int:
    """Return the line that is contested now or next, NONE where there is none."""
    if look.state.card == NONE:
        return NONE
    return next((line for line in range(LINES) if card.condition(look, line) == card.CONTEST), NONE)


def rivals(look: Look) -> tuple[int, ...]:
    """Return who is in the contest, in the order of laying."""
    line = contested(look)
    if line == NONE:
        return ()
    state = look.state
    return tuple(state.rivals) if state.line == line and state.rivals else settled.laid_on(look, line)


def words(look: Look) -> str:
    """Return what the strip says."""
    line = contested(look)
    if line == NONE:
        return _("No contest")
    said = {phases.OFFER: _("Bargain: line {n}"), phases.BID: _("Duel: line {n}")}
    return said.get(look.state.phase, _("Contest: line {n}")).format(n=line + 1)


def items(look: Look, chosen: tuple[int, ...]) -> Iterator[Item]:
    """Yield what the strip shows. chosen: who has made a sealed bid."""
    key = (look.table, rivals(look), words(look), chosen)
    yield Item("strip", key, (look.table.strip,), partial(_paint, look=look, chosen=chosen))


def _paint(canvas: Canvas, look: Look, chosen: tuple[int, ...]) -> None:
    box, who = look.table.strip, rivals(look)
    middle, size = box.y + box.h / 2, letters(canvas, 17, 18)
    if not who:
        canvas.text(words(look), box.x + box.w / 2, middle, "body", size, PALE, "center", fit=box.w - 24)
        return
    high = CREST if len(who) < 3 else 27.0
    wide = high * 104 / 124
    x = box.x + 10
    for n, seat in enumerate(who):
        canvas.put(picture("crest", seat), x, middle - high / 2, wide, high)
        if seat in chosen:
            canvas.put("lowenherz/bid", x + wide - 14, middle + high / 2 - 12, 17, 14)
        x += wide + 3
        if n == 0 and len(who) == 2:
            name = "scales" if look.state.phase == phases.OFFER else "swords"
            canvas.put_inside(f"lowenherz/{name}", x, middle - 15, 32, 30)
            x += 35
    x += 5
    fitted.draw(canvas, words(look), x, box.y + 3, box.right - 8 - x, box.h - 6, "bold", size, CREAM, "midleft")
