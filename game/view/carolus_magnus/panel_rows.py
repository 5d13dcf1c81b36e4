"""The numbers of the courts: how many knights, by how many they lead, and arms that somebody could take next turn."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.carolus_magnus.inks import COUNT, HELD, letters
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.seats import COLOURS, Seat

LEAD = 0.74  # the size of the lead as a share of the count's
MARK = 17.0


def rows(canvas: Canvas, look: Look) -> None:
    """Write the numbers of all courts, and the leads where what others could do is to be shown."""
    for seat, panel in enumerate(look.table.seats):
        for colour in range(COLOURS):
            count(canvas, panel, colour, look.state.courts[seat][colour], look.state.arms[colour] == seat)
            if look.state.arms[colour] == seat and look.moment.preferences.show_threats:
                lead(canvas, panel, colour, look.leads[colour])


def marks(canvas: Canvas, look: Look) -> None:
    """Mark the arms that somebody could take next turn, where that is wanted; after the pieces."""
    if not look.moment.preferences.show_threats:
        return
    for colour in look.threatened:
        seat = look.state.arms[colour]
        if seat >= 0:
            threat(canvas, look.table.seats[seat], colour)


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
