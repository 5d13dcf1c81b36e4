"""Decision cards on their way from whoever lays them to the lines of the open card."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.lowenherz import actions as of
from game.rules.lowenherz.cards import LINES
from game.view.boxes import Slot
from game.view.canvas import Canvas
from game.view.lowenherz import card
from game.view.lowenherz.paint import aslant
from game.view.lowenherz.steps import Course
from game.view.tween import bump, mix, out_cubic

LAID_MS, BETWEEN_MS = 340.0, 120.0


def decisions(course: Course, action: int) -> None:
    """Let the decision cards of an action fly to their lines; they lie there when the numbers change."""
    lines, seat = of.lines_of(action), course.before.state.turn
    if lines is None or not 0 <= seat < len(course.look.table.panels):
        return
    panel = course.look.table.panels[seat]
    start = (panel.x + 34, panel.y + 38)
    at = course.at
    for line in range(LINES):
        if lines >> line & 1:
            many = len(card.laid_on(course.before, line)) + 1
            end = card.card_slot(course.look.table, line, many - 1, many)
            course.effect(_flight(card.card_picture(seat, line), start, end), at, LAID_MS)
            course.at, at = at + LAID_MS, at + BETWEEN_MS


def _flight(picture: str, start: tuple[float, float], end: Slot) -> Callable[[Canvas, float], None]:
    def draw(canvas: Canvas, u: float) -> None:
        v = out_cubic(u)
        x, y = mix(start[0], end.x, v), mix(start[1], end.y, v) - 40 * bump(v)
        aslant(canvas, picture, end._replace(x=x, y=y))

    return draw
