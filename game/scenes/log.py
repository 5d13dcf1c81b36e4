"""The whole chronicle of a match as a list; a line that is opened shows the match at that ply."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from game.language import _
from game.match import Match
from game.rules.core import CHANCE
from game.scenes.page import Page
from game.scenes.replay import Replay
from game.scenes.scene import Context, Rect
from game.view import signs
from game.view.canvas import Canvas
from game.view.moment import Sentence
from game.view.palette import INK, SOFT
from game.view.widgets import fitted
from game.view.widgets.button import Button
from game.view.widgets.listbox import ListBox

if TYPE_CHECKING:
    from game.scenes.play import Play

_WIDE = 720.0
_ROW = 42.0


def numbers_of(match: Match) -> list[int]:
    """Return the move that every ply belongs to, from 1: chance comes with its move, and 0 before the first."""
    return list(accumulate(int(entry.actor != CHANCE) for entry in match.log))


class Log(Page):
    """A sheet above the table."""

    name = "log"
    veiled = True

    def __init__(self, context: Context, play: Play) -> None:
        super().__init__(context)
        self._play = play
        self._numbers = numbers_of(play.match)
        lines = play.show.chronicle.lines
        self._list = self.ui.add(ListBox("lines", lines, self._paint, _ROW, on_open=self._open))
        self._close = self.ui.add(Button("close", lambda: _("Back"), context.stack.pop, "back"))
        self._watch = self.ui.add(
            Button("watch", lambda: _("Watch from here"), lambda: self._open(self._list.index), "play")
        )
        self._watch.enabled = bool(lines)
        self._watch.why_off = lambda: _("Nothing has happened yet.")
        self.ui.focus(self._list)
        self._box: Rect = (0, 0, 0, 0)

    def enter(self) -> None:
        self.context.sound.play("page")

    def resized(self, canvas: Canvas) -> None:
        w, h = canvas.size
        high = min(620.0, h - 60)
        self._box = x, y, wide, high = ((w - _WIDE) / 2, (h - high) / 2, _WIDE, high)
        self._list.place(x + 30, y + 66, wide - 60, high - 150)
        self._list.choose(len(self._list.items) - 1)
        self._watch.place(x + 30, y + high - 70, 300, 50)
        self._close.place(x + wide - 230, y + high - 70, 200, 50)

    def draw(self, canvas: Canvas, remainder: float) -> None:
        x, y, w, h = self._box
        canvas.dim(0, 0, *canvas.size)
        canvas.panel(x, y, w, h)
        canvas.text(_("Chronicle"), x + w / 2, y + 38, "title", 24, INK, "center", fit=w - 80)
        self.ui.draw(canvas)

    def command(self, word: str) -> None:
        super().command("back" if word == "log" else word)

    def status(self) -> dict[str, object]:
        return {"lines": [line.text for line in self._list.items]}

    def _open(self, index: int) -> None:
        if not 0 <= index < len(self._list.items):
            return
        line = self._list.items[index]
        self.context.stack.replace(Replay(self.context, self._play.match, max(0, line.ply + 1), self._play.show.seat))

    def number(self, line: Sentence) -> int:
        """Return the number beside a line, 0 for none."""
        return self._numbers[line.ply] if 0 <= line.ply < len(self._numbers) else 0

    def _paint(self, canvas: Canvas, line: Sentence, x: float, y: float, w: float, h: float, chosen: bool) -> None:
        middle = y + h / 2
        if line.seat >= 0:
            canvas.put(self._play.picture_of(line.seat), x + 12, middle - 12, 24, 24)
        if line.drawn:
            fitted.draw_rich(canvas, signs.runs(line), x + 46, y, w - 110, h, 17)
        else:
            fitted.draw(canvas, line.text, x + 46, y, w - 110, h, "body", 17, INK, "midleft")
        number = self.number(line)
        if number:
            canvas.text(str(number), x + w - 16, middle, "body", 14, SOFT, "midright")
