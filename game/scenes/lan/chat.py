"""What is said at a table on the network: a drawer beside the board, and a knob that opens it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.language import _, current
from game.scenes.lan.bubbles import EMOTES, emote_name
from game.scenes.scene import Context, Rect
from game.scenes.talk import Talk
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import INK, IVORY, OXBLOOD
from game.view.table_view import TableView
from game.view.widgets import fitted
from game.view.widgets.button import IconButton
from game.view.widgets.picture_button import PictureButton
from game.view.widgets.ui import Ui

KNOB, KNOB_REACH = 32.0, 56.0  # the whole corner: what lies beside it opens the chronicle
_EDGE = 24.0  # room for the shadow of the sheet
_FIELD, _RULE = 58.0, 92.0  # the height of the field with its rims, and of the sentence in its place
_SIGNS = 54.0  # from the lower edge to the signs where there is no field below them
_GLANCE = 300  # ticks that a new line is shown while the drawer is closed
_NOBODY: Rect = (0.0, 0.0, 0.0, 0.0)


class Chat:
    """The drawer. say: sends a line. emote: sends a sign. unread: lines that came while it was closed.

    rule: says why nobody may write now, "" when everybody may. box: its place, that of the table's `aside`.

    Where it covers a seat it gives way to a click elsewhere; where it does not the table is played beside it.
    """

    def __init__(self, context: Context, say: Callable[[str], object], emote: Callable[[int], object],
                 rule: Callable[[], str] = str) -> None:  # fmt: skip
        self.ui = Ui(context.input, context.sound.play)
        self.is_open = False
        self.unread = 0
        self.box = _NOBODY
        self._view: TableView | None = None
        self._seats = 0
        self.talk = Talk(say, narrow=True)
        self._context, self._rule = context, rule
        self._is_silent = bool(rule())
        self._glance = 0
        self._held = False
        self.knob = self.ui.add(IconButton("chat_knob", self._knob_words, "chat", self.toggle))
        self.knob.reach = KNOB_REACH
        self.ui.add(self.talk.log)
        self._emotes = [
            self.ui.add(PictureButton(f"emote_{n}", partial(emote_name, n), f"lan/emote_{n}", partial(emote, n)))
            for n in range(len(EMOTES))
        ]
        self.ui.add(self.talk.field)
        self.ui.add(self.talk.button)
        self._show_widgets()

    @property
    def is_writing(self) -> bool:
        """Whether a line is being written."""
        return self.ui.focused is self.talk.field and bool(self.talk.field.value)

    # -- the life of a part of a scene

    def layout(self, view: TableView, seats: int) -> None:
        """Take over the place beside the board, and that of the knob while the drawer is closed."""
        self._view, self._seats = view, seats
        self._arrange(view.aside)

    def _arrange(self, box: Rect) -> None:
        self.box = x, y, w, h = box
        below = _RULE if self._is_silent else _FIELD
        self._place_knob()
        self.talk.log.place(x + 16, y + 56, w - 28, h - 56 - below - 64)
        step = (w - 28) / len(self._emotes)
        signs = _SIGNS if self._is_silent else below + 48
        for number, button in enumerate(self._emotes):
            button.place(x + 14 + number * step, y + h - signs, step - 3, 38)
        self.talk.field.place(x + 12, y + h - 56, w - 72, 42)
        self.talk.button.place(x + w - 52, y + h - 55, 40, 40)
        self.talk.to_the_end()

    def _place_knob(self) -> None:
        """Lay the knob into the corner of the open drawer, or where the table has room for it."""
        closed = self._view.talk_knob if self._view else (0.0, 0.0)
        x, y = (self.box[0] + 14, self.box[1] + 10) if self.is_open else closed
        self.knob.place(x, y, KNOB, KNOB)

    def update(self) -> bool:
        """Advance by one tick; return whether the picture changed."""
        self._glance = max(0, self._glance - 1)
        if self._is_silent != bool(self._rule()):  # the match is over, and whoever was silent may talk
            self._is_silent = not self._is_silent
            self._show_widgets()
            self._arrange(self.box)
        if self._view and self._view.aside != self.box:  # the table is seen from another seat
            self._arrange(self._view.aside)
            self.ui.dirty = True
        return self.ui.update() or self._glance == 1

    def leave(self) -> None:
        """Give the keyboard back."""
        self.ui.focus(None)

    def targets(self) -> dict[str, Rect]:
        """Return where what can be clicked lies, by id."""
        return self.ui.targets()

    def status(self) -> dict[str, object]:
        """Return what a test outside the process wants to know."""
        return {"chat_open": self.is_open, "silent": self._rule(), "unread": self.unread, "said": self.talk.lines[-20:]}

    # -- what others say

    def hear(self, name: str, text: str, picture: str, ink: str, is_own: bool = False) -> None:
        """Take in a line of somebody; one of another machine is marked as unread while the drawer is closed.

        picture, ink: the sign and the colour of who said it.
        """
        self.talk.heard(name, text, picture, ink)
        if self.is_open or is_own:
            return
        self.unread += 1
        self._glance = _GLANCE
        self._context.sound.play("knock")

    def note(self, sentence: str, quietly: bool = False) -> None:
        """Take in a sentence of the program; quietly: it is said elsewhere as well."""
        self.talk.note(sentence)
        self._glance = 0 if self.is_open or quietly else _GLANCE

    def all_read(self) -> None:
        """Take everything as read, as what was said before the match."""
        self.unread = self._glance = 0

    # -- what a person does

    def toggle(self) -> None:
        """Open or close the drawer."""
        self.is_open = not self.is_open
        self.unread = self._glance = 0
        self._show_widgets()
        self._place_knob()
        first = self._emotes[0] if self._is_silent else self.talk.field
        self.ui.focus(first if self.is_open else None)
        self._context.sound.play("page")
        self.talk.to_the_end()

    def handle(self, event: Event) -> bool:
        """Return whether the event was meant for the drawer; what lies below it hears nothing of that then."""
        if event.kind in ("command", "text", "compose", "release", "key"):
            return self._hear_keys(event)
        inside = self._covers(event.x, event.y)
        if event.kind == "up":
            used, self._held = self._held, False
            return self.ui.handle(event) or used
        if event.kind == "down":
            self._held = inside
            if not inside:
                self._step_back()
                return False
        return self.ui.handle(event) or inside

    def _step_back(self) -> None:
        """Leave the keyboard and the table to a click elsewhere."""
        self.ui.focus(None)
        if self.is_open and self._covers_a_seat:
            self.toggle()

    @property
    def _covers_a_seat(self) -> bool:
        boxes = [self._view.seat_box(seat) for seat in range(self._seats)] if self._view else []
        return any(Box(*self.box).meets(Box(*box)) for box in boxes if box is not None)

    def _hear_keys(self, event: Event) -> bool:
        if event.command == "chat":
            self.toggle()
            return True
        if not self.is_open or self.ui.focused is None:
            return False
        if self.ui.handle(event):
            return True
        if event.command in ("back", "menu"):
            self.toggle()
        return event.kind in ("command", "text", "compose") and event.command != "fast"

    def _covers(self, x: float, y: float) -> bool:
        left, top, w, h = self.box
        if self.is_open:
            return left <= x <= left + w and top <= y <= top + h
        return self.knob.contains(x, y, generous=True)

    # -- the picture

    def draw(self, canvas: Canvas) -> None:
        """Paint the drawer, or the knob alone with what came last."""
        if self.is_open:
            x, y, w, h = self.box
            sheet = canvas.layer(("chat", current()), w + 2 * _EDGE, h + 2 * _EDGE, self._paint_sheet)
            canvas.blit(sheet, x - _EDGE, y - _EDGE)
            self._draw_field(canvas)
        elif self._glance > 1 and self.talk.log.blocks:
            self._draw_glance(canvas)
        self.ui.draw(canvas)
        if self.unread:
            _draw_count(canvas, self.unread, self.knob.x + KNOB - 4, self.knob.y + 4)

    def _draw_field(self, canvas: Canvas) -> None:
        """Paint what stands at the field, and in its place why nobody may write."""
        if not self._is_silent:
            self.talk.draw(canvas)
            return
        x, y, w, h = self.box
        top, high = y + h - _SIGNS - _RULE + 8, _RULE - 16
        fitted.draw(canvas, self._rule(), x + 18, top, w - 36, high, "body", 16, OXBLOOD, "midleft")

    def _paint_sheet(self, canvas: Canvas) -> None:
        """Paint what the drawer shows whatever is said."""
        _x, _y, w, h = self.box
        canvas.panel(_EDGE, _EDGE, w, h, seed=31)
        canvas.text(_("At the table"), _EDGE + w / 2 + 16, _EDGE + 27, "title", 19, INK, "center", fit=w - 116)

    def _draw_glance(self, canvas: Canvas) -> None:
        """Paint the line that came last, below the knob."""
        x, y, w = self.knob.x - 14, self.knob.y + 40, self.box[2]
        runs = tuple(run._replace(colour=IVORY) for run in self.talk.log.blocks[-1].runs)
        room = w - 28
        high = min(canvas.rich_height(runs, 16, room), 150.0, canvas.size[1] - y - 24)
        canvas.nine("ui/tooltip", x, y, w, high + 20)
        with canvas.clipped(x, y, w, high + 14):
            canvas.rich(runs, x + 14, y + 10, 16, wrap=room)

    def _show_widgets(self) -> None:
        for widget in self.ui.widgets:
            widget.visible = self.is_open or widget is self.knob
        for widget in (self.talk.field, self.talk.button):
            widget.visible = self.is_open and not self._is_silent
        self.knob.icon = "cross" if self.is_open else "chat"
        self.ui.dirty = True

    def _knob_words(self) -> str:
        return _("Close") if self.is_open else _("Talk to the others")


def _draw_count(canvas: Canvas, count: int, x: float, y: float) -> None:
    """Paint a number on a seal of wax."""
    size = 24.0
    canvas.put("lan/sealed", x - size / 2, y - size / 2, size, size)
    letters = 13 / canvas.text_scale
    canvas.text(str(count) if count < 10 else "9+", x, y - 0.5, "bold", letters, IVORY, "center")
