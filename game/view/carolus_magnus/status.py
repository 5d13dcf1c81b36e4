"""The line on the ribbon over the ring: who is to do what, and what else there is to say."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules import carolus_magnus as rules
from game.rules.core import TERMINAL
from game.view.canvas import Canvas
from game.view.carolus_magnus import names
from game.view.carolus_magnus.geometry import WORDS_Y
from game.view.carolus_magnus.inks import GOOD
from game.view.carolus_magnus.look import Look
from game.view.moment import AWAY, LOST, Presence
from game.view.palette import INK, OXBLOOD
from game.view.widgets import fitted, presence

SIZE = 19.0  # of the words
TIGHTEST = 0.85  # what would have to be smaller takes two rows
LINES, HIGHER, LOWER = 46.0, 9.0, 1.5  # the height of two rows; by how much the ribbon is higher then, they lower
SIGN, SIDE = 44.0, 40.0  # from the ends of the ribbon to its sign, and to its words


def words(look: Look, seen: Presence, in_hand: bool = False) -> str:
    """Return what whoever is to act has to do now. in_hand: a knight is lifted, and to be put somewhere."""
    state = look.state
    if state.actor == TERMINAL:
        return _("The match is over")
    if state.actor < 0:
        return _chance(look)
    name = look.player(state.actor)
    if look.acting is None and not look.moment.replaying:
        return _other(look, name, seen)
    if state.phase == rules.phases.PLACE:
        return _("{name}: click your court or a region").format(name=name) if in_hand else _placing(look, name)
    return {
        rules.phases.MOVE: _leading(look),
        rules.phases.DISC: _("{name}: choose a disc"),
        rules.phases.CROWN: _("{name} rolled a crown: choose the colour of the new knight"),
        rules.phases.TURN_DIE: _("{name}: turn one die to a crown, or keep the dice"),
    }.get(state.phase, "{name}").format(name=name)


def _placing(look: Look, name: str) -> str:
    n = look.state.left
    said = ngettext("{name}: play {n} more knight", "{name}: play {n} knights, then lead Charlemagne", n)
    return said.format(name=name, n=n)


def _leading(look: Look) -> str:
    n = rules.reach(look.state)
    return ngettext(
        "{name}: lead Charlemagne {n} region", "{name}: lead Charlemagne 1 to {n} regions", n
    ).replace("{n}", str(n))  # fmt: skip


def _chance(look: Look) -> str:
    state = look.state
    if state.phase in (rules.phases.LAY, rules.phases.EMPEROR, rules.phases.FIRST):
        return _("The table is being laid")
    name = look.player(state.turn)
    return _("{name} rolls the dice").format(name=name)


def _other(look: Look, name: str, seen: Presence) -> str:
    state = look.state.actor
    gone = {LOST: _("{name} is not there"), AWAY: _("{name} is away")}.get(seen.of(state).state)
    if gone and look.kind(state) == "remote":
        return gone.format(name=name)
    return _("{name} is thinking …").format(name=name)


def ribbon(
    canvas: Canvas, look: Look, seen: Presence, said: str = "", is_hint: bool = False, in_hand: bool = False
) -> None:
    """Draw the ribbon with the line of now, or with what is `said` for a while: a hint, or why something cannot be."""
    seat, box = look.turn, look.table.ribbon
    x, clock = box.x + SIGN, presence.clock_width(canvas, seen.clock)
    left = x + 22
    room = box.right - SIDE - clock - left
    text, ink = (said, GOOD if is_hint else OXBLOOD) if said else (words(look, seen, in_hand), INK)
    is_long = canvas.measure(text, "body", SIZE)[0] * TIGHTEST > room
    if is_long:
        box = box._replace(y=box.y - HIGHER / 2, h=box.h + HIGHER)
    middle = box.y + box.h * WORDS_Y + (LOWER if is_long else 0)
    canvas.nine(f"{names.PICTURES}ribbon", *box)
    if is_hint:
        canvas.icon("hint", x, middle, 26, GOOD)
    elif seat >= 0:
        canvas.put(names.castle_picture(look.state.sides[seat]), x - 16.5, middle - 17, 33, 33)
    if is_long:
        size = fitted.size_for(canvas, text, room, LINES, "body", SIZE * TIGHTEST)
        wrap = fitted.even_width(canvas, text, room, "body", size)
        canvas.text(text, left + room / 2, middle, "body", size, ink, "center", wrap=wrap)
    else:
        canvas.text(text, left + room / 2, middle, "body", SIZE, ink, "center", fit=room)
    if seen.clock >= 0:
        _clock(canvas, seen, box.right - 40, middle, clock)


def _clock(canvas: Canvas, seen: Presence, right: float, middle: float, wide: float) -> None:
    """Draw the clock on a dark ground: its letters are made for one."""
    canvas.dim(right - wide - 2, middle - 13, wide + 10, 26, "#3a0d12", 235, 8)
    presence.draw_clock(canvas, seen.clock, right, middle)
