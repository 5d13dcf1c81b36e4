"""How another machine is doing, small beside a player's name, and the clock of a turn: the same in every game."""

from __future__ import annotations

from game.view.canvas import Canvas
from game.view.moment import AWAY, FAR, LOST, SeatPresence
from game.view.palette import BROWN, IVORY, OXBLOOD

ROOM = 36.0  # units that the sign of a seat needs beside its name
HURRY = 10  # seconds from which on the clock is in a hurry
_BARS = (26.0, 20.0)
_GOOD, _FAIR = 60, 200  # milliseconds
_SIZE, _HURRY_INK = 19.0, "#ffd968"


def bars(ping: int) -> int:
    """Return how many of three bars a connection has: none while nothing is known."""
    if ping < 0:
        return 0
    return 3 if ping <= _GOOD else 2 if ping <= _FAIR else 1


def draw_seat(canvas: Canvas, seen: SeatPresence, right: float, middle: float) -> None:
    """Paint the sign of one seat, ending at `right`, round the height `middle`; nothing for a seat at this screen."""
    if seen.state == LOST:
        canvas.icon("lost", right - 12, middle, 22, OXBLOOD)
    elif seen.state == AWAY:
        canvas.icon("moon", right - 12, middle, 20, BROWN)
    elif seen.state == FAR:
        w, h = _BARS
        canvas.put(f"lan/ping_{bars(seen.ping)}", right - w, middle - h / 2, w, h)


def clock_words(seconds: int) -> str:
    """Return seconds as minutes and seconds, "" where no clock runs."""
    return "" if seconds < 0 else f"{seconds // 60}:{seconds % 60:02d}"


def clock_width(canvas: Canvas, seconds: int) -> float:
    """Return how much room a clock takes beside words, 0 where none runs; the same for all seconds of a minute."""
    widest = "0" * len(clock_words(seconds))
    return canvas.measure(widest, "bold", _SIZE)[0] + 10 if widest else 0.0


def draw_clock(canvas: Canvas, seconds: int, right: float, middle: float) -> None:
    """Paint the clock on a dark ground, ending at `right`; when time runs out it beats and changes its colour."""
    if seconds < 0:
        return
    hurry = seconds <= HURRY
    size = _SIZE * (1.14 if hurry and seconds % 2 else 1.0)
    ink = _HURRY_INK if hurry else IVORY
    canvas.text(clock_words(seconds), right, middle, "bold", size, ink, "midright", shadow=("#22060a", 0.8, 1.4))
