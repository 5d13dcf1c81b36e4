"""The rules of a game, in sections, to be read and searched."""

from __future__ import annotations

from functools import partial

from game.language import _, ngettext
from game.scenes import catalog, search
from game.scenes.cards import has_lesson
from game.scenes.doors import open_keys, open_lesson
from game.scenes.page import Page
from game.scenes.scene import Context, Rect
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import INK, OXBLOOD, SOFT
from game.view.runs import Run
from game.view.view_package import RuleSection
from game.view.widgets import headline
from game.view.widgets.button import Button, IconButton
from game.view.widgets.label import heading
from game.view.widgets.listbox import ListBox
from game.view.widgets.scrolllog import Block, ScrollLog
from game.view.widgets.stepper import Stepper
from game.view.widgets.textfield import TextField

_SIDE = 372.0
_LESSON = 56.0  # the room of the way to the lesson
_LONGEST = 40


class Rules(Page):
    """Sections on the left, their text on the right. key: of the game that is opened; others can be chosen.

    lesson: whether the lessons of the games are offered too.
    """

    name = "rules"

    def __init__(self, context: Context, key: str, lesson: bool = False) -> None:
        super().__init__(context)
        self._offers = lesson and any(map(has_lesson, catalog.VIEWS))
        self._key = key
        self._package = catalog.VIEWS[key]
        self._sections: tuple[RuleSection, ...] = ()
        self._shown: list[int] = []
        self.ui.add(IconButton("back", lambda: _("Back"), "back", context.stack.pop, "oak"))
        if len(catalog.VIEWS) > 1:
            games = [(one, package.title) for one, package in catalog.VIEWS.items()]
            self.ui.add(Stepper("game", games, key, self._choose_game))
        self._search = self.ui.add(
            TextField("search", "", _LONGEST, self._find, self._to_list, lambda: _("Search the rules"), size=18)
        )
        self._list: ListBox[RuleSection] = self.ui.add(ListBox("sections", [], self._paint_row, 44.0, self._open,
                                                               self._open))  # fmt: skip
        self._text = self.ui.add(ScrollLog("text"))
        if self._offers:
            self.ui.add(Button("lesson", lambda: _("Play the lesson"), self._open_lesson, "play", "gold", 17))
            self.ui.find("lesson").enabled = has_lesson(key)
        self.ui.add(Button("keys", lambda: _("All keys"), partial(open_keys, context), "keyboard", size=17))
        self.ui.focus(self._list)
        self._box: Rect = (0, 0, 0, 0)

    # -- the life of a scene

    def enter(self) -> None:
        self.context.sound.play("page")

    def resized(self, canvas: Canvas) -> None:
        w, h = canvas.size
        high = h - 134
        self._box = (40, 96, w - 80, high)
        self.ui.find("back").place(40, 33, 42, 42)
        if len(catalog.VIEWS) > 1:
            self.ui.find("game").place(60, 108, _SIDE - 40, 38)
        self._search.place(62, 154, _SIDE - 44, 44)
        room = _LESSON if self._offers else 0.0
        self._list.place(62, 206, _SIDE - 44, high - 110 - 76 - room)
        if self._offers:
            self.ui.find("lesson").place(62, 96 + high - 66 - room, _SIDE - 44, 46)
        self.ui.find("keys").place(62, 96 + high - 66, _SIDE - 44, 46)
        self._text.place(_SIDE + 84, 156, w - _SIDE - 150, high - 84)
        self._sections = self._package.rule_page()
        self._find(self._search.value)

    def command(self, word: str) -> None:
        if word in ("page_up", "page_down"):
            self._text.command(Event("command", command=word))
        elif word in ("back", "menu", "help"):
            self._leave()

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.draw_still(canvas, self._key)
        self.ui.draw(canvas)
        self._draw_found(canvas)

    def status(self) -> dict[str, object]:
        return {**super().status(), "game": self._key, "sections": len(self._shown)}

    # -- pictures

    def paint_still(self, canvas: Canvas) -> None:
        x, y, w, h = self._box
        canvas.backdrop(framed=True)
        headline.draw(canvas, _("Learn"), "oxblood", self._key)
        canvas.panel(x, y, _SIDE, h, seed=31)
        if len(catalog.VIEWS) == 1:
            heading(canvas, self._package.title(), x + 22, y + 28, _SIDE - 44)
        canvas.panel(x + _SIDE + 18, y, w - _SIDE - 18, h, seed=32)
        heading(canvas, _("Rules"), x + _SIDE + 44, y + 28, w - _SIDE - 70)

    def _paint_row(self, canvas: Canvas, section: RuleSection, x: float, y: float, w: float, h: float,
                   chosen: bool) -> None:  # fmt: skip
        canvas.text(section.title, x + 14, y + h / 2, "bold" if chosen else "body", 18, INK, fit=w - 28)

    def _draw_found(self, canvas: Canvas) -> None:
        if not self._search.value.strip():
            return
        x, y, w, _h = self._list.rect
        if not self._shown:
            text = _("Nothing was found. Try another word.")
            canvas.text(text, x + w / 2, y + 40, "body", 17, SOFT, "center", wrap=w - 30)
            return
        n = search.count(self._sections, self._search.value)
        text = ngettext("found {n} time", "found {n} times", n).format(n=n)
        right = self._text.x + self._text.w
        canvas.text(text, right, 124, "body", 16, SOFT, "midright", fit=240)

    # -- what the widgets do

    def _choose_game(self, key: object) -> None:
        self._key = str(key)
        self._package = catalog.VIEWS[self._key]
        if self._offers:
            self.ui.find("lesson").enabled = has_lesson(self._key)
        self._sections = self._package.rule_page()
        self._find(self._search.value)

    def _open_lesson(self) -> None:
        open_lesson(self.context, self._key)

    def _find(self, wanted: str) -> None:
        self._shown = search.found(self._sections, wanted)
        self._list.fill([self._sections[i] for i in self._shown])
        self._list.choose(0)
        self._fill(wanted)

    def _fill(self, wanted: str) -> None:
        """Put the sections that were found below one another."""
        blocks: list[Block] = []
        for i in self._shown:
            section = self._sections[i]
            blocks.append(Block((Run(section.title, "title", OXBLOOD),), 20, 22))
            blocks += [Block(search.marked(text, wanted), 19, 10) for text in section.paragraphs]
        self._text.fill(blocks)

    def _open(self, index: int) -> None:
        """Bring the section into view."""
        self.context.sound.play("page")
        before = self._shown[:index]
        self._text.show(sum(1 + len(self._sections[i].paragraphs) for i in before))

    def _to_list(self, wanted: str) -> None:
        if self._shown:
            self.ui.focus(self._list)

    def _leave(self) -> None:
        if self._search.value and self.ui.focused is self._search:
            self._search.set("")
            self._find("")
            return
        self.context.stack.pop()
