"""The last page of a match: every player with points, regions and cards, the land beside them, the winner on top."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from game.language import _
from game.rules.core import Outcome
from game.view.assets import PREMULTIPLIED, faded
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.last_page import LastPage
from game.view.lettering import letters
from game.view.lowenherz import result_board, small, words_result
from game.view.lowenherz.tones import picture
from game.view.moment import Moment
from game.view.palette import INK, OXBLOOD
from game.view.tween import count_up, in_quad, share

#: from which tick on and for how many the points count up: those from before the end, then silver, then parchments
COUNTS = ((0.0, 50.0), (70.0, 30.0), (120.0, 30.0))
TOP, TALL = 176.0, 456.0
#: by the number of seats: the left edges of their sheets, their width, the box of the map
PLACES = {
    2: ((20.0, 980.0), 280.0, (320.0, 640.0)),
    3: ((20.0, 282.0, 544.0), 250.0, (816.0, 444.0)),
    4: ((20.0, 234.0, 448.0, 662.0), 204.0, (886.0, 374.0)),
}
RIBBON_INKS = ("#fff0c8", "#4a1014", "#fff6e0", "#fff6e0")
_COINS = 46
_RIBBON_ROOM = 700.0


class LowenherzResult(LastPage):
    """The last page; made by `game.view.lowenherz.result`. It counts the points up once, and gold sails down."""

    ticks = 240.0

    def __init__(self, moment: Moment, outcome: Outcome) -> None:
        super().__init__(moment, outcome)
        self._reckonings = [words_result.reckoning(self._state, seat) for seat in range(self._state.players)]

    def _columns(self) -> list[Box]:
        x, y = self._corner()
        lefts, w, _map = PLACES[self._state.players]
        return [Box(x + left, y + TOP, w, TALL) for left in lefts]

    def _map(self) -> Box:
        """Return the place of the land."""
        x, y = self._corner()
        left, w = PLACES[self._state.players][2]
        high = min(w * small.HIGH / small.WIDE, 366.0)
        wide = high * small.WIDE / small.HIGH
        return Box(x + left + (w - wide) / 2, y + TOP, wide, high)

    # ---- drawing
    def _moving(self, canvas: Canvas, tick: float) -> None:
        for found, box in zip(self._reckonings, self._columns(), strict=True):
            parts = (found.before, found.silver, found.parchments)
            shown = sum(count_up(0, part, share(tick, *when)) for part, when in zip(parts, COUNTS, strict=True))
            result_board.count(canvas, box, shown)
        if tick < self.ticks:
            _gold(canvas, tick / self.ticks)

    def _still(self, canvas: Canvas) -> None:
        x, y = self._corner()
        canvas.backdrop()
        canvas.glow(x + 340, y + 40, 600, 300, 150, 90, "#ffb04a", 60)
        for seat, box in enumerate(self._columns()):
            won = seat in self._outcome.winners
            result_board.column(canvas, self._moment, seat, box, won, bool(self._outcome.tie_breaks))
        land = self._map()
        canvas.shadow(*land, 10, 9, 190, 3, 8)
        small.board(canvas, self._state, land, painted=True)
        canvas.nine("ui/gilt_frame", *land.grown(5))
        left, w = PLACES[self._state.players][2]
        below = land.bottom + 14
        self._reasons(canvas, Box(x + left, below, w, y + TOP + TALL - below))
        self._banner(canvas, x, y)

    def _reasons(self, canvas: Canvas, box: Box) -> None:
        """Write what ended the match and what decided it, beside the king's picture."""
        canvas.panel(*box, "ui/panel_plain", 10, 44)
        high = min(90.0, box.h - 16)
        wide = high * 120 / 90
        canvas.put("lowenherz/king", box.x + 14, box.centre[1] - high / 2, wide, high)
        x = box.x + wide + 24
        room, gap = box.right - 16 - x, min(24.0, box.h * 0.22)
        canvas.text(_("The king is dead"), x, box.centre[1] - gap, "title", letters(canvas, 21, 23), OXBLOOD, fit=room)
        why = words_result.why_words(self._state, self._outcome, self._moment.seats)
        size = letters(canvas, 17, 18)
        while canvas.measure(why, "body", size, room)[1] > box.h / 2 - 2 and size > 9:
            size -= 1
        canvas.text(why, x, box.centre[1] + 4 - gap * 0.2, "body", size, INK, "topleft", wrap=room)

    def _banner(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw the laurel round the crests of the winners, and the ribbon with the result."""
        winners = self._outcome.winners
        canvas.glow(x + 560, y + 20, 160, 70, 40, 26, "#ffd968", 150)
        if len(winners) == 1:
            canvas.put("lowenherz/laurel", x + 640 - 66, y + 2, 132, 120)
        canvas.shadow(x + 256, y + 98, 768, 44, 8, 7, 170, 2, 7)
        canvas.nine(picture("ribbon", winners[0]), x + 220, y + 84, 840, 76)
        high = 76.0 if len(winners) == 1 else 62.0
        wide = high * 104 / 124
        first = x + 640 - (wide + 8) * len(winners) / 2 + 4
        for place, seat in enumerate(winners):
            canvas.put(picture("crest", seat), first + place * (wide + 8), y + 92 - high, wide, high)
        text = words_result.result_words(self._state, self._outcome, self._moment.seats)
        size = 29.0
        while canvas.measure(text, "title", size)[0] > _RIBBON_ROOM and size > 9:  # four names may share it
            size -= 1
        canvas.text(text, x + 640, y + 115, "title", size, RIBBON_INKS[winners[0]], "center")


@lru_cache(maxsize=4)
def _coins(w: float) -> tuple[tuple[float, float, float, float], ...]:
    """Return (x, delay, size, phase) of every coin."""
    rnd = random.Random(29)
    return tuple(
        (rnd.uniform(0, w), rnd.uniform(0, 0.45), rnd.uniform(10, 20), rnd.uniform(0, 6.3)) for _ in range(_COINS)
    )


def _gold(canvas: Canvas, u: float) -> None:
    """Draw coins and sparks that sail down over the page."""
    w, h = canvas.size
    for number, (px, delay, size, phase) in enumerate(_coins(w)):
        v = (u - delay) / 0.55
        if not 0 < v < 1:
            continue
        shown = canvas.picture("lowenherz/coin" if number % 3 else "lowenherz/sparkle", size, size)
        alpha = round(255 * min(1.0, (1 - v) * 5)) // 16 * 16
        middle = (canvas.px(px + math.sin(v * 7 + phase) * 16), canvas.px(h * in_quad(v)))
        shown = faded(shown, alpha) if alpha < 252 else shown
        canvas.surface.blit(shown, shown.get_rect(center=middle), special_flags=PREMULTIPLIED)
