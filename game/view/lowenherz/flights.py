"""Cards on their way: decision cards from whoever lays them to their lines, a politics card to whoever keeps it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game.rules.lowenherz import actions as of
from game.rules.lowenherz import phases
from game.rules.lowenherz.cards import LINES
from game.view.boxes import Slot
from game.view.canvas import Canvas
from game.view.lowenherz import card, effects, panel_cards, settled
from game.view.lowenherz.paint import aslant
from game.view.lowenherz.steps import Course
from game.view.tween import bump, mix, out_cubic

LAID_MS, BETWEEN_MS = 340.0, 120.0
KEPT_MS = 560.0


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
            many = len(settled.laid_on(course.before, line)) + 1
            end = card.card_slot(course.look.table, line, many - 1, many)
            course.effect(_flight(card.card_picture(seat, line), start, end), at, LAID_MS)
            course.at, at = at + LAID_MS, at + BETWEEN_MS


def politics(course: Course) -> None:
    """Let the card that was kept fly into the hand of whoever keeps it, its back up for all who may not know it."""
    seat, state = course.before.state.turn, course.before.state
    if state.phase != phases.KEEP or not 0 <= seat < len(course.look.table.panels):
        return
    old = [card.kind for card in panel_cards.cards(course.before, course.before, seat)]
    hand = panel_cards.cards(course.look, course.look, seat)
    new = Counter(card.kind for card in hand) - Counter(old)
    if not hand:
        return
    kind = next(iter(new), hand[-1].kind)
    end = [card.box for card in hand if card.kind == kind][-1]
    table = course.before.table
    start = table.dialogue if course.before.acting == seat else table.lines[state.line]
    course.effect(effects.politics(panel_cards.card_picture(kind), start.centre, end), course.at, KEPT_MS)
    course.at += KEPT_MS


def _flight(picture: str, start: tuple[float, float], end: Slot) -> Callable[[Canvas, float], None]:
    def draw(canvas: Canvas, u: float) -> None:
        v = out_cubic(u)
        x, y = mix(start[0], end.x, v), mix(start[1], end.y, v) - 40 * bump(v)
        aslant(canvas, picture, end._replace(x=x, y=y))

    return draw
