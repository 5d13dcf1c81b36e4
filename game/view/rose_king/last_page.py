"""The last page of a match: both houses with their territories as a sum, the board between them, the winner on top."""

from __future__ import annotations

import random

from game.rules import rose_king as rules
from game.rules.core import Outcome
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.last_page import LastPage
from game.view.moment import Moment
from game.view.palette import BROWN, INK, OXBLOOD
from game.view.rose_king import effects, paint, words
from game.view.rose_king.geometry import layout
from game.view.rose_king.houses import HOUSE_WORDS, tones
from game.view.rose_king.look import Look
from game.view.rose_king.result_board import result_board
from game.view.rose_king.scenery import CORNER, SHEET, heading
from game.view.tween import count_up, share

COUNT_TICKS = 70.0
COLUMN = (312.0, 404.0)


class RoseKingResult(LastPage):
    """The last page; made by `game.view.rose_king.result`. It counts the points up once and lets petals fall."""

    ticks = 300.0
    foot = 642.0

    def __init__(self, moment: Moment, outcome: Outcome) -> None:
        super().__init__(moment, outcome)
        self._look = Look(moment, layout(1280, 720), rules.RED)
        winners = [moment.observation.house_of(seat) for seat in outcome.winners]
        self._winner = winners[0] if len(winners) == 1 else rules.NOBODY
        self._petals = tuple(HOUSE_WORDS[house] for house in sorted(winners))

    # ---- drawing
    def _moving(self, canvas: Canvas, tick: float) -> None:
        x, y = self._corner()
        for house, left in ((rules.RED, 40), (rules.WHITE, 928)):
            shown = count_up(0, self._look.points[house], share(tick, 0, COUNT_TICKS))
            _points(canvas, shown, x + left, y + 176)
        if tick < self.ticks:
            effects.petals((0, 0, *canvas.size), self._petals)(canvas, tick / self.ticks)

    def _still(self, canvas: Canvas) -> None:
        x, y = self._corner()
        canvas.backdrop()
        canvas.glow(x + 340, y + 40, 600, 300, 150, 90, "#ffb04a", 60)
        fallen_petals(canvas, x, y, self._petals)
        for house, left, seed in ((rules.RED, 40, 41), (rules.WHITE, 928, 42)):
            score_column(canvas, self._look, house, Box(x + left, y + 176, *COLUMN), house == self._winner, seed)
        result_board(canvas, self._look.state, x + 640, y + 166)
        self._tie_break(canvas, Box(x + 440, y + 566, 400, 62))
        winner_banner(canvas, x, y, self._winner, words.result_words(self._look.state, self._outcome))

    def _tie_break(self, canvas: Canvas, box: Box) -> None:
        red, white = self._look.sizes
        largest = (max(red, default=0), max(white, default=0))
        canvas.panel(*box, "ui/panel_plain", 10, 44)
        middle, room = box.x + box.w / 2, box.w - 40
        canvas.text(words.tie_break_words(self._outcome), middle, box.y + 20, "bold", 17, OXBLOOD, "center", fit=room)
        line = words.comparison_words(largest, (sum(red), sum(white)))
        canvas.text(line, middle, box.y + 42, "body", 17, INK, "center", fit=room)


def _points(canvas: Canvas, points: int, x: float, y: float) -> None:
    w = paint.counter(canvas, points, x + 146, y + 112, 58, INK)
    canvas.text(words.points_word(points), x + 152 + w, y + 124, "body", 18, BROWN, fit=COLUMN[0] - 152 - w - 16)


def score_column(canvas: Canvas, look: Look, house: int, box: Box, won: bool, seed: int) -> None:
    """Draw one side: its shield, and how its points add up."""
    x, y, w = box.x, box.y, box.w
    if won:
        canvas.glow(x - 1, y - 1, w + 2, box.h + 2, 14, 12, "#ffca55", 235)
    canvas.panel(*box, SHEET, CORNER, seed)
    canvas.shadow(x + 38, y + 30, 90, 98, 24, 5, 120, 2, 5)
    canvas.put(f"rose_king/shield_{HOUSE_WORDS[house]}", x + 28, y + 22, 104, 122.7)
    if won:
        canvas.put("rose_king/crown", x + 52, y - 20, 56, 48.5)
    ink = tones(canvas.palette, house).ink
    heading(canvas, words.house_name(house), x + 146, y + 44, 24, ink, "midleft", fit=w - 170)
    canvas.text(look.player(house), x + 147, y + 69, "body", 17, BROWN, fit=w - 170)
    canvas.put("ui/rule", x + 30, y + 149, w - 60, 10)
    foot = _sums(canvas, look.sizes[house], house, x, y, w)
    sizes = look.sizes[house]
    total = f"{words.stones_words(sum(sizes))}, {words.territories_words(len(sizes))}"
    canvas.text(total, x + 32, foot, "body", 16, BROWN, fit=w - 130)
    canvas.text(str(look.points[house]), x + w - 32, foot, "bold", 22, ink, "midright")


