"""The last page of a match: the game's own picture of the result, and where to go from there."""

from __future__ import annotations

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


class Result(Page):
    """Stands above the table of the finished match; going back shows the last position again."""

    name = "result"

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context)
        self.match = match
        outcome = match.outcome()
        assert outcome is not None, "only a finished match has a result"
        looks = looks_of(match.seats)
        persons = persons_of(match.seats)
        seat = persons[0] if persons else 0
        moment = Moment(
            match.observation(seat), seat=seat, actor=match.actor, seats=looks,
            preferences=table_preferences(context.settings),
        )  # fmt: skip
        self._package = catalog.VIEWS[match.game.KEY]
        self._view = self._package.result(moment, outcome)
        self.words = self._package.result_words(moment.observation, outcome, looks)
        self._buttons = [
            self.ui.add(Button("again", lambda: _("Again"), self.again, "again", "oxblood")),
            self.ui.add(Button("replay", lambda: _("Replay"), self.replay, "play")),
            self.ui.add(Button("menu", lambda: _("Menu"), self.menu, "menu")),
        ]
        self.ui.default = self._buttons[0]

    def enter(self) -> None:
        self.dirty = True

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
        self.dirty = self.ui.update() or self._view.dirty or self.dirty

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self._view.draw(canvas, remainder)
        self.ui.draw(canvas)

    def command(self, word: str) -> None:
        if word == "confirm":
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
        """Begin another match at the same table."""
        from game.scenes.opening import new_table

        table = new_table(self.context, self.match.game, self.match.seats, self.match.options)
        self.context.stack.pop()
        self.context.stack.replace(table)

    def replay(self) -> None:
        """Watch the match again."""
        from game.scenes.replay import Replay

        self.context.stack.push(Replay(self.context, self.match))

    def menu(self) -> None:
        """Go back to the title."""
        self.context.stack.pop_to("title")
