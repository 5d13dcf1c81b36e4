"""The coach of a lesson: a sheet on the table with what to do and why, how far one has come, and the way on."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from game.scenes.scene import Context, Rect
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import FAINT, INK, LEAF, OXBLOOD, SOFT
from game.view.widgets import fitted
from game.view.widgets.button import Button, IconButton
from game.view.widgets.ui import Ui

_HEAD, _FOOT = 46.0, 92.0  # the height of the heading, of the dots and the buttons
_MARGIN = 16.0
_LETTERS, _SMALLER = 22.0, 17.0  # of what is said, of what is beside it
_ROOMY, _EMBLEM = 400.0, 104.0  # the height from which the game's emblem stands on the sheet; its size
_KNOB = 38.0
_FLAT = 330.0  # the height of a sheet below which it has no heading
_COUNT = 44.0  # the width of the number of the step there
_SCOLD_TICKS = 260

Said = tuple[str, Rect, str, float, str]  # a text, its box, face, letter size and colour


class Coach:
    """The sheet. go_on, go_back, leave: what its buttons do. box: its place, that of the table's `lectern`.

    words: what is said. is_speaking: whether that is of now, and not of a step that is over. scolding: why something
    was not accepted, "" when that is said no more.
    """

    def __init__(self, context: Context, key: str, go_on: Callable[[], object], go_back: Callable[[], object],
                 leave: Callable[[], object]) -> None:  # fmt: skip
        self.ui = Ui(context.input, context.sound.play)
        self.box: Rect = (0.0, 0.0, 0.0, 0.0)
        self.words = self.scolding = ""
        self.is_speaking = False
        self._key = key
        self._number, self._count = 0, 1
        self._asks = False
        self._scolds = 0
        self._leave = self.ui.add(IconButton("leave_lesson", lambda: _("Leave the lesson"), "close", leave))
        self._back = self.ui.add(IconButton("step_back", lambda: _("One step back"), "arrow_left", go_back))
        self._on = self.ui.add(Button("go_on", lambda: _("Go on"), go_on, "arrow_right", "oxblood", 17))

    def layout(self, box: Rect) -> None:
        """Take over the place on the table."""
        self.box = x, y, w, h = box
        foot = y + h - _KNOB - 12
        self._back.place(x + _MARGIN - 4, foot, _KNOB, _KNOB)
        left, right = x + _MARGIN + _KNOB + 4, x + w - _MARGIN + 4
        if self._is_flat:
            self._leave.place(x + w - 22, y - 8, 30, 30)
            left += _COUNT
        else:
            self._leave.place(x + w - 40, y + 9, 28, 28)
        self._on.icon = "" if self._is_flat else "arrow_right"
        self._on.place(left, foot - 1, right - left, _KNOB + 2)
        self.ui.dirty = True

    @property
    def _is_flat(self) -> bool:
        """Whether there is no room for a heading: then all else is in the row of the buttons."""
        return self.box[3] < _FLAT

    def say(self, words: str, number: int, count: int, asks: bool) -> None:
        """Say something. number: of the step, from 0, of so many; asks: whether something is to be done now."""
        self.words, self.scolding, self.is_speaking = words, "", True
        self._number, self._count, self._asks = number, count, asks
        self._back.enabled = number > 0
        self._on.visible = not asks
        self.ui.focus(None)

    def wait(self) -> None:
        """Offer no way on: others are moving."""
        self._asks, self._on.visible, self.scolding, self.is_speaking = False, False, "", False
        self.ui.dirty = True

    def scold(self, words: str) -> None:
        """Say, kindly and for a while, why something was not accepted."""
        self.scolding, self._scolds = words, _SCOLD_TICKS
        self.ui.dirty = True

    def holds(self, event: Event) -> bool:
        """Return whether the mouse is over the sheet."""
        x, y, w, h = self.box
        return x <= event.x < x + w and y <= event.y < y + h

    def update(self) -> bool:
        """Advance by one tick; return whether the picture changed."""
        self._scolds = max(0, self._scolds - 1)
        if self.scolding and not self._scolds:
            self.scolding = ""
            self.ui.dirty = True
        return self.ui.update()

    def draw(self, canvas: Canvas) -> None:
        """Paint the sheet."""
        x, y, w, h = self.box
        canvas.panel(x, y, w, h, seed=37)
        if not self._is_flat:
            self._draw_head(canvas)
        for text, (left, top, wide, _high), face, letters, colour in self.texts(canvas):
            canvas.text(text, left, top, face, letters, colour, "topleft", wrap=wide)
        on = self._on.rect
        if self._is_flat:
            text = f"{self._number + 1}/{self._count}"
            room = on[0] - x - _MARGIN - _KNOB - 12
            canvas.text(text, on[0] - 6 - room / 2, y + h - _KNOB / 2 - 12, "bold", 15, SOFT, "center", fit=room)
        else:
            self._draw_dots(canvas, x + _MARGIN, y + h - _FOOT + 14, w - 2 * _MARGIN)
        if self._asks:
            text = _("Follow the arrow")
            fitted.draw(canvas, text, on[0] + 4, on[1], on[2] - 4, on[3], "bold", _SMALLER, LEAF, "midleft")
        self.ui.draw(canvas)

    def _draw_head(self, canvas: Canvas) -> None:
        x, y, w, h = self.box
        canvas.put(f"ui/emblem_small_{self._key}", x + 12, y + 9, 28, 28)
        canvas.text(_("Lesson"), x + 47, y + 23, "title", 18, OXBLOOD, fit=w - 96)
        canvas.put("ui/rule", x + 14, y + _HEAD - 6, w - 28, 8)
        if h >= _ROOMY:
            canvas.put(f"ui/emblem_{self._key}", x + (w - _EMBLEM) / 2, y + _HEAD + 4, _EMBLEM, _EMBLEM, lift=3)

    def texts(self, canvas: Canvas) -> list[Said]:
        """Return what is written: what is said, and below it why something was not accepted, as large as there is room.

        Each with its box, face, letter size and colour.
        """
        x, y, w, h = self.box
        top = y + _HEAD + 4
        wide, bottom = w - 2 * _MARGIN, y + h - _FOOT - 4
        if h >= _ROOMY:
            top += _EMBLEM + 12
        elif self._is_flat:
            top, bottom = y + 13, y + h - _KNOB - 16
        found: list[Said] = []
        letters = _LETTERS if not self.scolding else _LETTERS - 3
        if self.scolding:
            high = min((bottom - top) * 0.45, canvas.measure(self.scolding, "bold", _SMALLER, wrap=wide)[1] + 4)
            bottom -= high
            found.append(_fitted(canvas, self.scolding, (x + _MARGIN, bottom, wide, high), "bold", _SMALLER, OXBLOOD))
        return [_fitted(canvas, self.words, (x + _MARGIN, top, wide, bottom - top), "body", letters, INK), *found]

    def _draw_dots(self, canvas: Canvas, x: float, y: float, w: float) -> None:
        """Show how far one has come: a dot a step, and the number."""
        text = f"{self._number + 1} / {self._count}"
        room = canvas.measure(text, "bold", 15)[0] + 10
        canvas.text(text, x + w, y, "bold", 15, SOFT, "midright")
        step = min(14.0, (w - room) / self._count)
        for n in range(self._count):
            colour = OXBLOOD if n == self._number else LEAF if n < self._number else FAINT
            size = min(step - 3, 10.0 if n == self._number else 7.0)
            canvas.glow(
                x + step * (n + 0.5) - size / 2, y - size / 2, size, size, size / 2, 0.6, colour, 255, ellipse=True
            )


def _fitted(canvas: Canvas, text: str, box: Rect, face: str, letters: float, colour: str) -> Said:
    return text, box, face, fitted.size_for(canvas, text, box[2], box[3], face, letters), colour