def _sums(canvas: Canvas, sizes: list[int], house: int, x: float, y: float, w: float) -> float:
    """Draw one line a size of territory and the double line below; returns where the sum goes."""
    different = sorted(set(sizes), reverse=True)
    step = min(32.0, 190 / max(1, len(different)))
    seal = min(30.0, step * 0.94)
    letters = 19 * min(1.0, step / 27)
    row = y + 164 + step / 2
    for size in different:
        count = sizes.count(size)
        canvas.put(f"rose_king/seal_{HOUSE_WORDS[house]}", x + 45 - seal / 2, row - seal / 2, seal, seal)
        paint.seal_number(canvas, str(size * size), x + 45, row - 0.4, seal, HOUSE_WORDS[house])
        wide = canvas.text(f"{size} × {size}", x + 74, row, "body", letters, INK)[2]
        canvas.text(
            words.times_words(count), x + 84 + wide, row + 0.6, "body", letters * 0.84, "#7a5a36",
            fit=w - 84 - 92 - wide,
        )  # fmt: skip
        canvas.text("=", x + w - 84, row, "body", letters * 0.95, BROWN, "center")
        canvas.text(str(count * size * size), x + w - 32, row, "bold", letters, INK, "midright")
        row += step
    canvas.nine("ui/sum_line", x + 30, row - step / 2 + 4, w - 60, 6)
    return row - step / 2 + 28


def winner_banner(canvas: Canvas, x: float, y: float, winner: int, text: str) -> None:
    """Draw laurel, crown and ribbon with the result; without a winner there is no crown."""
    canvas.glow(x + 560, y + 20, 160, 70, 40, 26, "#ffd968", 150)
    canvas.put("rose_king/laurel", x + 522, y + 2, 236, 108.2)
    canvas.shadow(x + 296, y + 98, 688, 50, 8, 7, 170, 2, 7)
    canvas.nine("rose_king/ribbon_grand" + ("_blue" if winner == rules.WHITE else ""), x + 280, y + 88, 720, 70)
    if winner == rules.NOBODY:
        for word, left in (("red", 590), ("white", 646)):
            canvas.put(f"rose_king/rose_{word}", x + left - 2, y + 26, 52, 52)
    else:
        canvas.shadow(x + 600, y + 76, 80, 16, 8, 4, 150, 2, 3, ellipse=True)
        canvas.put("rose_king/crown", x + 592, y + 6, 96, 83.2)
    canvas.text(text, x + 640, y + 118, "title", 33, "#fff0c8", "center", fit=540, shadow=("#22060a", 1, 2))
    for i, middle in enumerate((338, 942)):
        word = HOUSE_WORDS[i if winner == rules.NOBODY else winner]
        canvas.put(f"rose_king/rose_{word}", x + middle - 21, y + 98, 42, 42)


def fallen_petals(canvas: Canvas, x: float, y: float, petals: tuple[str, ...]) -> None:
    """Scatter petals over the free parts of the table, mostly of the winner's colour."""
    rnd = random.Random(23)
    spots = [(rnd.uniform(6, 1250), rnd.uniform(6, 692)) for _ in range(150)]
    free = [spot for spot in spots if _is_free(*spot)]
    others = HOUSE_WORDS
    for px, py in free[:46]:
        size, angle = rnd.uniform(17, 31), rnd.uniform(0, 360)
        word = rnd.choice(petals) if rnd.random() < 0.8 else rnd.choice(others)
        canvas.shadow(x + px + 2, y + py + 4, size - 4, size - 6, 8, 3, 130, 1, 3, angle=angle, ellipse=True)
        canvas.put(f"rose_king/petal_{word}", x + px, y + py, size, size, angle=angle)


def _is_free(x: float, y: float) -> bool:
    columns = 24 < x < 1230 and 140 < y < 590
    banner = 262 < x < 1000 and y < 180
    buttons = 370 < x < 900 and y > 560
    return not (columns or banner or buttons)
