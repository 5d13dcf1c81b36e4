"""The rules of the house in the lobby: the game's options, the time of a turn, undo, guests; and the address."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.language import _
from game.scenes.lan import lobby_words
from game.scenes.lan import words as lan_words
from game.scenes.lan.lobby_room import Room
from game.view import clipboard
from game.view.canvas import Canvas
from game.view.palette import INK, OXBLOOD, SOFT
from game.view.widgets.base import Widget, Words, spoken
from game.view.widgets.button import IconButton
from game.view.widgets.check import Check
from game.view.widgets.stepper import Stepper
from net.lobby import UNDOS

TIMES = (0, 30, 60, 120, 180, 300, 600)  # seconds a turn
_COLUMNS = (66.0, 412.0)
_LABEL, _FIELD = 122.0, 194.0
_TOP, _ROOM, _MOST_STEP = 541.0, 132.0, 56.0
_END = 734.0  # the right edge of what stands on the sheet


class Cell:
    """One thing that the host may choose: its words, its value as words, and the widget where it can be changed.

    reading: the place where somebody who may not change it finds out what it means.
    """

    def __init__(self, label: Words, value: Callable[[], str], widget: Widget) -> None:
        self.label, self.value, self.widget = label, value, widget
        self.reading = Widget(f"about_{widget.name}", tip=widget.tip)
        self.reading.focusable = False


class Options:
    """Makes the cells and places them; a guest reads them only."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._cells: list[Cell] = []
        self._copy: IconButton | None = None
        self.addresses: tuple[str, ...] = ()  # of the table, as they are shown; they come and go with the network

    # -- widgets

    def widgets(self) -> list[Widget]:
        """Return the widgets for the lobby as it is now."""
        self._cells = [*self._of_game(), *self._of_house()]
        found = [cell.widget if self.room.is_host else cell.reading for cell in self._cells]
        self._copy = None
        self.addresses = self.room.session.addresses
        if self._for_others:
            self._copy = IconButton("copy_address", lambda: _("Copy the address"), "copy", self._copy_address)
            found.append(self._copy)
        return found

    def _of_game(self) -> list[Cell]:
        words, chosen = self.room.package.option_words(), self.room.state.options
        cells = []
        for option in self.room.options():
            one = words[option.key]
            values: list[tuple[object, Words]] = [(value, one.values[value]) for value in self.room.values(option)]
            stepper = Stepper(f"option_{option.key}", values, chosen[option.key],
                              partial(self.room.session.option, option.key))  # fmt: skip
            stepper.tip = one.explanation
            cells.append(Cell(one.label, partial(_value_words, one.values, chosen[option.key]), stepper))
        return cells

    def _of_house(self) -> list[Cell]:
        state, choose = self.room.state, self.room.session.option
        seconds = sorted({*TIMES, state.timer})
        times: list[tuple[object, Words]] = [(one, partial(lobby_words.duration, one)) for one in seconds]
        undos: list[tuple[object, Words]] = [(one, partial(lobby_words.undo, one)) for one in UNDOS]
        timer = Stepper("timer", times, state.timer, partial(choose, "timer"))
        timer.tip = lambda: _("When the time of a turn is up, the computer plays for whoever did not.")
        return [
            Cell(lambda: _("Time a turn"), partial(lobby_words.duration, state.timer), timer),
            Cell(lambda: _("Taking back"), partial(lobby_words.undo, state.undo),
                 Stepper("undo", undos, state.undo, partial(choose, "undo"))),
            Cell(lambda: _("Guests"), lambda: _("may watch") if state.watch else _("may not watch"),
                 Check("watch", lambda: _("may watch"), state.watch, partial(choose, "watch"), size=18)),
        ]  # fmt: skip

    def place(self, ox: float, oy: float) -> None:
        """Give every widget its place."""
        for cell, (x, middle, high) in zip(self._cells, self._places(ox, oy), strict=True):
            cell.widget.place(x + _LABEL, middle - high / 2, _FIELD, high)
            cell.reading.place(x, middle - high / 2, _LABEL + _FIELD, high)
        if self._copy:
            self._copy.place(ox + _END - 32, oy + 503, 32, 32)

    def _places(self, ox: float, oy: float) -> list[tuple[float, float, float]]:
        """Return x, middle and height of every cell, one column after the other."""
        rows = -(-len(self._cells) // len(_COLUMNS))
        step = min(_MOST_STEP, _ROOM / rows)
        high, top = min(40.0, step - 5), oy + _TOP + step / 2
        return [(ox + _COLUMNS[i // rows], top + i % rows * step, high) for i in range(len(self._cells))]

    @property
    def _for_others(self) -> tuple[str, ...]:
        """The addresses that are worth telling somebody; none where this machine is on no network."""
        return tuple(filter(lan_words.is_for_others, self.addresses))

    # -- pictures

    def draw(self, canvas: Canvas, ox: float, oy: float) -> None:
        """Paint the labels, and for a guest the values."""
        for cell, (x, middle, _high) in zip(self._cells, self._places(ox, oy), strict=True):
            canvas.text(spoken(cell.label), x, middle, "body", 18, INK, fit=_LABEL - 10)
            if not self.room.is_host:
                canvas.text(cell.value(), x + _LABEL, middle, "bold", 18, INK, fit=_FIELD)
        self._draw_address(canvas, ox, oy)

    def _draw_address(self, canvas: Canvas, ox: float, oy: float) -> None:
        right = ox + _END - (42 if self._copy else 0)
        if self._copy:
            box = canvas.text(self._for_others[0], right, oy + 519, "bold", 18, INK, "midright", fit=236)
            canvas.icon("beacon", box[0] - 18, oy + 518, 22, OXBLOOD)
            right = box[0] - 36
        elif self.addresses:
            words = _("only on this machine")
            right = canvas.text(words, right, oy + 519, "body", 18, SOFT, "midright", fit=236)[0] - 20
        if self.room.state.locked:
            words = _("with a password")
            box = canvas.text(words, right, oy + 519, "body", 16, SOFT, "midright", fit=150)
            canvas.icon("lock", box[0] - 15, oy + 518, 19, SOFT)

    @property
    def heading_room(self) -> float:
        """The width that is left for the heading of the sheet."""
        return 360.0 - (130.0 if self.room.state.locked else 0.0) if self.addresses else 500.0

    def _copy_address(self) -> None:
        if clipboard.copy(self._for_others[0]):
            self.room.context.toast(_("The address was copied."))


def _value_words(words: dict[str, str], value: str) -> str:
    return words.get(value, value)
