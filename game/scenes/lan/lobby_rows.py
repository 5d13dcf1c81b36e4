"""The rows of the seats in the lobby: where everything stands on them, and what is painted behind the widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.language import _
from game.scenes.lan import lobby_words
from game.scenes.lan.lobby_room import Room
from game.view.canvas import Canvas
from game.view.palette import BROWN, INK, MUTED, SOFT
from game.view.widgets import presence
from game.view.widgets.base import Widget, Words
from game.view.widgets.button import Button, IconButton
from game.view.widgets.picker import Picker
from net.lobby import COMPUTER, HOST, OPEN, PERSON, LobbySeat

_X, _Y, _W, _H = 60.0, 150.0, 680.0, 280.0
_GAP = 8.0
COUNTS = 168.0  # the width of the choice of how many seats there are
_MOST_ROW, _TALL = 116.0, 92.0
_SEAL, _KNOB = 46.0, 34.0
_PLAQUE, _NARROW = (186.0, 42.0), 152.0  # an only plaque, and the width of two beside one another
_STEPPER, _TEAM = 156.0, 136.0
_PICKER, _PLAIN = 132.0, 80.0  # where the names begin, with and without something to choose before them
_WIDER = 32.0  # by which both grow in a tall row


class Seal(Widget):
    """The wax by which somebody agrees. on: what pressing it does, None where it is another's."""

    def __init__(self, name: str, ready: bool, on: Callable[[], object] | None) -> None:
        words: Words = (lambda: _("Not ready after all")) if ready else (lambda: _("Ready"))
        super().__init__(name, words, words if on else "")
        self.ready, self.on = ready, on
        self.focusable = on is not None

    def activate(self) -> None:
        if self.on:
            self.on()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        if self.on and self.warmth > 0.5:
            canvas.glow(self.x + 4, self.y + 4, self.w - 8, self.h - 8, self.w / 2, 8, "#e0a530", 190, ellipse=True)
        canvas.put(f"ui/{'ready' if self.ready else 'not_ready'}", *self.rect, lift=2 if self.ready else 0)


