"""The numbers of the courts: how many knights, by how many they lead, and arms that somebody could take next turn."""

from __future__ import annotations

from collections.abc import Hashable

from game.view.canvas import Canvas
from game.view.carolus_magnus.inks import COUNT, HELD
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.seats import COLOURS, Seat
from game.view.lettering import letters

LEAD = 0.74  # the size of the lead as a share of the count's
MARK = 17.0


def rows(canvas: Canvas, look: Look, seat: int) -> None:
    """Write the numbers of a court; where what others could do is to be shown, the leads and the arms in danger.

    After the pieces: the marks of danger lie on the arms.
    """
    panel, threats = look.table.seats[seat], look.moment.preferences.show_threats
    held = [colour for colour in range(COLOURS) if look.state.arms[colour] == seat]
    for colour in range(COLOURS):
        count(canvas, panel, colour, look.state.courts[seat][colour], colour in held)
    for colour in held if threats else ():
        lead(canvas, panel, colour, look.leads[colour])
        if colour in look.threatened:
            threat(canvas, panel, colour)


def key(look: Look, seat: int) -> Hashable:
    """Return all that the numbers of a court hang on, beside the places."""
    danger = (look.leads, look.threatened) if look.moment.preferences.show_threats else ()
    return tuple(look.state.courts[seat]), tuple(look.state.arms), danger


def count_size(canvas: Canvas, panel: Seat) -> float:
    """Return the size of a row's number, which does not grow out of its row."""
    return letters(canvas, panel.shield * 0.86, panel.row(0).h * 0.86)


def count(canvas: Canvas, panel: Seat, colour: int, number: int, held: bool, ink: str = "") -> None:
    """Write how many knights a row has."""
    x, y = panel.number(colour)
    canvas.text(str(number), x, y, "bold", count_size(canvas, panel), ink or (HELD if held else COUNT), "midright")


def lead(canvas: Canvas, panel: Seat, colour: int, by: int, ink: str = COUNT) -> None:
    """Write before the number by how many its holder is ahead of everybody else."""
    x, y = panel.number(colour)
    canvas.text(
        f"+{by}",
        x - max(21.0, panel.shield * 0.86) - 2,
        y + 0.5,
        "bold",
        count_size(canvas, panel) * LEAD,
        ink,
        "midright",
    )


def threat(canvas: Canvas, panel: Seat, colour: int) -> None:
    """Draw the mark of arms that are in danger, at their lower corner."""
    arms = panel.arms(colour)
    size = min(MARK, max(13.0, arms.h * 0.55))
    x, y = arms.x + arms.w * 0.36, arms.y + arms.h * 0.34
    canvas.put("carolus_magnus/swords", x - size / 2, y - size / 2, size, size)
