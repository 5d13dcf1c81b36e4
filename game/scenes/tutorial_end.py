"""The last page of a lesson: what to keep in mind, and the way into a first match."""

from __future__ import annotations

from game.language import _
from game.rules.catalog import GAMES
from game.scenes import catalog, proposal
from game.scenes.doors import open_rules
from game.scenes.opening import new_table
from game.scenes.page import Page
from game.scenes.scene import Context
from game.scenes.seats import NAMES, company
from game.view.canvas import Canvas
from game.view.lesson import Lesson, Teaching
from game.view.palette import INK, OXBLOOD
from game.view.widgets import fitted, headline
from game.view.widgets.button import Button, IconButton
from game.view.widgets.label import heading

_WIDE = 860.0


def pupil(context: Context) -> str:
    """Return the name of whoever learns: that of the first person of the last match, or on the network."""
    last = proposal.from_plain(context.settings.last_match).seats()
    return next((seat.name for seat in last if seat.is_person), context.settings.player_name or NAMES[0])


class LessonEnd(Page):
    """Closes a lesson, which from now on counts as finished."""

    name = "lesson_end"

    def __init__(self, context: Context, key: str) -> None:
        super().__init__(context)
        self.key = key
        self._package = catalog.VIEWS[key]
        assert isinstance(self._package, Teaching), "a game without a lesson has no end of one"
        self.lesson: Lesson = self._package.lesson()
        self.ui.add(IconButton("back", lambda: _("Back"), "back", context.stack.pop, "oak"))
        first = Button("first_match", self._offer, self._begin, "swords", "oxblood", 24)
        self.ui.default = self.ui.add(first)
        self.ui.add(Button("again", lambda: _("Lesson again"), self._again, "again", size=18))
        self.ui.add(Button("rules", lambda: _("Rules"), lambda: open_rules(context, key), "book", size=18))
        self.ui.add(Button("done", lambda: _("Done"), context.stack.pop, "check", size=18))
        self.ui.focus(first)

    def enter(self) -> None:
        if self.context.settings.remember_lesson(self.key):
            self.context.apply_settings()

    def resized(self, canvas: Canvas) -> None:
        super().resized(canvas)
        ox, oy = self.origin
        left = ox + 640 - _WIDE / 2
        self.ui.find("back").place(ox + 40, oy + 33, 42, 42)
        self.ui.find("first_match").place(left + 120, oy + 500, _WIDE - 240, 70)
        each = (_WIDE - 24) / 3
        for n, name in enumerate(("again", "rules", "done")):
            self.ui.find(name).place(left + n * (each + 12), oy + 606, each, 52)

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.draw_still(canvas, self.key)
        self.ui.draw(canvas)

    def paint_still(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        left = ox + 640 - _WIDE / 2
        canvas.backdrop(framed=True)
        headline.draw(canvas, _("Lesson"), "green", self.key, top=oy)
        canvas.panel(left, oy + 100, _WIDE, 490, seed=38)
        heading(
            canvas, _("Now you can play {game}").format(game=self._package.title()), left + 30, oy + 138, _WIDE - 60
        )
        high = 300.0 / len(self.lesson.kept)
        for n, text in enumerate(self.lesson.kept):
            y = oy + 176 + n * high
            canvas.icon("star", left + 54, y + high / 2, 24, OXBLOOD)
            fitted.draw(canvas, _(text), left + 84, y, _WIDE - 130, high - 6, "body", 20, INK, "midleft")
        canvas.put(f"ui/emblem_{self.key}", left + 34, oy + 494, 82, 82, lift=3)

    def _offer(self) -> str:
        if self.lesson.first_seats > 2:
            return _("Play a first match against Pages")
        return _("Play a first match against the Page")

    def _begin(self) -> None:
        """Begin a match against the gentlest computer players; it is kept like any other."""
        first = proposal.fresh(self.key)
        first.set_seats(self.lesson.first_seats)
        first.take_options(self.lesson.first_options)
        for place, name in zip(first.places, company(pupil(self.context), len(first.places)), strict=True):
            place.name = name
        table = new_table(self.context, GAMES[self.key], first.seats(), first.options)
        self.context.stack.pop_to("title")
        self.context.stack.push(table)

    def _again(self) -> None:
        from game.scenes.tutorial import Tutorial

        self.context.stack.replace(Tutorial(self.context, self.key))
