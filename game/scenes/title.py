"""The first screen: go on with a match, begin one, or look at something."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import VERSION, language
from game.language import LANGUAGES, _
from game.scenes import catalog, cut_off, title_signs, title_stage, unfinished
from game.scenes.cabinet import Cabinet
from game.scenes.demonstration import Demonstration
from game.scenes.doors import open_rules, open_settings
from game.scenes.page import Page
from game.scenes.scene import Context
from game.scenes.title_stage import CABINET
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import FAINT
from game.view.widgets import fitted, keyhints
from game.view.widgets.base import Words
from game.view.widgets.button import Button, IconButton
from game.view.widgets.pennant import Pennant

if TYPE_CHECKING:
    from net.facade import Unfinished

_IDLE = 30 * 60  # ticks without anybody touching anything, after which the demonstration fills the screen
_LEFT, _WIDE = 56.0, 760.0
_BEGUN = 46  # actions that have been played when the title opens


class Title(Page):
    """Where the program begins. file: a save or replay to open at once."""

    name = "title"

    def __init__(self, context: Context, file: Path | None = None) -> None:
        super().__init__(context)
        self._file = file
        self._rest = 0
        self._offer = unfinished.Offer()
        self._lamented = ""
        self._cut_off: list[Unfinished] = []
        self._asked = False  # for the matches that were cut off, since this scene came to the top
        self._drawn = False
        self._matches = context.now().toordinal()  # shown so far; the day decides which game is the first
        self._show_match(_BEGUN)

    # -- the life of a scene

    def enter(self) -> None:
        self._offer = unfinished.find(self.context.home)
        self._lament()
        self._asked = False
        self._cabinet.moves = not self.context.settings.reduced_motion
        self._rest = 0
        self._build()
        self.laid_out = None
        self.context.sound.music("title")

    @property
    def _saved(self) -> unfinished.Unfinished | None:
        return self._offer.match

    def _lament(self) -> None:
        """Say once what was saved last and is lost, or nobody would know why nothing is offered."""
        if self._offer.lament != self._lamented:
            self._lamented = self._offer.lament
            self.context.toast(self._lamented)

    def _show_match(self, actions: int = 0) -> None:
        """Show a match of the next game of the catalogue in the cabinet, after some actions."""
        games = list(catalog.VIEWS)
        turn, number = divmod(self._matches, len(games))
        self._play = Demonstration(games[number], self._matches, turn)
        self._matches += 1
        self._play.advance(actions)
        self._cabinet = Cabinet(self._play, not self.context.settings.reduced_motion)
        self.dirty = True

    def resized(self, canvas: Canvas) -> None:
        super().resized(canvas)
        self._place()

    def handle(self, event: Event) -> None:
        self._rest = 0
        super().handle(event)

    def command(self, word: str) -> None:
        if word == "help":
            self._open_rules()
        elif word == "back":
            self.ui.focus(self.ui.find("quit"))

    def update(self) -> None:
        self._cabinet.update()
        if self._cabinet.is_done:
            self._show_match()
        self.dirty = self.ui.update() or self._cabinet.dirty or self.dirty
        self._open_file()
        if self._drawn and not self._asked:
            self._ask_for_matches()
        self._rest += 1
        if self._rest == _IDLE:
            self._attract()

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self._drawn = True
        self.draw_still(canvas, self._play.key)
        ox, oy = self.origin
        self._cabinet.draw(canvas, ox + CABINET[0], oy + CABINET[1])
        self.ui.draw(canvas)
        self._draw_matches(canvas)
        hints = (("move", _("choose")), ("confirm", _("open")), ("fullscreen", _("full screen")))
        device = self.context.input.device
        keyhints.draw(canvas, ox + 436 - keyhints.width(canvas, hints, device) / 2, oy + 677, hints, device)

    # -- widgets

    def _build(self) -> None:
        was = self.ui.focused.name if self.ui.focused else ""
        self.ui.clear()
        self._signs = [self.ui.add(sign) for sign in title_signs.signs(self._open_setup)]
        first = ("gold", 25, "left")
        if self._cut_off:
            self._button("rejoin", lambda: _("Go back"), self._rejoin, "leave", *first)
            self.ui.add(IconButton("forget", lambda: _("Forget this match"), "trash", self._forget))
        if self._saved:
            look = ("normal", 21, "center") if self._cut_off else first
            self._button("continue", self._saved.words, self._continue, "continue", *look)
        look = ("normal", 21, "center") if self._cut_off or self._saved else ("gold", 27, "center")
        self._button("new_match", lambda: _("New match"), self._open_setup, "swords", *look)
        self._button("lan", lambda: _("LAN tables"), self._open_lan, "beacon")
        self._button("replays", lambda: _("Saved matches"), self._open_replays, "scroll")
        self._button("learn", lambda: _("Learn"), self._open_rules, "book")
        self._button("settings", lambda: _("Settings"), partial(open_settings, self.context), "gear")
        self._button("quit", lambda: _("Quit"), self.context.leave, "door")
        for code, name in LANGUAGES.items():
            self.ui.add(Pennant(f"language_{code}", code, name, partial(_is_spoken, code), partial(self._speak, code)))
        names = [widget.name for widget in self.ui.widgets]
        self.ui.focus(self.ui.find(was if was in names else self._rows()[0][0]))

    def _button(self, name: str, label: Words, on: Callable[[], object], icon: str, look: str = "normal",
                size: float = 21, align: str = "center") -> None:  # fmt: skip
        self.ui.add(Button(name, label, on, icon, look, size, align))

    def _place(self) -> None:
        ox, oy = self.origin
        for sign in self._signs:
            sign.settle(ox, oy)
        rows = self._rows()
        highs, gap = ((70.0, 60.0, 60.0), 20.0) if len(rows) == 3 else ((64.0, 50.0, 50.0, 50.0), 16.0)
        y = oy + 378
        for row, high in zip(rows, highs, strict=True):
            each = (_WIDE - 14 * (len(row) - 1)) / len(row)
            for j, name in enumerate(row):
                self.ui.find(name).place(ox + _LEFT + j * (each + 14), y, each, high)
            y += high + gap
        if self._cut_off:
            rejoin = self.ui.find("rejoin")
            rejoin.place(rejoin.x, rejoin.y, _WIDE - 60, rejoin.h)
            self.ui.find("forget").place(rejoin.x + _WIDE - 46, rejoin.y + rejoin.h / 2 - 23, 46, 46)
        for i, code in enumerate(LANGUAGES):
            self.ui.find(f"language_{code}").place(ox + 1016 + i * 54, oy + 657, 50, 40)

    def _rows(self) -> list[list[str]]:
        """Return the buttons of every row, from what is most wanted to what is wanted last."""
        if self._cut_off and self._saved:
            return [["rejoin"], ["continue", "new_match"], ["lan", "replays"], ["learn", "settings", "quit"]]
        if self._cut_off or self._saved:
            first = "rejoin" if self._cut_off else "continue"
            return [[first], ["new_match", "lan"], ["replays", "learn"], ["settings", "quit"]]
        return [["new_match"], ["lan", "replays"], ["learn", "settings", "quit"]]

    # -- pictures

    def paint_still(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        title_stage.draw(canvas, ox, oy)
        self._cabinet.draw_words(canvas, ox + CABINET[0], oy + CABINET[1])
        canvas.text(_("Three Crowns {version}").format(version=VERSION), ox + 58, oy + 677, size=15, colour=FAINT)
        title_signs.draw_words(canvas, ox, oy)

    def _draw_matches(self, canvas: Canvas) -> None:
        """Paint which match the first button leads back to."""
        if self._cut_off:
            match = self._cut_off[0]
            note = cut_off.note(match, self.context.now())
            self._draw_match(canvas, "rejoin", _("Go back"), match.game, cut_off.title(match), note)
        elif self._saved:
            name = catalog.VIEWS[self._saved.game].title()
            note = self._saved.note(self.context.now())
            self._draw_match(canvas, "continue", self._saved.words(), self._saved.game, self._saved.title(name), note)

    def _draw_match(self, canvas: Canvas, button: str, words: str, game: str, title: str, note: str) -> None:
        place = self.ui.find(button)
        right, middle = place.x + place.w - 86, place.y + place.h / 2
        room = place.w - canvas.measure(words, "title", 25)[0] - 100 - 110
        if game in catalog.VIEWS:
            canvas.put(f"ui/emblem_small_{game}", right + 14, middle - 21, 42, 42)
        canvas.text(title, right, middle - 11, "bold", 17, anchor="midright", fit=room)
        size = fitted.size_for(canvas, note, room, 30, "body", 16)
        canvas.text(note, right, middle + 12, "body", size, "#5a3d16", "midright")

    def file_dropped(self, path: Path) -> None:
        self._file = path

    # -- where the buttons lead; imported here because the first frame needs none of it

    def _continue(self) -> None:
        from game.scenes.opening import open_end, open_file

        if self._saved:  # read again: another window may have played on
            opened = open_end if self._saved.is_over else open_file
            self._offer.take(self.context, partial(opened, self.context, self._saved.saved.path))

    def _open_setup(self, game: str = "") -> None:
        from game.scenes.setup import Setup

        self.context.stack.push(Setup(self.context, game))

    def _open_lan(self) -> None:
        from game.scenes.lan.tables import LanTables

        self.context.stack.push(LanTables(self.context))

    def _ask_for_matches(self) -> None:
        self._asked = True
        found = cut_off.find(self.context)
        if found == self._cut_off:
            return
        self._cut_off = found
        self._build()
        self._place()
        self.dirty = True

    def _rejoin(self) -> None:
        cut_off.rejoin(self.context, self._cut_off)

    def _forget(self) -> None:
        cut_off.forget(self.context, self._cut_off, self._ask_for_matches)

    def _open_replays(self) -> None:
        from game.scenes.replays import Replays

        self.context.stack.push(Replays(self.context))

    def _open_rules(self) -> None:
        open_rules(self.context, self._play.key, lesson=True)

    def _attract(self) -> None:
        from game.scenes.attract import Attract

        self.context.stack.push(Attract(self.context, self._play))

    def _speak(self, code: str) -> None:
        self.context.settings.language = code
        self.context.apply_settings()

    def _open_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            from game.scenes.opening import open_file

            open_file(self.context, file)


def _is_spoken(code: str) -> bool:
    return language.current() == code
