"""The seats in the lobby: who sits where with which side, how fast they answer, and who is ready."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ai.levels import LEVELS
from game.language import _
from game.scenes import dialogs, lan_list, lobby_words
from game.scenes.asking import AskText
from game.scenes.lobby_room import HOST, Room
from game.scenes.player_name import name_trouble
from game.scenes.preferences import CRESTS
from game.scenes.seats import NAMES
from game.settings import LONGEST_NAME
from game.view.canvas import Canvas
from game.view.palette import BROWN, INK, SOFT
from game.view.widgets.base import Widget, Words
from game.view.widgets.button import Button, IconButton
from game.view.widgets.picker import Picker
from game.view.widgets.stepper import Stepper
from net.lobby import COMPUTER, OPEN, PERSON, LobbySeat

_X, _Y, _W, _H = 60.0, 150.0, 680.0, 280.0
_GAP = 8.0
_MOST_ROW, _TALL = 116.0, 92.0
_SEAL, _KNOB = 46.0, 34.0
_PLAQUE = (186.0, 42.0)
_SHIELD = 100 / 118  # width by height
_PICKER, _PLAIN = 132.0, 80.0  # where the names begin, with and without something to choose before them
_WIDER = 32.0  # by which both grow in a tall row
_FREE = "#8d7040"


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


class Seats:
    """Makes the widgets of all seats, places them, and draws the rows behind them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._rows: list[list[Widget]] = []

    # -- widgets

    def widgets(self) -> list[Widget]:
        """Return the widgets for the lobby as it is now, in the order of reading."""
        self._rows = [self._of_seat(number, seat) for number, seat in enumerate(self.room.state.seats)]
        found = [widget for row in self._rows for widget in row]
        if self.room.is_host and any(one.peer != self.room.me for one in self.room.standing()):
            found.append(IconButton("guests", lambda: _("Send somebody away"), "seats", self._choose_guest))
        return found

    def _of_seat(self, number: int, seat: LobbySeat) -> list[Widget]:
        """Return what can be done at a seat, from left to right."""
        found = [*self._pickers(number, seat)]
        if seat.kind == OPEN:
            return found + self._of_open_seat(number)
        if seat.kind == COMPUTER:
            return found + self._of_computer(number, seat)
        ready = self._is_ready(seat)
        if self.room.is_mine(seat):
            found.append(self._knob(number, "name", lambda: _("Another name"), "pen", partial(self._rename, number)))
            found.append(self._knob(number, "leave", lambda: _("Leave the seat"), "leave",
                                    partial(self.room.session.leave_seat, number)))  # fmt: skip
            agree = partial(self.room.session.ready, not ready)
            return [*found, Seal(f"seat_{number}_ready", ready, agree)]
        if self.room.is_host:
            found.append(self._knob(number, "kick", lambda: _("Send away"), "cross", partial(self._kick, seat.peer)))
        return [*found, Seal(f"seat_{number}_ready", ready, None)]

    def _of_open_seat(self, number: int) -> list[Widget]:
        found: list[Widget] = []
        if not self.room.watches:
            words = (lambda: _("One more here")) if self.room.sits else (lambda: _("Sit here"))
            found.append(Button(f"seat_{number}_take", words, partial(self._take, number), "person", size=16))
        if self.room.is_host:
            add = partial(self._add_computer, number)
            found.append(Button(f"seat_{number}_computer", lambda: _("Add computer"), add, "helm", size=16))
        return [*found, Seal(f"seat_{number}_ready", False, None)]

    def _of_computer(self, number: int, seat: LobbySeat) -> list[Widget]:
        found: list[Widget] = []
        if self.room.is_host:
            levels = [(level.number, partial(_, level.name)) for level in LEVELS]
            change = partial(self.room.session.change_seat, number, "computer")
            found.append(Stepper(f"seat_{number}_level", levels, seat.level, change))
            reopen = partial(self.room.session.change_seat, number, "open", None)
            found.append(self._knob(number, "open", lambda: _("Open the seat again"), "cross", reopen))
        return [*found, Seal(f"seat_{number}_ready", True, None)]

    def _pickers(self, number: int, seat: LobbySeat) -> list[Widget]:
        """Return what picks the side, the crest and the team of a seat, where we may."""
        side = self.room.package.side_option()
        session = self.room.session
        found: list[Widget] = []
        if side and self.room.is_host:
            values = next(one.values for one in self.room.game.OPTIONS if one.key == side)
            label = self.room.package.option_words()[side].label
            now, choose = self.room.state.options[side], partial(session.option, side)
            picture = partial(self.room.picture, number)
            found.append(Picker(f"seat_{number}_side", label, values, now, choose, picture, _SHIELD))
        elif not side and self._may_dress(seat):
            found.append(Picker(f"seat_{number}_colour", lambda: _("Crest"), range(CRESTS), seat.colour,
                                partial(session.change_seat, number, "colour"), partial(self.room.picture, number),
                                free=self._is_free))  # fmt: skip
        if seat.team >= 0 and self._may_dress(seat):
            teams = [(team, partial(_team, team)) for team in sorted({one.team for one in self.room.state.seats})]
            found.append(Stepper(f"seat_{number}_team", teams, seat.team, partial(session.change_seat, number, "team")))
        return found

    def _may_dress(self, seat: LobbySeat) -> bool:
        return self.room.is_mine(seat) or (self.room.is_host and seat.kind == COMPUTER)

    def _is_free(self, colour: object) -> bool:
        return all(seat.kind != PERSON or seat.colour != colour for seat in self.room.state.seats)

    def _is_ready(self, seat: LobbySeat) -> bool:
        one = self.room.state.peer(seat.peer)
        return bool(one and one.ready)

    def _knob(self, number: int, what: str, words: Words, icon: str, on: Callable[[], object]) -> IconButton:
        return IconButton(f"seat_{number}_{what}", words, icon, on)

    # -- places

    def place(self, ox: float, oy: float, guests: Widget | None) -> None:
        """Give every widget its place in its row. guests: the button beside those without a seat."""
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
            self._place_plaques(plaques, right, middle, h)
        if guests:
            guests.place(ox + 694, oy + 431, 32, 32)

    def _place_plaques(self, plaques: list[Button], right: float, middle: float, high: float) -> None:
        """Put the buttons of an open seat beside one another, or below one another in a tall row."""
        w, h = _PLAQUE
        if high < _TALL or len(plaques) == 1:
            for i, plaque in enumerate(reversed(plaques), start=1):
                plaque.place(right - i * (w + 10) + 10, middle - h / 2, w, h)
            return
        for i, plaque in enumerate(plaques):
            plaque.place(right - w - 20, middle - h - 4 + i * (h + 8), w + 20, h)

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
            self._draw_shield(canvas, number, seat, x, middle, min(h - 14, 80.0))
        left = x + self._left()
        room = min((widget.x for widget in row if not isinstance(widget, Picker)), default=x + w) - left - 12
        tall = h >= _TALL and bool(self._side(number))
        pitch = 24 * max(1.0, 0.9 * canvas.text_scale)
        step = pitch / 2 if tall else 0
        name = canvas.text(lobby_words.seat_name(seat), left, middle + 13 - pitch - step, "body" if free else "bold",
                           20 if free else 21, SOFT if free else INK, fit=room - 46)  # fmt: skip
        if seat.peer == HOST and seat.kind == PERSON and number == self.room.state.seats_of(HOST)[0]:
            canvas.put("title/crown", name[0] + name[2] + 10, middle - 2 - pitch - step, 29, 24)
        self._draw_note(canvas, number, seat, left, middle + 13 - step, room)
        if tall:
            canvas.text(self._side(number), left, middle + 13 + pitch - step, "body", 16, _FREE, fit=room)

    def _draw_shield(self, canvas: Canvas, number: int, seat: LobbySeat, x: float, middle: float, size: float) -> None:
        sides = self.room.package.side_option()
        picture = "ui/crest_empty" if seat.kind == OPEN and not sides else self.room.picture(number)
        wide = size * (_SHIELD if sides else 1.0)
        canvas.put(picture, x + self._left() / 2 - wide / 2, middle - size / 2, wide, size, lift=2)

    def _draw_note(self, canvas: Canvas, number: int, seat: LobbySeat, x: float, y: float, room: float) -> None:
        text = lobby_words.note(self.room, number)
        if seat.kind == OPEN:
            canvas.text(text, x, y, "body", 16, _FREE, fit=room)
            return
        canvas.icon("helm" if seat.kind == COMPUTER else "person", x + 9, y - 1, 19, BROWN)
        bars = seat.kind == PERSON and seat.peer != self.room.me
        box = canvas.text(text, x + 25, y, "body", 16, SOFT, fit=room - 25 - (40 if bars else 0))
        if bars:
            level = lan_list.bars(self.room.ping(seat.peer))
            canvas.put(f"lan/ping_{level}", box[0] + box[2] + 12, y - 11, 26, 20)

    def _left(self) -> float:
        """Where the names begin: the same in all rows."""
        picked = any(isinstance(widget, Picker) for row in self._rows for widget in row)
        wider = _WIDER if self._row(0, 0, 0)[3] >= _TALL else 0.0
        return (_PICKER if picked else _PLAIN) + wider

    def _side(self, number: int) -> str:
        words = self.room.package.seat_words(self.room.state.options)
        return words[number] if words else ""

    # -- what a person does

    def _take(self, number: int) -> None:
        """Sit down; a second person at this machine says who it is."""
        if not self.room.sits:
            self.room.session.take_seat(number)
            return
        question = AskText(self.room.context, lambda: _("One more here"), lambda: _("Who else plays at this machine?"),
                           partial(self.room.session.take_seat, number), "", LONGEST_NAME,
                           refuse=name_trouble)  # fmt: skip
        self.room.context.stack.push(question)

    def _rename(self, number: int) -> None:
        seat = self.room.state.seats[number]
        rename = partial(self.room.session.change_seat, number, "name")
        title = lambda: _("Another name")  # noqa: E731
        question = AskText(self.room.context, title, "", rename, seat.name, LONGEST_NAME, refuse=name_trouble)
        self.room.context.stack.push(question)

    def _add_computer(self, number: int) -> None:
        """Let a computer sit there, under a name of the time that nobody has."""
        taken = {seat.name for seat in self.room.state.seats}
        name = next((name for name in NAMES[::-1] if name not in taken), NAMES[0])
        self.room.session.change_seat(number, "computer", LEVELS[1].number)
        self.room.session.change_seat(number, "name", name)

    def _kick(self, peer: int) -> None:
        one = self.room.state.peer(peer)
        question = _("Send {name} away from the table?").format(name=one.name if one else "")
        dialogs.ask(self.room.context, question, partial(self.room.session.kick, peer), yes=lambda: _("Send away"))

    def _choose_guest(self) -> None:
        answers = [dialogs.Answer(f"kick_{one.peer}", one.name, partial(self._kick, one.peer))
                   for one in self.room.standing() if one.peer != self.room.me]  # fmt: skip
        answers.append(dialogs.Answer("cancel", lambda: _("Cancel"), icon="cross"))
        dialogs.choose(self.room.context, lambda: _("Send away"), answers)


def _size(widget: Widget) -> tuple[float, float]:
    if isinstance(widget, Seal):
        return _SEAL, _SEAL
    if isinstance(widget, IconButton):
        return _KNOB, _KNOB
    return 180.0, 40.0


def _team(number: int) -> str:
    return _("Team {letter}").format(letter="ABCDEFGH"[number])
