"""Hosting a table: everything is filled in, so that Enter is enough; the rest is agreed upon in the lobby."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.language import _
from game.rules.catalog import GAMES
from game.scenes import proposal
from game.scenes.catalog import VIEWS
from game.scenes.lan import doors as lan_doors
from game.scenes.page import Page
from game.scenes.player_name import name_trouble, proposed_name
from game.scenes.scene import Context
from game.scenes.spoken import written_time
from game.settings import LONGEST_NAME, LONGEST_PASSWORD
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import INK, OXBLOOD, SOFT
from game.view.widgets import fitted
from game.view.widgets.base import Words
from game.view.widgets.button import Button
from game.view.widgets.label import heading
from game.view.widgets.segments import Segments
from game.view.widgets.stepper import Stepper
from game.view.widgets.textfield import TextField
from net.facade import HostSetup
from net.lobby import HOST, PERSON, LobbySeat

_WIDE, _PICTURE, _MARGIN = 860.0, 300.0, 34.0
_HEAD, _FOOT = 112.0, 116.0  # from the upper edge to the first field, and from below the last line to the lower edge
_FIELD, _LINE = 46.0, 82.0
_ROWS = (("game", "seats"), ("player",), ("table",), ("password",))


class Hosting(Page):
    """A sheet above the list of tables. It begins with game, seats, options and rules of the house as chosen last."""

    name = "hosting"
    veiled = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._rect = (0.0, 0.0, 0.0, 0.0)
        self._last = proposal.from_plain(context.settings.last_match)
        self._game = self._last.key if self._last.key in VIEWS else next(iter(VIEWS))
        self._seats = self._count(len(self._last.places))
        self._proposed = context.settings.player_name or proposed_name()
        self._texts = {"player": self._proposed, "table": "", "password": ""}
        self._reason = ""
        self._build()

    # -- the life of a scene

    def resized(self, canvas: Canvas) -> None:
        super().resized(canvas)
        self._place()

    def handle(self, event: Event) -> None:
        self._reason = "" if event.kind == "text" else self._reason
        super().handle(event)

    def draw(self, canvas: Canvas, remainder: float) -> None:
        x, y, w, h = self._rect
        canvas.dim(0, 0, *canvas.size, alpha=150)
        canvas.panel(x, y, w, h, seed=7)
        heading(canvas, _("Host a table"), x + _MARGIN, y + 44, w - 2 * _MARGIN, 24)
        self._draw_game(canvas)
        for name, words in self._labels().items():
            field = self.ui.find(name)
            canvas.text(words, field.x + 2, field.y - 16, "bold", 17, INK, fit=field.w)
        if self._reason:
            canvas.text(
                self._reason, x + w - _MARGIN, y + h - 104, "body", 17, OXBLOOD, "midright", fit=w - 2 * _MARGIN
            )
        self.ui.draw(canvas)

    def status(self) -> dict[str, object]:
        return {**super().status(), "game": self._game, "seats": self._seats, "reason": self._reason}

    # -- widgets

    def _count(self, wanted: int) -> int:
        """Return so many seats where the game has them, else the fewest."""
        counts = GAMES[self._game].SEATS
        return wanted if wanted in counts else counts[0]

    def _build(self) -> None:
        self.ui.clear()
        if len(VIEWS) > 1:
            games: list[tuple[object, Words]] = [(key, view.title) for key, view in VIEWS.items()]
            self.ui.add(Stepper("game", games, self._game, self._choose_game))
        if len(GAMES[self._game].SEATS) > 1:
            counts: list[tuple[object, Words]] = [(n, str(n)) for n in GAMES[self._game].SEATS]
            self.ui.add(Segments("seats", counts, self._seats, self._choose_seats))
        self.ui.add(self._text_field("player", LONGEST_NAME, ""))
        self.ui.add(self._text_field("table", LONGEST_NAME, self._usual_table))
        self.ui.add(self._text_field("password", LONGEST_PASSWORD, lambda: _("none"), secret=True))
        self.ui.add(Button("open", lambda: _("Open the table"), self.open, "beacon", "oxblood", 23))
        self.ui.add(Button("cancel", lambda: _("Cancel"), self.context.stack.pop, "cross"))
        self.ui.default = self.ui.find("open")
        self.ui.focus(self.ui.default)

    def _text_field(self, name: str, longest: int, hint: Words, secret: bool = False) -> TextField:
        keep = partial(self._texts.__setitem__, name)
        return TextField(name, self._texts[name], longest, keep, lambda _text: self.open(), hint, secret=secret)

    def _choose_seats(self, count: Any) -> None:
        self._seats = count

    def _choose_game(self, game: object) -> None:
        self._game = str(game)
        self._seats = self._count(self._seats)
        self._build()
        self._place()
        self.ui.focus(self.ui.find("game"))

    def _labels(self) -> dict[str, str]:
        words = {
            "player": _("Your name"),
            "table": _("Name of the table"),
            "game": _("Game"),
            "seats": _("Seats"),
            "password": _("Password"),
        }
        there = {widget.name for widget in self.ui.widgets}
        return {name: text for name, text in words.items() if name in there}

    def _place(self) -> None:
        there = self._labels()
        rows = [[name for name in row if name in there] for row in _ROWS]
        rows = [row for row in rows if row]
        w, h = self.context.canvas.size
        high = _HEAD + len(rows) * _LINE + _FOOT
        x, y = (w - _WIDE) / 2, (h - high) / 2
        self._rect = (x, y, _WIDE, high)
        left, room = x + _MARGIN + _PICTURE + 26, _WIDE - _PICTURE - 26 - 2 * _MARGIN
        for i, row in enumerate(rows):
            each = (room - 16 * (len(row) - 1)) / len(row)
            for j, name in enumerate(row):
                self.ui.find(name).place(left + j * (each + 16), y + _HEAD + i * _LINE, each, _FIELD)
        foot, wide = y + high - 86, _WIDE - 2 * _MARGIN
        self.ui.find("open").place(x + _MARGIN, foot, wide - 250, 58)
        self.ui.find("cancel").place(x + _MARGIN + wide - 236, foot, 236, 58)

    def _draw_game(self, canvas: Canvas) -> None:
        x, y = self._rect[0] + _MARGIN, self._rect[1] + 82
        view, wide, middle = VIEWS[self._game], _PICTURE - 24, self._rect[0] + _MARGIN + _PICTURE / 2
        canvas.panel(x, y, _PICTURE, 246, frame="ui/panel_plain", seed=21)
        canvas.put(f"ui/miniature_{self._game}", x + 12, y + 12, wide, wide * 130 / 362)
        canvas.text(view.title(), middle, y + 140, "title", 23, INK, "center", fit=_PICTURE - 32)
        fitted.draw(canvas, view.tagline(), x + 18, y + 160, _PICTURE - 36, 44, "body", 17, SOFT, "center")
        minutes = _("{n} min").format(n=view.minutes())
        canvas.text(minutes, middle, y + 220, "bold", 16, SOFT, "center", fit=_PICTURE - 36)

    # -- what a person does

    def _usual_table(self) -> str:
        name = self._texts["player"].strip() or self._proposed
        return _("{name}'s table").format(name=name)[:LONGEST_NAME].strip()

    def open(self) -> None:
        """Open the table and go to its lobby."""
        setup = self._setup()
        self._reason = name_trouble(setup.player)
        if self._reason:
            self.context.sound.play("refuse")
            self.dirty = True
            return
        self.context.settings.player_name = setup.player
        self.context.apply_settings()
        self.context.stack.replace(lan_doors.opening(self.context, setup))

    def _setup(self) -> HostSetup:
        player, game = self._texts["player"].strip(), GAMES[self._game]
        table = self._texts["table"].strip() or self._usual_table()
        house = self._last.house
        free = [LobbySeat(colour=number) for number in range(1, self._seats)]
        return HostSetup(
            table, player, self._game, game.VERSION, (LobbySeat(PERSON, player, HOST), *free),
            self._last.options_of(self._game, self._seats), self._texts["password"],
            house.timer, house.undo, house.watch,
            started=written_time(self.context.now()),
        )  # fmt: skip
