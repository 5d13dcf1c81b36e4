"""The last page of a match: every side with its castles and arms, the ring beside them, the winner on top."""

from __future__ import annotations

import random

from game.rules.core import Outcome
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import effects, names, result_board, words_result
from game.view.carolus_magnus.small import draw_small
from game.view.last_page import LastPage
from game.view.moment import Moment
from game.view.palette import INK, OXBLOOD
from game.view.tween import count_up, share

COUNT_TICKS = 60.0
COLUMN_Y, COLUMN_H = 176.0, 398.0
#: by the number of sides: the left edges of their sheets, their width, the box of the ring
PLACES = {
    2: ((40.0, 928.0), 312.0, (445.0, 172.0, 390.0)),
    3: ((28.0, 316.0, 604.0), 276.0, (896.0, 176.0, 356.0)),
}
RIBBON_INKS = ("#4a2510", "#fff0c8", "#fff6e0")


class CarolusResult(LastPage):
    """The last page; made by `game.view.carolus_magnus.result`. It counts the castles up once, and gold sails down."""

    def __init__(self, moment: Moment, outcome: Outcome) -> None:
        super().__init__(moment, outcome)
        self._winners = words_result.winning_sides(self._state, outcome)

    def _columns(self) -> list[Box]:
        x, y = self._corner()
        lefts, w, _ring = PLACES[len(self._state.stocks)]
        return [Box(x + left, y + COLUMN_Y, w, COLUMN_H) for left in lefts]

    # ---- drawing
    def _moving(self, canvas: Canvas, tick: float) -> None:
        for side, box in enumerate(self._columns()):
            shown = count_up(0, result_board.built(self._state, side), share(tick, 0, COUNT_TICKS))
            result_board.count(canvas, self._state, side, box, shown)
        if tick < self.ticks:
            effects.gold((0, 0, *canvas.size))(canvas, tick / self.ticks)

    def _still(self, canvas: Canvas) -> None:
        x, y = self._corner()
        canvas.backdrop()
        canvas.glow(x + 340, y + 40, 600, 300, 150, 90, "#ffb04a", 60)
        _leaves(canvas, x, y)
        for side, box in enumerate(self._columns()):
            result_board.column(canvas, self._moment, side, box, self._winners == [side])
        left, top, size = PLACES[len(self._state.stocks)][2]
        canvas.shadow(x + left, y + top, size, size, 16, 9, 190, 3, 8)
        draw_small(canvas, self._state, x + left, y + top, size)
        canvas.nine("ui/gilt_frame", x + left - 5, y + top - 5, size + 10, size + 10)
        self._reasons(canvas, Box(x + 380, y + COLUMN_Y + COLUMN_H + 7, 520, 60))
        self._banner(canvas, x, y)

    def _reasons(self, canvas: Canvas, box: Box) -> None:
        """Write why the match was over and what decided it, and castles and arms beside each other."""
        canvas.panel(*box, "ui/panel_plain", 10, 44)
        middle, room = box.centre[0], box.w - 40
        why = words_result.why_words(self._state, self._outcome)
        canvas.text(why, middle, box.y + 19, "bold", 17, OXBLOOD, "center", fit=room)
        standing = words_result.standing_words(self._state)
        canvas.text(standing, middle, box.y + 41, "body", 17, INK, "center", fit=room)

    def _banner(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw laurel, crown or castles, and the ribbon with the result."""
        side = self._winners[0]
        canvas.glow(x + 560, y + 20, 160, 70, 40, 26, "#ffd968", 150)
        canvas.put(f"{names.PICTURES}laurel", x + 522, y + 2, 236, 108.2)
        canvas.shadow(x + 296, y + 98, 688, 50, 8, 7, 170, 2, 7)
        canvas.nine(f"{names.PICTURES}ribbon_grand_{names.SIDE_WORDS[side]}", x + 280, y + 88, 720, 70)
        size = 76.0 if len(self._winners) == 1 else 60.0
        first = x + 640 - size * len(self._winners) / 2
        for place, one in enumerate(self._winners):
            canvas.put(names.castle_picture(one), first + place * size, y + 88 - size, size, size)
        text = words_result.result_words(self._state, self._outcome, self._moment.seats)
        canvas.text(text, x + 640, y + 118, "title", 31, RIBBON_INKS[side], "center", fit=540)


def _leaves(canvas: Canvas, x: float, y: float) -> None:
    """Scatter leaves over the free parts of the table."""
    rnd = random.Random(17)
    for _ in range(170):
        px, py = rnd.uniform(6, 1250), rnd.uniform(6, 692)
        word, size, angle = rnd.choice(("gold", "green", "red")), rnd.uniform(18, 30), rnd.uniform(0, 360)
        if (20 < px < 1240 and 140 < py < 640) or (262 < px < 1000 and py < 180) or (240 < px < 1040 and py > 620):
            continue
        canvas.put(f"{names.PICTURES}leaf_{word}", x + px, y + py, size, size, angle=angle)
