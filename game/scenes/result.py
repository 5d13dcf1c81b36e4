"""The last page of a match: the game's own picture of the result, and where to go from there."""

from __future__ import annotations

from typing import Protocol

from game.language import _
from game.match import Match
from game.scenes import catalog
from game.scenes.doors import open_rules
from game.scenes.page import Page
from game.scenes.preferences import table_preferences
from game.scenes.scene import Context
from game.scenes.seats import looks_of, persons_of
from game.view.canvas import Canvas
from game.view.moment import Moment
from game.view.widgets.button import Button

_WIDE, _HIGH, _GAP = 190.0, 56.0, 18.0


class Again(Protocol):
    """The way to another match of the same players. Called while the last page is on top of its table."""

    @property
    def is_ready(self) -> bool:
        """Whether it is open now."""

    def words(self) -> str: ...

    def tip(self) -> str:
        """Return why the button is off, "" where nothing is to be said."""

    def go(self) -> None: ...

    def close(self) -> None:
        """Called when the last page is gone."""


class AgainHere:
    """Another match at one screen."""

    is_ready = True

    def __init__(self, context: Context, match: Match) -> None:
        self._context, self._match = context, match

    def words(self) -> str:
        """Return what the button says."""
        return _("Again")

    def tip(self) -> str:
        """Return nothing: the button is never off."""
        return ""

    def go(self) -> None:
        """Begin another match at the same table."""
        from game.scenes.opening import new_table

        table = new_table(self._context, self._match.game, self._match.seats, self._match.options)
        self._context.stack.pop()
        self._context.stack.replace(table)

    def close(self) -> None:
        """Do nothing: nothing is kept."""


class Result(Page):
    """Stands above the table of the finished match; going back shows the last position again. seat: who looks at it."""

    name = "result"

    def __init__(self, context: Context, match: Match, seat: int | None = None, again: Again | None = None) -> None:
        super().__init__(context)
        self.match = match
        self._again = again or AgainHere(context, match)
        outcome = match.outcome()
        assert outcome is not None, "only a finished match has a result"
        looks = looks_of(match.seats)
        seat = next(iter(persons_of(match.seats)), 0) if seat is None else seat
        moment = Moment(
            match.observation(seat), seat=seat, actor=match.actor, seats=looks,
            preferences=table_preferences(context.settings),
        )  # fmt: skip
        self._package = catalog.VIEWS[match.game.KEY]
        self._view = self._package.result(moment, outcome)
        self.words = self._package.result_words(moment.observation, outcome, looks)
        self._buttons = [
            self.ui.add(Button("again", self._again.words, self.again, "again", "oxblood")),
            self.ui.add(Button("replay", lambda: _("Replay"), self.replay, "play")),
            self.ui.add(Button("menu", lambda: _("Menu"), self.menu, "menu")),
        ]
        self._buttons[0].tip, self._buttons[0].enabled = self._again.tip, self._again.is_ready
        self.ui.default = self._buttons[0]

    def enter(self) -> None:
        self.dirty = True
        if self.match.keeper is not None:
            self.match.keeper.seen()

    def leave(self) -> None:
        self._again.close()

    def resized(self, canvas: Canvas) -> None:
        self._view.layout(canvas)
        x, y, w, h = self._view.buttons
        wide = min(_WIDE, (w - 2 * _GAP) / 3)
        left = x + (w - 3 * wide - 2 * _GAP) / 2
        for number, button in enumerate(self._buttons):
            button.place(left + number * (wide + _GAP), y + (h - min(_HIGH, h)) / 2, wide, min(_HIGH, h))
        self.dirty = True

    def update(self) -> None:
        self._view.update()
        if self._buttons[0].enabled != self._again.is_ready:
            self._buttons[0].enabled, self.dirty = self._again.is_ready, True
        self.dirty = self.ui.update() or self._view.dirty or self.dirty

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self._view.draw(canvas, remainder)
        self.ui.draw(canvas)

    def command(self, word: str) -> None:
        if word == "confirm" and self._again.is_ready:
            self.again()
        elif word in ("back", "undo"):
            self.context.stack.pop()
        elif word == "menu":
            self.menu()
        elif word == "help":
            open_rules(self.context, self.match.game.KEY)

    def status(self) -> dict[str, object]:
        outcome = self.match.outcome()
        assert outcome is not None
        return {
            "words": self.words,
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "digest": self.match.digest(),
        }

    def again(self) -> None:
        """Begin another match with the same players."""
        self._again.go()

    def replay(self) -> None:
        """Watch the match again."""
        from game.scenes.replay import Replay

        self.context.stack.push(Replay(self.context, self.match))

    def menu(self) -> None:
        """Go back to the title."""
        self.context.stack.pop_to("title")
