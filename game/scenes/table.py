"""A match at one screen: every person sits here, and computer players take the other seats."""

from __future__ import annotations

from game.match import Match
from game.scenes import table_dialogs
from game.scenes.play import Play
from game.scenes.scene import Context, Rect, Scene
from game.scenes.terms import AtOneScreen
from game.view.canvas import Canvas
from game.view.input import Event


class Table(Scene):
    """One match being played at this screen."""

    name = "table"

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context)
        self.match = match
        self.play = Play(context, match, AtOneScreen(match), self.open_menu)

    def enter(self) -> None:
        self.play.enter()
        self.dirty = True

    def leave(self) -> None:
        self.play.leave()

    def resized(self, canvas: Canvas) -> None:
        self.play.layout(canvas)
        self.dirty = True

    def handle(self, event: Event) -> None:
        self.play.handle(event)
        self.dirty = self.dirty or self.play.dirty

    def update(self) -> None:
        self.play.update()
        if self.play.take_end():
            self.open_result()
        self.dirty = self.dirty or self.play.dirty

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.play.draw(canvas, remainder)

    def targets(self) -> dict[str, Rect]:
        return self.play.targets()

    def status(self) -> dict[str, object]:
        return self.play.status()

    def open_menu(self) -> None:
        """Show the menu of the table."""
        table_dialogs.open_menu(self)

    def open_result(self) -> None:
        """Show the last page of the finished match; the table stays below it."""
        from game.scenes.result import Result

        self.context.stack.push(Result(self.context, self.match))