class Rows:
    """One row a seat, with the widgets of each from left to right."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._rows: list[list[Widget]] = []

    @property
    def are_tall(self) -> bool:
        """Whether a row has room for two buttons below one another."""
        return self._row(0, 0, 0)[3] >= _TALL

    def fill(self, rows: Sequence[list[Widget]]) -> None:
        """Take over the widgets of every seat."""
        self._rows = list(rows)

    def place(self, ox: float, oy: float, guests: Widget | None, counts: Widget | None) -> None:
        """Give every widget its place in its row. guests: the button beside those without a seat.

        counts: how many seats there are, where that can be changed.
        """
        for number, row in enumerate(self._rows):
            x, y, w, h = self._row(number, ox, oy)
            right, middle = x + w - 12, y + h / 2
            plaques = [widget for widget in row if isinstance(widget, Button)]
            for widget in reversed(row):
                if isinstance(widget, Picker):
                    widget.place(x + 8, y + 7, self._left() - 22, h - 14)
                elif widget not in plaques:
                    wide, high = _size(widget)
                    widget.place(right - wide, middle - high / 2, wide, high)
                    right -= wide + 10
            self._place_plaques(plaques, right, middle)
        if guests:
            guests.place(ox + 694, oy + 431, 32, 32)
        if counts:
            counts.place(ox + 622 - COUNTS, oy + 109, COUNTS, 36)

    def _place_plaques(self, plaques: list[Button], right: float, middle: float) -> None:
        """Put the buttons of an open seat beside one another, or below one another in a tall row."""
        w, h = _PLAQUE
        if self.are_tall and len(plaques) > 1:
            for i, plaque in enumerate(plaques):
                plaque.place(right - w - 20, middle - h - 4 + i * (h + 8), w + 20, h)
            return
        w = _NARROW if len(plaques) > 1 else w
        for i, plaque in enumerate(reversed(plaques), start=1):
            plaque.place(right - i * (w + 10) + 10, middle - h / 2, w, h)

    def _row(self, number: int, ox: float, oy: float) -> tuple[float, float, float, float]:
        count = len(self.room.state.seats)
        high = min(_MOST_ROW, (_H - _GAP * (count - 1)) / count)
        return ox + _X, oy + _Y + number * (high + _GAP), _W, high

    # -- pictures

    def draw(self, canvas: Canvas, ox: float, oy: float) -> None:
        """Paint everything but the widgets."""
        for number, seat in enumerate(self.room.state.seats):
            self._draw_row(canvas, number, seat, *self._row(number, ox, oy))
        text = lobby_words.standing(self.room)
        canvas.text(text, ox + 76, oy + 446, "body", 16, SOFT, fit=600)

    def _draw_row(self, canvas: Canvas, number: int, seat: LobbySeat, x: float, y: float, w: float, h: float) -> None:
        free, middle = seat.kind == OPEN, y + h / 2
        canvas.nine(f"ui/row_{'off' if free else 'normal'}", x, y, w, h)
        row = self._rows[number]
        if not any(isinstance(widget, Picker) for widget in row):
            self._draw_shield(canvas, number, seat, x, middle, min(h - 14, self._left() - 14))
        left = x + self._left()
        room = min((widget.x for widget in row if not isinstance(widget, Picker)), default=x + w) - left - 12
        tall = h >= _TALL and bool(self.room.side_words(number))
        pitch = 24 * max(1.0, 0.9 * canvas.text_scale)
        step = pitch / 2 if tall else 0
        name = canvas.text(lobby_words.seat_name(seat), left, middle + 13 - pitch - step, "body" if free else "bold",
                           20 if free else 21, SOFT if free else INK, fit=room - 46)  # fmt: skip
        if seat.peer == HOST and seat.kind == PERSON and number == self.room.state.seats_of(HOST)[0]:
            canvas.put("title/crown", name[0] + name[2] + 10, middle - 2 - pitch - step, 29, 24)
        self._draw_note(
            canvas, number, seat, left, middle + 13 - step, room, "" if tall else self.room.side_words(number)
        )
        if tall:
            canvas.text(self.room.side_words(number), left, middle + 13 + pitch - step, "body", 16, MUTED, fit=room)

    def _draw_shield(self, canvas: Canvas, number: int, seat: LobbySeat, x: float, middle: float, size: float) -> None:
        sides = self.room.has_sides
        picture = "ui/crest_empty" if seat.kind == OPEN and not sides else self.room.picture(number)
        canvas.put_inside(picture, x + self._left() / 2 - size / 2, middle - size / 2, size, size, lift=2)

    def _draw_note(self, canvas: Canvas, number: int, seat: LobbySeat, x: float, y: float, room: float,
                   side: str) -> None:  # fmt: skip
        """Paint the small line below the name. side: what the seat plays, where there is no line of its own for it."""
        text = lobby_words.note(self.room, number)
        text = f"{side} · {text}" if side and text else side or text
        if seat.kind == OPEN:
            canvas.text(text, x, y, "body", 16, MUTED, fit=room)
            return
        canvas.icon("helm" if seat.kind == COMPUTER else "person", x + 9, y - 1, 19, BROWN)
        bars = seat.kind == PERSON and seat.peer != self.room.me
        box = canvas.text(text, x + 25, y, "body", 16, SOFT, fit=room - 25 - (40 if bars else 0))
        if bars:
            level = presence.bars(self.room.ping(seat.peer))
            canvas.put(f"lan/ping_{level}", box[0] + box[2] + 12, y - 11, 26, 20)

    def _left(self) -> float:
        """Where the names begin: the same in all rows."""
        picked = any(isinstance(widget, Picker) for row in self._rows for widget in row)
        wider = _WIDER if self.are_tall else 0.0
        return (_PICKER if picked else _PLAIN) + wider


def _size(widget: Widget) -> tuple[float, float]:
    if isinstance(widget, Seal):
        return _SEAL, _SEAL
    if isinstance(widget, IconButton):
        return _KNOB, _KNOB
    return (_TEAM if widget.name.endswith("_team") else _STEPPER), 40.0
