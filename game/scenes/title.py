"""The first screen: go on with a match, begin one, or look at something."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game import VERSION, language
from game.language import LANGUAGES, _
from game.scenes import catalog, title_stage, unfinished
from game.scenes.cabinet import Cabinet
from game.scenes.cards import Card, cards
from game.scenes.demonstration import Demonstration
from game.scenes.doors import open_rules, open_settings
from game.scenes.page import Page
from game.scenes.scene import Context
from game.scenes.title_stage import CABINET, SHOWN, SIGNS
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import FAINT, GOLD, NIGHT, PALE
from game.view.widgets import fitted, keyhints
from game.view.widgets.base import Words
from game.view.widgets.button import Button
from game.view.widgets.pennant import Pennant

_IDLE = 30 * 60  # ticks without anybody touching anything, after which the demonstration fills the screen
_LEFT, _WIDE = 56.0, 760.0


class Title(Page):
    """Where the program begins. file: a save or replay that was named on the command line."""

    name = "title"

    def __init__(self, context: Context, file: Path | None = None) -> None:
        super().__init__(context)
        self._file = file
        self._rest = 0
        self._saved: unfinished.Unfinished | None = None
        self._package = catalog.VIEWS[SHOWN]
        self._play = Demonstration(SHOWN, self._package, context.now().toordinal())
        self._play.advance(46)
        self._cabinet = Cabinet(self._package, self._play, not context.settings.reduced_motion)

    # -- the life of a scene

    def enter(self) -> None:
        self._saved = unfinished.find(self.context.home)
        self._cabinet.moves = not self.context.settings.reduced_motion
        self._rest = 0
        self._build()
        self.laid_out = None
        self.context.sound.music("title")

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
        self.dirty = self.ui.update() or self._cabinet.dirty or self.dirty
        self._open_file()
        self._rest += 1
        if self._rest == _IDLE:
            self._attract()

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.draw_still(canvas)
        ox, oy = self.origin
        self._cabinet.draw(canvas, ox + CABINET[0], oy + CABINET[1])
        self.ui.draw(canvas)
        self._draw_saved(canvas)
        hints = (("move", _("choose")), ("confirm", _("open")), ("fullscreen", _("full screen")))
        device = self.context.input.device
        keyhints.draw(canvas, ox + 436 - keyhints.width(canvas, hints, device) / 2, oy + 677, hints, device)

    # -- widgets

    def _build(self) -> None:
        was = self.ui.focused.name if self.ui.focused else ""
        self.ui.clear()
        if self._saved:
            self._button("continue", lambda: _("Continue"), self._continue, "continue", "gold", 25, "left")
            self._button("new_match", lambda: _("New match"), self._open_setup, "swords")
        else:
            self._button("new_match", lambda: _("New match"), self._open_setup, "swords", "gold", 27)
        self._button("replays", lambda: _("Replays"), self._open_replays, "scroll")
        self._button("learn", lambda: _("Learn"), self._open_rules, "book")
        self._button("settings", lambda: _("Settings"), partial(open_settings, self.context), "gear")
        self._button("quit", lambda: _("Quit"), self.context.leave, "door")
        for code, name in LANGUAGES.items():
            self.ui.add(Pennant(f"language_{code}", code, name, partial(_is_spoken, code), partial(self._speak, code)))
        names = [widget.name for widget in self.ui.widgets]
        self.ui.focus(self.ui.find(was) if was in names else self.ui.widgets[0])

    def _button(self, name: str, label: Words, on: Callable[[], object], icon: str, look: str = "normal",
                size: float = 21, align: str = "center") -> None:  # fmt: skip
        self.ui.add(Button(name, label, on, icon, look, size, align))

    def _place(self) -> None:
        ox, oy = self.origin
        x, half, third = ox + _LEFT, (_WIDE - 14) / 2, (_WIDE - 28) / 3
        rows: list[list[str]] = [["new_match"], ["replays", "learn"], ["settings", "quit"]]
        if self._saved:
            rows = [["continue"], ["new_match", "replays"], ["learn", "settings", "quit"]]
        y = oy + 378
        for i, row in enumerate(rows):
            high, wide = (70.0 if i == 0 else 60.0), {1: _WIDE, 2: half, 3: third}[len(row)]
            for j, name in enumerate(row):
                self.ui.find(name).place(x + j * (wide + 14), y, wide, high)
            y += high + 20
        for i, code in enumerate(LANGUAGES):
            self.ui.find(f"language_{code}").place(ox + 1016 + i * 54, oy + 657, 50, 40)

    # -- pictures

    def paint_still(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        title_stage.draw(canvas, ox, oy)
        self._cabinet.draw_words(canvas, ox + CABINET[0], oy + CABINET[1])
        canvas.text(_("Three Crowns {version}").format(version=VERSION), ox + 58, oy + 677, size=15, colour=FAINT)
        for card in cards():
            if card.key in SIGNS:
                left, room = SIGNS[card.key]
                self._name_game(canvas, card, ox + left + 90, oy, room)

    def _name_game(self, canvas: Canvas, card: Card, x: float, oy: float, room: float) -> None:
        colours = (FAINT, FAINT) if card.later else (GOLD, PALE)
        canvas.text(card.name(), x, oy + 303, "title", 18, colours[0], fit=room, shadow=(NIGHT, 0, 1))
        note = _("coming later") if card.later else _("for {n} players").format(n=card.room)
        canvas.text(note, x, oy + 326, "body", 16, colours[1], fit=room)

    def _draw_saved(self, canvas: Canvas) -> None:
        if not self._saved:
            return
        button = self.ui.find("continue")
        right, middle = button.x + button.w - 86, button.y + button.h / 2
        label = canvas.measure(_("Continue"), "title", 25)[0] + 100
        room = button.w - label - 110
        canvas.put(f"ui/emblem_small_{self._saved.game}", right + 14, middle - 21, 42, 42)
        name = catalog.VIEWS[self._saved.game].title()
        canvas.text(self._saved.title(name), right, middle - 11, "bold", 17, anchor="midright", fit=room)
        note = self._saved.note(self.context.now())
        size = fitted.size_for(canvas, note, room, 30, "body", 16)
        canvas.text(note, right, middle + 12, "body", size, "#5a3d16", "midright")

    # -- where the buttons lead; imported here because the first frame needs none of it

    def _continue(self) -> None:
        from game.scenes.opening import open_file

        if self._saved:
            open_file(self.context, self._saved.saved.path)  # read again: another window may have played on

    def _open_setup(self) -> None:
        from game.scenes.setup import Setup

        self.context.stack.push(Setup(self.context))

    def _open_replays(self) -> None:
        from game.scenes.replays import Replays

        self.context.stack.push(Replays(self.context))

    def _open_rules(self) -> None:
        open_rules(self.context, SHOWN)

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
